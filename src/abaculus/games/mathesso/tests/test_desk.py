"""The referee's desk: hands judged, pairs compared, on the command line too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abaculus.cli import main
from abaculus.games.mathesso.desk import DESK
from abaculus.games.mathesso.rules import Mathesso
from abaculus.games.mathesso.stage import STAGE
from abaculus.games.mathesso.state import keys_of
from abaculus.games.mathesso.tests.tables import L3, OWN, Table
from abaculus.kernel.desk import Reply, view_position
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.rng import SeededRng

PICO = Mathesso("pico")


def judged(hand: str, variant: str = "pico", **options: OptionValue) -> Reply | Refusal:
    game = Mathesso(variant)
    return DESK.judge(game, choose(game.info.menu, options), {"hand": hand})


@pytest.mark.parametrize(
    ("hand", "points", "pairs"),
    [("M3.7 F21 Z21a", 12, 3), ("c37,c12", 12, 2), ("!4; m3.8 M4.6", 12, 3), ("", 0, 0)],
)
def test_a_hand_is_judged(hand: str, points: int, pairs: int) -> None:
    reply = judged(hand)

    assert isinstance(reply, Reply)
    assert (points, points, pairs) == tuple(
        reply.facts[name] for name in ("points", "score", "pairs")
    )


def test_zeros_may_double() -> None:
    reply = judged("M3.7 F21 Z21a", zero_rule="double")

    assert isinstance(reply, Reply)
    assert 16 == reply.facts["points"]


def test_where_pairs_count_the_score_is_their_number() -> None:
    reply = judged("Q1 P2 M1.2", "atto")

    assert isinstance(reply, Reply)
    assert (3, 9) == (reply.facts["score"], reply.facts["points"])


@pytest.mark.parametrize(
    ("hand", "why"),
    [("M3.12", "unknown"), ("M3.7 M3.7", "many"), ("x" * 5000, "long"), ("Z12 Z12 Z12", "many")],
)
def test_a_hand_that_cannot_be_is_refused(hand: str, why: str) -> None:
    reply = judged(hand)

    assert isinstance(reply, Refusal)
    assert ("bad-hand", why) == (reply.code, reply.values["why"])


def test_the_best_of_an_offer_comes_first() -> None:
    options = choose(PICO.info.menu, {})

    replies = DESK.best(PICO, options, {"hand": "M3.7 F21", "offer": "P11 Z21a C12"}, 2)

    assert not isinstance(replies, Refusal)
    assert [("C12", 5), ("Z21a", 4)] == [
        (reply.facts["pair"], reply.facts["points"]) for reply in replies
    ]


def test_the_hand_can_be_looked_at() -> None:
    view = view_position(DESK, PICO, choose(PICO.info.menu, {}), {"hand": "M3.7 F1 F1"})

    assert not isinstance(view, Refusal)
    assert PICO.fault(PICO.imagine(view, SeededRng(1))) is None
    scene = STAGE.scene(PICO, view)
    assert ["×21", "×21", "~1", "~1", "~1", "~1"] == [piece.face.sign for piece in scene.pieces]
    assert 10 == scene.seats[0].score


def test_the_command_line_answers(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["judge", "mathesso", "--variant", "femto", "--hand", "M3.7 F21 Z21a", "--json"])

    reply = json.loads(capsys.readouterr().out)
    assert (0, 12, True) == (code, reply["points"], reply["legal"])
    assert ["21: M3.7 F21 Z21a together, (2 + 2 + 0) × 3 = 12."] == reply["because"]


def test_a_file_of_hands_is_answered_line_by_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hands"
    lines: list[dict[str, object]] = [
        {"hand": "M3.7 F21 Z21a"},
        {"hand": "M3.7 F21 Z21a", "options": {"zero_rule": "double"}},
        {"hand": "M3.7 M3.7"},
    ]
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")

    main(["judge", "mathesso", "--variant", "pico", "--batch", str(file)])

    replies = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [12, 16, None] == [one.get("points") for one in replies]
    assert "bad-hand" == replies[2]["code"]


@pytest.mark.parametrize(
    ("variant", "moves"),
    [("seats", ""), ("seats", "1:a1"), ("seats", "1:a1 1:a2 1:ok"), ("ones", "")],
)
def test_a_table_in_somebodys_turn_can_be_written_and_read(variant: str, moves: str) -> None:
    table = Table(L3, order=variant)
    table.play(moves)
    seen = OWN.view(table.state, 0)

    given = DESK.given(OWN, seen)
    shown = view_position(DESK, OWN, table.options, given)

    assert not isinstance(shown, Refusal)
    assert (seen.spots, seen.tops, seen.faces, seen.lies, seen.rows, seen.hands) == (
        *(shown.spots, shown.tops, shown.faces, shown.lies, shown.rows, shown.hands),
    )
    assert OWN.fault(OWN.imagine(shown, SeededRng(1))) is None


def test_what_everyone_remembers_is_written_too() -> None:
    table = Table(L3, memory="open")
    table.play("1:a1 1:a3 1:ok")
    given = DESK.given(OWN, OWN.view(table.state, 1))

    shown = view_position(DESK, OWN, table.options, given)

    assert not isinstance(shown, Refusal)
    assert ("M1.2", "", "M1.3") == shown.faces[:3]


def test_a_player_who_looks_holds_what_they_have_taken() -> None:
    table = Table(L3, players=3)
    table.play("1:a1 1:a2 1:ok 2:b1 2:b2 2:ok")
    given = DESK.given(OWN, OWN.view(table.state, 1))

    shown = view_position(DESK, OWN, table.options, given)

    assert not isinstance(shown, Refusal)
    assert ["Q1", "", "M1.2"] == [" ".join(keys_of(hand)) for hand in shown.hands]
    assert "Q1" == given["hand"]


PAIR = "start:750,750,0,3 2250,750,0,3"


@pytest.mark.parametrize(
    ("why", "position"),
    [
        ("form", "750,750,0,3"),
        ("form", f"{PAIR} " * 1000),
        ("place", "start:750,750,3"),
        ("backs", "start:750,750,0,3"),
        ("backs", "start:750,750,0,3 2250,750,0,7"),
        ("face", "start:750,750,0,3^P5 2250,750,0,3"),
        ("pair", "start:750,750,0,3x1Q3 2250,750,0,3"),
        ("pair", "start:750,750,0,3x6Q3 2250,750,0,3x6Q3"),
        ("turn", "start:750,750,0,3x1Q3 2250,750,0,3x1Q3"),
        ("turn", "start:750,750,0,3^Q3 2250,750,0,3^Q3"),
        ("memory", "start:750,750,0,3?Q3 2250,750,0,3"),
    ],
)
def test_a_position_that_cannot_be_is_refused(why: str, position: str) -> None:
    options = choose(OWN.info.menu, {"deck": "Q3", "order": "seats"})

    refusal = view_position(DESK, OWN, options, {"position": position})

    assert Refusal("bad-position", {"why": why}) == refusal


def test_without_a_hand_there_is_nothing_to_show() -> None:
    assert Refusal("no-hand") == view_position(DESK, PICO, choose(PICO.info.menu, {}), {})
