"""What always counts in House of Darkness."""

from wolfmoon.games.blood_on_the_moon.haunts.house_of_darkness.state import VAMPIRE
from wolfmoon.games.blood_on_the_moon.secrets import use
from wolfmoon.games.blood_on_the_moon.state import BloodTable, Fight


def old_enemies(table: BloodTable, fight: Fight) -> int:
    """blood_on_the_moon/haunt.house-of-darkness.sara: Sara attacking the vampire rolls a die more for each living hero
    (H2-2).
    """
    assert table.plot is not None
    if fight.by != table.sara or fight.on != VAMPIRE:
        return 0
    use(table, "sara")
    heroes = sum(table.hero(seat) for seat in table.living())
    return heroes * int(table.plot.row(table)["sara"]["dice_each_hero"])
