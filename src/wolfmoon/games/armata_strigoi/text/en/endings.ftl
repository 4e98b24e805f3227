# Armata Strigoi: how the game ends, and why.

armata-ending-victory = Both Strigoi are dead in round { $round }. The pack howls over the ruins.
armata-ending-defeat = The Inferno has had its fill in round { $round }. The Strigoi keep their fortress.
armata-won = The Supreme has fallen.
armata-lost = { $inferno } Blood Points are lost.
