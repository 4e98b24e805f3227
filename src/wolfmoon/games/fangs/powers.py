"""The bot's use of its own character: at the start and the end of its turn."""

from wolfmoon.core.dice import Dice
from wolfmoon.games.fangs.odds import best_attack
from wolfmoon.games.fangs.outlook import GROUP, Outlook
from wolfmoon.games.fangs.tactics import Decision, best, open_ids

POUNCE = {"frederik": 3.5, "grady": 2.5}
URI_DAMAGE = 3
MOON = 7


def start(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Roll, or use the ability first when it pays more than staying hidden."""
    if "ability" not in open_ids(decision):
        return "roll"
    return "ability" if worth_of_ability(look) > 0 else "roll"


def worth_of_ability(look: Outlook) -> float:
    """What the ability of the start of a turn is worth now, less what is lost by turning up or by not waiting."""
    hidden = 0.0 if look.open else 0.25
    others = look.others
    match look.character:
        case "chloe":
            return -1.0 if look.wants_out else look.help(look.me, 1) - 0.5 * hidden
        case "akeno":
            return switch_sides(look)
        case "ella":
            return max((ban(look, seat) for seat in others), default=0.0) - 0.4
        case "fabienne":
            heal = look.help(look.me, look.damage - MOON) if look.left <= 3 and look.damage > MOON else 0.0
            hurt = max((look.harm(seat, MOON - look.damage_of(seat)) for seat in others), default=0.0)
            return max(heal, hurt - 0.3) - hidden
        case "frederik" | "grady":
            pounce = max((look.harm(seat, POUNCE[look.character]) for seat in others), default=0.0)
            return pounce - hidden - 0.2 + 0.4 * look.danger()
        case "uri":
            there = [seat for seat in others if look.players[seat]["place"] == "graveyard"]
            return max((look.harm(seat, URI_DAMAGE) for seat in there), default=0.0) - hidden
        case _:
            return 0.0


def switch_sides(look: Outlook) -> float:
    """Whether Akeno had better win with the player to his left: his right neighbour's pack is losing, the other's not."""
    right, left = (look.me - 1) % len(look.players), (look.me + 1) % len(look.players)
    return standing(look, left) - standing(look, right) - 0.3


def standing(look: Outlook, seat: int) -> float:
    """How well a seat is doing, about 0 to 1: its pack by who has fallen, a human by being alive."""
    shown = look.players[seat]["character"]
    if look.players[seat]["out"] and (shown is None or GROUP[shown] == "human"):
        return 0.0
    chances = {
        group: float(GROUP[shown] == group) if shown else look.chance(seat, group) for group in ("werewolf", "vampire")
    }
    fallen = dict.fromkeys(chances, 0)
    for player in look.players:
        if player["out"] and player["character"] and GROUP[player["character"]] in fallen:
            fallen[GROUP[player["character"]]] += 1
    wolves = 0.5 + 0.25 * (fallen["vampire"] - fallen["werewolf"])
    human = 1 - chances["werewolf"] - chances["vampire"]
    return chances["werewolf"] * wolves + chances["vampire"] * (1 - wolves) + 0.3 * human


_LASTING = {
    "wynona": 1.0,
    "ulrich": 0.6,
    "uri": 0.7,
    "vlad": 0.7,
    "viola": 0.7,
    "willow": 0.8,
    "claudius": 0.6,
    "bella": 0.6,
}


def ban(look: Outlook, seat: int) -> float:
    """What it is worth that a seat's ability is void."""
    if look.players[seat]["used"] or look.players[seat]["banned"]:
        return 0.0
    guess = look.guesses.get(seat, {})
    return max(0.0, look.hostile[seat]) * sum(chance * _LASTING.get(name, 0.3) for name, chance in guess.items())


def ella(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Whom Ella silences."""
    return best(open_ids(decision), lambda id: -1.0 if int(id) == look.me else ban(look, int(id)), dice)


def pounce(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Whom Frederik and Grady strike."""
    amount = POUNCE.get(look.character, 2.5)
    return best(open_ids(decision), lambda id: look.harm(int(id), amount), dice)


def uri(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Whom Uri strikes on the Graveyard."""
    return best(open_ids(decision), lambda id: look.harm(int(id), URI_DAMAGE), dice)


def stay(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The own place rolled: Emily and Blake use it once they lie open, others roll again."""
    return "keep" if "keep" in open_ids(decision) and (look.open or look.character == "blake") else "again"


def end(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Claudius strikes again when it may decide the game or he can afford it; Willow rides when it is worth showing."""
    ids = open_ids(decision)
    if "ability" in ids and (look.fallen >= 2 or look.open or look.left <= 5):
        return "ability"
    if "again" in ids and look.left > 3:
        ring: list[str] = look.public["ring"]
        worth = best_attack(look, ring) if look.others else 0.0
        decisive = look.fallen >= 2
        return "again" if worth > (0.1 if decisive else 0.6) and (decisive or look.left > 6) else "end"
    return "end"
