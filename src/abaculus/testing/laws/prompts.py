"""Laws of prompts and advice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, assert_never

from abaculus.kernel.awaits import Turn
from abaculus.kernel.bot import Stop
from abaculus.kernel.events import Played
from abaculus.kernel.gestures import PressGesture
from abaculus.kernel.messages import Refusal
from abaculus.kernel.prompts import (
    Answer,
    Button,
    Cards,
    Choose,
    FaceGroup,
    Lay,
    Point,
    Prompt,
    PromptCard,
    Put,
    Take,
)
from abaculus.kernel.scene_parts import Text
from abaculus.testing.cell_names import cells_of
from abaculus.testing.gestures import choose_faces, pick_pieces
from abaculus.testing.laws.scenes import missing
from abaculus.testing.stage_cases import ScreenCase

RUNGS = 4
"""The number of rungs to ask for."""
NOW_AND_THEN = 8
"""Advice is slow: it is asked for one time in this many."""
_PATIENCE = 8
"""How often an adviser may call `stop` before it returns True."""


def prompts_are_for_those_asked(screen: ScreenCase) -> str | None:
    """Only seats that must or may act get prompts, except to try something ahead of their turn."""
    for prompt in screen.scene.prompts:
        ahead = isinstance(prompt, Lay) and prompt.ahead
        if screen.seat is None or (screen.seat not in screen.moment.asked and not ahead):
            return f"{prompt} is offered to somebody who is not to act"
    return None


def those_waited_for_have_prompts(screen: ScreenCase) -> str | None:
    """A seat that must act has something to do."""
    awaits = screen.moment.awaits
    if not isinstance(awaits, Turn) or screen.seat not in awaits.must:
        return None
    can = [one for one in screen.scene.prompts if not (isinstance(one, Lay) and one.ahead)]
    return None if can else f"seat {screen.seat} is waited for and can do nothing"


def one_prompt_is_the_main_one(screen: ScreenCase) -> str | None:
    """At most one button is the main one."""
    main = [one for one in screen.scene.prompts if isinstance(one, Button) and one.is_main]
    return f"there are {len(main)} main prompts" if len(main) > 1 else None


def prompts_name_what_exists(screen: ScreenCase) -> str | None:
    """Every zone, cell and piece in a prompt is on the screen."""
    return next(filter(None, (_missing(screen, one) for one in screen.scene.prompts)), None)


def _missing(screen: ScreenCase, prompt: Prompt[Text]) -> str | None:
    match prompt:
        case Button(die=die):
            return missing("die", {one.id for one in screen.scene.dice}, [die] if die else [])
        case Point(targets=targets):
            known = {*screen.cells.listed, *screen.pieces}
            return missing("cell or piece", known, (target.id for target in targets))
        case Put(choices=choices):
            return (
                (None if choices else f"{prompt.id} has nothing to put")
                or missing("piece", screen.pieces, (one.piece for one in choices))
                or missing("cell", screen.cells, (one.cell for one in choices))
            )
        case Cards(cards=cards):
            lit = (reach.cell for card in cards for reach in card.reaches)
            return _missing_cards(cards) or missing("cell", screen.cells, lit)
        case Choose(groups=groups):
            return _missing_groups(groups)
        case Take(pieces=pieces, counts=counts):
            if not counts or not 0 < min(counts) <= max(counts) <= len(pieces):
                return f"{counts} of {len(pieces)} pieces cannot be chosen"
            return missing("piece", screen.pieces, pieces)
        case Lay():
            return _missing_to_lay(screen, prompt)
        case Answer(asked=asked):
            open_ones = [str(one.number) for one in screen.scene.asked if one.judged is None]
            return missing("open question", open_ones, [str(asked)])
        case _ as never:
            assert_never(never)


def _missing_cards(cards: tuple[PromptCard[Text], ...]) -> str | None:
    if all(card.why_not is not None for card in cards):
        return "no card can be chosen"
    names = [card.id for card in cards]
    return f"two cards have one name among {names}" if len(set(names)) < len(names) else None


def _missing_groups(groups: tuple[FaceGroup[Text], ...]) -> str | None:
    if not groups:
        return "there is nothing to choose from"
    for group in groups:
        signs = [face.sign for face in group.faces]
        if not all(signs) or not signs or len(set(signs)) < len(signs):
            return f"one of {signs} cannot be chosen"
    return None


def _missing_to_lay(screen: ScreenCase, prompt: Lay[Text]) -> str | None:
    zones = {zone.id: zone for zone in screen.scene.zones}
    named = (prompt.rack, prompt.board, *([prompt.stock] if prompt.stock else []))
    strange = missing("zone", zones, named)
    if strange is not None:
        return strange
    at_hand = cells_of(zones[name] for name in (prompt.rack, prompt.stock) if name)
    can = {one.id for one in screen.scene.pieces if one.cell in at_hand}
    board = cells_of([zones[prompt.board]])
    lying = {piece.cell for piece in screen.scene.pieces}
    return (
        missing("piece on the rack or in the stock", can, prompt.pieces)
        or missing("free cell on the board", board.listed - lying, prompt.cells)
        or missing("cell on the board", board, [prompt.after] if prompt.after else [])
    )


def offered_moves_are_legal(screen: ScreenCase) -> str | None:
    """What can be pressed or put is a legal move; what can be chosen or taken makes a move."""
    for text in _move_texts(screen):
        move = screen.read(PressGesture(text))
        if isinstance(move, Refusal):
            return f"{text!r} is offered and cannot be read: {move}"
        refusal = _refusal(screen, move)
        if refusal is not None:
            return f"{text!r} is offered and refused: {refusal}"
    for prompt in screen.scene.prompts:
        complaint = _choice_fault(screen, prompt)
        if complaint is not None:
            return complaint
    return None


def _refusal(screen: ScreenCase, move: Any) -> Refusal | None:
    return screen.game.check(screen.moment.state, Played(screen.moment.now, screen.seat or 0, move))


def _move_texts(screen: ScreenCase) -> Iterator[str]:
    for prompt in screen.scene.prompts:
        match prompt:
            case Button(move=move):
                yield move
            case Point(targets=targets):
                yield from (target.move for target in targets)
            case Put(choices=choices):
                yield from (one.move for one in choices)
            case Cards(cards=cards):
                yield from (card.move for card in cards if card.why_not is None)
            case Answer(skip=skip, helps=helps):
                yield from (button.move for button in (skip, *helps) if button is not None)
            case Choose() | Take() | Lay():
                pass
            case _ as never:
                assert_never(never)


def _choice_fault(screen: ScreenCase, prompt: Prompt[Text]) -> str | None:
    """What is wrong with a random choice from a prompt; None if nothing is."""
    rng = screen.moment.subject.rng
    if isinstance(prompt, Take):
        taken = pick_pieces(prompt, rng)
        move = screen.read(taken)
        return f"{taken} is offered and makes no move: {move}" if _is_refusal(move) else None
    if isinstance(prompt, Choose):
        chosen = choose_faces(prompt, rng)
        move = screen.read(chosen)
        refusal = move if isinstance(move, Refusal) else _refusal(screen, move)
        return f"{chosen} is offered and refused: {refusal}" if refusal is not None else None
    return None


def _is_refusal(move: Any | Refusal) -> bool:
    return isinstance(move, Refusal)


def cards_that_cannot_be_chosen_are_refused(screen: ScreenCase) -> str | None:
    """If a card says why not, the rules refuse its move."""
    for prompt in screen.scene.prompts:
        for card in prompt.cards if isinstance(prompt, Cards) else ():
            move = screen.read(PressGesture(card.move))
            refused = isinstance(move, Refusal) or _refusal(screen, move) is not None
            if card.why_not is not None and not refused:
                return f"{card} says why not and is legal"
    return None


def _make_stop() -> Stop:
    """A `stop` that counts calls, so that it is the same at every speed."""
    asked = count(1)
    return lambda: next(asked) > _PATIENCE


def advice_can_be_followed(screen: ScreenCase) -> str | None:
    """The best move is legal, has sentences and is drawn on the board."""
    adviser, moment = screen.show.adviser, screen.moment
    if (
        adviser is None
        or screen.seat not in moment.asked
        or not moment.subject.one_in(NOW_AND_THEN)
    ):
        return None
    best = adviser.best(screen.game, screen.view, _make_stop())
    if best is None:
        return None
    move = screen.read(PressGesture(best.move))
    refusal = (
        move
        if isinstance(move, Refusal)
        else screen.game.check(moment.state, Played(moment.now, screen.seat or 0, move))
    )
    if refusal is not None:
        return f"{best.move!r} is advised and refused: {refusal}"
    lies_on = missing("cell", screen.cells, (piece.cell for piece in best.pieces))
    return lies_on or screen.wording_fault(best)


def hints_have_sentences(screen: ScreenCase) -> str | None:
    """Every rung of help has sentences, for every seat."""
    adviser, moment = screen.show.adviser, screen.moment
    if adviser is None or screen.seat is None or not moment.subject.one_in(NOW_AND_THEN):
        return None
    rung = moment.subject.rng.below(RUNGS) + 1
    for text in adviser.hint(screen.game, screen.view, rung, _make_stop()):
        complaint = screen.wording_fault(text)
        if complaint is not None:
            return complaint
    return None
