"""Cards and faces to choose from, one list after another."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from textual.app import App

from abaculus.kernel.gestures import Chosen, Gesture, Pressed
from abaculus.kernel.prompts import Cards, Choose
from abaculus.kernel.things import Face
from abaculus.terminal.dialogs import Pick, Question
from abaculus.terminal.parts import card_line
from abaculus.terminal.plain import plain
from abaculus.terminal.signs import key_for
from abaculus.words.rich import Rich

Player: TypeAlias = Callable[[Gesture], Awaitable[None]]
"""Sends a gesture to the table."""


def show_cards(
    app: App[Any], prompt: Cards[Rich], play: Player, refuse: Callable[[str], None]
) -> None:
    """One of the pictured possibilities, from a list; one that cannot be had says why."""

    async def chosen(choice: int | None) -> None:
        if choice is None:
            return
        card = prompt.cards[choice]
        if card.why_not is not None:
            refuse(plain(card.why_not))
        else:
            await play(Pressed(card.move))

    labels = [card_line(card) for card in prompt.cards]
    app.push_screen(Pick(plain(prompt.label), labels), chosen)


def choose_faces(
    app: App[Any], prompt: Choose[Rich], play: Player, faces: tuple[Face[Rich], ...] = ()
) -> None:
    """A face of one group after another, then a last question."""
    if len(faces) == len(prompt.groups):
        _confirm(app, prompt, play, tuple(face.sign for face in faces))
        return
    group = prompt.groups[len(faces)]

    async def chosen(choice: int | None) -> None:
        if choice is not None:
            choose_faces(app, prompt, play, (*faces, group.faces[choice]))

    labels = [f"{face.sign}  {plain(face.spoken)}" for face in group.faces]
    keys = [key_for(face.sign) for face in group.faces]
    app.push_screen(Pick(f"{plain(prompt.ask)} {plain(group.name)}", labels, keys), chosen)


def _confirm(app: App[Any], prompt: Choose[Rich], play: Player, signs: tuple[str, ...]) -> None:
    async def answered(answer: bool | None) -> None:
        if answer:
            await play(Chosen(prompt.id, signs))

    app.push_screen(Question("  ".join(signs), plain(prompt.confirm)), answered)
