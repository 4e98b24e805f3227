"""Where the Strigoi will be, for the bot: a space's danger for the rest of a round, from letters that lie open and a guess at
the others.
"""

from collections.abc import Mapping, Sequence

from wolfmoon.games.armata_strigoi.bot_outlook import FAR, Outlook, letter_number
from wolfmoon.games.armata_strigoi.components import PRINTED
from wolfmoon.games.armata_strigoi.fortress import BOUNCES, MOVES, Fortress
from wolfmoon.games.armata_strigoi.parts import NOWHERE, TURNS

Rooms = tuple[int, int]
"""The rooms of both Strigoi, -1 for one that is not there."""
States = Mapping[Rooms, float]
UNKNOWN = tuple(range(TURNS))
Replies = tuple[float, float]
NO_REPLY = (0.0, 0.0)
ARRIVES = (MOVES, BOUNCES)
SOON = 0.3
"""What a move of the next round weighs, against one of this round."""


class Forecast:
    """What will happen to whoever stays where it stands: Strigoi that come, ladders that break, the Curse.

    letters: of the turns still to end in this round, -1 for X, None for one that is not known. lead: the letter of Phase 3, or
    None. later: how much the moves after that weigh, by unknown letters. fort: another one than the present;
    start: other rooms of the Strigoi than the present ones.
    """

    def __init__(
        self,
        look: Outlook,
        letters: Sequence[int | None],
        lead: int | None = None,
        *,
        fort: Fortress | None = None,
        start: States | None = None,
        later: float | None = None,
    ) -> None:
        self.look = look
        self.fort = fort or look.fort
        self.movers = movers(look)
        self.arrivals: dict[tuple[int, int], float] = {}
        self.breaks: dict[int, float] = {}
        self.guarded: dict[tuple[int, int, int], float] = {}
        self.curses: dict[int, float] = {}
        self.others: dict[int, tuple[int, int]] = {}
        self.quiet = 0.0 if look.public["marker"] else 1.0
        """How likely nobody is attacked in this round, this seat left aside."""
        self.states: States = start if start is not None else now(look)
        for letter in letters:
            self.states = self._step(self.states, letter, 1.0)
        if look.haunts and later != 0.0:
            if self.quiet > 0.0:
                self._curse(lead)
            self._step(self.states, None, SOON * look.seats if later is None else later)
        self.harm: dict[int, float] | None = None
        self.met: dict[int, list[float]] = {}

    def _step(self, states: States, letter: int | None, weight: float) -> States:
        """One turn ends: one of the Strigoi moves by that letter."""
        after: dict[Rooms, float] = {}
        attacked = 0.0
        n = TURNS if letter is None else 1
        routes, others = self.fort.letters, self.others
        arrivals, breaks, guarded = self.arrivals, self.breaks, self.guarded
        for rooms, chance in states.items():
            for strigoi, odds in self.movers:
                room, other = rooms[strigoi], rooms[1 - strigoi]
                share = chance * odds / n
                weighed = share * weight
                led = routes(room, other) if letter is None else (self.fort.route(room, letter, other),)
                for kind, goal, direction, ladder in led:
                    moved = rooms
                    if ladder != NOWHERE:
                        breaks[ladder] = breaks.get(ladder, 0.0) + weighed
                        key = (strigoi, goal, direction)
                        guarded[key] = guarded.get(key, 0.0) + weighed
                    elif kind in ARRIVES:
                        key2 = (strigoi, goal)
                        arrivals[key2] = arrivals.get(key2, 0.0) + weighed
                        if (others.get(goal) or self._other(goal))[0] < FAR:
                            attacked += share
                        moved = (goal, other) if strigoi == 0 else (other, goal)
                    after[moved] = after.get(moved, 0.0) + share
        if weight == 1.0:
            self.quiet *= 1 - attacked
        return after

    def _curse(self, lead: int | None) -> None:
        furious = next((n for n in self.look.haunts if self.look.supreme or n == 0), 0)
        letters = UNKNOWN if lead is None else (lead,)
        for rooms, chance in self.states.items():
            for letter in letters:
                route = self.fort.route(rooms[furious], letter, rooms[1 - furious])
                if route.moves:
                    share = chance / len(letters)
                    self.curses[route.room] = self.curses.get(route.room, 0.0) + share

    def _other(self, room: int) -> tuple[int, int]:
        """The nearest other wolf that is seen from the centre of a room: its distance (0: on the centre) and its seat."""
        found = self.others.get(room)
        if found is None:
            sight, centre, me = self.fort.sight(room), self.fort.centre(room), self.look.me
            nearest, who = FAR, -1
            for seat, space in enumerate(self.look.at):
                if seat != me:
                    steps = 0 if space == centre else sight.get(space, FAR)
                    if steps < nearest:
                        nearest, who = steps, seat
            found = self.others[room] = nearest, who
        return found

    def danger(self, space: int, replies: Replies = NO_REPLY) -> float:
        """What it costs the pack, on average, if this wolf ends its turn on that space. replies: by Strigoi, what striking
        back at him is worth.
        """
        harm = self.harm
        if harm is None:
            harm = self.harm = self._harm()
        cost = harm.get(space, 0.0)
        seen = self.met.get(space)
        if seen is not None:
            cost -= seen[0] * replies[0] + seen[1] * replies[1]
        if self.curses:
            curse = self.curses.get(self.fort.room_of[space])
            if curse:
                quiet = self.quiet * max(0.0, 1 - (seen[0] + seen[1] if seen else 0.0))
                cost += curse * quiet * self.look.attacked(self.look.me, 1)
        return cost

    def _harm(self) -> dict[int, float]:
        """By space, what attacks and broken ladders cost there. Notes in `met` how likely which Strigoi attacks it."""
        look, harm = self.look, {ladder: chance * self.look.blood for ladder, chance in self.breaks.items()}
        wounds, me, met = look.damages, look.me, self.met
        hurts = [(look.attacked(me, each), look.hurt(me, round(each)) + look.blood) for each in wounds]
        for (strigoi, room), chance in self.arrivals.items():
            near, caught = hurts[strigoi]
            nearest, seat = self._other(room)
            centre = self.fort.centre(room)
            harm[centre] = harm.get(centre, 0.0) + chance * caught
            if nearest == 0:
                continue
            spared = near - look.attacked(seat, wounds[strigoi]) if nearest < FAR else near
            cost = chance * spared
            for space, steps in self.fort.sight(room).items():
                if steps < nearest or (steps == nearest and me > seat):
                    harm[space] = harm.get(space, 0.0) + cost
                    if space in met:
                        met[space][strigoi] += chance
                    else:
                        met[space] = [chance, 0.0] if strigoi == 0 else [0.0, chance]
        for (strigoi, room, direction), chance in self.guarded.items():
            for space in self.fort.before_ladder(room, direction):
                harm[space] = harm.get(space, 0.0) + chance * hurts[strigoi][0]
        return harm

    def peril(self) -> float:
        """What it costs the pack, on average, if all wolves stay where they are."""
        look, cost = self.look, 0.0
        harm, nearest = look.damages, dict[int, tuple[int, int]]()
        for (strigoi, room), chance in self.arrivals.items():
            if room not in nearest:
                sight, centre = self.fort.sight(room), self.fort.centre(room)
                steps = [0 if at == centre else sight.get(at, FAR) for at in look.at]
                nearest[room] = min(steps), steps.index(min(steps))
            least, seat = nearest[room]
            if least == 0:
                cost += chance * (look.hurt(seat, round(harm[strigoi])) + look.blood)
            elif least < FAR:
                cost += chance * look.attacked(seat, harm[strigoi])
        for space, chance in self.breaks.items():
            cost += chance * look.blood * (space in look.at)
        for room, chance in self.curses.items():
            cursed = [seat for seat, at in enumerate(look.at) if self.fort.room_of[at] == room]
            cost += chance * self.quiet * sum(look.attacked(seat, 1) for seat in cursed)
        return cost


def now(look: Outlook) -> States:
    """Where they are."""
    return {(look.haunts.get(0, NOWHERE), look.haunts.get(1, NOWHERE)): 1.0} if look.haunts else {}


def movers(look: Outlook) -> list[tuple[int, float]]:
    """Who of the Strigoi moves next, with how likely: by the tokens that are left."""
    if len(look.haunts) < 2:
        return [(strigoi, 1.0) for strigoi in look.haunts]
    stack = look.public["stacks"]["strigoi"]
    counts = [0, 0]
    for token in PRINTED.strigoi_tokens.values():
        gone = stack["used"].count(token.id) if stack["left"] else 0
        counts[token.strigoi] += max(0, token.copies - gone)
    total = sum(counts) or 1
    return [(strigoi, count / total) for strigoi, count in enumerate(counts) if count]


def of_turn(look: Outlook, fort: Fortress | None = None) -> Forecast:
    """From the turn under way: this seat's letter, and those of the seats after the active one."""
    order: list[int] = look.public["order"]
    active = look.public["active"]
    if not order or not look.haunts:
        return Forecast(look, (), None, fort=fort)
    rest = order[order.index(active) :] if active in order else []
    letters = [letter_number(look.players[seat]["card"]["letter"]) for seat in rest]
    return Forecast(look, letters, letter_number(look.players[order[0]]["card"]["letter"]), fort=fort)
