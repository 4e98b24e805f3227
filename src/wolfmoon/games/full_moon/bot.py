"""What a program needs to play Full Moon well: an answer for every question, by its prompt, and plays at any time.

The lab sorts results by KINDS (entries of a seat's private view) and measures games by LENGTH (an entry of the public
view).
"""

from collections.abc import Callable, Mapping
from typing import Any

from wolfmoon.core.dice import Dice
from wolfmoon.games.full_moon import bot_cards, bot_fights, bot_help, bot_moves, bot_pack
from wolfmoon.games.full_moon.bot_outlook import Outlook, View, best, open_ids
from wolfmoon.games.full_moon.components import PRINTED

KINDS = ("side",)
LENGTH = "turn"

Advice = Callable[[Outlook, Mapping[str, Any], Dice], Any]


def _hiker(look: Outlook, decision: Mapping[str, Any], dice: Dice) -> str:
    """The clever first, then the strong."""
    sheets = {row.id: row for row in PRINTED.hikers}
    return best(open_ids(decision), lambda id: 1.5 * sheets[id].dexterity + 0.5 * sheets[id].strength, dice)


def _choose_card(look: Outlook, decision: Mapping[str, Any], dice: Dice) -> str:
    """The card; but if a new card has been asked for, the table hears that first."""
    if any(request.startswith("redraw:") for request in look.private["requests"]):
        return "wait"
    return bot_cards.choose(look, decision, dice)


ADVICE: Mapping[str, Advice] = {
    "moon-ask-hiker": _hiker,
    "moon-ask-enter": lambda look, decision, dice: open_ids(decision)[0],
    "moon-ask-trail-start": lambda look, decision, dice: "random",
    "moon-ask-trail": bot_pack.trail,
    "moon-ask-member": bot_pack.member,
    # the humans' phase
    "moon-ask-card": _choose_card,
    "moon-ask-name": bot_cards.name,
    "moon-ask-accept": lambda look, decision, dice: "yes",
    "moon-ask-three": bot_cards.three,
    "moon-ask-explorer": bot_cards.explorer,
    "moon-ask-dice": bot_cards.bought,
    "moon-ask-clue": bot_moves.clue,
    "moon-ask-search": bot_cards.search,
    "moon-ask-own-find": bot_help.own_find,
    "moon-ask-receiver": bot_help.receiver,
    "moon-ask-wolfdog": bot_help.wolfdog,
    "moon-ask-lose-item": bot_help.lose_item,
    "moon-ask-advance": bot_moves.advance,
    "moon-ask-run": bot_moves.run,
    "moon-ask-companion": bot_moves.companion,
    "moon-ask-ride-along": lambda look, decision, dice: "yes",
    "moon-ask-ride": bot_moves.ride,
    "moon-ask-follow": bot_help.follow,
    "moon-ask-discard": bot_cards.discard,
    "moon-ask-rescue": bot_help.rescue,
    "moon-ask-stop": bot_help.stop_card,
    # the werewolves' phase
    "moon-ask-place": bot_pack.place,
    "moon-ask-night-move": bot_pack.night_move,
    "moon-ask-group": bot_pack.group,
    "moon-ask-path": bot_pack.path,
    "moon-ask-act": bot_pack.act,
    "moon-ask-buy": bot_pack.buy,
    "moon-ask-tree": bot_pack.tree,
    "moon-ask-tree-side": bot_pack.tree_side,
    "moon-ask-moon": bot_pack.moon,
    "moon-ask-remove": bot_pack.remove,
    "moon-ask-order": bot_pack.order,
    "moon-ask-drop": bot_pack.drop,
    # combat
    "moon-ask-attackers": bot_fights.attackers,
    "moon-ask-frenzy": bot_fights.frenzied,
    "moon-ask-target": bot_fights.target,
    "moon-ask-cut-off": bot_pack.cut_off,
    "moon-ask-step-in": bot_fights.step_in,
    "moon-ask-weapon": bot_fights.weapon,
    "moon-ask-draw-wolf": bot_fights.draw_wolf,
    "moon-ask-draw-hiker": bot_fights.draw_hiker,
    "moon-ask-trip": bot_pack.saved,
    "moon-ask-ravine": bot_pack.saved,
    "moon-ask-ravine-hiker": bot_fights.ravine_hiker,
    "moon-ask-full-moon": bot_pack.full_moon,
    "moon-ask-lose-pack-card": bot_pack.lose_card,
    "moon-ask-fury": bot_pack.fury,
    "moon-ask-call": bot_pack.call_of_blood,
    "moon-ask-whom-to-bite": bot_pack.whom_to_bite,
    "moon-ask-bullet": bot_fights.bullet,
}


def choose(view: View, decision: Mapping[str, Any], dice: Dice) -> Any:
    """The answer this seat would give; None where there is no opinion."""
    advice = ADVICE.get(decision["prompt"]["id"])
    return None if advice is None else advice(Outlook(view), decision, dice)


def call(view: View, dice: Dice) -> str | None:
    """The play at any time worth asking for now: new cards, food, a Trail item, a look at a token."""
    if view["private"]["side"] != "hikers":
        return None
    plays = _plays(view)
    return bot_help.wish(Outlook(view), plays) if plays else None


def _plays(view: View) -> set[str]:
    return {each["id"] for each in view["calls"] if each["barred"] is None and not each["id"].startswith("withdraw:")}
