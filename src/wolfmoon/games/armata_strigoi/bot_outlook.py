"""How the table looks from one seat, for the bot: the fortress, who stands where, what a Wound, a hit or a reward is worth.

Built from one view and the printed box, and nothing else. Worth is counted in Blood Points: 1 is a Blood Point not lost.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from wolfmoon.core.dice import Dice
from wolfmoon.games.armata_strigoi.components import PRINTED, STRIGOI, Monster
from wolfmoon.games.armata_strigoi.fortress import Layout, fortress
from wolfmoon.games.armata_strigoi.parts import DIRECTIONS, ENCOUNTERS, NOWHERE, PLATFORMS, ROOMS, SPACE, STAY

View = Mapping[str, Any]
Decision = Mapping[str, Any]
FAR = 99
WIN = 9.0
"""What the last blow is worth."""
HURTS = (0.0, 0.3, 0.65, 1.0)
"""What it costs to have so many Wounds, as a part of the Blood Point that the last of them costs."""
PATIENCE = 9
"""So many rounds pass before a bot grows bolder."""
SIDES = ("normal", "wild")


def open_ids(decision: Decision) -> list[str]:
    """The ids of the options that are not barred."""
    return [option["id"] for option in decision["options"] if option["barred"] is None]


def best(ids: Sequence[str], worths: Iterable[float], dice: Dice) -> str:
    """The id of the highest worth; among equals any."""
    known = list(worths)
    most = max(known)
    return dice.pick([id for id, each in zip(ids, known, strict=True) if each >= most - 1e-9])


class Plea(NamedTuple):
    """What a comrade has asked of this seat this round: the need, and what it is about."""

    seat: int
    need: str
    slots: tuple[str, ...]


class Outlook:
    """One seat's reading of its view."""

    def __init__(self, view: View) -> None:
        self.me: int = view["me"]
        self.public: View = view["public"]
        self.private: View = view["private"]
        self.players: list[View] = self.public["players"]
        self.own = self.players[self.me]
        self.seats = len(self.players)
        self.fort = fortress(layout_of(self.public))
        self.at = [NOWHERE if each["space"] is None else SPACE[each["space"]] for each in self.players]
        self.here = self.at[self.me]
        self.haunts: dict[int, int] = {
            n: ROOMS.index(row["room"]) for n, row in enumerate(self.public["strigoi"]) if row["on_board"]
        }
        """By Strigoi on the board, his room."""
        self.supreme = any(row["supreme"] for row in self.public["strigoi"])
        self.altar: int = self.public["altar"]["blood"]
        self.needed: int = self.public["altar"]["needed"]
        self.left: int = self.public["inferno"]["lost"] - self.public["inferno"]["blood"]
        """Blood Points that lose the game."""
        self.enough = self.altar >= self.needed
        self.covered = frozenset(SPACE[name] for name in self.public["fight_tokens"]["on"])
        self.marks = ENCOUNTERS - self.covered - {self.here}
        """Encounter marks that stop this wolf."""
        self.blood = {1: 4.0, 2: 1.8}.get(self.left, 1.2)
        """What the next Blood Point lost costs."""
        self.haste: float = 1 + max(0, self.public["round"] - PATIENCE) / PATIENCE
        """Late in a game prey and blows are worth more, so that nobody hides for ever."""
        self.asked = self._asked()
        self.damages = self._damages()
        """By Strigoi, the Wounds his attack deals on average; a Shock is a small one."""
        self._shields: dict[int, float] = {}
        self._attacked: dict[tuple[int, float], float] = {}

    # what comrades have said

    def _asked(self) -> list[Plea]:
        found: list[Plea] = []
        for each in self.public["talk"]["said"]:
            if each["kind"] == "ask" and each["round"] == self.public["round"] and each["seat"] != self.me:
                to, *slots = each["slots"]
                if to in ("all", str(self.me)):
                    found.append(Plea(each["seat"], each["what"], tuple(slots)))
        return found

    def wishes(self, need: str, slot: str = "") -> int:
        """How many pleas of that kind wait, about that thing if one is named."""
        return sum(each.need == need and (not slot or not each.slots or slot in each.slots) for each in self.asked)

    # Wounds and Protection

    def counters(self, seat: int) -> int:
        """The Wounds of a seat, a Double Wound counted twice."""
        points: int = self.players[seat]["wound_points"]
        return points

    def hurt(self, seat: int, wounds: int) -> float:
        """What so many more Wounds cost that nothing stops."""
        cost = 0.0
        now = min(self.counters(seat), 2)
        for _ in range(wounds):
            cost += self.blood * (HURTS[now + 1] - HURTS[now])
            now = (now + 1) % 3
        return cost

    def shields(self, seat: int) -> float:
        """How many Wounds a seat could stop; of hidden hands a guess."""
        found = self._shields.get(seat)
        if found is None:
            found = self._shields[seat] = self._count_shields(seat)
        return found

    def _count_shields(self, seat: int) -> float:
        player = self.players[seat]
        if "protection" in player["forbids"]:
            return 0
        plays = {each["n"] for each in player["icons"] if each["icon"] == "protection"}
        count: int = len(plays) + sum(token == "protection" for token in player["tokens"])
        if seat != self.me:
            hidden: int = player["actions"] + player["rewards"]
            return count + 0.15 * hidden
        cards = sum("protection" in card["icons"] for card in self.private["hand"])
        return count + cards + sum("protection" in icons_of(card["id"]) for card in self.private["rewards"])

    def attacked(self, seat: int, wounds: float) -> float:
        """What an attack of so many Wounds (fractions are averages) costs a seat that defends itself."""
        found = self._attacked.get((seat, wounds))
        if found is None:
            low = int(wounds)
            part = wounds - low
            found = (1 - part) * self._defended(seat, low) + (part * self._defended(seat, low + 1) if part else 0.0)
            self._attacked[seat, wounds] = found
        return found

    def _defended(self, seat: int, wounds: int) -> float:
        stopped = min(self.shields(seat), wounds)
        taken = wounds - int(stopped)
        cost = self.hurt(seat, taken) + 0.1 * stopped
        return cost - (stopped - int(stopped)) * 0.3 * self.blood if taken else cost

    def healing(self, room: int, space: int, icons: int) -> float:
        """What so many Heal icons are worth there: all wolves of the room profit, on a ladder only this one."""
        seats = [seat for seat in range(self.seats) if seat != self.me and room != NOWHERE and self._room(seat) == room]
        worth = 0.0
        for seat in (self.me, *seats):
            points, wounds = min(2, self.counters(seat)), self.players[seat]["wounds"]
            if wounds:
                left = 0 if icons >= len(wounds) else max(0, points - (2 if "double" in wounds else icons))
                worth += self.blood * (HURTS[points] - HURTS[left]) * 0.85
        wanted = self.wishes("heal", ROOMS[room]) if room != NOWHERE else 0
        return worth * (1.3 if wanted else 1.0)

    def _room(self, seat: int) -> int:
        return self.room(self.at[seat])

    def room(self, space: int) -> int:
        """The room of a space, -1 if it is in none."""
        return NOWHERE if space == NOWHERE else self.fort.room_of[space]

    def ready(self, icon: str) -> int:
        """How many icons of that kind lie ready before this seat and may be used."""
        if icon in self.own["forbids"]:
            return 0
        return sum(each["icon"] == icon for each in self.own["icons"])

    # rewards

    def spoils(self, monster: Monster) -> float:
        """What it is worth to beat a Monster."""
        cards = self.public["stacks"]["rewards"] > 0
        worth = (0.25 if cards else 0.4) * monster.bats + (0.65 if cards else 0.0) * monster.axes
        if monster.blood and self.altar < self.public["altar"]["most"]:
            worth += monster.blood * (0.95 if not self.enough else 0.6 if self.altar == self.needed else 0.3)
        earned = self.own["earned"]
        heroic = "fire-and-forgive" if monster.colour == "red" else "fist-by-fist"
        worth += (0.0 if heroic in earned else 0.4) + 0.02
        return worth * self.haste

    def pool(self, colour: str) -> list[tuple[Monster, float]]:
        """What may lie on top of a stack, with how likely that is."""
        stack = self.public["stacks"][colour]
        if stack["top"] is not None:
            return [(PRINTED.monsters[stack["top"]], 1.0)]
        rest = {each.id: each.copies for each in PRINTED.monsters.values() if each.colour == colour}
        for gone in stack["used"] if stack["left"] else ():
            rest[gone] = rest.get(gone, 0) - 1
        total = sum(max(0, count) for count in rest.values())
        return [(PRINTED.monsters[id], count / total) for id, count in rest.items() if count > 0] if total else []

    # the Strigoi

    def _damages(self) -> list[float]:
        rows = self.public["strigoi"]
        return [row["damage"] + (0.0 if self.supreme else usual(strigoi)) for strigoi, row in enumerate(rows)]

    def hit(self, strigoi: int) -> float:
        """What a Wound to that Strigoi is worth: the last is the game; the first death is better late."""
        rows = self.public["strigoi"]
        row, other = rows[strigoi], rows[1 - strigoi]
        dies = row["wounds"] + 1 >= row["existence"]
        if self.supreme:
            worth = WIN if dies else 2.2
        elif dies:
            back = PRINTED.existence(1 - strigoi, True, self.public["options"]["level"])
            worth = WIN if other["wounds"] >= back else 0.2 + 0.5 * other["wounds"]
        else:
            worth = 1.7
        asked = 0.3 if self.wishes("finish-strigoi", STRIGOI[strigoi]) else 0.0
        planned = any(
            each["kind"] == "plan" and each["what"] == f"strike-{STRIGOI[strigoi]}" and each["seat"] != self.me
            for each in self.public["talk"]["said"]
            if each["round"] == self.public["round"]
        )
        return (worth + asked + (0.1 if planned else 0.0)) * self.haste

    def strength_of(self, strigoi: int) -> int:
        """The strength it takes to hit a Strigoi."""
        strength: int = self.public["strigoi"][strigoi]["strength"]
        return strength


@lru_cache(maxsize=2)
def usual(strigoi: int) -> float:
    """What a token of that Strigoi adds to his attack on average, in Wounds; a Shock is a small one."""
    tokens = [token for token in PRINTED.strigoi_tokens.values() if token.strigoi == strigoi]
    copies = sum(token.copies for token in tokens) or 1
    return sum(token.copies * (token.wounds + 0.4 * token.shocks) for token in tokens) / copies


def icons_of(card: str) -> tuple[str, ...]:
    """All icons of a Reward card, on whichever side."""
    row = PRINTED.rewards[card]
    sides = (row.side(side) for side in SIDES)
    return tuple(icon for side in sides if side is not None for icon in side.icons)


def layout_of(public: View) -> Layout:
    """The fortress as the public view shows it, as fortress.py reckons with it."""
    rooms, platforms = public["rooms"][:-1], public["platforms"]
    ladders: list[tuple[int, int] | None] = [None] * len(public["players"])
    for row in public["ladders"]:
        ladders[row["seat"]] = (ROOMS.index(row["room"]), DIRECTIONS.index(row["direction"]))
    return Layout(
        places=tuple(None if row["place"] is None else (row["place"][0], row["place"][1]) for row in rooms),
        turns=tuple(row["turn"] for row in rooms),
        holds=tuple(NOWHERE if row["platform"] is None else PLATFORMS.index(row["platform"]) for row in rooms),
        rotations=tuple(row["rotation"] for row in platforms),
        fallen=tuple(row["fallen"] for row in platforms),
        ladders=tuple(ladders),
    )


def letter_number(name: str) -> int:
    """A letter as printed, as a number; -1 for X."""
    return NOWHERE if name == STAY else "ABCDEF".index(name)
