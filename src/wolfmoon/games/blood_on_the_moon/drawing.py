"""The table of Blood on the Moon as text, for the terminal: sections of a title and lines, built from a view alone."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from wolfmoon.core.library import rulebook
from wolfmoon.core.text import Arg
from wolfmoon.games.blood_on_the_moon.components import FLOORS, PACKAGE, TRAITS
from wolfmoon.games.blood_on_the_moon.drawing_haunt import draw_facts, draw_secrets
from wolfmoon.games.blood_on_the_moon.plan import plan_of

View = Mapping[str, Any]
Sections = list[tuple[str, list[str]]]
NARROW = 10
"""So many signs a name takes in a column."""
BOTH_WAYS, ONE_WAY = "↔", "→"


class Pen(Protocol):
    """Who writes: says messages of the catalogue and knows the names of the seats."""

    def own(self, id: str, /, **args: Arg) -> str:
        """A message."""
        ...

    def thing(self, kind: str, id: str) -> str:
        """What a card, a tile or an explorer is called."""
        ...

    def name(self, seat: int) -> str:
        """Who sits there."""
        ...


def draw_public(public: View, pen: Pen) -> Sections:
    """The omens or the haunt, the explorers with their tracks, the monsters, the floors of the house, what is under way,
    the decks.
    """
    sections: Sections = [
        (_title(public, pen), list(_haunt(public, pen))),
        (pen.own("blood-drawing-explorers"), [line for row in public["players"] for line in _player(public, row, pen)]),
    ]
    if public["monsters"]:
        sections.append((pen.thing("side", "monsters"), [_monster(row, pen) for row in public["monsters"]]))
    for floor in reversed(FLOORS):
        tiles = [(n, tile) for n, tile in enumerate(public["house"], 1) if tile["floor"] == floor]
        sections.append(
            (pen.thing("floor", floor), [*plan_of(tiles), *(_tile(public, n, row, pen) for n, row in tiles)])
        )
    under_way = list(_under_way(public, pen))
    if under_way:
        sections.append((pen.own("blood-drawing-now"), under_way))
    sections.append((pen.own("bm-piles"), list(_piles(public, pen))))
    return [section for section in sections if section[1] or section is sections[0]]


def _title(public: View, pen: Pen) -> str:
    haunt = public["haunt"]
    if haunt is not None:
        return f"{pen.own('bm-haunt-number', number=haunt['number'])} · {pen.thing('haunt', haunt['id'])}"
    omens = public["omens"]
    if omens["rising"]:
        return pen.own("bm-rising")
    drawn = pen.own("omens-count", count=omens["drawn"])
    return f"{drawn} · {pen.own('bm-haunt-at', least=omens['least'], dice=omens['dice'])}"


def _haunt(public: View, pen: Pen) -> Iterator[str]:
    haunt = public["haunt"]
    if haunt is None:
        return
    if haunt["omen"]:
        yield pen.own("bm-begun-with", card=pen.thing("card", haunt["omen"]))
    order = [pen.own("bm-monsters") if each == "monsters" else pen.name(each) for each in haunt["order"]]
    yield pen.own("blood-drawing-order", order=" · ".join(order))
    yield from draw_facts(haunt, pen)
    opened = haunt["opened"] if haunt["books"] == 2 else []
    for id in (*haunt["setup"], *opened):
        yield _rule(id)


@cache
def _rules() -> Mapping[str, str]:
    return {rule.id: f"{rule.heading}: {rule.text}" for rule in rulebook(PACKAGE)}


def _rule(id: str) -> str:
    return _rules()[id]


def _player(public: View, row: View, pen: Pen) -> Iterator[str]:
    name = f"{pen.name(row['seat']):{NARROW}}"
    on_turn = row["seat"] == public["active"] and not public["monsters_turn"]
    mark = "▸" if on_turn else " "
    if row["explorer"] is None:
        yield f"{mark} {name} {pen.own('bm-no-explorer')}"
        return
    parts = [pen.thing("werewolf" if row["form"] == "werewolf" else "explorer", row["explorer"])]
    parts.append(pen.thing("tile", row["tile"]))
    if row["dead"]:
        parts.append(pen.own("state-dead"))
    if row["side"] == "traitor":
        parts.append(pen.own("bm-traitor"))
    if on_turn:
        parts.append(pen.own("bm-steps-left", steps=public["steps"]))
    yield f"{mark} {name} " + " · ".join(parts)
    tracks = [_track(trait, row["traits"][trait], pen) for trait in TRAITS]
    width = max(map(len, tracks[::2])) + 2
    for left, right in zip(tracks[::2], tracks[1::2], strict=True):
        yield f"    {left:{width}}{right}"
    things = [_card(card, pen) for card in row["cards"]] + [pen.thing("token", id) for id in row["carries"]]
    if things:
        yield f"    {', '.join(things)}"


def _track(trait: str, row: View, pen: Pen) -> str:
    """The skull and the eight slots; [ ] round where the clip is, ' after the start slot."""
    slots = ["☠", *map(str, row["track"])]
    shown = [f"[{value}]" if slot == row["slot"] else value for slot, value in enumerate(slots)]
    shown[row["start"]] += "'"
    return f"{pen.thing('trait', trait)} {' '.join(shown)}"


def _card(row: View, pen: Pen) -> str:
    notes = [("rune", "state-silver"), ("used", "bm-used"), ("fresh", "bm-fresh")]
    said = [pen.own(text) for key, text in notes if row[key]]
    return pen.thing("card", row["card"]) + (f" ({', '.join(said)})" if said else "")


def _who(who: Sequence[str], pen: Pen) -> str:
    kind, id = who
    if kind == "seat":
        return pen.name(int(id))
    beast, _, n = id.partition(":")
    return pen.own("bm-beast", kind=pen.thing("monster", beast), n=int(n))


def _monster(row: View, pen: Pen) -> str:
    parts = [_who(row["id"], pen), pen.thing("tile", row["tile"])]
    if row["stunned"]:
        parts.append(pen.own("state-stunned"))
    if row["steps"]:
        parts.append(pen.own("bm-steps-left", steps=row["steps"]))
    if row["traits"]:
        parts.append(_values(row["traits"], pen))
    return " · ".join(parts)


def _values(traits: View, pen: Pen) -> str:
    return ", ".join(f"{pen.thing('trait', trait)} {value}" for trait, value in traits.items())


def _tile(public: View, n: int, row: View, pen: Pen) -> str:
    """A tile by its number on the plan: name, open doorways, symbols, tokens, where it leads, who is there."""
    parts = [f"{n:>2} {pen.thing('tile', row['tile'])}"]
    if row["open"]:
        parts.append(pen.own("bm-open", sides=", ".join(pen.thing("direction", side) for side in row["open"])))
    parts += [pen.thing("symbol", symbol) for symbol in row["symbols"]]
    for token in row["tokens"]:
        which = f"-{token['which']}" if token["token"] == "trait" else ""
        parts.append(pen.thing("token", token["token"] + which))
    for one, other, both in public["links"]:
        if row["tile"] in (one, other):
            away = other if row["tile"] == one else one
            arrow = BOTH_WAYS if both else ONE_WAY
            if both or row["tile"] == one:
                parts.append(f"{arrow} {pen.thing('tile', away)}")
    here = [
        pen.name(player["seat"]) for player in public["players"] if player["explorer"] and player["tile"] == row["tile"]
    ]
    here += [_who(monster["id"], pen) for monster in public["monsters"] if monster["tile"] == row["tile"]]
    if here:
        parts.append(", ".join(here))
    return " · ".join(parts)


def _under_way(public: View, pen: Pen) -> Iterator[str]:
    found, card, fight = public["found"], public["card"], public["fight"]
    if found is not None:
        yield ", ".join(
            [pen.thing("tile", found["tile"]), *(pen.thing("symbol", symbol) for symbol in found["symbols"])]
        )
    if card is not None:
        yield f"{pen.thing('card', card)}: {pen.own(f'card-{card}-text')}"
    if fight is not None:
        yield pen.own("bm-fight", by=_who(fight["by"], pen), on=_who(fight["on"], pen))
    for roll in public["rolls"]:
        dice = " ".join(map(str, roll["dice"])) or pen.own("bm-no-dice")
        trait = f" {pen.thing('trait', roll['trait'])}" if roll["trait"] else ""
        yield f"{_who(roll['who'], pen)}{trait}: {dice} {pen.own('bm-total', total=roll['total'])}"


def _piles(public: View, pen: Pen) -> Iterator[str]:
    stack = public["stack"]
    tiles = pen.own("bm-tiles-left", count=stack["left"])
    if stack["top"]:
        floors = ", ".join(pen.thing("floor", floor) for floor in stack["top"])
        tiles += f" · {pen.own('bm-top-tile', floors=floors)}"
    yield tiles
    left = [f"{pen.thing('deck', deck)}: {count}" for deck, count in public["decks"].items()]
    yield " · ".join(left)


def draw_private(private: View, pen: Pen) -> Sections:
    """The own goal and book, secrets of the haunt, monsters' traits, cards seen in decks."""
    sections: Sections = []
    if private["side"] is None:
        sections.append((pen.own("bm-no-haunt"), [pen.own("bm-no-haunt-text")]))
    else:
        secrets = list(draw_secrets(private["state"], pen))
        sections.append((pen.own("page-goal"), [*(pen.own(id) for id in private["goals"]), *secrets]))
        for page, ids in private["pages"].items():
            if ids and page != "setup":
                sections.append((pen.own(f"page-{page}"), [_rule(id) for id in ids]))
    seen = [
        f"{pen.own('bm-you-saw', deck=pen.thing('deck', row['deck']), down=row['down'])}: {pen.thing('card', row['card'])}"
        for row in private["seen"]
    ]
    if seen:
        sections.append((pen.own("bm-only-you"), seen))
    return sections
