"""The terminal client's application: follows one table after another and draws the curtain."""

from __future__ import annotations

import os
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from abaculus.kernel.messages import Seat
from abaculus.server.ws.messages import (
    CloseNotice,
    DoneReply,
    HintReply,
    PhraseNotice,
    RefusalReply,
    Snapshot,
    Update,
    VerdictReply,
)
from abaculus.tables.commands import Start
from abaculus.terminal.client.backends import Backend
from abaculus.terminal.client.client import TableClient
from abaculus.terminal.client.reviews import ReviewSource
from abaculus.terminal.client.state import ClientState, active_seat
from abaculus.terminal.client.transport import Down, Up
from abaculus.terminal.client.transport import Incoming as FromLink
from abaculus.terminal.input.actions import TableActions
from abaculus.terminal.input.menu_actions import MenuActions
from abaculus.terminal.render import panels
from abaculus.terminal.render.palette import PALETTES, Palette, theme
from abaculus.terminal.render.text import format_phrase, plain_text, strip_controls
from abaculus.terminal.screens.curtain import Curtain
from abaculus.terminal.screens.instrument import InstrumentControl
from abaculus.terminal.screens.table import TableScreen


class TableApp(App[None]):
    """One person's screen, or one that several people share."""

    CSS_PATH = Path(__file__).with_name("table.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True)
    ]

    def __init__(self, backend: Backend, table: str) -> None:
        # without this Textual takes NO_COLOR as a request for greys
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.table = table
        self.closing = ""
        """Why the table's connection has ended; empty while it lasts."""
        self.closing_code = ""
        self._backend = backend
        self._curtain: Curtain | None = None
        self._begins = False
        for name in PALETTES:
            self.register_theme(theme(name))
        self.theme = next(iter(PALETTES))

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The variables of the style sheet, which is read before a theme is chosen."""
        return dict(theme(next(iter(PALETTES))).variables)

    def on_mount(self) -> None:
        self._sit_down()

    @property
    def look(self) -> Palette:
        """The palette in use."""
        return PALETTES.get(self.theme, next(iter(PALETTES.values())))

    @property
    def reviews(self) -> ReviewSource:
        """The source of reviews."""
        return self._backend.reviews

    def switch_theme(self) -> None:
        """Change to the other palette."""
        names = list(PALETTES)
        self.theme = names[(names.index(self.theme) + 1) % len(names)]

    # tables

    def _sit_down(self) -> None:
        self.client = TableClient(self._backend.link(self.table), self._backend.token)
        self.table_screen = TableScreen(self, self.client, self._backend)
        self.menu_actions = MenuActions(self, self.table_screen, self.client)
        self.actions = TableActions(self, self.table_screen, self.client)
        self.instruments = InstrumentControl(self, self.table_screen)
        self.push_screen(self.table_screen)
        self.run_worker(self._follow(self.client), group="client", exclusive=True)

    async def go_to(self, table: str) -> None:
        """Leave this table for another; a rematch starts at once if this is the host."""
        state = self.client.state
        self._begins = state is not None and state.table.host
        self._leave_dialogs()
        await self.client.close()
        self.pop_screen()
        self.table = table
        self._sit_down()

    def _leave_dialogs(self) -> None:
        """Close every screen over the table."""
        while self.screen is not self.table_screen and len(self.screen_stack) > 2:
            self.pop_screen()
        self.clear_notifications()

    async def _follow(self, client: TableClient) -> None:
        async for heard in client.follow():
            await self.heard(heard)

    async def heard(self, heard: FromLink) -> None:
        """Handle what came from the table."""
        match heard:
            case Snapshot() | Update() | DoneReply():
                self.actions.acknowledged(_ack(heard))
                if self.client.state is not None:
                    await self._choose_seat(self.client.state)
            case VerdictReply(verdict=verdict):
                self.table_screen.verdict = verdict
                self.table_screen.draw()
            case HintReply(rung=rung, texts=texts, more=more):
                self.menu_actions.hinted(rung, tuple(plain_text(text) for text in texts), more=more)
            case RefusalReply(id=command, sentence=sentence, verdict=verdict):
                late = self.actions.late(command)
                self.table_screen.verdict = verdict or self.table_screen.verdict
                self.table_screen.refusal = late or ("" if verdict else plain_text(sentence))
                self.table_screen.draw()
            case PhraseNotice(seat=seat, phrase=code):
                self._show_phrase(seat, code)
            case CloseNotice(code=code, sentence=sentence, again=again):
                self.notify(plain_text(sentence), markup=False)
                if not again:
                    self.closing, self.closing_code = plain_text(sentence), code
                    self.exit()
            case Up() | Down():
                self.table_screen.link_changed()
            case _:
                pass

    def _show_phrase(self, seat: Seat, code: str) -> None:
        state = self.client.state
        if state is not None and seat < len(state.table.players):
            name = strip_controls(state.table.players[seat].name)
            self.notify(format_phrase(code), title=name, markup=False)

    # the active seat

    async def _choose_seat(self, state: ClientState) -> None:
        """Choose whose view to show after a change at the table."""
        table = state.table
        if self._begins and table.phase == "waiting" and table.host:
            self._begins = False
            await self.actions.do(Start())
        active = active_seat(table, state.seat)
        if active.curtain and active.seat is not None:
            self._close_curtain(active.seat, table.players[active.seat].name)
        elif self._curtain is not None:
            self._curtain.dismiss(None)
        wanted = None if active.curtain else active.seat
        if wanted != state.seat:
            await self.client.look(wanted)
            self.table_screen.draw()
            return
        if self._curtain is not None and state.move_list:
            self._curtain.tell(panels.news_line(state))
        if self.table_screen.see(state):
            await self.actions.changed()

    def _close_curtain(self, seat: Seat, name: str) -> None:
        if self._curtain is not None and self._curtain.seat == seat:
            return
        self._leave_dialogs()
        self.table_screen.forget()
        self._curtain = Curtain(seat, name, self.look)
        self.push_screen(self._curtain, self._open_curtain)

    async def _open_curtain(self, seat: Seat | None) -> None:
        self._curtain = None
        if seat is not None:
            await self.client.look(seat)
            self.table_screen.draw()


def _ack(heard: Snapshot | Update | DoneReply) -> str:
    match heard:
        case Update(ack=ack):
            return ack
        case DoneReply(id=name):
            return name
        case _:
            return ""
