"""The desk of Pytagora, Basic and Pro: judges one move, finds the best lines of a position."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.chance import can_rob
from abaculus.games.pytagora.compose.moves import ChooseFace, Done, More, Move, RollDie, Steal
from abaculus.games.pytagora.compose.options import rules
from abaculus.games.pytagora.compose.state import Rules, State
from abaculus.games.pytagora.compose.turns import CHOICES
from abaculus.games.pytagora.compose.view import View, unseen
from abaculus.games.pytagora.compose.write import reason_news
from abaculus.games.pytagora.desk_base import DeskTexts, MachineDesk, allow
from abaculus.games.pytagora.equality.judge import judge_bare
from abaculus.games.pytagora.equality.terms import (
    Board,
    Continue,
    Hand,
    LineJudgement,
    LineTerms,
    Write,
)
from abaculus.games.pytagora.kinds import (
    COMMON,
    HIDDEN,
    KINDS,
    PLACE,
    bag_without,
    counts_of,
    format_piece,
    in_order,
    pieces_in,
    text_of,
)
from abaculus.games.pytagora.positions import format_position, parse_hand, parse_position
from abaculus.games.pytagora.search import best_lines
from abaculus.kernel.bot import Stop, never_stop
from abaculus.kernel.desk import Desk, Reply, format_last_move, play_text
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.options import Options

Hands: TypeAlias = tuple[Hand, ...]

_PATIENCE: Final = 2_500_000
"""The work allowed in a search for the best line."""
_DONE: Final = ("bought", "wrote", "stole")
"""What a seat can have done in its turn before the move."""
_BETWEEN_HANDS: Final = "|"


class ComposeDesk(MachineDesk):
    """Judges equalities on the board, with hands and the die of the turn."""

    def build_state(self, game: AnyGame, options: Options, given: DeskTexts) -> State | Refusal:
        """The state in the turn of seat 0.

        Without a rack it holds what a line needs and one more piece; without a die the turn is as
        far as the move needs it to be.
        """
        table = rules(game.info.id, options)
        board = parse_position(table.terms, given.get("position", ""))
        if isinstance(board, Refusal):
            return board
        face = _parse_face(table, given.get("die", ""))
        if isinstance(face, Refusal):
            return face
        done = given.get("done", "").split()
        if not set(done) <= set(_DONE):
            return Refusal("bad_done")
        read = game.notation.read_move(given.get("move", ""))
        move = None if isinstance(read, Refusal) else read
        hands = _build_hands(table, board, given, move)
        if isinstance(hands, Refusal):
            return hands
        bag = bag_without(table.bag, [*_pieces_on(board), *(p for hand in hands for p in hand)])
        fault = _shortage(table, bag)
        if fault is not None:
            return fault
        lying = list(board.pieces.values())
        equals, closing = table.supply
        state = State(
            rules=table,
            phase=phases.Composing(0, 0, second="wrote" in done, bought="bought" in done),
            table=board,
            bag=bag,
            hands=hands,
            scores=(0,) * table.players,
            supply=(equals - lying.count("="), closing - lying.count(")")),
            face=face,
            throws=1 if face else 0,
        )
        if table.has_die and not face and not done:
            return _reach_phase(state, move)
        if face == "steal" and "stole" not in done and can_rob(state, 0):
            return replace(state, phase=phases.Stealing(0, 0))
        return state

    def judge(self, game: AnyGame, options: Options, given: DeskTexts) -> Reply | Refusal:
        """What the rules say about a move; a line without a place is judged as mathematics."""
        state = self.build_state(game, options, given)
        if isinstance(state, Refusal):
            return state
        text = given["move"]
        if _has_no_place(text) and isinstance(game.notation.read_move(text), Refusal):
            hand = None if given.get("rack") is None else state.hands[0]
            return _judge_bare(state.rules.terms, text, state.face or None, hand)
        step = play_text(game, state, text)
        return step if isinstance(step, Refusal) else _reply(game, state, step)

    def best(
        self,
        game: AnyGame,
        options: Options,
        given: DeskTexts,
        top: int,
        stop: Stop = never_stop,
    ) -> tuple[Reply, ...] | Refusal:
        """The best lines; the reply says whether the first is certainly the best."""
        state = self.build_state(game, options, given)
        if isinstance(state, Refusal):
            return state
        found = best_lines(
            state.rules.terms,
            state.table,
            state.hands[0],
            state.face or (None if state.rules.has_die else ""),
            top=top,
            stop=stop,
            supply=state.supply,
            work=_PATIENCE,
        )
        if not found.plays:
            return () if found.complete else Refusal("search_unfinished")
        texts = [game.notation.write_move(play) for play in found.plays]
        replies = [self._judge_sure(game, options, {**given, "move": text}) for text in texts]
        doubt = () if found.complete else (News("best-unproved", {"bound": found.bound}),)
        first = replies[0]
        facts = {**first.facts, "proved": found.complete, "bound": found.bound}
        return Reply(facts, first.headline, (*first.because, *doubt)), *replies[1:]

    def _judge_sure(self, game: AnyGame, options: Options, given: DeskTexts) -> Reply:
        found = self.judge(game, options, given)
        if isinstance(found, Refusal):
            raise AssertionError(f"the search found a line that is refused: {found}")
        return found

    def given(self, game: AnyGame, view: View) -> dict[str, str]:
        """Board, own hand and, in the viewer's turn, the die, the other hands and what was done."""
        seat, phase = view.seat, view.phase
        if seat is None or seat in view.gone:
            return {}
        texts = {"position": format_position(view.table), "rack": text_of(view.hands[seat])}
        if not isinstance(
            phase,
            phases.Rolling | phases.Facing | phases.Stealing | phases.Composing | phases.Asking,
        ):
            return texts
        if phase.seat != seat:
            return texts
        others = [*view.hands[seat + 1 :], *view.hands[:seat]]
        if any(HIDDEN in hand for hand in others):
            if not _would_fill_bag(view):
                return {}
        elif any(others):
            texts["others"] = _BETWEEN_HANDS.join(map(text_of, others))
        if view.face:
            texts["die"] = view.face
        match phase:
            case phases.Stealing():
                return texts
            case phases.Composing(second=second, bought=bought):
                stole = view.face == "steal"
                flags = zip(_DONE, (bought, second, stole), strict=True)
                done = " ".join(word for word, is_so in flags if is_so)
                return {**texts, "done": done} if done else texts
            case _:
                return {}


def _parse_face(table: Rules, text: str) -> str | Refusal:
    """The face of the die; empty: not given."""
    face = text.strip()
    if not face:
        return ""
    if not table.has_die:
        return Refusal("no_die")
    return face if face in CHOICES else Refusal("bad_face")


def _build_hands(
    table: Rules, board: Board, given: DeskTexts, move: Move | None
) -> Hands | Refusal:
    """All hands; without a rack or other hands, those the move needs."""
    others = _parse_others(table, given.get("others"), move)
    if isinstance(others, Refusal):
        return others
    if given.get("rack") is not None:
        own = parse_hand(table.terms, given["rack"])
        return own if isinstance(own, Refusal) else (own, *others)
    held = [piece for hand in others for piece in hand]
    left = bag_without(table.bag, [*_pieces_on(board), *held])
    return _hand_for(move, left), *others


def _parse_others(table: Rules, text: str | None, move: Move | None) -> Hands | Refusal:
    """The other hands, clockwise; if not given, they hold what a theft takes."""
    many = table.players - 1
    if text is None:
        hands: list[Hand] = [()] * many
        if isinstance(move, Steal) and 1 <= move.seat <= many and table.bag[PLACE[move.piece]]:
            hands[move.seat - 1] = (move.piece,)
        if isinstance(move, ChooseFace) and many:
            hands[0] = pieces_in(table.bag)[:1]
        return tuple(hands)
    read = [parse_hand(table.terms, one) for one in text.split(_BETWEEN_HANDS)]
    for one in read:
        if isinstance(one, Refusal):
            return one
    found = [one for one in read if not isinstance(one, Refusal)]
    if any(found[many:]):
        return Refusal("bad_others", {"many": many})
    return (*found[:many], *((),) * (many - len(found)))


def _hand_for(move: Move | None, left: tuple[int, ...]) -> Hand:
    """The pieces a line needs, as far as they exist, plus one so that the hand is not emptied."""
    if not isinstance(move, Write | Continue):
        return ()
    new = [piece for piece, old in zip(move.pieces, move.crossed, strict=True) if not old]
    needed = counts_of(piece for piece in new if piece in PLACE and piece not in COMMON)
    held = pieces_in(tuple(map(min, needed, left)))
    spare = pieces_in(bag_without(left, held))[:1]
    return in_order((*held, *spare)) if held else ()


def _pieces_on(board: Board) -> list[str]:
    return [piece for piece in board.pieces.values() if piece not in COMMON]


def _shortage(table: Rules, bag: tuple[int, ...]) -> Refusal | None:
    """A piece used more often than it exists."""
    for kind, many, most in zip(KINDS, bag, table.bag, strict=True):
        if many < 0:
            return Refusal("bad_rack", {"why": "many", "piece": format_piece(kind), "most": most})
    return None


def _reach_phase(state: State, move: Move | None) -> State:
    """The turn as far as a move needs it, where nobody says what the die shows."""
    phase: phases.Phase = state.phase
    face = ""
    match move:
        case RollDie():
            phase = phases.Rolling(0, 0)
        case ChooseFace():
            phase = phases.Facing(0, 0)
        case Steal():
            phase, face = phases.Stealing(0, 0), "steal"
        case Continue():
            face = "cont"
        case Done():
            phase, face = phases.Composing(0, 0, second=True), "two"
        case More() if state.rules.topup == "ask":
            phase = phases.Asking(0, 0, "number")
        case _:
            pass
    return replace(state, phase=phase, face=face, throws=1 if face else 0)


def _has_no_place(text: str) -> bool:
    """Whether a text is a line by itself, not a malformed move."""
    bare = text.strip().lower()
    return not bare.startswith(("h", "v", "e", "face:", "buy:", "steal:"))


def _judge_bare(
    terms: LineTerms, text: str, face: str | None, hand: Hand | None
) -> Reply | Refusal:
    found = judge_bare(terms, text, face, hand)
    if isinstance(found, Refusal):
        return found
    return _line_reply("".join(_mark_crossings(found)), found.points, tuple(reason_news(found)))


def _mark_crossings(found: LineJudgement) -> list[str]:
    return [f"[{one.kind}]" if one.is_crossed else one.kind for one in found.counts]


def _reply(game: AnyGame, state: State, step: Step[Any, Any]) -> Reply:
    """What the rules say about a move."""
    text = format_last_move(game, step)
    points = step.state.scores[0] - state.scores[0]
    reasons = tuple(item for item in step.news if item.code.startswith("because-"))
    return _line_reply(text, points, reasons) if reasons else allow(text, points)


def _line_reply(move: str, points: int, reasons: tuple[News, ...]) -> Reply:
    headline = News("judged-line", {"move": move, "points": points})
    facts: dict[str, bool | int | str] = {"legal": True, "move": move, "points": points}
    return Reply(facts, headline, reasons)


def _would_fill_bag(view: View) -> bool:
    """Whether the desk, where other hands are empty, has the same kinds in the bag."""
    phase = view.phase
    if not isinstance(phase, phases.Composing):
        return False
    if phase.bought or phase.second:
        return True
    kinds = dict.fromkeys(pieces_in(unseen(view)))
    return tuple(kinds) == view.in_bag


DESK: Final[Desk] = ComposeDesk()
