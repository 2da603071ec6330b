"""The report of a study: what it says in plain words, then the plots and the figures."""

from __future__ import annotations

import json
import shlex
from importlib.metadata import version
from pathlib import Path

import polars as pl

from pantheon.arena.page import bullets, code, paragraph, plot, section, table, terms, write_page
from pantheon.arena.studies.study import Study
from pantheon.locales import Words


def write_study(path: Path, study: Study, frame: pl.DataFrame, words: Words) -> None:
    """Write the page; at least one game has been played."""
    played = frame["game"].n_unique()
    told = study.reading(frame, words)
    if played < study.games:
        told.insert(0, words("report-unfinished", played=played, games=study.games))
    parts = [
        paragraph(words(f"study-{study.name}-about")),
        section(words("report-reading"), bullets(told), paragraph(words("study-intervals"))),
        *[section(one.title, plot(one.svg, one.caption)) for one in study.plots(frame, words)],
        *[section(one.title, table(one.heads, one.rows)) for one in study.grids(frame, words)],
        section(words("report-played"), *_played(path.parent, study, played, words)),
    ]
    write_page(path, words.language, words(f"study-{study.name}-title"), parts)


def _played(out: Path, study: Study, played: int, words: Words) -> list[str]:
    """What was played, by whom, and how to do it again."""
    options = ", ".join(f"{name}={choice}" for name, choice in study.options.items())
    pairs = {
        "game": study.game,
        "options": options or "–",
        "players": str(study.players),
        "bots": study.bot,
        "seed": study.seed,
        "games": f"{played} / {study.games}",
        "version": version("pantheon-games"),
    }
    parts = [
        terms((words(f"report-what-{what}"), text) for what, text in pairs.items()),
        paragraph(words("report-command")),
        code(shlex.join([*study.command(), "--out", str(out)])),
    ]
    if study.values:
        values = json.dumps(study.values, indent=2, ensure_ascii=False)
        parts += [paragraph(words("report-values")), code(values)]
    return parts
