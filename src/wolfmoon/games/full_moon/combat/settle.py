"""The end of a round: the pack's last word, then the fights that are decided, one a step; and the end of the combat."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.calls import pause, play_fury
from wolfmoon.games.full_moon.combat.fight import Combat
from wolfmoon.games.full_moon.combat.targets import fight
from wolfmoon.games.full_moon.combat.totals import foe, foes, hiker_goes_on, hiker_total, wolf_goes_on, wolf_total
from wolfmoon.games.full_moon.fear import gain_calm
from wolfmoon.games.full_moon.goals import check_end
from wolfmoon.games.full_moon.hikers import item_of
from wolfmoon.games.full_moon.infection import infect, show_bites
from wolfmoon.games.full_moon.items import dog_takes_it
from wolfmoon.games.full_moon.life import drop_item, gain_determination, lose_life
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import (
    BEINGS,
    HIKER_OPTIONS,
    HIKER_REFS,
    NO,
    WOLF_REFS,
    hiker_of,
    is_convert,
    item_ref,
    token_ref,
    wolf_of,
)

NO_FURY = Option("no", "moon-option-no-fury", rule="full_moon/pack-card.play")
BITE = Option("bite", "moon-option-bite", rule="full_moon/combat.bite")
CALL = Option("call", "moon-option-call", rule="full_moon/call.1")
BULLET_CARD = Option("card", "moon-option-bullet-card", rule="full_moon/result.silver-bullet")
BULLET = Option(
    "item",
    "moon-option-item",
    {"item": item_ref("silver-bullet")},
    item_ref("silver-bullet"),
    "full_moon/item.silver-bullet",
)


def decided(table: MoonTable, combat: Combat) -> list[int]:
    """full_moon/combat.trip-ends, full_moon/combat.stand: the fights to settle now: those with a Trip, and all if
    nobody can draw any more (R12.10, R12.15).
    """
    open_ = [i for i, end in enumerate(combat.ends) if not end]
    gone = [i for i in open_ if table.status[combat.target[i]] != "play"]
    wolves_on = [wolf_goes_on(combat, i) for i in range(len(combat.wolves))]
    hikers_on = [hiker_goes_on(combat, j) for j in range(len(combat.hikers))]
    if not any(wolves_on) and not any(hikers_on):
        return open_
    found: list[int] = []
    for i in open_:
        j = foe(combat, i)
        stood = table.settings.each_pair and combat.wstood[i] and combat.hstood[j]
        if combat.wtripped[i] or combat.htripped[j] or stood or i in gone:
            found.append(i)
    return found


def settle(table: MoonTable) -> Script[None]:
    """full_moon/combat.trip-ends, full_moon/pack-card.pack-fury: the pack may add to an attacker whose fight is about
    to be settled (R10.10, R12.31, flow K7, K8).
    """
    combat = fight(table)
    yield from pause(table, "w")
    ready = decided(table, combat)
    if table.pack_hand and any(not combat.wtripped[i] for i in ready):
        answer = yield from pick_one(
            table.pack_seat,
            "full_moon/pack-card.play",
            say("moon-ask-fury"),
            lambda: fury_options(table),
            masked=True,
            default=lambda: "no",
        )
        if answer != "no":
            play_fury(table, wolf_of(answer))
            return
    combat = fight(table)
    combat.queue = ready
    table.next = "pair"


def fury_options(table: MoonTable) -> list[Option]:
    """full_moon/pack-card.pack-fury: the attackers it could be played on, if the pack holds one."""
    combat = fight(table)
    if "pack-fury" not in table.pack_hand:
        return [NO_FURY]
    return [
        NO_FURY,
        *(
            Option(
                BEINGS[combat.wolves[i]],
                "moon-call-fury",
                {"wolf": WOLF_REFS[combat.wolves[i]]},
                WOLF_REFS[combat.wolves[i]],
            )
            for i in decided(table, combat)
            if not combat.wtripped[i]
        ),
    ]


def settle_pair(table: MoonTable) -> Script[None]:
    """full_moon/combat.tie, full_moon/combat.bite, full_moon/combat.wound: the next fight is settled by comparing
    totals (R12.16, R12.17).
    """
    combat = fight(table)
    if not combat.queue:
        after_round(table)
        return
    i = combat.queue.pop(0)
    if table.status[combat.target[i]] != "play":
        combat.ends[i] = "nothing"
        return
    j = foe(combat, i)
    wolf, hiker = wolf_total(table, combat, i), hiker_total(table, combat, j)
    if table.log is not None:
        refs = {"wolf": WOLF_REFS[combat.wolves[i]], "hiker": HIKER_REFS[combat.target[i]]}
        table.tell("full_moon/combat.value", say("moon-compared", wolf_total=wolf, hiker_total=hiker, **refs))
    if wolf == hiker:
        combat.ends[i] = "tie"
    elif wolf > hiker:
        yield from wolf_wins(table, i)
    else:
        yield from hiker_wins(table, i, j)


def after_round(table: MoonTable) -> None:
    """full_moon/combat.stand: another round while a fight is open."""
    combat = fight(table)
    if all(combat.ends):
        combat.stage = table.next = "aftermath"
        return
    combat.round += 1
    combat.turn = 0
    combat.stage = table.next = "deal"


def wolf_wins(table: MoonTable, i: int) -> Script[None]:
    """full_moon/combat.bite, full_moon/combat.step-in, full_moon/call.1, full_moon/frenzy.combat: the attacker wins
    (R11.4, R12.5, R12.22, R12.27).
    """
    combat = fight(table)
    wolf, victim = combat.wolves[i], combat.target[i]
    if combat.frenzy[i] and table.tokens[victim] is not None and not table.night:
        answer = yield from pick_one(
            table.pack_seat,
            "full_moon/call.1",
            say("moon-ask-call", wolf=WOLF_REFS[wolf], hiker=HIKER_REFS[victim]),
            lambda: (BITE, CALL),
            about=(HIKER_REFS[victim],),
            default=lambda: "bite",
        )
        if answer == "call":
            call_of_the_blood(table, i, victim)
            return
    if combat.shields[i] >= 0 and table.status[combat.shields[i]] == "play":
        pair = (victim, combat.shields[i])
        answer = yield from pick_one(
            table.wolf_owner[wolf],
            "full_moon/combat.step-in",
            say("moon-ask-whom-to-bite", wolf=WOLF_REFS[wolf]),
            lambda: [HIKER_OPTIONS[each] for each in pair],
            about=(WOLF_REFS[wolf],),
            default=lambda: HIKER_OPTIONS[pair[0]].id,
        )
        victim = hiker_of(answer)
    combat = fight(table)
    row = table.book.numbers["damage"]
    amount = row["lupine"] if table.night else row["frenzy"] if combat.frenzy[i] else row["human"]
    combat.ends[i] = "bitten"
    if (yield from dog_takes_it(table, victim, amount)):
        return
    lose_life(table, victim, amount, "full_moon/combat.bite")
    infect(table, victim)


def call_of_the_blood(table: MoonTable, i: int, victim: int) -> None:
    """full_moon/call.1: no harm; the pack alone sees the token and puts it back (R11.4, R14.19)."""
    fight(table).ends[i] = "called"
    token = table.tokens[victim]
    assert token is not None
    if (PACK, victim) not in table.looks:
        table.looks.append((PACK, victim))
    if table.log is not None:
        secret = say("moon-looked", hiker=HIKER_REFS[victim], token=token_ref(token))
        others = say("moon-called", hiker=HIKER_REFS[victim])
        table.tell("full_moon/call.1", secret, to=tuple(table.packers), others=others, reveals=True)


PACK = -1
"""In `looks`: all who lead the pack have seen it."""


def hiker_wins(table: MoonTable, i: int, j: int) -> Script[None]:
    """full_moon/combat.wound, full_moon/combat.kill, full_moon/combat.reward: the attacker dies by silver or axe, or
    is wounded, or in lupine form withdraws (R6.13, R12.18, R12.20, R12.21, R12.24).
    """
    combat = fight(table)
    wolf, hiker = combat.wolves[i], combat.hikers[j]
    dead = any(table.book.kinds[card].opportunity and table.book.kinds[card].weapon for card in table.items[hiker])
    others = [other for other in foes(combat, j) if other != i]
    has_item = item_of(table, hiker, "silver-bullet") >= 0
    if not dead and combat.hsilver[j] and not others:
        combat.hsilver[j] -= 1
        dead = True
    elif not dead and (combat.hsilver[j] or has_item):
        answer = yield from pick_one(
            table.owner[hiker],
            "full_moon/combat.kill",
            say("moon-ask-bullet", hiker=HIKER_REFS[hiker], wolf=WOLF_REFS[wolf]),
            lambda: [*([BULLET_CARD] if fight(table).hsilver[j] else []), *([BULLET] if has_item else []), NO],
            about=(HIKER_REFS[hiker],),
            default=lambda: "no",
        )
        combat = fight(table)
        dead = answer != "no"
        if answer == "card":
            combat.hsilver[j] -= 1
        elif answer == "item":
            drop_item(table, hiker, item_of(table, hiker, "silver-bullet"))
    combat.ends[i] = "killed" if dead else "beaten"
    reward = table.book.numbers["reward"]
    gain_calm(table, hiker, reward["calm"], "full_moon/combat.reward")
    gain_determination(table, hiker, reward["determination"], "full_moon/combat.reward")
    if dead:
        kill(table, wolf)
    elif not table.night:
        table.wounded[wolf] = True
        if table.log is not None:
            table.tell("full_moon/combat.wound", say("moon-wounded", wolf=WOLF_REFS[wolf]))
    elif table.log is not None:
        table.tell("full_moon/combat.wound", say("moon-withdraws", wolf=WOLF_REFS[wolf]))


def kill(table: MoonTable, wolf: int) -> None:
    """full_moon/combat.kill, full_moon/end.pack-dead: a werewolf leaves the game; if it was the last, so does
    everybody (R18.6, R18.7).
    """
    table.pack.remove(wolf)
    table.slain.append(wolf)
    table.wolf_at[wolf] = -1
    table.wounded[wolf] = False
    if is_convert(wolf):
        table.status[wolf - 6] = "slain"
    if table.log is not None:
        table.tell("full_moon/combat.kill", say("moon-killed", wolf=WOLF_REFS[wolf]), reveals=True)
    check_end(table)


def aftermath(table: MoonTable) -> Script[None]:
    """full_moon/combat.1, full_moon/night.tokens: cards are discarded; at night the bitten show their tokens and
    turn; the end check; pause k (R14.10, R14.15).
    """
    combat = fight(table)
    table.combat_out += combat.cards
    table.combat = None
    show_bites(table)
    check_end(table)
    table.next = "hunt" if table.hunting else table.stack.pop()
    yield from pause(table, "k")
