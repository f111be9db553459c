"""Every preset can be practised: dealt, answered by keys that give nothing away, explained."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.maths.answers.verdicts import RIGHT, WRONG
from abaculus.questions.drafts import MessageRef
from abaculus.questions.engine import names
from abaculus.questions.messages import load_messages
from abaculus.questions.practice.dealer import Dealer
from abaculus.questions.practice.desk import PracticeDesk, known_locale
from abaculus.questions.practice.messages import (
    HintRequest,
    PracticeCard,
    PracticeRequest,
    TypedAnswer,
)
from abaculus.questions.practice.sealed_ids import SealedId
from abaculus.questions.practice.syllabus import build_syllabus
from abaculus.questions.question import Question
from abaculus.questions.renderer import keyboard, text
from abaculus.questions.selection import Place, find_place, places

SECRET = bytes(range(32))


def nonces() -> Iterator[bytes]:
    number = 0
    while True:
        number += 1
        yield number.to_bytes(12, "big")


def desk() -> PracticeDesk:
    """Always the same questions."""
    return PracticeDesk(SECRET, nonces().__next__)


def deal(name: str, *, choose: bool = False) -> tuple[PracticeDesk, PracticeCard, Question]:
    own = desk()
    card = own.deal(PracticeRequest(places=(name,), choose=choose))
    return own, card, Dealer(SECRET).found(card.handle).question


def right_text(question: Question) -> str:
    write = keyboard("en").value
    if question.answer.kind == "parts":
        return "; ".join(write(inner.shown) for _, inner in question.answer.fields["parts"])
    return write(question.answer.shown)


def by_keys(written: str) -> str:
    """The text as the keys of a keypad make it."""
    for word, key in ((" or ", "∪"), ("inf", "∞"), ("sqrt", "√"), ("pi", "π"), (", ", ";")):
        written = written.replace(word, key)
    return written.replace("*", "×").replace("-", "−").replace("\u202f", "")


@pytest.mark.parametrize("place", places(), ids=lambda place: place.name)
def test_every_preset_is_dealt_answered_and_explained(place: Place) -> None:
    own, card, question = deal(place.name)
    given = [str(one) for one in range(len(card.choices))] or [right_text(question)]

    judged = [own.judge(TypedAnswer(card.handle, one)) for one in given]
    hints = [own.hint(HintRequest(card.handle, rung)) for rung in range(1, card.hints + 1)]
    solution = own.solution(HintRequest(card.handle))

    assert place.name == card.place
    assert card.title
    assert ["right"] == [one.outcome for one in judged if one.outcome != "wrong"]
    assert all(hint.shown.text for hint in hints)
    assert text().value(question.answer.shown) == solution.answer.text
    assert solution.answer.text not in [hint.shown.text for hint in hints]


@pytest.mark.parametrize("place", places()[::3], ids=lambda place: place.name)
def test_preset_keys_suffice_and_are_the_same_for_every_answer(place: Place) -> None:
    own = desk()
    pads: dict[object, set[object]] = {}
    for _ in range(4):
        card = own.deal(PracticeRequest(places=(place.name,)))
        answer = Dealer(SECRET).found(card.handle).question.answer
        asks = (answer.kind, *(str(answer.fields.get(key)) for key in ("form", "vars", "base")))
        pads.setdefault(asks, set()).add((card.keypad, card.keys))
        if answer.kind not in ("word", "numeral", "parts") and not card.choices:
            signs = set(by_keys(keyboard("en").value(answer.shown)))
            assert {sign for sign in signs if not sign.isdecimal()} <= {*"".join(card.keys), " "}

    assert all(1 == len(found) for found in pads.values())


@pytest.mark.parametrize(
    ("place", "keypad", "keys"),
    [
        ("arith.add/L1", "digits", ()),
        ("arith.signed_add/L3", "digits", ("−",)),
        ("frac.div/6G1", "fraction", ("/",)),
        ("surd.rationalise/L4", "surd", ("−", "/", "√", "+", "(", ")")),
        ("time.clock/1E2", "time", (":",)),
        ("ratio.simplify/L2", "digits", (":",)),
        ("alg.expand/L3", "algebra", ("x", "−", "/", "^", "×", "+", "(", ")")),
        ("geo.name_shape/L1", "text", ()),
        ("nt.prime_factors/L2", "digits", ("^", "×")),
    ],
)
def test_only_the_keys_an_answer_may_need(place: str, keypad: str, keys: tuple[str, ...]) -> None:
    _, card, _ = deal(place)

    assert (keypad, keys) == (card.keypad, card.keys)


def test_the_decimal_key_is_that_of_the_language() -> None:
    card = desk().deal(PracticeRequest(places=("dec.arith/L2",), locale="it"))

    assert "," in card.keys
    assert "." not in card.keys


def test_numerals_have_tiles_with_their_names() -> None:
    _, card, _ = deal("blue.maya/MY3")

    assert ["shell", "dot", "bar", "next place"] == [tile.name for tile in card.tiles]
    assert card.keys == tuple(tile.typed for tile in card.tiles)


def test_yes_or_no_is_chosen() -> None:
    own, card, question = deal("arith.true_false/L1")

    judged = [own.judge(TypedAnswer(card.handle, given)).outcome for given in "01"]

    assert ["yes", "no"] == [choice.text for choice in card.choices]
    assert question.answer.truth == (judged == ["right", "wrong"])


def test_any_question_can_offer_answers() -> None:
    own, card, question = deal("arith.mul/L3", choose=True)
    shown = [choice.text for choice in card.choices]
    right = shown.index(text().value(question.answer.shown))

    judged = [own.judge(TypedAnswer(card.handle, str(one))) for one in range(len(shown))]

    assert [right] == [place for place, one in enumerate(judged) if one.outcome == "right"]
    assert judged[right].sentence == f"Right: {shown[right]}."
    wrong = next(one for one in judged if one.outcome == "wrong")
    assert wrong.sentence.startswith("You chose ")
    assert wrong.mis


def test_known_mistake_is_named_by_cause_without_the_answer() -> None:
    own, card, question = deal("frac.div/6G1")
    mistake = question.distractors[0]

    judged = own.judge(TypedAnswer(card.handle, keyboard("en").value(mistake.shown)))

    explanation = text().sentence(MessageRef(f"frac.mis.{mistake.mis.partition('.')[2]}"))
    assert ("wrong", mistake.mis) == (judged.outcome, judged.mis)
    assert judged.sentence == f"You wrote {text().value(mistake.shown)}. {explanation}"


def test_a_slip_is_reported_by_its_code() -> None:
    own, card, question = deal("arith.add/L1")

    judged = own.judge(TypedAnswer(card.handle, str(-question.answer.truth)))

    assert ("wrong", "wrong_sign", "") == (judged.outcome, judged.code, judged.mis)
    assert "its sign is not" in judged.sentence


def test_what_cannot_be_read_is_no_answer() -> None:
    own, card, _ = deal("arith.add/L1")

    judged = own.judge(TypedAnswer(card.handle, "3//4"))

    assert ("malformed", "syntax", None) == (judged.outcome, judged.code, judged.shown)


@pytest.mark.parametrize("code", sorted(RIGHT))
def test_every_way_to_be_right_has_a_sentence(code: str) -> None:
    assert f"right.{code}" in load_messages("en", "practice")


@pytest.mark.parametrize("code", sorted(WRONG))
def test_every_way_to_be_wrong_has_a_sentence(code: str) -> None:
    assert f"wrong.{code}" in load_messages("en", "practice")


def test_every_topic_and_generator_has_a_title() -> None:
    titles = load_messages("en", "titles")
    topics = {name.partition(".")[0] for name in names()}

    assert {*names(), *(f"topic.{topic}" for topic in topics)} == set(titles)


def test_the_syllabus_shows_rows_by_their_topics() -> None:
    known = {place.name: place for place in build_syllabus().places}

    assert len(places()) == len(known)
    assert "Position words" == known["geo.position/RE4"].title
    assert "Dividing fractions" == known["frac.div/L3"].title
    assert known["arith.mul_facts/L1"].is_fact
    assert known["frac.div/6G1"].difficulty > known["geo.position/RE4"].difficulty


def test_dice_questions_come_only_to_those_who_ask_for_them() -> None:
    own = desk()
    cards = [own.deal(PracticeRequest()) for _ in range(40)]
    blue = own.deal(PracticeRequest(topics=("blue",)))

    assert all(card.level or card.grade for card in cards)
    assert "blue" == blue.topic


def test_finite_questions_are_all_asked_before_repeating() -> None:
    own = desk()
    seen: list[str] = []
    prompts: list[str] = []
    for _ in range(12):
        card = own.deal(PracticeRequest(places=("blue.maya/MY4",), seen=tuple(seen)))
        seen.append(card.handle)
        prompts.append(card.prompt.text)

    assert len(set(prompts)) == len(prompts) == find_place("blue.maya/MY4").preset.finite


def test_a_question_of_an_older_version_is_gone() -> None:
    old = SealedId(bytes(12), "frac.mul@999/L3").seal(SECRET)
    unknown = SealedId(bytes(12), "frac.nothing@1/L3").seal(SECRET)

    for handle in (old, unknown):
        with pytest.raises(RefusedError) as refused:
            desk().read(TypedAnswer(handle, "1"))
        assert refused.value.code == "practice-gone"


@pytest.mark.parametrize(
    ("locale", "known"), [("en", "en"), ("it", "it"), ("de-CH", "de-CH"), ("xx", "en"), ("", "en")]
)
def test_unknown_languages_are_english(locale: str, known: str) -> None:
    assert known == known_locale(locale)
