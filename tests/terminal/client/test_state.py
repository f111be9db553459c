"""Pictures and updates fold into what is known; a gap is found."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.scenes import MoveListItem
from abaculus.server.ws.messages import Clock, Update
from abaculus.terminal.client.state import ActiveSeat, active_seat, apply_update
from tests.terminal.scenes import scene, state


def entry(text: str) -> MoveListItem[RichSentence]:
    return MoveListItem((text,))


def test_an_update_that_follows_is_taken_over() -> None:
    before = replace(state(), move_list=(entry("one"),))
    clock = Clock("turn", 0, 9000)

    after = apply_update(before, Update(6, 5, move_list=(entry("two"),), clocks=(clock,)), now=2.0)

    assert after is not None
    assert (after.number, after.move_list) == (6, (entry("one"), entry("two")))
    assert after.scene == before.scene
    assert after.left(clock, 5.5) == 5500


def test_zones_that_were_left_out_are_kept() -> None:
    fresh = scene(lying=("a1",))

    after = apply_update(
        state(), Update(6, 5, scene=replace(fresh, zones=()), zones_kept=True), 0.0
    )

    assert after is not None
    assert after.scene == fresh


def test_a_take_back_shortens_the_log() -> None:
    before = replace(state(), move_list=(entry("one"), entry("two")))

    after = apply_update(before, Update(6, 5, move_list=(entry("back"),), move_list_kept=1), 0.0)

    assert after is not None
    assert after.move_list == (entry("one"), entry("back"))


def test_a_gap_is_found() -> None:
    assert apply_update(state(), Update(9, 8), 0.0) is None


def test_an_old_update_changes_nothing() -> None:
    before = state()

    assert apply_update(before, Update(3, 2, move_list=(entry("old"),)), 0.0) == before


def test_a_clock_that_stands_does_not_run_down() -> None:
    clock = Clock("turn", 0, 9000, runs=False)

    assert state().left(clock, 100.0) == 9000


def test_one_person_always_looks_from_their_own_seat() -> None:
    table = state().table

    assert active_seat(table, None) == ActiveSeat(0)
    assert active_seat(replace(table, must=(1,)), 0) == ActiveSeat(0)


def test_a_spectator_has_no_seat() -> None:
    assert active_seat(replace(state().table, seats=()), None) == ActiveSeat(None)


def test_two_people_with_secrets_get_a_curtain_between_them() -> None:
    table = replace(state().table, seats=(0, 1), secret=True, must=(1,))

    assert active_seat(table, 0) == ActiveSeat(1, curtain=True)
    assert active_seat(table, 1) == ActiveSeat(1)
    assert active_seat(replace(table, must=(2,)), 0) == ActiveSeat(0)


def test_two_people_without_secrets_need_none() -> None:
    table = replace(state().table, seats=(0, 1), must=(1,))

    assert active_seat(table, 0) == ActiveSeat(1)


def test_nobody_takes_turns_after_the_end() -> None:
    table = replace(state().table, seats=(0, 1), secret=True, must=(), phase="over")

    assert active_seat(table, 1) == ActiveSeat(1)
    assert active_seat(table, None) == ActiveSeat(None)
