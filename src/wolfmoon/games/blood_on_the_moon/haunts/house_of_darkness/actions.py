"""Consecrating, preparing the altar, sharing the feast."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Ref, say
from wolfmoon.games.blood_on_the_moon import goals
from wolfmoon.games.blood_on_the_moon.cards.decks import found_nothing
from wolfmoon.games.blood_on_the_moon.components import TRAITS
from wolfmoon.games.blood_on_the_moon.damage import hurt_dice
from wolfmoon.games.blood_on_the_moon.haunts.house_of_darkness.state import darkness
from wolfmoon.games.blood_on_the_moon.odds import odds
from wolfmoon.games.blood_on_the_moon.secrets import tell, use
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable
from wolfmoon.games.blood_on_the_moon.traits import heal
from wolfmoon.games.blood_on_the_moon.trials import Trial, trial
from wolfmoon.games.blood_on_the_moon.wording import GAME, SEATS, barred, tile_ref

HAUNT = f"{GAME}/haunt.house-of-darkness"


def offered(table: BloodTable, seat: Seat) -> list[Option]:
    """blood_on_the_moon/haunt.house-of-darkness.consecrate, blood_on_the_moon/haunt.house-of-darkness.altar,
    blood_on_the_moon/haunt.house-of-darkness.share: each side's actions, each once in a turn.
    """
    actions = ("consecrate", "altar") if table.hero(seat) else ("share",)
    options: list[Option] = []
    for action in actions:
        hint = None if action == "share" else odds(table, trial_of(table, seat, action), least_of(table, action))
        option = Option(f"haunt:{action}", f"action-{action}", rule=f"{HAUNT}.{action}", hint=hint)
        reason = "blood-barred-used" if action in table.done else why_not(table, seat, action)
        if reason != GONE:
            options.append(barred(option, reason) if reason else option)
    return options


def trial_of(table: BloodTable, seat: Seat, action: str) -> Trial:
    """blood_on_the_moon/haunt.house-of-darkness.consecrate, blood_on_the_moon/haunt.house-of-darkness.altar: the roll
    of an action (G-05).
    """
    assert table.plot is not None
    named = TRAITS.index(table.plot.row(table)[action]["trait"])
    trait = table.settings.altar_trait if action == "altar" else named
    return Trial(seat, trait, "other", f"{HAUNT}.{action}")


def least_of(table: BloodTable, action: str) -> int:
    """blood_on_the_moon/haunt.house-of-darkness.consecrate, blood_on_the_moon/haunt.house-of-darkness.altar: what it
    must show.
    """
    assert table.plot is not None
    return int(table.plot.row(table)[action]["least"])


GONE = "gone"


def why_not(table: BloodTable, seat: Seat, action: str) -> str:
    """blood_on_the_moon/haunt.house-of-darkness.consecrate, blood_on_the_moon/haunt.house-of-darkness.altar: why this
    cannot be done here and now; empty if it can, GONE if it never can again (H2-1, H2-10).
    """
    assert table.plot is not None
    part, here = darkness(table), table.at[seat]
    if action == "consecrate":
        wanted = table.plot.row(table)["consecrate"]["symbols"]
        if not part.runes_left:
            return GONE
        if here in part.runes:
            return "blood-barred-rune"
        return "" if any(symbol in wanted for symbol in table.book.tiles[here].symbols) else "blood-barred-symbol"
    if action == "altar":
        if part.altar != NOWHERE:
            return GONE
        if part.runes_left:
            return "blood-barred-runes-left"
        return "" if here in part.runes else "blood-barred-not-consecrated"
    if table.lairs[0] != here:
        return "blood-barred-vampire"
    return "" if part.blood >= table.plot.row(table)["share"]["blood"] else "blood-barred-no-blood"


def act(table: BloodTable, seat: Seat, action: str) -> Script[None]:
    """blood_on_the_moon/action.1: do it."""
    table.done.append(action)
    use(table, action)
    if action == "consecrate":
        yield from consecrate(table, seat)
    elif action == "altar":
        yield from prepare_altar(table, seat)
    else:
        share(table, seat)


def consecrate(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/haunt.house-of-darkness.consecrate: Knowledge 3 and more: a rune here."""
    assert table.plot is not None
    row, rule = table.plot.row(table)["consecrate"], f"{HAUNT}.consecrate"
    shown = yield from trial(table, trial_of(table, seat, "consecrate"))
    if table.dead[seat]:
        return
    if shown < row["least"]:
        found_nothing(table, rule)
        return
    part = darkness(table)
    part.runes_left -= 1
    part.runes.append(table.at[seat])
    tell(
        table,
        "consecrate",
        say("blood-token-laid", seat=SEATS[seat], token=Ref("token", "rune"), tile=tile_ref(table, table.at[seat])),
    )


def prepare_altar(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/haunt.house-of-darkness.altar: Sanity (or Knowledge, by an option) 4 and more: the altar comes
    here; otherwise one die of Mental damage (G-05).
    """
    assert table.plot is not None
    row, rule = table.plot.row(table)["altar"], f"{HAUNT}.altar"
    shown = yield from trial(table, trial_of(table, seat, "altar"))
    if table.dead[seat]:
        return
    if shown < row["least"]:
        yield from hurt_dice(table, seat, row["damage"], row["dice"], rule)
        goals.look(table)
        return
    darkness(table).altar = table.at[seat]
    tell(
        table,
        "altar",
        say("blood-token-laid", seat=SEATS[seat], token=Ref("token", "altar"), tile=tile_ref(table, table.at[seat])),
    )


def share(table: BloodTable, seat: Seat) -> None:
    """blood_on_the_moon/haunt.house-of-darkness.share: a blood token goes into the box, the traitor heals (H2-7)."""
    assert table.plot is not None
    cost = table.plot.row(table)["share"]["blood"]
    darkness(table).blood -= cost
    tell(table, "share", say("blood-shares", seat=SEATS[seat], count=cost))
    heal(table, seat, range(4), f"{HAUNT}.share")
