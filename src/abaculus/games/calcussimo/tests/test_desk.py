"""The referee's desk: what it answers beyond the conformance cases."""

from __future__ import annotations

from abaculus.games.calcussimo.desk import DESK
from abaculus.games.calcussimo.play_search import all_plays
from abaculus.games.calcussimo.positions import format_position
from abaculus.games.calcussimo.stage.faces import chip_face
from abaculus.games.calcussimo.state import Turning
from abaculus.games.calcussimo.tests.tables import E1_TO_E5, GAME, table, with_board
from abaculus.games.calcussimo.view import View
from abaculus.i18n import MissingMessageError, load_translator
from abaculus.kernel.desk import Reply, view_position
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng

RACK = "23469+*"
STATE = with_board(table([RACK, "1"]), E1_TO_E5)
POSITION = format_position(STATE.rules.terms, STATE.grid, STATE.jokers)


def best(rack: str, top: int = 3, position: str = "", **options: object) -> tuple[Reply, ...]:
    found = DESK.best(
        GAME, choose(GAME.info.menu, options), {"rack": rack, "position": position}, top
    )
    assert not isinstance(found, Refusal), found
    return found


def judged(move: str, rack: str | None = None, **options: object) -> Reply | Refusal:
    given = {"move": move} | ({} if rack is None else {"rack": rack})
    return DESK.judge(GAME, choose(GAME.info.menu, options), given)


def code(answer: Reply | View | Refusal) -> str:
    assert isinstance(answer, Refusal)
    return answer.code


def test_the_best_plays_are_those_of_plain_enumeration() -> None:
    everything = sorted(
        (play.points for play in all_plays(STATE.rules.terms, STATE.grid, RACK)), reverse=True
    )

    found = best(RACK, 5, POSITION)

    assert everything[:5] == [reply.facts["points"] for reply in found]


def test_several_lines_bring_at_least_as_much_as_one() -> None:
    line = best(RACK, 1, POSITION)[0].facts["points"]
    free = best(RACK, 1, POSITION, placement="free")[0].facts["points"]

    assert int(free) >= int(line)


def test_best_plays_announce_totals_where_required() -> None:
    reply = best(RACK, 1, announce="claim")[0]

    assert str(reply.facts["move"]).endswith(f"#{reply.facts['points']}")


def test_a_rack_without_a_play_has_no_best_one() -> None:
    assert best("12345") == ()


def test_a_swap_is_judged_by_the_rack() -> None:
    assert code(judged("~37", "1379+/?")) == "E-SWAP-COUNT"
    assert code(judged("~5", "1379+/?")) == "E-RACK"
    assert code(judged("~5", "")) == "E-RACK"
    assert isinstance(judged("~3", "1379+/?"), Reply)


def test_a_swap_without_a_rack_must_be_one_that_some_rack_allows() -> None:
    assert code(judged("~")) == "E-EMPTY"
    assert code(judged("~55555555")) == "E-RACK"
    assert isinstance(judged("~5"), Reply)


def test_a_pass_is_allowed_and_brings_nothing() -> None:
    answer = judged(".")

    assert isinstance(answer, Reply)
    assert answer.facts == {"legal": True, "move": ".", "points": 0}


def test_answers_to_another_players_play_belong_to_a_table() -> None:
    assert code(judged("ok")) == "E-DISPUTE-CLOSED"


def test_on_honour_the_announced_total_counts() -> None:
    high, wrong = judged("D8h 9+6/2 #500", referee="honour"), judged("F8h 3-5 #2", referee="honour")

    assert isinstance(high, Reply)
    assert isinstance(wrong, Reply)
    assert (500, "lowered") == (high.facts["points"], high.because[-1].code)
    assert (2, ["E-RESULT"]) == (wrong.facts["points"], [one.code for one in wrong.because])


def test_the_strict_referee_takes_the_turn_for_a_wrong_result() -> None:
    answer = judged("F8h 3-5", referee="strict")

    assert isinstance(answer, Reply)
    assert 0 == answer.facts["points"]
    assert ["E-RESULT", "turn-lost"] == [one.code for one in answer.because]


def test_a_joker_in_a_bare_calculation_keeps_its_mark() -> None:
    answer = judged("?9 + 6 ÷ 2")

    assert isinstance(answer, Reply)
    assert answer.facts == {"legal": True, "move": "?9+6/2", "points": 12}


def test_everything_the_desk_says_has_words() -> None:
    voice = load_translator(load_family("calcussimo"))
    answers = [*best(RACK, 3), judged("9+6/2"), judged("."), judged("D8h 9+6/2 #5")]

    for answer in answers:
        assert isinstance(answer, Reply)
        try:
            sentences = [voice.say(item) for item in (answer.headline, *answer.because)]
        except MissingMessageError as missing:
            raise AssertionError(str(missing)) from missing
        assert all(sentences)


def view_of(given: dict[str, str], **options: object) -> View:
    seen = view_position(DESK, GAME, choose(GAME.info.menu, options), given)
    assert isinstance(seen, View), seen
    assert GAME.fault(GAME.imagine(seen, SeededRng(1))) is None
    return seen


def test_a_position_and_a_rack_are_a_table_to_lay_chips_on() -> None:
    seen = view_of({"position": POSITION, "rack": RACK}, players=3)

    assert (seen.grid, seen.seat, seen.phase) == (STATE.grid, 0, Turning(0, 0))
    assert seen.racks == (RACK, "_______", "_______")
    assert seen.bag == 100 - len(STATE.grid.pieces) - 21


def test_without_a_rack_the_chips_of_the_move_are_held() -> None:
    assert view_of({"move": "D8h ?9+6/2"}).racks[0] == "26+/?"
    assert view_of({"move": "nonsense"}).racks[0] == ""
    assert view_of({"move": "D8h 1+1+1+1+1+1+1+1"}).racks[0] == ""
    assert view_of({}).racks[0] == ""


def test_the_others_share_what_there_is() -> None:
    few = '{"chips": {"counts": {"5": 8, "+": 8}}}'

    seen = view_of({"rack": "555++"}, chips=few)

    assert (seen.racks[1], seen.bag) == ("_______", 4)


def test_the_desk_shows_no_table_that_cannot_be() -> None:
    options = choose(GAME.info.menu, {})
    nines = "9" * 6

    position, rack, both = (
        view_position(DESK, GAME, options, given)
        for given in ({"position": "y"}, {"rack": "y"}, {"position": POSITION, "rack": nines})
    )

    assert (code(position), code(rack), code(both)) == ("E-POSITION", "E-RACK-TEXT", "E-RACK-TEXT")
    assert isinstance(both, Refusal)
    sentence = load_translator(load_family("calcussimo")).say(both)
    assert (
        sentence == "The board and the rack together have 7 chips marked 9, but the set has only 6."
    )


def test_a_table_is_given_to_the_desk_by_board_and_own_rack() -> None:
    assert DESK.given(GAME, GAME.view(STATE, 0)) == {"position": POSITION, "rack": RACK}
    assert DESK.given(GAME, GAME.view(STATE, 1)) == {"position": POSITION, "rack": "1"}
    assert DESK.given(GAME, GAME.view(STATE, None)) == {}


def test_the_desk_reads_every_chip_of_a_game_by_its_sign() -> None:
    for game in load_family("calcussimo").games:
        options = choose(game.info.menu, {})
        for face in DESK.pieces(game):
            view = view_position(DESK, game, options, {"rack": face.sign})

            assert isinstance(view, View), view
            assert [face] == [chip_face(chip) for chip in view.racks[0]]


def test_only_chips_of_the_game_are_offered() -> None:
    signs = {
        game.info.id: "".join(face.sign for face in DESK.pieces(game))
        for game in load_family("calcussimo").games
    }

    assert signs["calcussimo"] == "123456789+−×÷?"
    assert signs["zero"] == "0123456789+−×÷?"
    assert signs["junior"] == "123456789+−?"
