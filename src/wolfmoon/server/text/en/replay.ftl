# What is refused about finished games, notes on them, and reported faults.
error-other-rules = This game was played by version { $played } of { $game }; here is version { $here }, which may decide otherwise. Nothing was kept. Show it with the Wolfmoon it was played on.
error-unknown-replay = There is no finished game { $given } here, neither a table’s nor an imported file.
error-no-such-moment = The game has no moment { $given } to go on from; its moments are 0 to { $last }.
error-arranged = The set-up of this game was arranged by hand. It can be looked at, but not gone on from.
error-bad-note = A note has 1 to { $most } visible characters, on one line.
error-too-many-notes = No more notes fit here: at most { $most }.
error-too-many-reports = That table has reported { $most } faults already; thank you. They are kept for whoever runs the server.
error-replays-busy = Too many look at finished games just now. Wait a moment, then try again.
