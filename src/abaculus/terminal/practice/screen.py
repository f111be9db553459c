"""The practice screen: the question, a line for the answer, the verdict."""

from __future__ import annotations

import os
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from abaculus.terminal.practice import text as words
from abaculus.terminal.practice.figures import draw_figure
from abaculus.terminal.practice.session import PracticeSession
from abaculus.terminal.render.palette import PALETTES, Palette, theme
from abaculus.terminal.render.text import say, strip_controls


class PracticeApp(App[None]):
    """One question after another, until none is left or the person quits."""

    CSS_PATH = Path(__file__).with_name("practice.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c,escape", "quit", priority=True),
        Binding("f2", "hint", priority=True),
        Binding("f3", "solution", priority=True),
        Binding("f4", "go_on(True)", priority=True),
        Binding("f5", "go_on(False)", priority=True),
        Binding("f8", "switch_theme", priority=True),
    ]

    def __init__(self, course: PracticeSession) -> None:
        # without this Textual takes NO_COLOR as a request for greys
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self._course = course
        self._is_done = False
        """Whether the question is answered or solved, so that Enter continues."""
        self._help: list[str] = []
        for name in PALETTES:
            self.register_theme(theme(name))
        self.theme = next(iter(PALETTES))

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The variables of the style sheet, which is read before a theme is chosen."""
        return dict(theme(next(iter(PALETTES))).variables)

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with VerticalScroll(id="paper", can_focus=False):
            yield Static(id="question", markup=False)
            yield Static(id="verdict")
            yield Static(id="help", markup=False)
        yield Static(id="reading", markup=False)
        yield Input(
            id="answer", placeholder=say("term-practice-type"), compact=True, max_length=400
        )
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one("#answer").focus()
        self.action_go_on(like=False)

    @property
    def look(self) -> Palette:
        """The palette in use."""
        return PALETTES.get(self.theme, next(iter(PALETTES.values())))

    # keys

    def action_go_on(self, like: bool) -> None:
        """Ask the next question, or another like this one."""
        card = self._course.go_on(like=like)
        if card is None:
            self.exit()
            return
        self._is_done, self._help = False, []
        self._write("#head", words.head(card))
        lines = [*words.question(card), *draw_figure(self._course.desk.figure(card.handle))]
        self._write("#question", "\n".join(lines))
        self._write("#verdict", "")
        self._write("#help", "")
        self.query_one("#answer", Input).value = ""
        self._write("#reading", "")
        self._show_keys()

    def action_hint(self) -> None:
        """Show the next rung of help."""
        if not self._is_done:
            self._help.append(words.hint(self._course.hint()))
            self._write("#help", "\n".join(dict.fromkeys(self._help)))

    def action_solution(self) -> None:
        """Show the worked solution."""
        self._write("#help", "\n".join(words.solution(self._course.solution())))
        self._finish()

    def action_switch_theme(self) -> None:
        """Change to the other palette."""
        names = list(PALETTES)
        self.theme = names[(names.index(self.theme) + 1) % len(names)]
        self._show_keys()

    # the answer

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show how the text is read so far."""
        if not event.value.strip() or self._course.card is None:
            self._write("#reading", "")
            return
        reading = self._course.read(event.value)
        shown = "" if reading.shown is None else strip_controls(reading.shown.text)
        sentence = reading.sentence or say("term-practice-reads", text=shown)
        self._write("#reading", sentence)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Judge the answer; after that, continue."""
        if self._is_done:
            self.action_go_on(like=False)
            return
        judged = self._course.answer(event.value)
        colours = {"right": self.look.yes, "wrong": self.look.no}
        sign = {"right": "✓ ", "wrong": "≠ "}.get(judged.outcome, "· ")
        colour = colours.get(judged.outcome, self.look.warn)
        self._write(
            "#verdict", Text(sign + strip_controls(judged.sentence), style=f"bold {colour}")
        )
        if judged.outcome == "right":
            self._finish()

    def _finish(self) -> None:
        self._is_done = True
        self._write("#reading", "")
        self._show_keys()

    def _show_keys(self) -> None:
        enter = "term-practice-next" if self._is_done else "term-practice-enter"
        keys = [("Enter", say(enter))]
        if not self._is_done:
            keys.append(("F2", say("term-practice-help")))
        keys += [
            ("F3", say("term-practice-show")),
            ("F4", say("term-practice-like")),
            ("F5", say("term-practice-next")),
            ("F8", say("term-theme")),
            ("Esc", say("term-practice-end")),
        ]
        line = Text()
        for key, label in keys:
            line.append(f" {key} ", style=f"bold {self.look.on_accent} on {self.look.accent}")
            line.append(f" {label}  ")
        self._write("#keys", line)

    def _write(self, place: str, content: str | Text) -> None:
        self.query_one(place, Static).update(content)
