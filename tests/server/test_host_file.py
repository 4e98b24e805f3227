"""A host's settings file: all keys, some, and what is wrong with one."""

from pathlib import Path

import pytest

from wolfmoon.server.hostfile import BadHostFile, read_host_file
from wolfmoon.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_the_file_of_the_page_is_read_as_it_stands_there(tmp_path: Path) -> None:
    file = tmp_path / "host.toml"
    file.write_text(PAGE.read_text("utf-8").split("```toml\n")[1].split("```")[0], "utf-8")
    settings = Settings("sqlite://", **read_host_file(file))
    assert settings.address == "https://table.example.org"
    assert settings.hooks == {"chat.example.org"}
    assert settings.push == ("the private VAPID key, base64url", "mailto:you@example.org")
    assert settings.alert_after == 60


def test_an_empty_file_sets_what_is_set_anyway(tmp_path: Path) -> None:
    file = tmp_path / "host.toml"
    file.write_text("", "utf-8")
    assert Settings("x", **read_host_file(file)) == Settings("x")


@pytest.mark.parametrize(
    "text",
    [
        "mial = 'x'",
        "bot_processes = 0",
        "address = 'ftp://x'",
        "metrics_token = 'short'",
        "push = 1",
        "= 3",
        "hooks = 'x'",
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_what_would_be_right(tmp_path: Path, text: str) -> None:
    file = tmp_path / "host.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadHostFile) as refused:
        read_host_file(file)
    assert refused.value.message.args["file"] == str(file)
    assert "metrics_token" in str(refused.value.message.args["known"])


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadHostFile):
        read_host_file(tmp_path / "none.toml")
