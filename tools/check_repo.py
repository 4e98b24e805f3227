"""What a checkout must not hold, and what its modules must not do; prints every finding as `file:line: what`.

Text: no address of a package index, no path of somebody's machine, no word about how the work was made.
Size: no module, script or style sheet under src above 400 lines without a reason given here.
Layers: core < games < bots, lab < server, web < cli; imports go down only. Core uses the standard library only, a game
core only. Only core/script.py asks a player: elsewhere in core and games, whatever yields says that it is an Iterator.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
BINARY = {".woff2", ".png", ".jpg", ".webp", ".ico", ".gz", ".zip"}
MADE = {
    ".git",
    ".venv",
    ".venv-dev",
    ".tools",
    "node_modules",
    ".mypy_cache",
    ".ruff_cache",
    ".pytest_cache",
    ".hypothesis",
}

# Written so that no pattern finds itself.
FORBIDDEN = {
    "address of a package index": r"(?:pypi|pythonhosted|npmjs|yarnpkg|debian|crates|anaconda)\.(?:org|com|io)\b",
    "path of somebody's machine": r"(?<![\w.~-])/(?:work|root|workspace|Users/\w+|home/\w+)/[\w.]",
    "word about how it was made": (
        r"(?i)\b(?:[c]laude|[a]nthropic|[o]penai|[c]hatgpt|[c]opilot|[s]ub-?agents?|[l]anguage models?|[a]i-made)\b"
    ),
}

LONGEST = 400
LONG_FILES: dict[str, str] = {}  # path -> why it is one thing

LEVELS = {"core": 0, "games": 1, "bots": 2, "lab": 2, "server": 3, "web": 3, "cli": 4}
ASKS = "src/wolfmoon/core/script.py"


def files() -> list[Path]:
    """The files of the repository: those that git knows or would add; without git, all but what ./test makes."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(words, cwd=TOP, capture_output=True, check=True, text=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        paths = (path.relative_to(TOP) for path in TOP.rglob("*"))
        listed = [str(path) for path in paths if not MADE.intersection(path.parts) and path.suffix != ".pyc"]
    return [path for name in sorted(set(listed)) if name and (path := TOP / name).is_file()]


def forbidden_text(name: str, text: str) -> Iterator[str]:
    """Lines that match a forbidden pattern."""
    for number, line in enumerate(text.splitlines(), 1):
        for what, pattern in FORBIDDEN.items():
            if found := re.search(pattern, line):
                yield f"{name}:{number}: {what}: {found.group()}"


def too_long(name: str, text: str) -> Iterator[str]:
    """A file of code under src that is longer than LONGEST lines without a reason."""
    length = text.count("\n")
    written = name.startswith("src/") and "/vendor/" not in name and name.endswith((".py", ".js", ".css"))
    if written and length > LONGEST and name not in LONG_FILES:
        yield f"{name}:{length}: longer than {LONGEST} lines: split it, or give the reason in tools/check_repo.py"


def module_of(name: str) -> tuple[str, ...]:
    """The dotted name of a file under src, as a tuple; a package for its __init__.py."""
    parts = Path(name).relative_to("src").with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imported(name: str, tree: ast.Module) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every module that a file imports, with the line: relative ones made absolute."""
    package = Path(name).relative_to("src").parent.parts
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, tuple(alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            base = (*start, *(node.module.split(".") if node.module else ()))
            if base in {("wolfmoon",), ("wolfmoon", "games")}:  # what is named may be a module
                for alias in node.names:
                    yield node.lineno, (*base, alias.name)
            else:
                yield node.lineno, base


def against_the_layers(importer: tuple[str, ...], target: tuple[str, ...]) -> str:
    """Why this module may not import that one; empty if it may."""
    layer = importer[1] if len(importer) > 1 else ""
    if layer not in LEVELS:
        return ""
    if target[0] != "wolfmoon":
        ours = layer in {"core", "games"} and target[0] not in sys.stdlib_module_names
        return f"{layer} uses the standard library only, not {target[0]}" if ours else ""
    aimed = target[1] if len(target) > 1 else ""
    if aimed not in LEVELS:
        return ""
    if LEVELS[aimed] > LEVELS[layer]:
        return f"{layer} may not import {'.'.join(target)}"
    if layer == aimed == "games" and len(importer) > 2 and target[2:3] != importer[2:3]:
        return f"a game may not import another: {'.'.join(target)}"
    return ""


def yields(name: str, tree: ast.Module) -> Iterator[str]:
    """Functions of core and games that yield, outside core/script.py, and do not say that they are iterators."""
    if name == ASKS:
        return
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        own = [child for child in within(node) if isinstance(child, ast.Yield)]
        says = ast.unparse(node.returns) if node.returns else ""
        if own and not re.match(r"(?:Async)?(?:Iterator|Iterable)\b", says):
            yield f"{name}:{own[0].lineno}: {node.name} yields: only core/script.py asks; or say Iterator[...]"


def within(function: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function without those of functions defined inside it."""
    for child in ast.iter_child_nodes(function):
        yield child
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from within(child)


def findings(name: str, text: str) -> Iterator[str]:
    """Everything that is wrong with one file; name is its path from the top, with slashes."""
    yield from forbidden_text(name, text)
    yield from too_long(name, text)
    if not (name.startswith("src/wolfmoon/") and name.endswith(".py")):
        return
    tree = ast.parse(text, name)
    importer = module_of(name)
    for line, target in imported(name, tree):
        if why := against_the_layers(importer, target):
            yield f"{name}:{line}: {why}"
    if importer[1:2] in {("core",), ("games",)}:
        yield from yields(name, tree)


def main() -> int:
    """Print all findings; 1 if there are any."""
    found: list[str] = []
    for path in files():
        if path.suffix not in BINARY:
            name = path.relative_to(TOP).as_posix()
            found += findings(name, path.read_text("utf-8", errors="replace"))
    found += [
        f"{name}:1: excepted from the length limit and not there" for name in LONG_FILES if not (TOP / name).exists()
    ]
    print("\n".join(found) if found else "nothing found")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
