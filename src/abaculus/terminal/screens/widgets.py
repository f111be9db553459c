"""Widgets for boards and racks."""

from __future__ import annotations

from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from abaculus.terminal.render.canvas import Canvas


class CanvasWidget(Widget):
    """Shows a canvas, character by character."""

    class Clicked(Message):
        """A character was clicked."""

        def __init__(self, drawn: CanvasWidget, column: int, row: int) -> None:
            super().__init__()
            self.drawn, self.column, self.row = drawn, column, row

    def __init__(self, *, id: str, can_focus: bool = False) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self.can_focus = can_focus
        self._canvas: Canvas | None = None

    @property
    def canvas(self) -> Canvas | None:
        """The canvas shown."""
        return self._canvas

    def show(self, canvas: Canvas | None) -> None:
        """Show another canvas."""
        before, self._canvas = self._canvas, canvas
        if canvas is not None and canvas.shows_same(before):
            return
        same = before and canvas and (before.width, before.height) == (canvas.width, canvas.height)
        self.refresh(layout=not same)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """The canvas's width."""
        return self._canvas.width if self._canvas else 0

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The canvas's height."""
        return self._canvas.height if self._canvas else 0

    def render_line(self, y: int) -> Strip:
        """One row of characters."""
        canvas = self._canvas
        if canvas is None or not 0 <= y < canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        return Strip(canvas.line(y)).adjust_cell_length(self.size.width, self.rich_style)

    def on_click(self, event: events.Click) -> None:
        """Report the clicked character."""
        self.post_message(self.Clicked(self, event.x, event.y))

    def scroll_into_view(self, column: int, row: int, width: int, height: int) -> None:
        """Scroll until a part of the canvas is visible."""
        parent = self.parent
        if isinstance(parent, Widget):
            parent.scroll_to_region(Region(column, row, width, height), animate=False, force=True)
