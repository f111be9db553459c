"""Practice on a screen, by keys alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

from abaculus.kernel.question_card import NumeralTile
from abaculus.questions.figures import bars, circle, figure, tiles
from abaculus.questions.learning.learner import new_learner
from abaculus.questions.practice.desk import PracticeDesk
from abaculus.questions.practice.messages import PracticeRequest
from abaculus.terminal.practice.figures import draw_figure
from abaculus.terminal.practice.screen import PracticeApp
from abaculus.terminal.practice.session import PracticeSession, letter_choices, parse_answer
from tests.terminal.live_screen import Terminal

FRACTIONS = PracticeRequest(places=("frac.div/6G1",))
SECRET = bytes(32)


def nonces() -> Iterator[bytes]:
    number = 0
    while True:
        number += 1
        yield number.to_bytes(12, "big")


def desk() -> PracticeDesk:
    return PracticeDesk(SECRET, nonces().__next__)


def answer(course: PracticeSession) -> str:
    """What the desk knows, without the course noticing that somebody looked."""
    other = PracticeSession(course.desk, PracticeRequest())
    other.card = course.card
    return other.solution().answer.text


class Screen(Terminal):
    """A practice and its keys."""

    async def type(self, text: str) -> None:
        await self.press(*({"/": "slash", "−": "-"}.get(sign, sign) for sign in text))

    async def seen(self) -> str:
        await self.pilot.pause()
        return self.text()


def on_screen(course: PracticeSession, acts: Callable[[Screen], Awaitable[None]]) -> PracticeApp:
    async def run() -> PracticeApp:
        app = PracticeApp(course)
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            await acts(Screen(app, pilot))  # type: ignore[arg-type]
        return app

    return asyncio.run(run())


def test_a_question_is_read_judged_helped_and_explained() -> None:
    course = PracticeSession(desk(), FRACTIONS, count=2)
    pictures: list[str] = []

    async def acts(screen: Screen) -> None:
        pictures.append(await screen.seen())
        await screen.type("3/")
        pictures.append(await screen.seen())
        await screen.type("4")
        pictures.append(await screen.seen())
        await screen.press("enter", "f2")
        pictures.append(await screen.seen())
        await screen.press("f3")
        pictures.append(await screen.seen())
        await screen.press("enter")
        pictures.append(await screen.seen())

    on_screen(course, acts)

    assert "Fractions: Divide fractions (grade 6)" in pictures[0]
    assert "This cannot be read as an answer." in pictures[1]
    assert "Read as 3/4" in pictures[2]
    assert "You wrote 3/4." in pictures[3]
    assert "Hint 1: " in pictures[3]
    assert "The answer is " in pictures[4]
    assert "Type your answer" in pictures[5]
    assert pictures[0].splitlines()[1] != pictures[5].splitlines()[1]


def test_a_right_answer_leads_on_and_the_last_one_to_the_end() -> None:
    course = PracticeSession(desk(), FRACTIONS, count=2)
    screens: list[str] = []

    async def acts(screen: Screen) -> None:
        for _ in range(2):
            await screen.type(answer(course))
            await screen.press("enter")
            screens.append(await screen.seen())
            await screen.press("enter")

    app = on_screen(course, acts)

    assert all("✓ Right" in one for one in screens)
    assert course.card is None
    assert 0 == app.return_code
    assert [("Fractions", 2, 2)] == course.summary()


def test_another_like_this_and_the_next_and_the_end() -> None:
    course = PracticeSession(desk(), PracticeRequest(topics=("frac", "time")))
    places: list[str] = []

    async def acts(screen: Screen) -> None:
        for key in ("f4", "f4", "f5", "f8", "escape"):
            assert course.card is not None
            places.append(course.card.place)
            await screen.press(key)
            await screen.seen()

    on_screen(course, acts)

    assert places[0] == places[1] == places[2]
    assert places[2].partition("/")[0] != places[3].partition("/")[0]
    assert [] == course.summary()


def test_a_choice_is_made_by_its_letter() -> None:
    course = PracticeSession(desk(), PracticeRequest(places=("arith.true_false/L1",)), count=1)

    card = course.go_on()

    assert card is not None
    assert [("a", "yes"), ("b", "no")] == letter_choices(card)
    assert ["0", "1", "1", "-", ""] == [
        parse_answer(card, text) for text in ("a", "B", "no", "c", "")
    ]
    assert {"right", "wrong"} == {course.answer(text).outcome for text in "ab"}


def test_signs_that_no_keyboard_has_are_typed_by_letters() -> None:
    course = PracticeSession(desk(), PracticeRequest(places=("blue.egyptian/EG2",)), count=1)

    card = course.go_on()

    assert card is not None
    assert ("a", "𓏺 stroke") == letter_choices(card)[0]
    assert "𓎆𓏺𓏺" == parse_answer(card, "baa")
    assert NumeralTile("𓏺", "𓏺", "stroke") == card.tiles[0]
    assert "read" == course.read("baa").code


def test_the_level_follows_the_learner() -> None:
    now = iter(range(0, 10_000, 10))
    course = PracticeSession(
        desk(),
        PracticeRequest(topics=("arith",)),
        learner=new_learner("me", grade="3"),
        roll=iter([0.5] * 10_000).__next__,
        clock=lambda: float(next(now)),
    )
    levels: list[float] = []
    for _ in range(30):
        card = course.go_on()
        assert card is not None
        course.answer(_as_text(course, answer(course)))
        assert course.learner is not None
        levels.append(course.learner.topics["arith"].ability.mean)

    assert levels[-1] > levels[0] + 1
    assert 30 == sum(asked for _, asked, _ in course.summary())


def _as_text(course: PracticeSession, shown: str) -> str:
    assert course.card is not None
    return shown if course.card.choices else shown.replace("\u202f", "").replace(" : ", ":")


def test_only_the_first_answer_counts_and_help_is_reported() -> None:
    course = PracticeSession(desk(), FRACTIONS, learner=new_learner("me"))
    course.go_on()
    course.answer("99")
    course.answer(answer(course))
    course.go_on()
    course.hint()
    course.answer(answer(course))
    course.go_on()
    course.solution()
    course.answer(answer(course))

    assert [("Fractions", 3, 0)] == course.summary()
    assert course.learner is not None
    assert (2, 1) == (
        course.learner.topics["frac"].answers,
        course.learner.topics["frac"].right,
    )


def test_small_figures_are_drawn_in_signs() -> None:
    parts = [
        tiles((0, 0), 5, ["#o.", "  #"]),
        bars((0, 0), (9, 9), [4, 7], [("raw", "ants"), ("raw", "bees")], 2),
        circle((0, 0), 3),
    ]

    lines = list(draw_figure(figure(10, 10, parts, "words.red")))

    assert ["  ■ ▨ □", "      ■", "  ants  ██", "  bees  ███▌"] == lines
    assert [] == list(draw_figure(None))
