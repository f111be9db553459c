"""Everything a screen shows can be put into words, and keeps its shape."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from abaculus.i18n import Math, NoWords, Rich, Speaker, Who, worded
from abaculus.i18n.fluent import sentences
from abaculus.kernel.messages import Formula, Player
from abaculus.kernel.prompts import Button, Lay, Point, Take, Target
from abaculus.kernel.scene_parts import Box, Cell, Face, Mark, Piece, Text, Zone
from abaculus.kernel.scenes import Advice, Entry, Note, Row, Scene, Standing, Verdict

FLUENT = "say = { $player }: { $formula }!\n"
PEOPLE = ("Ann", "Bob")
SAID = Text("say", {"player": Player(0), "formula": Formula("3*4")})
WORDS: Rich = (Who(0, "Ann"), ": ", Math("3 × 4", "3 times 4"), "!")


@pytest.fixture
def voice(tmp_path: Path) -> Speaker:
    file = tmp_path / "en.ftl"
    file.write_text(FLUENT, "utf-8")
    return Speaker(sentences(file))


def a_zone(text: Any) -> Zone[Any]:
    cells = (Cell("a1", Box(0, 0, 100, 100), text, Mark("×2", "green", round=True)),)
    return Zone("board", "board", text, cells, columns=("a",), rows=("1",))


def a_scene(text: Any) -> Scene[Any]:
    """A scene with every kind of thing in it."""
    face = Face("4", "number", text)
    return Scene(
        zones=(a_zone(text),),
        pieces=(Piece("p", "a1", face, ("last",), 1),),
        seats=(Standing(7, (text, text)),),
        ask=text,
        prompts=(
            Button("b", text, "pass", confirm=text, is_main=True),
            Point("p", text, (Target("a1", "a1", text),)),
            Take("t", text, text, ("p",), (1, 7), text),
            Lay("l", text, "rack", "board", ("p",), ("a1",), (face,), total=text),
        ),
        tags=(text,),
        legend=(Note(text, (Mark("×2", "green"),)),),
        rule="3.5",
    )


def a_row(text: Any) -> Row[Any]:
    return Row(text, "12", Face("4", "number", text), Mark("×2", "blue"), ("a1",))


def a_verdict(text: Any) -> Verdict[Any]:
    return Verdict("no", text, text, (a_row(text),), a_row(text), ("a1",), (text,), text, "3.5")


def an_advice(text: Any) -> Advice[Any]:
    piece = Piece("p", "a1", Face("4", "number", text))
    return Advice("a1", 12, text, text, (a_row(text),), (piece,))


@pytest.mark.parametrize("make", [a_zone, a_scene, a_row, a_verdict, an_advice])
def test_every_text_is_worded_and_all_else_stays(voice: Speaker, make: Any) -> None:
    expected = make(WORDS)

    assert expected == worded(make(SAID), voice, PEOPLE)


def test_a_line_of_the_log_is_worded(voice: Speaker) -> None:
    line = worded(Entry(SAID, 0, 12, (a_row(SAID),)), voice, PEOPLE)

    assert Entry(WORDS, 0, 12, (a_row(WORDS),)) == line


def test_what_is_worded_goes_over_the_wire_and_back(voice: Speaker) -> None:
    scene = worded(a_scene(SAID), voice, PEOPLE)

    read = msgspec.json.decode(msgspec.json.encode(scene), type=Scene[Rich])

    assert scene == read


def test_the_same_board_is_worded_once(voice: Speaker) -> None:
    zone = a_zone(SAID)

    first, again = worded(zone, voice, PEOPLE), worded(zone, voice, PEOPLE)

    assert first is again


def test_a_board_is_worded_anew_for_other_people_and_in_another_voice(voice: Speaker) -> None:
    zone = a_zone(SAID)
    dumb = Speaker({"say": lambda _: "…"})
    worded(zone, voice, PEOPLE)

    others = worded(zone, voice, ("Cy",))
    otherwise = worded(zone, dumb, PEOPLE)

    assert Who(0, "Cy") == others.name[0]
    assert ("…",) == otherwise.name


def test_a_text_without_words_is_loud(voice: Speaker) -> None:
    scene = replace(a_scene(SAID), ask=Text("nobody-says-this"))

    with pytest.raises(NoWords, match="nobody-says-this"):
        worded(scene, voice, PEOPLE)
