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
    ("F2", "term-key-story"),
    ("M, F10", "term-key-menu"),
    ("B", "term-key-choices"),
    ("PgUp, PgDn", "term-key-pages"),
    ("F4, F5, F7–F9", "term-key-aids"),
    ("Ctrl+Q", "term-key-quit"),
)


class MenuActions:
    """Actions by the names that shortcuts and keys use."""

    def __init__(self, app: TableApp, screen: TableScreen, talk: TableClient) -> None:
        self._app = app
        self._screen = screen
        self._talk = talk
        self._rung = 0
        self._errands: dict[str, Callable[[ClientState], Awaitable[None]]] = {
            "rules": self._rules,
            "story": self._story,
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
        sight = self._talk.sight
        if sight is None:
            return
        errand = self._errands.get(name)
        command = None if errand else _command(name, sight.seat)
        if errand is not None:
            await errand(sight)
        elif command is not None:
            await self._app.deeds.do(command)

    # reading

    async def _rules(self, sight: ClientState) -> None:
        try:
            text = load_family(sight.table.family).rules()
        except RefusedError:
            text = say("term-no-rules")
        rule = self._screen.verdict.rule if self._screen.verdict else ""
        rule = rule or (sight.scene.rule if sight.scene else "")
        self._app.push_screen(TextDialog(text, rule))

    async def _story(self, sight: ClientState) -> None:
        width = min(96, self._app.size.width - 12)
        self._app.push_screen(TextDialog(transcript_panel(sight, width, self._app.look)))

    async def _look_back(self, sight: ClientState) -> None:
        names = [chair.name for chair in sight.table.players]
        tales, look = self._app.tales, self._app.look
        self._app.push_screen(ReviewScreen(tales, sight.table.id, names, look))

    async def _keys(self, sight: ClientState) -> None:
        rows = [(key, say(code)) for key, code in _HELP]
        self._app.push_screen(TextDialog(help_panel(rows, self._app.look)))

    async def _hint(self, sight: ClientState) -> None:
        if sight.seat is None or not sight.mine:
            return
        if not sight.table.hints:
            self._screen.hints = (say("term-no-hints"),)
            self._screen.draw()
            return
        if not self._screen.hints:
            self._rung = 0
        await self._talk.ask_hint(sight.seat, self._rung + 1)

    def hinted(self, rung: int, texts: tuple[str, ...], *, more: bool) -> None:
        """Show a hint that came; the same key asks for more."""
        self._rung = rung if more else rung - 1
        self._screen.hints = texts or (say("term-nothing-to-hint"),)
        if more:
            self._screen.hints = (*self._screen.hints, say("term-more-hints"))
        self._screen.draw()

    # choosing

    async def _command(self, sight: ClientState) -> None:
        # at once, so that whatever is typed next goes there
        self._screen.set_focus(self._screen.query_one("#command", Input))

    async def _menu(self, sight: ClientState) -> None:
        listed = menu(sight)

        async def chosen(choice: int | None) -> None:
            if choice is not None:
                await self.run(listed[choice].name)

        labels = [offer.label for offer in listed]
        self._app.push_screen(ListDialog(say("term-menu"), labels), chosen)

    async def _choices(self, sight: ClientState) -> None:
        offered = self._screen.offers

        async def chosen(choice: int | None) -> None:
            if choice is not None:
                await self._app.deeds.take_up(offered[choice])

        if offered:
            labels = [offer.label for offer in offered]
            self._app.push_screen(ListDialog(say("term-which"), labels), chosen)

    async def _say(self, sight: ClientState) -> None:
        async def chosen(choice: int | None) -> None:
            if choice is not None and sight.seat is not None:
                await self._talk.say(sight.seat, PHRASES[choice])

        self._app.push_screen(
            ListDialog(say("term-say"), [format_phrase(code) for code in PHRASES]), chosen
        )

    async def _rename(self, sight: ClientState) -> None:
        seat = sight.seat
        if seat is None:
            return

        async def named(name: str | None) -> None:
            if name:
                await self._app.deeds.do(commands.Rename(seat, name))

        self._app.push_screen(
            InputDialog(say("term-new-name"), sight.table.players[seat].name), named
        )

    async def _resign(self, sight: ClientState) -> None:
        seat = sight.seat
        if seat is None:
            return

        async def answered(answer: bool | None) -> None:
            if answer:
                await self._app.deeds.do(commands.Resign(seat))

        self._app.push_screen(ConfirmDialog(say("term-resign-ask"), say("term-resign")), answered)

    # the screen itself

    async def _theme(self, sight: ClientState) -> None:
        self._app.switch_theme()
        self._screen.draw()

    async def _quit(self, sight: ClientState) -> None:
        self._app.exit()

    async def _next(self, sight: ClientState) -> None:
        await self._app.go_to(sight.table.next)


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
