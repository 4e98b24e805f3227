# What the drawn board of Armata Strigoi says by itself; all that happens is said by the rules' messages.

armata-board-setting-up = Laying the fortress
armata-board-round = Round { $round }
armata-board-fortress = The fortress
armata-board-marks = Marks
armata-board-lines = Lines
armata-board-fought = fought, { $left ->
    [one] 1 token left
   *[other] { $left } tokens left
  }
armata-board-what-he-sees = { $strigoi } sees
armata-board-your-reach = your reach in steps
armata-board-whole = The whole fortress
armata-board-closer = Closer to your room
armata-board-piles-and-marks = Piles and marks
armata-board-piles = Piles
armata-board-left = { $left } left
armata-board-top = { $what } on top, face up
armata-board-used = { $count } used

armata-board-altar = Altar: { $blood } Blood Points, { $needed } needed to strike, { $most } at most
armata-board-to-strike = of { $needed } to strike
armata-board-enough = enough to strike
armata-board-inferno = Inferno: { $blood } of { $lost } Blood Points
armata-board-lost = lost, { $lost } end it

armata-board-wolf = { $name }, { $space }{ $seen ->
    [0] {""}
   *[other] , seen by { $by }
  }
armata-board-strigoi = { $strigoi }, { $room }, { $wounds } of { $existence } Wounds

armata-board-pack = The pack
armata-board-pack-in-order = The pack, in order
armata-board-strigois = The Strigoi
armata-board-you = you
armata-board-you-say = You
armata-board-no-wolf = no wolf yet
armata-board-look-at = What lies open of { $name }
armata-board-rewards = { $count ->
    [one] 1 Reward card
   *[other] { $count } Reward cards
  }
armata-board-weaker = Strength −{ $count }
armata-board-slower = Move −{ $count }
armata-board-without = no { $what }
armata-board-laid = Laid
armata-board-choosing = Choosing
armata-board-dead = dead
armata-board-comes = comes in round 2
armata-board-in-room = { $sees ->
    [nobody] { $room }, sees nobody
   *[somebody] { $room }, sees
  }
armata-board-life = { $wounds } of { $existence } Wounds
armata-board-holds = In hand: { $actions ->
    [one] 1 Action card
   *[other] { $actions } Action cards
  }, { $rewards ->
    [one] 1 Reward card.
   *[other] { $rewards } Reward cards.
  }
armata-board-ready = Not used yet:
armata-board-you-know = You know of: { $cards }

armata-board-hand = Your hand
armata-board-hand-of = Hand
armata-board-your-rewards = Your Reward cards
armata-board-only-you = only you see this
armata-board-only-seat = only { $name } saw this
armata-board-laid-down = laid down
armata-board-lock = Lock this card
armata-board-pick-first = Pick a card first
armata-board-point = Point at a card: the fortress shows where it lets you go, and where its letter sends each Strigoi.
armata-board-if = If you play “{ $card }”
armata-board-reach = Reach { $steps }:
armata-board-reach-less = { $printed } less { $slower } for your Wounds
armata-board-reach-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
  }
armata-board-no-strigoi = No Strigoi is there yet to follow its letter.
armata-board-reads = { $letter } reads { $direction }:
armata-board-led-stays = stays
armata-board-led-stuck = nowhere to go, stays in { $room }
armata-board-led-both = the other one is there, both stay
armata-board-led-breaks = breaks { $ladder }
armata-board-led-guarded = cannot break { $ladder }, it is guarded
armata-board-led-moves = { $room }
armata-board-led-bounces = no room, turns back to { $room }
armata-board-went-stays = stays
armata-board-went-stuck = stays
armata-board-went-both = stays
armata-board-went-breaks = breaks { $ladder }
armata-board-went-guarded = { $ladder }, guarded
armata-board-went-moves = { $room }
armata-board-went-bounces = back to { $room }
armata-board-sees = sees
armata-board-sees-nobody = sees no wolf

armata-board-order = Cards in the order of initiative
armata-board-spread = Cards
armata-board-fold = Fold
armata-board-goes = { $first ->
    [yes] { $name } goes first
   *[no] { $name } is on turn
  }
armata-board-nth = { $last ->
    [yes] last
   *[no] { $n ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
      }
  }
armata-board-lowest = Lowest card first.
armata-board-curse = If nobody is attacked this round, the { $strigoi } follows { $letter } to { $room } and curses every wolf there.
armata-board-no-curse = A Strigoi has attacked in this round: no Curse.

armata-board-bout = { $name } fights: strength { $strength } against { $needed }
armata-board-assault = The { $strigoi } attacks { $name }: { $wounds ->
    [0] no Wound
    [one] 1 Wound
   *[other] { $wounds } Wounds
  }{ $shocks ->
    [0] {""}
   *[other] , a Shock
  }
armata-board-face-down = Face down

armata-board-said = The latest phrases
armata-board-kinds = Kind of phrase
armata-board-answers = Answers
armata-board-go-on = How the phrase goes on

armata-board-rounds = rounds
armata-board-wounds-dealt = Wounds dealt to Strigoi
armata-board-blood-lost = Blood Points lost

# the shell's two tabs of a phone, which hold other things here
shell-tab-card = The pack
shell-tab-notes = Talk
