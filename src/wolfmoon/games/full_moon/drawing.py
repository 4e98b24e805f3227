"""The table of Full Moon as text, for the terminal: sections of a title and lines, built from a view alone."""

from collections.abc import Mapping
from typing import Any, Protocol

from wolfmoon.core.text import Arg

View = Mapping[str, Any]
Sections = list[tuple[str, list[str]]]
NARROW = 10
"""So many signs a name takes in a column."""
CLUES = 8
"""So many clues are listed, the latest."""
STATES = (
    ("scared", "state-scared"),
    ("terrified", "state-terrified"),
    ("trapped", "state-trapped"),
    ("rooted", "state-rooted"),
    ("alert", "state-alert"),
    ("hidden", "state-hidden"),
    ("bitten", "state-bitten"),
)
GONE = {"dead": "state-dead", "left": "state-escaped", "turned": "state-transformed", "slain": "state-dead"}


class Pen(Protocol):
    """Who writes: says messages of the catalogue and knows the names of the seats."""

    def own(self, id: str, /, **args: Arg) -> str:
        """A message."""
        ...

    def thing(self, kind: str, id: str) -> str:
        """What a card, a hiker or a space is called."""
        ...

    def name(self, seat: int) -> str:
        """Who sits there."""
        ...


def draw_public(public: View, pen: Pen) -> Sections:
    """The hour, the hikers, the pack, the forest as far as it is known, the clues, and a combat."""
    sections: Sections = [
        (_title(public, pen), _sides(public, pen)),
        (pen.own("moon-drawing-hikers"), [_hiker(row, pen) for row in public["hikers"] if row["status"] != "box"]),
        (_pack_title(public, pen), [_wolf(row, public, pen) for row in public["wolves"]]),
        (pen.own("moon-drawing-forest"), _forest(public, pen)),
        (pen.own("moon-board-aid"), _aid(public, pen)),
    ]
    if public["roll"]:
        sections.append((_roll_title(public["roll"], pen), [" ".join(str(face) for face in public["roll"]["faces"])]))
    if public["combat"]:
        combat = public["combat"]
        title = pen.own("moon-board-combat-on", space=pen.thing("space", combat["space"]))
        if combat["round"]:
            title += f" · {pen.own('moon-board-combat-round', round=combat['round'])}"
        sections.append((title, _combat(combat, pen)))
    return [section for section in sections if section[1]]


def _title(public: View, pen: Pen) -> str:
    phase = pen.own(f"moon-board-phase-{public['phase']}") if public["phase"] in PHASES else ""
    if not public["turn"]:
        return pen.own("moon-board-before")
    hour = pen.own("moon-board-hour", hour=pen.thing("hour", public["hour"]), turn=public["turn"])
    return f"{hour} · {phase}" if phase else hour


PHASES = frozenset({"setup", "hour", "humans", "wolves", "end", "over"})


def _sides(public: View, pen: Pen) -> list[str]:
    lines = []
    for player in public["players"]:
        side = pen.thing("side", player["side"])
        hikers = ", ".join(pen.thing("hiker", id) for id in player["hikers"])
        line = f"{pen.name(player['seat']):{NARROW}} {side}"
        if hikers:
            line += f": {hikers}"
        if player["side"] == "hikers":
            line += f" · {pen.own('moon-board-cards', count=player['hand'])}"
        lines.append(line)
    return lines


def _hiker(row: View, pen: Pen) -> str:
    name = f"{pen.thing('hiker', row['id']):{NARROW}}"
    status = row["status"]
    if status == "hostage":
        return f"{name} {pen.own('state-hostage')}"
    if status != "play":
        return f"{name} {pen.own(GONE[status])}"
    calm = "moon-board-calm-red-of" if row["scared"] else "moon-board-calm-green-of"
    parts = [
        pen.thing("space", row["space"]),
        pen.own("moon-board-life-of", now=row["life"], of=row["life_max"]),
        pen.own(calm, now=row["calm"], of=row["calm_max"]),
        f"{pen.own('stat-determination')} {row['determination']}",
        f"{pen.own('stat-strength')} {row['strength']}",
        f"{pen.own('stat-dexterity')} {row['dexterity']}",
    ]
    if row["card"] is not None:
        parts.append(pen.thing("action", row["action"] or row["card"]))
    parts += [pen.own(text) for key, text in STATES if row[key]]
    if row["token"] is not None:
        parts.append(pen.thing("token", row["token"]))
    if row["items"]:
        parts.append(", ".join(pen.thing("item", item) for item in row["items"]))
    return f"{name} " + " · ".join(parts)


def _pack_title(public: View, pen: Pen) -> str:
    whose = pen.own("moon-board-pack-of", name=pen.name(public["pack_seat"]))
    return f"{whose} · {pen.own('moon-board-points', points=public['points'], cards=public['pack_hand'])}"


def _wolf(row: View, public: View, pen: Pen) -> str:
    kind = "hiker" if row["convert"] else "wolf"
    parts = [f"{pen.thing(kind, row['id']):{NARROW}}"]
    if row["convert"]:
        parts.append(f"{pen.own('convert')} ({pen.name(row['seat'])})")
    else:
        parts.append(f"{pen.own('stat-day')} {row['day']}, {pen.own('stat-night')} {row['night']}")
    if row["space"] is not None:
        parts.append(pen.thing("space", row["space"]))
    if row["wounded"]:
        parts.append(pen.own("state-wounded"))
    return " · ".join(parts)


def _forest(public: View, pen: Pen) -> list[str]:
    lines = []
    barred = {tuple(side) for side in public["barriers"]}
    for name, space in public["spaces"].items():
        here = [pen.thing("hiker", row["id"]) for row in public["hikers"] if row["space"] == name]
        wolves = [
            pen.thing("hiker" if row["convert"] else "wolf", row["id"])
            for row in public["wolves"]
            if row["space"] == name
        ]
        known = space["ground"] not in (None, "elevation") or space["exit"] or space["lair"]
        if not known and not here and not wolves:
            continue
        ground = "lair" if space["lair"] else space["ground"] or "unexplored"
        parts = [pen.own("moon-board-space", space=pen.thing("space", name), ground=pen.thing("hexagon", ground))]
        if space["exit"]:
            parts.append(pen.thing("hexagon", "exit"))
        if space["items"] or space["items_left"]:
            of = max(space["items"], space["items_left"])
            parts.append(pen.own("moon-board-items-left", left=space["items_left"], of=of))
        if space["wolf"]:
            parts.append(pen.own("moon-board-wolf-icons", count=space["wolf"]))
        if space["calm"]:
            parts.append(pen.own("moon-board-calm-cost", cost=space["calm"]))
        parts += [
            pen.own("moon-board-barrier", side=side, space=pen.thing("space", one))
            for one, side in barred
            if one == name
        ]
        if here or wolves:
            parts.append(", ".join([*here, *wolves]))
        lines.append(" · ".join(parts))
    return lines


def _aid(public: View, pen: Pen) -> list[str]:
    aid = public["aid"]
    lines = [pen.own("moon-board-of-trails", fits=aid["fits"], of=aid["of"])]
    if aid["certain"]:
        lines.append(f"{pen.own('moon-board-certain-sides')}: {_ends(aid['certain'], pen)}")
    likely = sorted(aid["lairs"].items(), key=lambda row: (-row[1], row[0]))[:CLUES]
    if likely and aid["fits"] and public["lair"] is None and public["clues"]:
        shares = ", ".join(f"{pen.thing('space', name)} {100 * count // aid['fits']} %" for name, count in likely)
        lines.append(f"{pen.own('moon-board-lair-chances')}: {shares}")
    lines += [_clue(clue, pen) for clue in public["clues"][-CLUES:]]
    return lines


def _ends(sides: list[list[Any]], pen: Pen) -> str:
    return ", ".join(f"{pen.thing('space', name)}/{side}" for name, side in sides)


def _clue(clue: View, pen: Pen) -> str:
    said = pen.own(f"moon-board-answer-{clue['answer']}")
    spent = f" ({clue['spent']})" if clue["spent"] else ""
    if clue["answer"] == "none":
        return f"{pen.thing('space', clue['space'])}: {said}"
    return f"{pen.thing('space', clue['space'])}/{clue['side']}{spent}: {said}"


def _roll_title(roll: View, pen: Pen) -> str:
    if roll["by"] is None:
        return pen.own("moon-board-roll-sniff")
    return pen.own(f"moon-board-roll-{roll['aim']}", who=pen.thing("hiker", roll["by"]))


def _combat(combat: View, pen: Pen) -> list[str]:
    lines = []
    totals = {row["id"]: row for row in combat["hikers"]}
    for wolf in combat["wolves"]:
        line = pen.own("moon-board-fighter", name=_being(wolf["id"], pen), total=wolf["total"])
        line += _cards(wolf["cards"], pen)
        if wolf["target"] is None:
            lines.append(f"{line} · {pen.own('moon-board-no-target')}")
            continue
        other = totals.get(wolf["target"])
        name = pen.thing("hiker", wolf["target"])
        line += " → " + (name if other is None else pen.own("moon-board-fighter", name=name, total=other["total"]))
        if other is not None:
            line += _cards(other["cards"], pen)
        if wolf["shields"] is not None:
            line += f" ({pen.own('moon-board-shields', name=pen.thing('hiker', wolf['shields']))})"
        if wolf["end"]:
            line += f" · {pen.own('moon-board-end-' + wolf['end'])}"
        lines.append(line)
    return lines


def _being(id: str, pen: Pen) -> str:
    return pen.thing("wolf" if id in WOLVES else "hiker", id)


WOLVES = frozenset({"rufus", "foxie", "wanda", "otto", "greta", "silas"})


def _cards(cards: list[str], pen: Pen) -> str:
    return f" [{', '.join(pen.thing('combat', card) for card in cards)}]" if cards else ""


def draw_private(private: View, pen: Pen) -> Sections:
    """A hiker's hand and what lies face down; or the pack's trail, its cards and the pile; and what was looked at."""
    looks = [f"{pen.thing('hiker', id)}: {pen.thing('token', token)}" for id, token in private["looks"].items()]
    sections: Sections = []
    if private["side"] == "hikers":
        lines = [", ".join(pen.thing("action", card) for card in private["hand"]) or "-"]
        if private["three"]:
            lines.append("+ " + ", ".join(pen.thing("action", card) for card in private["three"]))
        if private["laid"]:
            laid = [f"{pen.thing('hiker', id)} {pen.thing('action', card)}" for id, card in private["laid"].items()]
            lines.append(f"{pen.own('moon-board-laid')} {', '.join(laid)}")
        sections.append((pen.own("moon-board-hand"), lines))
    else:
        sections.append((pen.own("side-pack"), _lairs_side(private, pen)))
    if looks:
        sections.append((pen.own("token-infection"), looks))
    return sections


def _lairs_side(private: View, pen: Pen) -> list[str]:
    lines = []
    for key, text in (("trail", "moon-board-trail-is"), ("draft", "moon-board-trail-so-far")):
        if private[key]:
            lines.append(pen.own(text, spaces=" ".join(pen.thing("space", name) for name in private[key])))
    cards = ", ".join(pen.thing("pack-card", card) for card in private["pack_hand"])
    lines.append(f"{pen.own('moon-board-pack-hand')}: {cards}" if cards else pen.own("moon-board-no-pack-cards"))
    for key, text in (("moon", "moon-board-moon-seen"), ("pile", "token-mother-moon")):
        if private[key]:
            lines.append(f"{pen.own(text)}: {', '.join(pen.thing('hexagon', id) for id in private[key])}")
    return lines
