"""The repository's own rules, each with a file that breaks it. Forbidden words are put together here, not written out."""

import pytest

from tools.check_repo import findings

GAME = "src/wolfmoon/games/toy/turn.py"


@pytest.mark.parametrize(
    "text",
    [
        "see https://pypi" + ".org/simple",
        "it lies in /ro" + "ot/.cache",
        "cd /ho" + "me/ann/games",
        "asked Chat" + "GPT",
    ],
)
def test_what_only_concerns_one_machine_is_found_in_any_file(text: str) -> None:
    assert len(list(findings("docs/x.md", f"fine\n{text}\n"))) == 1


@pytest.mark.parametrize(
    "text", ["open https://game-icons.net", "GET /web/main.js", "~/work/notes", "a copilotless ship"]
)
def test_ordinary_text_is_left_alone(text: str) -> None:
    assert list(findings("docs/x.md", text)) == []


def test_a_module_over_400_lines_is_found_and_one_of_400_is_not() -> None:
    assert list(findings("src/wolfmoon/web/x.js", "\n" * 400)) == []
    assert len(list(findings("src/wolfmoon/web/x.js", "\n" * 401))) == 1
    assert list(findings("src/wolfmoon/web/vendor/x.js", "\n" * 401)) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/match.py", "import msgspec"),
        ("core/match.py", "from wolfmoon.games.fangs import RULES"),
        ("core/match.py", "from wolfmoon import games"),
        ("games/toy/turn.py", "import numpy"),
        ("games/toy/turn.py", "from wolfmoon.games.fangs.state import Table"),
        ("games/toy/turn.py", "from ..fangs import state"),
        ("games/toy/turn.py", "from wolfmoon.bots import greedy"),
        ("bots/greedy.py", "from wolfmoon.server import app"),
        ("lab/simulate.py", "import wolfmoon.web"),
        ("server/app.py", "from wolfmoon.cli import main"),
    ],
)
def test_an_import_upwards_is_found(file: str, line: str) -> None:
    assert len(list(findings(f"src/wolfmoon/{file}", f"{line}\n"))) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/match.py", "import json"),
        ("core/match.py", "from .dice import Dice"),
        ("games/toy/turn.py", "from wolfmoon.core.script import pick_one"),
        ("games/toy/turn.py", "from wolfmoon.games.toy.state import Table"),
        ("games/toy/cards/torch.py", "from ..state import Table"),
        ("bots/greedy.py", "from wolfmoon.core import match"),
        ("server/app.py", "import msgspec"),
        ("cli/play.py", "from wolfmoon.server import app"),
    ],
)
def test_an_import_downwards_is_fine(file: str, line: str) -> None:
    assert list(findings(f"src/wolfmoon/{file}", f"{line}\n")) == []


def test_only_the_script_module_asks_by_a_bare_yield() -> None:
    asks = "def attack(table: Table) -> Script[None]:\n    yield decision\n"
    assert len(list(findings(GAME, asks))) == 1
    assert list(findings("src/wolfmoon/core/script.py", asks)) == []
    assert list(findings(GAME, asks.replace("yield", "yield from"))) == []


def test_an_iterator_may_yield_in_a_game() -> None:
    assert list(findings(GAME, "def ring(table: Table) -> Iterator[Seat]:\n    yield 1\n")) == []
