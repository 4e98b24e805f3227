"""What a program needs to play Armata Strigoi well: an answer for every question, by its prompt, and something to say.

The lab measures games by LENGTH (an entry of the public view). All seats win or lose together, so there are no KINDS.
"""

from collections.abc import Callable, Mapping

from wolfmoon.core.dice import Dice
from wolfmoon.games.armata_strigoi import bot_answers, bot_cards, bot_fights, bot_talk, bot_turn
from wolfmoon.games.armata_strigoi.bot_outlook import Decision, Outlook, View, open_ids

KINDS: tuple[str, ...] = ()
LENGTH = "round"

Advice = Callable[[Outlook, Decision, Dice], str | list[str]]


def _any(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Where the bot has no taste."""
    return dice.pick(open_ids(decision))


ADVICE: Mapping[str, Advice] = {
    "armata-ask-place": _any,
    "armata-ask-lay-room": _any,
    "armata-ask-room": _any,
    "armata-ask-room-turn": _any,
    "armata-ask-lay-platform": _any,
    "armata-ask-platform-room": _any,
    "armata-ask-platform-turn": _any,
    "armata-ask-ladder": bot_cards.edge,
    "armata-ask-wolf": _any,
    "armata-ask-card": bot_cards.card,
    "armata-ask-keep": lambda look, decision, dice: "keep",
    "armata-ask-turn-moves": bot_turn.window,
    "armata-ask-turn-fought": bot_turn.window,
    "armata-ask-leap": bot_turn.landing,
    "armata-ask-pack": bot_turn.landing,
    "armata-ask-landing": bot_turn.landing,
    "armata-ask-stealth-past": bot_fights.stealth,
    "armata-ask-platform": bot_turn.platform,
    "armata-ask-turn": bot_turn.turns,
    "armata-ask-retrieval": bot_turn.retrieval,
    "armata-ask-stealth": bot_fights.stealth,
    "armata-ask-monk": bot_fights.monk,
    "armata-ask-spare": bot_fights.spare,
    "armata-ask-bonus": bot_fights.bonus,
    "armata-ask-bitten": bot_fights.protect,
    "armata-ask-protection": bot_fights.protect,
    "armata-ask-curse": bot_fights.protect,
    "armata-ask-shock": bot_fights.shock,
    "armata-ask-counter-strike": bot_fights.counter,
    "armata-ask-escape": bot_fights.escape,
    "armata-ask-way-out": bot_turn.hide,
    "armata-ask-make-room": bot_turn.hide,
    "armata-ask-fight-token": bot_answers.lift,
    "armata-ask-counter": bot_answers.counter,
    "armata-ask-trade": bot_answers.trade,
    "armata-ask-offer": bot_answers.give,
    "armata-ask-trade-cards": bot_answers.give,
}


def choose(view: View, decision: Decision, dice: Dice) -> str | list[str] | None:
    """The answer this seat would give; None where there is no opinion."""
    advice = ADVICE.get(decision["prompt"]["id"])
    if advice is None:
        return None
    if decision["shape"] == "pick-one":
        ids = open_ids(decision)
        if len(ids) == 1:
            return ids[0]
    return advice(Outlook(view), decision, dice)


def call(view: View, dice: Dice) -> str | None:
    """The next word of a plan or an answer to a comrade, or None."""
    return bot_talk.call(view)
