"""What must always hold, in words for a test; and the ids that a seat must not be sent."""

from collections import Counter
from collections.abc import Iterable, Iterator

from wolfmoon.core.table import Seat
from wolfmoon.games.armata_strigoi.cards import everybody
from wolfmoon.games.armata_strigoi.components import HEROIC
from wolfmoon.games.armata_strigoi.parts import CENTRE, COLOURS, ENCOUNTERS, MIDDLE, NOWHERE, SPACES
from wolfmoon.games.armata_strigoi.state import NOBODY, ArmataTable
from wolfmoon.games.armata_strigoi.wounds import wound_points


def wrong(table: ArmataTable) -> Iterator[str]:
    """armata_strigoi/setup.stacks, armata_strigoi/setup.counters, armata_strigoi/move.occupied: what is wrong with the table,
    if anything.
    """
    yield from _cards(table)
    yield from _tokens(table)
    yield from _figures(table)
    yield from _seats(table)
    book = table.book
    if not 0 <= table.altar <= book.altar or not 0 <= table.inferno <= book.lost[table.seats]:
        yield f"{table.altar} Blood Points on the Altar, {table.inferno} on the Inferno"
    if (table.inferno == book.lost[table.seats]) != (table.reason == "defeat"):
        yield f"{table.inferno} Blood Points are lost and the game stands at {table.reason}"


def _differ(what: str, there: Iterable[str], printed: Iterable[str]) -> Iterator[str]:
    have, want = Counter(there), Counter(printed)
    for id in sorted({*have, *want}):
        if have[id] != want[id]:
            yield f"{have[id]} of {want[id]} copies of {what} {id}"


def _cards(table: ArmataTable) -> Iterator[str]:
    book = table.book
    held = [card for row in (*table.hands, *table.rewards, *table.front, *table.discards) for card in row]
    held += table.gone
    dealt = [card for wolf in table.wolves if wolf for card in book.wolves[wolf]]
    actions = [card for card in held if card not in book.rewards]
    actions += [card for stack in table.heroic for card in stack]
    actions += table.legendary
    wanted = [*dealt, *(card for name in HEROIC for card in book.heroic[name]), *book.legendary]
    yield from _differ("card", actions, wanted)
    rewards = [*(card for card in held if card in book.rewards), *table.reward_deck]
    yield from _differ("card", rewards, (each.id for each in book.rewards.values() for _ in range(each.copies)))
    for seat in range(table.seats):
        if any(card in book.rewards for card in table.hands[seat]):
            yield f"seat {seat} has Reward cards among its Action cards"
        if len(table.knowers[seat]) != len(table.rewards[seat]):
            yield f"seat {seat}: who knows its Reward cards is not told for each"
        elif any(not knew >> seat & 1 or knew & ~everybody(table) for knew in table.knowers[seat]):
            yield f"seat {seat} does not know its own Reward cards"


def _tokens(table: ArmataTable) -> Iterator[str]:
    book = table.book
    meeting = table.encounter
    for n, colour in enumerate(COLOURS):
        out = [meeting.token] if meeting is not None and meeting.token and meeting.colour == n else []
        printed = [each.id for each in book.monsters.values() if each.colour == colour for _ in range(each.copies)]
        yield from _differ("encounter", [*table.stacks[n], *table.used[n], *out], printed)
        if table.open_top[n] and not table.stacks[n]:
            yield f"an empty {colour} stack lies open"
    counters = [*table.pool, *(each for row in (*table.wounds, *table.scars) for each in row)]
    yield from _differ("wound", counters, (each.id for each in book.counters.values() for _ in range(each.copies)))
    tokens = [*table.reward_tokens, *table.reward_tokens_used, *(each for row in table.tokens for each in row)]
    yield from _differ("reward token", tokens, (id for id, count in book.token_copies.items() for _ in range(count)))
    omens = [each.id for each in book.strigoi_tokens.values() for _ in range(each.copies)]
    yield from _differ(
        "Strigoi token",
        (*table.strigoi_tokens, *table.strigoi_tokens_used),
        omens if table.dead == NOBODY else (),
    )
    if len(table.fight_tokens) > book.fight_tokens or len(set(table.fight_tokens)) != len(table.fight_tokens):
        yield f"Fight tokens lie on {table.fight_tokens}"
    if not ENCOUNTERS.issuperset(table.fight_tokens):
        yield "a Fight token lies where no Encounter is"


def _figures(table: ArmataTable) -> Iterator[str]:
    stand = [space for space in (*table.at, *table.haunts) if space != NOWHERE]
    if len(set(stand)) != len(stand):
        yield "two figures stand on one space"
    for space in stand:
        if not table.fort.near[space]:
            yield f"a figure stands on {SPACES[space]}, which is not there"
    away = {*table.falling, *(seat for seat, _ in table.crowded if table.then != "enter")}
    for seat in range(table.seats):
        if table.wolves[seat] and (table.at[seat] == NOWHERE) != (seat in away):
            yield f"seat {seat} stands on {table.at[seat]}"
    for strigoi, space in enumerate(table.haunts):
        if space != NOWHERE and space not in CENTRE and table.fort.room_of[space] != MIDDLE:
            yield f"a Strigoi stands on {SPACES[space]}"
        if table.dead == strigoi and space != NOWHERE:
            yield "a dead Strigoi stands on the board"
        most = table.book.existence(strigoi, table.dead == 1 - strigoi, table.settings.level)
        if table.reason is None and len(table.scars[strigoi]) >= most:
            yield f"a Strigoi has {len(table.scars[strigoi])} Wounds of {most} and lives"


def _seats(table: ArmataTable) -> Iterator[str]:
    for seat in range(table.seats):
        if table.reason is None and wound_points(table, seat) >= table.book.wounds:
            yield f"seat {seat} has {wound_points(table, seat)} Wounds"
        if table.chosen[seat] and table.chosen[seat] not in table.hands[seat]:
            yield f"seat {seat} has chosen a card it does not hold"
        if table.wolves[seat] and not table.hands[seat] and table.stage == "initiative":
            yield f"seat {seat} has no card to choose"
        if len(set(table.earned[seat])) != len(table.earned[seat]):
            yield f"seat {seat} has earned a card twice"


def canaries(table: ArmataTable, seat: Seat | None) -> Iterator[str]:
    """armata_strigoi/talk.1: cards in the hands of others, Reward cards that this seat (None: a spectator) has seen nowhere."""
    if table.settings.solo and seat is not None:
        return
    for other in range(table.seats):
        if other != seat:
            yield from (card for card in table.hands[other] if card not in table.met and ":" in card)
    open_ = {card for row in (*table.front, *table.discards, table.gone) for card in row}
    open_.update(icon.card for row in table.icons for icon in row)
    for said in table.said:
        open_.update(word.removeprefix("card=") for word in said.parts)
    for other in range(table.seats):
        for card, knew in zip(table.rewards[other], table.knowers[other], strict=True):
            if seat is not None and knew >> seat & 1:
                open_.add(card)
    for card in table.book.rewards:
        if card not in open_ and "-" in card:
            yield card
