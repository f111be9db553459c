"""Options: seats with their own elements, packs as decks, and what is refused (section 3)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.catalogue.game_page import family_card
from abaculus.errors import OptionError
from abaculus.games.mathematicus.elements import ADVANCED, INTERMEDIATE
from abaculus.games.mathematicus.options import CARDS_IN_DECK, FIRST_RULES
from abaculus.games.mathematicus.phases import QuestionState, Stake
from abaculus.games.mathematicus.questions import request_question
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.games.mathematicus.state import State
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.option_checks import check_options
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.registry import load_family
from abaculus.questions.delivery.request import decode_request

PACK = """
pack: {id: ours, title: Ours}
items:
  - {id: one, level: 1, prompt: "What is 3 + 4?", answer: "7"}
  - {id: two, level: 2, prompt: "What is 12 times 12?", answer: "144"}
"""


def table(variant: str = "basic", **options: OptionValue) -> State:
    game = Mathematicus(variant)
    given = {key.replace("__", "."): value for key, value in options.items()}
    return game.setup(choose(game.info.menu, given))


@pytest.mark.parametrize(
    ("variant", "options", "code"),
    [
        ("basic", {"players": 6}, "X-SEATS"),
        ("cards", {"players": 1}, "X-SEATS"),
        ("basic", {"seat0__mode": "rr"}, "X-MODE"),
        ("basic", {"seat0__mode": "5xn"}, "X-MODE"),
        ("basic", {"seat0__mode": "2ab"}, "X-MODE"),
        ("basic", {"seat0__mode": ""}, "X-MODE"),
        ("basic", {"seat1__mode": "2xA"}, "X-MIX"),
        ("advanced", {"seat1__mode": "S"}, "X-MIX"),
        ("basic", {"seat0__level": 5}, "X-LEVEL"),
        ("basic", {"window_s": 2}, "X-OPTION"),
        ("basic", {"deck": "custom"}, "X-OPTION"),
        ("basic", {"seat1__cards": "custom"}, "X-OPTION"),
        ("basic", {"dealer": "fixed", "dealer_seat": 3}, "X-OPTION"),
        ("basic", {"players": 1, "dealer": "rounds"}, "X-OPTION"),
        ("basic", {"seat0__pawn": "T", "seat1__pawn": "T"}, "X-PAWN"),
        ("basic", {"board": "{}"}, "bad-board"),
        ("basic", {"chance": "{}"}, "bad-chance"),
        ("basic", {"pack": "nonsense"}, "pack-unsound"),
        ("cards", {"target": 1000}, "X-SETTARGET"),
        ("cards", {"minutes": 241}, "X-SETTARGET"),
    ],
)
def test_clashing_options_are_refused(
    variant: str, options: dict[str, OptionValue], code: str
) -> None:
    with pytest.raises(RefusedError) as refused:
        table(variant, **options)

    assert code == refused.value.refusal.code


def test_every_seat_has_its_own_elements_and_level() -> None:
    state = table("basic", players=3, seat0__mode="xn", seat0__level=2, seat1__mode="i")

    assert [("xn", 2), ("rcxn", 1), ("", 1)] == [
        (hand.elements, hand.level) for hand in state.hands
    ]
    assert [(1, 1, 0, 1, 0), (1, 1, 1, 1, 0), (1, 1, 0, 0, 0)] == [
        hand.tokens for hand in state.hands
    ]


@pytest.mark.parametrize(
    ("variant", "mode", "elements", "level"),
    [
        ("advanced", "a", "rcxnAMYERBCINS", 4),
        ("advanced", "b", "", 1),
        ("advanced", "i", "rcxn", 1),
        ("advanced", "rcxnS", "rcxnS", 4),
        ("basic", "a", "rcxnAMYERBCINS", 4),
        ("intermediate", "a", "rcxnAMYERBCINS", 4),
        ("intermediate", "b", "", 1),
        ("advanced", "a2", "rcxnAMYERBCINS", 2),
        ("basic", "rcxnS", "rcxnS", 1),
        ("basic", "3rcxnSAC", "rcxnACS", 3),
        ("basic", "2nx", "xn", 2),
        ("basic", "3", "", 3),
        ("basic", "i4", "rcxn", 4),
    ],
)
def test_elements_can_be_written_with_their_level_or_without(
    variant: str, mode: str, elements: str, level: int
) -> None:
    hand = table(variant, seat0__mode=mode).hands[0]

    assert (elements, level) == (hand.elements, hand.level)


@pytest.mark.parametrize(("variant", "mode", "level"), [("basic", "a", 1), ("advanced", "b", 4)])
def test_by_the_first_rules_the_table_decides_the_level(
    variant: str, mode: str, level: int
) -> None:
    game = Mathematicus(variant)
    options = choose(game.info.menu, {"seat0.mode": mode})

    assert level == game.setup(replace(options, rules=FIRST_RULES)).hands[0].level


def test_3_a_level_that_is_given_wins_over_the_usual_one() -> None:
    assert 2 == table("basic", seat0__mode="a", seat0__level=2).hands[0].level


def test_3_numbers_are_written_as_the_table_has_chosen() -> None:
    state = table("cards", locale="it")
    stake = Stake("cards", 0, 0, 0, True)

    found = request_question(state, QuestionState(stake, 0, 1)).request

    assert "it" == decode_request(found).locale
    assert (
        "en"
        == decode_request(
            request_question(table("cards"), QuestionState(stake, 0, 1)).request
        ).locale
    )


def test_elements_are_kept_in_one_form() -> None:
    menu = Mathematicus("basic").info.menu

    kept = [choose(menu, {"seat0.mode": mode}).seats[0]["mode"] for mode in ("a", "3CASnxcr", "2")]

    assert ["a", "3rcxnACS", "b2"] == kept


def test_all_can_agree_to_mix_freely() -> None:
    state = table("basic", free_mix=True, seat0__mode="xA", seat0__level=2)

    assert ("xA", 2) == (state.hands[0].elements, state.hands[0].level)
    assert state.rules.free_mix


def asks_for_own(state: State, card: int = 1, seat: int = 0, level: int = 1) -> bool:
    draw = request_question(state, QuestionState(Stake("square", seat), seat, level, card=card))
    assert bool(draw.pack) == decode_request(draw.request).own_only
    return bool(draw.pack)


def test_own_questions_replace_ours_or_mix_with_them() -> None:
    assert not asks_for_own(table(pack=PACK))
    assert asks_for_own(table(pack=PACK, deck="custom"))
    mixed = table(pack=PACK, deck="mix", mix=25)
    assert 52 == sum(asks_for_own(mixed, card) for card in range(1, CARDS_IN_DECK + 1))


def test_where_a_pack_has_nothing_for_a_level_ours_are_asked() -> None:
    state = table(pack=PACK, deck="custom")

    assert [True, True, False, False] == [asks_for_own(state, level=one) for one in range(1, 5)]


def test_a_seat_may_have_own_questions_by_itself() -> None:
    state = table(pack=PACK, seat1__cards="custom")

    assert [False, True] == [asks_for_own(state, seat=seat) for seat in (0, 1)]
    other = table(pack=PACK, deck="custom", seat0__cards="builtin")
    assert [False, True] == [asks_for_own(other, seat=seat) for seat in (0, 1)]


def test_the_last_topic_of_a_seat_is_left_out() -> None:
    state = table()
    hands = (replace(state.hands[0], topic="frac"), state.hands[1])

    draw = request_question(replace(state, hands=hands), QuestionState(Stake("square", 0), 0, 3))

    request = decode_request(draw.request)
    assert ("frac", 3, "mathematicus") == (request.without, request.level, request.profile)


def test_alone_there_is_the_supply_of_two() -> None:
    state = table(players=1)

    assert ((3, 3, 0, 0, 3), (1,) * 6) == (state.supply.tokens, state.supply.figures)


def test_cards_alone_have_no_pieces() -> None:
    state = table("cards", players=60)

    assert (0, 0, ()) == (sum(state.supply.tokens), sum(state.stock.tokens), state.unseen)
    assert {(0, 0, 0, 0, 0)} == {hand.tokens for hand in state.hands}


def test_every_element_can_be_switched_and_is_explained() -> None:
    family = load_family("mathematicus")
    cards = [option for option in family_card(family).variants[0].seat_options if option.parts]

    (mode,) = cards
    parts = [part for group in mode.parts for part in group.parts]
    words = {word.value: word.parts for word in mode.words}

    assert set(INTERMEDIATE + ADVANCED) == {part.sign for part in parts}
    assert all(part.say and part.title != part.sign for part in parts)
    assert {"b": "", "i": "rcxn", "a": "rcxnAYERBCIMNS"} == words


def test_10_everything_that_is_wrong_is_reported_together() -> None:
    wrong = {
        "window_s": 2,
        "seat0.pawn": "T",
        "seat1.pawn": "T",
        "seat0.level": 9,
        "seat1.mode": "2xA",
        "seat2.mode": "rr",
        "players": 3,
        "board": "{}",
    }

    with pytest.raises(OptionError) as raised:
        check_options(Mathematicus("basic"), wrong)

    assert ["X-MODE", "X-MIX", "X-LEVEL", "X-PAWN", "X-OPTION", "bad-board"] == [
        one.code for one in raised.value.refusals
    ]
    assert ["seat2.mode", "seat1.mode", "seat0.level", "pawn", "window_s", "board"] == [
        one.values["key"] for one in raised.value.refusals
    ]
