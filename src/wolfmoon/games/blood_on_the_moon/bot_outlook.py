"""How the house looks from one seat, for the bot: who is a friend, how far things are, who would win a fight.

Built from one view and the printed box, and nothing else.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from wolfmoon.core.dice import Dice
from wolfmoon.games.blood_on_the_moon.components import PRINTED, TRAITS
from wolfmoon.games.blood_on_the_moon.state import BEAST

View = Mapping[str, Any]
Decision = Mapping[str, Any]
FAR = 99
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""One tile further that way, as x (east) and y (south)."""
OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}


def open_ids(decision: Decision) -> list[str]:
    """The ids of the options that are not barred."""
    return [option["id"] for option in decision["options"] if option["barred"] is None]


def best(ids: Sequence[str], worths: Iterable[float], dice: Dice) -> str:
    """The id of the highest worth; among equals any."""
    known = list(worths)
    most = max(known)
    return dice.pick([id for id, each in zip(ids, known, strict=True) if each >= most - 1e-9])


class Outlook:
    """One seat's reading of its view. Characters are numbered as in the ids of attacks: seats, then monsters from BEAST."""

    def __init__(self, view: View) -> None:
        self.me: int = view["me"]
        self.public: View = view["public"]
        self.private: View = view["private"]
        self.players: list[View] = self.public["players"]
        self.own = self.players[self.me]
        self.monsters: list[View] = self.public["monsters"]
        self.haunt: View | None = self.public["haunt"]
        self.id: str = self.haunt["id"] if self.haunt else ""
        self.state: View = self.haunt["state"] if self.haunt else {}
        self.house: dict[str, View] = {tile["tile"]: tile for tile in self.public["house"]}
        self.here: str = self.own.get("tile", "")
        self.hero: bool = self.private["side"] != "traitor"
        self.sara = next((row["seat"] for row in self.players if row["explorer"] and row["form"]), -1)
        self.ways = self._ways()

    # the house

    def _ways(self) -> dict[str, list[str]]:
        """By tile the tiles that a step leads to."""
        spots = {(row["floor"], row["x"], row["y"]): row for row in self.public["house"]}
        ways: dict[str, list[str]] = {}
        for tile, row in self.house.items():
            found: list[str] = []
            for side in row["doors"]:
                x, y = STEPS[side]
                other = spots.get((row["floor"], row["x"] + x, row["y"] + y))
                if other is not None and OPPOSITE[side] in other["doors"]:
                    found.append(other["tile"])
            ways[tile] = found
        for one, other, both in self.public["links"]:
            ways[one].append(other)
            if both:
                ways[other].append(one)
        return ways

    def distances(self, goals: Iterable[str]) -> dict[str, int]:
        """From every tile the steps to the nearest of these; tiles that cannot reach one are left out."""
        back: dict[str, list[str]] = {tile: [] for tile in self.house}
        for tile, others in self.ways.items():
            for other in others:
                back[other].append(tile)
        found = {tile: 0 for tile in goals if tile in self.house}
        edge = list(found)
        for tile in edge:
            for other in back[tile]:
                if other not in found:
                    found[other] = found[tile] + 1
                    edge.append(other)
        return found

    def frontier(self) -> list[str]:
        """The tiles with a doorway behind which the stack has a tile to lay."""
        left = self.public["stack"]["floors"]
        return [tile for tile, row in self.house.items() if row["open"] and left[row["floor"]]]

    def bearing(self, *symbols: str) -> list[str]:
        """The tiles in the house that bear one of these symbols."""
        return [tile for tile, row in self.house.items() if any(each in row["symbols"] for each in symbols)]

    # who is who

    def living(self) -> list[int]:
        """The seats of the living explorers."""
        return [row["seat"] for row in self.players if row["explorer"] and not row["dead"]]

    def friends(self) -> list[int]:
        """The living heroes other than this seat."""
        return [seat for seat in self.living() if seat != self.me and self.players[seat]["side"] == "hero"]

    def where(self, who: int) -> str:
        """The tile of a character."""
        row = self.players[who] if who < BEAST else self.monsters[who - BEAST]
        tile: str = row["tile"]
        return tile

    def slot(self, seat: int, trait: str) -> int:
        """Where a clip stands: 0 is the skull."""
        slot: int = self.players[seat]["traits"][trait]["slot"]
        return slot

    def value(self, who: int, trait: str) -> int:
        """The dice of a character in a trait; a guess for a monster nobody knows yet."""
        if who < BEAST:
            value: int = self.players[who]["traits"][trait]["value"]
            return value
        n = who - BEAST
        known = self.monsters[n]["traits"] or self.private["monsters"].get(str(n + 1))
        return 4 if known is None else int(known[trait])

    def frailty(self, seat: int) -> int:
        """The slots of damage that kill at the easiest place."""
        return min(self.slot(seat, trait) for trait in TRAITS)

    def health(self) -> float:
        """From 0, dying, to about 1, well."""
        return sum(min(self.slot(self.me, trait), 4) for trait in TRAITS) / 16

    def foes(self) -> list[int]:
        """The living explorers of the other side, as far as the sides are known."""
        side = self.own["side"]
        return [seat for seat in self.living() if self.players[seat]["side"] != side]

    # fights

    def edge(self, target: int, weapon: str = "unarmed") -> float:
        """How many more the attacker can expect to roll than the one attacked: a die shows 1 on average. A weapon that would
        kill its owner is no weapon.
        """
        trait, more, werewolf = "might", 0.0, target == self.sara and self.players[target]["form"] == "werewolf"
        if weapon != "unarmed":
            card = PRINTED.cards[weapon]
            if any(self.slot(self.me, TRAITS[each]) <= 1 for each in card.lose):
                return -FAR
            trait = TRAITS[card.trait]
            more = card.dice + card.add + (card.werewolf_dice if werewolf else 0)
            if werewolf and any(row["card"] == weapon and row["rune"] for row in self.own["cards"]):
                more += 2
            more -= 0.7 * len(card.lose)
        if self.id == "house-of-darkness" and target >= BEAST and self.me == self.sara:
            more += len(self.friends()) + 1
        if self.id == "not-just-a-phase" and werewolf:
            more += len(self.state["tokens"])
        return self.value(self.me, trait) + more - self.value(target, trait)

    def weapons(self) -> list[str]:
        """The weapons in hand that can be used now."""
        return [
            row["card"]
            for row in self.own["cards"]
            if PRINTED.cards[row["card"]].weapon and not row["used"] and not row["fresh"] and row["card"] != "dynamite"
        ]

    def strength(self, target: int) -> float:
        """The edge with the best weapon in hand; from afar that weapon alone."""
        bare = ["unarmed"] if self.where(target) == self.here or not self.weapons() else []
        return max(self.edge(target, weapon) for weapon in [*bare, *self.weapons()])

    def threat(self, seat: int) -> float:
        """Not Just a Phase: the edge that a hero with bare hands has over Sara as a werewolf."""
        return self.value(seat, "might") + len(self.state["tokens"]) - self.value(self.sara, "might")

    def blast(self, tile: str) -> int:
        """What Dynamite on a tile is worth: foes there, monsters half as much, and twice less for every friend."""
        beasts = sum(row["tile"] == tile and not row["stunned"] for row in self.monsters) if self.hero else 0
        foes = sum(self.where(seat) == tile for seat in self.foes())
        friends = sum(self.where(seat) == tile for seat in self.living()) - foes
        return 2 * foes + beasts - 4 * friends
