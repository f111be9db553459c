"""Laws of moves: listed, sampled, previewed."""

from __future__ import annotations

from itertools import islice
from typing import Any

from abaculus.kernel.codec import encode
from abaculus.kernel.events import Played
from abaculus.kernel.messages import Seat, news_for
from abaculus.testing.cases import Moment

MANY = 200
"""So many moves of a list are looked at now and then, and otherwise some."""
SOME = 30
NOW_AND_THEN = 8
"""A list may be long: it is looked at one in so many times."""
RARELY = 40
"""The same for lists that are too long to be complete."""


def samples_are_legal(moment: Moment) -> str | None:
    """Whoever must or may move is given a legal move."""
    for seat in moment.asked:
        event = Played(moment.now, seat, _sample(moment, seat))
        refusal = moment.game.check(moment.state, event)
        if refusal is not None:
            return f"{event} was sampled and is refused: {refusal}"
    return None


def _sample(moment: Moment, seat: Seat) -> Any:
    return moment.game.sample(moment.state, seat, moment.subject.rng)


def only_those_asked_have_moves(moment: Moment) -> str | None:
    """Nobody else has moves; nobody at all while chance is awaited or when the game is over."""
    for seat in moment.seats:
        if seat not in moment.asked:
            for move in moment.game.moves(moment.state, seat):
                return f"seat {seat} is not to move and is offered {move}"
    return None


def listed_moves_are_legal(moment: Moment) -> str | None:
    """Every listed move can be played, is canonical and is listed once."""
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
    """Where the list is short and complete, it holds every move that was sampled."""
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
    """A preview that refuses is right, one that promises too, and it speaks to its seat."""
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


def previews_can_be_said(moment: Moment) -> str | None:
    """Everything a preview tells has a sentence."""
    for seat, move in _moves_to_try(moment):
        preview = moment.game.preview(moment.state, seat, move)
        said = [(item.code, item.values) for item in preview.news]
        if preview.refusal is not None:
            said.append((preview.refusal.code, preview.refusal.values))
        for code, values in said:
            complaint = moment.subject.wording_fault(code, values)
            if complaint is not None:
                return complaint
    return None


def previews_tell_no_secrets(moment: Moment) -> str | None:
    """A preview is the same in every state that looks the same to the seat."""
    game, rng = moment.game, moment.subject.rng
    for seat, move in _moves_to_try(moment):
        imagined = game.imagine(game.view(moment.state, seat), rng)
        told, else_told = (game.preview(state, seat, move) for state in (moment.state, imagined))
        if told != else_told:
            return f"{move} is previewed {told}, and {else_told} in a state that looks the same"
    return None


def _moves_to_try(moment: Moment) -> list[tuple[Seat, Any]]:
    """Moves somebody may ask about: sampled ones, old ones, and old ones by other seats."""
    tried = [(seat, _sample(moment, seat)) for seat in moment.asked[:2]]
    old = [event.move for event in moment.events if isinstance(event, Played)][-1:]
    return tried + [(seat, move) for seat in moment.seats for move in old]
