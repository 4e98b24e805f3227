# Fangs: what happened.

fangs-turn = Round { $round }: { $seat } is on turn.
fangs-rolled-move = { $seat } rolls { $d4 } and { $d6 }: { $total }.
fangs-rolled = { $seat } rolls { $d4 } and { $d6 }: { $total }.
fangs-rolled-one =
    { $die ->
        [d4] { $seat } rolls the four-sided die: { $face }.
       *[d6] { $seat } rolls the six-sided die: { $face }.
    }
fangs-moved = { $seat } goes to { $place }.
fangs-drew = { $seat } draws { $card }.
fangs-oracle-drawn = { $seat } draws an oracle card.
fangs-oracle-drawn-secret = { $seat } draws an oracle card: { $card }.
fangs-oracle-given = { $seat } gives an oracle card to { $receiver }.
fangs-oracle-given-secret = { $seat } gives { $card } to { $receiver }.
fangs-nothing-happens = { $seat }: nothing happens.
fangs-obeys = { $seat } does what the oracle card says.
fangs-shown = { $seat } shows { $to } the character card.
fangs-shown-secret = { $seat } shows { $to } the character card: { $character }.
fangs-suffered = { $seat } suffers { $amount } damage and stands at { $now }.
fangs-healed = { $seat } heals { $amount } and stands at { $now }.
fangs-refused-heal = { $seat } does not want to be healed.
fangs-stole = { $seat } takes { $card } from { $owner }.
fangs-gave = { $seat } gives { $card } to { $receiver }.
fangs-took = { $seat } takes { $card } from the discards.
fangs-dropped = { $cards } of { $seat } go to the discards.
fangs-reshuffled = The { $deck } discards are shuffled into a new deck.
fangs-revealed = { $seat } turns up: { $character }.
fangs-stays-hidden = { $seat } leaves it and says nothing.
fangs-protected = { $seat } is protected until the next turn: nothing can hurt or rob him.
fangs-protection-ends = The protection of { $seat } ends.
fangs-aura = A Protective Aura surrounds { $seat }.
fangs-aura-ends = The Aura of { $seat } fades.
fangs-extra-turns =
    { $count ->
        [one] { $seat } will take an extra turn.
       *[other] { $seat } will take { $count } extra turns.
    }
fangs-changes-sides = { $seat } now sides with { $left }.
fangs-banned = { $seat } silences the ability of { $target } for the rest of the game.
fangs-ambush = The ambush strikes at { $place }.
fangs-ambush-nothing = The ambush finds nobody.
fangs-aims = { $cause }: { $seat } chooses { $victim }.
fangs-attacks = { $seat } attacks { $victims }.
fangs-attack-failed = { $seat } misses.
fangs-lance = { $seat } thrusts the Bone Lance.
fangs-strikes-back = { $seat } strikes back at { $victim }.
fangs-eliminated = { $seat } falls: { $character }.
fangs-middle-looked = { $seats } looked at the middle.
fangs-middle-seen = { $seats } looked at the middle: { $cards }. In the game are { $werewolves } werewolves, { $vampires } vampires and { $humans } humans.
fangs-announced-on = { $seat } announces: the game goes on.
fangs-announced-over = { $seat } announces: the game is over.
fangs-was = { $seat } was { $character }.
fangs-middle-was = In the middle lay { $cards }.
fangs-call-dropped = Your wish has become impossible and is dropped.
