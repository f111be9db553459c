"""Mathematicus' referee desk: the squares a roll reaches, what happens there, and the gimmick."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from abaculus.games.mathematicus.board import board
from abaculus.games.mathematicus.elements import blue_types
from abaculus.games.mathematicus.moves import Walk
from abaculus.games.mathematicus.options import CARDS, SOLIDS, rules
from abaculus.games.mathematicus.phases import Gimmick, Rolled, Starting
from abaculus.games.mathematicus.pieces import in_supply
from abaculus.games.mathematicus.positions import format_position, parse_position
from abaculus.games.mathematicus.rolls import DICE
from abaculus.games.mathematicus.skips import digits, remainder
from abaculus.games.mathematicus.state import KINDS, TOKEN_VALUES, State
from abaculus.games.mathematicus.view import View
from abaculus.kernel.bot import Stop, never_stop
from abaculus.kernel.desk import Desk, Field, Reply, play_move
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import FormulaValue, News, Refusal, Value
from abaculus.kernel.options import Options
from abaculus.kernel.scene_parts import Face, Text

_ROLLS: Final = re.compile("[1-9][0-9]?(?:[ ,]+[1-9][0-9]?){0,9}")
_PAWNS: Final = re.compile(f"[{SOLIDS}-]{{1,5}}")
_LONGEST: Final = 40
_ON_THREE: Final = "3:-:1,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1"
_CODES: Final = {
    "chance": "desk-chance",
    "medal": "desk-medal",
    "penalty": "desk-penalty",
    "gimmick": "desk-gimmick-square",
}


class _Way(Struct, frozen=True):
    """A step that a score allows."""

    score: int
    square: int
    forward: bool


class MathematicusDesk:
    """Judges rolls on the board; questions belong to the practice desk."""

    _position = Field("position", "field-position")
    _pawns = Field("pawns", "field-pawns")
    judge_fields = (
        _position,
        Field("score", "field-score"),
        _pawns,
        Field("rolls", "field-rolls"),
    )
    best_fields = (_position, _pawns)

    def build_state(
        self, game: AnyGame, options: Options, given: Mapping[str, str]
    ) -> State | Refusal:
        """The state of a position at the start of a turn, or of the gimmick."""
        if game.info.id == CARDS:
            return Refusal("no-board")
        text, rolled = given.get("position", "").strip(), given.get("rolls", "").strip()
        if not text and not rolled:
            return Refusal("no-position")
        state = parse_position(rules(game.info.id, options), text or _ON_THREE)
        if isinstance(state, Refusal):
            return state
        if rolled:
            rolls = _read_rolls(rolled)
            return rolls if isinstance(rolls, Refusal) else replace(state, phase=Gimmick(rolls))
        pawns = given.get("pawns", "").strip()
        if not pawns:
            return state
        named = [pawn for pawn in pawns if pawn != "-"]
        is_fit = _PAWNS.fullmatch(pawns) and len(pawns) == len(state.hands)
        if not is_fit or len(set(named)) < len(named):
            return Refusal("bad-position", {"why": "each player has a pawn of T C O D I, or -"})
        hands = [
            replace(hand, pawn=pawn.strip("-"))
            for hand, pawn in zip(state.hands, pawns, strict=True)
        ]
        return replace(state, hands=tuple(hands))

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """The effect of a score, or of all scores of both dice; or the remainder of the gimmick."""
        if given.get("rolls", "").strip():
            return _gimmick(given["rolls"].strip())
        state = self.build_state(game, options, given)
        if isinstance(state, Refusal):
            return state
        text = given.get("score", "").strip()
        scores = range(1, DICE[1] + 1)
        if text:
            if not text.isdecimal() or len(text) > 2 or int(text) not in scores:
                return Refusal("X-ROLL-DESK", {"score": _clip_text(text)})
            scores = range(int(text), int(text) + 1)
        ways = [way for score in scores for way in _ways(game, state, score)]
        return Reply(
            facts={_name(way): _landing_news(state, way).code for way in ways},
            headline=News("desk-reach", {"square": state.hands[state.turn].pos}),
            because=tuple(_landing_news(state, way) for way in ways),
        )

    def best(
        self,
        game: AnyGame,
        options: Options,
        given: Mapping[str, str],
        top: int,
        stop: Stop = never_stop,
    ) -> tuple[Reply, ...] | Refusal:
        """The dice by their chance to reach a figure that can be won, then a token."""
        state = self.build_state(game, options, given)
        if isinstance(state, Refusal):
            return state
        odds = {die: _odds(game, state, die) for die in DICE}
        ranked = sorted(odds.items(), key=lambda item: item[1], reverse=True)
        return tuple(_rate_die(die, *chances) for die, chances in ranked[:top])

    def given(self, game: AnyGame, view: View) -> dict[str, str]:
        """The position at the start of the viewer's turn, while there is no vote."""
        table = view.table
        is_start = isinstance(table.phase, Starting) and view.seat == table.turn
        if not is_start or table.rules.cards_end is not None or table.gone or table.vote:
            return {}
        pawns = "".join(hand.pawn or "-" for hand in table.hands)
        return {"position": format_position(table), "pawns": pawns}

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        """Empty, because no pieces are held in a hand."""
        return ()


def _clip_text(text: str) -> str:
    return text[:_LONGEST].encode("utf-8", "replace").decode()


def _read_rolls(text: str) -> tuple[int, ...] | Refusal:
    fits = text.isascii() and _ROLLS.fullmatch(text)
    rolls = tuple(map(int, re.split("[ ,]+", text))) if fits else ()
    if not rolls or max(rolls) > DICE[1]:
        return Refusal("bad-rolls", {"rolls": _clip_text(text)})
    return rolls


def _gimmick(text: str) -> Reply | Refusal:
    rolls = _read_rolls(text)
    if isinstance(rolls, Refusal):
        return rolls
    written = digits(rolls)
    values: dict[str, Value] = {
        "number": written,
        "sum": FormulaValue("+".join(written)),
        "total": sum(map(int, written)),
        "remainder": remainder(rolls),
    }
    because = News("desk-digits", values)
    return Reply({"remainder": remainder(rolls)}, News("desk-gimmick", values), (because,))


def _ways(game: AnyGame, state: State, score: int) -> Iterator[_Way]:
    """Where the rules let the pawn go by a score."""
    rolled = replace(state, phase=Rolled(score))
    for forward in (True, False):
        step = play_move(game, rolled, Walk(forward))
        if not isinstance(step, Refusal):
            yield _Way(score, step.state.hands[state.turn].pos, forward)


def _name(way: _Way) -> str:
    return f"{way.score}{'F' if way.forward else 'B'}>{way.square}"


def _landing_news(state: State, way: _Way) -> News:
    """The effect of a landing, in one sentence."""
    square = board(state.rules.board).squares[way.square]
    hand = state.hands[state.turn]
    values: dict[str, Value] = {
        "score": way.score,
        "square": way.square,
        "way": "forward" if way.forward else "back",
        "figure": square.figure or "none",
        "token": TOKEN_VALUES[KINDS.index(square.token)] if square.token else "none",
        "card": "blue" if square.is_blue and blue_types(hand.elements) else "yellow",
    }
    if not square.figure:
        return News(
            _CODES.get(square.role, "desk-token" if square.token else "desk-question"), values
        )
    if square.figure in hand.figures:
        return News("desk-own", values)
    return News("desk-figure" if in_supply(state, square.figure) else "desk-figure-gone", values)


def _odds(game: AnyGame, state: State, die: int) -> tuple[Fraction, Fraction]:
    """The chance of a figure that can be won, and of a token."""
    brings = [
        {_landing_news(state, way).code for way in _ways(game, state, n)} for n in range(1, die + 1)
    ]
    figures = sum("desk-figure" in codes for codes in brings)
    tokens = sum("desk-token" in codes for codes in brings)
    return Fraction(figures, die), Fraction(tokens, die)


def _rate_die(die: int, figure: Fraction, token: Fraction) -> Reply:
    values: dict[str, Value] = {"die": die, "figure": str(figure), "token": str(token)}
    return Reply({"die": die, "figure": str(figure), "token": str(token)}, News("desk-die", values))


DESK: Final[Desk] = MathematicusDesk()
