"""Small screens over the table: a question, a list, a line to fill in, a text."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar, TypeAlias

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, OptionList, Static
from textual.widgets.option_list import Option

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.gestures import ChooseGesture, Gesture, PressGesture
from abaculus.kernel.prompts import Cards, Choose
from abaculus.kernel.scene_parts import Face
from abaculus.terminal.input.keys import key_for
from abaculus.terminal.render.pieces import card_line
from abaculus.terminal.render.text import plain_text, say


class ConfirmDialog(ModalScreen[bool]):
    """Asks before something that cannot be undone; Escape is the safe answer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "answer(False)"),
        Binding("enter,y", "answer(True)"),
    ]

    def __init__(self, question: str, action: str) -> None:
        super().__init__()
        self._question, self._action = question, action

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(self._question, markup=False, classes="head")
            yield ConfirmButton(f"Enter  {self._action}", answer=True)
            yield ConfirmButton(f"Esc    {say('term-keep')}", answer=False)

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)


class ConfirmButton(Static):
    """One of the two answers, for the mouse."""

    def __init__(self, label: str, *, answer: bool) -> None:
        super().__init__(label, markup=False, classes="choice")
        self._answer = answer

    def on_click(self) -> None:
        self.screen.dismiss(self._answer)


class ListDialog(ModalScreen[int | None]):
    """One choice from a list; None: none of them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)")]

    def __init__(self, head: str, labels: Sequence[str], keys: Sequence[str] = ()) -> None:
        super().__init__()
        self._head, self._labels = head, labels
        self._keys = keys

    def compose(self) -> ComposeResult:
        options = [Option(Text(label), id=str(n)) for n, label in enumerate(self._labels)]
        with Vertical(classes="box"):
            yield Static(self._head, markup=False, classes="head")
            yield OptionList(*options)
            yield Static(say("term-pick-keys"), markup=False, classes="foot")

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in self._keys:
            event.stop()
            self.dismiss(self._keys.index(event.character))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


class InputDialog(ModalScreen[str | None]):
    """A line to fill in; None: cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)")]

    def __init__(self, head: str, value: str = "", kind: str = "text") -> None:
        super().__init__()
        self._head, self._value, self._kind = head, value, kind

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(self._head, markup=False, classes="head")
            restrict = r"[0-9]*" if self._kind == "number" else None
            yield Input(self._value, restrict=restrict, max_length=100, compact=True)
            yield Static(say("term-fill-keys"), markup=False, classes="foot")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)


class TextDialog(ModalScreen[None]):
    """A longer text: rules, keys, a transcript."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,f1,f2", "dismiss(None)"),
        Binding("up", "scroll(-1)"),
        Binding("down", "scroll(1)"),
        Binding("pageup,b", "scroll(-15)"),
        Binding("pagedown,space", "scroll(15)"),
    ]

    def __init__(self, content: str | Text, at: str = "") -> None:
        super().__init__()
        self._content, self._at = content, at

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            with VerticalScroll(can_focus=False):
                if isinstance(self._content, str):
                    yield Markdown(self._content, open_links=False)
                else:
                    yield Static(self._content)
            yield Static(say("term-read-keys"), markup=False, classes="foot")

    def on_mount(self) -> None:
        if self._at and isinstance(self._content, str):
            self.call_after_refresh(self._open_at)

    def _open_at(self) -> None:
        """Scroll to the chapter of the rule in force."""
        chapter = self._at.partition(".")[0]
        markdown = self.query_one(Markdown)
        for _, title, block in markdown.table_of_contents:
            if title.split(" ")[0] == chapter and block:
                markdown.query_one(f"#{block}").scroll_visible(top=True, animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


SendGesture: TypeAlias = Callable[[Gesture], Awaitable[None]]
"""Sends a gesture to the table."""


def show_cards(
    app: App[Any], prompt: Cards[RichSentence], play: SendGesture, refuse: Callable[[str], None]
) -> None:
    """Choose a card from a list; one that cannot be chosen says why."""

    async def chosen(choice: int | None) -> None:
        if choice is None:
            return
        card = prompt.cards[choice]
        if card.why_not is not None:
            refuse(plain_text(card.why_not))
        else:
            await play(PressGesture(card.move))

    labels = [card_line(card) for card in prompt.cards]
    app.push_screen(ListDialog(plain_text(prompt.label), labels), chosen)


def choose_faces(
    app: App[Any],
    prompt: Choose[RichSentence],
    play: SendGesture,
    faces: tuple[Face[RichSentence], ...] = (),
) -> None:
    """Choose a face of each group in turn, then confirm."""
    if len(faces) == len(prompt.groups):
        _confirm(app, prompt, play, tuple(face.sign for face in faces))
        return
    group = prompt.groups[len(faces)]

    async def chosen(choice: int | None) -> None:
        if choice is not None:
            choose_faces(app, prompt, play, (*faces, group.faces[choice]))

    labels = [f"{face.sign}  {plain_text(face.spoken)}" for face in group.faces]
    keys = [key_for(face.sign) for face in group.faces]
    app.push_screen(
        ListDialog(f"{plain_text(prompt.ask)} {plain_text(group.name)}", labels, keys), chosen
    )


def _confirm(
    app: App[Any], prompt: Choose[RichSentence], play: SendGesture, signs: tuple[str, ...]
) -> None:
    async def answered(answer: bool | None) -> None:
        if answer:
            await play(ChooseGesture(prompt.id, signs))

    app.push_screen(ConfirmDialog("  ".join(signs), plain_text(prompt.confirm)), answered)
