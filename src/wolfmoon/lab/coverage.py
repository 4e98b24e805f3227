"""For each rule and ruling of a game: the code that cites it, the scenarios and tests that show it, and what is missing.

A rule is cited by its full id ("fangs/attack.1"), a ruling by its own ("A2"). A rule needs its text, code (a bot's does not
count) and a scenario; a ruling needs a scenario or a test. Scenarios and tests are those of a checkout: tests/games/<game>/.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import wolfmoon
from wolfmoon.core.library import Rule, Ruling, rulebook, rulings
from wolfmoon.core.scenario import read_scenario

WORDS = re.compile(r"[\w/]+(?:[.-]\w+)*")


class Shown(NamedTuple):
    """A rule or ruling and where it is found. `code` and `tests` are "file:line", `scenarios` files without their ending."""

    id: str
    text: str
    code: tuple[str, ...]
    scenarios: tuple[str, ...]
    tests: tuple[str, ...]
    missing: tuple[str, ...]


class Coverage(NamedTuple):
    """All rules and rulings of a game. `unknown` are rule ids that code or scenarios cite and the rulebook does not have."""

    game: str
    rules: tuple[Shown, ...]
    rulings: tuple[Shown, ...]
    unknown: tuple[str, ...]

    @property
    def missing(self) -> tuple[str, ...]:
        """What is not shown, a line each; empty if all is."""
        gaps = [f"{shown.id}: no {what}" for shown in (*self.rules, *self.rulings) for what in shown.missing]
        return (*gaps, *(f"{where}: no such rule or ruling" for where in self.unknown))


def coverage(game: str, scenarios: Iterable[Path] | None = None, tests: Iterable[Path] | None = None) -> Coverage:
    """Find every rule and ruling of a game. `scenarios` and `tests`: files to look at instead of those of the checkout.

    Raises BadScenario for a scenario that cannot be read.
    """
    package = f"wolfmoon.games.{game}"
    folder = Path(wolfmoon.__file__).parents[2] / "tests" / "games" / game
    book, points = rulebook(package), rulings(package)
    code = _cited(_sources(package))
    tested = _cited(_texts(folder.rglob("test_*.py") if tests is None else tests))
    found = sorted(folder.glob("scenarios/**/*.toml")) if scenarios is None else list(scenarios)
    read = {_name(path): read_scenario(path.read_text("utf-8"), path.name) for path in found}
    shown: dict[str, list[str]] = {}
    for name, scenario in read.items():
        for id in (*scenario.rules, *scenario.rulings):
            shown.setdefault(id, []).append(name)
    known = {rule.id for rule in book} | {ruling.id for ruling in points}
    unknown = [f"scenario {names[0]} cites {id}" for id, names in shown.items() if id not in known]
    unknown += [
        f"{places[0]} cites {id}"
        for cited in (code, tested)
        for id, places in cited.items()
        if id.startswith(f"{game}/") and id not in known and not id.endswith((".py", ".toml", ".ftl", ".json"))
    ]
    return Coverage(
        game,
        tuple(_rule(rule, code, shown, tested) for rule in book),
        tuple(_ruling(ruling, code, shown, tested) for ruling in points),
        tuple(unknown),
    )


def report(game: str) -> tuple[str, bool]:
    """The coverage as lines of text, and whether nothing is missing."""
    found = coverage(game)
    lines: list[str] = []
    for shown in (*found.rules, *found.rulings):
        lines.append(f"{shown.id}{''.join(f'  NO {what.upper()}' for what in shown.missing)}")
        for title, places in (("code", shown.code), ("scenarios", shown.scenarios), ("tests", shown.tests)):
            if places:
                lines.append(f"  {title}: {', '.join(places)}")
    missing = found.missing
    lines.append("")
    lines += [f"missing: {gap}" for gap in missing]
    whole = len(found.rules) + len(found.rulings)
    gaps = sum(bool(shown.missing) for shown in (*found.rules, *found.rulings))
    lines.append(f"{game}: {whole - gaps} of {whole} rules and rulings have all they need")
    return "\n".join(lines), not missing


Places = Mapping[str, list[str]]


def _rule(rule: Rule, code: Places, shown: Places, tested: Places) -> Shown:
    places, scenarios, tests = (tuple(where.get(rule.id, ())) for where in (code, shown, tested))
    needs = {"text": rule.text, "code": places, "scenario": scenarios}
    return Shown(
        rule.id, rule.text, places, scenarios, tests, tuple(what for what, there in needs.items() if not there)
    )


def _ruling(ruling: Ruling, code: Places, shown: Places, tested: Places) -> Shown:
    places, scenarios, tests = (tuple(where.get(ruling.id, ())) for where in (code, shown, tested))
    needs = {"text": ruling.ruling, "scenario or test": (*scenarios, *tests)}
    missing = tuple(what for what, there in needs.items() if not there)
    return Shown(ruling.id, ruling.ruling, places, scenarios, tests, missing)


def _name(scenario: Path) -> str:
    """The file without its ending, with the folder inside scenarios/ if it lies in one."""
    parts = scenario.with_suffix("").parts
    inside = parts[len(parts) - parts[::-1].index("scenarios") :] if "scenarios" in parts else parts[-1:]
    return "/".join(inside)


def _sources(package: str) -> Iterator[tuple[str, str]]:
    """Name and text of every Python file of a package but its bot's, folders inside included."""
    top = files(package)
    assert isinstance(top, Path)
    for path in sorted(top.rglob("*.py")):
        if path.name != "bot.py":
            yield path.relative_to(top).as_posix(), path.read_text("utf-8")


def _texts(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    for path in sorted(paths):
        yield path.name, path.read_text("utf-8")


def _cited(sources: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Every word that could be an id, with the places where it stands."""
    places: dict[str, list[str]] = {}
    for name, text in sources:
        for number, line in enumerate(text.splitlines(), 1):
            for word in dict.fromkeys(WORDS.findall(line)):
                places.setdefault(word, []).append(f"{name}:{number}")
    return places
