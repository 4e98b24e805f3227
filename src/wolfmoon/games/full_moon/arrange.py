"""Setting a table up as a scenario wants it: who is who, what lies where, which step comes. Pieces are moved, never
made.

Keys, all optional. Seats are numbers from 0; hikers, werewolves, spaces, cards and hexagons go by their ids; a turned
hiker is a werewolf of the same name. "By hiker" and the like are tables.

    turn, next          1 and "prepare" unless said otherwise; hour and day or night follow from the turn; next: one
    of STARTS
    hostages, hikers    a man and a woman; by seat, the hikers it leads (others are chosen in the book's order)
    status              by hiker: dead | left | turned | slain
    at, life, calm, determination, items, noise
                        by hiker; items: a list; noise: spaces a runner or rider passed through
    scared, terrified, trapped, rooted, alert, hidden
                        lists of hikers
    actions             by hiker, the card in front, or "card=action" if it is named; `next` says if it is open
    tokens, open        by hiker, hostages too: immune | positive; hikers whose token lies open
    supply, looks       tokens, the next one first; by seat, hikers whose token it has seen
    trail               spaces from the start to the Lair
    lair, exits         true if the Lair is found; two corners
    clues               list of { space, side, spent }, answered truly
    no_lair             list of [space, side]: steps made in vain
    lair_spaces         where the Lair may lie by the night's markers
    pack, wounded       werewolves in sheet order (Rufus and Foxie); a list
    wolves_at           by werewolf, at night
    points, pack_hand, trees_left, moons_left
    scents, tried       spaces sniffed out this turn; others sniffed
    howls, barriers     spaces; list of [space, side]
    ground, found       by space: the hexagon that lies open, items found there
    elevations          the six that lie face down, by direction
    hands               by seat (others are dealt)
    decks, discards     by deck (action item special lair combat pack, also bag pile): the top, first drawn first;
                        the discards, latest last
    removed             hexagons out of the game
"""

from collections.abc import Mapping

from wolfmoon.core.wishes import bad, by_seat, number, one_of, strings
from wolfmoon.games.full_moon.arrange_cards import arrange_cards, arrange_ground
from wolfmoon.games.full_moon.clues import answer_about
from wolfmoon.games.full_moon.components import WOLVES
from wolfmoon.games.full_moon.deduction import learn, learn_again
from wolfmoon.games.full_moon.hikers import UNDECLARED
from wolfmoon.games.full_moon.infection import change_side
from wolfmoon.games.full_moon.invariants import wrong
from wolfmoon.games.full_moon.life import leave_play
from wolfmoon.games.full_moon.setup import take, wanting
from wolfmoon.games.full_moon.state import Fact, MoonTable
from wolfmoon.games.full_moon.wishes import by_hiker, entries, hikers, side, space, spaces, wolves
from wolfmoon.games.full_moon.wording import BEINGS, HIKERS

STARTS = {
    "hikers": 0,
    "trail": 0,
    "buy": 0,
    "hour": 0,
    "place": 0,
    "tokens": 0,
    "prepare": 1,
    "choose": 2,
    "name": 2,
    "explore": 3,
    "search": 4,
    "advance": 5,
    "watch": 6,
    "search-again": 8,
    "change": 9,
    "planning": 0,
    "night-move": 0,
    "act": 0,
    "dusk": 0,
}
"""The steps a scenario can begin with, and the number of the humans' step they belong to."""
OPEN = (
    "name",
    "explore",
    "search",
    "advance",
    "watch",
    "search-again",
    "change",
    "planning",
    "night-move",
    "act",
    "dusk",
)
"""Of these, the ones after the reveal."""
KEYS = (
    *("turn", "next", "hostages", "hikers", "status", "at", "life", "calm", "determination", "scared", "terrified"),
    *("trapped", "rooted", "alert", "hidden", "items", "noise", "tokens", "open", "supply", "looks", "trail", "lair"),
    *("exits", "lair_spaces", "clues", "no_lair", "pack", "wounded", "wolves_at", "points", "pack_hand", "trees_left"),
    *("moons_left", "scents", "tried", "howls", "ground", "elevations", "found", "barriers", "hands", "actions"),
    *("decks", "discards", "removed"),
)


def arrange(table: MoonTable, wishes: Mapping[str, object]) -> None:
    """Set the table up; raises BadScenario naming the key, what was wrong and what would be right."""
    for key in wishes:
        if key not in KEYS:
            raise bad(key, key, ", ".join(KEYS))
    step = one_of("next", wishes.get("next", "prepare"), tuple(STARTS))
    table.next = table.phase = step
    table.step = STARTS[step]
    _people(table, wishes, choosing=step == "hikers")
    _time(table, wishes, step)
    if step not in ("hikers", "trail"):
        _trail(table, wishes)
        _pack(table, wishes, buying=step == "buy")
    arrange_ground(table, wishes)
    arrange_cards(table, wishes, revealed=step in OPEN)
    _states(table, wishes)
    _tokens(table, wishes)
    _knowledge(table, wishes)
    _out_of_play(table, wishes)
    if step == "advance":
        table.heading = [UNDECLARED if status == "play" else -1 for status in table.status]
    for fault in wrong(table):
        raise bad("", fault, "a table that the rules allow")


def _people(table: MoonTable, wishes: Mapping[str, object], *, choosing: bool) -> None:
    for hiker in range(8):
        if table.began[hiker]:
            table.special += table.items[hiker]
            table.items[hiker] = []
            table.status[hiker], table.owner[hiker], table.began[hiker] = "box", -1, False
            table.at[hiker] = -1
            table.life[hiker] = table.calm[hiker] = table.determination[hiker] = 0
    if "hostages" in wishes:
        _hostages(table, hikers("hostages", wishes["hostages"]))
    each = table.book.deals[table.seats].each
    for seat, names in by_seat(table.seats, "hikers", wishes.get("hikers", {})):
        chosen = hikers(f"hikers.{seat}", names)
        if seat not in table.order or len(chosen) > each:
            raise bad(f"hikers.{seat}", names, f"up to {each} hikers for a seat that does not play the pack")
        for hiker in chosen:
            if table.status[hiker] == "hostage":
                _another_hostage(table, hiker, wishes)
            if table.status[hiker] != "box":
                raise bad(f"hikers.{seat}", HIKERS[hiker], "a hiker nobody else leads and who is no hostage")
            take(table, seat, hiker)
    while not choosing and wanting(table):
        take(table, wanting(table)[0], table.status.index("box"))
    for hiker in range(8):
        if table.began[hiker] and table.settings.hunters and table.exits:
            table.at[hiker] = table.exits[0]


def _hostages(table: MoonTable, wanted: list[int]) -> None:
    if sorted(table.book.hikers[hiker].sex for hiker in wanted) != ["man", "woman"]:
        raise bad("hostages", [HIKERS[hiker] for hiker in wanted], "a man and a woman")
    old = [hiker for hiker in range(8) if table.status[hiker] == "hostage"]
    tokens = [table.tokens[hiker] for hiker in old]
    for hiker in old:
        table.status[hiker], table.tokens[hiker], table.had_token[hiker] = "box", None, False
    for hiker, token in zip(wanted, tokens, strict=True):
        table.status[hiker], table.tokens[hiker], table.had_token[hiker] = "hostage", token, True


def _another_hostage(table: MoonTable, hiker: int, wishes: Mapping[str, object]) -> None:
    """Unless hostages were wished for, one that a seat wants is exchanged for another of the same sex."""
    named = {name for names in dict(by_seat(table.seats, "hikers", wishes["hikers"])).values() for name in names}
    sheets = table.book.hikers
    for other in range(8):
        free = table.status[other] == "box" and HIKERS[other] not in named
        if "hostages" not in wishes and free and sheets[other].sex == sheets[hiker].sex:
            table.status[hiker], table.status[other] = "box", "hostage"
            table.tokens[hiker], table.tokens[other] = None, table.tokens[hiker]
            table.had_token[hiker], table.had_token[other] = False, True
            return


def _time(table: MoonTable, wishes: Mapping[str, object], step: str) -> None:
    before = step in ("hikers", "trail", "buy")
    table.turn = number("turn", wishes.get("turn", 0 if before or step == "hour" else 1), 0, 999)
    hours = len(table.book.hours)
    place = (table.turn - 1) % hours if table.turn else 0
    table.night = (table.turn > 0 and table.book.night[place] and step != "hour") or (
        step == "hour" and _was_night(table)
    )
    table.sunrise = place == 0 and table.turn > 1
    table.revealed = step in OPEN


def _was_night(table: MoonTable) -> bool:
    return table.turn > 0 and table.book.night[(table.turn - 1) % len(table.book.hours)]


def _trail(table: MoonTable, wishes: Mapping[str, object]) -> None:
    if "trail" in wishes:
        trail = tuple(spaces(table, "trail", wishes["trail"]))
        if not trail or not table.trails.matches(trail):
            right = f"{table.trails.steps} steps between neighbours from a legal start, no space twice, to a legal Lair"
            raise bad("trail", wishes["trail"], right)
        table.trail = trail
    else:
        table.trail = table.trails.pick(table.trails.all, table.dice)
    table.draft = ()
    learn_again(table)


def _pack(table: MoonTable, wishes: Mapping[str, object], *, buying: bool) -> None:
    members = [] if buying else wolves("pack", wishes.get("pack", ["rufus", "foxie"]))
    if len(set(members)) != len(members) or not (buying or members):
        raise bad("pack", wishes.get("pack"), "different werewolves, one at least")
    table.pack = members
    for wolf in members:
        table.wolf_owner[wolf] = table.pack_seat
        if wolf >= WOLVES:
            raise bad("pack", BEINGS[wolf], "members bought at the start; hikers who turned are named in status")
        if table.night:
            lair_side = members.index(wolf) < table.book.number("night", "near_lair")
            around = table.wood.near[table.trail[-1] if lair_side else table.wood.camp]
            table.wolf_at[wolf] = next(each for each in around if each >= 0)
    if not buying:
        table.points -= len(members) * table.book.number("cost", "member")
    if table.points < 0 or "points" in wishes:
        table.points = number("points", wishes.get("points", 0), 0, 999)
    for key in ("trees_left", "moons_left"):
        if key in wishes:
            setattr(table, key, number(key, wishes[key], 0, 2))


def _states(table: MoonTable, wishes: Mapping[str, object]) -> None:
    """Hikers and werewolves: where they stand and how they are."""
    sheets = table.book.hikers
    for hiker, where in by_hiker("at", wishes.get("at", {})):
        table.at[hiker] = space(table, f"at.{HIKERS[hiker]}", where)
        if table.ground[table.at[hiker]] is None or not table.turned[table.at[hiker]]:
            raise bad(f"at.{HIKERS[hiker]}", where, "a space where a hexagon lies open: name it in ground")
    for hiker in hikers("scared", wishes.get("scared", [])):
        table.scared[hiker] = True
    for hiker, value in by_hiker("life", wishes.get("life", {})):
        table.life[hiker] = number(f"life.{HIKERS[hiker]}", value, 0, sheets[hiker].life)
    for hiker, value in by_hiker("calm", wishes.get("calm", {})):
        least = 0 if table.scared[hiker] else -20
        table.calm[hiker] = number(f"calm.{HIKERS[hiker]}", value, least, sheets[hiker].calm)
    for hiker, value in by_hiker("determination", wishes.get("determination", {})):
        table.determination[hiker] = number(f"determination.{HIKERS[hiker]}", value, 0, 99)
    flags = {"terrified": table.terrified, "rooted": table.rooted, "alert": table.guard, "hidden": table.hidden}
    for key, flag in flags.items():
        for hiker in hikers(key, wishes.get(key, [])):
            flag[hiker] = True
    for hiker, names in by_hiker("noise", wishes.get("noise", {})):
        table.noise[hiker] = spaces(table, f"noise.{HIKERS[hiker]}", names)
    for wolf in wolves("wounded", wishes.get("wounded", [])):
        table.wounded[wolf] = True
    for name, where in entries("wolves_at", wishes.get("wolves_at", {}), BEINGS):
        if not table.night:
            raise bad("wolves_at", name, "markers on the map at night only")
        table.wolf_at[BEINGS.index(name)] = space(table, f"wolves_at.{name}", where)
    table.homes = tuple(table.wolf_at)
    table.scents = spaces(table, "scents", wishes.get("scents", []))
    table.tried = [*table.scents, *spaces(table, "tried", wishes.get("tried", []))]
    table.howls = spaces(table, "howls", wishes.get("howls", []))
    if not isinstance(wishes.get("barriers", []), list):
        raise bad("barriers", wishes["barriers"], "a list of [space, side]")
    pairs = wishes.get("barriers", [])
    assert isinstance(pairs, list)
    table.barriers = [side(table, "barriers", pair) for pair in pairs]


def _tokens(table: MoonTable, wishes: Mapping[str, object]) -> None:
    deal = table.book.deals[table.seats]
    left = {"immune": deal.immune, "positive": deal.positive}
    wanted = {
        hiker: one_of("tokens", value, tuple(left)) for hiker, value in by_hiker("tokens", wishes.get("tokens", {}))
    }
    supply = [one_of("supply", token, tuple(left)) for token in strings("supply", wishes.get("supply", []))]
    for token in (*wanted.values(), *supply):
        left[token] -= 1
    if min(left.values()) < 0:
        raise bad(
            "tokens", [*wanted.values(), *supply], f"{deal.immune} immune and {deal.positive} positive ones in all"
        )
    hostages = [hiker for hiker in range(8) if table.status[hiker] == "hostage"]
    aside = [hiker for hiker in hostages if wanted.get(hiker) == "positive"]
    if deal.set_aside and len(aside) > deal.positive - deal.set_aside:
        raise bad("tokens", [HIKERS[hiker] for hiker in aside], "one positive hostage at most in a game of this size")
    rest = ["immune"] * left["immune"] + ["positive"] * left["positive"]
    table.dice.shuffle(rest)
    for hiker in range(8):
        holds = hiker in wanted or hiker in hostages
        if holds and hiker not in wanted:
            full = deal.set_aside > 0 and len(aside) == deal.positive - deal.set_aside
            fit = [token for token in rest if token == "immune" or not full]
            if not fit:
                raise bad("tokens", len(wanted) + len(supply), "enough tokens for the hostages")
            rest.remove(fit[-1])
            aside += [hiker] if fit[-1] == "positive" else []
            wanted[hiker] = fit[-1]
        table.tokens[hiker] = wanted.get(hiker)
        table.had_token[hiker] = holds
    table.supply = [*rest, *reversed(supply)]
    for hiker in hikers("open", wishes.get("open", [])):
        if table.tokens[hiker] is None:
            raise bad("open", HIKERS[hiker], "a hiker with a token")
        table.token_open[hiker] = True
    for seat, names in by_seat(table.seats, "looks", wishes.get("looks", {})):
        table.looks += [(seat, hiker) for hiker in hikers(f"looks.{seat}", names)]


def _knowledge(table: MoonTable, wishes: Mapping[str, object]) -> None:
    """What everybody knows of the trail, and where the Lair and the exits are."""
    clues = wishes.get("clues", [])
    if not isinstance(clues, list) or not all(isinstance(each, Mapping) for each in clues):
        raise bad("clues", clues, "a list of { space, side, spent }")
    for clue in clues:
        if set(clue) != {"space", "side", "spent"}:
            raise bad("clues", dict(clue), "space, side and spent")
        where = space(table, "clues.space", clue["space"])
        way, spent = number("clues.side", clue["side"], 1, 6) - 1, number("clues.spent", clue["spent"], 5, 6)
        learn(table, Fact(answer_about(table, where, way, spent), where, way, spent))
    steps = wishes.get("no_lair", [])
    if not isinstance(steps, list):
        raise bad("no_lair", steps, "a list of [space, side]")
    for pair in steps:
        side(table, "no_lair", pair)
        start, way = table.wood.index[pair[0]], pair[1] - 1
        if (start, table.wood.near[start][way]) == table.trail[-2:]:
            raise bad("no_lair", pair, "a step that is not the trail's last")
        learn(table, Fact("no-lair", start, way, 0))
    if wishes.get("lair", False) is True:
        table.lair, table.found_from = table.trail[-1], table.trail[-2]
    elif wishes.get("lair", False) is not False:
        raise bad("lair", wishes["lair"], "true or false")
    if "exits" in wishes:
        exits = spaces(table, "exits", wishes["exits"])
        if len(set(exits)) != 2 or not set(exits) <= set(table.wood.corners):
            raise bad("exits", wishes["exits"], "two of the six corners")
        table.exits = (exits[0], exits[1])
    if "lair_spaces" in wishes:
        table.lairs = sum(1 << each for each in set(spaces(table, "lair_spaces", wishes["lair_spaces"])))
    for hiker in hikers("trapped", wishes.get("trapped", [])):
        trap = next((card for card in table.lair_deck if table.book.cards[card][0] == "trap"), -1)
        if trap < 0:
            raise bad("trapped", HIKERS[hiker], "one trapped hiker, while the Trap is not in the deck's wishes")
        table.lair_deck.remove(trap)
        table.trapped[hiker] = table.turn - 1


def _out_of_play(table: MoonTable, wishes: Mapping[str, object]) -> None:
    for hiker, status in by_hiker("status", wishes.get("status", {})):
        one_of(f"status.{HIKERS[hiker]}", status, ("dead", "left", "turned", "slain"))
        if table.status[hiker] != "play":
            raise bad(f"status.{HIKERS[hiker]}", status, "a hiker whom a seat leads")
        where, seat = table.at[hiker], table.owner[hiker]
        leave_play(table, hiker, status)
        if status not in ("turned", "slain"):
            continue
        if table.tokens[hiker] != "positive":
            raise bad(f"tokens.{HIKERS[hiker]}", table.tokens[hiker], "positive, for a hiker who has turned")
        table.token_open[hiker] = True
        wolf = WOLVES + hiker
        if status == "slain":
            table.slain.append(wolf)
            continue
        table.pack.append(wolf)
        table.wolf_owner[wolf] = table.pack_seat
        at = dict(entries("wolves_at", wishes.get("wolves_at", {}), BEINGS))
        if table.night and HIKERS[hiker] not in at:
            table.wolf_at[wolf] = where
        change_side(table, seat)
    table.homes = tuple(table.wolf_at)
