"""The report of an experiment: one HTML page with plots, which opens without a network."""

from __future__ import annotations

import json
import shlex
from importlib.metadata import version
from pathlib import Path

from pantheon.arena.experiment import Experiment
from pantheon.arena.page import bullets, code, paragraph, plot, section, table, terms, write_page
from pantheon.arena.plots import lines_plot, shares_plot, spreads_plot
from pantheon.arena.seats import SeatShare, seat_shares
from pantheon.arena.standings import COLUMNS, Result, Standing, percent, rate, standings
from pantheon.locales import Words


def write_report(path: Path, experiment: Experiment, results: list[Result], words: Words) -> None:
    """Write the page; at least one game has been played."""
    players, fair = experiment.players, 1 / experiment.players
    bots = standings(experiment.bots, results)
    seats = seat_shares(players, results)
    title = words("arena-title", game=experiment.game, players=players, games=len(results))
    told = bot_reading(bots, fair, words) + seat_reading(seats, fair, words)
    if len(results) < experiment.games:
        told.insert(0, words("report-unfinished", played=len(results), games=experiment.games))
    heads = [words(f"arena-{column}") for column in COLUMNS]
    parts = [
        section(words("report-reading"), bullets(told)),
        section(
            words("report-standings"),
            table(heads, [bot.cells() for bot in bots]),
            paragraph(words("arena-fair", share=percent(fair)) + " " + words("report-columns")),
        ),
        _points_plot(experiment, results, bots, words),
        _seat_plot(seats, fair, words),
        _played(path, experiment, len(results), words),
    ]
    if len(bots) > 1:
        parts.insert(2, _win_plot(bots, fair, words))
        parts.insert(4, _rating_plot(experiment, results, bots, words))
    write_page(path, words.language, title, parts)


def bot_reading(bots: list[Standing], fair: float, words: Words) -> list[str]:
    """Who wins how much, and whether that may be chance."""
    if len(bots) == 1:
        return [words("report-alone", bot=bots[0].name)]
    return [
        words(
            f"report-bot-{_verdict(bot.interval, fair)}",
            bot=bot.name,
            **_told(bot.share, bot.interval, fair),
        )
        for bot in bots
    ]


def seat_reading(seats: list[SeatShare], fair: float, words: Words) -> list[str]:
    """Which seats are better or worse than the others beyond chance."""
    told = [
        words(
            f"report-seat-{_verdict(seat.interval, fair)}",
            seat=seat.seat,
            **_told(seat.share, seat.interval, fair),
        )
        for seat in seats
        if _verdict(seat.interval, fair) != "open"
    ]
    return told or [words("report-seats-open")]


def _verdict(interval: tuple[float, float], fair: float) -> str:
    low, high = interval
    return "above" if low > fair else "below" if high < fair else "open"


def _told(share: float, interval: tuple[float, float], fair: float) -> dict[str, str]:
    low, high = map(percent, interval)
    return {"share": percent(share), "low": low, "high": high, "fair": percent(fair)}


def _win_plot(bots: list[Standing], fair: float, words: Words) -> str:
    title = words("report-wins")
    rows = [(bot.name, bot.share, bot.interval) for bot in bots]
    drawn = shares_plot(title, rows, fair, words("report-fair"))
    return section(title, plot(drawn, words("report-wins-caption")))


def _points_plot(
    experiment: Experiment, results: list[Result], bots: list[Standing], words: Words
) -> str:
    points: dict[str, list[float]] = {bot.name: [] for bot in bots}
    for result in results:
        for place, mine in zip(result["seating"], result["points"], strict=True):
            points[experiment.bots[place]].append(mine)
    title = words("report-points")
    drawn = spreads_plot(title, list(points.items()), words("arena-points"))
    return section(title, plot(drawn, words("report-points-caption")))


def _rating_plot(
    experiment: Experiment, results: list[Result], bots: list[Standing], words: Words
) -> str:
    told = rate(experiment.bots, results)
    lines = [(bot.name, [ratings[bot.name] for ratings in told]) for bot in bots]
    title = words("report-ratings")
    drawn = lines_plot(title, lines, (words("arena-played"), words("arena-rating")))
    return section(title, plot(drawn, words("report-ratings-caption")))


def _seat_plot(seats: list[SeatShare], fair: float, words: Words) -> str:
    title = words("report-seats")
    rows = [(words("report-seat", seat=one.seat), one.share, one.interval) for one in seats]
    drawn = shares_plot(title, rows, fair, words("report-fair"))
    return section(title, plot(drawn, words("report-seats-caption")))


def _played(path: Path, experiment: Experiment, played: int, words: Words) -> str:
    options = ", ".join(f"{name}={choice}" for name, choice in experiment.options.items())
    pairs = [
        ("game", experiment.game),
        ("options", options or "–"),
        ("players", str(experiment.players)),
        ("bots", ", ".join(experiment.bots)),
        ("seed", experiment.seed),
        ("games", str(played)),
        ("version", version("pantheon-games")),
    ]
    parts = [
        terms((words(f"report-what-{name}"), text) for name, text in pairs),
        paragraph(words("report-command")),
        code(command(experiment, max(played, experiment.games), path.parent)),
    ]
    if experiment.values:
        values = json.dumps(experiment.values, indent=2, ensure_ascii=False)
        parts += [paragraph(words("report-values")), code(values)]
    return section(words("report-played"), *parts)


def command(experiment: Experiment, games: int, out: Path) -> str:
    """What to type to play the same games."""
    typed = ["pantheon", "arena", experiment.game]
    for name, choice in experiment.options.items():
        typed += ["--option", f"{name}={choice}"]
    if experiment.values:
        typed += ["--values", "FILE.toml"]
    typed += ["--bots", ",".join(experiment.bots), "--players", str(experiment.players)]
    typed += ["--games", str(games), "--seed", experiment.seed, "--out", str(out)]
    return shlex.join(typed)
