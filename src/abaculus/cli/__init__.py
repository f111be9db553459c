"""The command line: one module per command, each loaded when it is called.

Exit codes: 0 answered, 1 refused, 2 wrong use; 130 for Ctrl-C and 141 for a closed pipe,
as in shells.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated, cast

from cyclopts import App, CycloptsError, Parameter

from abaculus import __version__
from abaculus.errors import PluginError
from abaculus.kernel.messages import RefusedError

_COMMANDS = {
    "play": ("play:play", "Play in the terminal, against bots or taking turns at the screen."),
    "join": ("join:join", "Sit down at a table on a running server, in the terminal."),
    "practice": ("practice:app", "Practise mathematics, question by question."),
    "serve": ("serve:serve", "Serve the games to a school or the internet."),
    "database": ("database:app", "Check, salvage, back up and restore the file of games."),
    "games": ("games:games", "List the games, their variants, options and bots."),
    "rules": ("rules:rules", "Show the rules of a game."),
    "judge": ("judge:app", "Referee one move: legal or not, how many points, and why."),
    "best": ("best:app", "Find the best moves in a position."),
    "match": ("match:match", "Let bots play each other and count the wins."),
    "questions": ("questions:app", "Make, show and check questions."),
    "museum": ("museum:app", "Show a slide rule, Napier's bones and old numerals as text."),
    "new-game": ("new_game:new_game", "Write the skeleton of a game of your own."),
    "replay": ("replay:replay", "Step through the record of a game."),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code, without a traceback whatever was typed."""
    given = sys.argv[1:] if arguments is None else arguments
    _mend_streams()
    try:
        code = _run([_clean(text) for text in given])
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except CycloptsError as error:
        return _report_misuse(error)
    except RefusedError as refused:
        return _report_refusal(refused)
    except PluginError as error:
        return _report_plugin(error)
    except OSError as error:
        return _report_io_error(error)
    except Exception as error:  # noqa: BLE001 - a plug-in may raise anything
        return _report_failure(error)
    return code


def _report_plugin(error: PluginError) -> int:
    """Report a game that cannot be played, in one sentence."""
    from abaculus.cli.output import complain

    complain(str(error))
    return 1


def _report_failure(error: Exception) -> int:
    """Report an error that arose in a plug-in; any other error is ours and is raised."""
    from abaculus.kernel.registry import blame_plugin

    fault = blame_plugin(error)
    if fault is None:
        raise error
    return _report_plugin(fault)


def _report_io_error(error: OSError) -> int:
    """Report broken output or input: a closed pipe, a full disk."""
    # discard what is still unsent, or Python would complain of it at exit
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return 141
    sys.stderr.write(f"{error}\n")
    return 1


def _run(arguments: list[str]) -> int:
    app = build_app(arguments)
    code = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    return cast(int | None, code) or 0


def build_app(arguments: Sequence[str]) -> App:
    """The command line with all commands; the browser is the default unless one is named."""
    app = App(
        name="abaculus",
        help="Mathematical board games: referee, bots, matches and records.",
        version=__version__,
        help_format="plaintext",
        default_parameter=Parameter(negative="", show_default=lambda value: value or None),
        suppress_keyboard_interrupt=False,
    )
    if not arguments or arguments[0].startswith("-"):
        # with a default command, a mistyped one would be taken for its argument
        app.default(_home)
    for name, (place, summary) in _COMMANDS.items():
        app.command(f"{__name__}.{place}", name=name, help=summary)
    return app


def _home(
    *,
    no_browser: Annotated[bool, Parameter(help="Do not open the browser.")] = False,
    port: Annotated[int | None, Parameter(help="The port; without it, 8642 or a free one.")] = None,
    database: Annotated[
        str | None, Parameter(help="The file that keeps the games; without it, your own.")
    ] = None,
) -> int:
    """Play mathematical board games: opens them in the browser.

    The commands below are the referee, the bots and the records.
    """
    from abaculus.cli.home import home

    return home(database=database, port=port, browser=not no_browser)


def _report_refusal(refused: RefusedError) -> int:
    from abaculus.cli.output import refuse
    from abaculus.i18n import load_translator

    return refuse(refused.refusal, load_translator(), as_json=False)


def _report_misuse(error: CycloptsError) -> int:
    from abaculus.cli.output import complain
    from abaculus.i18n import load_translator

    problem = str(error)
    values = {
        "problem": problem if problem.endswith((".", "?")) else f"{problem}.",
        "command": " ".join(("abaculus", *(error.command_chain or ()))),
    }
    complain(load_translator().tell("try-help", values))
    return 2


def _clean(argument: str) -> str:
    """The argument with a replacement character for every byte that is not UTF-8."""
    return argument.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _mend_streams() -> None:
    """Never fail on a character: files and pipes get UTF-8, a screen what it can show."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="replace")
