# What the drawn board says by itself; all that happens is said by the rules' messages.

fangs-board-round = Round { $round }
fangs-board-phase-oracle-round = Oracle round
fangs-board-phase-start = Start
fangs-board-phase-move = Move
fangs-board-phase-place = Place
fangs-board-phase-attack = Attack
fangs-board-phase-end = End
fangs-board-phase-over = Over
fangs-board-phase-ready = Read your card

fangs-board-order-accept_below = Take damage without asking me
fangs-board-order-protect = Protect myself, if my character can
fangs-board-order-protect_from = From how much damage on
fangs-board-order-loss = When somebody would rob me
fangs-board-order-strike_back = Strike back, if my character can
fangs-board-order-reveal = When I turn my card up

fangs-board-seats-left = Seats, from yours on clockwise
fangs-board-seats-right = Seats, clockwise on the other side
fangs-board-you = you
fangs-board-hidden = hidden
fangs-board-out = out · { $who }
fangs-board-damage = damage
fangs-board-face-down = character card, face down
fangs-board-face-up = { $who }, face up
fangs-board-look-at = What { $who } can do
fangs-board-being-asked = being asked
fangs-board-protected = nothing can hurt
fangs-board-banned = ability lost
fangs-board-left-side = looks left
fangs-board-extra-turn = one more turn
fangs-board-announcer = announces the end
fangs-board-spent = { $card }, spent

fangs-board-ring = The six places, clockwise
fangs-board-you-are-here = you are here
fangs-board-is-here = { $name } is here
fangs-board-next-clockwise = next clockwise
fangs-board-reached-by = Reached by a total of { $totals }
fangs-board-what-does = { $what }: what happens here
fangs-board-nowhere = on no place yet
fangs-board-deck = { $deck } deck, { $left } left
fangs-board-left = { $left } left
fangs-board-discards = { $deck } discards, the last on top
fangs-board-no-discards = No { $deck } discards
fangs-board-open-discards = { $deck } discards, top: { $top }; open the pile
fangs-board-closed-discards = { $deck } discards, face down: { $count }
fangs-board-d4-shows = four-sided die: { $value }
fangs-board-d6-shows = six-sided die: { $value }
fangs-board-middle = { $count ->
    [one] one character lies in the middle
   *[other] { $count } characters lie in the middle
  }
fangs-board-middle-seen = You saw in the middle: { $who }

fangs-board-track = Damage track
fangs-board-blood-moon = blood moon
fangs-board-nobody = nobody
fangs-board-stack = { $space } damage: { $names }

fangs-board-your-character = Your character
fangs-board-only-you = Only you see this
fangs-board-character-of = The character of { $name }
fangs-board-hidden-from-others = Hidden from the others
fangs-board-turned-up = turned up
fangs-board-ability-used = ability used
fangs-board-falls-at = falls at { $points } damage
fangs-board-goal = Your goal

fangs-board-notes = Your notes
fangs-board-who-is-what = Who is what?
fangs-board-only-you-see = only you see this
fangs-board-only-seat-saw = only { $name } saw this
fangs-board-count = { $group ->
    [werewolf] { $count } wolves
    [vampire] { $count } vamp.
   *[human] { $count } hum.
  }
fangs-board-note-no = { $name }, { $group }: ruled out by what you know
fangs-board-note-yes = { $name }, { $group }: certain
fangs-board-note-open = { $name }, { $group }: open
fangs-board-note-cross = { $name }, { $group }: you think not
fangs-board-note-ask = { $name }, { $group }: your question mark
fangs-board-note-tick = { $name }, { $group }: your guess
fangs-board-lineup = In the game: { $who }
fangs-board-still-possible = Still possible
fangs-board-you-know-asked = What the oracle asked, as you know it
fangs-board-asked-you = What you were asked by this player
fangs-board-reaction-nothing = nothing happened
fangs-board-reaction-suffered = suffered { $amount }
fangs-board-reaction-healed = healed { $amount }
fangs-board-reaction-gave = gave { $card }
fangs-board-reaction-showed = showed the character card

fangs-board-window-damage = Damage is about to be dealt
fangs-board-window-theft = A card is about to be taken
fangs-board-window-failed = The attack has missed
fangs-board-accept-damage = Your marker goes to { $to }.
fangs-board-accept-theft = { $card } is gone.
fangs-board-accept-failed = It ends here.

fangs-board-source-attack = Attack
fangs-board-source-counterattack = Counterattack
fangs-board-turn-and-phase = { $name }’s turn · { $phase }
fangs-board-by = by { $name }
fangs-board-how-much = How much
fangs-board-you-marker = You: the marker stands at { $from }
fangs-board-their-marker = { $name }: the marker stands at { $from }
fangs-board-points = { $damage ->
    [one] { $damage } point of damage
   *[other] { $damage } points of damage
  }
fangs-board-would-go = Your marker would go from { $from } to { $to }
fangs-board-odds = { $more ->
    [0] The larger die minus the smaller. Equal dice fail (1 in 6).
   *[other] The larger die minus the smaller, plus { $more } for your equipment. Equal dice fail (1 in 6).
  }
fangs-board-odds-torch = { $more ->
    [0] The four-sided die alone: it never fails.
   *[other] The four-sided die alone, plus { $more } for your equipment: it never fails.
  }

fangs-board-title-everybody-out = Nobody is left
fangs-board-title-both-groups = Both packs fall
fangs-board-title-werewolves = The werewolves win
fangs-board-title-vampires = The vampires win
fangs-board-title-human = { $who } wins
fangs-board-out-in-round = out in round { $round }
fangs-board-damage-taken = { $damage } damage
fangs-board-rounds = rounds
fangs-board-attacks = attacks
fangs-board-fallen = fallen
