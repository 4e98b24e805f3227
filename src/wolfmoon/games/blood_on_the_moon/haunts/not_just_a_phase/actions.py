"""Preparing, rescuing, letting it out."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon import goals
from wolfmoon.games.blood_on_the_moon.components import TRAITS
from wolfmoon.games.blood_on_the_moon.damage import hurt_dice
from wolfmoon.games.blood_on_the_moon.death import reap
from wolfmoon.games.blood_on_the_moon.haunt_start import turn_sara
from wolfmoon.games.blood_on_the_moon.haunts.not_just_a_phase.state import phase
from wolfmoon.games.blood_on_the_moon.odds import odds
from wolfmoon.games.blood_on_the_moon.rolls import plain_roll
from wolfmoon.games.blood_on_the_moon.secrets import tell, use
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.traits import sink
from wolfmoon.games.blood_on_the_moon.trials import Trial, trial
from wolfmoon.games.blood_on_the_moon.wording import GAME, SEATS, TRAIT_REFS, barred, tile_ref, trait_option

HAUNT = f"{GAME}/haunt.not-just-a-phase"


def offered(table: BloodTable, seat: Seat) -> list[Option]:
    """blood_on_the_moon/haunt.not-just-a-phase.prepare, blood_on_the_moon/haunt.not-just-a-phase.rescue,
    blood_on_the_moon/haunt.not-just-a-phase.forced-change: each side's actions, each once in a turn.
    """
    assert table.plot is not None
    actions = ("prepare", "rescue") if table.hero(seat) else ("forced-change",)
    options: list[Option] = []
    for action in actions:
        option = Option(f"haunt:{action}", f"action-{action}", rule=f"{HAUNT}.{action}")
        reason = "blood-barred-used" if action in table.done else why_not(table, seat, action)
        if action == "rescue":
            least = table.plot.row(table)["rescue"]["least"]
            option = option._replace(hint=odds(table, rescue_of(table, seat), least))
        options.append(barred(option, reason) if reason else option)
    return options


def why_not(table: BloodTable, seat: Seat, action: str) -> str:
    """blood_on_the_moon/haunt.not-just-a-phase.prepare, blood_on_the_moon/haunt.not-just-a-phase.rescue: why this
    cannot be done here and now; empty if it can (H5-11, H5-14).
    """
    assert table.plot is not None
    part, here, row = phase(table), table.at[seat], table.plot.row(table)
    if action == "prepare":
        if not part.supply:
            return "blood-barred-no-token"
        if any(tile == here for _, tile in part.laid):
            return "blood-barred-token"
        wanted = row["prepare"]["symbols"]
        return "" if any(symbol in wanted for symbol in table.book.tiles[here].symbols) else "blood-barred-symbol"
    if action == "rescue":
        if not any(card in table.hands[seat] for card in row["rescue"]["cards"]):
            return "blood-barred-book-or-mask"
        if table.at[table.sara] != here:
            return "blood-barred-sara"
        return "blood-barred-wolf" if table.wolf else ""
    return "blood-barred-wolf" if table.wolf else ""


def act(table: BloodTable, seat: Seat, action: str) -> Script[None]:
    """blood_on_the_moon/action.1: do it."""
    table.done.append(action)
    use(table, action)
    if action == "prepare":
        yield from prepare(table, seat)
    elif action == "rescue":
        yield from rescue(table, seat)
    else:
        yield from forced_change(table, seat)
    goals.look(table)


def prepare(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/haunt.not-just-a-phase.prepare: choose a token and roll its trait; 4 and more: it goes here;
    otherwise one die of Mental damage.
    """
    assert table.plot is not None
    row, rule = table.plot.row(table)["prepare"], f"{HAUNT}.prepare"
    answer = yield from pick_one(
        seat,
        rule,
        say("blood-ask-token"),
        lambda: [token_option(table, seat, trait) for trait in dict.fromkeys(phase(table).supply)],
    )
    trait = TRAITS.index(answer)
    shown = yield from trial(table, Trial(seat, trait, "other", rule))
    if table.dead[seat]:
        return
    if shown < row["least"]:
        yield from hurt_dice(table, seat, row["damage"], row["dice"], rule)
        return
    part = phase(table)
    part.supply.remove(trait)
    part.laid.append((trait, table.at[seat]))
    tell(
        table,
        "prepare",
        say("blood-prepared", seat=SEATS[seat], trait=TRAIT_REFS[trait], tile=tile_ref(table, table.at[seat])),
    )


def token_option(table: BloodTable, seat: Seat, trait: int) -> Option:
    """blood_on_the_moon/haunt.not-just-a-phase.prepare: a token as an answer, with the chance of its roll."""
    assert table.plot is not None
    wanted = Trial(seat, trait, "other", f"{HAUNT}.prepare")
    return trait_option(trait)._replace(hint=odds(table, wanted, table.plot.row(table)["prepare"]["least"]))


def rescue_of(table: BloodTable, seat: Seat) -> Trial:
    """blood_on_the_moon/haunt.not-just-a-phase.rescue: the roll, 1 more for each token in the house."""
    assert table.plot is not None
    row = table.plot.row(table)["rescue"]
    points = row["points"] * len(phase(table).laid)
    return Trial(seat, TRAITS.index(row["trait"]), "other", f"{HAUNT}.rescue", points=points)


def rescue(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/haunt.not-just-a-phase.rescue, blood_on_the_moon/haunt.not-just-a-phase.rescue-works,
    blood_on_the_moon/haunt.not-just-a-phase.save: Knowledge and 1 for each token; 5 and more: Sara loses a die's
    worth of both mental traits; otherwise two dice of Physical damage (H5-6).
    """
    assert table.plot is not None
    row, rule = table.plot.row(table)["rescue"], f"{HAUNT}.rescue"
    shown = yield from trial(table, rescue_of(table, seat))
    if table.dead[seat]:
        return
    if shown < row["least"]:
        yield from hurt_dice(table, seat, row["fails_damage"], row["fails_dice"], rule)
        return
    works = use(table, "rescue-works")
    amount = yield from plain_roll(table, seat, row["works_dice"], works)
    for trait in row["works_traits"]:
        sink(table, table.sara, TRAITS.index(trait), amount, works)
    phase(table).rescuing = True
    yield from reap(table, table.sara, seat)
    phase(table).rescuing = False


def forced_change(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/haunt.not-just-a-phase.forced-change: into a werewolf, and one die of Mental damage in that
    form; by a table option the damage comes first (H5-5).
    """
    assert table.plot is not None
    row, rule = table.plot.row(table)["forced-change"], f"{HAUNT}.forced-change"
    first = table.settings.forced_change_pays_first
    if not first:
        turn_sara(table, wolf=True, rule=rule)
    yield from hurt_dice(table, seat, row["damage"], row["dice"], rule)
    if first and not table.wolf:
        turn_sara(table, wolf=True, rule=rule)
