"""What the documents tell people to type is typed here.

Every ```sh block of README.md and docs/ runs, as one script, in a folder that looks like the top of the checkout. A block
that cannot (it waits for a person, fetches something, starts another ./test) has the reason on the line above it:
`<!-- not run: it serves until it is stopped -->`.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parents[2]
DOCUMENTS = [TOP / "README.md", *sorted((TOP / "docs").glob("*.md"))]
BLOCK = re.compile(r"(?P<before>[^\n]*)\n+```sh\n(?P<commands>.*?)^```$", re.MULTILINE | re.DOTALL)
NOT_RUN = re.compile(r"<!-- not run: \S.*-->$")


def commands(document: Path) -> list[str]:
    text = "\n\n" + document.read_text("utf-8")
    return [found["commands"] for found in BLOCK.finditer(text) if not NOT_RUN.match(found["before"].strip())]


def like_the_checkout(folder: Path) -> Path:
    for entry in TOP.iterdir():
        if not entry.name.startswith("."):
            (folder / entry.name).symlink_to(entry)
    return folder


@pytest.mark.timeout(600)
@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_command_of_a_document_works(document: Path, tmp_path: Path) -> None:
    folder = like_the_checkout(tmp_path)
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    for block in commands(document):
        run = subprocess.run(
            ["sh", "-eu", "-c", block],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=180,
            check=False,
        )
        assert run.returncode == 0, f"{document.name} says:\n{block}\n{run.stdout[-2000:]}\n{run.stderr[-4000:]}"


def test_a_block_is_found_and_a_reason_leaves_it_out(tmp_path: Path) -> None:
    document = tmp_path / "x.md"
    document.write_text("# A\n\nType:\n\n```sh\nls\n```\n\n<!-- not run: it waits -->\n```sh\ncat\n```\n", "utf-8")
    assert commands(document) == ["ls\n"]
