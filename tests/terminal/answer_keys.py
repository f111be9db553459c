"""A person at the keys who knows every answer, in any game that asks."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.kernel.awaits import Chance
from abaculus.kernel.draws import MarkAnswer
from abaculus.kernel.events import Played
from abaculus.kernel.gestures import WriteGesture
from abaculus.kernel.messages import Refusal
from abaculus.kernel.question_card import QuestionCard
from abaculus.questions.delivery.stored_question import AnswerKey, decode_question
from abaculus.questions.delivery.verdicts import judge
from abaculus.server.rooms.room import Room
from abaculus.terminal.practice.session import LETTERS
from tests.terminal.live_screen import Terminal

SKIP = "p"
_SOME = (
    *("1", "1; 2", "(1; 2)", "1/2", "x", "x = 1", "1:00", "0", "1 r 1", "a"),
    *("I", "I; I", "𓏺", "一", "١"),
)
"""One of these can be read, whatever the question."""


def is_asked(terminal: Terminal) -> bool:
    """Whether a question waits for this person."""
    return terminal.app.table_screen.asks.prompt is not None


def key_of(room: Room, terminal: Terminal) -> AnswerKey | None:
    """The answer key of the open question, which the table uses when it judges."""
    asks, seat = terminal.app.table_screen.asks, terminal.state.seat
    assert asks.prompt is not None
    assert seat is not None
    game, state = room.game, room.table.state
    for text in _SOME:
        gesture = WriteGesture(asks.prompt.id, text)
        move = room.family.stage(game).move(game, game.view(state, seat), gesture)
        event = Played(room.clock.now(), seat, move)
        if isinstance(move, Refusal) or game.check(state, event) is not None:
            continue
        awaits = game.awaits(game.apply(state, event).state)
        assert isinstance(awaits, Chance)
        assert isinstance(awaits.draw, MarkAnswer)
        return decode_question(awaits.draw.sheet).key
    return None


def text_for_outcome(card: QuestionCard, key: AnswerKey, outcome: str) -> str | None:
    """A text with this outcome; None if it cannot be guessed."""
    for place, text in _guesses(card, key):
        if judge(key.marking, text).outcome == outcome:
            return LETTERS[place] if card.choices else text
    return None


def _guesses(card: QuestionCard, key: AnswerKey) -> Iterator[tuple[int, str]]:
    if card.choices:
        yield from ((place, str(place)) for place in range(len(card.choices)))
    yield 0, key.solution.answer.text
    yield from ((0, text) for text in (*map(str, range(-99, 999)), *_SOME))


async def answer(terminal: Terminal, room: Room, outcome: str = "right") -> None:
    """Answer the open question with this outcome, or pass if only a person could know."""
    screen = terminal.app.table_screen
    question = screen.asks.open
    assert question is not None
    key, number = key_of(room, terminal), terminal.state.number
    text = None if key is None else text_for_outcome(question.card, key, outcome)
    if text is None:
        await terminal.press("escape", SKIP)
    else:
        await terminal.type_move(text)
    await terminal.until_after(number)
