"""What happens by itself in Leader of the Pack: Sara grows, silver helps and burns."""

from wolfmoon.core.script import Script
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.components import MIGHT, SPEED, TRAITS
from wolfmoon.games.blood_on_the_moon.haunts.leader_of_the_pack.state import pack
from wolfmoon.games.blood_on_the_moon.secrets import tell, use
from wolfmoon.games.blood_on_the_moon.state import BloodTable, Fight
from wolfmoon.games.blood_on_the_moon.traits import gain
from wolfmoon.games.blood_on_the_moon.wording import SEATS


def growth(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/haunt.leader-of-the-pack.growth, blood_on_the_moon/haunt.leader-of-the-pack.silver-stops: at
    the start of Sara's turn Might and Speed go up, unless silver has met her since the last (H1-2).
    """
    assert table.plot is not None
    part = pack(table)
    part.numb, part.burned = part.burned, False
    row = table.plot.row(table)["growth"]
    if part.numb:
        tell(table, "silver-stops", say("blood-no-growth", seat=SEATS[table.sara]))
    else:
        rule = use(table, "growth")
        for trait in row["traits"]:
            gain(table, table.sara, TRAITS.index(trait), row["slots"], rule)
    yield from ()


def silver_dice(table: BloodTable, fight: Fight) -> int:
    """blood_on_the_moon/haunt.leader-of-the-pack.silver: two extra dice for a silver weapon against Sara (H1-5)."""
    assert table.plot is not None
    if fight.on != table.sara or fight.weapon not in pack(table).silver:
        return 0
    use(table, "silver")
    return int(table.plot.row(table)["silver"]["dice"])


def burn(table: BloodTable, fight: Fight, taken: int) -> None:
    """blood_on_the_moon/haunt.leader-of-the-pack.silver-stops: after a silver attack on Sara, hit or miss, she will not
    grow; a table option asks for damage (H1-2).
    """
    silver = fight.on == table.sara and fight.weapon in pack(table).silver
    if silver and (taken or not table.settings.silver_needs_damage):
        burned(table)


def burned(table: BloodTable) -> None:
    """blood_on_the_moon/haunt.leader-of-the-pack.silver-stops: her next growth is cancelled, once however often it
    happens.
    """
    part = pack(table)
    if not part.burned:
        part.burned = True
        tell(table, "silver-stops", say("blood-burned", seat=SEATS[table.sara]))


def numb(table: BloodTable, seat: int, trait: int) -> bool:
    """blood_on_the_moon/haunt.leader-of-the-pack.silver-stops: in that turn nothing else raises her Might or Speed
    (H1-2).
    """
    return seat == table.sara and pack(table).numb and trait in (MIGHT, SPEED) and table.own_turn(seat)
