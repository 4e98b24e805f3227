"""Ratings of bots that sat at the same tables: Plackett-Luce (openskill), winners above the others."""

from collections.abc import Iterable
from typing import NamedTuple

from openskill.models import PlackettLuce

from wolfmoon.lab.play import Played


class Rating(NamedTuple):
    """How strong a bot is: `mu` with the uncertainty `sigma`; it is surely at least `ordinal` = mu - 3 sigma strong."""

    bot: str
    mu: float
    sigma: float
    ordinal: float


def ratings(games: Iterable[Played]) -> list[Rating]:
    """The bots' ratings after these games, best first; a game of one kind of bot, or without winners, says nothing.

    All seats of one bot are rated on their own in a game, and the bot moves by their mean.
    """
    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for game in games:
        for bot in game.bots:
            known.setdefault(bot, (model.rating().mu, model.rating().sigma))
        if len(set(game.bots)) < 2 or not 0 < len(game.winners) < len(game.bots):
            continue
        teams = [[model.rating(mu=known[bot][0], sigma=known[bot][1])] for bot in game.bots]
        rated = model.rate(teams, ranks=[0 if seat in game.winners else 1 for seat in range(len(game.bots))])
        for bot in dict.fromkeys(game.bots):
            own = [rated[seat][0] for seat, each in enumerate(game.bots) if each == bot]
            known[bot] = (sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own))
    found = [Rating(bot, mu, sigma, mu - 3 * sigma) for bot, (mu, sigma) in known.items()]
    return sorted(found, key=lambda rating: -rating.mu)
