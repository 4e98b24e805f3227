"""A contract test that takes a `setting` runs for every game with every number of players."""

import pytest

from tests.contract.playing import Amount, all_games, settings


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", settings(), ids=[f"{game}-{seats}" for game, seats in settings()])
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(all_games()))


@pytest.fixture
def amount(request: pytest.FixtureRequest) -> Amount:
    """A bounded sample; with --long every combination of options (up to 400), more games, more points in each."""
    return Amount(400, 3, 100) if request.config.getoption("--long") else Amount(2, 1, 12)
