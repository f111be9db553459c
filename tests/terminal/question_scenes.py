"""A painted board and a question on it, made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.prompts import Answer, Button, Point, Prompt, Target
from abaculus.kernel.question_card import AnswerVerdict, CardLine, CardText, QuestionCard, Solution
from abaculus.kernel.scene_parts import Cell, Face, PictureBoard, Piece, Sector, Zone
from abaculus.kernel.scenes import Scene, ScoreRow, SeatStatus, TableQuestion, Tally
from abaculus.server.ws.messages import Clock
from abaculus.terminal.client.state import ClientState
from tests.terminal import scenes

SYMBOLS = {"O1": "e-go", "O2": "roll", "O3": "g-risk", "I1": "hold25", "I2": "trio"}


def make_text(text: str) -> CardText:
    """The same text to read and to hear."""
    return CardText(text, text, text)


CARD = QuestionCard(
    topic="frac",
    title="Dividing fractions",
    level=None,
    grade="6",
    category="G",
    prompt=make_text("Work out 1/2 ÷ 2/3."),
    figure=None,
    keypad="fraction",
    keys=("/",),
    tiles=(),
    choices=(),
    boxes=(),
    unit="",
    secs=20,
    credit="",
)
CHOICE = replace(CARD, keypad="choice", choices=(make_text("yes"), make_text("no")))
WRONG = AnswerVerdict("wrong", "wrong", "You wrote 4/3.", make_text("4/3"), "")
LATE = AnswerVerdict("wrong", "late", "", None, "")
SOLUTION = Solution(
    make_text("3/4"),
    (CardLine(make_text("Turn the second over."), make_text("1/2 × 3/2 = 3/4")),),
)


def open_question(
    number: int = 3, *, seat: int = 0, card: QuestionCard = CARD
) -> TableQuestion[RichSentence]:
    """An open question about numbers."""
    stake = (("Right: +2.",), ("Wrong: −1.",))
    return TableQuestion(number, seat, card, "G", "gauss", stake, "question", 20_000)


def judged_question(
    question: TableQuestion[RichSentence], judged: AnswerVerdict = WRONG
) -> TableQuestion[RichSentence]:
    """The question with its verdict."""
    result = (
        ScoreRow[RichSentence](("Gauss tokens",), "2 − 1 = 1"),
        ScoreRow[RichSentence](("Your turn ends.",)),
    )
    return replace(question, judged=judged, solution=SOLUTION, result=result)


def answering(number: int = 3) -> Answer[RichSentence]:
    """The prompt for the answer, which can be passed."""
    return Answer(f"answer-{number}", ("Answer",), number, Button("pass", ("Pass",), "=?"))


def destinations() -> Point[RichSentence]:
    """Two destinations."""
    there = (
        Target[RichSentence]("O3", ">O3", ("Gauss, a risk",), detail=("Wrong: one token less.",)),
        Target[RichSentence]("I2", ">I2", ("Three questions",)),
    )
    return Point("go", ("Go",), there)


def board() -> Zone[RichSentence]:
    """A board of three outer and two inner spaces."""
    cells = tuple(
        Cell[RichSentence](
            name,
            Sector(500, 500, 100, 200, 3600 * n, 3600 * (n + 1)),
            (name,),
            picture=symbol,
            role="gauss",
            detail=(f"What happens on {name}.",),
        )
        for n, (name, symbol) in enumerate(SYMBOLS.items())
    )
    return Zone("board", "board", ("Board",), cells, painted=PictureBoard(1000, 1000))


def scene(
    *questions: TableQuestion[RichSentence], prompts: tuple[Prompt[RichSentence], ...] = ()
) -> Scene[RichSentence]:
    """A scene with both pieces on O2."""
    pieces = tuple(
        Piece[RichSentence](f"pawn{seat}", "O2", Face("M", "pawn", ("pawn",)), seat=seat)
        for seat in (0, 1)
    )
    tallies = (Tally[RichSentence]("G", "gauss", ("Gauss",), 2, 4),)
    seats = (
        SeatStatus[RichSentence](tallies=tallies, badge=("grade 6",)),
        SeatStatus[RichSentence](tallies=tallies),
    )
    return Scene((board(),), pieces, seats, ("Answer.",), prompts, asked=questions)


def state(
    *questions: TableQuestion[RichSentence],
    prompts: tuple[Prompt[RichSentence], ...] = (),
    number: int = 5,
) -> ClientState:
    """The state of seat 0, with 14 seconds left for the question."""
    seen = scenes.state(scene(*questions, prompts=prompts))
    return replace(seen, number=number, clocks=(Clock("question", 0, 14_000),))
