"""Reading what a scenario wishes for: each reader refuses a value of the wrong kind and says what would be right."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wolfmoon.core.wishes import bad
from wolfmoon.games.armata_strigoi.parts import SPACE


def by_name(key: str, wish: object, names: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """Values by one of these names."""
    if not isinstance(wish, Mapping):
        raise bad(key, wish, f"a table by {', '.join(names)}")
    for name, value in wish.items():
        if name not in names:
            raise bad(f"{key}.{name}", name, ", ".join(names))
        yield str(name), value


def space(key: str, value: object) -> int:
    """A space by its name."""
    if not isinstance(value, str) or value not in SPACE:
        raise bad(key, value, "a space like h3-t4, pf2-ca, m-cb or l1")
    return SPACE[value]
