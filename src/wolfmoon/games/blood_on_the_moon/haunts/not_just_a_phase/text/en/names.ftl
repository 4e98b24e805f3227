# Not Just a Phase: name, scenes, goals, endings.

haunt-not-just-a-phase = Not Just a Phase
option-haunt-not-just-a-phase = Not Just a Phase
option-haunt-not-just-a-phase-hint = Save Sara or kill her; she may not know herself which

haunt-not-just-a-phase-heroes-scene = She holds a photograph: a child on a garden step, a man beside her with a proud face. I know that step, she says. Then moonlight crosses the floor, and her voice goes out from under the words. Somewhere in there she is still holding the picture. How long will you wait for her?
haunt-not-just-a-phase-traitor-scene = You were so near. One more room, one more shelf. Instead there is the moon, and the two behind your ribs who never agree. One of them asks to be held fast and saved. The other has begun to count your friends.

haunt-not-just-a-phase-heroes-goal = Save Sara while she is human, or kill her as a werewolf.
haunt-not-just-a-phase-traitor-goal = Let them save you while you are human, and you all win. Or win alone: kill the last of them as a werewolf, or hold out until the number track ends.

haunt-not-just-a-phase-end-saved = The fur goes out of her like a tide. Under it is a girl who is cold and knows all your names.
haunt-not-just-a-phase-end-killed = It is quiet. You draw a curtain over what is left, and nobody looks to see which of the two it was.
haunt-not-just-a-phase-end-alone = The moon stands in every window. Perhaps they would have managed it, with a little more time. You were hungry.

timeline = The night
timeline-text = When it has run out, Sara wins alone.

action-prepare = Prepare
action-prepare-text = On a tile with an omen symbol, choose a trait token and roll its trait. 4+: it is put here. 0–3: one die of Mental damage.
action-rescue = Rescue
action-rescue-text = Beside Sara in human form, with Book or Mask, roll Knowledge and add 1 for each trait token in the house. 5+: a die, and she loses that much Knowledge and Sanity. 0–4: two dice of Physical damage.
action-forced-change = Let it out
action-forced-change-text = Turn into a werewolf and take one die of Mental damage.
