### What is said to somebody who is not at the table.

alert-title = It is your turn at { $game }.
alert-turn = Table { $table } of { $game } waits for you.
alert-prove-title = Your code for Wolfmoon: { $code }
alert-prove = Somebody at table { $table } wants to be told here when it is their turn. If it was you, enter this code there: { $code }. If not, do nothing; no further letter will come.
alert-mail-end = To get no more of these letters, open the table and its settings.
