"""`abaculus match`: bots against bots."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from abaculus.bots.series import GameResult, Plan, play_one, result_of, series
from abaculus.bots.statistics import compute_stats
from abaculus.cli.inputs import (
    AT_LEAST_ONE,
    AsJson,
    Pairs,
    Variant,
    file_refusal,
    first_game,
    parse_options,
)
from abaculus.cli.output import refuse
from abaculus.cli.standings import write_standings
from abaculus.cli.transcript import Transcript
from abaculus.i18n import load_translator
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.option_checks import check_options
from abaculus.kernel.registry import Family, load_family

_USUAL = 100


def match(
    game: Annotated[str | None, Parameter(help="The family; without it, the first.")] = None,
    /,
    *,
    seats: Annotated[
        str | None,
        Parameter(help="Bots by name, such as 1,5; without it, an average bot in every seat."),
    ] = None,
    games: Annotated[
        int | None, Parameter(help=f"How many games; without it, {_USUAL}.", validator=AT_LEAST_ONE)
    ] = None,
    seed: Annotated[int | None, Parameter(help="The same number gives the same games.")] = None,
    variant: Variant = None,
    option: Pairs = (),
    records: Annotated[str | None, Parameter(help="A folder for the game records.")] = None,
    processes: Annotated[
        int | None, Parameter(help="How many; without it, one per core.", validator=AT_LEAST_ONE)
    ] = None,
    think: Annotated[
        float | None,
        Parameter(
            help="Seconds a bot may think about a move; without it, as long as it wants, "
            "and games can be repeated.",
            validator=Number(gt=0),
        ),
    ] = None,
    show: Annotated[bool, Parameter(help="Play one game and show it move by move.")] = False,
    json: AsJson = False,
) -> int:
    """Let bots play each other and count the wins.

    The bots change seats from game to game, so that each sits in every seat equally often.
    """
    family = load_family(game or first_game())
    try:
        plan = _plan(
            family,
            family.game(variant),
            parse_options(option),
            _bot_names(seats),
            games=_game_count(games, show=show),
            seed=secrets.randbelow(2**32) if seed is None else seed,
            think=think,
        )
        folder = None if records is None else _folder(records)
        if show:
            _show_game(family, plan, folder, as_json=json)
        else:
            _count(plan, folder, processes, as_json=json)
    except RefusedError as refused:
        return refuse(refused.refusal, load_translator(family), as_json=json)
    return 0


def _game_count(games: int | None, *, show: bool) -> int:
    if show and games not in (None, 1):
        raise RefusedError(Refusal("use-show"))
    return 1 if show else games or _USUAL


def _bot_names(seats: str | None) -> tuple[str, ...]:
    return () if seats is None else tuple(name.strip() for name in seats.split(","))


def _plan(
    family: Family,
    game: AnyGame,
    given: dict[str, str],
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    think: float | None,
) -> Plan:
    for name in bots:
        family.bot(name, game)
    if bots and given.setdefault("players", str(len(bots))) != str(len(bots)):
        raise RefusedError(Refusal("use-seats", {"bots": len(bots), "players": given["players"]}))
    options = check_options(game, given)
    makers = family.bots(game)
    middling = makers[len(makers) // 2].name
    return Plan(
        family=family.id,
        variant=game.info.id,
        options=options,
        bots=tuple(bots) or (middling,) * options.players,
        games=games,
        seed=seed,
        think=think,
        measure=game.info.measure_for(options.players),
    )


def _show_game(family: Family, plan: Plan, folder: Path | None, *, as_json: bool) -> None:
    names = [plan.names[who] for who in plan.seating(0)]
    game = family.game(plan.variant)
    transcript = Transcript(family, game, plan.options, names, tells_all=True, as_json=as_json)
    transcript.begin()
    record = play_one(plan, 0, watch=transcript.tell)
    transcript.end(record.outcome)
    if folder is not None:
        _save_record(folder, plan, result_of(plan, 0, record, keep=True))


def _count(plan: Plan, folder: Path | None, processes: int | None, *, as_json: bool) -> None:
    results: list[GameResult] = []
    with closing(series(plan, processes, keep=folder is not None)) as games:
        for result in _with_progress(games, plan.games):
            if folder is not None:
                _save_record(folder, plan, result)
            results.append(result.without_record())
    write_standings(plan, compute_stats(plan, results), as_json=as_json)


def _with_progress(results: Iterator[GameResult], total: int) -> Iterator[GameResult]:
    """The results, with a progress bar if there is a screen."""
    if not sys.stderr.isatty():
        yield from results
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(
        results, total=total, description="", console=Console(stderr=True), transient=True
    )


def _folder(name: str) -> Path:
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise file_refusal(name, error) from error
    return Path(name)


def _save_record(folder: Path, plan: Plan, result: GameResult) -> None:
    width = len(str(plan.games))
    file = folder / f"game-{result.number + 1:0{width}}.txt"
    try:
        file.write_text(result.record or "", "utf-8")
    except OSError as error:
        raise file_refusal(str(file), error) from error
