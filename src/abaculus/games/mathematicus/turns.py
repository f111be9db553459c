"""Whose turn it is, from the opening roll on (4 and 5.3)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathematicus import dealer
from abaculus.games.mathematicus.game_end import MOST_ROUNDS, end_by_score
from abaculus.games.mathematicus.options import SOLIDS
from abaculus.games.mathematicus.phases import Due, Opening, Skipping, Stake, Starting
from abaculus.games.mathematicus.pieces import change_tokens, throw_die, with_hand
from abaculus.games.mathematicus.state import Hand, State, Supply, Tokens, is_cards_only
from abaculus.games.mathematicus.supply import on_the_board
from abaculus.kernel.messages import News, PlayerValue, Seat

_TWELVE = 12


def roll_opening(state: State, phase: Opening, score: int, at: int, news: list[News]) -> State:
    """Roll for who starts: a 12 at once, else the highest; equal highest roll again."""
    seat, *waiting = phase.waiting
    news.append(News("opening-rolled", {"player": PlayerValue(seat), "score": score}))
    state = throw_die(state, seat, _TWELVE, (score,))
    if score == _TWELVE:
        return start_game(state, seat, at, news)
    rolls = (*phase.rolls, (seat, score))
    return continue_opening(state, Opening(tuple(waiting), rolls), at, news)


def continue_opening(state: State, phase: Opening, at: int, news: list[News]) -> State:
    """Let the next seat roll, the highest start, or those who tie roll again."""
    if phase.waiting:
        return replace(state, phase=phase)
    highest = max([score for _, score in phase.rolls])
    best = [seat for seat, score in phase.rolls if score == highest]
    if len(best) > 1:
        return replace(state, phase=Opening(tuple(best)))
    return start_game(state, best[0], at, news)


def start_game(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Begin the first turn."""
    news.append(News("starts", {"player": PlayerValue(seat)}))
    state = dealer.set_first_dealer(replace(state, starter=seat, turn=seat), at)
    if is_cards_only(state):
        state = replace(state, began=at)
    return begin_turn(state, seat, news)


def begin_turn(state: State, seat: Seat, news: list[News]) -> State:
    """Begin a seat's turn; elements voted for are played from now on."""
    state = replace(state, turn=seat, turns=state.turns + 1, shielded=(), stack=())
    if is_cards_only(state):
        return replace(state, phase=Due(Stake("cards", seat)))
    if state.hands[seat].coming is not None:
        state = _with_coming_elements(state, seat, news)
    return replace(state, phase=Skipping() if state.hands[seat].skips else Starting())


def end_turn(state: State, at: int, news: list[News]) -> State:
    """Begin the next seat's turn, or end the game if time is over and this was the last turn."""
    seat = state.turn
    following = next_seat(state, seat)
    is_round_over = _comes_round(state, seat, following)
    if is_round_over:
        state = replace(state, rounds=state.rounds + 1)
    rules = state.rules
    if state.is_time_up and (rules.time_end == "turn" or is_round_over):
        return end_by_score(state, "end-time", news)
    if rules.cards_end == "rounds" and state.rounds >= rules.rounds:
        return end_by_score(state, "end-rounds", news)
    if state.rounds >= MOST_ROUNDS and not is_cards_only(state):
        return end_by_score(state, "end-cap", news)
    return begin_turn(dealer.rotate_dealer(state, at, news), following, news)


def next_seat(state: State, seat: Seat) -> Seat:
    """The seat that plays next: ascending, unless cards are played the other way round."""
    players = state.rules.players
    step = players - 1 if state.rules.is_clockwise else 1
    following = (seat + step) % players
    while following in state.gone:
        following = (following + step) % players
    return following


def _comes_round(state: State, seat: Seat, following: Seat) -> bool:
    """Whether the starter's seat is reached or passed on the way from one seat to the next."""
    players = state.rules.players
    step = players - 1 if state.rules.is_clockwise else 1
    while True:
        seat = (seat + step) % players
        if seat == state.starter:
            return True
        if seat == following:
            return False


def first_roll(state: State, at: int, news: list[News]) -> State:
    """Start the game's clock at the first roll; seats without a pawn get one."""
    if state.began is None:
        state = replace(state, began=at)
    hand = state.hands[state.turn]
    if hand.pawn:
        return state
    pawn = free_pawns(state)[0]
    news.append(News("pawn", {"player": PlayerValue(state.turn), "pawn": pawn}))
    return with_hand(state, state.turn, replace(hand, pawn=pawn))


def free_pawns(state: State) -> str:
    """The pawns not yet taken, in their usual order."""
    taken = {hand.pawn for hand in state.hands}
    return "".join([solid for solid in SOLIDS if solid not in taken])


def _with_coming_elements(state: State, seat: Seat, news: list[News]) -> State:
    """Return pieces of dropped elements; lay out kinds new to the table (D73)."""
    hand = state.hands[seat]
    elements = hand.coming or ""
    news.append(News("elements", {"player": PlayerValue(seat), "elements": elements or "-"}))
    before = [one.elements for one in state.hands]
    after = [elements if other == seat else one for other, one in enumerate(before)]
    state = _lay_out(state, on_the_board(after), before)
    supply, tokens = state.supply, hand.tokens
    for kind, need in ((2, "c"), (3, "x")):
        many = tokens[kind]
        if many and need not in elements:
            tokens = change_tokens(tokens, kind, -many)
            supply = replace(supply, tokens=change_tokens(supply.tokens, kind, many))
    half = hand.half
    if half and "n" not in elements:
        supply = replace(supply, halves="".join(sorted(supply.halves + half)))
        half = ""
    changed_hand: Hand = replace(hand, elements=elements, coming=None, tokens=tokens, half=half)
    return with_hand(replace(state, supply=supply), seat, changed_hand)


def _lay_out(state: State, needed: Supply, before: list[str]) -> State:
    """Lay out what the table has not used so far."""
    supply, stock = state.supply, state.stock
    for kind, need in ((2, "c"), (3, "x")):
        if not stock.tokens[kind] and not any(need in one for one in before):
            new = needed.tokens[kind]
            tokens: Tokens = change_tokens(supply.tokens, kind, new)
            supply = replace(supply, tokens=tokens)
            stock = replace(stock, tokens=change_tokens(stock.tokens, kind, new))
    if needed.halves and not stock.halves:
        supply = replace(supply, halves=needed.halves)
        stock = replace(stock, halves=needed.halves)
    return replace(state, supply=supply, stock=stock)
