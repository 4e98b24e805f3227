"""The long set: tests marked `long` run only with --long. And what the tests write themselves when told to."""

import pytest
from hypothesis import settings

settings.register_profile("quick", deadline=None, derandomize=True)
settings.register_profile("long", deadline=None, max_examples=2000)


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "quick")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the long tests: more games, more seeds")
    parser.addoption("--rewrite-golden", action="store_true", help="write tests/games/*/golden.txt anew; read the diff")
    parser.addoption(
        "--rewrite-records", action="store_true", help="write a record for every ending that has none that replays"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
