"""Before the first move: seats, names, options and the start."""

from __future__ import annotations

import pytest

from abaculus.kernel.gestures import PressGesture
from abaculus.kernel.messages import Refusal
from abaculus.tables.commands import (
    ArrangeSeats,
    ChangeOptions,
    LeaveSeat,
    Play,
    Rematch,
    Remove,
    Rename,
    Resign,
    Start,
)
from abaculus.tables.decide import Actor, decide, open_table, rematch, seats_of, sit
from abaculus.tables.log import SeatsEntry
from abaculus.tables.table import SeatRequest
from tests.tables.samples import (
    ANN,
    BEN,
    BOT,
    HERE,
    HOST,
    LINK,
    OPEN,
    RNG,
    SPECTATOR,
    STRANGER,
    WHEN,
    Evening,
    code,
    ok,
    tags,
    two_friends,
)


def opening(*seats: SeatRequest, **more: str | int | bool) -> str:
    variant = str(more.pop("variant", "morra"))
    return code(open_table("t", "pebbles", variant, more, seats, HOST.key, WHEN, RNG))


def test_a_new_table_waits_with_its_seats() -> None:
    evening = Evening(HERE, LINK, BOT, OPEN, variant="morra", options={"target": "12"})

    assert "waiting" == evening.table.phase
    assert ["here", "link", "bot", "open"] == evening.kinds()
    assert [HOST.key, "", "", ""] == [holder.key for holder in evening.table.holders]
    assert {"target": 12} == evening.table.options
    assert "random" == evening.table.holders[2].bot


def test_an_empty_variant_is_the_usual_game() -> None:
    assert "noughts" == Evening(HERE, HERE, variant="").table.variant


def test_unnamed_people_and_bots_get_names_empty_seats_do_not() -> None:
    names = Evening(HERE, SeatRequest("here", "Mia"), BOT, OPEN, variant="morra").names()

    assert "Mia" == names[1]
    assert "" == names[3]
    assert 3 == len(set(names[:3]))
    assert all(names[:3])


def test_a_bot_without_a_level_is_the_middle_one() -> None:
    assert "careful" == Evening(HERE, SeatRequest("bot")).table.holders[1].bot


@pytest.mark.parametrize(
    ("expected", "seats", "options"),
    [
        ("E-OPTION", (HERE,), {}),
        ("E-OPTION", (HERE,) * 5, {}),
        ("E-OPTION", (HERE, HERE), {"target": 2}),
        ("E-OPTION", (HERE, HERE), {"colour": "red"}),
        ("E-OPTION", (HERE, SeatRequest("link", options={"hat": "on"})), {}),
        ("morra-handicap", (HERE, SeatRequest("link", options={"handicap": "10"})), {}),
        ("option-of-chairs", (HERE, HERE), {"players": 2}),
        ("option-of-chairs", (HERE, HERE), {"seat1.slow": "on"}),
        ("no-bot", (HERE, SeatRequest("bot", bot="genius")), {}),
        ("name-taken", (SeatRequest("here", "Ann"), SeatRequest("here", " ann ")), {}),
        ("name-bad", (SeatRequest("here", "x" * 25), HERE), {}),
        ("no-variant", (HERE, HERE), {"variant": "chess"}),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    expected: str, seats: tuple[SeatRequest, ...], options: dict[str, str | int | bool]
) -> None:
    assert expected == opening(*seats, **options)


def test_a_game_that_is_not_there_cannot_be_opened() -> None:
    answer = open_table("t", "ludo", "", {}, (HERE, HERE), HOST.key, WHEN, RNG)

    assert "no-game" == code(answer)


def test_a_seat_has_options_of_its_own() -> None:
    evening = Evening(HERE, SeatRequest("here", options={"handicap": "4"}), variant="morra")

    evening.do(HOST, Start())

    assert (0, 4) == evening.table.state.table.scores


def test_a_newcomer_gets_the_first_free_seat() -> None:
    evening = Evening(HERE, OPEN, LINK, variant="morra")

    evening.sit(ANN, "Ann")
    evening.sit(BEN)

    assert ["here", "link", "link"] == evening.kinds()
    assert "Ann" == evening.names()[1]
    assert evening.names()[2] not in ("", "Ann")
    assert [(0,), (1,), (2,)] == [seats_of(evening.table, who) for who in (HOST, ANN, BEN)]


def test_a_seat_with_a_name_waits_for_that_person() -> None:
    evening = Evening(HERE, OPEN, SeatRequest("link", "Ann"), variant="morra")

    evening.sit(ANN, "ann")

    assert (2,) == seats_of(evening.table, ANN)
    assert "ann" == evening.names()[2]


def test_a_person_without_a_name_takes_the_name_of_the_seat() -> None:
    evening = Evening(HERE, SeatRequest("link", "Grandma"))

    evening.sit(ANN)

    assert "Grandma" == evening.names()[1]


def test_a_full_table_takes_nobody_more() -> None:
    evening = Evening(HERE, LINK)
    evening.sit(ANN)

    assert "table-full" == code(sit(evening.table, "Ben", BEN.key, RNG))


def test_one_person_has_one_seat_and_a_spectator_none() -> None:
    evening = Evening(HERE, LINK, LINK, variant="morra")
    evening.sit(ANN)

    assert "already-seated" == code(sit(evening.table, "Ann", ANN.key, RNG))
    assert "not-your-seat" == code(sit(evening.table, "Ann", SPECTATOR.key, RNG))


@pytest.mark.parametrize(
    ("expected", "name", "seat"),
    [("seat-taken", "", 0), ("seat-taken", "", 7), ("name-taken", "HOST", None)],
)
def test_sitting_down_where_or_as_one_cannot(expected: str, name: str, seat: int | None) -> None:
    evening = Evening(SeatRequest("here", "Host"), LINK)

    assert expected == code(sit(evening.table, name, ANN.key, RNG, seat))


def test_nobody_joins_after_the_start() -> None:
    evening = two_friends()

    assert "already-begun" == code(sit(evening.table, "Ben", BEN.key, RNG))


def test_a_person_leaves_and_another_takes_the_seat() -> None:
    evening = Evening(HERE, LINK)
    evening.sit(ANN, "Ann")

    evening.do(ANN, LeaveSeat(1))
    evening.sit(BEN, "Ann")

    assert ((), (1,)) == (seats_of(evening.table, ANN), seats_of(evening.table, BEN))


def test_the_host_frees_a_seat() -> None:
    evening = Evening(HERE, LINK, BOT, variant="morra")
    evening.sit(ANN)

    evening.do(HOST, Remove(1))
    evening.do(HOST, Remove(2))

    assert ["here", "link", "open"] == evening.kinds()
    assert () == seats_of(evening.table, ANN)


def test_everyone_names_their_own_seat_and_the_host_bots_too() -> None:
    evening = Evening(HERE, LINK, BOT, variant="morra")
    evening.sit(ANN)

    evening.do(HOST, Rename(0, " Pa  pa "))
    evening.do(ANN, Rename(1, "Ann"))
    evening.do(HOST, Rename(2, "Robbie"))

    assert ["Pa pa", "Ann", "Robbie"] == evening.names()
    assert "not-your-seat" == evening.no(HOST, Rename(1, "Nobody"))
    assert "not-your-seat" == evening.no(ANN, Rename(2, "Nobody"))
    assert "name-taken" == evening.no(ANN, Rename(1, "ROBBIE"))
    assert "no-seat" == evening.no(ANN, Rename(3, "Ann"))


def test_the_host_moves_seats_and_people_stay() -> None:
    evening = Evening(HERE, LINK, variant="morra")
    evening.sit(ANN, "Ann")

    evening.do(HOST, ArrangeSeats((LINK, BOT, SeatRequest("here", "Pa"), OPEN), (1, None, 0, None)))

    assert ["link", "bot", "here", "open"] == evening.kinds()
    assert ("Ann", "Pa") == (evening.names()[0], evening.names()[2])
    assert ((0,), (2,)) == (seats_of(evening.table, ANN), seats_of(evening.table, HOST))


def test_the_host_does_not_rename_a_guest_by_moving_seats() -> None:
    evening = Evening(HERE, LINK)
    evening.sit(ANN, "Ann")

    evening.do(HOST, ArrangeSeats((HERE, SeatRequest("link", "Nobody")), (0, 1)))

    assert "Ann" == evening.names()[1]


def test_a_seat_given_to_a_bot_keeps_no_person() -> None:
    evening = Evening(HERE, LINK)
    evening.sit(ANN, "Ann")

    evening.do(HOST, ArrangeSeats((HERE, BOT), (0, 1)))

    assert () == seats_of(evening.table, ANN)
    assert "" == evening.table.holders[1].key


@pytest.mark.parametrize("keeps", [(0,), (0, 0), (0, 2), (-1, None), (0, 1, None)])
def test_seating_must_say_who_stays_where(keeps: tuple[int | None, ...]) -> None:
    assert "seating-unclear" == Evening(HERE, LINK).no(HOST, ArrangeSeats((HERE, LINK), keeps))


def test_seating_keeps_to_the_game_s_number_of_players() -> None:
    evening = Evening(HERE, LINK)

    assert "E-OPTION" == evening.no(HOST, ArrangeSeats((HERE, LINK, OPEN), (0, 1, None)))
    assert "E-OPTION" == evening.no(HOST, ArrangeSeats((HERE,), (0,)))


def test_the_host_chooses_other_options() -> None:
    evening = Evening(HERE, LINK, variant="morra")

    evening.do(HOST, ChangeOptions("morra", {"fist": "on"}))

    assert {"fist": True} == evening.table.options
    assert "E-OPTION" == evening.no(HOST, ChangeOptions("morra", {"fist": "maybe"}))
    assert "no-variant" == evening.no(HOST, ChangeOptions("chess", {}))


def test_another_variant_brings_the_seats_it_needs() -> None:
    slow = SeatRequest("bot", options={"slow": "on"})
    evening = Evening(HERE, LINK, slow, OPEN, variant="morra")
    evening.sit(ANN, "Ann")

    evening.do(HOST, ChangeOptions("noughts", {}))

    assert "noughts" == evening.table.variant
    assert ["here", "link"] == evening.kinds()
    assert (1,) == seats_of(evening.table, ANN)


def test_another_variant_sends_no_person_away() -> None:
    evening = Evening(HERE, HERE, HERE, variant="morra")

    assert "E-OPTION" == evening.no(HOST, ChangeOptions("noughts", {}))


def test_free_seats_are_left_out_at_the_start() -> None:
    evening = Evening(OPEN, HERE, LINK, LINK, variant="morra")
    evening.sit(ANN, "Ann", 2)

    evening.do(HOST, Start())

    assert "playing" == evening.table.phase
    assert ["here", "link"] == evening.kinds()
    assert 2 == evening.table.state.table.agreed.players


def test_a_game_starts_with_enough_people_only() -> None:
    evening = Evening(HERE, OPEN)

    answer = decide(evening.table, HOST, Start(), 0, RNG)

    assert Refusal("too-few", {"low": 2, "missing": 1}) == answer


def test_the_first_draws_come_with_the_start() -> None:
    decision = Evening(HERE, HERE, variant="morra").do(HOST, Start(), now=70_000)

    assert ["StartEntry", "EventEntry"] == tags(decision.entries)
    assert 1 == len(decision.steps)
    assert 0 == decision.table.at


def test_once_begun_seats_and_options_stay() -> None:
    evening = two_friends("morra")

    codes = [
        evening.no(HOST, Start()),
        evening.no(HOST, ChangeOptions("morra", {})),
        evening.no(HOST, ArrangeSeats((HERE, LINK), (0, 1))),
        evening.no(ANN, LeaveSeat(1)),
    ]

    assert ["already-begun"] * 4 == codes


def test_before_the_start_there_is_no_game() -> None:
    evening = Evening(HERE, HERE)

    codes = [
        evening.no(HOST, Play(0, PressGesture("b2"))),
        evening.no(HOST, Resign(0)),
        evening.no(HOST, Rematch()),
    ]

    assert ["not-begun", "not-begun", "not-over"] == codes


@pytest.mark.parametrize("person", [ANN, STRANGER, SPECTATOR])
def test_the_table_is_the_host_s(person: Actor) -> None:
    evening = Evening(HERE, LINK)
    evening.sit(ANN)

    codes = [
        evening.no(person, command)
        for command in (
            Start(),
            ChangeOptions("morra", {}),
            ArrangeSeats((), ()),
            Remove(0),
            Rematch(),
        )
    ]

    assert ["not-host"] * 5 == codes


def test_a_rematch_keeps_the_people_and_lets_the_next_one_start() -> None:
    evening = two_friends()
    evening.do(ANN, Resign(1))

    assert () == evening.do(HOST, Rematch()).entries
    new, old = ok(rematch(evening.table, "t2", WHEN + 9, RNG))

    assert ["OpenEntry"] == tags(new.entries)
    assert "waiting" == new.table.phase
    assert [ANN.key, HOST.key] == [holder.key for holder in new.table.holders]
    assert (HOST.key, WHEN + 9, "t2") == (new.table.host, new.table.opened, new.table.id)
    assert "t2" == evening.keep(old).table.next
    assert "rematch-open" == evening.no(HOST, Rematch())


def test_an_unfinished_game_has_no_rematch() -> None:
    assert "not-over" == code(rematch(two_friends().table, "t2", WHEN, RNG))


def test_one_entry_has_the_holders_of_all_seats() -> None:
    evening = Evening(HERE, LINK)

    decision = ok(sit(evening.table, "Ann", ANN.key, RNG))

    assert (SeatsEntry(decision.table.holders),) == decision.entries
