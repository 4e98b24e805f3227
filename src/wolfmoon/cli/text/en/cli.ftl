# What the command line says by itself; the help of the commands stands with them.

## Refusals

error-unreadable = Cannot read { $file }: { $why }.
error-unwritable = Cannot write { $file }: { $why }.
error-bad-setting = “{ $given }” is no setting: --option takes NAME=VALUE, for example --option characters=standard.
error-bad-number = --{ $what } cannot be { $given }: it is { $least } or more.
error-unknown-rule = There is no rule, chapter or ruling “{ $given }”. Near it: { $near }.
error-no-such-seat = There is no seat { $given }: --seat counts from 0, as the files do; the last one is { $last }.
error-bad-reply = “{ $given }” is no answer here. { $how }
error-barred = Not now: “{ $given }”. { $why }
error-only-one-view = Only one of --seat, --public and --truth at a time.
error-bad-program = The bot “{ $program }” failed: { $wrong }.
error-never-ends = The game with seed { $seed } was still not over after { $decisions } questions.
error-bad-seconds = --seconds cannot be { $given }: it is more than 0 and at most { $most }.
error-bad-tables = --tables cannot be { $given }: give whole numbers from 1 to { $most } parted by commas, such as 50,200.
error-not-measured = The server could not be measured: { $why }.
error-bad-port = There is no port { $given }: ports go from 1 to 65535, and 0 takes any free one.

## At the table

cli-thing = { $thing }
cli-seat = seat { $seat }
cli-you = { $name } (you)
cli-table = The table
cli-yours = Yours alone
cli-log = Log
cli-prompt = Your turn to answer
cli-waiting = The others are thinking.
cli-pass = Pass
cli-from-to = A number from { $low } to { $high }
cli-least-most = { $least ->
    [0] At most { $most } of them
   *[other] Between { $least } and { $most } of them
}
cli-share-out = { $total } to share out
cli-how-pick-one = Type its number.
cli-how-pick-some = Type their numbers, parted by spaces, or - for none.
cli-how-arrange = Type all numbers in the order you want, first = top.
cli-how-split = Type NUMBER=AMOUNT for each that gets something, parted by spaces.
cli-how-number = Type the number.
cli-help-plain = Type the number of an answer, or: look (the table), log (all of it), rule (the rule you are asked by), calls (what you may do at any time), call NUMBER, undo, help, quit.
cli-help-screen = Type the number of an answer and press Enter. F2 shows the rule, F3 what you may do at any time, F4 takes your answer back, Ctrl-Q leaves.
cli-call-noted = Noted. It is served at the next pause.
cli-no-calls = There is nothing you may do out of turn.
cli-left = You have left the table; the game is not over.
cli-saved = The record is in { $file }.
cli-won = + { $name } wins. { $why }
cli-lost = - { $name } does not win. { $why }
cli-over = The game is over. Press Ctrl-Q to leave.
cli-calls = At any time
cli-rule = The rule
cli-close = Press Escape to go back to the table.

cli-serving =
    The table is ready: { $address }
    Games are kept in { $folder }. Ctrl-C stops; nothing is lost.

cli-serving-store =
    The table is ready: { $address }
    Games are kept in { $store }. Ctrl-C stops; nothing is lost.

## Stores

cli-migrated = The store has been brought from form { $before } to form { $after }.
cli-store-made = An empty store of form { $after } has been made in { $store }.
cli-migrated-already = The store has its present form already: { $after }.
cli-backed-up = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} in { $file }.
cli-restored = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} restored from { $file }.

## Replays, rules, scenarios, editions

cli-replay-head = { $game } (version { $version }), { $seats } players, seed { $seed }
cli-because = Why: { $why }
cli-scenario-passed = passed  { $file }: { $title }
cli-scenario-failed = FAILED  { $file }: { $title }
cli-scenario-sum = { $passed } passed, { $failed } failed
cli-edition-good = { $file } fits the game: { $values ->
    [one] one value differs
   *[other] { $values } values differ
} from the printed box as we know it.
cli-game = { $id }: { $title }, { $least } to { $most } players
cli-game-option = --option { $id }=…  { $text }: { $values } (else { $default })

## Simulation

cli-sim-head = { $game }: { $games } games of { $seats } seats, bots { $bots }, seed { $seed }
cli-sim-speed = { $seconds } s in { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}: { $games } games/s, { $decisions } decisions/s ({ $each } in each process), questions with one answer not counted
cli-sim-won = Who won
cli-sim-who = Who
cli-sim-share = Share
cli-sim-interval = 95 % interval
cli-sim-seats = Seats
cli-sim-games = Games
cli-sim-bots = bot
cli-sim-seats-won = seat
cli-sim-endings = How games ended
cli-sim-ending = Ending
cli-sim-lengths = How long they were
cli-sim-measure = Measure
cli-sim-mean = Mean
cli-sim-least = Least
cli-sim-p10 = 10 %
cli-sim-p50 = Half
cli-sim-p90 = 90 %
cli-sim-most = Most
cli-sim-length = Rounds
cli-sim-decisions-a-game = Decisions a game
cli-sim-decisions-a-seat = Questions a seat
cli-sim-ratings = Ratings (Plackett-Luce)
cli-sim-bot = Bot
cli-sim-mu = Strength
cli-sim-sigma = Uncertainty
cli-sim-ordinal = At least

## Measurements

cli-bench-engine = The engine: random games, one process, processor time
cli-bench-game = Game
cli-bench-players = Players
cli-bench-decisions = Decisions/s
cli-bench-questions = Questions/s
cli-bench-games = Games/s
cli-bench-clone = Clone, µs
cli-bench-most = at most
cli-bench-copy = Copy, µs
cli-bench-peers = Others in the same run (ratio: our slowest row)
cli-bench-peer = Engine
cli-bench-plays = Plays
cli-bench-ratio = Ours / theirs
cli-bench-wrong = No figures of { $peer }: { $wrong }
cli-bench-load = The server: tables of { $seats } seats over WebSockets of this machine
cli-bench-server = Server
cli-bench-tables = Tables
cli-bench-moves = Moves/s
cli-bench-cpu = CPU a move, ms
cli-bench-bytes = Bytes a move
cli-bench-pace = At a pace of
cli-bench-p50 = half in, ms
cli-bench-p99 = 99 % in, ms
cli-bench-memory = kB a table
cli-bench-open = CPU to open, ms
