# Finished games at the command line: looked at, checked, taken out and brought in; reported faults.
error-moment-not-there = The game has no moment { $given }: they are counted in answers, from 0 to { $last }.
cli-replay-seats = For --seat: { $seats }.
cli-replay-moment = Moment { $moment } of { $last }
cli-replay-note = ✎ { $name }: { $text }
cli-verify-ending = The seed and the { $moments } answers lead to this very ending, every card and die.
cli-verify-unfinished = This game is not over. The seed and its { $moments } answers up to here lead to the very state that the file names, every card and die.
cli-verify-published = The seed is the one that was settled before the game; the file names as published:
    { $commitment }
cli-verify-not-published = The seed is NOT the one of the commitment in the file:
    { $commitment }
cli-verify-noted = It is what you noted before the game.
cli-verify-not-noted = It is NOT what you noted before the game:
    { $commitment }
cli-verify-compare = Compare that with what you noted before the game, or give it with --commitment.
cli-verify-nothing = Nothing was published before this game, so whether its seed was settled then cannot be checked.
cli-verify-what-if = This game went on from a finished one: everybody could know its dice, and nothing was published.
cli-exported = { $file }
cli-imported = It can be looked at on the server’s page { $page }
cli-report = { $id }  { $at }  table { $table }, seat { $seat }, moment { $moment }: { $words }
cli-report-watching = none
cli-no-reports = Nobody has reported a fault.
