"""What a decision, as its seat is shown it, takes for an answer. Everything here is plain JSON, as on the wire."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from wolfmoon.core.dice import Dice

Shown: TypeAlias = Mapping[str, Any]
"""A view or a decision as `core.view` builds it."""
Reply: TypeAlias = "str | int | list[str] | dict[str, int] | None"
"""pick-one: id or None (pass); pick-some and arrange: ids; split: amounts by id; number: an int."""


def open_ids(decision: Shown) -> list[str]:
    """The ids of the options that are not barred, in the board's order."""
    return [option["id"] for option in decision["options"] if option["barred"] is None]


def accepts(decision: Shown, reply: object) -> bool:
    """Whether this reply is one of those offered."""
    ids = open_ids(decision)
    match decision["shape"]:
        case "pick-one":
            return bool(decision["may_pass"]) if reply is None else reply in ids
        case "pick-some":
            return (
                isinstance(reply, list)
                and decision["least"] <= len(reply) <= decision["most"]
                and all(reply.count(each) == 1 and each in ids for each in reply)
            )
        case "arrange":
            return (
                isinstance(reply, list)
                and all(isinstance(each, str) for each in reply)
                and sorted(reply) == sorted(ids)
            )
        case "split":
            limits, total = decision["limits"], decision["total"]
            return (
                isinstance(reply, dict)
                and all(
                    each in ids and type(n) is int and 1 <= n <= limits.get(each, total) for each, n in reply.items()
                )
                and sum(reply.values()) == total
            )
        case "number":
            return type(reply) is int and decision["low"] <= reply <= decision["high"]
        case _:
            return False


def any_answer(decision: Shown, dice: Dice) -> Reply:
    """Any answer that the decision accepts. Raises ValueError if there is none."""
    ids = open_ids(decision)
    match decision["shape"]:
        case "pick-one":
            choices: list[str | None] = [*ids, None] if decision["may_pass"] else [*ids]
            if not choices:
                raise ValueError(f"nothing can be answered to {decision['id']} ({decision['rule']})")
            return dice.pick(choices)
        case "pick-some":
            least, most = decision["least"], min(decision["most"], len(ids))
            if most < least:
                raise ValueError(f"too few options for {decision['id']} ({decision['rule']})")
            dice.shuffle(ids)
            return ids[: least + dice.below(most - least + 1)]
        case "arrange":
            dice.shuffle(ids)
            return ids
        case "split":
            return _share(ids, decision["total"], decision["limits"], dice)
        case "number":
            return int(decision["low"]) + dice.below(decision["high"] - decision["low"] + 1)
        case shape:
            raise ValueError(f"a decision of an unknown shape: {shape}")


def _share(ids: list[str], total: int, limits: Mapping[str, int], dice: Dice) -> dict[str, int]:
    """One by one to whatever still has room."""
    amounts: dict[str, int] = {}
    for _ in range(total):
        room = [each for each in ids if amounts.get(each, 0) < limits.get(each, total)]
        if not room:
            raise ValueError(f"{total} do not fit into {', '.join(ids)}")
        chosen = dice.pick(room)
        amounts[chosen] = amounts.get(chosen, 0) + 1
    return amounts
