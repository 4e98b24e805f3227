"""Answers and inputs as JSON values and back."""

from wolfmoon.core.decisions import Answer
from wolfmoon.core.errors import BadRecord
from wolfmoon.core.origin import Answered, Input
from wolfmoon.core.rules import Json
from wolfmoon.core.table import Call


def answer_to_json(answer: Answer, shape: str = "") -> Json:
    """An answer as the wire has it: ids as a list, a split as an object."""
    if isinstance(answer, tuple):
        if shape == "split" or (answer and isinstance(answer[0], tuple)):
            return {pair[0]: int(pair[1]) for pair in answer if isinstance(pair, tuple)}
        return [str(each) for each in answer]
    return answer


def answer_from_json(value: object) -> Answer:
    """The answer a JSON value stands for; raises BadRecord for anything no shape could have."""
    if value is None or (isinstance(value, str | int) and not isinstance(value, bool)):
        return value
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return tuple(value)
    if isinstance(value, dict) and all(
        isinstance(key, str) and isinstance(n, int) and not isinstance(n, bool) for key, n in value.items()
    ):
        return tuple(value.items())
    raise BadRecord(where="answer", wrong=str(value)[:80])


def input_to_json(given: Input) -> dict[str, Json]:
    """{"seat", "answer"[, "forced"]} or {"seat", "call"}."""
    if isinstance(given, Call):
        return {"seat": given.seat, "call": given.id}
    plain: dict[str, Json] = {"seat": given.seat, "answer": answer_to_json(given.answer)}
    if given.forced:
        plain["forced"] = True
    return plain


def input_from_json(value: object, where: str) -> Input:
    """The input a JSON object stands for; raises BadRecord naming the place."""
    if not isinstance(value, dict) or type(value.get("seat")) is not int:
        raise BadRecord(where=where, wrong=str(value)[:80])
    if set(value) == {"seat", "call"} and isinstance(value["call"], str):
        return Call(value["seat"], value["call"])
    if {"seat", "answer"} <= set(value) <= {"seat", "answer", "forced"} and isinstance(
        value.get("forced", False), bool
    ):
        try:
            return Answered(value["seat"], answer_from_json(value["answer"]), value.get("forced", False))
        except BadRecord as bad:
            raise BadRecord(where=where, wrong=bad.message.args["wrong"]) from None
    raise BadRecord(where=where, wrong=str(value)[:80])
