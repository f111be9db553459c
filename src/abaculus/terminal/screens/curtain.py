"""The curtain hides everything until the next person confirms who they are."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from abaculus.kernel.messages import Seat
from abaculus.terminal.render.palette import Palette, large_shape
from abaculus.terminal.render.text import say, strip_controls


class Curtain(Screen[Seat]):
    """An opaque screen; returns the seat of the person who took over."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "open")]

    def __init__(self, seat: Seat, name: str, look: Palette) -> None:
        super().__init__()
        self.seat = seat
        self._who, self._look = strip_controls(name), look
        self._news = Static("", id="news", markup=False)

    def compose(self) -> ComposeResult:
        colour = self._look.seats[self.seat % len(self._look.seats)]
        with Vertical(id="curtain"):
            yield Static(Text(large_shape(self.seat), Style(color=colour)))
            yield Static(say("term-pass-to", name=self._who), markup=False, classes="head")
            yield self._news
            yield Static(f"Enter  {say('term-i-am', name=self._who)}", markup=False, id="me")

    def tell(self, news: str) -> None:
        """Show the latest news that everyone may know."""
        self._news.update(news)

    def action_open(self) -> None:
        self.dismiss(self.seat)

    def on_click(self) -> None:
        self.action_open()
