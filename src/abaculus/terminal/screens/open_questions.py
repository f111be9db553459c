"""The open question of this screen, and verdicts not yet dismissed."""

from __future__ import annotations

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.prompts import Answer
from abaculus.kernel.scenes import TableQuestion
from abaculus.terminal.client.state import ClientState


class OpenQuestions:
    """Follows the state; verdicts on this screen's answers stay until they are dismissed."""

    def __init__(self) -> None:
        self._state: ClientState | None = None
        self._judged: tuple[TableQuestion[RichSentence], ...] = ()
        self._away = -1
        """The last question whose verdict was dismissed."""
        self._due: float | None = None
        """The deadline of the open question, by this machine's clock."""
        self._was_lost = False

    def see(self, state: ClientState) -> None:
        """Follow a new state."""
        before = self.open
        self._state = state
        asked = self._questions()
        question = self.open
        if question is not None:
            if before is None or before.number != question.number:
                self._was_lost = False
            # a question that was taken back returns with the same number
            self._away = min(self._away, question.number - 1)
            self._due = self._deadline(state, question)
        judged = tuple(
            one for one in asked if one.judged and self._is_own(one) and one.number > self._away
        )
        self._judged = judged or (self._judged if state.scene is not None else ())

    def _deadline(self, state: ClientState, question: TableQuestion[RichSentence]) -> float | None:
        clock = next((one for one in state.clocks if one.name == question.clock), None)
        return state.received + clock.left / 1000 if clock is not None and clock.runs else None

    def _questions(self) -> tuple[TableQuestion[RichSentence], ...]:
        scene = self._state.scene if self._state is not None else None
        return scene.asked if scene is not None else ()

    def _is_own(self, asked: TableQuestion[RichSentence]) -> bool:
        return self._state is not None and asked.seat in self._state.table.seats

    @property
    def open(self) -> TableQuestion[RichSentence] | None:
        """The question that a player at this screen has to answer."""
        return next(
            (one for one in self._questions() if not one.judged and self._is_own(one)), None
        )

    @property
    def verdicts(self) -> tuple[TableQuestion[RichSentence], ...]:
        """This screen's questions with verdicts not yet dismissed."""
        return self._judged if self.open is None else ()

    @property
    def others(self) -> tuple[TableQuestion[RichSentence], ...]:
        """Another player's question, or its result."""
        if self.open is not None or self.verdicts:
            return ()
        return tuple(one for one in self._questions() if not self._is_own(one))

    @property
    def prompt(self) -> Answer[RichSentence] | None:
        """The prompt for the answer; None: this seat has nothing to answer."""
        question, prompts = self.open, self._state.prompts if self._state is not None else ()
        if question is None:
            return None
        answers = [one for one in prompts if isinstance(one, Answer)]
        return next((one for one in answers if one.asked == question.number), None)

    def put_away(self) -> None:
        """Dismiss the verdicts."""
        self._away = max(self._away, *(one.number for one in self._judged))
        self._judged = ()

    def lose(self) -> None:
        """Note that the connection is down."""
        self._was_lost = True

    def late(self, number: int, now: float) -> tuple[int, bool] | None:
        """By how many seconds an answer was late, and whether the connection was lost;
        None while that question is open.
        """
        question = self.open
        if self._due is None or (question is not None and question.number == number):
            return None
        return max(1, -int(-(now - self._due) // 1)), self._was_lost
