"""What keys, clicks and typed moves do at the table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.gestures import Gesture, PressGesture, WriteGesture
from abaculus.kernel.messages import Seat
from abaculus.kernel.prompts import Button, Cards, Choose, Take, Target
from abaculus.tables.commands import Command, Play
from abaculus.terminal.client.client import TableClient
from abaculus.terminal.input.keys import key_for
from abaculus.terminal.input.shortcuts import Shortcut
from abaculus.terminal.input.state import InputState, JokerChoice
from abaculus.terminal.practice.session import parse_answer
from abaculus.terminal.render.layout import Direction
from abaculus.terminal.render.text import plain_text, say
from abaculus.terminal.screens import dialogs
from abaculus.terminal.screens.dialogs import ConfirmDialog, InputDialog, ListDialog

if TYPE_CHECKING:
    from abaculus.terminal.app import TableApp
    from abaculus.terminal.screens.table import TableScreen

_WAYS: dict[str, Direction] = {"left": "left", "right": "right", "up": "up", "down": "down"}
_FUNCTION = {"f1": "rules", "f2": "move-list", "f3": "hint", "f6": "command", "f10": "menu"}


class TableActions:
    """Acts for the seat that is shown."""

    def __init__(self, app: TableApp, screen: TableScreen, client: TableClient) -> None:
        self._app = app
        self._screen = screen
        self._client = client
        self._plays: set[str] = set()
        self._answers: dict[str, int] = {}
        """Commands that answer a question, by command id; the value is the question's number."""

    @property
    def _hands(self) -> InputState:
        return self._screen.hands

    @property
    def seat(self) -> Seat | None:
        """The seat acted for; None: a spectator."""
        state = self._client.state
        return state.seat if state is not None and state.mine else None

    # keys

    async def press(self, key: str, character: str) -> bool:
        """Handle a key; returns whether it did anything."""
        if self._client.state is None:
            return False
        if key in _WAYS:
            self._hands.move(_WAYS[key])
        elif key in ("tab", "space"):
            if not (key == "space" and self._hands.toggle(self._hands.cursor)):
                self._hands.turn()
        elif key == "enter":
            await self._commit()
            return True
        elif key in ("backspace", "delete"):
            self._hands.back()
        elif key == "escape":
            self._hands.let_go()
        elif key in _FUNCTION:
            await self._app.menu_actions.run(_FUNCTION[key])
            return True
        else:
            return await self._write(character)
        await self.changed()
        return True

    async def _write(self, character: str) -> bool:
        """Handle a printable key: a piece first, else the letter of a button."""
        targets = () if self._screen.asks.verdicts else self._hands.by_number
        if character.isdigit() and 0 < int(character) <= len(targets):
            await self._play(PressGesture(targets[int(character) - 1].move))
            return True
        if self._hands.knows(character):
            if self._hands.type(character):
                await self.changed()
            else:
                self._refuse(say("term-no-piece", sign=character))
            return True
        named = {"?": "keys", ">": "command", "h": "hint", "m": "menu", "b": "choices"}
        letter = character.lower()
        if letter == "j" and (naming := self._hands.joker()):
            self._name(naming)
            return True
        for offer in self._screen.offers:
            if offer.key and offer.key == letter:
                await self.take_up(offer)
                return True
        if letter in named:
            await self._app.menu_actions.run(named[letter])
            return True
        return self._screen.begin_answer(character)

    async def click(self, cell: str) -> None:
        """Handle a click on a cell."""
        before = self._hands.cursor
        naming = self._hands.click(cell)
        await self.changed()
        if naming is not None:
            self._name(naming)
        elif cell == before and cell in self._hands.target_cells():
            await self._commit()

    def _name(self, naming: JokerChoice) -> None:
        lay = self._hands.lay
        if lay is None:
            return
        signs = [face.sign for face in lay.faces]

        async def named(choice: int | None) -> None:
            if choice is not None:
                self._hands.name(naming, signs[choice])
                await self.changed()

        labels = [f"{face.sign}  {plain_text(face.spoken)}" for face in lay.faces]
        keys = [key_for(sign) for sign in signs]
        self._app.push_screen(ListDialog(say("term-name-joker"), labels, keys), named)

    # the live verdict

    async def changed(self) -> None:
        """Ask for a verdict after a change of the input."""
        self._screen.refusal = ""
        gesture, seat = self._hands.gesture(), self.seat
        taking = self._hands.taking
        if taking is not None and len(self._hands.chosen) not in taking.counts:
            gesture = None
        if gesture is None or seat is None:
            self._screen.verdict = None
            self._client.cancel_try()
        else:
            await self._client.ask(seat, gesture)
        self._screen.draw()

    async def try_text(self, text: str) -> None:
        """Ask for a verdict on a move that is being typed."""
        gesture = self._parse_text(text)
        if text.strip(" ?") and self.seat is not None:
            await self._client.ask(self.seat, gesture)
        else:
            self._screen.verdict = None
            self._screen.draw()

    # committing

    async def play_text(self, text: str) -> None:
        """Play a typed move."""
        if text.strip() == "?":
            await self._app.menu_actions.run("keys")
        elif text.strip():
            await self._play(self._parse_text(text))

    def _parse_text(self, text: str) -> Gesture:
        """A typed line as a gesture: the answer to an open question, otherwise a move."""
        asks = self._screen.asks
        if asks.prompt is None or asks.open is None:
            return PressGesture(text)
        return WriteGesture(asks.prompt.id, parse_answer(asks.open.card, text))

    async def _commit(self) -> None:
        hands = self._hands
        targets = hands.target_cells().get(hands.cursor, [])
        main = next((offer for offer in self._screen.offers if offer.is_main), None)
        state = self._client.state
        if self._screen.asks.verdicts:
            self._screen.asks.put_away()
            self._screen.draw()
        elif main is not None and state is not None and state.table.phase != "playing":
            await self.take_up(main)
        elif hands.taking is not None:
            await self._commit_take(hands.taking)
        elif hands.lay is not None and hands.laying.placings:
            await self._commit_laying()
        elif targets:
            await self._choose(targets)
        elif main is not None:
            await self.take_up(main)

    async def _commit_take(self, take: Take[RichSentence]) -> None:
        gesture = self._hands.gesture()
        if len(self._hands.chosen) in take.counts and gesture is not None:
            await self._play(gesture)
            return
        *most, last = take.counts
        counts = say("term-or", some=", ".join(map(str, most)), last=last) if most else last
        self._refuse(say("term-counts", counts=counts, many=len(self._hands.chosen)))

    async def _commit_laying(self) -> None:
        lay, laying = self._hands.lay, self._hands.laying
        if lay is None:
            return
        if lay.ahead:
            self._refuse(say("term-not-yet"))
        elif lay.total is not None:

            async def announced(total: str | None) -> None:
                if total and total.isdigit():
                    gesture = self._hands.announce(int(total))
                    if gesture is not None:
                        await self._play(gesture)

            self._app.push_screen(InputDialog(plain_text(lay.total), kind="number"), announced)
        else:
            await self._play(laying.gesture(lay))

    async def _choose(self, targets: list[Target[RichSentence]]) -> None:
        if len(targets) == 1:
            await self._play(PressGesture(targets[0].move))
            return

        async def chosen(choice: int | None) -> None:
            if choice is not None:
                await self._play(PressGesture(targets[choice].move))

        labels = [plain_text(target.meaning) for target in targets]
        self._app.push_screen(ListDialog(say("term-which"), labels), chosen)

    async def take_up(self, offer: Shortcut) -> None:
        """Run a shortcut, with a confirmation if it asks for one."""
        prompt = offer.prompt
        if isinstance(prompt, Take):
            self._hands.begin(prompt)
            await self.changed()
        elif isinstance(prompt, Button):
            await self._press_button(prompt)
        elif isinstance(prompt, Cards):
            dialogs.show_cards(self._app, prompt, self._play, self._refuse)
        elif isinstance(prompt, Choose):
            dialogs.choose_faces(self._app, prompt, self._play)
        else:
            await self._app.menu_actions.run(offer.name)

    async def _press_button(self, button: Button[RichSentence]) -> None:
        if button.confirm is None:
            await self._play(PressGesture(button.move))
            return

        async def answered(answer: bool | None) -> None:
            if answer:
                await self._play(PressGesture(button.move))

        question = ConfirmDialog(plain_text(button.confirm), plain_text(button.label))
        self._app.push_screen(question, answered)

    async def _play(self, gesture: Gesture) -> None:
        if self.seat is None:
            self._refuse(say("term-spectator"))
        else:
            command = await self.do(Play(self.seat, gesture))
            self._plays.add(command)
            question = self._screen.asks.open
            if isinstance(gesture, WriteGesture) and question is not None:
                self._answers[command] = question.number

    async def do(self, command: Command) -> str:
        """Send a command; while the connection is lost, say so and send nothing."""
        if not self._client.is_up:
            self._refuse(say("term-lost-wait"))
            return ""
        return await self._client.do(command)

    def acknowledged(self, command: str) -> None:
        """Clear the input after its command was carried out."""
        if command and command in self._plays:
            self._plays.discard(command)
            self._hands.let_go()
            self._screen.verdict = None
            self._screen.refusal = ""
            self._screen.clear_command()

    def late(self, command: str) -> str:
        """Why an answer came too late; empty if it did not."""
        number = self._answers.pop(command, None)
        late = None if number is None else self._screen.asks.late(number, time.monotonic())
        if late is None:
            return ""
        seconds, was_lost = late
        return say("term-asked-late-lost", seconds=seconds) if was_lost else say("term-asked-late")

    def _refuse(self, sentence: str) -> None:
        self._screen.refusal = sentence
        self._screen.draw()
