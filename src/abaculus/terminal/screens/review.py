"""The review of a finished game: each turn, its best move, and remarks on each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from abaculus.i18n import load_translator
from abaculus.kernel.messages import RefusedError
from abaculus.server.http.messages import ReviewMoment, ReviewTurn
from abaculus.terminal.client.http import ServerRefusalError
from abaculus.terminal.client.reviews import ReviewIndex, ReviewSource
from abaculus.terminal.render.palette import Palette, shape
from abaculus.terminal.render.panels import entry_line, row_line
from abaculus.terminal.render.text import plain_text, say, strip_controls


class ReviewScreen(ModalScreen[None]):
    """Page 0 is about the seats, then there is one page per turn."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss(None)"),
        Binding("right,enter,space", "turn(1)"),
        Binding("left", "turn(-1)"),
        Binding("home", "go(0)"),
        Binding("end", "go(-1)"),
        Binding("up", "scroll(-1)"),
        Binding("down", "scroll(1)"),
    ]

    def __init__(
        self, reviews: ReviewSource, table: str, names: Sequence[str], look: Palette
    ) -> None:
        super().__init__()
        self._reviews, self._table = reviews, table
        self._names, self._look = names, look
        self._review: ReviewIndex | None = None
        self._moments: dict[int, ReviewMoment] = {}
        self._page = 0

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(say("term-thinking"), id="back-head", markup=False, classes="head")
            with VerticalScroll(can_focus=False):
                yield Static(id="back-page")
            yield Static(say("term-back-keys"), markup=False, classes="foot")

    def on_mount(self) -> None:
        self.run_worker(self._open(), exclusive=True)

    async def _open(self) -> None:
        try:
            self._review = await self._reviews.review(self._table)
        except (RefusedError, ServerRefusalError) as error:
            self._show("", Text(_format_error(error)))
            return
        await self._turn_to(0 if self._review.summary else 1)

    def action_turn(self, by: int) -> None:
        if self._review is not None:
            self.run_worker(self._turn_to(self._page + by), exclusive=True)

    def action_go(self, page: int) -> None:
        if self._review is not None:
            page = page if page >= 0 else len(self._review.turns)
            self.run_worker(self._turn_to(page), exclusive=True)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    async def _turn_to(self, page: int) -> None:
        review = self._review
        if review is None:
            return
        first = 0 if review.summary else 1
        self._page = min(max(page, first), len(review.turns))
        if self._page == 0 or not review.turns:
            self._show(say("term-look-back"), self._seats(review))
            return
        turn = review.turns[self._page - 1]
        head = say("term-turn-of", turn=self._page, turns=len(review.turns))
        if turn.number not in self._moments:
            self._show(head, Text(say("term-thinking")))
            try:
                self._moments[turn.number] = await self._reviews.moment(self._table, turn.number)
            except (RefusedError, ServerRefusalError) as error:
                self._show(head, Text(_format_error(error)))
                return
        self._show(head, self._format_moment(self._moments[turn.number]))

    @property
    def _width(self) -> int:
        return max(30, self.query_one("#back-page").content_size.width - 1)

    def _show(self, head: str, page: Text) -> None:
        self.query_one("#back-head", Static).update(Text(head))
        self.query_one("#back-page", Static).update(page)

    def _format_moment(self, moment: ReviewMoment) -> Text:
        return moment_panel(moment, self._names, self._width, self._look)

    def _seats(self, review: ReviewIndex) -> Text:
        lines: list[Text] = []
        for name, sentences in zip(self._names, review.summary, strict=False):
            lines.append(Text(strip_controls(name), Style(color=self._look.accent, bold=True)))
            remarks = sentences or ((say("term-nothing-known"),),)
            lines += [Text(f"  {plain_text(one)}", Style(color=self._look.ink)) for one in remarks]
        return Text("\n").join(lines)


def moment_panel(moment: ReviewMoment, names: Sequence[str], width: int, look: Palette) -> Text:
    """A turn: its player, its move list items, the open pieces, and the best move."""
    seat = moment.turn.seat
    name = "" if seat is None else f"{shape(seat)} {strip_controls(names[seat])}"
    lines = [Text(name, Style(color=look.ink, bold=True))]
    lines += [entry_line(entry, width, look) for entry in moment.turn.entries]
    lines += [_face_up_line(cell, face, look) for cell, face in _face_up_pieces(moment)]
    lines += [Text(""), _scores_line(moment.turn, look)]
    best = moment.best
    if best is None:
        return Text("\n").join(lines)
    code = "term-was-best" if moment.was_best else "term-best"
    colour = look.yes if moment.was_best else look.accent
    lines += [Text(""), Text(say(code), Style(color=colour, bold=True))]
    if not moment.was_best:
        lines.append(Text(plain_text(best.sentence), Style(color=look.ink)))
        lines += [row_line(row, width, Style(color=look.ink)) for row in best.rows]
    return Text("\n").join(lines)


def _face_up_pieces(moment: ReviewMoment) -> list[tuple[str, str]]:
    """The pieces turned up for everyone, in memory games."""
    return [
        (piece.cell, plain_text(piece.face.spoken))
        for piece in moment.after.pieces
        if "up" in piece.tags
    ]


def _face_up_line(cell: str, face: str, look: Palette) -> Text:
    return Text.assemble((f"  {cell} ", Style(color=look.ink, bold=True)), face)


def _scores_line(turn: ReviewTurn, look: Palette) -> Text:
    scores = " : ".join("–" if score is None else str(score) for score in turn.scores)
    return Text(say("term-stands", scores=scores), Style(color=look.faint))


def _format_error(error: RefusedError | ServerRefusalError) -> str:
    return load_translator().say(error.refusal) if isinstance(error, RefusedError) else str(error)
