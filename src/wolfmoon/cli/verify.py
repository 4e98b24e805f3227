"""Whether a game's dice kept their word, in words. That the record replays to the state that it names was checked before."""

from wolfmoon.cli.words import Words
from wolfmoon.core.fairness import keeps
from wolfmoon.core.gamefile import GameFile


def verified(game: GameFile, noted: str | None, words: Words, *, over: bool) -> tuple[list[str], bool]:
    """What was checked, line by line, and whether all of it holds.

    noted: the commitment somebody wrote down at the start; over: whether the game is at its end.
    """
    seed, about = game.record.origin.seed, game.about
    lines = [words.own("cli-verify-ending" if over else "cli-verify-unfinished", moments=len(game.record.inputs))]
    if about is None or about.nonce is None:
        known = about is not None and about.what_if is not None
        lines.append(words.own("cli-verify-what-if" if known else "cli-verify-nothing"))
        return lines, noted is None
    holds = True
    for published, right, wrong in (
        (about.published, "cli-verify-published", "cli-verify-not-published"),
        (noted, "cli-verify-noted", "cli-verify-not-noted"),
    ):
        if published is not None:
            kept = keeps(seed, about.nonce, published)
            holds = holds and kept
            lines.append(words.own(right if kept else wrong, commitment=published.strip().lower()[:80]))
    if noted is None:
        lines.append(words.own("cli-verify-compare"))
    return lines, holds
