# What is quick to say at every table. In `thing` stands the seat or thing that is named.
phrase-hello = Hello!
phrase-moment = One moment, please.
phrase-yes = Yes.
phrase-no = No.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-well-played = Well played!
phrase-your-turn = { $thing }, it is your turn.
phrase-look = Look here: { $thing }.
# Said by the host, without being asked.
phrase-new-link = has given the seat of { $thing } a new link.
