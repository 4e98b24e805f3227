"""Setting up, in the order of the rulebook; choosing hikers, the trail and the pack are the first steps of the game."""

from collections.abc import Mapping

from wolfmoon.core.decisions import Option
from wolfmoon.core.dice import Dice
from wolfmoon.core.options import Value
from wolfmoon.core.rules import Edition
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.full_moon.components import PRINTED, build
from wolfmoon.games.full_moon.deduction import trails_of
from wolfmoon.games.full_moon.hunters import equip, place_entries
from wolfmoon.games.full_moon.options import settings_of
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import (
    DIRECTION_REFS,
    HIKER_OPTIONS,
    HIKER_REFS,
    SEAT_REFS,
    SPACE_REFS,
    WOLF_OPTIONS,
    WOLF_REFS,
    hiker_of,
    wolf_of,
)

READY = Option("done", "moon-option-pack-done", rule="full_moon/setup.pack")
RANDOM = Option("random", "moon-option-random-trail", rule="full_moon/trail.draw")


def set_up(seats: int, options: Mapping[str, Value], dice: Dice, edition: Edition | None) -> MoonTable:
    """full_moon/setup.sides, full_moon/setup.map: the table before the first step. Raises BadEdition if an edition
    does not make a game.
    """
    book = build(edition) if edition else PRINTED
    settings = settings_of(options, book.prices["barrier"], book.other_barrier)
    table = MoonTable(seats, dice, book, settings)
    place = str(options["pack-seat"])
    table.pack_seat = dice.below(seats) if place == "random" else int(place) - 1
    table.order = tuple((table.pack_seat + i) % seats for i in range(1, seats))
    table.sides = ["pack" if seat == table.pack_seat else "hikers" for seat in range(seats)]
    table.packers = [table.pack_seat]
    take_hostages(table)
    lay_forest(table)
    shuffle_decks(table)
    deal = book.deals[seats]
    table.started = deal.hikers
    table.points = deal.points + (book.number("hunters", "points") if settings.hunters else 0)
    table.trees_left = book.number("hunters" if settings.hunters else "summon", "father_tree")
    table.moons_left = book.number("hunters" if settings.hunters else "summon", "mother_moon")
    if settings.hunters:
        place_entries(table)
    for seat in table.order:
        table.hands[seat] = [table.action.pop() for _ in range(deal.hand)]
    if options["hikers"] == "random":
        while wanting(table):
            sheets = [hiker for hiker in range(8) if table.status[hiker] == "box"]
            take(table, wanting(table)[0], dice.pick(sheets))
    after_choosing(table)
    return table


def take_hostages(table: MoonTable) -> None:
    """full_moon/setup.hostages, full_moon/setup.hostage-tokens, full_moon/setup.infection-tokens: a random man and
    woman, each on an unseen token (R1.3).
    """
    book, dice = table.book, table.dice
    deal = book.deals[table.seats]
    tokens = ["immune"] * deal.immune + ["positive"] * (deal.positive - deal.set_aside)
    dice.shuffle(tokens)
    for sex in ("man", "woman"):
        hostage = dice.pick([i for i, hiker in enumerate(book.hikers) if hiker.sex == sex])
        table.status[hostage] = "hostage"
        table.tokens[hostage] = tokens.pop()
        table.had_token[hostage] = True
    tokens += ["positive"] * deal.set_aside
    dice.shuffle(tokens)
    table.supply = tokens


def lay_forest(table: MoonTable) -> None:
    """full_moon/setup.camp, full_moon/setup.elevations, full_moon/setup.bag: the Camp open, six elevations face down,
    the rest in the bag (R1.6).
    """
    book, wood, dice = table.book, table.wood, table.dice
    table.ground[wood.camp], table.turned[wood.camp] = "camp", True
    heights = [
        id
        for id, hexagon in book.hexagons.items()
        if hexagon.border == "green" and id != "camp"
        for _ in range(hexagon.copies)
    ]
    dice.shuffle(heights)
    for space, hexagon_id in zip(wood.elevations, heights, strict=True):
        table.ground[space] = hexagon_id
    table.bag = [id for id, row in book.hexagons.items() if row.border == "black" for _ in range(row.copies)]
    dice.shuffle(table.bag)


def shuffle_decks(table: MoonTable) -> None:
    """full_moon/setup.decks, full_moon/setup.hands: action, item, special, Lair, combat and pack cards face down."""
    book, dice = table.book, table.dice
    table.action = [id for id, card in book.actions.items() for _ in range(card.copies)]
    table.combat_deck = [id for id, fight in book.combat.items() for _ in range(fight.copies)]
    table.packs = [id for id, pack in book.pack_cards.items() for _ in range(pack.copies)]
    cards = range(len(book.cards))
    out = book.left_out if table.settings.hunters else frozenset()
    table.item = [card for card in cards if book.cards[card][1] == "item" and book.cards[card][0] not in out]
    table.special = [card for card in cards if book.cards[card][1] == "special"]
    table.lair_deck = [card for card in cards if book.cards[card][1] == "lair"]
    table.lost = [card for card in cards if book.cards[card][1] == "item" and book.cards[card][0] in out]
    for deck in (table.action, table.combat_deck, table.packs):
        dice.shuffle(deck)
    for items in (table.item, table.special, table.lair_deck):
        dice.shuffle(items)


# choosing hikers


def wanting(table: MoonTable) -> list[Seat]:
    """full_moon/setup.players, full_moon/setup.hikers: the seats still to choose a hiker, the next one first: in
    order, one a pick (R1.4).
    """
    each = table.book.deals[table.seats].each
    counts = {seat: table.owner.count(seat) for seat in table.order}
    least = min(counts.values())
    return [] if least == each else [seat for seat in table.order if counts[seat] == least]


def take(table: MoonTable, seat: Seat, hiker: int) -> None:
    """full_moon/setup.sheets, full_moon/setup.start: a hiker with printed Life and green Calm, on the Camp."""
    sheet, settings = table.book.hikers[hiker], table.settings
    table.status[hiker], table.owner[hiker], table.began[hiker] = "play", seat, True
    table.at[hiker] = table.wood.camp
    table.life[hiker], table.calm[hiker] = sheet.life, sheet.calm
    table.determination[hiker] = table.book.number(
        "hunters" if settings.hunters else "determination", _START[settings.hunters]
    )
    if settings.hunters:
        equip(table, hiker)


_START = {True: "determination", False: "start"}


def after_choosing(table: MoonTable) -> None:
    """full_moon/hunters.exits: what comes next while hikers are chosen and enter."""
    if wanting(table):
        table.next = "hikers"
    elif table.settings.hunters and any(table.at[hiker] == table.wood.camp for hiker in _chosen(table)):
        table.next = "enter"
    else:
        table.next = "trail"


def _chosen(table: MoonTable) -> list[int]:
    return [hiker for seat in table.order for hiker in range(8) if table.owner[hiker] == seat]


def choose_hiker(table: MoonTable) -> Script[None]:
    """full_moon/setup.hikers: the next seat in order takes one of the open sheets (R1.4)."""
    seat = wanting(table)[0]
    answer = yield from pick_one(
        seat,
        "full_moon/setup.hikers",
        Message("moon-ask-hiker"),
        lambda: [HIKER_OPTIONS[hiker] for hiker in range(8) if table.status[hiker] == "box"],
        default=lambda: HIKER_OPTIONS[table.status.index("box")].id,
    )
    take(table, seat, hiker_of(answer))
    if table.log is not None:
        told = say("moon-takes-hiker", seat=SEAT_REFS[seat], hiker=HIKER_REFS[hiker_of(answer)])
        table.tell("full_moon/setup.hikers", told)
    after_choosing(table)


def enter_forest(table: MoonTable) -> Script[None]:
    """full_moon/hunters.exits: each hunter begins on one of the two exits, chosen in order (R17.5)."""
    hiker = next(hiker for hiker in _chosen(table) if table.at[hiker] == table.wood.camp)
    answer = yield from pick_one(
        table.owner[hiker],
        "full_moon/hunters.exits",
        say("moon-ask-enter", hiker=HIKER_REFS[hiker]),
        lambda: [space_option(table, space) for space in table.exits],
        about=(HIKER_REFS[hiker],),
        default=lambda: table.wood.names[table.exits[0]],
    )
    table.at[hiker] = table.wood.index[answer]
    if table.log is not None:
        where = SPACE_REFS[table.settings.large][table.at[hiker]]
        table.tell("full_moon/hunters.exits", say("moon-enters", hiker=HIKER_REFS[hiker], space=where))
    after_choosing(table)


def space_option(table: MoonTable, space: int) -> Option:
    """The option that is a space."""
    ref = SPACE_REFS[table.settings.large][space]
    return Option(table.wood.names[space], "moon-option-space", {"space": ref}, ref)


# the pack


def draw_trail(table: MoonTable) -> Script[None]:
    """full_moon/trail.draw, full_moon/trail.step, full_moon/trail.back: one step of the secret trail, or the rest at
    random.

    full_moon/hunters.trail: hunters' trails begin on any green space (R17.3). Only ways that can be finished are
    offered (R1.7, R1.9).
    """
    settings = table.settings
    if not table.draft and not settings.hunters:
        table.draft = (table.wood.camp,)
    answer = yield from pick_one(
        table.pack_seat,
        "full_moon/hunters.trail" if settings.hunters and not table.draft else "full_moon/trail.step",
        Message("moon-ask-trail" if table.draft else "moon-ask-trail-start"),
        lambda: trail_options(table),
        masked=True,
        default=lambda: "random",
    )
    trails = trails_of(table)
    if answer == "random":
        table.draft = trails.pick(trails.beginning(table.draft), table.dice)
    else:
        table.draft = (*table.draft, table.wood.index[answer])
    if len(table.draft) > trails.steps:
        table.trail, table.draft = table.draft, ()
        table.next = "buy"
        if table.log is not None:
            told = say("moon-trail-drawn", steps=trails.steps)
            table.tell("full_moon/trail.draw", told)


def trail_options(table: MoonTable) -> list[Option]:
    """full_moon/trail.inside, full_moon/trail.once: the spaces the trail can go on to, so that it can still be
    finished.
    """
    trails, draft, wood = trails_of(table), table.draft, table.wood
    fit = trails.beginning(draft)
    if not draft:
        return [*(space_option(table, space) for space in (wood.camp, *wood.elevations)), RANDOM]
    last = len(draft) == trails.steps
    options: list[Option] = []
    for way, space in enumerate(wood.near[draft[-1]]):
        if space < 0 or space in draft:
            continue
        there = trails.last_step(draft[-1], space) if last else trails.crosses[wood.side[draft[-1]][way]]
        if fit & there:
            option = space_option(table, space)
            options.append(
                option._replace(text="moon-option-trail-step", args={**option.args, "way": DIRECTION_REFS[way]})
            )
    return [*options, RANDOM]


def buy_pack(table: MoonTable) -> Script[None]:
    """full_moon/setup.pack, full_moon/setup.points, full_moon/planning.common: buy members one by one; their order is
    that of the sheets (R1.10, R1.11).
    """
    cost, most = table.book.number("cost", "member"), table.book.number("pack", "most")
    if len(table.pack) < most and table.points >= cost:
        answer = yield from pick_one(
            table.pack_seat,
            "full_moon/setup.pack",
            say("moon-ask-member", points=table.points, cost=cost),
            lambda: member_options(table),
            default=lambda: member_options(table)[0].id,
        )
        if answer != "done":
            wolf = wolf_of(answer)
            table.pack.append(wolf)
            table.wolf_owner[wolf] = table.pack_seat
            table.points -= cost
            if table.log is not None:
                table.tell("full_moon/setup.pack", say("moon-buys-member", wolf=WOLF_REFS[wolf], points=table.points))
            return
    table.next = "hour"


def member_options(table: MoonTable) -> list[Option]:
    """full_moon/setup.pack: the werewolves still to be had; at least one is bought."""
    options = [WOLF_OPTIONS[wolf] for wolf in range(6) if wolf not in table.pack]
    return [*options, READY] if len(table.pack) >= table.book.number("pack", "least") else options
