"""The command line: `wolfmoon COMMAND`. One module a command; each `--help` ends with an example."""

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Parameter

import wolfmoon
from wolfmoon.core.errors import Refused

STORES = ("migrate", "backup", "restore")
COMMANDS = (
    "serve",
    "play",
    "simulate",
    "replay",
    "export",
    "import",
    "reports",
    "complaints",
    "scenario",
    "rules",
    "games",
    "edition",
    "bench",
    "bot",
    *STORES,
)
"""In the order of the help; each is the name of a module here and of the function or App in it."""
BAD_INPUT = 2


def app() -> App:
    """All commands together."""
    from importlib import import_module

    top = App(
        name="wolfmoon",
        help="A table for wolves, vampires and people: board games in the browser, the terminal and the laboratory.",
        version=wolfmoon.__version__,
        help_format="markdown",
        default_parameter=Parameter(negative=()),
    )
    for order, name in enumerate(COMMANDS):
        command = getattr(import_module(f"wolfmoon.cli.{name}"), f"{name}_command")
        if isinstance(command, App):
            command.sort_key = order
            top.command(command)
        else:
            top.command(command, name=name, sort_key=order)
    return top


def main(words: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0 if all went well, 1 if what was checked failed, 2 if the request was wrong."""
    sys.exit(run(sys.argv[1:] if words is None else words))


def run(words: Sequence[str]) -> int:
    """Run one command; what was wrong with the request goes to standard error. Returns the exit code."""
    from wolfmoon.cli.words import refusal

    try:
        result = app()(list(words), exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        print(f"wolfmoon: {error}", file=sys.stderr)
        print("wolfmoon --help lists the commands, wolfmoon COMMAND --help what one takes.", file=sys.stderr)
        return BAD_INPUT
    except Refused as refused:
        print(f"wolfmoon: {refusal(refused)}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return result if isinstance(result, int) else 0
