"""Before the cards: targets, Cut Off, stepping in, weapons, and the strength of those who have turned."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.text import Message, say
from wolfmoon.games.full_moon.combat.fight import Combat
from wolfmoon.games.full_moon.hikers import hikers_at, on_guard
from wolfmoon.games.full_moon.packcards import play_card, stopped
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import (
    HIKER_OPTIONS,
    HIKER_REFS,
    NO,
    WOLF_OPTIONS,
    WOLF_REFS,
    hiker_of,
    is_convert,
    item_ref,
    pack_card_ref,
    wolf_of,
)

LET_THEM = Option("no", "moon-option-no-cut-off", rule="full_moon/pack-card.cut-off")
CUT_OFF = Option(
    "cut-off",
    "moon-option-pack-card",
    {"card": pack_card_ref("cut-off")},
    pack_card_ref("cut-off"),
    "full_moon/pack-card.cut-off",
)
BARE = Option("none", "moon-option-no-weapon", rule="full_moon/combat.weapon")


def fight(table: MoonTable) -> Combat:
    """The combat that goes on."""
    assert table.combat is not None
    return table.combat


def prey(table: MoonTable) -> list[int]:
    """full_moon/combat.targets, full_moon/hide.safe: the hikers that can be attacked: not hidden, unless all are;
    nobody twice before everybody once (R8.3, R12.3, R12.25).
    """
    combat = fight(table)
    here = hikers_at(table, combat.space)
    seen = [hiker for hiker in here if not table.hidden[hiker]] or here
    return [hiker for hiker in seen if hiker not in combat.target] or seen


def choose_target(table: MoonTable) -> Script[None]:
    """full_moon/combat.targets: the next attacker gets a hiker as target, chosen by who leads it (flow K1)."""
    combat = fight(table)
    if -1 not in combat.target:
        combat.stage = table.next = "cut-off"
        return
    i = combat.target.index(-1)
    wolf = combat.wolves[i]
    answer = yield from pick_one(
        table.wolf_owner[wolf],
        "full_moon/combat.targets",
        say("moon-ask-target", wolf=WOLF_REFS[wolf]),
        lambda: [HIKER_OPTIONS[hiker] for hiker in prey(table)],
        about=(WOLF_REFS[wolf],),
        default=lambda: HIKER_OPTIONS[prey(table)[0]].id,
    )
    combat = fight(table)
    combat.target[i] = hiker_of(answer)
    if table.log is not None:
        told = say("moon-target", wolf=WOLF_REFS[wolf], hiker=HIKER_REFS[hiker_of(answer)])
        table.tell("full_moon/combat.targets", told)


def protectors(table: MoonTable) -> list[int]:
    """full_moon/alert.step-in, full_moon/combat.step-in: alert hikers on the hexagon whom nobody attacks, not asked
    yet (R12.4).
    """
    combat = fight(table)
    return [
        hiker
        for hiker in hikers_at(table, combat.space)
        if on_guard(table, hiker) and hiker not in combat.target and hiker not in combat.asked
    ]


def cut_off(table: MoonTable) -> Script[None]:
    """full_moon/pack-card.cut-off: asked if somebody could step in and the pack has cards; then nobody steps in
    during this combat (flow K1p).
    """
    combat = fight(table)
    combat.stage = table.next = "step-in"
    if not table.pack_hand or not protectors(table):
        return
    answer = yield from pick_one(
        table.pack_seat,
        "full_moon/pack-card.cut-off",
        Message("moon-ask-cut-off"),
        lambda: [LET_THEM, CUT_OFF] if "cut-off" in table.pack_hand else [LET_THEM],
        masked=True,
        default=lambda: "no",
    )
    if answer == "cut-off":
        play_card(table, "cut-off")
        space = fight(table).space
        if not (yield from stopped(table, "cut-off", space)):
            fight(table).cut_off = True


def step_in(table: MoonTable) -> Script[None]:
    """full_moon/combat.step-in: the next alert hiker may take over one attacker of a companion, once in a combat
    (R12.4, flow K2).
    """
    combat = fight(table)
    ready = [] if combat.cut_off else protectors(table)
    if not ready:
        gather(table)
        combat.stage = table.next = "weapon"
        return
    hiker = ready[0]
    combat.asked.append(hiker)
    answer = yield from pick_one(
        table.owner[hiker],
        "full_moon/combat.step-in",
        say("moon-ask-step-in", hiker=HIKER_REFS[hiker]),
        lambda: step_in_options(table),
        about=(HIKER_REFS[hiker],),
        default=lambda: "no",
    )
    if answer == "no":
        return
    combat = fight(table)
    i = combat.wolves.index(wolf_of(answer))
    combat.shields[i], combat.target[i] = combat.target[i], hiker
    if table.log is not None:
        whom = HIKER_REFS[combat.shields[i]]
        told = say("moon-steps-in", hiker=HIKER_REFS[hiker], wolf=WOLF_REFS[combat.wolves[i]], whom=whom)
        table.tell("full_moon/combat.step-in", told)


def step_in_options(table: MoonTable) -> list[Option]:
    """full_moon/combat.step-in: the attackers nobody has drawn away yet, with the hiker each of them attacks."""
    combat = fight(table)
    return [
        NO,
        *(
            WOLF_OPTIONS[wolf]._replace(
                text="moon-option-step-in", args={"wolf": WOLF_REFS[wolf], "hiker": HIKER_REFS[combat.target[i]]}
            )
            for i, wolf in enumerate(combat.wolves)
            if combat.shields[i] < 0
        ),
    ]


def gather(table: MoonTable) -> None:
    """full_moon/combat.deal: the hikers who fight, in order (R12.7)."""
    combat = fight(table)
    combat.hikers = [hiker for hiker in hikers_at(table, combat.space) if hiker in combat.target]
    n = len(combat.hikers)
    combat.hplus, combat.hsilver = [0] * n, [0] * n
    combat.hstood, combat.htripped, combat.hroped = [False] * n, [False] * n, [False] * n
    combat.hcards = [[] for _ in range(n)]


def arm(table: MoonTable) -> Script[None]:
    """full_moon/combat.weapon: each fighting hiker takes up one weapon at most, for the whole combat; who has only
    one kind takes it (R6.15, flow K3).
    """
    combat = fight(table)
    i = len(combat.weapons)
    if i == len(combat.hikers):
        start_cards(table)
        return
    hiker = combat.hikers[i]
    weapons = {table.book.kinds[card].id: card for card in table.items[hiker] if table.book.kinds[card].weapon}
    card = next(iter(weapons.values()), -1)
    if len(weapons) > 1:
        answer = yield from pick_one(
            table.owner[hiker],
            "full_moon/combat.weapon",
            say("moon-ask-weapon", hiker=HIKER_REFS[hiker]),
            lambda: [
                *(Option(kind, "moon-option-item", {"item": item_ref(kind)}, item_ref(kind)) for kind in weapons),
                BARE,
            ],
            about=(HIKER_REFS[hiker],),
            default=lambda: next(iter(weapons)),
        )
        card = weapons.get(answer, -1)
    fight(table).weapons.append(card)
    if card >= 0 and table.log is not None:
        kind = table.book.kinds[card].id
        table.tell("full_moon/combat.weapon", say("moon-takes-up", hiker=HIKER_REFS[hiker], item=item_ref(kind)))


def start_cards(table: MoonTable) -> None:
    """full_moon/infection.strength: those who have turned roll their strength; the first round begins (R14.9, R14.18,
    flow K4).
    """
    combat = fight(table)
    row = table.book.numbers["transformed"]
    for i, wolf in enumerate(combat.wolves):
        if is_convert(wolf):
            combat.wroll[i] = sum(table.dice.roll(6) for _ in range(row["dice"])) + row["bonus"]
            if table.log is not None:
                told = say("moon-convert-strength", wolf=WOLF_REFS[wolf], value=combat.wroll[i])
                table.tell("full_moon/infection.strength", told)
    combat.round, combat.turn = 1, 0
    combat.stage = table.next = "deal"
