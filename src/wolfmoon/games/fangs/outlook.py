"""How the table looks from one seat: who may be who, and what harm or help to each is worth to this seat's own goal.

For the bot (bot.py). It is built from one view and nothing else. Worth is counted in wins, roughly: 1 is a seat whose end is
as good as our own win, -1 one whose end is as bad as our own.
"""

from collections.abc import Mapping
from typing import Any

from wolfmoon.core.library import components

View = Mapping[str, Any]

_CHARACTERS: Mapping[str, Any] = components("wolfmoon.games.fangs")["character"]
GROUP: Mapping[str, str] = {name: row["group"] for name, row in _CHARACTERS.items() if isinstance(row, Mapping)}
POINTS: Mapping[str, int] = {name: row["points"] for name, row in _CHARACTERS.items() if isinstance(row, Mapping)}
WANTED: frozenset[str] = frozenset(_CHARACTERS["donna"]["goal_cards"])
BELLA_CARDS: int = _CHARACTERS["bella"]["goal_cards"]
DONNA_CARDS: int = _CHARACTERS["donna"]["goal_need"]
CLAUDIUS_OUT: int = _CHARACTERS["claudius"]["goal_eliminated"]
STRONG: frozenset[int] = frozenset(_CHARACTERS["blake"]["goal_points"])
GROUPS = ("werewolf", "vampire", "human")
PACKS = {"werewolf": "vampire", "vampire": "werewolf"}


class Outlook:
    """One seat's reading of its view."""

    def __init__(self, view: View) -> None:
        self.me: int = view["me"]
        self.public: View = view["public"]
        self.private: View = view["private"]
        self.players: list[View] = self.public["players"]
        self.own = self.players[self.me]
        self.character: str = self.private["character"]
        self.group: str = self.private["group"]
        self.damage: int = self.own["damage"]
        self.points: int = self.private["points"]
        self.left: int = self.points - self.damage
        self.able: bool = not self.own["banned"]
        self.open: bool = self.own["character"] is not None
        self.fresh: bool = self.able and not self.private["used"]
        self.living = [player["seat"] for player in self.players if not player["out"]]
        self.others = [seat for seat in self.living if seat != self.me]
        self.fallen = len(self.players) - len(self.living)
        self.groups: dict[int, dict[str, float]] = {}
        self.guesses = self._guesses()
        self.hostile: dict[int, float] = {seat: self._hostility(seat) for seat in self.others}

    def damage_of(self, seat: int) -> int:
        """How much damage a seat has."""
        damage: int = self.players[seat]["damage"]
        return damage

    def cards_of(self, seat: int) -> list[str]:
        """The equipment in front of a seat."""
        return [piece["card"] for piece in self.players[seat]["equipment"]]

    # who may be who

    def _guesses(self) -> dict[int, dict[str, float]]:
        """For every other living seat each character it may be, with how likely that is.

        The sheet says what is possible; groups whose numbers are public are then made to add up.
        """
        names: dict[int, list[str]] = {}
        for seat in self.others:
            shown = self.players[seat]["character"]
            names[seat] = [shown] if shown else self.private["sheet"].get(str(seat)) or list(GROUP)
        size = {seat: [sum(GROUP[name] == group for name in own) for group in GROUPS] for seat, own in names.items()}
        chance = {seat: [n / len(names[seat]) for n in own] for seat, own in size.items()}
        left = self._groups_left()
        if left:
            certain = [own for own in chance.values() if max(own) == 1]
            open_ones = [own for own in chance.values() if max(own) < 1]
            rest = [max(0.0, number - sum(own[i] for own in certain)) for i, number in enumerate(left)]
            for _ in range(8):
                _fit(open_ones, rest)
        self.groups = {seat: dict(zip(GROUPS, own, strict=True)) for seat, own in chance.items()}
        return {
            seat: {name: self.groups[seat][GROUP[name]] / size[seat][GROUPS.index(GROUP[name])] for name in own}
            for seat, own in names.items()
        }

    def _groups_left(self) -> list[int]:
        """How many of each group the other living seats hold; nothing if the numbers are not public."""
        counts: Mapping[str, int] | None = self.public.get("groups")
        if not counts:
            return []
        gone = [self.group] + [GROUP[each["character"]] for each in self.players if each["out"] and each["character"]]
        return [max(0, counts.get(group, 0) - gone.count(group)) for group in GROUPS]

    def chance(self, seat: int, group: str) -> float:
        """How likely this seat is of that group, 0 to 1; 1 or 0 for the own seat."""
        return float(self.group == group) if seat == self.me else self.groups.get(seat, {}).get(group, 0.0)

    def is_likely(self, seat: int, name: str) -> float:
        """How likely this seat is that character."""
        return self.guesses.get(seat, {}).get(name, 0.0)

    def known(self, seat: int) -> bool:
        """Whether the seat's group is as good as certain."""
        return any(self.chance(seat, group) > 0.95 for group in GROUPS)

    def doubt(self, seat: int) -> float:
        """How little is known of a seat's group: 0 (certain) to 1."""
        return 1.5 * (1 - max(self.chance(seat, group) for group in GROUPS))

    def falls(self, seat: int, damage: int) -> float:
        """How likely this seat is out after that much more damage."""
        now = self.damage_of(seat) + damage
        if seat == self.me:
            return 1.0 if now >= self.points else 0.0
        guess = self.guesses.get(seat, {})
        able = {name: chance for name, chance in guess.items() if POINTS[name] > self.damage_of(seat)}
        total = sum(able.values())
        return sum(chance for name, chance in able.items() if POINTS[name] <= now) / total if total > 0 else 0.0

    # what this seat wants

    @property
    def wants_out(self) -> bool:
        """Daniel and Chloe, as long as nobody is out."""
        return self.character in ("daniel", "chloe") and self.fallen == 0

    def _hostility(self, seat: int) -> float:
        """What this seat's end is worth to us, -1 to 1."""
        wish = self._pack_wish(seat, self.group) if self.group in PACKS else self._human_wish(seat)
        return max(-1.0, min(1.0, wish + self._threat(seat)))

    def _pack_wish(self, seat: int, group: str) -> float:
        """As a member of a pack sees it: the other pack must go."""
        return self.chance(seat, PACKS[group]) - self.chance(seat, group)

    def _human_wish(self, seat: int) -> float:
        match self.character:
            case "akeno":
                return self._neighbours_wish(seat)
            case "akira":
                return 0.25 + 0.3 * self._losing(seat)
            case "bella":
                return 0.2 + 0.12 * len(self.cards_of(seat))
            case "donna":
                return 0.15 + 0.3 * sum(card in WANTED for card in self.cards_of(seat))
            case "blake":
                return 0.1 + 0.8 * self.strong(seat)
            case "claudius":
                return 0.3 + 0.4 * self.damage_of(seat) / 14
            case "daniel":
                return -0.2 if self.wants_out else self.chance(seat, "vampire") - 0.5 * self.chance(seat, "werewolf")
            case "chloe":
                return -0.2 if self.wants_out else 0.5
            case _:
                return 0.0

    def strong(self, seat: int) -> float:
        """How likely the seat's end would win the game for Blake."""
        return sum(chance for name, chance in self.guesses.get(seat, {}).items() if POINTS[name] in STRONG)

    def friend(self) -> int:
        """The seat whose win is Akeno's: the one to the right, or after his change of sides the one to the left."""
        step = 1 if self.own["left_side"] else -1
        return (self.me + step) % len(self.players)

    def _neighbours_wish(self, seat: int) -> float:
        friend = self.friend()
        if seat == friend:
            first_out = self.is_likely(seat, "daniel") + self.is_likely(seat, "chloe")
            return first_out - 0.5 if self.fallen == 0 else -0.5
        chance: dict[str, float] = {group: self._group_of(friend, group) for group in PACKS}
        return sum(chance[group] * self._pack_wish(seat, group) for group in PACKS)

    def _group_of(self, seat: int, group: str) -> float:
        shown = self.players[seat]["character"]
        return float(GROUP[shown] == group) if shown else self.chance(seat, group)

    def _losing(self, seat: int) -> float:
        """Akira wants an end while she lives: the pack that is nearer to its end, -1 to 1."""
        gone = {"werewolf": 0.0, "vampire": 0.0}
        for player in self.players:
            name = player["character"]
            if player["out"] and name and GROUP[name] in gone:
                gone[GROUP[name]] += 1
        lead = gone["vampire"] - gone["werewolf"]
        return max(-1.0, min(1.0, lead)) * (self.chance(seat, "vampire") - self.chance(seat, "werewolf"))

    def _threat(self, seat: int) -> float:
        """Seats that may end the game without us."""
        cards = self.cards_of(seat)
        threat = 0.0
        if len(cards) >= BELLA_CARDS - 1:
            threat += self.is_likely(seat, "bella")
        if sum(card in WANTED for card in cards) >= DONNA_CARDS - 1:
            threat += self.is_likely(seat, "donna")
        if self.fallen >= CLAUDIUS_OUT - 1:
            threat += 0.8 * self.is_likely(seat, "claudius")
        if self.fallen == 0 and not self.wants_out:
            threat -= 0.7 * (self.is_likely(seat, "daniel") + self.is_likely(seat, "chloe"))
        if seat in self._friends():
            threat = min(threat, 0.0)
        return threat

    def _friends(self) -> list[int]:
        return [self.friend()] if self.character == "akeno" else []

    # what harm and help are worth

    def harm(self, seat: int, damage: float, *, attack: bool = False) -> float:
        """What it is worth to us that this seat suffers so much (fractions are averages); below 0 it is bad."""
        if damage <= 0:
            return 0.0
        whole = round(damage)
        before = self.damage_of(seat)
        if seat == self.me:
            if self.wants_out:
                return 0.2 * damage + 2.0 * self.falls(seat, whole)
            return -damage * (0.12 + 0.6 / max(1, self.left)) - 5.0 * self.falls(seat, whole)
        worth = self.hostile[seat] * (0.1 * damage * (1 + before / 10) + 2.0 * self.falls(seat, whole))
        if self.character == "claudius" and attack and self.fallen >= CLAUDIUS_OUT - 1:
            worth += 6.0 * self.falls(seat, whole)
        if self.character == "blake":
            ends = self.strong(seat) * self.falls(seat, whole)
            worth += 6.0 * ends if attack else -3.0 * ends
        if self.wants_out:
            worth -= 2.0 * self.falls(seat, whole)
        return worth

    def help(self, seat: int, healed: float) -> float:
        """What it is worth to us that this seat heals so much of its damage."""
        before = self.damage_of(seat)
        healed = min(healed, before)
        if healed <= 0:
            return 0.0
        if seat == self.me:
            return -0.3 * healed if self.wants_out else healed * (0.15 + 0.6 / max(1, self.left))
        return -self.hostile[seat] * 0.12 * healed * (1 + before / 10)

    def card(self, card: str) -> float:
        """What an equipment card is worth to us, about 0 to 3."""
        own = self.cards_of(self.me)
        worth = {
            "iron-fist": 1.0,
            "protective-cloak": 1.0,
            "torch": 0.7,
            "talisman": 0.5,
            "magic-fire": 0.5,
            "magic-compass": 0.5,
            "backpack": 0.4,
            "protective-amulet": 0.4,
            "crossbow": 0.3,
            "bone-lance": 0.8 if self.group == "werewolf" else 0.2,
        }.get(card, 0.3)
        if self.character == "bella":
            worth += 1.5 + (6.0 if len(own) >= BELLA_CARDS - 1 else 0.0)
        if self.character == "donna" and card in WANTED:
            worth += 2.0 + (6.0 if sum(each in WANTED for each in own) >= DONNA_CARDS - 1 else 0.0)
        return worth

    def loss(self, seat: int, card: str) -> float:
        """What it is worth to us that this seat loses that card to us."""
        cards = self.cards_of(seat)
        threat = 0.0
        if len(cards) >= BELLA_CARDS - 2:
            threat += 2 * self.is_likely(seat, "bella")
        if card in WANTED:
            threat += 2 * self.is_likely(seat, "donna")
        return self.card(card) + max(0.0, 0.5 * self.hostile.get(seat, 0.0)) + threat

    def danger(self) -> float:
        """How near our own end is: 0 (far) to 1 (the next blow may do it)."""
        return max(0.0, min(1.0, (7 - self.left) / 5))


def _fit(chances: list[list[float]], left: list[float]) -> None:
    """One round of fitting every seat's chances (by group) to the numbers left of each group, and back to 1 for each seat."""
    for i, number in enumerate(left):
        total = sum(own[i] for own in chances)
        if total > 0:
            for own in chances:
                own[i] *= number / total
    for own in chances:
        total = sum(own)
        own[:] = [each / total for each in own] if total > 0 else [1 / len(own)] * len(own)
