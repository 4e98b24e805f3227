"""A Strigoi attacks a wolf: Protection, Wounds, Shock, the wolf caught at a centre, the Counterattack; and the Curse."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one, together
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.armata_strigoi import cited
from wolfmoon.games.armata_strigoi.components import STRIGOI
from wolfmoon.games.armata_strigoi.fights import cheapest, give_up
from wolfmoon.games.armata_strigoi.movement import adjacent, free_in_room, ways_out
from wolfmoon.games.armata_strigoi.parts import NOWHERE, SPACE
from wolfmoon.games.armata_strigoi.sources import could_have, lies_open, pay, sources
from wolfmoon.games.armata_strigoi.state import ArmataTable, Assault, Bout
from wolfmoon.games.armata_strigoi.strigoi import after
from wolfmoon.games.armata_strigoi.wording import SEAT_REFS, SPACE_OPTIONS, SPACE_REFS, STRIGOI_REFS
from wolfmoon.games.armata_strigoi.wounds import ATTACK, CURSE, lose_blood, wound, wound_points

TAKE = Option("take", "armata-option-take", rule="armata_strigoi/attack.1")
NO_COUNTER = Option("no", "armata-option-no-counter", rule="armata_strigoi/counterattack.1")


def under_attack(table: ArmataTable) -> Assault:
    """The attack under way."""
    assert table.assault is not None
    return table.assault


def defend(table: ArmataTable) -> Script[None]:
    """armata_strigoi/attack.protection, armata_strigoi/ability.protection: ward off one effect after the other, each with
    another card or token, and say whether it is a Wound or the Shock; the rest is dealt (R B9, R F4, flow d-G4).
    """
    assault = under_attack(table)
    seat = assault.seat
    if (assault.wounds or assault.shocks) and could_have(table, seat, "protection", hand=True):
        answer = yield from pick_one(
            seat,
            "armata_strigoi/attack.protection",
            say(
                "armata-ask-protection",
                strigoi=STRIGOI_REFS[assault.strigoi],
                wounds=assault.wounds,
                shocks=assault.shocks,
                now=wound_points(table, seat),
            ),
            lambda: wards(table),
            masked=not lies_open(table, seat, "protection", assault.spent),
            default=lambda: _default(table),
        )
        if answer != "take":
            ward(table, seat, answer)
            return
    table.next = "shock" if assault.shocks else "counter"
    for _ in range(assault.wounds):
        wound(table, seat, ATTACK, "armata_strigoi/attack.wounds")


def wards(table: ArmataTable) -> list[Option]:
    """armata_strigoi/attack.protection: take what is left, or every source of Protection for every effect left (R B9)."""
    assault = under_attack(table)
    options = [TAKE]
    for effect, left in (("wound", assault.wounds), ("shock", assault.shocks)):
        if left:
            found = sources(table, assault.seat, "protection", hand=True, spent=assault.spent, suffix=f":{effect}")
            options += (
                option._replace(text=f"{option.text}-{effect}") if assault.shocks else option for option in found
            )
    return options


def ward(table: ArmataTable, seat: Seat, answer: str) -> None:
    """armata_strigoi/attack.protection: one card or token stops one effect (R B9)."""
    assault = under_attack(table)
    source, _, effect = answer.rpartition(":")
    n = pay(table, seat, "protection", source, "armata_strigoi/attack.protection")
    spent = (*assault.spent, n) if n != -1 else assault.spent
    if effect == "wound":
        table.assault = assault._replace(wounds=assault.wounds - 1, spent=spent)
    else:
        table.assault = assault._replace(shocks=assault.shocks - 1, spent=spent)
    table.next = "defend"
    if table.log is not None:
        message = say("armata-warded", seat=SEAT_REFS[seat], effect=effect)
        table.tell("armata_strigoi/attack.protection", message)


def _default(table: ArmataTable) -> str:
    """R flow 3: nothing, unless it would be the third Wound: then the cheapest Protection."""
    assault = under_attack(table)
    seat = assault.seat
    if not assault.wounds or wound_points(table, seat) + assault.wounds < table.book.wounds:
        return "take"
    order = ("icon", "token", "normal", "wild", "card")
    found = sources(table, seat, "protection", hand=True, spent=assault.spent, suffix=":wound")
    ranked = sorted(found, key=lambda option: order.index(option.id.partition(":")[0]))
    return ranked[0].id if ranked else "take"


def caught(table: ArmataTable) -> Script[None]:
    """armata_strigoi/attack.centre: a wolf on the centre takes all without Protection, and a Blood Point is lost besides; by
    the option only that. Then it comes out somewhere else and may strike back (R F6).
    """
    assault = under_attack(table)
    full = not table.settings.blood_only
    if full:
        for _ in range(assault.wounds):
            wound(table, assault.seat, ATTACK, "armata_strigoi/attack.centre")
    lose_blood(table, "armata_strigoi/attack.centre")
    table.then = "counter"
    table.next = "shock" if full and assault.shocks else "relocate"
    yield from together(())


def shock(table: ArmataTable) -> Script[None]:
    """armata_strigoi/icon.shock: a Shock that was not stopped: give up a card from hand (R F3, flow d-G5)."""
    assault = under_attack(table)
    for _ in range(assault.shocks):
        yield from give_up(table, assault.seat, may_protect=False)
    table.next = "relocate" if assault.kind == "centre" else "counter"


_FALLS = {
    "counter": "armata_strigoi/attack.centre",
    "curse": "armata_strigoi/attack.centre",
    "aftermath": "armata_strigoi/collapse.fall",
}
"""By the step after a relocation: what the wolf fell from. All others follow a ladder."""


def relocate(table: ArmataTable) -> Script[None]:
    """armata_strigoi/attack.centre, armata_strigoi/strigoi.ladder-wolf, armata_strigoi/collapse.fall: the player of each wolf
    that fell chooses any free stairs or ladder (R F16, R J4, flow d-G3, d-A4).
    """
    rule = _FALLS.get(table.then, "armata_strigoi/strigoi.ladder-wolf")
    while table.falling:
        seat = table.falling[0]
        answer = yield from pick_one(
            seat,
            rule,
            Message("armata-ask-way-out"),
            lambda: [SPACE_OPTIONS[space] for space in ways_out(table)],
            default=lambda: _hidden_way_out(table),
        )
        table.falling = table.falling[1:]
        table.at[seat] = SPACE[answer]
        if table.log is not None:
            table.tell(rule, say("armata-comes-out", seat=SEAT_REFS[seat], space=SPACE_REFS[table.at[seat]]))
    table.next = "make-room" if table.crowded else table.then


def _hidden_way_out(table: ArmataTable) -> str:
    """R flow 3: the way out that the fewest Strigoi see."""
    fort = table.fort
    sights = [fort.sight(fort.room_of[there]) for there in table.haunts if there != NOWHERE]
    best = min(ways_out(table), key=lambda space: (sum(space in sight for sight in sights), space))
    return SPACE_OPTIONS[best].id


def make_room(table: ArmataTable) -> Script[None]:
    """armata_strigoi/setup.strigoi, armata_strigoi/collapse.supreme: a wolf where a Strigoi is set down moves to a free space
    of that room; no blood, no Wound, no encounter (R A8, R G7, flow d-R0, d-A5).
    """
    while table.crowded:
        seat = table.crowded[0][0]
        rule = "armata_strigoi/setup.strigoi" if table.then == "enter" else "armata_strigoi/collapse.supreme"
        answer = yield from pick_one(
            seat,
            rule,
            Message("armata-ask-make-room"),
            lambda: [SPACE_OPTIONS[space] for space in _beside(table)],
            default=lambda: _nearest_beside(table),
        )
        table.crowded = table.crowded[1:]
        table.at[seat] = SPACE[answer]
        if table.log is not None:
            table.tell(rule, say("armata-makes-room", seat=SEAT_REFS[seat], space=SPACE_REFS[table.at[seat]]))
    table.next = table.then
    yield from together(())


def _beside(table: ArmataTable) -> list[int]:
    room = table.crowded[0][1]
    centre = table.fort.centre(room)
    return [space for space in free_in_room(table, room) if space != centre]


def _nearest_beside(table: ArmataTable) -> str:
    """R flow 3: the nearest free space."""
    steps = table.fort.distances(table.fort.centre(table.crowded[0][1]))
    return SPACE_OPTIONS[min(_beside(table), key=lambda space: (steps.get(space, 99), space))].id


# striking back


def in_reach(table: ArmataTable, seat: Seat, strigoi: int) -> list[str]:
    """armata_strigoi/melee.1, armata_strigoi/ranged.1: how this wolf could strike that Strigoi from where it stands (R F13, R
    F14).
    """
    there = table.haunts[strigoi]
    if there == NOWHERE or table.at[seat] == NOWHERE:
        return []
    kinds = ["melee"] if adjacent(table, seat, strigoi) else []
    if table.at[seat] in table.fort.sight(table.fort.room_of[there]):
        kinds.append("ranged")
    return kinds


def enough_blood(table: ArmataTable) -> bool:
    """armata_strigoi/strike.blood: the Altar holds enough to hurt a Strigoi."""
    return table.altar >= table.book.needed[table.seats]


def counter(table: ArmataTable) -> Script[None]:
    """armata_strigoi/counterattack.1: the attacked wolf may strike back, near or from afar, with enough blood left (R F5, R
    F6, R F10, flow d-G6).
    """
    assault = under_attack(table)
    seat, strigoi = assault.seat, assault.strigoi
    kinds = in_reach(table, seat, strigoi) if enough_blood(table) else []
    if not kinds:
        after(table)
        return
    answer = yield from pick_one(
        seat,
        "armata_strigoi/counterattack.1",
        say("armata-ask-counter-strike", strigoi=STRIGOI_REFS[strigoi]),
        lambda: [
            *(
                Option(kind, f"armata-option-counter-{kind}", rule=cited.STRIKE[kind])
                for kind in in_reach(table, seat, strigoi)
            ),
            NO_COUNTER,
        ],
        default=lambda: "no",
    )
    if answer == "no":
        after(table)
        return
    table.bout = Bout(seat, answer, STRIGOI[strigoi], 0, 0, True)
    table.next = "bout"
    if table.log is not None:
        message = say("armata-strikes-back", seat=SEAT_REFS[seat], strigoi=STRIGOI_REFS[strigoi], kind=answer)
        table.tell("armata_strigoi/counterattack.1", message)


# the Curse


def cursed_centre(table: ArmataTable) -> Script[None]:
    """armata_strigoi/curse.3, armata_strigoi/attack.centre: the wolf on the centre takes its Wound without Protection, and a
    Blood Point is lost; by the option only that (R H4).
    """
    seat = table.falling[0]
    if not table.settings.blood_only:
        for _ in range(table.book.curse):
            wound(table, seat, CURSE, "armata_strigoi/curse.3")
    lose_blood(table, "armata_strigoi/attack.centre")
    table.then, table.next = "curse", "relocate"
    yield from together(())


def curse(table: ArmataTable) -> Script[None]:
    """armata_strigoi/curse.3, armata_strigoi/curse.4: each cursed wolf stops the Wound or takes it; nobody strikes back (R H3,
    flow d-C1).
    """
    after(table)
    spent: list[int] = []
    for _ in range(table.book.curse) if table.cursed else ():
        seat = table.cursed[0]
        answer = "take"
        if could_have(table, seat, "protection", hand=True):
            answer = yield from pick_one(
                seat,
                "armata_strigoi/curse.4",
                say("armata-ask-curse", now=wound_points(table, seat)),
                lambda: [TAKE, *sources(table, table.cursed[0], "protection", hand=True, spent=spent)],
                masked=not lies_open(table, seat, "protection", spent),
                default=lambda: cheapest(table, table.cursed[0]),
            )
        if answer == "take":
            wound(table, seat, CURSE, "armata_strigoi/curse.3")
        else:
            spent.append(pay(table, seat, "protection", answer, "armata_strigoi/curse.4"))
            if table.log is not None:
                table.tell("armata_strigoi/curse.4", say("armata-warded", seat=SEAT_REFS[seat], effect="wound"))
    table.cursed = table.cursed[1:]
    if table.cursed:
        table.next = "curse"
