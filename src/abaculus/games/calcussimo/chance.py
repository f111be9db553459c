# hot: compiled with mypyc where possible
"""What chance decides in CalcuSSIMO: who starts, the deal, refills and swaps (specification 4)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.calcussimo.flow import begin_turn
from abaculus.games.calcussimo.kinds import (
    KINDS,
    bag_with,
    bag_without,
    format_chips,
    in_rack_order,
)
from abaculus.games.calcussimo.options import Rules
from abaculus.games.calcussimo.state import Deal, Lots, StartDraw, State
from abaculus.grids import Grid
from abaculus.kernel.draws import Pick
from abaculus.kernel.messages import News, PlayerValue, Seat


def initial_state(rules: Rules) -> State:
    """The state before the first chip is drawn."""
    everybody = tuple(range(rules.players))
    side = rules.terms.board.side
    return State(
        rules=rules,
        phase=StartDraw(everybody) if rules.players > 1 else Deal(0),
        grid=Grid({}, side, side),
        jokers=(),
        bag=tuple(rules.chips.counts.get(kind, 0) for kind in KINDS),
        racks=("",) * rules.players,
        scores=(0,) * rules.players,
    )


def pick_chips(state: State, many: int) -> Pick:
    """Random chips from the bag."""
    return Pick(tuple(zip(KINDS, state.bag, strict=True)), many)


def pick_starter(contenders: tuple[Seat, ...]) -> Pick:
    """One of the seats, all equally likely."""
    return Pick(tuple((str(seat), 1) for seat in contenders), 1)


def draw_for_start(state: State, phase: StartDraw, chip: str, at: int, news: list[News]) -> State:
    """Record the chip a contender has drawn to decide who starts."""
    seat = phase.contenders[len(phase.drawn)]
    news.append(News("start-drew", {"player": PlayerValue(seat), "chip": format_chips(chip)}))
    drawn = (*phase.drawn, chip)
    state = replace(
        state,
        phase=replace(phase, drawn=drawn),
        bag=bag_without(state.bag, chip),
        aside=in_rack_order(state.aside + chip),
    )
    if len(drawn) < len(phase.contenders):
        return state
    leaders = _leaders(phase.contenders, drawn)
    if len(leaders) == 1:
        return start_deal(state, leaders[0], at, news)
    news.append(News("start-again", {"count": len(leaders)}))
    enough = sum(state.bag) >= len(leaders)
    return replace(state, phase=StartDraw(leaders) if enough else Lots(leaders))


def _leaders(contenders: tuple[Seat, ...], drawn: tuple[str, ...]) -> tuple[Seat, ...]:
    highest = max((chip for chip in drawn if chip.isdigit()), default=None)
    if highest is None:
        return contenders
    return tuple(seat for seat, chip in zip(contenders, drawn, strict=True) if chip == highest)


def start_deal(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Return all chips to the bag and begin the deal; the starter is known."""
    news.append(News("starts", {"player": PlayerValue(seat)}))
    bag = bag_with(state.bag, state.aside)
    return replace(state, phase=Deal(seat), bag=bag, aside="", starter=seat)


def deal_rack(state: State, seat: Seat, chips: str, at: int, news: list[News]) -> State:
    """Give a seat its first rack."""
    state = receive(state, seat, chips, news)
    following = (seat + 1) % state.rules.players
    if following == state.starter:
        return begin_turn(state, following, at, news)
    return replace(state, phase=Deal(following))


def receive(state: State, seat: Seat, chips: str, news: list[News]) -> State:
    """Move chips from the bag to a rack; only the owner learns which."""
    player = PlayerValue(seat)
    news.append(News("drew-own", {"chips": format_chips(chips)}, only=(seat,)))
    news.append(News("drew", {"player": player, "count": len(chips)}, unless=(seat,)))
    racks = list(state.racks)
    racks[seat] = in_rack_order(racks[seat] + chips)
    return replace(state, bag=bag_without(state.bag, chips), racks=tuple(racks))
