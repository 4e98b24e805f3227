"""What is shown: to everybody, and to one seat. The only place of the rules that shows anything; built from nothing.

Shape of `public` (ids are those of the components; who: ["seat", "2"] or ["monster", "wolf:3"]):

    phase       draft | turn | find | event | trade | attack | haunt | read | monsters: what is going on
    active      the seat whose turn it is; monsters_turn: whether the monsters have theirs; turns: how many have begun
    steps       steps that the active player has left
    players     by seat (only seat and explorer: null before one is chosen): seat, explorer, board,
                form ("human" | "werewolf", null for all but Sara), tile, dead,
                side ("hero" | "traitor" once the haunt has begun, a hidden traitor is a "hero" till the end; null before),
                traits {might, speed, knowledge, sanity: {track: 8 values, slot: 0 to 8 (0 = skull), start: slot, value}},
                cards [{card, deck, used, fresh (just got: no special action, no attack with it), rune}], carries [token]
    house       [{tile, floor, x (east), y (south), turns (quarters clockwise), doors "nes", open: sides of open doorways "e",
                symbols ["omen"], tokens [{token, which}]}], in the order laid
    links       [[from, to, both ways?]]: tiles that lead to each other and secret passages
    stack       {left, top: floors on the back of the top tile, floors: {basement: tiles that could lie there, ...}}
    decks       {omen, item, event: cards left}
    found       null, or the tile in hand: {tile, symbols, gain ({trait, slots} for whoever finds it, or null), floor, x,
                y, side (it is entered going that way; null: no place chosen yet), ways: [{turns, doors}]}
    card        the event that is being carried out, or null
    rolls       the last dice: [{who, trait (null: plain dice), dice, points, total}], attacker first
    fight       the last attack of this turn: {by, on, weapon (null: none), trait}
    omens       {drawn, dice: of the next haunt roll, least: that starts the haunt, rising: it comes after this turn}
    haunt       null before it begins, else {id, number, omen, revealer, traitor (null: none, or hidden), hidden,
                order: seats from the active one, and "monsters" where they act, books: 1 | 2, setup: rule ids heard by all,
                opened: rule ids of either book that have been used, seals: {heroes, traitor: {goal, action, turn, monster:
                whether any rule there lies open}} (null with one book), state: the haunt's own, below}
    monsters    [{id: who, kind, n, tile, stunned, steps, attacked, traits: {might: 4, ...} or null while unknown}]
    options     the table options that rules look at

The haunt's own state:
    leader-of-the-pack   silver: weapons with a rune, burned: Sara will not grow next time
    house-of-darkness    runes: {left, tiles}, altar: tile or null, blood: {left, taken}
    werewolf-team        idol: {tile, by: who or null}, nest, altar: tiles, scores: {heroes, monsters, needed}
    hunter-and-prey      tokens: by seat the number turned up or null, asked: [[who looked, at whom]] interrogations won
    not-just-a-phase     form, timeline: {now, last}, supply: trait tokens left, tokens: [{trait, tile}]

Shape of `private`:
    side        "heroes" | "traitor" | null before the haunt: whose book this seat reads
    goals       message ids that tell its goal
    pages       {setup, goal, action, turn, monster: rule ids}: the own book; what else has been opened is public
    monsters    by n the traits of monsters this seat knows
    seen        [{deck, down: cards above it, card}]: cards in decks that only some have seen
    state       the haunt's own: hunter-and-prey {token, role, known: {seat: number}, reveal: the standing order}
"""

from wolfmoon.core.rules import Json, View
from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon.components import DECKS, FLOORS, SIDES, TRAITS
from wolfmoon.games.blood_on_the_moon.house import open_sides, open_turns, place_of, turns_to
from wolfmoon.games.blood_on_the_moon.secrets import BOOKS, PAGES, counts_as_hero, pages_of, reads, side_of
from wolfmoon.games.blood_on_the_moon.state import ALL, BEAST, NOWHERE, BloodTable, Roll, Who
from wolfmoon.games.blood_on_the_moon.wording import who_ref

PHASES = {
    **dict.fromkeys(("draft", "begin"), "draft"),
    **dict.fromkeys(("find", "holy-symbol", "lay", "room", "ride", "symbol", "haunt-roll"), "find"),
    **dict.fromkeys(("event", "hanged", "follow", "event-over"), "event"),
    **dict.fromkeys(("attack", "blast", "settle"), "attack"),
    **dict.fromkeys(("monsters", "lead", "bite", "monsters-over"), "monsters"),
    **dict.fromkeys(("haunt-start", "first"), "haunt"),
    "trade": "trade",
    "read": "read",
}


def public(table: BloodTable) -> View:
    """What a stranger at the table sees (blood_on_the_moon/secret.open, blood_on_the_moon/secret.hidden,
    blood_on_the_moon/trait.open).
    """
    book = table.book
    fight = table.fight
    return {
        "phase": "monsters" if table.monsters_turn else PHASES.get(table.phase, "turn"),
        "active": table.active,
        "monsters_turn": table.monsters_turn,
        "turns": table.turns,
        "steps": table.steps,
        "players": [_player(table, seat) for seat in range(table.seats)],
        "house": _house(table),
        "links": _links(table),
        "stack": {
            "left": len(table.stack),
            "top": [FLOORS[floor] for floor in book.tiles[table.stack[-1]].floors] if table.stack else [],
            "floors": _left(table),
        },
        "decks": {deck: len(table.decks[deck]) for deck in DECKS},
        "found": _found(table),
        "card": table.card,
        "rolls": [_roll(table, roll) for roll in table.rolls],
        "fight": None
        if fight is None
        else {
            "by": _who(table, fight.by),
            "on": _who(table, fight.on),
            "weapon": fight.weapon or None,
            "trait": TRAITS[fight.trait],
        },
        "omens": {
            "drawn": table.omens,
            "dice": table.omens + 1,
            "least": book.haunt_least,
            "rising": table.rising,
        },
        "haunt": _haunt(table),
        "monsters": [_monster(table, n) for n in range(len(table.kinds))],
        "options": {
            "haunt": table.settings.haunt,
            "open_books": table.settings.open_books,
            "one_way_links": table.settings.one_way_links,
            "holy_symbol_once": table.settings.holy_symbol_once,
            "stunned_untouchable": table.settings.stunned_untouchable,
            "altar_trait": TRAITS[table.settings.altar_trait],
            "silver_needs_damage": table.settings.silver_needs_damage,
            "idol_tradable": table.settings.idol_tradable,
            "track_last": table.settings.track_last,
            "forced_change_pays_first": table.settings.forced_change_pays_first,
        },
    }


def _left(table: BloodTable) -> dict[str, Json]:
    """blood_on_the_moon/house.known: how many tiles of the stack could lie on each floor."""
    left = [0, 0, 0]
    for tile in table.stack:
        for floor in table.book.tiles[tile].floors:
            left[floor] += 1
    return dict(zip(FLOORS, left, strict=True))


def _who(table: BloodTable, who: Who) -> Json:
    return list(who_ref(table, who))


def _player(table: BloodTable, seat: Seat) -> Json:
    id = table.explorers[seat]
    if not id:
        return {"seat": seat, "explorer": None}
    board = table.board(seat)
    own = table.own_turn(seat)
    carried = table.plot.carried(table) if table.plot is not None else []
    traits: dict[str, Json] = {
        trait: {
            "track": list(board.tracks[n][1:]),
            "slot": table.slots[4 * seat + n],
            "start": board.starts[n],
            "value": table.value(seat, n),
        }
        for n, trait in enumerate(TRAITS)
    }
    cards: list[Json] = [
        {
            "card": card,
            "deck": table.book.cards[card].deck,
            "used": own and card in table.used,
            "fresh": own and card in table.fresh,
            "rune": table.plot is not None and table.plot.marked(table, card),
        }
        for card in table.hands[seat]
    ]
    return {
        "seat": seat,
        "explorer": id,
        "board": table.book.explorers[id].board,
        "form": None if seat != table.sara else "werewolf" if table.wolf else "human",
        "tile": table.book.tiles[table.at[seat]].id,
        "dead": table.dead[seat],
        "side": None if not table.begun else "hero" if counts_as_hero(table, seat) else "traitor",
        "traits": traits,
        "cards": cards,
        "carries": [token for token, who in carried if who == seat],
    }


LETTERS = tuple("".join(name for side, name in enumerate(SIDES) if mask >> side & 1) for mask in range(16))
"""The letters of a set of sides, by its bits."""


def _doors(mask: int) -> str:
    return LETTERS[mask]


def _house(table: BloodTable) -> list[Json]:
    """blood_on_the_moon/house.known: every tile in the house, with its tokens."""
    tiles: list[Json] = []
    tokens: dict[int, list[Json]] = {}
    for token, which, where in _tokens(table):
        tokens.setdefault(where, []).append({"token": token, "which": which})
    for spot, tile in table.grid.items():
        floor, x, y = place_of(spot)
        row = table.book.tiles[tile]
        tiles.append(
            {
                "tile": row.id,
                "floor": FLOORS[floor],
                "x": x,
                "y": y,
                "turns": table.turned[tile],
                "doors": LETTERS[table.doors[tile]],
                "open": LETTERS[sum(1 << side for side in open_sides(table, tile))],
                "symbols": list(row.symbols),
                "tokens": tokens.get(tile, []),
            }
        )
    return tiles


def _tokens(table: BloodTable) -> list[tuple[str, str, int]]:
    found = [("obstacle", "", tile) for tile in table.obstacles]
    found += [("secret-passage", "", tile) for tile in table.passages]
    if table.blessing != NOWHERE:
        found.append(("blessing", "", table.blessing))
    if table.plot is not None:
        found += table.plot.tokens(table)
    return found


def _links(table: BloodTable) -> list[Json]:
    """blood_on_the_moon/move.links: pairs of tiles that are adjacent without a common edge."""
    links: list[Json] = []
    tiles = table.book.tiles
    seen: list[tuple[int, int]] = []
    for tile in table.grid.values():
        other = tiles[tile].leads_to
        if other == NOWHERE or table.spots[other] == NOWHERE or (other, tile) in seen:
            continue
        seen.append((tile, other))
        links.append([tiles[tile].id, tiles[other].id, tile in table.ways[other]])
    if len(table.passages) == 2:
        links.append([tiles[table.passages[0]].id, tiles[table.passages[1]].id, True])
    return links


def _found(table: BloodTable) -> Json:
    """blood_on_the_moon/discover.turn: the tile that is being placed, and how it may lie where it goes."""
    tile = table.found
    if tile == NOWHERE:
        return None
    spot, side = table.doorway
    row = table.book.tiles[tile]
    gain: Json = {"trait": row.row["trait"], "slots": row.row["slots"]} if row.text == "gain" else None
    shown: dict[str, Json] = {"tile": row.id, "symbols": list(row.symbols), "gain": gain}
    if spot == NOWHERE:
        return {**shown, "floor": None, "x": 0, "y": 0, "side": None, "ways": []}
    floor, x, y = place_of(spot)
    turns = open_turns(table, tile, spot, side) or turns_to(row, side)
    ways: list[Json] = [{"turns": turn, "doors": _doors(row.turns[turn])} for turn in turns]
    return {**shown, "floor": FLOORS[floor], "x": x, "y": y, "side": SIDES[side], "ways": ways}


def _roll(table: BloodTable, roll: Roll) -> Json:
    return {
        "who": _who(table, roll.who),
        "trait": None if roll.trait < 0 else TRAITS[roll.trait],
        "dice": list(roll.dice),
        "points": roll.points,
        "total": roll.total,
    }


def _monster(table: BloodTable, n: int) -> Json:
    return {
        "id": _who(table, BEAST + n),
        "kind": table.kinds[n],
        "n": n + 1,
        "tile": table.book.tiles[table.lairs[n]].id,
        "stunned": table.stunned[n],
        "steps": abs(table.strides[n]) if table.monsters_turn and not table.stunned[n] else 0,
        "attacked": table.bitten[n],
        "traits": _traits(table, n) if _monsters_known(table, None) else None,
    }


def _traits(table: BloodTable, n: int) -> dict[str, Json]:
    assert table.plot is not None
    return {name: table.plot.trait(table, table.kinds[n], trait) for trait, name in enumerate(TRAITS)}


def _monsters_known(table: BloodTable, seat: Seat | None) -> bool:
    """blood_on_the_moon/secret.used: a seat, or everybody, knows the monsters' traits if the rule that tells them lies
    open, which it does once one of them has rolled.
    """
    assert table.haunt is not None
    assert table.plot is not None
    rule = pages_of(table.haunt).get(table.plot.rule(table.plot.told_by))
    return rule is not None and reads(table, seat, rule)


def _haunt(table: BloodTable) -> Json:
    """blood_on_the_moon/table.seals, blood_on_the_moon/secret.book: what everybody knows of the haunt."""
    plot = table.plot
    if plot is None or table.haunt is None:
        return None
    row = plot.row(table)["scenario"]
    rules = pages_of(table.haunt)
    books = row["books"]
    seals: dict[str, Json] = {
        side: {
            page: any(rule.side == side and rule.page == page and reads(table, None, rule) for rule in rules.values())
            for page in PAGES
        }
        for side in BOOKS
    }
    order: list[Json] = []
    for seat in table.clockwise(table.active):
        if not table.dead[seat]:
            order.append(seat)
        if table.monsters_after == seat and table.kinds:
            order.append("monsters")
    return {
        "id": table.haunt,
        "number": row["number"],
        "omen": table.omen,
        "revealer": table.revealer,
        "traitor": table.traitor,
        "hidden": table.hidden,
        "order": order,
        "books": books,
        "setup": [id for id, rule in rules.items() if rule.page == "setup"],
        "opened": [id for id, rule in rules.items() if rule.page != "setup" and reads(table, None, rule)],
        "seals": seals if books == 2 else None,
        "state": plot.public(table),
    }


def private(table: BloodTable, seat: Seat) -> View:
    """What only this seat adds: its own book, what it has seen in decks, its secrets (blood_on_the_moon/secret.book)."""
    view: View = {
        "side": None,
        "goals": [],
        "pages": {},
        "monsters": {},
        "seen": _seen(table, seat),
        "state": {},
    }
    plot = table.plot
    if plot is None or table.haunt is None:
        return view
    side = side_of(table, seat)
    rules = [rule for rule in pages_of(table.haunt).values() if rule.page == "setup" or rule.side in ("both", side)]
    goals: list[Json] = list(plot.goal_texts(table, seat))
    knows = _monsters_known(table, seat)
    view["side"] = side
    view["goals"] = goals
    view["pages"] = {page: [rule.id for rule in rules if rule.page == page] for page in ("setup", *PAGES)}
    view["monsters"] = {str(n + 1): _traits(table, n) for n in range(len(table.kinds))} if knows else {}
    view["state"] = plot.private(table, seat)
    return view


def _seen(table: BloodTable, seat: Seat) -> list[Json]:
    """Cards of the decks that this seat has looked at and not everybody has."""
    seen: list[Json] = []
    for deck in DECKS:
        cards = table.decks[deck]
        for place, by in enumerate(table.known[deck]):
            if by != ALL and by >> seat & 1:
                seen.append({"deck": deck, "down": len(cards) - 1 - place, "card": cards[place]})
    return seen
