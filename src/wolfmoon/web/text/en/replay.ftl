# The words around finished games: the timeline, who looks, notes, what if, dice that keep their word, files, reported faults.

shell-replay-title = { $game }: a game looked at again
shell-replay-opening = Unrolling the game…
shell-replay-cannot = This game cannot be shown
shell-replay-beside = Beside the board

## The timeline

shell-replay-timeline = Timeline
shell-replay-moment-label = Moment
shell-replay-moment = Moment { $moment }
shell-replay-moment-of = Moment { $moment } of { $last }
shell-replay-last = the last
shell-replay-round = Round { $round }
shell-replay-turn = Turn { $turn }
shell-replay-veil = The line grows as far as you have looked. How long the game is stays hidden until you ask.
shell-replay-keys = Go to a moment
shell-replay-first = To the beginning
shell-replay-turn-back = Turn back
shell-replay-step-back = Step back
shell-replay-step-on = Step on
shell-replay-turn-on = Next turn
shell-replay-to-last = To the end
shell-replay-play = Play
shell-replay-pause = Pause
shell-replay-event-on = Next event
shell-replay-round-on = Next round
shell-replay-speed = Speed

## Who looks

shell-replay-seen-as = Seen as
shell-replay-everybody = Everybody
shell-replay-as-everybody = As everybody at the table saw it
shell-replay-as-seat = As { $name } saw it
shell-replay-as-it-was = As it was
shell-replay-truth = As it was, with all secrets
shell-replay-board-of = The board as seen by
shell-replay-show-secrets = Show secrets
shell-replay-public-hint = You see what everybody at the table saw. To look into somebody’s cards, choose whose eyes you look through.
shell-replay-spoilers = Spoilers
shell-replay-length = Show how long the game is, and its end
shell-replay-length-below = the timeline then reaches to the last moment
shell-replay-secrets = Show all secrets
shell-replay-secrets-below = look through anybody’s eyes, or as it was
shell-replay-wish-title = This link shows secrets
shell-replay-wish-truth = It shows the game as it was, with everything that was hidden.
shell-replay-wish-seat = It shows what only { $name } saw.
shell-replay-wish-end-title = This link shows the end
shell-replay-wish-both-title = This link shows secrets and the end
shell-replay-wish-end = It leads to the last moment: how the game ended, and how long it was. You can also go there step by step: nothing is told before you come to it.
shell-replay-wish-yes = Show it
shell-replay-wish-not-yet = { $moment ->
    [0] Not yet: start at the beginning
   *[other] Not yet: stay at moment { $moment }
  }
shell-replay-wish-no = Stay with what everybody saw

## What was asked

shell-replay-questions = What was asked
shell-replay-asked = { $name } is asked
shell-replay-chosen = Chosen:
shell-replay-more-options = { $count ->
    [one] one more answer was possible
   *[other] { $count } more answers were possible
  }

## Notes

shell-replay-notes = Notes
shell-replay-notes-here = Notes on this moment
shell-replay-no-notes = Nobody has pinned a note to a moment yet. Who sat at the table can.
shell-replay-write-note = A note on moment { $moment }
shell-replay-pin = Pin it here
shell-replay-unpin = Take it away
shell-replay-unpin-note = Take the note away: { $text }

## What one can do with it

shell-replay-link = Copy a link to this moment
shell-replay-save = Save as a file
shell-replay-other = Another file
shell-replay-watch = Look at the game again
shell-replay-what-if = What if …
shell-replay-if-what = A new table goes on from moment { $moment } with the same cards and dice. You take a seat, bots take the others. Whoever comes to that table sees that it is a what-if.
shell-replay-if-seat = Your seat
shell-replay-if-name = What if
shell-replay-if-bots = The bots
shell-replay-if-start = Open the table
shell-replay-is-what-if = What if: on from moment { $moment } of { $table }
shell-replay-tab-moment = Moment
shell-replay-tab-looks = Seen as
shell-replay-tab-cards = Cards
shell-replay-own = Cards and notes
shell-replay-not-all = Not everybody saw this:
shell-replay-tab-more = More

## Dice that keep their word

shell-fair-title = Fair dice
shell-fair-below = Settled before anybody sat down: note this; after the game everybody can check it.
shell-fair-holds = The dice kept their word: this browser noted the same before the game.
shell-fair-fits = Seed and commitment fit. Compare the commitment with what you noted before the game.
shell-fair-broken = This is not what was published before the game.
shell-fair-published = Published before the game
shell-fair-noted = Noted by this browser then
shell-fair-seed = Seed
shell-fair-nonce = Beside it
shell-fair-computed = Computed here
shell-fair-how = Computed is the SHA-256 of “wolfmoon-seed:”, the seed, “:” and what lay beside it. That the seed leads to this very game, every card and die, your own Wolfmoon can check with the saved file:
shell-fair-what-if = This game went on from a finished one ({ $from }), so everybody could know its dice. It had published nothing.
shell-fair-none = Nothing was published before this game, so there is nothing to check. It was played at the command line, or by an older Wolfmoon.

## Files

shell-bring-title = Look at a saved game
shell-bring-what = A finished game lives as a file. Bring one, from this or any other Wolfmoon, and look at it from every seat.
shell-bring-choose = Choose a file
shell-bring-drop = or drop it here
shell-bring-busy = Playing it through…
shell-bring-kept = It is played through first, so that a file that was changed is noticed. The server keeps it for a while, and whoever has the link can look at it.
shell-bring-too-big = That file is too long for a game: at most two million bytes.

## Something is wrong

shell-fault-title = Report a fault
shell-fault-below = something at this table goes against the rules, or looks wrong
shell-fault-what = What is wrong? Say what you expected and what happened instead.
shell-fault-secrets = You get a file with what your seat may know. The whole game, with everything hidden, is kept for whoever runs this server; you can have it when the game is over.
shell-fault-over = You get a file with the whole game, and the same as a scenario that can be run.
shell-fault-send = Report it and save the file
shell-fault-done = Thank you. It is report { $report }.
