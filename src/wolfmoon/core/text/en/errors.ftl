# Refusals: what was asked, what was wrong, what would be right.
error-refused = That is not possible.
error-illegal-answer = “{ $asked }”: { $given } is not one of the answers. Possible now: { $accepted }.
error-not-your-decision = { $seat } is not asked anything now. The table waits for { $waiting }.
error-game-is-over = The game is over; nothing more can be answered.
error-stale-view = That answer belongs to an earlier question. The table has moved on: here is how it stands.
error-illegal-call = “{ $given }” cannot be played now. Possible at this moment: { $accepted }.
error-undo-refused = { $asked } cannot be taken back: only { $free } of your latest answers still can. After dice, a reveal or somebody else’s answer there is no way back.
error-unknown-game = There is no game called “{ $given }”. Known games: { $known }.
error-wrong-seats = This game is for { $least } to { $most } players, not for { $given }.
error-unknown-option = The game has no option “{ $given }”. Its options: { $known }.
error-bad-option = The option “{ $option }” cannot be “{ $given }” here. It can be: { $accepted }.
error-options-clash = These options do not go together: { $why }
error-bad-edition = Edition { $edition }, line { $line }, { $key }: found { $wrong }; expected { $right }.
error-bad-record = The record is not usable. { $where }: { $wrong }
error-bad-scenario = Scenario, { $key }: { $wrong }. Expected: { $right }.
error-imagined-match = An imagined game has no true past: it can be neither recorded nor undone.
