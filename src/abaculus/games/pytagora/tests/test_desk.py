"""The referee's desk: what it answers beyond the conformance cases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from abaculus.games.pytagora.compose import desk
from abaculus.games.pytagora.compose.phases import Composing
from abaculus.games.pytagora.compose.view import View
from abaculus.games.pytagora.equality.terms import Write
from abaculus.games.pytagora.positions import parse_position
from abaculus.games.pytagora.search import LineSearchResult
from abaculus.games.pytagora.tests.stage_games import MODES, desk_of, game_of
from abaculus.games.pytagora.tests.stage_tables import PICTURE, VOICE, table
from abaculus.kernel.desk import Reply, view_position
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from abaculus.kernel.rng import SeededRng

HAND = "134777/-05"


def judged(move: str, mode: str = "pytagora", **given: str) -> Reply | Refusal:
    game = game_of(mode)
    return desk_of(game).judge(game, choose(game.info.menu, {}), {"move": move, **given})


def seen(given: dict[str, str], mode: str = "pytagora", **options: object) -> Any | Refusal:
    game = game_of(mode)
    return view_position(desk_of(game), game, choose(game.info.menu, options), given)


def code(answer: object) -> str:
    assert isinstance(answer, Refusal), answer
    assert VOICE.say(answer)
    return answer.code


def facts(answer: Reply | Refusal) -> dict[str, bool | int | str]:
    assert isinstance(answer, Reply), answer
    assert all(VOICE.say(item) for item in (answer.headline, *answer.because))
    return answer.facts


def test_an_answer_for_programs_is_legal_move_and_points() -> None:
    answer = judged("h0,3: 1[6]÷4 = 7−3", position="h0,0:4*3=8+4;v1,-1:2*3=6")

    assert facts(answer) == {"legal": True, "move": "h0,3:1[6]/4=7-3", "points": 11}


def test_every_piece_and_bonus_is_a_reason() -> None:
    answer = judged("[8]-1[=]7", rack="17-")

    assert isinstance(answer, Reply)
    assert [item.code for item in answer.because] == [
        *["because-piece"] * 5,
        "because-crossings",
        "because-emptied",
        "because-total",
    ]
    assert facts(answer) == {"legal": True, "move": "[8]-1[=]7", "points": 11}


def test_a_line_without_a_place_may_be_written_as_people_write() -> None:
    assert facts(judged("16 : 4 = 4"))["points"] == 8
    assert facts(judged("√9=3", "pro"))["move"] == "r29=3"


@pytest.mark.parametrize(
    ("move", "refused"),
    [
        ("", "bad_notation"),
        ("hello", "bad_notation"),
        ("h0,0", "bad_notation"),
        ("h0,0:", "bad_notation"),
        ("e7:=3", "nothing_to_continue"),
        ("4&4=8", "unknown_piece"),
        ("face:choose", "bad_face"),
        ("face:nonsense", "bad_face"),
        ("buy:77", "buy_form"),
        ("buy:7=", "buy_form"),
        ("buy:+", "buy_form"),
        ("more", "wrong_phase"),
        ("h0,0:99999999=99999999", "not_in_rack"),
        ("steal:2:=", "not_held_by_victim"),
    ],
)
def test_moves_that_cannot_be_are_refused_in_words(move: str, refused: str) -> None:
    assert code(judged(move)) == refused


@pytest.mark.parametrize(
    ("move", "points"),
    [
        ("pass", 0),
        ("roll", 0),
        ("face:two", 0),
        ("buy:7+", -5),
        ("done", 0),
        ("steal:2:7", 0),
        ("face:steal", 0),
    ],
)
def test_other_moves_are_judged_as_at_the_table(move: str, points: int) -> None:
    assert facts(judged(move)) == {"legal": True, "move": move, "points": points}


@pytest.mark.parametrize(
    ("move", "given", "refused"),
    [
        ("buy:8", {}, "buy_form"),
        ("roll", {"die": "two"}, "wrong_phase"),
        ("done", {"die": "two"}, "wrong_phase"),
        ("buy:7+", {"die": "two", "done": "bought"}, "already_bought"),
        ("steal:2:7", {"die": "steal", "others": "18"}, "not_held_by_victim"),
        ("steal:2:7", {"die": "steal", "others": "7", "done": "stole"}, "wrong_phase"),
        ("h0,0:7=7", {"die": "steal", "others": "7"}, "wrong_phase"),
        ("pass", {"others": "1|2"}, "bad_others"),
        ("pass", {"others": "&"}, "unknown_piece"),
        ("pass", {"done": "slept"}, "bad_done"),
        ("pass", {"rack": "7777", "others": "7777"}, "bad_rack"),
    ],
)
def test_the_turn_so_far_decides_as_at_the_table(
    move: str, given: dict[str, str], refused: str
) -> None:
    assert code(judged(move, **given)) == refused


@pytest.mark.parametrize(
    ("move", "given"),
    [
        ("done", {"die": "two", "done": "wrote"}),
        ("steal:2:7", {"die": "steal", "others": "17"}),
        ("h0,0:7=7", {"die": "steal", "others": "7", "done": "stole"}),
    ],
)
def test_the_turn_so_far_allows_as_at_the_table(move: str, given: dict[str, str]) -> None:
    assert facts(judged(move, **given))["legal"] is True


def test_basic_is_refereed_as_at_the_table() -> None:
    assert code(judged("buy:8", "basic")) == "buy_form"
    assert code(judged("roll", "basic")) == "wrong_phase"
    assert code(judged("e1:=7", "basic", position="h0,0:6+1=7")) == "die_says_new"


def test_the_die_must_be_one_of_the_game() -> None:
    assert code(judged("7=7", die="choose")) == "bad_face"
    assert code(judged("7=7", "basic", die="double")) == "no_die"
    assert code(judged("put:7", "number", position="6", die="two")) == "bad_face"


def test_a_hand_must_be_one_of_the_game() -> None:
    assert code(judged("7=7", rack="7&")) == "unknown_piece"
    assert code(judged("7=7", "basic", rack="7*")) == "piece_not_in_mode"
    assert code(judged("7=7", rack="7=")) == "bad_rack"
    assert code(judged("put:7", "number", position="6", die="+1", rack="7+")) == "bad_rack"


@pytest.mark.parametrize(
    ("mode", "position", "refused"),
    [
        ("number", "", "bad_number"),
        ("number", "x", "bad_number"),
        ("tables", "", "bad_factors"),
        ("tables", "38", "bad_factors"),
        ("square", "45/6", "bad_ring"),
        ("square", "4", "bad_ring"),
        ("square", "4/6;1/2", "bad_ring"),
        ("evenodd", "2/6", "bad_ring"),
    ],
)
def test_positions_that_cannot_be_are_refused(mode: str, position: str, refused: str) -> None:
    move = {"number": "put:7", "tables": "ans:24"}.get(mode, "L:4" if mode == "square" else "EL:2")

    assert code(judged(move, mode, position=position)) == refused


def test_a_finished_square_takes_nothing_more() -> None:
    round_once = "012345678987654321" * 2

    answer = judged("L:4", "square", position=f"/{round_once[6:]}{round_once[:5]}")

    assert code(answer) == "square_complete"


def test_in_the_number_a_move_waits_for_the_die() -> None:
    assert code(judged("put:7", "number", position="6", rack="7")) == "wrong_phase"
    assert facts(judged("roll", "number", position="6", rack="7"))["legal"] is True
    assert facts(judged("face:+1", "number", position="6", die="free"))["legal"] is True


def test_a_wrong_product_is_refused_without_looking_at_the_hand() -> None:
    assert code(judged("ans:26", "tables", position="3*8", rack="2236")) == "wrong_product"
    assert facts(judged("ans:24", "tables", position="3 × 8"))["legal"] is True


def best(mode: str, given: dict[str, str], top: int = 1) -> tuple[Reply, ...]:
    game = game_of(mode)
    found = desk_of(game).best(game, choose(game.info.menu, {}), given, top)
    assert isinstance(found, tuple), found
    return found


@pytest.mark.parametrize(
    ("mode", "given", "move"),
    [
        ("number", {"position": "6", "rack": "178", "die": "+1"}, "put:7"),
        ("tables", {"position": "3*8", "rack": "2234"}, "ans:24"),
        ("tables", {"position": "3*8", "rack": "2233"}, "skip"),
        ("square", {"rack": "6"}, "R:6"),
        ("evenodd", {"position": "2/;/", "rack": "0"}, "EL:0"),
    ],
)
def test_the_small_games_have_a_best_move(mode: str, given: dict[str, str], move: str) -> None:
    found = best(mode, given)

    assert [facts(reply)["move"] for reply in found] == [move]


def test_where_nothing_fits_there_is_no_best_move() -> None:
    assert best("square", {"rack": "1"}) == ()


def test_several_best_lines_come_best_first() -> None:
    found = best("pytagora", {"rack": "1236*+4"}, 3)

    points = [int(facts(reply)["points"]) for reply in found]
    assert len(points) == 3
    assert points == sorted(points, reverse=True)
    assert [reply.facts.get("proved") for reply in found] == [True, None, None]


def always(found: LineSearchResult) -> Callable[..., LineSearchResult]:
    def search(*_: object, **__: object) -> LineSearchResult:
        return found

    return search


def test_a_search_that_could_not_look_at_everything_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = Write(0, 0, False, ("7", "=", "7"), (False,) * 3)
    unsure = LineSearchResult((play,), (2,), complete=False, bound=9, work=1)
    monkeypatch.setattr(desk, "best_lines", always(unsure))

    reply = best("pytagora", {"rack": "7756"})[0]

    assert facts(reply)["proved"] is False
    assert 9 == facts(reply)["bound"]
    assert reply.because[-1].code == "best-unproved"


def test_a_search_that_found_nothing_in_time_claims_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nothing = LineSearchResult((), (), complete=False, bound=9, work=1)
    monkeypatch.setattr(desk, "best_lines", always(nothing))
    game = game_of("pytagora")

    answer = desk_of(game).best(game, choose(game.info.menu, {}), {"rack": "77"}, 1)

    assert code(answer) == "search_unfinished"


def test_a_position_and_a_hand_are_a_table_to_write_on() -> None:
    shown = seen({"position": PICTURE, "rack": HAND, "die": "double"}, players=3)

    assert isinstance(shown, View)
    assert (shown.seat, shown.phase, shown.face) == (0, Composing(0, 0), "double")
    assert shown.hands == (tuple("01345777-/"), (), ())
    assert shown.supply == (16, 9)


def test_without_a_hand_the_pieces_of_the_move_are_held() -> None:
    shown = seen({"position": "h0,0:6+1=7", "move": "v4,-4:9-2=[7]"})

    assert isinstance(shown, View)
    assert shown.hands[0] == ("0", "2", "9", "-")
    for move in ("", "nonsense", "pass"):
        nothing = seen({"move": move})
        assert isinstance(nothing, View)
        assert nothing.hands[0] == ()


def test_pieces_are_limited() -> None:
    assert code(seen({"rack": "9" * 8})) == "bad_rack"
    assert code(seen({"position": "6", "rack": "6" * 8}, "number")) == "bad_rack"


@pytest.mark.parametrize(
    ("mode", "given"),
    [
        ("pytagora", {"position": PICTURE, "rack": HAND, "die": "cont"}),
        ("basic", {"rack": "1+"}),
        ("pro", {"rack": "1r2"}),
        ("number", {"position": "56", "rack": "17", "die": "+1"}),
        ("number", {"position": "6", "rack": "1", "die": "+1"}),
        ("number", {"position": "6", "rack": "1", "die": "free"}),
        ("number", {"position": "6", "rack": "1"}),
        ("tables", {"position": "3*8", "rack": "24"}),
        ("square", {"position": "43/678", "rack": "2"}),
        ("square", {"position": "43/678", "rack": "8"}),
        ("evenodd", {"position": "2/68;3/7", "rack": "2"}),
    ],
)
def test_every_table_of_the_desk_could_be_real(mode: str, given: dict[str, str]) -> None:
    game = game_of(mode)

    shown = seen(given, mode)

    assert not isinstance(shown, Refusal), shown
    assert game.fault(game.imagine(shown, SeededRng(1))) is None
    described = desk_of(game).given(game, shown)
    assert {"position": "", **given} == {**described, "rack": given["rack"]}
    assert sorted(described["rack"]) == sorted(given["rack"])


def test_a_table_is_given_to_the_desk_by_lines_hand_and_die() -> None:
    game = game_of("pytagora")
    state = table("17", "2", position=PICTURE, face="double")

    own, other, spectator = (
        desk_of(game).given(game, game.view(state, seat)) for seat in (0, 1, None)
    )

    assert own == {"position": PICTURE, "rack": "17", "die": "double", "others": "2"}
    assert other == {"position": PICTURE, "rack": "2"}
    assert spectator == {}
    lines = parse_position(state.rules.terms, own["position"])
    assert not isinstance(lines, Refusal)
    assert lines.pieces == state.table.pieces


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("junk", ["", " ", "\0", "é" * 5000, "h" * 9999, "٣", "{", "[", ";;;", "🂡"])
def test_nothing_put_on_the_desk_breaks_it(mode: str, junk: str) -> None:
    game = game_of(mode)
    options = choose(game.info.menu, {})
    for name in ("move", "position", "rack", "die"):
        given = {"move": "7=7", "rack": "77", name: junk}

        for answer in (
            desk_of(game).judge(game, options, given),
            desk_of(game).best(game, options, given, 1),
            view_position(desk_of(game), game, options, given),
        ):
            if isinstance(answer, Refusal):
                assert VOICE.say(answer)
