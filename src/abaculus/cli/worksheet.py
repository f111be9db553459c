"""`abaculus questions sheet`: a page with many questions, to look through or to print."""

from __future__ import annotations

import re
import secrets
from base64 import b64encode
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from abaculus.cli.inputs import AT_LEAST_ONE
from abaculus.cli.output import complain, write
from abaculus.questions.worksheet import render_worksheet as drawn
from abaculus.questions.worksheet import sample_questions
from abaculus.server.assets import FOLDER

_FONT = re.compile(r"url\(/assets/([\w-]+\.woff2)\)")


def sheet(
    *,
    count: Annotated[int, Parameter(help="How many.", validator=AT_LEAST_ONE)] = 200,
    page: Annotated[
        int,
        Parameter(help="Which page; two pages of 200 have all kinds.", validator=AT_LEAST_ONE),
    ] = 1,
    seed: Annotated[str | None, Parameter(help="The same word gives the same questions.")] = None,
    out: Annotated[Path, Parameter(help="The file to write.")] = Path("questions.html"),
    dark: Annotated[bool, Parameter(help="Light letters on a dark background.")] = False,
) -> int:
    """Write a page with many questions, half of them drawn, with answers, steps and mistakes."""
    style = read_style(FOLDER / "assets")
    if style is None:
        complain("The web pages are not built yet, and the sheet needs their fonts.")
        return 1
    source = secrets.token_hex(4) if seed is None else seed
    out.write_text(drawn(sample_questions(count, source, page), style, dark=dark), "utf-8")
    write(f"{count} questions in {out}. The same ones again: --seed {source} --page {page}")
    return 0


def read_style(folder: Path) -> str | None:
    """The style sheet of the pages with its fonts inside; None if the web client is not built."""
    found = sorted(folder.glob("index-*.css"))
    return (
        _FONT.sub(lambda name: _inline_font(folder / name[1]), found[0].read_text("utf-8"))
        if found
        else None
    )


def _inline_font(font: Path) -> str:
    return f"url(data:font/woff2;base64,{b64encode(font.read_bytes()).decode()})"
