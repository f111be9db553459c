"""`abaculus rules`: the rules of a game."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from abaculus.cli.inputs import AsJson
from abaculus.cli.output import write, write_json
from abaculus.kernel.registry import load_family


def rules(
    game: Annotated[str, Parameter(help="The family whose rules you want.")],
    /,
    *,
    json: AsJson = False,
) -> None:
    """Show the rules of a game."""
    text = load_family(game).rules()
    if json:
        write_json({"rules": text})
    elif sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        write(text.rstrip("\n"))
