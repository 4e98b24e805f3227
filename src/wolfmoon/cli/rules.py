"""`wolfmoon rules`: the rules of a game in our own words, and what shows that they are kept."""

from difflib import get_close_matches

from wolfmoon.cli.refusals import UnknownRule
from wolfmoon.cli.request import find
from wolfmoon.cli.words import Words
from wolfmoon.core.library import rulebook, rulings


def rules_command(game: str, id: str | None = None, /, *, coverage: bool = False) -> int:
    """Print the rules of a game, or one rule, chapter or ruling; or check that each rule has code and a scenario.

    Example: wolfmoon rules fangs attack.1

    Args:
        game: the game's name, as `wolfmoon games` lists it
        id: a rule (attack.1 or fangs/attack.1), a chapter (attack) or a ruling (R12); everything if not given
        coverage: for each rule and ruling the code that cites it and the scenarios that show it; exit code 1 if one is missing
    """
    find(game)
    if coverage:
        from wolfmoon.lab.coverage import report

        text, complete = report(game)
        print(text)
        return 0 if complete else 1
    print(rule_text(game, id))
    return 0


def rule_text(game: str, id: str | None) -> str:
    """A rule, all rules of a chapter, a ruling, or everything. Raises UnknownRule with near names."""
    package = f"wolfmoon.games.{game}"
    wanted = None if id is None else id.removeprefix(f"{game}/")
    book, points = rulebook(package), rulings(package)
    short = {rule.id.partition("/")[2]: rule for rule in book}
    chosen = [rule for name, rule in short.items() if wanted is None or name == wanted or name.startswith(f"{wanted}.")]
    decided = [ruling for ruling in points if wanted in (None, ruling.id)]
    if not chosen and not decided:
        names = [*short, *(ruling.id for ruling in points)]
        raise UnknownRule(given=str(id), near=get_close_matches(str(wanted), names, 5, 0.4) or names[:5])
    words = Words(game)
    paragraphs = [f"{rule.id}  {rule.heading}\n{rule.text}\n[{rule.source}]" for rule in chosen]
    paragraphs += [
        f"{ruling.id}  {ruling.question}\n{ruling.ruling}\n{words.own('cli-because', why=ruling.why)}"
        for ruling in decided
    ]
    return "\n\n".join(paragraphs)
