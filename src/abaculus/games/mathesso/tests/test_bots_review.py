"""Looking back: what had been seen, what a turn lost, what everybody remembered."""

from __future__ import annotations

from abaculus.games.mathesso.adviser import ADVISER
from abaculus.games.mathesso.moves import Move
from abaculus.games.mathesso.notation import MathessoNotation
from abaculus.games.mathesso.state import State
from abaculus.games.mathesso.strategy.review import review_turn
from abaculus.games.mathesso.tests.tables import L1, OWN, Table
from abaculus.games.mathesso.view import view
from abaculus.kernel.adviser import Review, Reviewer
from abaculus.kernel.events import Event
from abaculus.kernel.game import Step
from abaculus.kernel.messages import FormulaValue, Refusal
from abaculus.kernel.scene_parts import Text

SEEN = "1:a3 1:b1 1:ok 2:a4 2:b3 2:ok"
"""Both Q3 were turned, one by each."""


def never() -> bool:
    return False


def moves(text: str) -> tuple[Move, ...]:
    read = [MathessoNotation().read_move(word.partition(":")[2]) for word in text.split()]
    return tuple(move for move in read if not isinstance(move, Refusal))


def reviewed(turn: str, before: str = SEEN) -> tuple[Review | None, float]:
    """A turn of seat 1 looked back on, and what it lost."""
    table = Table(L1)
    table.play(before)
    start = table.state
    assert [] == table.play(turn)
    look = review_turn(start, moves(turn), table.state)
    return ADVISER.review(OWN, start, moves(turn), table.state, never), look.lost if look else -1.0


def test_a_missed_pair_is_reported_with_its_places() -> None:
    review, lost = reviewed("1:b2 1:.")

    assert review is not None
    assert not review.was_best
    assert lost > 0
    assert 3 == review.best.points
    assert "review-pair" == review.best.sentence.code
    assert ("yes", "a3", "a4") == tuple(
        review.best.sentence.values[name] for name in ("seen", "first", "second")
    )
    assert ["a3", "a4"] == [piece.cell for piece in review.best.pieces]


def test_a_pair_that_was_taken_lost_nothing() -> None:
    review, lost = reviewed("1:a3 1:a4")

    assert review is not None
    assert review.was_best
    assert 0.0 == lost


def test_a_known_pair_begun_and_not_found_is_lost() -> None:
    _, lost = reviewed("1:a3 1:b2")

    assert 3 + 3 / 2 == lost


def test_without_a_known_pair_a_back_is_reported() -> None:
    review, _ = reviewed("1:b1 1:b2", before="")

    assert review is not None
    assert 0 == review.best.points
    assert "review-back" == review.best.sentence.code


def test_what_the_backs_prove_counts_as_known() -> None:
    """Once both Q3 are gone, the last 3 can only be that of M3.7."""
    review, _ = reviewed("1:b2 1:.", before=f"{SEEN} 1:a3 1:a4 1:ok 2:b1 2:. 2:ok")

    assert review is not None
    assert (FormulaValue("3*7=21"), "no") == tuple(
        review.best.sentence.values[name] for name in ("sum", "seen")
    )


def test_a_turn_without_a_choice_is_not_looked_at() -> None:
    table = Table(L1)
    before = table.state
    table.play("2:=")

    assert ADVISER.review(OWN, before, moves("2:="), table.state, never) is None


class TableWithSteps(Table):
    """A table that keeps its steps."""

    def __init__(self, layout: str) -> None:
        self.steps: list[Step[State, Move]] = []
        super().__init__(layout)

    def _apply(self, event: Event[Move]) -> None:
        self.steps.append(OWN.apply(self.state, event))
        super()._apply(event)


def test_the_memory_of_each_seat_is_counted() -> None:
    table = TableWithSteps(L1)
    table.play(f"{SEEN} 1:a3 1:a4 1:ok 2:b1 2:. 2:ok")

    reports = ADVISER.summary(OWN, OWN.setup(table.options), table.steps)

    assert isinstance(ADVISER, Reviewer)
    assert (Text("memory-score", {"taken": 1, "known": 1}),) == reports[0]
    assert (
        Text("memory-score", {"taken": 0, "known": 1}),
        Text(
            "memory-missed",
            {
                "first": "a1",
                "second": "a2",
                "group": "product",
                "sum": FormulaValue("3*7=21"),
                "behind": "3",
            },
        ),
    ) == reports[1]


def test_help_is_given_as_the_table_wants_it() -> None:
    hint_codes: dict[str, list[list[str]]] = {}
    for hints in ("off", "targets", "full"):
        table = Table(L1, hints=hints)
        start = [text.code for text in ADVISER.hint(OWN, view(table.state, 0), 2, never)]
        table.play("1:b1")
        second = [text.code for text in ADVISER.hint(OWN, view(table.state, 0), 2, never)]
        hint_codes[hints] = [start, second]

    assert [[], []] == hint_codes["off"]
    assert [[], ["hint-back"]] == hint_codes["targets"]
    assert [["advice-back"], ["hint-back", "advice-chance"]] == hint_codes["full"]
