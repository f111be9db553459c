"""How answers to blue cards are judged."""

from __future__ import annotations

import pytest

from abaculus.games.mathematicus.blue_deck import TYPES
from abaculus.games.mathematicus.moves import Answer, Move
from abaculus.games.mathematicus.tests.screens import Asked
from abaculus.games.mathematicus.tests.test_blue_cards import ALONE
from abaculus.kernel.events import Event, Played

# answers


def answered(card: str, rolls: str, given: str) -> tuple[str, str]:
    """Why an answer is refused, and where the pawn stands: on 4, or back on 0 if it is wrong."""
    letter = next(letter for letter, kind in TYPES.items() if card in kind.cards)
    table = Asked(ALONE.replace(":a/", f":4rcxn{letter}/"))
    table.play(f"R4=4 F #B:{letter * 9}:{card}={rolls} Q:1")
    event: Event[Move] = Played(0, 0, Answer(given))
    refusal = table.game.check(table.state, event)
    if refusal is None:
        table.happen(event)
    return "" if refusal is None else refusal.code, table.field("1.pos")


@pytest.mark.parametrize(
    ("card", "rolls", "given", "expected"),
    [
        ("MY2", "12", "𝋬 𝋠", ("", "4")),
        ("MY2", "12", "12.0", ("", "4")),
        ("MY2", "12", "𝋬", ("", "0")),
        ("MY2", "12", "240", ("X-TILE", "4")),
        ("MY2", "12", "12 0", ("X-TILE", "4")),
        ("EG2", "7", "𓏺𓏺𓎆𓍢", ("", "4")),
        ("EG2", "7", "𓎆𓍢𓏺𓏺", ("X-TILE", "4")),
        ("RO1", "7,3", "LVI; LXXV", ("", "4")),
        ("RO1", "7,3", "LVI; LXXVI", ("", "0")),
        ("RO1", "7,3", "LVI", ("X-MALFORMED", "4")),
        ("RO2", "4", "XXXXVIII", ("X-TILE", "4")),
        ("BA4", "1", "𒁹 𒑊", ("", "4")),
        ("BA4", "1", "𒁹", ("", "0")),
        ("CH3", "1", "一百零五", ("", "4")),
        ("CH3", "1", "一百五", ("X-TILE", "4")),
        ("BI1", "1,0,1,1", "1111", ("", "4")),
        ("BI1", "1,0,1,1", "01111", ("X-TILE", "4")),
        ("AR2", "3", "١٢", ("", "4")),
        ("AR2", "3", "12", ("X-TILE", "4")),
        ("ME2", "3", "52", ("", "4")),
        ("ME2", "3", "51", ("", "0")),
        ("ME2", "3", "4*13", ("X-FORM", "4")),
        ("NA4", "20,12", "960", ("", "4")),
        ("NA4", "20,12", "961", ("", "0")),
        ("SL1", "20,12,1", "228", ("", "4")),
        ("SL1", "20,12,1", "227.9", ("", "0")),
        ("SL3", "20,12", "15.5", ("", "4")),
    ],
)
def test_how_answers_are_judged(
    card: str, rolls: str, given: str, expected: tuple[str, str]
) -> None:
    assert expected == answered(card, rolls, given)
