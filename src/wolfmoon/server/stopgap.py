"""The answer that is given for a seat when its time is up."""

from wolfmoon.core.decisions import Answer, Arrange, Decision, Number, PickOne, PickSome, Split


def stopgap(decision: Decision) -> Answer:
    """The decision's default; where it has none: pass, or the first or least that is legal. Never depends on chance."""
    if decision.default is not None:
        answer = decision.default()
        if decision.accepts(answer):
            return answer
    legal = decision.legal()
    match decision:
        case PickOne():
            return None if decision.may_pass else legal[0]
        case PickSome():
            return tuple(legal[: decision.least])
        case Arrange():
            return tuple(legal)
        case Number():
            return decision.low
        case Split():
            return _fill(legal, decision)
        case _:
            raise TypeError(f"no stopgap for {type(decision).__name__}")


def _fill(legal: list[str], decision: Split) -> tuple[tuple[str, int], ...]:
    """As much to each as it may take, in the board's order, until nothing is left."""
    left, shares = decision.total, []
    for each in legal:
        share = min(left, decision.limits.get(each, decision.total))
        if share:
            shares.append((each, share))
            left -= share
    return tuple(shares)
