"""Actions around the game: rules, hints, phrases, names, pause, leave, rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from textual.widgets import Input

from abaculus.kernel.messages import RefusedError, Seat
from abaculus.kernel.registry import load_family
from abaculus.tables import commands
from abaculus.tables.phrases import PHRASES
from abaculus.terminal.client.client import TableClient
from abaculus.terminal.client.state import ClientState
from abaculus.terminal.input.shortcuts import menu
from abaculus.terminal.render.panels import help_panel, transcript_panel
from abaculus.terminal.render.text import format_phrase, say
from abaculus.terminal.screens.dialogs import ConfirmDialog, InputDialog, ListDialog, TextDialog
from abaculus.terminal.screens.review import ReviewScreen

if TYPE_CHECKING:
    from abaculus.terminal.app import TableApp
    from abaculus.terminal.screens.table import TableScreen

_HELP = (
    ("←↑↓→", "term-key-arrows"),
    ("0–9 + - * /", "term-key-signs"),
    ("Tab, Space", "term-key-turn"),
    ("Backspace", "term-key-back"),
    ("Esc", "term-key-escape"),
    ("Enter", "term-key-enter"),
    ("J", "term-key-joker"),
    (">, F6", "term-key-command"),
    ("H, F3", "term-key-hint"),
    ("F1", "term-key-rules"),
    ("F2", "term-key-move-list"),
    ("M, F10", "term-key-menu"),
    ("B", "term-key-choices"),
    ("PgUp, PgDn", "term-key-pages"),
    ("F4, F5, F7–F9", "term-key-aids"),
    ("Ctrl+Q", "term-key-quit"),
)


class MenuActions:
    """Actions by the names that shortcuts and keys use."""

    def __init__(self, app: TableApp, screen: TableScreen, client: TableClient) -> None:
        self._app = app
        self._screen = screen
        self._client = client
        self._rung = 0
        self._menu_actions: dict[str, Callable[[ClientState], Awaitable[None]]] = {
            "rules": self._rules,
            "move-list": self._move_list,
            "look-back": self._look_back,
            "keys": self._keys,
            "hint": self._hint,
            "command": self._command,
            "menu": self._menu,
            "choices": self._choices,
            "say": self._say,
            "rename": self._rename,
            "resign": self._resign,
            "theme": self._theme,
            "quit": self._quit,
            "next": self._next,
        }

    async def run(self, name: str) -> None:
        """Run the action, once there is a table."""
        state = self._client.state
        if state is None:
            return
        action = self._menu_actions.get(name)
        command = None if action else _command(name, state.seat)
        if action is not None:
            await action(state)
        elif command is not None:
            await self._app.actions.do(command)

    # reading

    async def _rules(self, state: ClientState) -> None:
        try:
            text = load_family(state.table.family).rules()
        except RefusedError:
            text = say("term-no-rules")
        rule = self._screen.verdict.rule if self._screen.verdict else ""
        rule = rule or (state.scene.rule if state.scene else "")
        self._app.push_screen(TextDialog(text, rule))

    async def _move_list(self, state: ClientState) -> None:
        width = min(96, self._app.size.width - 12)
        self._app.push_screen(TextDialog(transcript_panel(state, width, self._app.look)))

    async def _look_back(self, state: ClientState) -> None:
        names = [player.name for player in state.table.players]
        reviews, look = self._app.reviews, self._app.look
        self._app.push_screen(ReviewScreen(reviews, state.table.id, names, look))

    async def _keys(self, state: ClientState) -> None:
        rows = [(key, say(code)) for key, code in _HELP]
        self._app.push_screen(TextDialog(help_panel(rows, self._app.look)))

    async def _hint(self, state: ClientState) -> None:
        if state.seat is None or not state.mine:
            return
        if not state.table.hints:
            self._screen.hints = (say("term-no-hints"),)
            self._screen.draw()
            return
        if not self._screen.hints:
            self._rung = 0
        await self._client.ask_hint(state.seat, self._rung + 1)

    def hinted(self, rung: int, texts: tuple[str, ...], *, more: bool) -> None:
        """Show a hint that came; the same key asks for more."""
        self._rung = rung if more else rung - 1
        self._screen.hints = texts or (say("term-nothing-to-hint"),)
        if more:
            self._screen.hints = (*self._screen.hints, say("term-more-hints"))
        self._screen.draw()

    # choosing

    async def _command(self, state: ClientState) -> None:
        # at once, so that whatever is typed next goes there
        self._screen.set_focus(self._screen.query_one("#command", Input))

    async def _menu(self, state: ClientState) -> None:
        listed = menu(state)

        async def chosen(choice: int | None) -> None:
            if choice is not None:
                await self.run(listed[choice].name)

        labels = [offer.label for offer in listed]
        self._app.push_screen(ListDialog(say("term-menu"), labels), chosen)

    async def _choices(self, state: ClientState) -> None:
        offered = self._screen.offers

        async def chosen(choice: int | None) -> None:
            if choice is not None:
                await self._app.actions.take_up(offered[choice])

        if offered:
            labels = [offer.label for offer in offered]
            self._app.push_screen(ListDialog(say("term-which"), labels), chosen)

    async def _say(self, state: ClientState) -> None:
        async def chosen(choice: int | None) -> None:
            if choice is not None and state.seat is not None:
                await self._client.say(state.seat, PHRASES[choice])

        self._app.push_screen(
            ListDialog(say("term-say"), [format_phrase(code) for code in PHRASES]), chosen
        )

    async def _rename(self, state: ClientState) -> None:
        seat = state.seat
        if seat is None:
            return

        async def named(name: str | None) -> None:
            if name:
                await self._app.actions.do(commands.Rename(seat, name))

        self._app.push_screen(
            InputDialog(say("term-new-name"), state.table.players[seat].name), named
        )

    async def _resign(self, state: ClientState) -> None:
        seat = state.seat
        if seat is None:
            return

        async def answered(answer: bool | None) -> None:
            if answer:
                await self._app.actions.do(commands.Resign(seat))

        self._app.push_screen(ConfirmDialog(say("term-resign-ask"), say("term-resign")), answered)

    # the screen itself

    async def _theme(self, state: ClientState) -> None:
        self._app.switch_theme()
        self._screen.draw()

    async def _quit(self, state: ClientState) -> None:
        self._app.exit()

    async def _next(self, state: ClientState) -> None:
        await self._app.go_to(state.table.next)


def _command(name: str, seat: Seat | None) -> commands.Command | None:
    """The table's command that needs no more input."""
    word, _, whose = name.partition(" ")
    if whose:
        return _seat_command(word, int(whose))
    host: dict[str, commands.Command] = {
        "start": commands.Start(),
        "pause": commands.Pause(),
        "resume": commands.Resume(),
        "rematch": commands.Rematch(),
    }
    if name == "rise" and seat is not None:
        return commands.LeaveSeat(seat)
    return host.get(name)


def _seat_command(word: str, seat: Seat) -> commands.Command | None:
    """A command about one seat."""
    match word:
        case "agree" | "disagree":
            return commands.AnswerTakeback(seat, agrees=word == "agree")
        case "ask-back":
            return commands.RequestTakeback(seat)
        case "hold":
            return commands.HoldSeat(seat)
        case "hand-back":
            return commands.ReturnSeat(seat)
        case _:
            return None
