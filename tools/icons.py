"""Cut sprites out of the game-icons.net set (CC BY 3.0) by lists of names.

tools/icons.txt gives src/wolfmoon/web/icons.svg, which every page has; a game that wants more keeps
games/<game>/board/icons.txt and gets icons.svg beside it. The set itself (4,134 icons, 6.5 MB) is never shipped.
A name that the set does not have would draw nothing, so it is an error here.

--check   writes nothing; fails if a sprite does not hold what its list says, or a source file asks for an icon that no
          list has (by names, so it needs no network)
--unused  writes nothing; prints the icons that no source file names
"""

import json
import re
import sys
from pathlib import Path

from tools.node import TOP, installed

SOURCES = TOP / "src" / "wolfmoon"
CREDIT = (
    "Icons: game-icons.net contributors, CC BY 3.0, https://game-icons.net; recoloured by the page, otherwise unchanged"
)


def lists() -> dict[Path, Path]:
    """The sprite of each list of names: list -> sprite."""
    games = sorted(SOURCES.glob("games/*/board/icons.txt"))
    return {TOP / "tools" / "icons.txt": SOURCES / "web" / "icons.svg"} | {
        path: path.with_suffix(".svg") for path in games
    }


def names(path: Path) -> list[str]:
    """The names on the list, in order; a name written twice ends the program."""
    listed = [name for line in path.read_text("utf-8").splitlines() if (name := line.partition("#")[0].strip())]
    twice = sorted({name for name in listed if listed.count(name) > 1})
    if twice:
        sys.exit(f"{path}: listed twice: {', '.join(twice)}")
    return listed


def sprite(path: Path, listed: list[str], drawings: dict[str, str]) -> str:
    """One SVG with a <symbol> for each name, 512 x 512, coloured by currentColor; an unknown name ends the program."""
    missing = [name for name in listed if name not in drawings]
    if missing:
        sys.exit(f"{path}: no such icon on game-icons.net: {', '.join(missing)}")
    symbols = (f'<symbol id="{name}" viewBox="0 0 512 512">{drawings[name]}</symbol>\n' for name in listed)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n<!-- {CREDIT} -->\n{"".join(symbols)}</svg>\n'


def bodies() -> dict[str, str]:
    """What each icon of the set draws, by name."""
    source = installed() / "@iconify-json" / "game-icons" / "icons.json"
    icons = json.loads(source.read_text("utf-8"))["icons"]
    return {name: icon["body"] for name, icon in icons.items()}


def cut_names(path: Path) -> list[str]:
    """The names of the icons in a sprite, in order."""
    return re.findall(r'<symbol id="([^"]+)"', path.read_text("utf-8")) if path.exists() else []


def unused() -> list[str]:
    """The listed icons that occur in no source file, as whole words."""
    texts = (
        path.read_text("utf-8")
        for end in ("js", "py", "html", "css", "toml", "svg")
        for path in SOURCES.rglob(f"*.{end}")
        if path not in lists().values() and "vendor" not in path.parts
    )
    words = {word for text in texts for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", text)}
    return [name for path in lists() for name in names(path) if name not in words]


ASKED = r"""(?:\bicon|\bfigure|(?:Icon|Figure), \{ name)["']?\s*[:=]\s*"([a-z0-9-]+)"|icons\.svg#([a-z0-9-]+)"""


def missing() -> list[str]:
    """Where a script or a game's table of components names an icon that is on no list, as `file:line: name`."""
    known = {name for path in lists() for name in names(path)}
    paths = (path for end in ("js", "toml") for path in sorted(SOURCES.rglob(f"*.{end}")) if "vendor" not in path.parts)
    return [
        f"{path.relative_to(TOP)}:{number}: no icon {name} on tools/icons.txt or a board's icons.txt"
        for path in paths
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for found in re.finditer(ASKED, line)
        if (name := found[1] or found[2]) not in known
    ]


def main() -> None:
    """Write the sprites, or say how they differ from the lists."""
    if "--unused" in sys.argv[1:]:
        print("\n".join(unused()))
    elif "--check" in sys.argv[1:]:
        stale = [sprite.relative_to(TOP) for path, sprite in lists().items() if cut_names(sprite) != names(path)]
        if stale:
            sys.exit(f"{', '.join(map(str, stale))}: not what the list says; run python -m tools.icons")
        if absent := missing():
            sys.exit("\n".join(absent))
    else:
        drawings = bodies()
        for path, target in lists().items():
            listed = names(path)
            target.write_text(sprite(path, listed, drawings), "utf-8")
            print(f"{len(listed)} icons, {target.stat().st_size // 1024} KB: {target.relative_to(TOP)}")


if __name__ == "__main__":
    main()
