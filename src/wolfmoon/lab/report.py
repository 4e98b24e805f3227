"""What a batch of games shows: rates with intervals, lengths, speed; as figures for JSON and as a text to read."""

from collections.abc import Iterator, Mapping, Sequence
from statistics import mean, quantiles
from typing import Any

from wolfmoon.lab.play import Played
from wolfmoon.lab.ratings import ratings
from wolfmoon.lab.simulate import Batch
from wolfmoon.lab.wilson import Share, share


def figures(batch: Batch) -> dict[str, Any]:
    """Everything counted, as JSON values. Shares are {"won", "games", "rate", "low", "high"}; times are seconds."""
    games, plan = batch.games, batch.plan
    decisions = sum(game.decisions for game in games)
    return {
        "game": plan.rules.id,
        "version": plan.rules.version,
        "seats": plan.seats,
        "options": dict(plan.options or {}),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": len(games),
        "jobs": batch.jobs,
        "seconds": round(batch.seconds, 3),
        "games_per_second": round(len(games) / batch.seconds, 1),
        "decisions": decisions,
        "decisions_per_second": round(decisions / batch.seconds),
        "decisions_per_second_and_process": round(decisions / batch.work) if batch.work else 0,
        "endings": _shares(_count(game.reason for game in games), len(games)),
        "bots_won": _won(batch, lambda game, seat: game.bots[seat]),
        "seats_won": _won(batch, lambda game, seat: str(seat)),
        "kinds": {
            kind: _won(batch, lambda game, seat, kind=kind: game.kinds[seat].get(kind))
            for kind in dict.fromkeys(kind for game in games for own in game.kinds for kind in own)
        },
        "kinds_of_bots": {
            bot: {
                kind: _won(batch, lambda game, seat, kind=kind, bot=bot: _kind_if(game, seat, kind, bot))
                for kind in dict.fromkeys(kind for game in games for own in game.kinds for kind in own)
            }
            for bot in sorted(set(plan.bots))
        }
        if len(set(plan.bots)) > 1
        else {},
        "winners": _shares(_count(str(len(game.winners)) for game in games), len(games)),
        "length": _spread([game.length for game in games]),
        "decisions_a_game": _spread([game.decisions for game in games]),
        "decisions_a_seat": _spread([n for game in games for n in game.asked]),
        "ratings": [rating._asdict() for rating in ratings(games)] if len(set(plan.bots)) > 1 else [],
    }


def _kind_if(game: Played, seat: int, kind: str, bot: str) -> str | None:
    """What the seat was, if that bot sat there."""
    return game.kinds[seat].get(kind) if game.bots[seat] == bot else None


def _count(names: Iterator[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))


def _shares(counts: Mapping[str, int], games: int) -> dict[str, Any]:
    return {name: _plain(share(n, games)) for name, n in counts.items()}


def _won(batch: Batch, name_of: Any) -> dict[str, Any]:
    """The share of seats that won, by what `name_of(game, seat)` calls them."""
    won: dict[str, int] = {}
    sat: dict[str, int] = {}
    for game in batch.games:
        for seat in range(len(game.bots)):
            name = name_of(game, seat)
            if name is not None:
                sat[name] = sat.get(name, 0) + 1
                won[name] = won.get(name, 0) + (seat in game.winners)
    return {name: _plain(share(won[name], sat[name])) for name in sorted(sat)}


def _plain(found: Share) -> dict[str, Any]:
    return {**found._asdict(), "rate": round(found.rate, 4), "low": round(found.low, 4), "high": round(found.high, 4)}


def _spread(values: Sequence[int]) -> dict[str, float]:
    """Mean, least, most, and the values below which 10, 50 and 90 of 100 lie."""
    if not values:
        return {}
    tenths = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [float(values[0])] * 9
    return {
        "mean": round(mean(values), 1),
        "least": min(values),
        "p10": round(tenths[0], 1),
        "p50": round(tenths[4], 1),
        "p90": round(tenths[8], 1),
        "most": max(values),
    }
