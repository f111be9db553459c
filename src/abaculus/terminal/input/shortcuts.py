"""Actions with one key each: the game's buttons and the table's own."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.prompts import Answer, Button, Cards, Choose, Take
from abaculus.terminal.client.state import ClientState
from abaculus.terminal.input.keys import assign_letters
from abaculus.terminal.render.text import plain_text, say, strip_controls

FIXED = "hmj"
"""Hint, menu, joker: letters that buttons do not get."""


class Shortcut(Struct, frozen=True):
    """An action that can be offered."""

    name: str
    """`press` or `take` with the prompt's id, or the name of a menu action."""
    label: str
    key: str = ""
    """A letter; empty: only in the menu."""
    is_main: bool = False
    prompt: (
        Button[RichSentence]
        | Take[RichSentence]
        | Cards[RichSentence]
        | Choose[RichSentence]
        | None
    ) = None

    @property
    def is_aside(self) -> bool:
        """Whether it is beside the game, such as a proposal to all."""
        return isinstance(self.prompt, Choose) and self.prompt.aside


def has_many_aside(offers: Iterable[Shortcut]) -> bool:
    """Whether so much is offered beside the game that it is chosen from a list, by the key B."""
    return sum(offer.is_aside for offer in offers) > 1


def shortcuts(state: ClientState, taken: Iterable[str] = ()) -> tuple[Shortcut, ...]:
    """The actions offered now; letters that stand for pieces are not used."""
    found = [*_game_shortcuts(state), *_table_shortcuts(state)]
    fixed = f"{FIXED}b" if has_many_aside(found) else FIXED
    keys = assign_letters([offer.label for offer in found], [*fixed, *taken])
    return tuple(
        Shortcut(offer.name, offer.label, key, offer.is_main, offer.prompt)
        for offer, key in zip(found, keys, strict=True)
    )


def _game_shortcuts(state: ClientState) -> Iterable[Shortcut]:
    for prompt in state.prompts:
        if isinstance(prompt, Button):
            yield Shortcut("press", plain_text(prompt.label), is_main=prompt.is_main, prompt=prompt)
        elif isinstance(prompt, Answer):
            for button in (prompt.start, *prompt.helps, prompt.skip):
                if button is not None:
                    yield Shortcut("press", plain_text(button.label), prompt=button)
        elif isinstance(prompt, Cards):
            yield Shortcut(
                "cards", plain_text(prompt.label), is_main=_is_alone(state), prompt=prompt
            )
        elif isinstance(prompt, Take | Choose):
            yield Shortcut("take", plain_text(prompt.label), prompt=prompt)


def _is_alone(state: ClientState) -> bool:
    return len(state.prompts) == 1


def _table_shortcuts(state: ClientState) -> Iterable[Shortcut]:
    table = state.table
    asked = () if table.asks_back is None else (table.asks_back, *table.answered_back)
    open_to = [seat for seat in table.seats if asked and seat not in asked]
    if open_to:
        yield Shortcut(f"agree {open_to[0]}", say("term-agree"))
        yield Shortcut(f"disagree {open_to[0]}", say("term-disagree"))
    if table.host and table.phase == "waiting":
        yield Shortcut("start", say("term-start"), is_main=True)
    if table.host and table.phase == "paused":
        yield Shortcut("resume", say("term-resume"), is_main=True)
    if table.phase == "over":
        if table.next:
            yield Shortcut("next", say("term-next"), is_main=True)
        elif table.host:
            yield Shortcut("rematch", say("term-rematch"), is_main=True)
        yield Shortcut("look-back", say("term-look-back"))
        yield Shortcut("move-list", say("term-move-list"))


def menu(state: ClientState) -> tuple[Shortcut, ...]:
    """All other actions, for the menu."""
    return (*_seat_shortcuts(state), *_host_shortcuts(state), *_screen_shortcuts(state))


def _seat_shortcuts(state: ClientState) -> Iterable[Shortcut]:
    table, seat = state.table, state.seat
    if not state.mine or seat is None:
        return
    for own in table.seats:
        if own in table.may_ask_back and table.asks_back is None:
            name = strip_controls(table.players[own].name)
            yield Shortcut(f"ask-back {own}", say("term-ask-back", name=name))
    if len(table.players) > 1:
        yield Shortcut("say", say("term-say"))
    yield Shortcut("rename", say("term-rename"))
    if table.phase in ("playing", "paused"):
        yield Shortcut("resign", say("term-resign"))
    if table.phase == "waiting":
        yield Shortcut("rise", say("term-rise"))


def _host_shortcuts(state: ClientState) -> Iterable[Shortcut]:
    table = state.table
    if not table.host:
        return
    if table.phase == "waiting" and table.locked:
        yield Shortcut("unlock", say("term-unlock"))
    elif table.phase == "waiting":
        yield Shortcut("lock", say("term-lock"))
    if table.phase == "playing":
        yield Shortcut("pause", say("term-pause"))
    if table.phase in ("playing", "paused"):
        for seat, player in enumerate(table.players):
            if player.stand_in:
                yield Shortcut(
                    f"hand-back {seat}", say("term-hand-back", name=strip_controls(player.name))
                )
            elif player.away:
                yield Shortcut(f"hold {seat}", say("term-hold", name=strip_controls(player.name)))


def _screen_shortcuts(state: ClientState) -> Iterable[Shortcut]:
    yield Shortcut("rules", say("term-rules"))
    yield Shortcut("move-list", say("term-move-list"))
    yield Shortcut("keys", say("term-keys"))
    yield Shortcut("theme", say("term-theme"))
    yield Shortcut("quit", say("term-quit" if state.table.phase == "over" else "term-leave"))
