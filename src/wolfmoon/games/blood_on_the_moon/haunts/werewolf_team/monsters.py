"""The ghost and the spirits: they do what their rules say; the player who started the haunt settles what is left open
(H3-5).
"""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, arrange, pick_seat
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Ref, say
from wolfmoon.games.blood_on_the_moon import goals
from wolfmoon.games.blood_on_the_moon.attack import stun
from wolfmoon.games.blood_on_the_moon.components import TRAITS
from wolfmoon.games.blood_on_the_moon.damage import hurt_dice
from wolfmoon.games.blood_on_the_moon.haunts.werewolf_team.idol import drop, get, score
from wolfmoon.games.blood_on_the_moon.haunts.werewolf_team.state import GHOST, NOBODY, idol_tile, team
from wolfmoon.games.blood_on_the_moon.haunts.werewolf_team.ways import go_towards
from wolfmoon.games.blood_on_the_moon.monsters import SURE, rouse
from wolfmoon.games.blood_on_the_moon.movement import put
from wolfmoon.games.blood_on_the_moon.placing import new_tile
from wolfmoon.games.blood_on_the_moon.state import BEAST, BloodTable
from wolfmoon.games.blood_on_the_moon.trials import Trial, opposed
from wolfmoon.games.blood_on_the_moon.wording import GAME, named, seat_option, who_ref

HAUNT = f"{GAME}/haunt.werewolf-team"


def ghost(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/haunt.werewolf-team.ghost, blood_on_the_moon/haunt.werewolf-team.ghost-speed: it gets up, or
    rolls Speed and goes farther for each spirit that is up on its tile.
    """
    assert table.plot is not None
    each = table.plot.row(table)["monster"]["ghost"]["each_spirit"]
    team(table).tried = False
    lair = table.lairs[0]
    fans = sum(
        kind == "spirit" and table.lairs[n] == lair and not table.stunned[n] for n, kind in enumerate(table.kinds)
    )
    if rouse(table, "ghost", f"{HAUNT}.ghost-speed"):
        total = table.rolls[0].total + each * fans
        table.strides[0] = total if total > table.book.least_steps else SURE
        if table.log is not None and fans:
            table.tell(f"{HAUNT}.ghost-speed", say("blood-cheered", count=fans, steps=total))
        table.todo.append(("haunt:ghost-acts",))
    yield from ()


def ghost_acts(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/haunt.werewolf-team.ghost-seeks, blood_on_the_moon/haunt.werewolf-team.ghost-scores,
    blood_on_the_moon/haunt.werewolf-team.ghost-steps: score, try to get the idol, or take one step; then this step
    again until its turn is over (H3-16).
    """
    part, lair = team(table), table.lairs[0]
    if part.holder == GHOST:
        if lair == part.nest:
            score(table, GHOST)
            return
        goal = part.nest
    elif idol_tile(table) == lair:
        if part.tried:
            return
        part.tried = True
        table.todo.append(("haunt:ghost-acts",))
        yield from seize(table)
        return
    else:
        goal = idol_tile(table)
    gone = yield from go_towards(table, 0, goal)
    if gone:
        table.todo.append(("haunt:ghost-acts",))


def seize(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/haunt.werewolf-team.ghost-seeks: the ghost picks the idol up, or rolls Speed against its
    holder's Sanity.
    """
    assert table.plot is not None
    row, rule, holder = table.plot.row(table)["monster"]["ghost"], f"{HAUNT}.ghost-seeks", team(table).holder
    if holder != NOBODY:
        its, theirs = yield from opposed(
            table,
            Trial(GHOST, TRAITS.index(row["trait"]), "other", rule),
            Trial(holder, TRAITS.index(row["against"]), "other", rule),
        )
        if its <= theirs:
            if table.log is not None:
                table.tell(rule, say("blood-idol-kept", who=named(table, holder)))
            return
    get(table, GHOST, rule)


# the spirits


def spirits(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/haunt.werewolf-team.spirit: one Speed roll for all; in which order they go is for the player to
    say who started the haunt (H3-5, T-08).
    """
    if not rouse(table, "spirit", f"{HAUNT}.spirit"):
        return
    able = [n for n, kind in enumerate(table.kinds) if kind == "spirit" and not table.risen[n]]
    order = able
    if len({table.lairs[n] for n in able}) > 1:
        answer = yield from arrange(
            table.revealer,
            f"{HAUNT}.spirit",
            say("blood-ask-order"),
            lambda: [spirit_option(table, n) for n in able],
            default=lambda: tuple(str(n) for n in able),
        )
        order = [int(n) for n in answer]
    table.todo += [("haunt:spirit", n, 0) for n in reversed(order)]


def spirit_option(table: BloodTable, n: int) -> Option:
    """A spirit as an answer."""
    tile = table.book.tiles[table.lairs[n]].id
    args = {"who": named(table, BEAST + n), "tile": Ref("tile", tile)}
    return Option(str(n), "blood-option-beast", args, who_ref(table, BEAST + n))


def spirit(table: BloodTable, n: int, moved: int) -> Script[None]:
    """blood_on_the_moon/haunt.werewolf-team.spirit-moves: a step towards the idol, until it is there or with a hero;
    then it meets a hero, if there is one (H3-6).
    """
    lair = table.lairs[n]
    goal = idol_tile(table)
    if lair != goal and not (moved and heroes_here(table, n)):
        gone = yield from go_towards(table, n, goal)
        if gone:
            table.todo.append(("haunt:spirit", n, 1))
            return
    if heroes_here(table, n):
        yield from meet(table, n)


def heroes_here(table: BloodTable, n: int) -> list[Seat]:
    """blood_on_the_moon/haunt.werewolf-team.spirit-moves: the living heroes on a spirit's tile."""
    return [seat for seat in table.living() if table.at[seat] == table.lairs[n]]


def meet(table: BloodTable, n: int) -> Script[None]:
    """blood_on_the_moon/haunt.werewolf-team.spirit-blocks: its Speed against a hero's Sanity, the holder's first;
    lower: it is stunned; equal: nothing (H3-5, H3-7).
    """
    assert table.plot is not None
    row, rule = table.plot.row(table)["monster"]["spirit"], f"{HAUNT}.spirit-blocks"
    here = heroes_here(table, n)
    hero = team(table).holder
    if hero not in here:
        hero = yield from pick_seat(
            table.revealer,
            rule,
            say("blood-ask-met", who=named(table, BEAST + n)),
            lambda: list(map(seat_option, here)),
        )
    its, theirs = yield from opposed(
        table,
        Trial(BEAST + n, TRAITS.index(row["trait"]), "other", rule),
        Trial(hero, TRAITS.index(row["against"]), "other", rule),
    )
    if its < theirs:
        stun(table, BEAST + n)
    elif its > theirs:
        table.todo.append(("haunt:carried", n, hero))


def carried(table: BloodTable, n: int, hero: Seat) -> Script[None]:
    """blood_on_the_moon/haunt.werewolf-team.spirit-carries: the hero is put on a new tile and leaves the idol behind;
    if none can be placed, one die of Mental damage instead (H3-13, H3-17).
    """
    assert table.plot is not None
    row, rule = table.plot.row(table)["monster"]["spirit"], f"{HAUNT}.spirit-carries"
    if not new_tile(table, table.revealer, rule, ("haunt:set-down", n, hero)):
        yield from hurt_dice(table, hero, row["damage"], row["dice"], rule)
        goals.look(table)


def set_down(table: BloodTable, n: int, hero: Seat, tile: int) -> Script[None]:
    """blood_on_the_moon/haunt.werewolf-team.spirit-carries: the hero is there, the idol is not."""
    rule = f"{HAUNT}.spirit-carries"
    if team(table).holder == hero:
        drop(table, table.lairs[n], rule)
    put(table, hero, tile, rule)
    yield from ()
