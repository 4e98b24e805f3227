"""Attacking: who attacks and how, and the free attacks of those who have just turned."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_some, together
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.combat.fight import Combat
from wolfmoon.games.full_moon.ground import wolf_icons
from wolfmoon.games.full_moon.hikers import hikers_at
from wolfmoon.games.full_moon.sniff import roll_scent
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import BEINGS, SPACE_REFS, WOLF_OPTIONS, WOLF_REFS, wolf_of


def eligible(table: MoonTable, space: int) -> list[int]:
    """full_moon/combat.attackers, full_moon/attack.night: unwounded members, at night those standing there, in sheet
    order (R10.6, R12.2).
    """
    return [
        wolf
        for wolf in table.pack
        if not table.wounded[wolf]
        and (not table.night or table.wolf_at[wolf] == space)
        and not (table.settings.one_attack and table.fought_by[wolf])
    ]


def attack_options(table: MoonTable) -> list[Option]:
    """full_moon/attack.1: the hexagons where a successful sniff allows a combat that has not been fought (R10.5,
    R10.11, R12.30).
    """
    if table.points < table.book.number("cost", "attacker"):
        return []
    options: list[Option] = []
    for space in table.scents:
        if hikers_at(table, space) and eligible(table, space):
            where = SPACE_REFS[table.settings.large][space]
            options.append(
                Option(
                    f"attack:{table.wood.names[space]}",
                    "moon-option-attack",
                    {"space": where},
                    where,
                    "full_moon/attack.1",
                )
            )
    return options


def attack(table: MoonTable, space: int) -> Script[None]:
    """full_moon/attack.1, full_moon/combat.1, full_moon/hide.all: declare an attack; if all hikers there hide, a
    second free sniff comes first (R10.7).

    full_moon/combat.attackers, full_moon/frenzy.1: each attacker is paid for once, frenzied ones more; by day where
    there are three wolf icons (R11.1, R12.1).
    """
    if all(table.hidden[hiker] for hiker in hikers_at(table, space)) and not roll_scent(table, space):
        table.scents.remove(space)
        return
    cost = table.book.numbers["cost"]
    able = eligible(table, space)
    chosen = yield from pick_some(
        table.pack_seat,
        "full_moon/combat.attackers",
        say("moon-ask-attackers", points=table.points, space=SPACE_REFS[table.settings.large][space]),
        lambda: [WOLF_OPTIONS[wolf] for wolf in able],
        least=1,
        most=min(len(able), table.points // cost["attacker"]),
        default=lambda: (BEINGS[able[0]],),
    )
    wolves = [wolf for wolf in able if BEINGS[wolf] in chosen]
    table.points -= len(wolves) * cost["attacker"]
    frenzied: list[int] = []
    more = cost["frenzied"] - cost["attacker"]
    most = min(len(wolves), table.points // more, table.book.number("box", "frenzy_tokens"))
    if most and not table.night and wolf_icons(table, space) >= table.book.number("frenzy", "wolf"):
        answers = yield from pick_some(
            table.pack_seat,
            "full_moon/frenzy.1",
            say("moon-ask-frenzy", points=table.points, cost=more),
            lambda: [WOLF_OPTIONS[wolf] for wolf in wolves],
            most=most,
            default=lambda: (),
        )
        frenzied = [wolf_of(each) for each in answers]
        table.points -= len(frenzied) * more
    table.scents.remove(space)
    table.fought.append(space)
    for wolf in wolves:
        table.fought_by[wolf] = True
    table.stack.append("act")
    begin(table, Combat(space, wolves, frenzied, free=False))


def begin(table: MoonTable, combat: Combat) -> None:
    """full_moon/combat.1: a combat begins with the choice of targets."""
    table.combat = combat
    table.next = "target"
    if table.log is not None:
        wolves = [WOLF_REFS[wolf] for wolf in combat.wolves]
        where = SPACE_REFS[table.settings.large][combat.space]
        table.tell("full_moon/combat.1", say("moon-attack", wolves=wolves, space=where))


def hunt(table: MoonTable) -> Script[None]:
    """full_moon/infection.free-attack, full_moon/hostage.positive: the next of those who have turned attacks on its
    hexagon, if a hiker is there (R12.28, R14.8).
    """
    while table.hunting:
        wolf = table.hunting.pop(0)
        space = table.wolf_at[wolf]
        if wolf not in table.pack or space < 0 or not hikers_at(table, space):
            continue
        table.stack.append("hunt")
        combat = Combat(space, [wolf], [], free=True)
        if table.prey in hikers_at(table, space):
            combat.target[0] = table.prey
        table.prey = -1
        begin(table, combat)
        break
    else:
        table.next = table.stack.pop()
    yield from together(())
