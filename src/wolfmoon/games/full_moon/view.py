"""What is shown: to everybody, and to one seat. The only place of the rules that shows anything; built from nothing.

Ids are those of components.toml; sides and directions are 1 to 6; null is nothing.

Public
    hour "06".."05", turn 1.., night, sunrise (true: this turn has no werewolves' phase)
    phase       setup | hour | humans | wolves | combat | end | over
    step, task  1-9 in the humans' phase, else 0; the name of the running step (turn.STEPS)
    options     {hunters, large, barrier_price}
    active      the one seat on turn, or null
    pack_seat, order, packers
                human seats clockwise from the pack's left; seats that lead the pack, the first player first
    players     [{seat, side hikers|pack, hand (number of cards, those face down included), hand_limit, hikers [ids]}]
    hikers      all eight, in the book's order: {id, seat, status box|hostage|play|dead|left|turned|slain, space, life,
                life_max, calm, calm_max, scared, terrified, trapped, rooted, alert, hidden, strength, dexterity,
                dice {explore, search} (now, without bought ones),
                determination, determination_limit (null: none), items [ids], bitten, token immune|positive|null (null:
                none or face down), card (action card, after the reveal), action explore|search|run|alert|hide|null,
                heading "1".."6"|leave|ride|along|null}
    wolves      the pack in sheet order: {id, seat, convert, wounded, space (at night), value (null: d6+4), day, night}
    slain, points, pack_hand (number), trees_left, moons_left
    prices      what the pack pays in points: {member, night_move, pack_card, sniff, attacker, frenzied, healing,
                father_tree, mother_moon, ravine}
    spaces      {"e4": {kind camp|elevation|corner|wood|large-wood, direction (of an elevation or corner, else 0),
                ground (hexagon | "elevation" face down | null unexplored), items, items_left, wolf (with howls), calm,
                howls, exit, lair, sniffed null|lost|found|fought, dice (to sniff, where hikers are)}}
    barriers, exits, lair, lair_from
                [[space, side]], [spaces], spaces; lair_from: the space the hikers came from when they found it
    clues       as learnt: [{space, side, spent 5|6|0 (0: no explorer), answer trail|near|nothing|only|none|no-lair}]
                only: a Trail item named a side already certain; none: it found no side; no-lair: a vain step that way
    aid         {fits, of, certain [[space, side]], ruled_out [[space, side]], lairs {space: fitting trails that end
    there}}
    decks       {action, item, special, lair, combat, pack, bag, pile} numbers; removed: number of hexagons
    discards    {action, item, special, combat, pack} ids, the latest last
    roll        {by (hiker), aim explore|search|sniff, space, faces, partial, total (successes left)}
    finds       items being shared
    combat      {space, free, stage target|cut-off|step-in|weapon|deal|settle|aftermath, round, cut_off, now (whose turn
                it is, or null), order [ids], wolves, hikers}
                wolves [{id, target, shields (hiker in whose place target stands), frenzy, base, parts, total, stood,
                tripped, cards, results, end ""|bitten|beaten|killed|tie|called|nothing, stakes {life, kills, calm,
                determination}}]; hikers [{id, weapon, base, parts, total, stood, tripped, silver, cards, results}]
                parts [[kind, id, amount]] add up to base; results, card by card: +N|trip|ravine|silver-bullet|
                full-moon|none; what else is in total comes from Pack Fury or a Wildcard
    counts      {left, dead, turned, slain, started}

Private, of a hiker's player
    side "hikers", hand, laid {hiker: own card, face down too}, three (cards of which one goes), looks {hiker: token},
    requests (calls that wait)
Private, of the pack's players
    side "pack", trail, draft (while drawing), pack_hand, moon (hexagons being looked at), pile (next one first),
    removed, looks, requests

Answers, by task (turn.STEPS); hikers, werewolves, spaces and cards by id
    hikers HIKER · enter SPACE · trail SPACE|random · buy WOLF|done · place SPACE
    choose CARD|none|again|wait (wait: first my calls) · name ACTION
    explore HIKER (who first), number of dice bought · clue 5:SIDE|6:SIDE|stop
    search, search-again HIKER:items|HIKER:TRAPPED|keep, number of dice · share ITEM, then HIKER
    advance stay|WAY|WAY:PAYER|WAY:paid|leave|fell:WAY|ride; ride: alone|HIKER, then WAY|stop · run WAY|WAY:PAYER|stay
    change, limit [CARD or CARD.2 for a second copy] · follow, give, ride along, wolfdog: yes|no
    night-move WOLF|done, [WOLVES], SPACE|stop · moon-remove PLACE|none · moon-order [PLACES]
    act end|sniff:SPACE|attack:SPACE|buy|heal:WOLF|tree|moon|howl:SPACE|dread:SPACE|roots:HIKER|lick:WOLF
    attack [WOLVES], frenzied [WOLVES] · target HIKER · cut-off no|cut-off · step-in WOLF|no · weapon ITEM|none
    deal draw|stand|wildcard; accept|leap|surefoot; accept|rope|pay:HIKER; card|theft; ITEM; PACK CARD
    settle no|WOLF · pair bite|call, HIKER, card|item|no · stop a pack card let|stop:HIKER
    rescue pass|a recovery as below · drop [PACK CARDS]
Calls
    look:HIKER (at once) · redraw:PAYER:CARD · three:PAYER · heal-life:PAYER:HIKER · heal-calm:PAYER:HIKER
    calm:GIVER:HIKER · wild-life:HIKER · wild-calm:HIKER · eat:HIKER:ITEM · track:HIKER · cleanse:HIKER
    give:HIKER:ITEM:HIKER · die:PAYER:HIKER · cross:PAYER:HIKER · change · fury:WOLF · howl · lick:WOLF · withdraw:CALL
"""

from functools import cache

from wolfmoon.core.rules import Json, View
from wolfmoon.core.table import Seat
from wolfmoon.games.full_moon.actions import waiting_for
from wolfmoon.games.full_moon.deduction import aid
from wolfmoon.games.full_moon.discard import hand_limit
from wolfmoon.games.full_moon.explore import explore_dice, item_dice
from wolfmoon.games.full_moon.ground import hexagon_at, icons_left, wolf_icons
from wolfmoon.games.full_moon.hikers import UNDECLARED, determination_limit, in_order
from wolfmoon.games.full_moon.hours import place_on_track
from wolfmoon.games.full_moon.knowledge import seen_tokens
from wolfmoon.games.full_moon.setup import wanting
from wolfmoon.games.full_moon.sniff import sniff_dice
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.view_combat import combat_seat, combat_view
from wolfmoon.games.full_moon.wood import wood
from wolfmoon.games.full_moon.wording import BEINGS, HIKERS, is_convert

PHASES = {
    "setup": ("hikers", "enter", "trail", "buy"),
    "hour": ("hour", "place", "tokens", "after-tokens"),
    "humans": (
        *("prepare", "choose", "name", "explore", "clue", "search", "find", "share", "after-search", "advance", "walk"),
        *("run", "dash", "watch", "search-again", "change", "limit"),
    ),
    "wolves": ("planning", "night-move", "act", "moon-remove", "moon-order"),
    "combat": ("hunt", "target", "cut-off", "step-in", "weapon", "deal", "settle", "pair", "aftermath"),
    "end": ("dusk", "rescue", "deaths", "drop", "close"),
    "over": ("over",),
}
PHASE_OF = {step: phase for phase, steps in PHASES.items() for step in steps}
HEADINGS = {-2: None, -1: None, 6: "leave", 7: "ride", 8: "along"}
KINDS = {"camp": "camp", "elevation": "elevation", "corner": "corner"}


def public(table: MoonTable) -> View:
    """What a stranger at the table sees (full_moon/items.open, full_moon/setup.map, full_moon/track.day; flow 1)."""
    known = aid(table)
    task = "over" if table.reason is not None else table.phase
    return {
        "hour": table.book.hours[place_on_track(table)] if table.turn else table.book.hours[0],
        "turn": table.turn,
        "night": table.night,
        "sunrise": table.sunrise,
        "phase": PHASE_OF[task],
        "step": table.step,
        "task": task,
        "options": {
            "hunters": table.settings.hunters,
            "large": table.settings.large,
            "barrier_price": table.settings.barrier_price,
        },
        "active": _active(table, task),
        "pack_seat": table.pack_seat,
        "order": list(table.order),
        "packers": list(table.packers),
        "players": [_player(table, seat) for seat in range(table.seats)],
        "hikers": [_hiker(table, hiker) for hiker in range(len(HIKERS))],
        "wolves": [_wolf(table, wolf) for wolf in table.pack],
        "slain": [BEINGS[wolf] for wolf in table.slain],
        "points": table.points,
        "prices": {**table.book.numbers["cost"]},
        "pack_hand": len(table.pack_hand),
        "trees_left": table.trees_left,
        "moons_left": table.moons_left,
        "spaces": _spaces(table),
        "barriers": _sides(table, table.barriers),
        "exits": [table.wood.names[space] for space in table.exits],
        "lair": _name(table, table.lair),
        "lair_from": _name(table, table.found_from),
        "clues": [
            {"space": table.wood.names[fact.space], "side": fact.way + 1, "spent": fact.spent, "answer": fact.kind}
            for fact in table.facts
        ],
        "aid": {
            "fits": known.fits,
            "of": table.trails.count,
            "certain": _sides(table, known.certain),
            "ruled_out": _sides(table, known.ruled_out),
            "lairs": {table.wood.names[space]: count for space, count in known.lairs},
        },
        "decks": {
            "action": len(table.action),
            "item": len(table.item),
            "special": len(table.special),
            "lair": len(table.lair_deck),
            "combat": len(table.combat_deck),
            "pack": len(table.packs),
            "bag": len(table.bag),
            "pile": len(table.pile),
        },
        "discards": {
            "action": list(table.action_out),
            "item": _kinds(table, table.item_out),
            "special": _kinds(table, table.special_out),
            "combat": list(table.combat_out),
            "pack": list(table.packs_out),
        },
        "removed": len(table.removed),
        "roll": _roll(table),
        "finds": _kinds(table, table.finds),
        "combat": combat_view(table),
        "counts": {
            "left": table.status.count("left"),
            "dead": table.status.count("dead"),
            "turned": table.status.count("turned"),
            "slain": len(table.slain),
            "started": table.started,
        },
    }


def _active(table: MoonTable, task: str) -> Seat | None:
    """full_moon/turn.order: the one seat on turn, where there is one."""
    if table.combat is not None:
        return combat_seat(table)
    if task in PACK_TASKS:
        return table.pack_seat
    if task == "night-move":
        return table.packers[table.asker] if table.asker < len(table.packers) else None
    hiker = table.roller
    if task in ("explore", "search", "search-again") and hiker < 0:
        hiker = next(iter(waiting_for(table, "explore" if task == "explore" else "search")), -1)
    elif task == "advance":
        hiker = next((each for each in in_order(table) if table.heading[each] == UNDECLARED), -1)
    elif task not in ROLLING:
        return wanting(table)[0] if task == "hikers" and wanting(table) else None
    return table.owner[hiker] if hiker >= 0 else None


PACK_TASKS = frozenset({"trail", "buy", "act", "moon-remove", "moon-order", "drop"})
"""The steps in which only the pack's first player decides."""
ROLLING = frozenset({"explore", "clue", "search", "search-again", "find", "share"})
"""The steps of one hiker and what that one found."""


def _player(table: MoonTable, seat: Seat) -> Json:
    own = [HIKERS[hiker] for hiker in range(len(HIKERS)) if table.owner[hiker] == seat]
    names: list[Json] = [*own]
    laid = (
        0 if table.revealed else sum(table.owner[h] == seat and card is not None for h, card in enumerate(table.laid))
    )
    three = len(table.three) if table.three_seat == seat else 0
    return {
        "seat": seat,
        "side": table.sides[seat],
        "hand": len(table.hands[seat]) + laid + three,
        "hand_limit": hand_limit(table, seat) if table.sides[seat] == "hikers" else None,
        "hikers": names,
    }


def _hiker(table: MoonTable, hiker: int) -> Json:
    sheet = table.book.hikers[hiker]
    playing = table.status[hiker] == "play"
    limit = determination_limit(table, hiker)
    open_ = table.revealed and playing
    heading = table.heading[hiker]
    return {
        "id": sheet.id,
        "seat": table.owner[hiker] if table.owner[hiker] >= 0 else None,
        "status": table.status[hiker],
        "space": _name(table, table.at[hiker]) if playing else None,
        "life": table.life[hiker],
        "life_max": sheet.life,
        "calm": table.calm[hiker],
        "calm_max": sheet.calm,
        "scared": table.scared[hiker],
        "terrified": table.terrified[hiker],
        "trapped": table.trapped[hiker] >= 0,
        "rooted": table.rooted[hiker],
        "alert": table.guard[hiker],
        "hidden": table.hidden[hiker],
        "strength": sheet.strength,
        "dexterity": sheet.dexterity,
        "dice": _dice(table, hiker) if playing else None,
        "determination": table.determination[hiker],
        "determination_limit": limit if limit < 99 else None,
        "items": _kinds(table, table.items[hiker]),
        "bitten": table.tokens[hiker] is not None,
        "token": table.tokens[hiker] if table.token_open[hiker] else None,
        "card": table.laid[hiker] if open_ else None,
        "action": table.act[hiker] if open_ else None,
        "heading": HEADINGS[heading] if heading in HEADINGS else str(heading + 1),
    }


def _dice(table: MoonTable, hiker: int) -> Json:
    search = table.book.hikers[hiker].dexterity + item_dice(table, hiker, "search_dice")
    return {"explore": max(0, explore_dice(table, hiker)), "search": search}


def _wolf(table: MoonTable, wolf: int) -> Json:
    convert = is_convert(wolf)
    sheet = None if convert else table.book.wolves[wolf]
    value = None if sheet is None else sheet.night if table.night else sheet.day
    return {
        "id": BEINGS[wolf],
        "seat": table.wolf_owner[wolf],
        "convert": convert,
        "wounded": table.wounded[wolf],
        "space": _name(table, table.wolf_at[wolf]),
        "value": value,
        "day": None if sheet is None else sheet.day,
        "night": None if sheet is None else sheet.night,
    }


@cache
def _places(large: bool) -> tuple[tuple[str, str, int], ...]:
    """The spaces of a map: name, kind, and the direction of an elevation or a corner."""
    wood_ = wood(large)
    kinds = {wood_.camp: ("camp", 0), **dict.fromkeys(wood_.outer, ("large-wood", 0))}
    kinds |= {space: ("elevation", k) for k, space in enumerate(wood_.elevations, 1)}
    kinds |= {space: ("corner", k) for k, space in enumerate(wood_.corners, 1)}
    return tuple((name, *kinds.get(space, ("wood", 0))) for space, name in enumerate(wood_.names))


def _spaces(table: MoonTable) -> Json:
    here, howls = frozenset(table.at), table.howls
    rows: dict[str, Json] = {}
    for space, (name, kind, direction) in enumerate(_places(table.settings.large)):
        hexagon = hexagon_at(table, space)
        ground: str | None = table.ground[space]
        if ground is not None and not table.turned[space]:
            ground = "elevation"
        rows[name] = {
            "kind": kind,
            "direction": direction,
            "ground": ground,
            "items": 0 if hexagon is None else hexagon.items,
            "items_left": 0 if hexagon is None else icons_left(table, space),
            "wolf": wolf_icons(table, space) if howls else 0 if hexagon is None else hexagon.wolf,
            "calm": 0 if hexagon is None else hexagon.calm,
            "howls": howls.count(space),
            "exit": space in table.exits,
            "lair": space == table.lair,
            "sniffed": _sniffed(table, space),
            "dice": sniff_dice(table, space) if space in here else None,
        }
    return rows


def _sniffed(table: MoonTable, space: int) -> str | None:
    if space not in table.tried:
        return None
    return "fought" if space in table.fought else "found" if space in table.scents else "lost"


def _hiker_id(hiker: int) -> str | None:
    return HIKERS[hiker] if hiker >= 0 else None


def _roll(table: MoonTable) -> Json:
    if not table.aim or not table.roll:
        return None
    faces: list[Json] = [*table.roll]
    return {
        "by": _hiker_id(table.roller),
        "aim": table.aim,
        "space": _name(table, table.roll_at) if table.aim != "sniff" else None,
        "faces": faces,
        "partial": table.partial,
        "total": table.total,
    }


def _kinds(table: MoonTable, cards: list[int]) -> list[Json]:
    return [table.book.kinds[card].id for card in cards]


def _name(table: MoonTable, space: int) -> str | None:
    return table.wood.names[space] if space >= 0 else None


def _sides(table: MoonTable, sides: "tuple[int, ...] | list[int]") -> list[Json]:
    ends = table.wood.ends
    return [[table.wood.names[ends[side][0]], ends[side][1] + 1] for side in sides]


def private(table: MoonTable, seat: Seat) -> View:
    """What only this seat adds: its hand, the trail for the pack, and all it has seen (full_moon/table.looks,
    full_moon/setup.hands; flow 1).
    """
    names = table.wood.names
    requests: list[Json] = [call.id for call in table.calls if call.seat == seat]
    looks: dict[str, Json] = {HIKERS[hiker]: token for hiker, token in seen_tokens(table, seat).items()}
    if table.sides[seat] == "pack":
        return {
            "side": "pack",
            "trail": [names[space] for space in table.trail],
            "draft": [names[space] for space in table.draft] if seat == table.pack_seat else [],
            "pack_hand": [*table.pack_hand],
            "moon": [*table.moon],
            "pile": [*reversed(table.pile)],
            "removed": [*table.removed],
            "looks": looks,
            "requests": requests,
        }
    laid: dict[str, Json] = {
        HIKERS[hiker]: card for hiker, card in enumerate(table.laid) if card is not None and table.owner[hiker] == seat
    }
    return {
        "side": "hikers",
        "hand": [*table.hands[seat]],
        "laid": laid,
        "three": [*table.three] if table.three_seat == seat else [],
        "looks": looks,
        "requests": requests,
    }
