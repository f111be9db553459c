"""What a seat may know of a CalcuSSIMO state, and states that fit a view (specification 5.7)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.calcussimo.kinds import KINDS, bag_without, in_rack_order
from abaculus.games.calcussimo.moves import Swap
from abaculus.games.calcussimo.options import Rules
from abaculus.games.calcussimo.state import Ended, LastPlay, Phase, QueuedMove, Refilling, State
from abaculus.grids import Grid
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng

HIDDEN = "_"
"""Stands for a chip whose kind the viewer may not know."""


class View(BriefStruct, frozen=True):
    """A state as one seat sees it."""

    seat: Seat | None
    """The viewing seat; None: a spectator."""
    rules: Rules
    phase: Phase
    grid: Grid
    jokers: tuple[int, ...]
    bag: int
    """How many chips are in the bag."""
    racks: tuple[str, ...]
    """Each rack: the kinds the viewer may know, otherwise one `_` per chip."""
    scores: tuple[int, ...]
    aside: str
    starter: Seat
    idle: int
    closing: bool
    due: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    gone: tuple[Seat, ...]
    leaving: tuple[Seat, ...]
    last: LastPlay | None


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know; after the end everyone sees all racks."""
    everything = isinstance(state.phase, Ended)
    return View(
        seat=seat,
        rules=state.rules,
        phase=_phase_for(state.phase, seat),
        grid=state.grid,
        jokers=state.jokers,
        bag=sum(state.bag),
        racks=tuple(
            rack if everything or owner == seat else HIDDEN * len(rack)
            for owner, rack in enumerate(state.racks)
        ),
        scores=state.scores,
        aside=state.aside,
        starter=state.starter,
        idle=state.idle,
        closing=state.closing,
        due=state.due,
        agreed=state.agreed,
        gone=state.gone,
        leaving=state.leaving,
        last=state.last,
    )


def _phase_for(phase: Phase, seat: Seat | None) -> Phase:
    """The phase without the kinds of chips another seat is about to swap."""
    if isinstance(phase, Refilling) and phase.queued is not None and phase.queued.seat != seat:
        move = phase.queued.move
        if isinstance(move, Swap):
            hidden = Swap(HIDDEN * len(move.chips))
            return replace(phase, queued=QueuedMove(phase.queued.seat, hidden))
    return phase


def unseen_counts(seen: View) -> tuple[int, ...]:
    """How many chips of each kind are in the bag or on racks the viewer cannot see."""
    full = tuple(seen.rules.chips.counts.get(kind, 0) for kind in KINDS)
    board = "".join("?" if cell in seen.jokers else chip for cell, chip in seen.grid.pieces.items())
    racks = "".join(seen.racks).replace(HIDDEN, "")
    return bag_without(full, board + racks + seen.aside)


def imagine(seen: View, rng: GameRng) -> State:
    """A random state that fits the view: the unseen chips are dealt at random."""
    hidden = [
        kind for kind, count in zip(KINDS, unseen_counts(seen), strict=True) for _ in range(count)
    ]
    racks: list[str] = []
    bag = hidden
    for rack in seen.racks:
        if rack[:1] == HIDDEN:
            rack = in_rack_order(_draw(bag, len(rack), rng))
        racks.append(rack)
    return State(
        rules=seen.rules,
        phase=_imagine_phase(seen.phase, racks, rng),
        grid=seen.grid,
        jokers=seen.jokers,
        bag=tuple(bag.count(kind) for kind in KINDS),
        racks=tuple(racks),
        scores=seen.scores,
        aside=seen.aside,
        starter=seen.starter,
        idle=seen.idle,
        closing=seen.closing,
        due=seen.due,
        agreed=seen.agreed,
        gone=seen.gone,
        leaving=seen.leaving,
        last=seen.last,
    )


def _draw(chips: list[str], many: int, rng: GameRng) -> str:
    return "".join(chips.pop(rng.below(len(chips))) for _ in range(many))


def _imagine_phase(phase: Phase, racks: list[str], rng: GameRng) -> Phase:
    if isinstance(phase, Refilling) and phase.queued is not None:
        queued = phase.queued
        if isinstance(queued.move, Swap) and queued.move.chips[:1] == HIDDEN:
            rack = list(racks[queued.seat])
            chips = in_rack_order(_draw(rack, len(queued.move.chips), rng))
            return replace(phase, queued=QueuedMove(queued.seat, Swap(chips)))
    return phase
