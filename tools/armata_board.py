"""Write what the drawn board of Armata Strigoi needs of the fortress, board/fortress.js, from the graph in board.toml.

--check  writes nothing; fails if the script does not hold what the graph says
"""

import json
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

GAME = Path(__file__).resolve().parent.parent / "src" / "wolfmoon" / "games" / "armata_strigoi"
GRAPH = GAME / "board.toml"
SCRIPT = GAME / "board" / "fortress.js"
HEAD = """\
// @ts-check
/* Written by tools/armata_board.py from board.toml; change that. Angles are degrees clockwise from north before turning, radii
   and lengths are parts of a room's corner radius. */

/** @typedef {{ kind: string, angle: number, radius: number, edge?: number, letter?: string }} Spot */
"""
ROW = "/** @type {Record<string, %s>} %s */"


def spots(rows: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """Where the spaces of a part lie: name -> kind, angle, radius and, where there is one, edge or letter."""
    return {name: {key: row[key] for key in row if key != "source"} for name, row in rows.items()}


def marks(row: Mapping[str, Any]) -> dict[str, str]:
    """What lies on the spaces of a room: space -> red, grey or stairs."""
    return {space: mark for mark in ("red", "grey", "stairs") for space in row[mark]}


def script(graph: Mapping[str, Any]) -> str:
    """The text of the script."""
    ways = sorted(graph["direction"].items(), key=lambda each: each[1]["number"])
    disc = graph["platform"]
    parts: list[tuple[str, str, object]] = [
        ("/** clockwise from north */", "DIRECTIONS", [name for name, _ in ways]),
        ("/** by direction, how the place of a room changes */", "STEPS", [row["step"] for _, row in ways]),
        ("/** in the order of the arms */", "LETTERS", graph["letters"]["order"]),
        (ROW % ("Spot", "the frame of each of the six rooms"), "FRAME", spots(graph["frame"]["space"])),
        ("/** the ways of that frame */", "FRAME_WAYS", graph["frame"]["ways"]),
        (ROW % ("Spot", "a platform"), "DISC", spots(graph["disc"]["space"])),
        (ROW % ("Spot", "the flat room"), "FLAT", spots(graph["middle"]["space"])),
        ("/** the ways of the flat room */", "FLAT_WAYS", graph["middle"]["ways"]),
        (
            ROW % ("Record<string, string>", "by room, what lies on its spaces; all others are plain"),
            "MARKS",
            {name: marks(row) for name, row in graph["room"].items()}
            | {graph["middle"]["room"]: marks(graph["middle"])},
        ),
        (
            ROW % ("Record<string, string>", "by platform, by letter: open, inner or outer"),
            "WALLS",
            {name: row["walls"] for name, row in disc.items()},
        ),
        ("/** the platforms with a Strigoi's mark */", "MARKED", [name for name, row in disc.items() if row["mark"]]),
        (
            "/** lengths and angles of the drawing */",
            "DRAWING",
            {key: value for key, value in graph["drawing"].items() if key != "source"},
        ),
    ]
    return HEAD + "".join(f"\n{note}\nexport const {name} = {_plain(value)};\n" for note, name, value in parts)


def _plain(value: object) -> str:
    """A table with a row a line; a list in one line."""
    if not isinstance(value, dict):
        return json.dumps(value)
    rows = "".join(f"  {json.dumps(key)}: {json.dumps(row)},\n" for key, row in value.items())
    return f"{{\n{rows}}}"


def main() -> None:
    """Write the script, or say that it differs from the graph."""
    text = script(tomllib.loads(GRAPH.read_text("utf-8")))
    if "--check" not in sys.argv[1:]:
        SCRIPT.write_text(text, "utf-8")
    elif not SCRIPT.exists() or SCRIPT.read_text("utf-8") != text:
        sys.exit(f"{SCRIPT.name}: not what {GRAPH.name} says; run python -m tools.armata_board")


if __name__ == "__main__":
    main()
