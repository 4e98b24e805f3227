"""Finding haunts: every folder beside this file that has a HAUNT."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files

from wolfmoon.games.blood_on_the_moon.haunts.shape import Haunt

PACKAGE = "wolfmoon.games.blood_on_the_moon.haunts"


@cache
def haunts() -> Mapping[str, Haunt]:
    """All haunts by id, in the order of their numbers."""
    found: list[Haunt] = []
    for folder in sorted(files(PACKAGE).iterdir(), key=lambda each: each.name):
        if folder.is_dir() and folder.joinpath("__init__.py").is_file():
            haunt = getattr(import_module(f"{PACKAGE}.{folder.name}"), "HAUNT", None)
            if isinstance(haunt, Haunt):
                found.append(haunt)
    return {haunt.id: haunt for haunt in found}
