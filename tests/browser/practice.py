"""A person who practises, and an examiner who knows the answers: for tests, never for pages."""

from __future__ import annotations

import json
from collections.abc import Iterator

from playwright.sync_api import Locator, Route, expect

from abaculus.questions.delivery.verdicts import answer_choices, judge, mark_scheme
from abaculus.questions.practice.dealer import Dealer
from abaculus.questions.question import Question
from abaculus.questions.renderer import keyboard, text
from tests.browser.numeral_tiles import compose
from tests.browser.person import Person
from tests.browser.server import Json, LocalServer

SUM = "arith.mul/L3"
FRACTION = "frac.mul/L3"
KINDS = {
    "digits": "arith.mul_facts/L1",
    "fraction": FRACTION,
    "surd": "surd.simplify/L4",
    "algebra": "alg.expand/7N2",
    "choice": "arith.estimate/L2",
    "yes or no": "arith.true_false/L1",
    "time": "time.clock/2E1",
    "duration": "time.elapsed/L2",
    "word": "geo.name_shape/L1",
    "calculation": "arith.insert_signs/L3",
    "interval": "alg.interval/g9",
    "point": "alg.system/8N3",
    "list": "arith.consecutive/L1",
    "remainder": "arith.divrem/L2",
    "roman": "numeral.roman/L2",
}
"""A preset per kind of keypad."""

VERDICT = "[data-verdict={}]"
OTHERS = ("1", "2", "7", "1/7", "0.5", "10:10", "3 h 20 min", "1; 2", "(1; 2)", "9x", "y = 9x")
"""Answers that are wrong for nearly every question, some of each kind."""
_KEYS = {"sqrt": "√", "inf": "∞", "pi": "π", "-": "−", "*": "×", ",": ";"}
"""Typed text, and its keys on the screen."""


def start(person: Person, *places: str, go: str = "/practice") -> None:
    """Open practice and start; only the named presets are dealt, if any."""

    def narrowed(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "{}")
        if not wanted.get("like"):
            wanted = {"places": places, "choose": wanted.get("choose", False)}
        route.continue_(post_data=json.dumps(wanted))

    if places:
        person.page.route("**/api/practice/deal", narrowed)
    if go:
        person.go(go)
    person.press("Start")
    expect(question(person)).to_be_visible()


def question(person: Person) -> Locator:
    """The card."""
    return person.page.get_by_role("region", name="Question")


def field(person: Person) -> Locator:
    """The field for the answer."""
    return person.page.get_by_role("textbox", name="Your answer")


def verdict(person: Person, outcome: str) -> Locator:
    """Wait for the verdict."""
    found = person.one(VERDICT.format(outcome))
    expect(found).to_be_visible()
    return found


def card(person: Person) -> Json:
    """The present question, as the page keeps it."""
    saved = person.page.evaluate("localStorage.getItem('abaculus.practice.now')")
    return dict(json.loads(saved)["card"])


def handle(person: Person) -> str:
    return str(card(person)["handle"])


class Examiner:
    """Knows every answer, because the tests know the server's secret."""

    def __init__(self, server: LocalServer, person: Person) -> None:
        self._handle = handle(person)
        dealt = Dealer(server.secret).found(self._handle)
        self.question: Question = dealt.question
        self._choose = dealt.handle.choose

    @property
    def right(self) -> str:
        """What to type, or the number of the choice."""
        return self._first("right", self._true())

    @property
    def wrong(self) -> str:
        """A plausible wrong answer."""
        return self._first("wrong", self._false())

    @property
    def answer(self) -> str:
        """The answer as people read it."""
        return text("en").value(self.question.answer.shown)

    def _first(self, outcome: str, given: Iterator[str]) -> str:
        return next(one for one in given if self._outcome(one) == outcome)

    def _outcome(self, given: str) -> str:
        return judge(mark_scheme(self.question, "en", choose=self._choose), given).outcome

    def _true(self) -> Iterator[str]:
        yield from self._numbers()
        yield keyboard("en").value(self.question.answer.shown)
        yield self.answer

    def _false(self) -> Iterator[str]:
        yield from self._numbers()
        yield from (keyboard("en").value(one.shown) for one in self.question.distractors)
        yield from OTHERS

    def _numbers(self) -> Iterator[str]:
        choices = answer_choices(self.question, choose=self._choose)
        yield from map(str, range(len(choices)))


def write(person: Person, given: str) -> None:
    """Write with keys or tiles: by touch those on the screen, otherwise those of the keyboard."""
    if card(person)["keypad"] == "choice":
        choose(person, int(given))
    elif card(person)["keypad"].startswith("tiles"):
        compose(person, given)
    elif person.is_phone:
        tap(person, given)
    else:
        person.page.keyboard.type(given)


def choose(person: Person, number: int) -> None:
    """Choose one of the offered answers."""
    if person.is_phone:
        person.touch(person.one(".choices label").nth(number))
    else:
        person.keys(str(number + 1))


def tap(person: Person, given: str) -> None:
    """Type on the keypad, key by key; a word is one key, which adds its own spaces."""
    known: list[str] = person.one("[data-key]").evaluate_all(
        "keys => keys.map((k) => k.dataset.key)"
    )
    left = given
    for word, key in _KEYS.items():
        left = left.replace(word, key)
    while left:
        fitting = [key for key in known if left.startswith(key)]
        if fitting:
            person.touch(person.one(f'[data-key="{max(fitting, key=len)}"]'))
        else:
            assert left.startswith(" "), f"no key for {left} among {known}"
        left = left[len(max(fitting, key=len)) if fitting else 1 :]


def answer(person: Person, given: str) -> None:
    """Write an answer and send it."""
    write(person, given)
    if person.is_phone:
        person.press("Answer")
    else:
        person.keys("Enter")


def only(person: Person, *places: str) -> None:
    """Let only these presets be dealt."""

    def narrowed(route: Route) -> None:
        route.continue_(post_data=json.dumps({"places": places}))

    person.page.route("**/api/practice/deal", narrowed)


def reach(person: Person, name: str) -> None:
    """Reach a button by Tab."""
    for _ in range(60):
        person.keys("Tab")
        if person.button(name).evaluate("button => button === document.activeElement"):
            return
    raise AssertionError(f"{name} is out of reach")


def topics(person: Person) -> Json:
    """The learner's model, by topic."""
    learners = stored_practice(person).get("abaculus.practice.learners", [])
    return dict(learners[0]["topics"]) if learners else {}


def stored_practice(person: Person) -> Json:
    """All of practice that the browser stores."""
    return dict(
        person.page.evaluate(
            """() => Object.fromEntries(Object.keys(localStorage)
                .filter((key) => key.startsWith('abaculus.practice'))
                .map((key) => [key, JSON.parse(localStorage[key])]))"""
        )
    )
