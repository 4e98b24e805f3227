"""A wolf's turn, for the bot: where to walk or leap, whom to fight there, which Abilities to use, when to end."""

from collections.abc import Iterator
from typing import NamedTuple

from wolfmoon.core.dice import Dice
from wolfmoon.games.armata_strigoi.bot_fights import Might, crumbling
from wolfmoon.games.armata_strigoi.bot_forecast import Forecast, of_turn
from wolfmoon.games.armata_strigoi.bot_outlook import FAR, Decision, Outlook, best, open_ids
from wolfmoon.games.armata_strigoi.bot_pleas import platform_asked, pleas
from wolfmoon.games.armata_strigoi.components import PRINTED, STRIGOI
from wolfmoon.games.armata_strigoi.fortress import fortress
from wolfmoon.games.armata_strigoi.parts import COLOURS, NOWHERE, PLATFORMS, SPACE, TURNS, colour_of

LEAPS = {"leap": 0.0, "token:leap": 0.12, "normal:grappling-hook": 0.1, "wild:night-cloak": 0.5}
PACKS = {"pack": 0.0, "normal:war-horn": 0.08}
HEALS = {"heal": 0.02, "token:heal": 0.2, "normal:thurible": 0.1, "normal:shield": FAR, "wild:holy-water": 0.5}
RETRIEVALS = ("retrieval", "rebel:retrieval", "token:retrieval", "normal:bible")
TOOLS = {"mechanics": 0.1, "token:mechanics": 0.4}
STEP = 0.035
"""What a step nearer to prey is worth at the end of a turn."""


class Idea(NamedTuple):
    """Something to do next: what it leads to is worth so much, and ends on that space."""

    worth: float
    answer: str
    space: int
    fights: bool


class Ground:
    """What spaces are worth to stand on, or to fight from."""

    def __init__(self, look: Outlook, forecast: Forecast, might: Might) -> None:
        self.look = look
        self.forecast = forecast
        self.might = might
        self.prey = steps_to_prey(look)
        self.replies = might.replies(look.own["strength"] or 0)
        self.pleas = pleas(look)

    def stand(self, space: int, icons: int) -> float:
        """What it is worth to end the turn there, with so many Heal icons left."""
        look = self.look
        heals = look.healing(look.room(space), space, icons) if icons else 0.0
        wanted = self.pleas.get(space, 0.0) - STEP * min(6, self.prey.get(space, 6))
        return heals - self.forecast.danger(space, self.replies) + wanted

    def blows(self, space: int, strength: int) -> Iterator[tuple[float, str]]:
        """The blows a wolf could strike from a space, with what they are worth."""
        look = self.look
        if not look.enough:
            return
        for strigoi, room in look.haunts.items():
            name = STRIGOI[strigoi]
            for kind in kinds(look, space, room):
                worth = self.might.strike(strigoi, kind, strength)
                if worth > 0:
                    yield worth - crumbling(look, strigoi, space), f"{kind}:{name}"


def kinds(look: Outlook, space: int, room: int) -> list[str]:
    """How a wolf on a space could strike a Strigoi at the centre of a room."""
    centre = look.fort.centre(room)
    found = ["melee"] if centre in look.fort.ways[space] else []
    if space in look.fort.sight(room):
        found.append("ranged")
    return found


def steps_to_prey(look: Outlook) -> dict[int, int]:
    """By space, the steps to the nearest open Encounter mark, or with enough blood to a Strigoi."""
    goals = set(look.marks)
    if look.enough:
        goals |= {look.fort.centre(room) for room in look.haunts.values()}
    found = dict.fromkeys(sorted(goals), 0)
    queue = list(found)
    for space in queue:
        for beyond in look.fort.near[space]:
            if beyond not in found:
                found[beyond] = found[space] + 1
                queue.append(beyond)
    return found


def window(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The best next thing to do in the own turn."""
    ids = open_ids(decision)
    turn = look.public["turn"]
    might = Might(look)
    ground = Ground(look, of_turn(look), might)
    ideas = list(_ideas(look, ground, ids, fought=bool(turn["fought"])))
    most = max(idea.worth for idea in ideas)
    idea = dice.pick([each for each in ideas if each.worth >= most - 1e-9])
    return _first(look, ground, ids, idea) or idea.answer


def _ideas(look: Outlook, ground: Ground, ids: list[str], *, fought: bool) -> Iterator[Idea]:
    strength, icons = look.own["strength"], look.ready("heal")
    yield Idea(ground.stand(look.here, icons), "end", look.here, fights=False)
    if not fought:
        for worth, answer in ground.blows(look.here, strength):
            if answer in ids:
                yield Idea(worth + ground.stand(look.here, icons), answer, look.here, fights=True)
    leap = min((LEAPS[id], id) for id in LEAPS if id in ids) if any(id in LEAPS for id in ids) else None
    rooms: dict[int, tuple[str, int]] = {look.room(look.here): ("", look.here)}
    for id in ids:
        if id.startswith("walk:"):
            space = SPACE[id.removeprefix("walk:")]
            yield _go(look, ground, id, space, 0.0, fought=fought)
            if space not in look.marks:
                rooms.setdefault(look.room(space), (id, space))
    if leap is not None:
        for room, (id, _) in rooms.items():
            for space in free(look, room):
                yield _go(look, ground, id or leap[1], space, leap[0] + (0.02 if id else 0.0), fought=fought)
    for pack, cost in PACKS.items():
        if pack in ids:
            for room in {look.room(at) for seat, at in enumerate(look.at) if seat != look.me}:
                for space in free(look, room):
                    if space not in look.marks and space not in look.covered:
                        yield _go(look, ground, pack, space, cost + 0.05, fought=fought)


def _go(look: Outlook, ground: Ground, answer: str, space: int, cost: float, *, fought: bool) -> Idea:
    worth = ground.stand(space, look.ready("heal")) - cost
    strength = look.own["strength"]
    if space in look.marks and not fought:
        prize = ground.might.encounter(COLOURS[colour_of(space)], strength, look.ready("stealth") > 0)
        return Idea(worth + prize, answer, space, fights=True)
    if not fought:
        worth += max((blow for blow, _ in ground.blows(space, strength)), default=0.0)
    return Idea(worth, answer, space, fights=False)


def free(look: Outlook, room: int) -> list[int]:
    """The spaces of a room on which no figure stands."""
    if room == NOWHERE:
        return []
    figures = {*look.at, *(look.fort.centre(each) for each in look.haunts.values())}
    return [space for space in look.fort.spaces[room] if space not in figures]


# Abilities on the way


def _first(look: Outlook, ground: Ground, ids: list[str], idea: Idea) -> str | None:
    """An Ability to use before the idea is carried out."""
    pile = look.own["discards"]
    rewards = [card for card in pile if card["kind"] == "reward"]
    if rewards:
        for id in RETRIEVALS:
            if id in ids:
                return id
    stays = idea.space == look.here
    if "recovery" in ids and len(pile) >= 2:
        return "recovery"
    if not rewards and "rebel:draw" in ids and idea.answer == "end" and not look.private["rewards"]:
        return "rebel:draw"
    healed = _heal(look, ids, idea, stays=stays)
    if healed is not None:
        return healed
    gates = next((id for id in ("gates-of-hell", "wild:hell-key") if id in ids), None)
    if gates is not None and (len(look.covered) >= 5 or (look.covered and look.wishes("free-encounters"))):
        return gates
    if idea.answer == "end":
        for id, least in TOOLS.items():
            if id in ids and (best_turn(look)[0] > least or _does_no_harm(look, platform_asked(look))):
                return id
    return None


def _heal(look: Outlook, ids: list[str], idea: Idea, *, stays: bool) -> str | None:
    here, there = look.room(look.here), look.room(idea.space)
    for id, least in HEALS.items():
        if id in ids:
            icons = min(2, look.ready("heal")) if id == "heal" else 2 if id == "wild:holy-water" else 1
            worth = look.healing(here, look.here, icons)
            if worth > least and (stays or worth >= look.healing(there, idea.space, icons)):
                return id
    return None


def best_turn(look: Outlook, only: int | None = None) -> tuple[float, int, int]:
    """The turn of a platform that spares the pack most: how much, the platform, by how many sixths; of `only` one if named."""
    before = of_turn(look).peril()
    found = (0.0, -1, 1)
    if only is None and before < TOOLS["mechanics"]:
        return found
    rooms = {*look.haunts.values(), *(look.room(at) for at in look.at)}
    for room in sorted(rooms):
        disc = NOWHERE if room == NOWHERE else look.fort.platform[room]
        if disc == NOWHERE or (only is not None and disc != only):
            continue
        for turn in range(1, TURNS):
            rotations = list(look.fort.layout.rotations)
            rotations[disc] = (rotations[disc] + turn) % TURNS
            fort = fortress(look.fort.layout._replace(rotations=tuple(rotations)))
            found = max(found, (before - of_turn(look, fort).peril(), disc, turn))
    return found


def _does_no_harm(look: Outlook, disc: int) -> bool:
    """Whether a comrade asks for that platform to be turned, and a turn of it makes nothing worse."""
    return disc != NOWHERE and best_turn(look, disc)[1] == disc


def platform(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Which platform to turn."""
    ids = open_ids(decision)
    asked = platform_asked(look)
    disc = asked if _does_no_harm(look, asked) else best_turn(look)[1]
    return PLATFORMS[disc] if disc >= 0 and PLATFORMS[disc] in ids else dice.pick(ids)


def turns(look: Outlook, decision: Decision, dice: Dice) -> str:
    """By how much to turn it."""
    ids = open_ids(decision)
    named = decision["about"][0][1] if decision["about"] else ""
    only = PLATFORMS.index(named) if named in PLATFORMS else None
    wanted = str(best_turn(look, only)[2])
    return wanted if wanted in ids else dice.pick(ids)


def landing(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Where a Leap, a Pack or a way past a Strigoi ends: the best fight or the best place to stand."""
    ids = open_ids(decision)
    turn = look.public["turn"]
    own = look.public["active"] == look.me and turn is not None and look.public["doomed"] is None
    ground = Ground(look, of_turn(look), Might(look))
    if not own:
        return best(ids, [ground.stand(SPACE[id], 0) for id in ids], dice)
    fought = bool(turn["fought"])
    return best(ids, [_go(look, ground, id, SPACE[id], 0.0, fought=fought).worth for id in ids], dice)


def hide(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Some stairs, or a place beside a Strigoi: where there is the least danger; comrades may have voted."""
    ids = open_ids(decision)
    ground = Ground(look, of_turn(look), Might(look))
    votes = {
        vote["slots"][1]: 0.1 * len(vote["seats"])
        for vote in look.public["talk"]["votes"]
        if vote["what"] == "place" and vote["slots"][0] == str(look.me)
    }
    return best(ids, [ground.stand(SPACE[id], 0) + votes.get(id, 0.0) for id in ids], dice)


def retrieval(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The strongest Reward card comes back."""
    ids = open_ids(decision)
    sides = [PRINTED.rewards[id] for id in ids]
    worths = [
        sum(0 if side is None else side.strength for side in (row.side("normal"), row.side("wild"))) for row in sides
    ]
    return best(ids, [float(each) for each in worths], dice)
