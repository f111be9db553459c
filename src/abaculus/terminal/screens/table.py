"""The table: board, seats, referee, move list, rack and what to do next."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.css.query import NoMatches
from textual.screen import Screen
from textual.widgets import Input, Static

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.scene_parts import Zone
from abaculus.kernel.scenes import MoveVerdict
from abaculus.terminal.client.backends import Backend
from abaculus.terminal.client.client import TableClient
from abaculus.terminal.client.state import ClientState
from abaculus.terminal.input import prompt_bar
from abaculus.terminal.input.shortcuts import Shortcut, shortcuts
from abaculus.terminal.input.state import InputState
from abaculus.terminal.render import panels
from abaculus.terminal.render.board import RACK_WIDTH, draw_boards, draw_racks, rack_cell_at
from abaculus.terminal.render.layout import CellArea, TextLayout, fit_boards, lay_out
from abaculus.terminal.render.palette import Palette
from abaculus.terminal.render.picture_board import (
    destinations_panel,
    draw_picture_board,
    is_picture_board,
    lay_out_lines,
)
from abaculus.terminal.render.pieces import racks_line
from abaculus.terminal.render.text import say
from abaculus.terminal.render.viewport import Viewport, clip_state, endless_board, fit_viewport
from abaculus.terminal.screens.open_questions import OpenQuestions
from abaculus.terminal.screens.question import question_panel
from abaculus.terminal.screens.widgets import CanvasWidget

if TYPE_CHECKING:
    from abaculus.terminal.app import TableApp

_SIDE = 32
"""The least columns of the side panel."""
_HIGH = 34
"""Rows from which a question leaves room for move list and rack."""
_PAGES = {"pageup": -8, "pagedown": 8}
"""Rows by which a long question or verdict scrolls."""
_FOOT = 7
"""Rows above and below the board."""


class TableScreen(Screen[None]):
    """Draws the state and the input; the app carries out actions."""

    def __init__(self, home: TableApp, client: TableClient, backend: Backend) -> None:
        super().__init__()
        self._home = home
        self.client = client
        self.hands = InputState()
        self.asks = OpenQuestions()
        self.verdict: MoveVerdict[RichSentence] | None = None
        self.hints: tuple[str, ...] = ()
        self.refusal = ""
        self._backend = backend
        self._layout = TextLayout({}, (), 0, 0, fit_boards((), 0, 0).pitch)
        self._offers: tuple[Shortcut, ...] = ()
        self._window: Viewport | None = None
        self._written: dict[str, Text] = {}
        self._is_ready = False
        self._answering = -1
        """The question the command line is for; -1: it is for moves."""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="lost", markup=False)
        with Horizontal(id="middle"):
            with Container(id="board-box"):
                yield CanvasWidget(id="board", can_focus=True)
                yield Static(id="choices")
            with Vertical(id="side"):
                yield Static(id="seats")
                with VerticalScroll(id="verdict-box", can_focus=False):
                    yield Static(id="verdict")
                with VerticalScroll(id="log-box", can_focus=False):
                    yield Static(id="log")
                with Vertical(id="rack-box"):
                    yield Static(id="rack-name", markup=False)
                    yield CanvasWidget(id="rack")
        yield Static(id="ask", markup=False)
        yield Static(id="offers")
        yield Input(
            id="command",
            placeholder=say("term-command"),
            compact=True,
            max_length=400,
            select_on_focus=False,
        )

    def on_mount(self) -> None:
        self._is_ready = True
        self.query_one("#board").focus()
        self.set_interval(1, self._tick)
        self.draw()

    @property
    def look(self) -> Palette:
        """The palette in use."""
        return self._home.look

    @property
    def offers(self) -> tuple[Shortcut, ...]:
        """Actions that have a key now."""
        return self._offers

    # changes

    def see(self, state: ClientState) -> bool:
        """Follow a new state of the table; returns whether it is new."""
        before = self.hands.state
        self.asks.see(state)
        self._home.instruments.follow()
        self._arrange(state)
        is_new = before is None or (before.seat, before.number) != (state.seat, state.number)
        if is_new:
            self.hints, self.refusal = (), ""
        self._turn_command()
        self.draw()
        return is_new

    def link_changed(self) -> None:
        """Redraw after the connection was lost or restored."""
        if not self.client.is_up:
            self.asks.lose()
        self.draw()

    def _turn_command(self) -> None:
        """Use the command line for the answer while a question is open."""
        question = self.asks.open if self.asks.prompt is not None else None
        number = -1 if question is None else question.number
        if number == self._answering or not self._is_ready:
            return
        self._answering = number
        line = self.query_one("#command", Input)
        line.clear()
        line.placeholder = say("term-command" if question is None else "term-practice-type")
        self.set_focus(line if question is not None else self.query_one("#board"))

    def begin_answer(self, character: str) -> bool:
        """Start an answer with its first character; returns whether one is expected."""
        if self.asks.prompt is None or not character.isprintable() or not character.strip():
            return False
        line = self.query_one("#command", Input)
        self.set_focus(line)
        line.insert_text_at_cursor(character)
        return True

    def _arrange(self, state: ClientState) -> None:
        """Lay out the zones for the size of the screen."""
        room = self.size.width - _SIDE - 3, self.size.height - _FOOT
        state = self._in_window(state, room)
        boards = _boards(state)
        if is_picture_board(boards):
            self._layout = lay_out_lines(boards, *room)
        elif self._window is None:
            self._layout = fit_boards(boards, *room)
        else:
            self._layout = lay_out(boards, self._window.pitch)
        spots = dict(self._layout.spots)
        top = self._layout.height + 1
        for rack in visible_racks(state):
            for number, cell in enumerate(rack.cells):
                spots[cell.id] = CellArea(RACK_WIDTH * number, top, RACK_WIDTH, 2)
            top += 3
        self.hands.see(state, spots)

    def _follow_cursor(self, state: ClientState) -> ClientState:
        """The visible part of the table, after the cursor may have moved near its edge."""
        if self._window is None:
            return state
        self._arrange(state)
        return self.hands.state or state

    def _in_window(self, state: ClientState, room: tuple[int, int]) -> ClientState:
        """The state with a board without edges cut to its visible part."""
        if state.scene is None or endless_board(state.scene) is None:
            self._window = None
            return state
        self._window = fit_viewport(self._window, state.scene, self.hands.place, room)
        return clip_state(self._window, state, [one.cell for one in self.hands.laying.placings])

    def on_resize(self) -> None:
        if self.client.state is not None:
            self._arrange(self.client.state)
        self.call_after_refresh(self.draw)

    def _tick(self) -> None:
        state = self.client.state
        if state is not None and state.clocks:
            self._draw_seats(state)
            if self.asks.open is not None or self.asks.others:
                self._draw_verdict(state)

    def forget(self) -> None:
        """Forget everything the last person did or saw."""
        self.hands.let_go()
        self.verdict, self.hints, self.refusal = None, (), ""
        # the curtain may fall before everything is mounted
        with suppress(NoMatches):
            self.clear_command()
            self.query_one("#board").focus()

    # drawing

    def draw(self) -> None:
        """Redraw everything, once the screen is mounted."""
        # while the screen is being removed, some parts are gone already
        with suppress(NoMatches):
            if self._is_ready:
                self._draw()

    def _draw(self) -> None:
        lost = self.query_one("#lost", Static)
        lost.set_class(not self.client.is_up, "shown")
        self._static("lost", Text(say("term-lost")))
        if self.client.state is None:
            self._blank()
            return
        state = self._follow_cursor(self.client.state)
        taken = [key for key in "abcdefghijklmnopqrstuvwxyz" if self.hands.knows(key)]
        self._offers = () if self.asks.verdicts else shortcuts(state, taken)
        self._draw_board(state)
        self._draw_rack(state)
        self._draw_seats(state)
        self._draw_verdict(state)
        self._static(
            "log", panels.move_list_panel(state.move_list, self._width("log-box"), self.look)
        )
        self._static("ask", Text(prompt_bar.sentence(state, self.hands)))
        labels = prompt_bar.keys(state, self.hands, self.verdict, self._offers, self.asks)
        self._static("offers", panels.keys_panel(labels, self.size.width - 2))

    def _blank(self) -> None:
        """Show nothing until it is known which seat looks."""
        self._offers = ()
        for name in ("title", "seats", "verdict", "log", "ask", "offers", "choices"):
            self._static(name, Text(""))
        self.query_one("#board", CanvasWidget).show(None)
        self.query_one("#rack-box").display = False

    def _static(self, name: str, content: Text) -> None:
        if self._written.get(name) != content:
            self._written[name] = content
            self.query_one(f"#{name}", Static).update(content)

    def _width(self, name: str) -> int:
        return max(20, self.query_one(f"#{name}").content_size.width - 1)

    def _draw_board(self, state: ClientState) -> None:
        board = self.query_one("#board", CanvasWidget)
        choices = self.query_one("#choices", Static)
        boards = _boards(state)
        choices.set_class(not boards, "shown")
        if state.scene is None or not boards:
            board.show(None)
            link = self._backend.invitation(state.table.id, state.table.code)
            waiting = panels.lobby_panel(state, link, self.look)
            self._static("choices", waiting if state.scene is None else self._list())
            return
        wrong = self.verdict.cells if self.verdict and self.verdict.says == "no" else ()
        over = self.hands.overlay(wrong)
        draw = draw_picture_board if is_picture_board(boards) else draw_boards
        board.show(draw(state.scene, boards, self._layout, over, self.look))
        spot = self._layout.spots.get(over.cursor)
        if spot is not None:
            board.scroll_into_view(spot.column, spot.row, spot.width, spot.height)

    def _list(self) -> Text:
        lines = [f"{offer.key.upper() or ' '}  {offer.label}" for offer in self._offers]
        return Text("\n".join(lines))

    def _draw_rack(self, state: ClientState) -> None:
        racks = visible_racks(state)
        is_needed = self.size.height < _HIGH and self._is_asked
        self.query_one("#log-box").display = not is_needed
        self.query_one("#rack-box").display = bool(racks) and not is_needed
        if state.scene is None or not racks:
            return
        wrong = self.hands.overlay(())
        width = self._rack_width
        self.query_one("#rack", CanvasWidget).show(
            draw_racks(state.scene, racks, wrong, self.look, width)
        )
        self._static("rack-name", Text(racks_line(state.scene, racks, self.hands.laying)))

    @property
    def _is_asked(self) -> bool:
        """Whether there is a question or a verdict to read."""
        return self.asks.open is not None or bool(self.asks.verdicts)

    @property
    def _rack_width(self) -> int:
        return max(RACK_WIDTH, self.query_one("#side").content_size.width)

    def _draw_seats(self, state: ClientState) -> None:
        now = time.monotonic()
        self._static("title", panels.title_panel(state, now, self.size.width, self.look))
        self._static("seats", panels.seats_panel(state, now, self._width("seats"), self.look))

    def _draw_verdict(self, state: ClientState) -> None:
        width, look = self._width("verdict-box"), self.look
        parts: list[Text] = []
        if self.refusal:
            parts.append(Text(f"≠ {self.refusal}", Style(color=look.no, bold=True)))
        asked = question_panel(
            self.asks, state, self.verdict.reading if self.verdict else None, time.monotonic(), look
        )
        if asked is not None:
            parts.append(asked)
        elif state.table.ending is not None:
            parts.append(panels.ending_panel(state, state.table.ending, width, look))
        elif self.verdict is not None:
            parts.append(panels.verdict_panel(self.verdict, width, look))
        parts += [Text(f"◇ {hint}", Style(color=look.ink)) for hint in self.hints]
        if is_picture_board(_boards(state)) and not self.asks.verdicts:
            found = destinations_panel(state.prompts, look)
            parts = [found, *parts] if found is not None else parts
        if not parts and state.scene is not None:
            parts.append(panels.legend_panel(state.scene, look))
        self._static("verdict", Text("\n").join(parts))

    # input: the screen only passes it on

    async def on_key(self, event: events.Key) -> None:
        if self._home.instruments.press(event.key):
            event.stop()
            return
        if event.key in _PAGES:
            box = self.query_one("#verdict-box", VerticalScroll)
            box.scroll_relative(y=_PAGES[event.key], animate=False)
            return
        if isinstance(self.focused, Input):
            if event.key in ("escape", "tab"):
                event.stop()
                event.prevent_default()
                self.set_focus(self.query_one("#board"))
            return
        if await self._home.actions.press(event.key, event.character or ""):
            event.stop()
            event.prevent_default()

    @on(CanvasWidget.Clicked)
    async def clicked(self, event: CanvasWidget.Clicked) -> None:
        """Handle a click on a cell of the board or of a rack."""
        state = self.client.state
        if state is None:
            return
        if event.drawn.id == "board":
            cell = self._layout.cell_at(event.column, event.row)
        else:
            cell = rack_cell_at(visible_racks(state), self._rack_width, event.column, event.row)
        self.set_focus(self.query_one("#board"))
        if cell is not None:
            await self._home.actions.click(cell)

    def clear_command(self) -> None:
        """Clear the command line after its move."""
        self.query_one("#command", Input).clear()

    @on(Input.Submitted, "#command")
    async def submitted(self, event: Input.Submitted) -> None:
        """Handle a submitted line."""
        await self._home.actions.play_text(event.value)

    @on(Input.Changed, "#command")
    async def changed(self, event: Input.Changed) -> None:
        """Handle a change of the typed move."""
        await self._home.actions.try_text(event.value)


def _boards(state: ClientState) -> tuple[Zone[RichSentence], ...]:
    zones = state.scene.zones if state.scene else ()
    return tuple(zone for zone in zones if zone.kind == "board")


def visible_racks(state: ClientState) -> tuple[Zone[RichSentence], ...]:
    """The viewer's own rack, and shared ones."""
    zones = state.scene.zones if state.scene else ()
    return tuple(
        zone
        for zone in zones
        if zone.kind != "board" and (zone.seat is None or (state.mine and zone.seat == state.seat))
    )
