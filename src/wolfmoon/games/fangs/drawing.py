"""The table of Fangs as text, for the terminal: sections of a title and lines, built from a view alone."""

from collections.abc import Mapping
from typing import Any, Protocol

from wolfmoon.core.text import Arg
from wolfmoon.games.fangs.outlook import GROUP, GROUPS

View = Mapping[str, Any]
Sections = list[tuple[str, list[str]]]
TRACK = 14
FEW = 3
"""So many characters of a group are named; of more only their number is told."""
NARROW = 24
"""So many signs a name takes in a column."""


class Pen(Protocol):
    """Who writes: says messages of the catalogue and knows the names of the seats."""

    def own(self, id: str, /, **args: Arg) -> str:
        """A message."""
        ...

    def thing(self, kind: str, id: str) -> str:
        """What a card, a place or a character is called."""
        ...

    def name(self, seat: int) -> str:
        """Who sits there."""
        ...


def draw_public(public: View, pen: Pen) -> Sections:
    """Places with who stands there, decks, and the players with their markers and cards."""
    phase = pen.own(f"fangs-board-phase-{public['phase']}")
    title = (
        f"{pen.own('fangs-board-round', round=public['round'])} · "
        f"{pen.own('fangs-board-turn-and-phase', name=pen.name(public['active']), phase=phase)}"
    )
    ring = [_place(public, place, pen) for place in public["ring"]]
    lost = [player["seat"] for player in public["players"] if player["place"] is None and not player["out"]]
    if lost:
        ring.append(f"{pen.own('fangs-board-nowhere')}: {', '.join(pen.name(seat) for seat in lost)}")
    if public["dice"]:
        title += f" · {_line_of_dice(public, pen)}"
    return [
        (title, [_player(public, player, pen) for player in public["players"]]),
        (pen.own("fangs-board-ring"), ring),
        (pen.own("fangs-drawing-decks"), _decks(public, pen)),
    ]


def _line_of_dice(public: View, pen: Pen) -> str:
    dice = public["dice"]
    shown = [pen.own(f"fangs-board-{die}-shows", value=dice[die]) for die in ("d4", "d6") if dice[die] is not None]
    return " · ".join(shown)


def _place(public: View, place: str, pen: Pen) -> str:
    here = [pen.name(player["seat"]) for player in public["players"] if player["place"] == place and not player["out"]]
    return f"↻ {pen.thing('place', place):{NARROW}} {', '.join(here)}".rstrip()


def _decks(public: View, pen: Pen) -> list[str]:
    lines = []
    for deck, left in public["decks"].items():
        line = f"{pen.thing('deck', deck)}: {pen.own('fangs-board-left', left=left)}"
        pile = public["discards"][deck]
        if isinstance(pile, list) and pile:
            line += " · " + ", ".join(pen.thing("card", card) for card in reversed(pile))
        lines.append(line)
    if public["middle"]:
        lines.append(pen.own("fangs-board-middle", count=public["middle"]))
    return lines


def _player(public: View, player: View, pen: Pen) -> str:
    mark = "▸" if player["seat"] == public["active"] and not player["out"] else " "
    who = pen.thing("character", player["character"]) if player["character"] else pen.own("fangs-board-hidden")
    if player["out"]:
        return f"{mark} {pen.name(player['seat']):{NARROW // 2}} {pen.own('fangs-board-out', who=who)}"
    damage: int = player["damage"]
    track = "■" * damage + "·" * (TRACK - damage)
    marks = [
        pen.own(f"fangs-board-{key.replace('_', '-')}") for key in ("protected", "banned", "left_side") if player[key]
    ]
    if player["auras"]:
        marks.append(pen.thing("card", "protective-aura"))
    if player["extra_turns"]:
        marks.append(pen.own("fangs-board-extra-turn"))
    cards = [
        pen.own("fangs-board-spent", card=pen.thing("card", piece["card"]))
        if piece["spent"]
        else pen.thing("card", piece["card"])
        for piece in player["equipment"]
    ]
    rest = " · ".join([who, *marks, *([", ".join(cards)] if cards else [])])
    return f"{mark} {pen.name(player['seat']):{NARROW // 2}} {damage:>2} {track} {rest}"


def draw_private(private: View, pen: Pen) -> Sections:
    """The own character, who the others may be, and what the oracle has told."""
    character = private["character"]
    about = ", ".join([pen.thing("group", private["group"]), pen.own("fangs-board-falls-at", points=private["points"])])
    own = [
        f"{pen.thing('character', character)} ({about})",
        pen.own(f"character-{character}-goal"),
        pen.own(f"character-{character}-ability") + f" ({pen.own(f'character-{character}-when')})",
    ]
    if private["used"]:
        own.append(pen.own("fangs-board-ability-used"))
    sections: Sections = [(pen.own("fangs-board-your-character"), own)]
    sheet = [_possible(int(seat), names, pen) for seat, names in private["sheet"].items() if names != [character]]
    sections.append((pen.own("fangs-board-still-possible"), sheet))
    notes = [_note(fact, pen) for fact in private["oracle"]]
    if private["middle"]:
        seen = ", ".join(pen.thing("character", name) for name in private["middle"])
        notes.append(pen.own("fangs-board-middle-seen", who=seen))
    if notes:
        sections.append((pen.own("fangs-board-you-know-asked"), notes))
    return sections


def _possible(seat: int, names: list[str], pen: Pen) -> str:
    """Who a seat may be, by groups."""
    parts = []
    for group in GROUPS:
        members = [pen.thing("character", name) for name in names if GROUP[name] == group]
        if len(members) > FEW:
            parts.append(pen.own(f"group-{group}-count", count=len(members)))
        elif members:
            parts.append(", ".join(members))
    return f"{pen.name(seat):{NARROW // 2}} " + " · ".join(parts)


def _note(fact: View, pen: Pen) -> str:
    reaction = fact["reaction"]
    args: dict[str, Arg] = {"amount": reaction["amount"]}
    if reaction["card"]:
        args["card"] = pen.thing("card", reaction["card"])
    elif reaction["kind"] == "gave":
        return f"{pen.name(fact['by'])} → {pen.name(fact['to'])}  {pen.thing('card', fact['card'])}"
    said = pen.own(f"fangs-board-reaction-{reaction['kind']}", **args)
    return f"{pen.name(fact['by'])} → {pen.name(fact['to'])}  {pen.thing('card', fact['card'])}: {said}"
