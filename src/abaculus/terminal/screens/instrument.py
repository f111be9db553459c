"""An instrument over the table, kept as it was left while its question is open."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.scenes import TableQuestion
from abaculus.terminal.instruments.registry import Aid, make_aid, usable_aids
from abaculus.terminal.render.panels import keys_panel
from abaculus.terminal.render.text import say, strip_controls
from abaculus.terminal.screens.question import time_line

if TYPE_CHECKING:
    from abaculus.terminal.app import TableApp
    from abaculus.terminal.screens.table import TableScreen

_FRAME = 4
"""Columns of border and padding."""
_HEAD = 3
"""The most rows of the question."""
_SCROLLS = {"up": -1, "down": 1, "pageup": -15, "pagedown": 15}


class AidScreen(ModalScreen[None]):
    """Shows an instrument and passes it the keys; Escape and its own key close it."""

    def __init__(self, aid: Aid, own_key: str, head: Callable[[], Text]) -> None:
        super().__init__()
        self.aid = aid
        self._own_key, self._head = own_key, head

    def compose(self) -> ComposeResult:
        with Vertical(classes="aid"):
            yield Static(id="aid-head")
            with VerticalScroll(id="aid-box", can_focus=False):
                yield Static(id="aid-lines")
            yield Static(id="aid-keys")

    def on_mount(self) -> None:
        self.set_interval(1, self._draw_head)
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        width = max(20, min(self.size.width, 110) - _FRAME)
        labels = (*self.aid.keys(), ("Esc", say("term-aid-away")))
        keys = keys_panel(labels, width)
        rows = self.size.height - 2 - _HEAD - len(keys.plain.splitlines())
        self.query_one(".aid").border_title = self.aid.title
        self.query_one("#aid-box").styles.max_height = max(4, rows)
        lines = Text("\n".join(self.aid.lines(width)), no_wrap=True, overflow="crop")
        self.query_one("#aid-lines", Static).update(lines)
        self.query_one("#aid-keys", Static).update(keys)
        self._draw_head()

    def _draw_head(self) -> None:
        head, text = self.query_one("#aid-head", Static), self._head()
        head.display = bool(text.plain)
        head.update(text)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if event.key in ("escape", self._own_key):
            self.dismiss(None)
            return
        after = self.aid.press(event.key, event.character or "")
        if after is not None:
            self.aid = after
            self._draw()
        elif event.key in _SCROLLS:
            box = self.query_one("#aid-box", VerticalScroll)
            box.scroll_relative(y=_SCROLLS[event.key], animate=False)


class InstrumentControl:
    """Opens instruments, and closes them with their question."""

    def __init__(self, app: TableApp, screen: TableScreen) -> None:
        self._app = app
        self._table = screen
        self._open: tuple[str, AidScreen] | None = None
        self._left: dict[str, Aid] = {}
        """Instruments as they were left, for the question of that number."""
        self._number = -1

    def press(self, key: str) -> bool:
        """Open the instrument of a key; returns whether there is one now."""
        name = usable_aids(self._table.asks).get(key)
        if name is None:
            return False
        question = self._table.asks.open
        number = -1 if question is None else question.number
        if number != self._number:
            self._number, self._left = number, {}
        shown = AidScreen(self._left.get(name) or make_aid(name), key, self._head)
        self._open = name, shown
        self._app.push_screen(shown, self._put_away)
        return True

    def _put_away(self, _: None) -> None:
        if self._open is not None:
            name, shown = self._open
            self._left[name] = shown.aid
        self._open = None

    def follow(self) -> None:
        """Close an instrument that is no longer allowed."""
        if self._open is None:
            return
        name, shown = self._open
        if name not in usable_aids(self._table.asks).values():
            self._open = None
            if shown is self._app.screen:
                shown.dismiss(None)

    def _head(self) -> Text:
        """The question, and the time left for it."""
        question = self._table.asks.open
        if question is None:
            return Text("")
        return Text("  ").join(
            [*self._time(question), Text(strip_controls(question.card.prompt.text))]
        )

    def _time(self, question: TableQuestion[RichSentence]) -> list[Text]:
        state = self._table.client.state
        found = None
        if state is not None:
            found = time_line(question, state, time.monotonic(), self._table.look)
        return [] if found is None else [found]
