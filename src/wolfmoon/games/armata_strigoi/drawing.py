"""The table of Armata Strigoi as text, for the terminal: sections of a title and lines, built from a view alone."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from wolfmoon.core.text import Arg
from wolfmoon.games.armata_strigoi.parts import DIRECTIONS, ENCOUNTERS, FRAME, ROOMS, SPACES, TURNS
from wolfmoon.games.armata_strigoi.wording import ICON_WORDS

View = Mapping[str, Any]
Sections = list[tuple[str, list[str]]]
NARROW = 12
"""So many signs a name takes in a column."""
CHOICE = "rebel"
"""An icon that is Retrieval, or a Reward card instead."""


class Pen(Protocol):
    """Who writes: says messages of the catalogue and knows the names of the seats."""

    def own(self, id: str, /, **args: Arg) -> str:
        """A message."""
        ...

    def thing(self, kind: str, id: str) -> str:
        """What a card, a space or a wolf is called."""
        ...

    def name(self, seat: int) -> str:
        """Who sits there."""
        ...


def draw_public(public: View, pen: Pen) -> Sections:
    """Blood and Strigoi, the pack, the rooms with who stands there, where letters lead, and the stacks."""
    setting_up = public["stage"] == "setup"
    title = pen.own("armata-board-setting-up") if setting_up else pen.own("armata-board-round", round=public["round"])
    altar, inferno = public["altar"], public["inferno"]
    blood = pen.own(
        "armata-drawing-blood",
        blood=altar["blood"],
        needed=altar["needed"],
        inferno=inferno["blood"],
        lost=inferno["lost"],
    )
    players: Sequence[View] = public["players"]
    order: list[int] = public["order"] or [player["seat"] for player in players]
    sections = [
        (f"{title} · {blood}", [_strigoi(row, pen) for row in public["strigoi"]]),
        (pen.own("armata-board-pack"), [line for seat in order for line in _player(public, players[seat], pen)]),
        (pen.own("armata-board-fortress"), [_room(public, room, pen) for room in public["rooms"]]),
    ]
    if any(public["letters"].values()):
        lines = [_letter(letter, led, pen) for letter, led in public["letters"].items()]
        sections.append((pen.own("armata-drawing-letters"), lines))
    sections.append((pen.own("armata-drawing-stacks"), list(_stacks(public, pen))))
    return sections


def _strigoi(row: View, pen: Pen) -> str:
    who = pen.thing("strigoi", "supreme" if row["supreme"] else row["strigoi"])
    if row["dead"]:
        return f"{who:{NARROW}} {pen.own('armata-board-dead')}"
    numbers = {key: row[key] for key in ("wounds", "existence", "strength", "damage")}
    parts = [pen.own("armata-drawing-strigoi", **numbers)]
    parts.append(pen.thing("space", row["space"]) if row["on_board"] else pen.own("armata-board-comes"))
    if row["sees"] is not None:
        parts.append(pen.own("armata-drawing-sees", name=pen.name(row["sees"])))
    return f"{who:{NARROW}} " + " · ".join(parts)


def _player(public: View, player: View, pen: Pen) -> Iterator[str]:
    mark = "▸" if player["seat"] == public["active"] else " "
    who = pen.thing("wolf", player["wolf"]) if player["wolf"] else pen.own("armata-board-no-wolf")
    parts = [who]
    if player["space"]:
        parts.append(pen.thing("space", player["space"]))
    parts.append("♥ " + (", ".join(pen.thing("wound", id) for id in player["wounds"]) or "–"))
    parts.append(pen.own("armata-drawing-hands", actions=player["actions"], rewards=player["rewards"]))
    if player["tokens"]:
        parts.append(", ".join(pen.thing("reward-token", id) for id in player["tokens"]))
    yield f"{mark} {pen.name(player['seat']):{NARROW}} " + " · ".join(parts)
    if player["card"]:
        yield f"  {'':{NARROW}} {_card(player['card'], pen)}"
    elif player["back"] not in (None, "basic"):
        yield f"  {'':{NARROW}} {pen.thing('card', player['back'])}"


def _card(card: View, pen: Pen) -> str:
    """An Action card: initiative, name, strength, steps, icons, letter; of a Reward card its name."""
    name = pen.thing("card", card["name"])
    if card["kind"] == "reward":
        return name
    icons = ", ".join(_icon(icon, pen) for icon in card["icons"])
    numbers = f"⚔{card['strength']} ⇢{card['movement']} {card['letter']}"
    return f"{card['initiative']:>2}  {name}  {numbers}" + (f"  {icons}" if icons else "")


def _icon(icon: str, pen: Pen) -> str:
    return pen.own(ICON_WORDS["retrieval" if icon == CHOICE else icon])


def _room(public: View, row: View, pen: Pen) -> str:
    things = []
    if row["platform"] is None:
        things.append(pen.own("armata-drawing-flat") if row["room"] == ROOMS[-1] else "–")
    elif row["standing"]:
        rotation = next(each["rotation"] for each in public["platforms"] if each["platform"] == row["platform"])
        direction = pen.thing("direction", DIRECTIONS[rotation % TURNS])
        platform = pen.thing("platform", row["platform"])
        things.append(pen.own("armata-drawing-platform", platform=platform, direction=direction))
    else:
        things.append(pen.own("armata-drawing-fallen", platform=pen.thing("platform", row["platform"])))
    for ladder in public["ladders"]:
        if ladder["room"] == row["room"]:
            direction = pen.thing("direction", ladder["direction"])
            things.append(
                pen.own("armata-drawing-ladder", ladder=pen.thing("ladder", ladder["ladder"]), direction=direction)
            )
    covered = public["fight_tokens"]["on"]
    marks = [space for space in FRAME[ROOMS.index(row["room"])] if space in ENCOUNTERS and SPACES[space] not in covered]
    if marks:
        spaces = "; ".join(pen.thing("space", SPACES[space]) for space in marks)
        things.append(pen.own("armata-drawing-open", spaces=spaces))
    return pen.own("armata-drawing-room", room=pen.thing("room", row["room"]), things=" · ".join(things))


def _letter(letter: str, led: View, pen: Pen) -> str:
    ways = []
    for strigoi, route in led.items():
        where = pen.own(
            f"armata-board-went-{route['kind']}",
            room=pen.thing("room", route["room"]),
            ladder=pen.thing("ladder", route["ladder"]) if route["ladder"] else "",
        )
        sees = (
            "" if route["attacks"] is None else f", {pen.own('armata-drawing-sees', name=pen.name(route['attacks']))}"
        )
        ways.append(f"{pen.thing('strigoi', strigoi)}: {where}{sees}")
    return f"{letter}  " + " · ".join(ways)


def _stacks(public: View, pen: Pen) -> Iterator[str]:
    stacks = public["stacks"]
    for colour in ("red", "grey"):
        line = pen.own("armata-drawing-stack", colour=colour, left=stacks[colour]["left"])
        top = stacks[colour]["top"]
        yield line + (f" · {pen.own('armata-board-top', what=pen.thing('encounter', top))}" if top else "")
    yield pen.own("armata-drawing-rewards", left=stacks["rewards"], tokens=stacks["tokens"]["left"])
    curse = public["curse"]
    if curse is not None and curse["kind"] in ("moves", "bounces"):
        strigoi = pen.thing("strigoi", curse["strigoi"])
        yield pen.own("armata-drawing-curse", strigoi=strigoi, room=pen.thing("room", curse["room"]))


def draw_private(private: View, pen: Pen) -> Sections:
    """The own hand and Reward cards, what is known of other hands; in a solo game the hands of all."""
    sections: Sections = []
    for hand in private["pack"] or [private]:
        title = pen.own("armata-board-hand")
        if "seat" in hand:
            title = f"{title}: {pen.name(hand['seat'])}"
        lines = [
            ("▸ " if card["id"] == hand["chosen"] else "  ") + _card(card, pen)
            for card in sorted(hand["hand"], key=lambda card: int(card["initiative"]))
        ]
        lines += ["  " + _reward(card, pen) for card in hand["rewards"]]
        sections.append((title, lines))
    known = [
        pen.own(
            "armata-drawing-known",
            name=pen.name(each["seat"]),
            cards=", ".join(pen.thing("card", id.partition(":")[0]) for id in (*each["rewards"], *each["heroic"])),
        )
        for each in private["known"]
        if each["rewards"] or each["heroic"]
    ]
    if known:
        sections.append((pen.own("armata-board-only-you"), known))
    return sections


def _reward(card: View, pen: Pen) -> str:
    """A Reward card with its sides: what it gives if used normally, and for good (✶)."""
    sides = []
    for side, sign in (("normal", ""), ("wild", "✶")):
        printed = card.get(side)
        if printed:
            strength = [f"+{printed['strength']}"] if printed["strength"] else []
            sides.append(sign + ", ".join([*strength, *(_icon(icon, pen) for icon in printed["icons"])]))
    return "  ".join([pen.thing("card", card["name"]), " / ".join(sides)]).rstrip()
