"""Questions drawn for a table, and the verdicts on what is answered."""

from __future__ import annotations

import pytest

from abaculus.kernel.draws import AskQuestion, MarkAnswer
from abaculus.kernel.rng import SeededRng
from abaculus.questions.delivery.request import (
    PLENTY,
    QuestionRequest,
    decode_request,
    encode_request,
    rows,
    supply,
)
from abaculus.questions.delivery.stored_question import (
    AnswerKey,
    decode_question,
    decode_verdict,
    read_answer,
)
from abaculus.questions.delivery.table_source import TABLE_SOURCE
from abaculus.questions.dice import throws
from abaculus.questions.drafts import DiceQuestion
from abaculus.questions.engine import make
from abaculus.questions.packs.canonical import encode_canonical
from abaculus.questions.packs.model import Pack, PackInfo, PackItem
from abaculus.questions.selection import PresetFilter, matching_places, templates
from abaculus.questions.syllabus import rows_of

SIXTH = QuestionRequest(grade="6", category="G", profile="mathmetrics")
OWN = Pack(
    PackInfo(id="our.class", title="Our class", licence="CC0-1.0"),
    (
        PackItem("one", "What is 1 + 1?", "2", grade="6", category="G", secs=15),
        PackItem("two", "What is 2 + 1?", "3", grade="6", category="G", secs=15),
        PackItem("rowed", "What is 4 + 4?", "8", row="6G9", secs=15),
        PackItem("other", "What is 5 + 5?", "10", grade="5", category="G", secs=15),
    ),
)


def ask(
    request: QuestionRequest, seed: int, used: tuple[str, ...] = (), pack: str = ""
) -> tuple[str, str]:
    name, sheet = TABLE_SOURCE.ask(
        AskQuestion(encode_request(request), used, pack), SeededRng(seed)
    )
    return str(name), str(sheet)


def key_of(sheet: str) -> AnswerKey:
    key = decode_question(sheet).key
    assert key is not None
    return key


def test_a_question_is_one_of_its_row() -> None:
    for seed in range(20):
        name, sheet = ask(SIXTH, seed)
        place = key_of(sheet).place
        assert place.partition("/")[2] in rows_of("6", "G")
        assert name.startswith(place.replace("/", "@1/"))
        assert ("6", "G") == (
            decode_question(sheet).card.grade,
            decode_question(sheet).card.category,
        )


def test_another_seed_is_another_question() -> None:
    assert len({ask(SIXTH, seed)[0] for seed in range(12)}) == 12


def test_last_row_is_skipped_while_there_is_another() -> None:
    without = QuestionRequest(grade="6", category="G", without="6G1")
    assert "6G1" not in {key_of(ask(without, seed)[1]).place[-3:] for seed in range(40)}


def test_used_question_does_not_return_while_any_is_new() -> None:
    pack = encode_canonical(OWN).decode()
    own = QuestionRequest(grade="6", category="G", own_only=True)
    used: list[str] = []
    for seed in range(3):
        used.append(key_of(ask(own, seed, tuple(used), pack)[1]).same)
    assert 3 == len(set(used))
    assert used[0] == key_of(ask(own, 4, tuple(used), pack)[1]).same


def test_items_without_a_row_are_one_row_together() -> None:
    found = rows(QuestionRequest(grade="6", category="G", own_only=True), OWN)
    assert {"own": ["one", "two"], "6G9": ["rowed"]} == {
        row: [one.place for one in origins] for row, origins in found.items()
    }


def test_short_time_skips_heavy_rows_unless_there_are_no_others() -> None:
    light = rows(QuestionRequest(grade="11", category="E", most_load=2), None)
    assert "11E4" not in light
    assert "11E4" in rows(QuestionRequest(grade="11", category="E"), None)
    heavy = Pack(OWN.pack, (PackItem("slow", "2 + 2?", "4", grade="6", category="G", secs=90),))
    only = QuestionRequest(grade="6", category="G", own_only=True, most_load=1)
    assert ["own"] == list(rows(only, heavy))


def test_the_supply_counts_different_questions() -> None:
    assert PLENTY <= supply(SIXTH, None)
    assert 3 == supply(QuestionRequest(grade="6", category="G", own_only=True), OWN)
    assert 0 == supply(QuestionRequest(grade="2", category="G", own_only=True), OWN)


def test_nothing_that_serves_is_a_blank_question() -> None:
    nothing = QuestionRequest(grade="2", category="G", own_only=True)
    assert ("", "") == ask(nothing, 1, pack=encode_canonical(OWN).decode())


def test_an_answer_is_judged_by_what_was_given() -> None:
    _, sheet = ask(
        QuestionRequest(grade="6", category="G", own_only=True),
        1,
        (),
        encode_canonical(OWN).decode(),
    )
    right = key_of(sheet).solution.answer.text
    rng = SeededRng(1)
    sign, verdict = TABLE_SOURCE.mark(MarkAnswer(sheet, right), rng)
    assert ("+", "right") == (sign, decode_verdict(str(verdict)).outcome)
    sign, verdict = TABLE_SOURCE.mark(MarkAnswer(sheet, "77"), rng)
    assert ("-", "wrong") == (sign, decode_verdict(str(verdict)).outcome)


@pytest.mark.parametrize(("percent", "sign"), [(0, "-"), (100, "+")])
def test_a_bot_is_right_as_chance_has_it(percent: int, sign: str) -> None:
    _, sheet = ask(SIXTH, 3)
    drawn = [TABLE_SOURCE.mark(MarkAnswer(sheet, percent=percent), SeededRng(n)) for n in range(10)]
    assert {sign} == {one[0] for one in drawn}
    answers = {decode_verdict(str(verdict)).shown for _, verdict in drawn}
    key = key_of(sheet)
    known = {key.solution.answer} if percent else {one.shown for one in key.wrong}
    assert answers <= known


def test_a_reading_tells_what_is_no_answer_and_nothing_else() -> None:
    _, sheet = ask(SIXTH, 5)
    assert "read" == getattr(read_answer(sheet, "12345"), "code", None)
    unreadable = read_answer(sheet, "1 +")
    assert unreadable is not None
    assert unreadable.code != "read"
    assert unreadable.sentence
    assert read_answer("", "anything") is None


def test_choices_are_offered_where_they_are_requested() -> None:
    _, sheet = ask(QuestionRequest(grade="6", category="G", choose=True), 5)
    card, key = decode_question(sheet).card, key_of(sheet)
    assert len(card.choices) >= 2
    assert card.choices[key.marking.right] == key.solution.answer
    assert "+" == TABLE_SOURCE.mark(MarkAnswer(sheet, str(key.marking.right)), SeededRng(1))[0]


def test_the_card_holds_nothing_of_the_key() -> None:
    for seed in range(30):
        name, sheet = ask(QuestionRequest(grade="8", category="N"), seed)
        face = repr(decode_question(sheet).card)
        assert name not in face
        assert name.rpartition("#")[2] not in face
        assert key_of(sheet).same not in face


def test_a_yellow_question_has_its_level_and_any_topic() -> None:
    cards = [
        decode_question(ask(QuestionRequest(level=2, profile="mathematicus"), seed)[1]).card
        for seed in range(30)
    ]
    assert {2} == {card.level for card in cards}
    assert len({card.topic for card in cards}) > 8
    topics = {place.topic for place in matching_places(PresetFilter(level=2))}
    assert topics == set(rows(QuestionRequest(level=2), None))


def test_a_blue_card_is_asked_with_the_dice_that_lie_there() -> None:
    name, sheet = ask(QuestionRequest(blue="MY3", rolls=(7, 4), square=29), 1)

    assert name.startswith("blue.maya@1/MY3#")
    assert name.endswith("?a=7&b=4&sq=29")
    assert ("blue.maya/MY3", 29 + 7 * 4) == (
        key_of(sheet).place,
        key_of(sheet).marking.spec["value"],
    )


def test_every_blue_card_can_be_asked_for() -> None:
    for card, place in templates().items():
        dice = make(place.gen, card, "00000000")
        assert isinstance(dice, DiceQuestion)
        rolls = tuple(sides[-1] for _, sides in throws(dice))

        name, sheet = ask(
            QuestionRequest(blue=card, rolls=rolls, square=34, profile="mathematicus"), 2
        )

        assert f"{place.gen}@1/{card}#" in name
        assert decode_question(sheet).card.secs == place.preset.secs
        assert "+" == TABLE_SOURCE.mark(MarkAnswer(sheet, percent=100), SeededRng(1))[0]


def test_a_request_for_a_blue_card_is_read_back() -> None:
    blue = QuestionRequest(blue="BI1", rolls=(1, 0, 1, 1), square=25)

    assert blue == decode_request(encode_request(blue))
    assert "blue" not in encode_request(QuestionRequest(level=1))
