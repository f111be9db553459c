"""What can be done now by one key each: the game's buttons and the table's own."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from abaculus.i18n.rich import Rich
from abaculus.kernel.prompts import Answer, Button, Cards, Choose, Take
from abaculus.terminal.client.state import Sight
from abaculus.terminal.input.keys import letters
from abaculus.terminal.render.text import harmless, plain, say

FIXED = "hmj"
"""Hint, menu, joker: letters no button takes."""


class Offer(Struct, frozen=True):
    """One thing to do."""

    name: str
    """What is done: `press` and `take` with the prompt's id, or a deed of the table."""
    label: str
    key: str = ""
    """A letter; empty: in the menu only."""
    is_main: bool = False
    prompt: Button[Rich] | Take[Rich] | Cards[Rich] | Choose[Rich] | None = None


def offers(sight: Sight, taken: Iterable[str] = ()) -> tuple[Offer, ...]:
    """Everything offered now; no letter that stands for a piece is used."""
    found = [*_of_the_game(sight), *_of_the_table(sight)]
    keys = letters([offer.label for offer in found], [*FIXED, *taken])
    return tuple(
        Offer(offer.name, offer.label, key, offer.is_main, offer.prompt)
        for offer, key in zip(found, keys, strict=True)
    )


def _of_the_game(sight: Sight) -> Iterable[Offer]:
    for prompt in sight.prompts:
        if isinstance(prompt, Button):
            yield Offer("press", plain(prompt.label), is_main=prompt.is_main, prompt=prompt)
        elif isinstance(prompt, Answer):
            for button in (prompt.start, *prompt.helps, prompt.skip):
                if button is not None:
                    yield Offer("press", plain(button.label), prompt=button)
        elif isinstance(prompt, Cards):
            yield Offer("cards", plain(prompt.label), is_main=_is_alone(sight), prompt=prompt)
        elif isinstance(prompt, Take | Choose):
            yield Offer("take", plain(prompt.label), prompt=prompt)


def _is_alone(sight: Sight) -> bool:
    return len(sight.prompts) == 1


def _of_the_table(sight: Sight) -> Iterable[Offer]:
    table = sight.table
    asked = () if table.asks_back is None else (table.asks_back, *table.answered_back)
    open_to = [seat for seat in table.seats if asked and seat not in asked]
    if open_to:
        yield Offer(f"agree {open_to[0]}", say("term-agree"))
        yield Offer(f"disagree {open_to[0]}", say("term-disagree"))
    if table.host and table.phase == "waiting":
        yield Offer("start", say("term-start"), is_main=True)
    if table.host and table.phase == "paused":
        yield Offer("resume", say("term-resume"), is_main=True)
    if table.phase == "over":
        if table.next:
            yield Offer("next", say("term-next"), is_main=True)
        elif table.host:
            yield Offer("rematch", say("term-rematch"), is_main=True)
        yield Offer("look-back", say("term-look-back"))
        yield Offer("story", say("term-story"))


def menu(sight: Sight) -> tuple[Offer, ...]:
    """Everything else, for the list behind one key."""
    return (*_of_a_seat(sight), *_of_the_host(sight), *_of_the_screen(sight))


def _of_a_seat(sight: Sight) -> Iterable[Offer]:
    table, seat = sight.table, sight.seat
    if not sight.mine or seat is None:
        return
    for own in table.seats:
        if own in table.may_ask_back and table.asks_back is None:
            name = harmless(table.chairs[own].name)
            yield Offer(f"ask-back {own}", say("term-ask-back", name=name))
    if len(table.chairs) > 1:
        yield Offer("say", say("term-say"))
    yield Offer("rename", say("term-rename"))
    if table.phase in ("playing", "paused"):
        yield Offer("resign", say("term-resign"))
    if table.phase == "waiting":
        yield Offer("rise", say("term-rise"))


def _of_the_host(sight: Sight) -> Iterable[Offer]:
    table = sight.table
    if not table.host:
        return
    if table.phase == "playing":
        yield Offer("pause", say("term-pause"))
    if table.phase in ("playing", "paused"):
        for seat, chair in enumerate(table.chairs):
            if chair.stand_in:
                yield Offer(f"hand-back {seat}", say("term-hand-back", name=harmless(chair.name)))
            elif chair.away:
                yield Offer(f"hold {seat}", say("term-hold", name=harmless(chair.name)))


def _of_the_screen(sight: Sight) -> Iterable[Offer]:
    yield Offer("rules", say("term-rules"))
    yield Offer("story", say("term-story"))
    yield Offer("keys", say("term-keys"))
    yield Offer("theme", say("term-theme"))
    yield Offer("quit", say("term-quit" if sight.table.phase == "over" else "term-leave"))
