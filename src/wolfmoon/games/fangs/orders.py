"""Standing orders: what each of their lines may say, the rows by which a seat changes them, and what a change makes of them.

They work at once and in secret; calls.py and windows.py say where they act (R flow 5.5).
"""

from functools import lru_cache

from wolfmoon.core.decisions import Option
from wolfmoon.games.fangs.pieces import Orders

ORDER_VALUES = {
    "accept_below": ("none", "4", "6", "8", "10", "12"),
    "protect": ("ask", "use"),
    "protect_from": ("none", "2", "3", "4", "5"),
    "loss": ("let-go", "ask", "use"),
    "strike_back": ("ask", "strike", "never"),
    "reveal": ("never", "checkpoint", "my-turn"),
}
"""The lines of the standing orders and what each may say. Everybody has the same lines, so an order proves nothing."""
ORDER_ROWS = {
    (line, value): Option(
        f"order:{line}:{value}",
        f"fangs-order-{line}",
        {"value": int(value) if value.isdecimal() else value},
        None,
        "fangs/table.orders",
    )
    for line, values in ORDER_VALUES.items()
    for value in values
}
"""What is offered for each."""


@lru_cache(maxsize=256)
def order_rows(orders: Orders) -> tuple[Option, ...]:
    """fangs/table.orders: line by line, all that these standing orders do not say now."""
    return tuple(row for (line, value), row in ORDER_ROWS.items() if value != _said(orders, line))


def _said(orders: Orders, line: str) -> str:
    value = getattr(orders, line)
    return "none" if value is None else str(value)


def ordered(orders: Orders, line: str, value: str) -> Orders:
    """fangs/table.orders: the standing orders with one line changed."""
    number = None if value == "none" else int(value) if value.isdecimal() else 0
    match line:
        case "accept_below":
            return orders._replace(accept_below=number)
        case "protect":
            return orders._replace(protect=value)
        case "protect_from":
            return orders._replace(protect_from=number)
        case "loss":
            return orders._replace(loss=value)
        case "strike_back":
            return orders._replace(strike_back=value)
        case _:
            return orders._replace(reveal=value)
