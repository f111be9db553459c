"""Who starts, the deal, and what others learn of it (specification 4)."""

from __future__ import annotations

from abaculus.games.calcussimo.rules import Calcussimo
from abaculus.games.calcussimo.state import Deal, Lots, StartDraw, State, Turning
from abaculus.games.calcussimo.tests.tables import GAME, SOLO, draw, happen
from abaculus.kernel.awaits import Chance
from abaculus.kernel.draws import Pick
from abaculus.kernel.events import Drawn
from abaculus.kernel.messages import news_for
from abaculus.kernel.options import choose

ONE_NUMBER = '{"chips": {"counts": {"5": 20, "+": 1}}}'


def opened(players: int, game: Calcussimo = GAME, **options: object) -> State:
    return game.setup(choose(game.info.menu, {"players": players, **options}))


def test_s43_tied_seats_draw_again() -> None:
    step = happen(opened(4), draw("7"), draw("9"), draw("+"), draw("9"))

    assert step.state.phase == StartDraw((1, 3))


def test_the_highest_number_starts_and_all_chips_go_back() -> None:
    step = happen(opened(2), draw("7"), draw("9"))

    assert step.state.phase == Deal(1)
    assert (sum(step.state.bag), step.state.aside) == (100, "")


def test_signs_and_jokers_are_no_numbers() -> None:
    step = happen(opened(3), draw("?"), draw("1"), draw("*"))

    assert step.state.phase == Deal(1)


def test_nobody_with_a_number_means_all_draw_again() -> None:
    step = happen(opened(3), draw("?"), draw("+"), draw("*"))

    assert step.state.phase == StartDraw((0, 1, 2))


def test_drawn_chips_stay_out_until_the_starter_is_known() -> None:
    step = happen(opened(2), draw("7"), draw("7"), draw("7"))

    assert step.state.aside == "777"
    assert sum(step.state.bag) == 97


def test_lots_decide_when_the_bag_cannot_serve_all_who_must_draw() -> None:
    state = opened(2, chips=ONE_NUMBER)
    while not isinstance(state.phase, Lots):
        state = happen(state, draw("5")).state
    awaits = GAME.awaits(state)

    step = happen(state, Drawn(0, ("1",)))

    assert awaits == Chance(Pick((("0", 1), ("1", 1)), 1))
    assert (step.state.starter, sum(step.state.bag)) == (1, 21)


def test_the_starter_is_dealt_first_and_plays_first() -> None:
    step = happen(opened(2), draw("1"), draw("2"), draw("1234567"), draw("89+-*/?"))

    assert step.state.racks == ("89+-*/?", "1234567")
    assert step.state.phase == Turning(1, 0)


def test_only_the_owner_hears_which_chips_were_dealt() -> None:
    step = happen(opened(2), draw("1"), draw("2"), draw("1234567"))

    assert ["drew-own"] == [item.code for item in news_for(step.news, 1)]
    assert ["drew"] == [item.code for item in news_for(step.news, 0)]
    assert ["drew"] == [item.code for item in news_for(step.news, None)]


def test_alone_nobody_draws_for_the_start() -> None:
    assert opened(1, SOLO).phase == Deal(0)
