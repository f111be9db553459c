"""What the desks of all machines share: the same fields, and the rules applied to a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from abaculus.games.pytagora.digits import Counts, bag_without, hand_of
from abaculus.games.pytagora.kinds import COMMON, DIGITS
from abaculus.games.pytagora.material import kinds_of, pieces
from abaculus.games.pytagora.signs import piece_face
from abaculus.kernel.bot import Stop, never_stop
from abaculus.kernel.desk import Field, Reply, format_last_move, play_move, view_position
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.options import Options
from abaculus.kernel.registry import load_family
from abaculus.kernel.scene_parts import Face, Text

DeskTexts: TypeAlias = Mapping[str, str]

_LONGEST_HAND: Final = 40
_POSITION: Final = Field("position", "field-position")
_DIE: Final = Field("die", "field-die")


class MachineDesk(ABC):
    """Takes the same texts for all games, as far as a game has use for them."""

    judge_fields = (
        Field("move", "field-move", required=True),
        _POSITION,
        Field("rack", "field-rack", between=""),
        _DIE,
        Field("others", "field-others"),
        Field("done", "field-done"),
    )
    best_fields = (_POSITION, Field("rack", "field-own-rack", required=True, between=""), _DIE)

    @abstractmethod
    def build_state(self, game: AnyGame, options: Options, given: DeskTexts) -> Any | Refusal:
        """The state that the texts describe, in the turn of seat 0."""

    def judged_state(self, state: Any) -> Any:
        """The state a move is judged in; where a piece is drawn first, the one before that."""
        return state

    @abstractmethod
    def given(self, game: AnyGame, view: Any) -> dict[str, str]:
        """The texts that describe what a seat sees; empty where they cannot."""

    def judge(self, game: AnyGame, options: Options, given: DeskTexts) -> Reply | Refusal:
        """What the rules say about a move."""
        move = game.notation.read_move(given["move"])
        state = move if isinstance(move, Refusal) else self.build_state(game, options, given)
        if isinstance(state, Refusal):
            return state
        step = play_move(game, self.judged_state(state), move)
        return step if isinstance(step, Refusal) else allow(format_last_move(game, step))

    def best(
        self,
        game: AnyGame,
        options: Options,
        given: DeskTexts,
        top: int,
        stop: Stop = never_stop,
    ) -> tuple[Reply, ...] | Refusal:
        """The best move, if there is one."""
        view = view_position(self, game, options, given)
        if isinstance(view, Refusal):
            return view
        adviser = load_family("pytagora").adviser(game)
        advice = adviser.best(game, view, stop) if adviser else None
        if advice is None:
            return ()
        reason = News(advice.sentence.code, advice.sentence.values)
        headline = News("best-move", {"move": advice.move})
        return (Reply(allow(advice.move).facts, headline, (reason,)),)

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        """The kinds in the bag of a game; those of the common stock belong to everyone."""
        kinds = kinds_of(pieces(), game.info.id)
        return tuple(piece_face(kind) for kind in kinds if kind not in COMMON)


def allow(move: str, points: int = 0) -> Reply:
    """The reply to a legal move that is not a line."""
    facts: dict[str, bool | int | str] = {"legal": True, "move": move, "points": points}
    return Reply(facts, News("judged-move", {"move": move}))


def digits_of(given: DeskTexts) -> str | Refusal:
    """The digits of the rack; without one, those the move needs."""
    text = given.get("rack")
    if text is None:
        text = "".join(sign for sign in given.get("move", "") if sign in DIGITS)
    rack = "".join(text.split())
    if len(rack) > _LONGEST_HAND or not all(sign in DIGITS for sign in rack):
        return Refusal("bad_rack", {"why": "digits", "piece": "", "most": 0})
    return hand_of(rack)


def take_from_bag(bag: Counts, digits: str) -> Counts | Refusal:
    """The bag without these digits, or which of them are too many."""
    left = bag_without(bag, digits)
    for digit, many in zip(DIGITS, left, strict=True):
        if many < 0:
            most = bag[int(digit)]
            return Refusal("bad_rack", {"why": "many", "piece": digit, "most": most})
    return left


def others_hands(bag: Counts, many: int, size: int) -> tuple[tuple[str, ...], Counts]:
    """Hands for the other seats, as even as the bag allows and always the same ones."""
    hands: list[str] = []
    for number in range(many):
        hand = ""
        for step in range(min(size, sum(bag))):
            ways = [digit for digit in DIGITS if bag[int(digit)]]
            digit = ways[(number + step) % len(ways)]
            hand += digit
            bag = bag_without(bag, digit)
        hands.append(hand_of(hand))
    return tuple(hands), bag
