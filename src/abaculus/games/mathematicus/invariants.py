"""What can never be true of a Mathematicus state: a lost piece, a duplicate card."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.games.mathematicus.blue import LEVEL, NUMBERS, kind_of
from abaculus.games.mathematicus.blue_deck import blue_deck
from abaculus.games.mathematicus.board import FIGURES, SIZE
from abaculus.games.mathematicus.chance.deck import deck
from abaculus.games.mathematicus.options import CARDS_IN_DECK, SOLIDS
from abaculus.games.mathematicus.phases import QuestionPhase, Step
from abaculus.games.mathematicus.state import KINDS, State, is_cards_only, still_in


def fault(state: State) -> str | None:
    """The first impossible thing; None for a sound state."""
    return next(_faults(state), None)


def _faults(state: State) -> Iterator[str]:
    yield from _seats(state)
    yield from _questions(state)
    if not is_cards_only(state):
        yield from _tokens(state)
        yield from _figures(state)
        yield from _chance(state)
        yield from _blue(state)


def _seats(state: State) -> Iterator[str]:
    players = state.rules.players
    if len(state.hands) != players or not 0 <= state.turn < players:
        yield "seats are missing"
    if isinstance(state.phase, Step):
        yield f"{state.phase} waits for nobody"
    pawns = [hand.pawn for hand in state.hands if hand.pawn]
    if len(set(pawns)) < len(pawns) or not set(pawns) <= set(SOLIDS):
        yield f"the pawns {pawns} cannot be"
    for hand in state.hands:
        if not 0 <= hand.pos < SIZE or not 1 <= hand.level <= 4 or hand.skips < 0:
            yield f"{hand} cannot be"


def _questions(state: State) -> Iterator[str]:
    dealt = state.dealt
    if len(set(dealt)) < len(dealt) or len(dealt) != min(state.asked, CARDS_IN_DECK):
        yield "the question cards are in disorder"
    if state.tie is not None and not set(state.tie.left) <= set(still_in(state)):
        yield "somebody who has left is still in the elimination"


def _blue(state: State) -> Iterator[str]:
    phase = state.phase
    question = phase.question if isinstance(phase, QuestionPhase) else None
    blue = None if question is None else question.blue
    if question is None or blue is None:
        return
    if not 1 <= blue.number <= NUMBERS or question.level != LEVEL:
        yield f"{question} cannot be"
    deck = blue_deck(state.rules.blue)
    if blue.card and blue.card not in deck.types[kind_of(blue)].cards:
        yield f"{blue.card} does not lie behind {blue.number} of {blue.types}"
    if len(blue.rolls) not in (0, len(deck.dice(blue.card))):
        yield f"{blue.card} has other dice"


def _tokens(state: State) -> Iterator[str]:
    for kind, name in enumerate(KINDS):
        held = [hand.tokens[kind] for hand in state.hands]
        lying = state.supply.tokens[kind]
        if lying < 0 or min(held) < 0 or lying + sum(held) != state.stock.tokens[kind]:
            yield f"there are {lying} and {held} tokens {name}"
    held_halves = [hand.half for hand in state.hands if hand.half]
    if len(held_halves) > 1:
        yield "two players hold halves"
    if "".join(sorted(state.supply.halves + "".join(held_halves))) != state.stock.halves:
        yield "a half is lost"


def _figures(state: State) -> Iterator[str]:
    for figure, lying in zip(FIGURES, state.supply.figures, strict=True):
        held = sum(figure in hand.figures for hand in state.hands)
        if lying < 0 or lying + held != state.stock.series:
            yield f"there are {lying} and {held} of figure {figure}"
    for hand in state.hands:
        if hand.figures != "".join(one for one in FIGURES if one in hand.figures):
            yield f"the figures {hand.figures} cannot be"


def _chance(state: State) -> Iterator[str]:
    kept = [card for hand in state.hands for card in hand.kept]
    cards = [*state.unseen, *state.queue, *kept]
    if len(set(cards)) < len(cards) or not set(cards) <= set(deck(state.rules.chance).named):
        yield "the Chance cards are in disorder"
