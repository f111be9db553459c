"""Laws of moves: listed, sampled, previewed."""

from __future__ import annotations

from itertools import islice
from typing import Any

from abaculus.kernel.codec import encode
from abaculus.kernel.events import Played
from abaculus.kernel.messages import Seat, news_for
from abaculus.testing.cases import Moment

MANY = 200
"""The most moves of a list to check now and then; at other times `SOME`."""
SOME = 30
NOW_AND_THEN = 8
"""A long list is checked one time in this many."""
RARELY = 40
"""The same for lists too long to be complete."""


def samples_are_legal(moment: Moment) -> str | None:
    """A seat that must or may move gets a legal sample."""
    for seat in moment.asked:
        event = Played(moment.now, seat, _sample(moment, seat))
        refusal = moment.game.check(moment.state, event)
        if refusal is not None:
            return f"{event} was sampled and is refused: {refusal}"
    return None


def _sample(moment: Moment, seat: Seat) -> Any:
    return moment.game.sample(moment.state, seat, moment.subject.rng)


def only_those_asked_have_moves(moment: Moment) -> str | None:
    """Other seats have no moves, and no seat has any while chance is awaited or after the end."""
    for seat in moment.seats:
        if seat not in moment.asked:
            for move in moment.game.moves(moment.state, seat):
                return f"seat {seat} is not to move and is offered {move}"
    return None


def listed_moves_are_legal(moment: Moment) -> str | None:
    """Every listed move is legal, canonical and listed once."""
    is_open = moment.game.info.traits.open_moves
    if not moment.subject.one_in(RARELY if is_open else NOW_AND_THEN):
        return None
    many = MANY if moment.subject.one_in(NOW_AND_THEN) else SOME
    for seat in moment.asked:
        seen: set[bytes] = set()
        for move in islice(moment.game.moves(moment.state, seat), many):
            event = Played(moment.now, seat, move)
            refusal = moment.game.check(moment.state, event)
            if refusal is not None:
                return f"{move} is listed and refused: {refusal}"
            if moment.game.apply(moment.state, event).event != event:
                return f"{move} is listed and not canonical"
            if encode(move) in seen:
                return f"{move} is listed twice"
            seen.add(encode(move))
    return None


def sampled_moves_are_listed(moment: Moment) -> str | None:
    """A short, complete list holds every sampled move."""
    if moment.game.info.traits.open_moves or not moment.subject.one_in(NOW_AND_THEN):
        return None
    for seat in moment.asked:
        listed = list(islice(moment.game.moves(moment.state, seat), MANY))
        for _ in range(4 if len(listed) < MANY else 0):
            sampled = Played(moment.now, seat, _sample(moment, seat))
            event = moment.game.apply(moment.state, sampled).event
            if isinstance(event, Played) and event.move not in listed:
                return f"{event.move} was sampled and is not listed"
    return None


def previews_agree_with_check(moment: Moment) -> str | None:
    """A preview agrees with `check`, and its news is for its seat."""
    for seat, move in _moves_to_try(moment):
        preview = moment.game.preview(moment.state, seat, move)
        refusal = moment.game.check(moment.state, Played(moment.now, seat, move))
        if preview.refusal is not None and refusal is None:
            return f"{move} is legal; the preview says {preview.refusal}"
        if preview.news and preview.refusal is None and refusal and seat in moment.asked:
            return f"{move} is refused, {refusal}; the preview promises {preview.news}"
        if news_for(preview.news, seat) != preview.news:
            return f"the preview tells seat {seat} what it may not hear: {preview.news}"
    return None


def previews_have_sentences(moment: Moment) -> str | None:
    """Everything in a preview has a sentence."""
    for seat, move in _moves_to_try(moment):
        preview = moment.game.preview(moment.state, seat, move)
        messages = [(item.code, item.values) for item in preview.news]
        if preview.refusal is not None:
            messages.append((preview.refusal.code, preview.refusal.values))
        for code, values in messages:
            complaint = moment.subject.wording_fault(code, values)
            if complaint is not None:
                return complaint
    return None


def previews_tell_no_secrets(moment: Moment) -> str | None:
    """A preview is the same in every state that looks the same to the seat."""
    game, rng = moment.game, moment.subject.rng
    for seat, move in _moves_to_try(moment):
        imagined = game.imagine(game.view(moment.state, seat), rng)
        preview, other_preview = (
            game.preview(state, seat, move) for state in (moment.state, imagined)
        )
        if preview != other_preview:
            return (
                f"{move} is previewed {preview}, and {other_preview} in a state that looks the same"
            )
    return None


def _moves_to_try(moment: Moment) -> list[tuple[Seat, Any]]:
    """Moves to ask about: sampled ones, old ones, and old ones by other seats."""
    tried = [(seat, _sample(moment, seat)) for seat in moment.asked[:2]]
    old = [event.move for event in moment.events if isinstance(event, Played)][-1:]
    return tried + [(seat, move) for seat in moment.seats for move in old]
