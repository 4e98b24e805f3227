"""What a seat does in its own turn, and where it leads its monsters."""

from wolfmoon.core.dice import Dice
from wolfmoon.games.blood_on_the_moon.bot_goals import flees, places, prey, wanted
from wolfmoon.games.blood_on_the_moon.bot_ground import ways_off
from wolfmoon.games.blood_on_the_moon.bot_outlook import FAR, Decision, Outlook, best, open_ids
from wolfmoon.games.blood_on_the_moon.cards.items import KIT, MAP, MEDICINE, MIRROR, TEA, WATCH
from wolfmoon.games.blood_on_the_moon.components import TRAITS
from wolfmoon.games.blood_on_the_moon.state import BEAST

REMEDIES = {KIT, MIRROR, MEDICINE, TEA}

LONG_WAY = 6
"""So many steps from what it wants a bot takes the Map."""
HARMLESS = ("move", "discover", "end")
WHIM = 25
"""One time in so many a bot does something harmless at random, so that no table stands still for ever."""


def act(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The next thing to do in one's turn: actions, attacks, then steps; the end when nothing is worth doing."""
    ids = open_ids(decision)
    if dice.below(WHIM) == 0:
        return dice.pick([id for id in ids if id.partition(":")[0] in HARMLESS])
    for id in ids:
        kind, _, what = id.partition(":")
        if kind == "loot" or (kind == "haunt" and what != "take" and wanted(look, what)):
            return id
        if kind == "use" and ((what in REMEDIES and _ill(look)) or what == WATCH):
            return id
    dares = prey(look)
    fights = [id for id in ids if id.startswith("attack:")]
    fights = [id for id in fights if look.strength(target(id)) >= dares.get(target(id), FAR)]
    if "use:dynamite" in ids and max(look.blast(tile) for tile in [look.here, *look.ways[look.here]]) >= 2:
        return "use:dynamite"
    if fights:
        return best(fights, [_worth(look, target(id)) for id in fights], dice)
    if "haunt:take" in ids and wanted(look, "take"):
        return "haunt:take"
    if f"use:{MAP}" in ids and look.haunt is not None and ways_off(look).get(look.here, 0) >= LONG_WAY:
        return f"use:{MAP}"
    return step(look, ids, dice)


def target(id: str) -> int:
    """The character that an attack is on."""
    return int(id.partition(":")[2])


def _worth(look: Outlook, who: int) -> float:
    worth = look.strength(who)
    if who < BEAST:
        worth += 3 - 0.4 * look.frailty(who)
        if who == look.sara or who == look.public["haunt"]["traitor"]:
            worth += 2
    return worth


def _ill(look: Outlook) -> bool:
    return any(row["slot"] < row["start"] - 1 for row in (look.own["traits"][trait] for trait in TRAITS))


def step(look: Outlook, ids: list[str], dice: Dice) -> str:
    """One tile nearer to where this seat wants to be; behind a door where that is the way; or the end of the turn."""
    doors = [id for id in ids if id.startswith("discover:")]
    moves = [id for id in ids if id.startswith("move:")]
    if look.haunt is not None and flees(look):
        far = look.distances(look.where(seat) for seat in look.foes())
        away = [id for id in moves if far.get(id[5:], FAR) > far.get(look.here, FAR)]
        return best(away, [far.get(id[5:], FAR) for id in away], dice) if away else "end"
    kinds = places(look) if look.haunt is not None else [look.frontier()]
    for goals in kinds:
        far = look.distances(goals)
        if look.here not in far:
            continue
        if far[look.here] == 0:
            return dice.pick(doors) if doors and goals == look.frontier() else "end"
        nearer = [id for id in moves if far.get(id[5:], FAR) < far[look.here]]
        return dice.pick(nearer) if nearer else "end"
    return dice.pick(doors or moves or ["end"])


def lead(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Monsters bite whom they stand with, Sara first where she is the prize, and run to the nearest hero."""
    ids = open_ids(decision)
    bites = [id for id in ids if id.startswith("bite:")]
    if bites:
        prize = look.sara if look.id == "house-of-darkness" else -1
        return best(bites, [-look.frailty(s) + 9 * (s == prize) for s in (int(id.split(":")[2]) for id in bites)], dice)
    heroes = [look.where(seat) for seat in look.living() if look.players[seat]["side"] == "hero"]
    far = look.distances(heroes)
    gains: list[int] = []
    goes = [id for id in ids if id.startswith("go:")]
    for id in goes:
        _, n, tile = id.split(":")
        monster = look.monsters[int(n)]
        gains.append(0 if monster["attacked"] else far.get(monster["tile"], FAR) - far.get(tile, FAR))
    return best(goes, gains, dice) if goes and max(gains) > 0 else "done"
