"""Which Action card to play, for the bot: what it lets the wolf reach and beat, and where its letter sends the Strigoi."""

from wolfmoon.core.dice import Dice
from wolfmoon.games.armata_strigoi.bot_fights import Might
from wolfmoon.games.armata_strigoi.bot_forecast import Forecast, States, now
from wolfmoon.games.armata_strigoi.bot_outlook import Decision, Outlook, View, best, letter_number, open_ids
from wolfmoon.games.armata_strigoi.bot_turn import STEP, free, kinds, steps_to_prey
from wolfmoon.games.armata_strigoi.components import PRINTED
from wolfmoon.games.armata_strigoi.parts import COLOURS, NOWHERE, ROOMS, SPACE, colour_of

ICONS = {
    "protection": 0.12,
    "mechanics": 0.06,
    "leap": 0.03,
    "pack": 0.03,
    "stealth": 0.03,
    "gates-of-hell": 0.02,
    "wound": -0.2,
}
"""What an icon is worth that nothing else reckons with."""


def card(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The card whose best turn is worth most. Strong cards are kept for turns that need them."""
    ids = open_ids(decision)
    if len(ids) == 1:
        return ids[0]
    table = _Table(look)
    hand = {each["id"]: each for each in look.private["hand"]}
    return best(ids, [table.worth(hand[id]) for id in ids], dice)


class _Table:
    """What does not depend on the card."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.might = Might(look)
        self.prey = steps_to_prey(look)
        self.reach: dict[int, int] = {look.here: 0}
        self.reach |= {SPACE[name]: steps for name, steps in (look.private["reach"] or {}).items()}
        self.unknown = Forecast(look, (), None, later=0.6 * (look.seats - 1))
        self.before: list[States] = [now(look)]
        self.odds = _initiatives(look)

    def states(self, turns: int) -> States:
        """Where the Strigoi may be after so many turns of others."""
        while len(self.before) <= turns:
            self.before.append(Forecast(self.look, (None,), None, start=self.before[-1], later=0.0).states)
        return self.before[turns]

    def worth(self, row: View) -> float:
        """What a card's best turn is worth."""
        look = self.look
        strength = max(0, row["strength"] - look.own["weaker"])
        steps = max(0, row["movement"] - look.own["slower"])
        icons: list[str] = [icon for icon in row["icons"] if icon not in look.own["forbids"]]
        states = self.states(round(sum(share(row["initiative"]) for share in self.odds)))
        mine = Forecast(look, (letter_number(row["letter"]),), None, start=states, later=0.0)
        replies = self.might.replies(strength)
        spaces = self._spaces(steps, leaps="leap" in icons)
        stand = {
            space: -self.unknown.danger(space, replies)
            - mine.danger(space, replies)
            - STEP * min(6, self.prey.get(space, 6))
            for space in spaces
        }
        heals = min(2, icons.count("heal"))
        if heals:
            rooms: dict[int, float] = {}
            for space in spaces:
                room = look.room(space)
                if room not in rooms or room == NOWHERE:
                    rooms[room] = look.healing(room, space, heals)
                stand[space] += 0.8 * rooms[room]
        quiet = max(stand.values())
        for space in spaces:
            if space in look.marks:
                prize = self.might.encounter(COLOURS[colour_of(space)], strength, "stealth" in icons)
                quiet = max(quiet, stand[space] + prize)
        worth = max(self._struck(states, stand, strength, quiet), quiet)
        worth += sum(ICONS.get(icon, 0.0) for icon in icons)
        if "recovery" in icons:
            worth += 0.05 * len(look.own["discards"])
        kept: float = 0.06 * row["strength"] + 0.02 * row["movement"]
        return worth - kept

    def _spaces(self, steps: int, *, leaps: bool) -> list[int]:
        found = [space for space, needed in self.reach.items() if needed <= steps]
        if leaps:
            rooms = {
                self.look.room(space) for space in found if space not in self.look.marks or space == self.look.here
            }
            found += [space for room in sorted(rooms) for space in free(self.look, room)]
        return list(dict.fromkeys(found))

    def _struck(self, states: States, stand: dict[int, float], strength: int, quiet: float) -> float:
        """What the turn is worth if it goes to a Strigoi where one comes within reach."""
        look = self.look
        if not look.enough:
            return quiet
        most = quiet
        for strigoi in look.haunts:
            blows = {kind: self.might.strike(strigoi, kind, strength) for kind in ("melee", "ranged")}
            if not any(blows.values()):
                continue
            total, worths = 0.0, dict[int, float]()
            for rooms, chance in states.items():
                room = rooms[strigoi]
                if room not in worths:
                    worths[room] = max(
                        (
                            worth + max(blows[kind] for kind in ways)
                            for space, worth in stand.items()
                            if space not in look.marks and (ways := kinds(look, space, room))
                        ),
                        default=quiet,
                    )
                total += chance * max(quiet, worths[room])
            most = max(most, total)
        return most


class _Share:
    """How likely another seat goes before an initiative, by the cards it may hold."""

    def __init__(self, initiatives: list[int]) -> None:
        self.initiatives = initiatives

    def __call__(self, initiative: int) -> float:
        return sum(each < initiative for each in self.initiatives) / len(self.initiatives) if self.initiatives else 0.5


def _initiatives(look: Outlook) -> list[_Share]:
    shares: list[_Share] = []
    for seat, player in enumerate(look.players):
        if seat == look.me:
            continue
        gone = {each["id"] for each in (*player["discards"], *player["front"])}
        cards = [id for id in PRINTED.wolves.get(player["wolf"] or "", ()) if id not in gone]
        cards += [name for name in player["earned"] if name in PRINTED.actions and name not in gone]
        shares.append(_Share([PRINTED.actions[id].initiative for id in cards]))
    return shares


def edge(look: Outlook, decision: Decision, dice: Dice) -> str:
    """A ladder leans where red marks are near: on the edge whose arch has one in the fewest steps."""
    ids = open_ids(decision)
    worths = []
    for id in ids:
        room, _, way = id.partition(":")
        arch = look.fort.arch(ROOMS.index(room), ("n", "ne", "se", "s", "sw", "nw").index(way))
        steps = look.fort.distances(arch)
        worths.append(-float(min(steps.get(mark, 9) for mark in look.marks if mark != arch)))
    return best(ids, worths, dice)
