"""`abaculus play`: a table in this terminal."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from abaculus.cli.inputs import Pairs, Variant, first_game, parse_options
from abaculus.cli.output import complain, refuse, write
from abaculus.i18n import load_translator
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.registry import load_family


def play(
    game: Annotated[str | None, Parameter(help="The family; without it, the first.")] = None,
    /,
    *,
    variant: Variant = None,
    option: Pairs = (),
    seats: Annotated[
        str | None,
        Parameter(
            help="Who plays, such as me,bot:3 or me:Mila,me:Jonas; "
            "without it, you against an average bot."
        ),
    ] = None,
    resume: Annotated[bool, Parameter(help="Continue the last game that is not over.")] = False,
    database: Annotated[
        str | None,
        Parameter(help="A file for the games; “memory:” keeps none. Without it, your own."),
    ] = None,
) -> int:
    """Play in the terminal: against bots, or taking turns at the screen.

    Quit whenever you like: the table is saved, and --resume continues it.
    """
    if not is_terminal():
        return report_no_terminal()
    from abaculus.terminal.client.local_table import ExitReason, PlayArgs, play_local

    family = load_family(game or first_game())
    args = PlayArgs(
        family=family.id,
        variant=variant or "",
        options=parse_options(option),
        seats=seats,
        resume=resume,
        any_family=game is None,
        database=database,
    )
    try:
        ended = play_local(args)
    except RefusedError as refused:
        return refuse(refused.refusal, load_translator(family), as_json=False)
    if ended is ExitReason.KEPT:
        write(load_translator().tell("term-kept"))
    return 0


def is_terminal() -> bool:
    """Whether there is a screen and a keyboard."""
    return sys.stdout.isatty() and sys.stdin.isatty()


def report_no_terminal() -> int:
    """Report that a table needs a terminal; returns the exit code."""
    complain(load_translator().tell("use-terminal"))
    return 2
