# The words of the shell: lobby, frame of the table, rules drawer, reaction window, end. Those of a game stand in its own folder.

shell-language-code = en
shell-wolfmoon = Wolfmoon
shell-home = Wolfmoon, to the front page
shell-tools = Table
shell-close = Close

## Front page and waiting room

shell-a-new-table = A new table
shell-choose-game = Choose a game
shell-chosen = chosen
shell-none-picked = none picked
shell-number-picked = { $count } picked
shell-players = players
shell-options = Options
shell-good-as-it-is = a good first game as it is
shell-host-chooses = the host chooses
shell-thinking-time = Reaction windows
shell-thinking-time-below = a window closes after { $seconds } s at the latest
shell-no-clock-below = a window waits until everybody has answered
shell-windows-as-others = a window has the time that every question has
shell-windows-as-others-short = As every question
shell-pace = Pace
shell-pace-none = No clock
shell-pace-none-below = the table waits for everybody, however long it takes
shell-pace-decision = Live, each decision
shell-pace-decision-below = every question has the same time; when it runs out, a bot decides
shell-pace-bank = Live, each player
shell-pace-bank-below = everybody has a time for the whole game, and a little more for each decision
shell-pace-relaxed = Relaxed
shell-pace-relaxed-below = long times: people look in now and then
shell-pace-days = By correspondence
shell-pace-days-below = days for each decision; the table remembers everything
shell-pace-time = Time
shell-pace-time-below = for each decision
shell-pace-time-bank-below = for each player; questions to several at once have { $seconds } s
shell-pace-time-seconds = { $seconds } seconds
shell-pace-time-minutes = { $minutes } minutes
shell-pace-time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
shell-pace-time-bank = { $minutes } min + { $increment } s
shell-pace-misses = Away
shell-pace-misses-below = when a bot plays for somebody, until he or she is back
shell-pace-misses-count = { $count ->
    [0] never
    [one] after one miss
   *[other] after { $count } misses
  }
shell-edition = Edition
shell-edition-below = a file with the values printed on your own cards
shell-edition-choose = Choose a file
shell-edition-other = Another file
shell-time-none = No clock
shell-seats = Seats
shell-filled = { $filled } of { $count } filled
shell-fewer-seats = One seat fewer
shell-more-seats = One seat more
shell-open-seat = Open
shell-open-seat-below = a friend or a bot
shell-waiting-seat = waiting
shell-seat-number = Seat { $seat }
shell-bot-name = Bot { $seat }
shell-your-name = Your name
shell-your-name-example = as your friends call you
shell-host = Host
shell-guest = Guest
shell-you = you
shell-you-host = you, host
shell-me = { $name } (you)
shell-ready = ready
shell-getting-ready = getting ready
shell-here = here
shell-not-here = not here
shell-a-bot-plays = a bot plays
shell-bot = Bot
shell-level-greedy = plays well
shell-level-random = plays at random
shell-change = Change
shell-change-bot = { $name }: change how it plays
shell-leave-open = leave the seat open
shell-stand-up = Stand up
shell-sit-here = Sit here
shell-sit-down = Sit down
shell-table-is-full = Every seat is taken
shell-open-table = Open the table
shell-no-account = No account, no installation: the link is all you need.
shell-way-1 = You get a link to send to your friends.
shell-way-2 = Whoever opens it sits down at once.
shell-way-3 = Bots take the seats that stay empty.
shell-waiting-room = Waiting room, { $table }
shell-start = Start
shell-start-one-bot = Start: a bot takes seat { $seat }
shell-start-bots = Start: bots take { $count } seats
shell-still-waiting = You can also wait: { $names } not ready yet.
shell-you-can-wait = You can also wait for more friends.
shell-all-here = Everybody is here.
shell-i-am-ready = I am ready
shell-not-ready-after-all = Not ready after all
shell-host-starts = The host starts the game.
shell-watching-lobby = You are watching. To play, ask the host for the invitation.
shell-invite = Invite
shell-invite-how = Scan it or send the link. Whoever opens it sits down at once, without an account.
shell-invite-link = Link of the table
shell-watch = Watch
shell-watch-how = With this link anybody can watch what everybody at the table may see.
shell-qr = QR code of the invitation
shell-copy = Copy
shell-copied = Copied
shell-copy-yourself = This browser lets nobody copy for you: mark the link and copy it by hand.
shell-first-time = First time?
shell-page-of = Page { $page } of { $pages }
shell-previous = Back
shell-next = Next

# Games that a server may not have yet.

## Connection

shell-joining = Going to the table…
shell-reconnecting = The connection is lost. Trying again…
shell-not-connected = Not connected just now. Your answer was not sent; please give it again in a moment.
shell-no-answer = The server did not answer. Please try again.
shell-too-late = The table has gone on meanwhile.
shell-kept-out = This table cannot be opened
shell-new-table = Open a new table

## Header and settings

shell-rules = Rules
shell-settings = Settings
shell-sound = Sound
shell-sound-below = quiet wood and metal
shell-sound-is-on = Sound is on
shell-sound-is-off = Sound is off
shell-still = Nothing moves
shell-still-below = changes appear at once
shell-why = Show why something is not allowed
shell-why-below = names the reason below each answer that is barred
shell-watch-link = Link for watchers
shell-watch-link-below = shows what everybody at the table may see
shell-seat-link = Link of your seat
shell-seat-link-below = for your other device; whoever has it plays as you
shell-phases = Phases of the turn

## The table

shell-table-title = Wolfmoon table
shell-board = Board
shell-own = Your card and notes
shell-only-you = Only you see this:
shell-what-you-can-do = What you can do
shell-your-turn = Your turn
shell-turn-of = { $name }’s turn
shell-you-are-asked = You are asked
shell-you-watch = You are watching
shell-watching-below = You see what everybody at the table may see. Hidden cards stay hidden, from you too.
shell-the-table = The table
shell-goes-on = The game goes on
shell-the-table-waits = The table waits
shell-waiting-for = Waiting for { $name }
shell-waiting-for-many = Waiting for { $count } players
shell-waiting-for-these = Waiting for
shell-pass = Pass
shell-which = Which answer?
shell-tap-again = Tap again: this cannot be taken back
shell-again-aloud = { $what }: press again, this cannot be taken back.
shell-picked = { $least ->
    [0] { $count } picked, up to { $most }
   *[other] { $count } picked, { $least } to { $most } wanted
  }
shell-take-these = { $count ->
    [one] Take this one
   *[other] Take these { $count }
  }
shell-take-none = Take none
shell-start-over = Start over
shell-left-to-split = { $left } of { $total } left to give out
shell-split-so = Give them out so
shell-less = Less: { $what }
shell-more = More: { $what }
shell-say-number = Say { $value }
shell-in-this-order = In this order
shell-earlier = Earlier: { $what }
shell-later = Later: { $what }
shell-now-at = { $what }: now at place { $place }
shell-standing-orders = Standing orders
shell-standing-orders-below = What the table answers for you when nobody waits for you, or when time runs out. Only you see these.

## Log and rules

shell-log = Log
shell-undo = Take it back
shell-ask-undo = Ask to take my last answer back
shell-take-back = Somebody asks to take something back
shell-asks-back = { $seat } asks to take back what came since
shell-you-ask-back = You ask to take back what came since
shell-since = From here on:
shell-take-back-below = If all agree, everything since then is undone: clocks and presets too. The log keeps what was seen, marked. The same dice and cards come again.
shell-agree = Agree
shell-rather-not = Rather not
shell-name-of = { $seat }
shell-undone = Taken back: { $line }
shell-went-back = By consent of all, what { $seat } asked for was taken back. What was seen stays seen.
shell-not-taken-back = { $seat } would rather play on: nothing is taken back for { $other }.
shell-time-out = { $seat }’s time ran out: a bot decided.
shell-time-out-all = Time ran out: the table answered for whoever was missing.
shell-is-away = { $seat } is away: a bot plays until { $seat } is back.
shell-is-back = { $seat } is back.
shell-bot-plays-for-you = You were away, so a bot plays for you.
shell-i-am-back = I am back
shell-before-the-game = Before the first turn
shell-open-rule = Open the rule { $rule }
shell-rule-in-force = The rule in force: read it here.
shell-seek-rule = Find a word in the rules
shell-fetching-rules = Fetching the rules…
shell-rulings = Rulings
shell-rulings-below = Where the printed rules leave something open, this table plays it so.

## Reaction window

shell-reaction-window = Reaction window
shell-answer-is-in = Your answer is in.
shell-closes-in = { $seconds ->
    [one] closes in { $seconds } second at the latest
   *[other] closes in { $seconds } seconds at the latest
  }
shell-seconds-left = { $seconds } seconds left
shell-no-clock = stays open until everybody has answered
shell-time-left = { $time } left
shell-time-is-up = time is up
shell-hours = { $hours } h { $minutes } min
shell-days = { $hours ->
    [0] { $days ->
        [one] { $days } day
       *[other] { $days } days
      }
   *[other] { $days } d { $hours } h
  }
shell-banks = Time that everybody has left
shell-presets = Reaction windows
shell-presets-below = What the table answers for you. Nobody can tell: it answers when everybody’s time to react is over, whatever your card is.
shell-presets-all = All reaction windows
shell-presets-of = Windows by the rule { $rule }
shell-preset-like-this = Windows like this: { $choice }
shell-preset-ask = Always ask me
shell-preset-target = Pass unless I am the target
shell-preset-pass = Always pass
shell-window-same-for-all = Everybody concerned gets this window, for the same time, whatever is on the card. The answers are shown together.

## One person on several seats

shell-you-now-play = You now play { $seat }
shell-your-seats = Your seats
shell-play-this = Play { $name }
shell-seat-too = yours too

## Several people at one device, and seats that move

shell-here-too = Somebody else at this device
shell-here-too-below = You pass it from one to the next; between turns it shows what all may see.
shell-their-name = Their name
shell-at-this-device = At this device
shell-hand-to = Let { $name } look
shell-hand-over = { $name } is next
shell-hand-over-how = Hand the device to { $name }. What comes now is for nobody else’s eyes.
shell-i-am = I am { $name }, show me
shell-shut-seat = Cover
shell-two-seats = Two seats at this device?
shell-two-seats-how = { $name } plays here already. If both of you share this device, it is passed from one to the other.
shell-play-both = Both play here
shell-play-one = Only { $name }
shell-leave = A bot plays for you
shell-leave-below = Until you are back: one press, or anything you do. Everybody reads it.
shell-leave-do = Let it play
shell-move-seat = Your seat on another device
shell-move-seat-below = Go on there at any time; nothing is lost.
shell-show-code = Show the code
shell-seat-qr = The link of your seat as a QR code
shell-seat-qr-how = Scan this with the other device and show it to nobody: whoever has it plays for you. Both show the table until this one only watches.
shell-only-watch = This device only watches from now on
shell-shared-screen = The screen that all look at
shell-shared-screen-below = It shows nobody’s secrets; everybody plays on a phone.
shell-full-screen = Full screen
shell-room-screen = A screen for the room
shell-room-screen-how = A television or a laptop in the middle shows the code to join and who is here, then the board. It shows nobody’s secrets.
shell-room-screen-plain = A television or a laptop in the middle shows who is here, then the board. The code to join is shown there if the host opens it.
shell-open-screen = Open it here
shell-copy-screen = Copy its link
shell-be-screen = Let this device be it
shell-be-no-screen = This device is it no longer
shell-scan-to-join = Scan to sit down
shell-scan-to-join-how = With the camera of your phone. It becomes your hand; what is secret stays on it.
shell-scan-to-watch = Scan to look on
shell-no-code-here = To play, ask the host: under “A screen for the room” is the link that lets this screen show the code to join.
shell-watch-qr = QR code to look on
shell-table = Table
shell-only-this-machine = { $name } is this machine only: phones do not reach it. Serve to the network (--host 0.0.0.0) and open this screen at the machine’s own address.

## Being told that it is one's turn

shell-alerts = When it is your turn
shell-notify = Tell me in this browser
shell-notify-below = While the page is open but lies behind others: then nothing else tells you.
shell-notify-denied = This browser does not allow it. Its settings for this page can change that.
shell-alert-push = Tell this device
shell-alert-push-below = When the page is shut everywhere.
shell-alert-push-elsewhere = Another device of yours is told. Switched on here, this one is told instead.
shell-push-failed = This browser takes no pushes here.
shell-alert-mail = By mail
shell-alert-mail-below = One letter when the table has waited for you a while and its page is open nowhere.
shell-alert-hook = By webhook
shell-alert-hook-below = A message to an address that this server’s host allows.
shell-alert-code-sent = A code was sent to { $to }. Enter it here.
shell-alert-set = Tell me there
shell-alert-prove = Confirm
shell-alert-other = Another address
shell-alert-stop = Stop

## Coming back

shell-lately = Since you last looked
shell-lately-more = And { $count } more, in the log.

shell-all-yours = You play every seat that no bot plays.

## Chat

shell-talk = Chat
shell-talk-new = { $count ->
    [one] Chat: one new line
   *[other] Chat: { $count } new lines
  }
shell-talk-nothing = Nobody has said anything yet.
shell-talk-write = Say something
shell-talk-say = Say
shell-talk-watching = Whoever watches is silent.

## Bottom sheet

shell-sheet = Sheet
shell-grip = Drag the sheet up or down
shell-tab-choose = Choose
shell-tab-answer = Answer
shell-tab-card = My card
shell-tab-notes = Notes

## The end

shell-it-is-over = The game is over
shell-what-next = What next
shell-play-again = Play again
shell-join-again = Join the next game
shell-other-game = Other game
shell-save-record = Save the record
shell-to-the-table = To the table
shell-look-at-table = Look at the table once more
shell-back-to-end = Back to the end
shell-turning-points = Turning points
shell-round-short = R{ $round }
shell-everybody = Everybody’s card
shell-won = won

## About

shell-about = About Wolfmoon
shell-about-title = A table for four werewolf games
shell-about-what = Wolfmoon deals the cards, offers what is legal, says why something is not, and names the rule. It is open source and runs on your own machine.
shell-about-secrets = What your browser receives holds only what your seat may know: the cards of the others never leave the server before the rules turn them up.
shell-credits = Credits
shell-credits-icons = Icons
shell-credits-icons-who = game-icons.net contributors (CC BY 3.0), recoloured and outlined.
shell-credits-fonts = Typefaces
shell-credits-fonts-who = Cinzel, Alegreya and Inter (SIL Open Font License 1.1).
shell-credits-libraries = Libraries of this page
shell-credits-libraries-who = Preact, Preact Signals, htm, ZzFX, noble-hashes (MIT) and Fluent (Apache 2.0).
shell-credits-games = The games
shell-credits-games-who = Full Moon, Fangs, Armata Strigoi and Blood on the Moon belong to their authors and publishers. Wolfmoon states their rules in its own words, draws its own pictures and is made for people who own the boxes.
