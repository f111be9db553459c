"""Everything a screen shows can be put into words, and keeps its shape."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from abaculus.i18n import Math, MissingMessageError, PlayerName, RichSentence, Translator, render
from abaculus.i18n.fluent import load_messages
from abaculus.kernel.messages import FormulaValue, PlayerValue
from abaculus.kernel.prompts import Button, Lay, Point, Take, Target
from abaculus.kernel.scene_parts import Box, Cell, CellMark, Face, Piece, Text, Zone
from abaculus.kernel.scenes import (
    Advice,
    LegendNote,
    MoveListItem,
    MoveVerdict,
    Scene,
    ScoreRow,
    SeatStatus,
)

FLUENT = "say = { $player }: { $formula }!\n"
PEOPLE = ("Ann", "Bob")
SENTENCE = Text("say", {"player": PlayerValue(0), "formula": FormulaValue("3*4")})
WORDS: RichSentence = (PlayerName(0, "Ann"), ": ", Math("3 × 4", "3 times 4"), "!")


@pytest.fixture
def voice(tmp_path: Path) -> Translator:
    file = tmp_path / "en.ftl"
    file.write_text(FLUENT, "utf-8")
    return Translator(load_messages(file))


def a_zone(text: Any) -> Zone[Any]:
    cells = (Cell("a1", Box(0, 0, 100, 100), text, CellMark("×2", "green", round=True)),)
    return Zone("board", "board", text, cells, columns=("a",), rows=("1",))


def a_scene(text: Any) -> Scene[Any]:
    """A scene with every kind of thing in it."""
    face = Face("4", "number", text)
    return Scene(
        zones=(a_zone(text),),
        pieces=(Piece("p", "a1", face, ("last",), 1),),
        seats=(SeatStatus(7, (text, text)),),
        ask=text,
        prompts=(
            Button("b", text, "pass", confirm=text, is_main=True),
            Point("p", text, (Target("a1", "a1", text),)),
            Take("t", text, text, ("p",), (1, 7), text),
            Lay("l", text, "rack", "board", ("p",), ("a1",), (face,), total=text),
        ),
        tags=(text,),
        legend=(LegendNote(text, (CellMark("×2", "green"),)),),
        rule="3.5",
    )


def a_row(text: Any) -> ScoreRow[Any]:
    return ScoreRow(text, "12", Face("4", "number", text), CellMark("×2", "blue"), ("a1",))


def a_verdict(text: Any) -> MoveVerdict[Any]:
    return MoveVerdict("no", text, text, (a_row(text),), a_row(text), ("a1",), (text,), text, "3.5")


def an_advice(text: Any) -> Advice[Any]:
    piece = Piece("p", "a1", Face("4", "number", text))
    return Advice("a1", 12, text, text, (a_row(text),), (piece,))


@pytest.mark.parametrize("make", [a_zone, a_scene, a_row, a_verdict, an_advice])
def test_every_text_is_worded_and_all_else_stays(voice: Translator, make: Any) -> None:
    expected = make(WORDS)

    assert expected == render(make(SENTENCE), voice, PEOPLE)


def test_a_line_of_the_log_is_worded(voice: Translator) -> None:
    line = render(MoveListItem(SENTENCE, 0, 12, (a_row(SENTENCE),)), voice, PEOPLE)

    assert MoveListItem(WORDS, 0, 12, (a_row(WORDS),)) == line


def test_what_is_worded_goes_over_the_wire_and_back(voice: Translator) -> None:
    scene = render(a_scene(SENTENCE), voice, PEOPLE)

    read = msgspec.json.decode(msgspec.json.encode(scene), type=Scene[RichSentence])

    assert scene == read


def test_the_same_board_is_worded_once(voice: Translator) -> None:
    zone = a_zone(SENTENCE)

    first, again = render(zone, voice, PEOPLE), render(zone, voice, PEOPLE)

    assert first is again


def test_board_is_rendered_anew_for_other_people_and_voices(voice: Translator) -> None:
    zone = a_zone(SENTENCE)
    dumb = Translator({"say": lambda _: "…"})
    render(zone, voice, PEOPLE)

    others = render(zone, voice, ("Cy",))
    otherwise = render(zone, dumb, PEOPLE)

    assert PlayerName(0, "Cy") == others.name[0]
    assert ("…",) == otherwise.name


def test_a_text_without_words_is_loud(voice: Translator) -> None:
    scene = replace(a_scene(SENTENCE), ask=Text("nobody-says-this"))

    with pytest.raises(MissingMessageError, match="nobody-says-this"):
        render(scene, voice, PEOPLE)
