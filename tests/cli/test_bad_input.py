"""Whatever is typed: an exit code, at most one line of complaint, never a traceback."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from abaculus.bots import series
from abaculus.cli import main

WORDS = (
    *("play", "join", "--no-browser", "--port", "--database"),
    *("games", "rules", "judge", "best", "replay", "match", "pebbles", "noughts", "morra"),
    *("--move", "--position", "--variant", "--option", "--top", "--json", "--help", "--version"),
    *("--batch", "--seats", "--games", "--seed", "--show", "--", "-", "=", "--json=", "-h"),
    *("museum", "bones", "numerals", "slide-rule", "--row", "--at", "--hair", "--back"),
    *("b2", "3:7", "XO.......", "players=2", "players=", "=2", "x=@/", "random,careful", "1"),
)
ARGUMENTS = st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=8)), max_size=7)


def _nothing(**arguments: object) -> int:
    return 0


@pytest.mark.slow
@settings(
    max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(arguments=ARGUMENTS)
def test_junk_gets_an_exit_code_and_one_line(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b'{"move": "b2"}\nx')))
    monkeypatch.setattr(series, "cores", lambda: 1)
    monkeypatch.setattr("abaculus.cli.match._USUAL", 2)
    for place in ("home.home", "serve.serve"):  # they would serve for ever
        monkeypatch.setattr(f"abaculus.cli.{place}", _nothing)

    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()) as complaint:
        code = main(arguments)

    assert code in (0, 1, 2)
    assert complaint.getvalue().count("\n") <= 1


@settings(max_examples=60, deadline=None)
@given(text=st.text(max_size=40))
def test_any_move_text_is_judged(text: str) -> None:
    with redirect_stdout(io.StringIO()) as answer, redirect_stderr(io.StringIO()):
        code = main(["judge", "pebbles", "--json", "--move", text])

    assert code in (0, 1)
    assert '"legal"' in answer.getvalue()
