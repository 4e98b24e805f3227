# Blood on the Moon: why each seat has won or not. How a haunt ends is said in its own folder.

blood-why-heroes-won = The heroes have reached their goal.
blood-why-heroes-lost = The heroes have not reached their goal.
blood-why-traitor-won = The traitor has reached the goal.
blood-why-traitor-lost = The traitor has not reached the goal.
blood-why-saved = Sara is saved, and everybody who is still there with her.
blood-why-too-late = Sara is saved, too late for this one.
