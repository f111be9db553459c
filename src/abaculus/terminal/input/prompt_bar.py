"""What to do next, as a sentence and as keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.scenes import MoveVerdict
from abaculus.terminal.client.state import ClientState
from abaculus.terminal.input.shortcuts import Shortcut, has_many_aside
from abaculus.terminal.input.state import InputState
from abaculus.terminal.instruments.registry import key_labels
from abaculus.terminal.render.text import plain_text, say, strip_controls
from abaculus.terminal.screens.open_questions import OpenQuestions

MOST_SHORTCUTS = 12
"""The most buttons with a key; more are chosen from a list."""


def sentence(state: ClientState, hands: InputState) -> str:
    """What to do next, or who must move."""
    if hands.taking is not None:
        return f"{plain_text(hands.taking.ask)} {say('term-chosen', many=len(hands.chosen))}"
    asker = state.table.asks_back
    others = [seat for seat in state.table.seats if seat != asker]
    if asker is not None and any(seat not in state.table.answered_back for seat in others):
        return say("term-asks-back", name=strip_controls(state.table.players[asker].name))
    if asker is not None:
        return say("term-asked-back")
    if state.table.phase == "paused":
        return say("term-is-paused")
    targets = hands.target_cells().get(hands.cursor, [])
    meaning = (
        f" › {plain_text(targets[0].meaning)}" if len(targets) == 1 else _space_rule(state, hands)
    )
    return (plain_text(state.scene.ask) if state.scene else "") + meaning


def _space_rule(state: ClientState, hands: InputState) -> str:
    """The rule of the space under the cursor, if the person moved there."""
    cells = (cell for zone in state.scene.zones for cell in zone.cells) if state.scene else ()
    cell = next((one for one in cells if one.id == hands.place), None)
    return "" if cell is None or cell.detail is None else f" › {plain_text(cell.detail)}"


def keys(
    state: ClientState,
    hands: InputState,
    verdict: MoveVerdict[RichSentence] | None,
    offers: Sequence[Shortcut],
    asks: OpenQuestions,
) -> list[tuple[str, str]]:
    """Keys and their labels, main one first."""
    if asks.verdicts:
        return [("Enter", say("term-asked-go-on")), *key_labels(asks), ("M", say("term-menu"))]
    if asks.prompt is not None:
        passing = [(offer.key.upper(), offer.label) for offer in offers if offer.key]
        first = [("Enter", plain_text(asks.prompt.label)), ("Esc", say("term-asked-leave"))]
        return [*first, *passing, *key_labels(asks)]
    labels = [
        ("Enter", _enter_label(state, hands, verdict, offers)),
        *_more_keys(state, hands, offers),
    ]
    labels += [*key_labels(asks), ("M", say("term-menu")), ("?", say("term-keys"))]
    return [(key, label) for key, label in labels if label]


def _more_keys(
    state: ClientState, hands: InputState, offers: Sequence[Shortcut]
) -> Iterable[tuple[str, str]]:
    if hands.taking is not None:
        yield "Space", say("term-choose")
        yield "Esc", say("term-keep")
        return
    if hands.laying.placings:
        yield "Backspace", say("term-take-back")
        yield "Esc", say("term-clear")
    shown = [offer for offer in offers if not offer.is_main]
    named = [offer for offer in shown if not offer.is_aside] if has_many_aside(shown) else shown
    if len(named) > MOST_SHORTCUTS:
        named = []
    yield from [(offer.key.upper(), offer.label) for offer in named if offer.key]
    if len(named) < len(shown):
        yield "B", say("term-all-choices", many=len(shown))
    if state.table.hints and state.prompts:
        yield "H", say("term-hint")


def _enter_label(
    state: ClientState,
    hands: InputState,
    verdict: MoveVerdict[RichSentence] | None,
    offers: Sequence[Shortcut],
) -> str:
    """The label of Enter."""
    main = next((offer.label for offer in offers if offer.is_main), "")
    if state.table.phase != "playing":
        return main
    if hands.taking is not None:
        return plain_text(hands.taking.confirm)
    lay = hands.lay
    if lay is not None and hands.laying.placings:
        if lay.ahead:
            return say("term-ahead")
        if verdict is not None and verdict.says == "no":
            return ""
        return plain_text((verdict.confirm if verdict else None) or lay.label)
    if hands.target_cells().get(hands.cursor):
        return say("term-choose")
    return main
