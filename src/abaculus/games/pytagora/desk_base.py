"""What every part of the desk does alike: a move held against a table made from texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from abaculus.bots.time_limit import never_stop
from abaculus.games.pytagora.digits import Counts, bag_without, hand_of
from abaculus.games.pytagora.kinds import DIGITS
from abaculus.kernel.desk import Reply
from abaculus.kernel.events import Played
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.options import Options
from abaculus.kernel.registry import load_family

DeskTexts: TypeAlias = Mapping[str, str]

_LONGEST_HAND = 40


class DeskPart(Struct, frozen=True):
    """What one of the small games does at the desk."""

    table: Callable[[AnyGame, Options, DeskTexts], Any | Refusal]
    """The table that texts describe, with seat 0 in turn."""
    ready: Callable[[Any], Any]
    """The same table, waiting for a piece even if none fits: so a misfit is explained as such."""
    given: Callable[[Any], dict[str, str]]
    """The texts that describe what somebody sees."""


def judge_move(
    game: AnyGame, part: DeskPart, options: Options, given: DeskTexts
) -> Reply | Refusal:
    """Whether a move is allowed at the table the texts describe."""
    move = game.notation.read_move(given["move"])
    if isinstance(move, Refusal):
        return move
    table = part.table(game, options, given)
    if isinstance(table, Refusal):
        return table
    refusal = game.check(part.ready(table), Played(0, 0, move))
    return refusal or allow(game.notation.write_move(move))


def best(
    game: AnyGame, part: DeskPart, options: Options, given: DeskTexts
) -> tuple[Reply, ...] | Refusal:
    """The best move there is, if there is any."""
    table = part.table(game, options, given)
    if isinstance(table, Refusal):
        return table
    adviser = load_family("pytagora").adviser(game)
    advice = None if adviser is None else adviser.best(game, game.view(table, 0), never_stop)
    if advice is None:
        return ()
    reason = News(advice.sentence.code, advice.sentence.values)
    best_of_all = allow(advice.move)
    return (Reply(best_of_all.facts, News("best-move", {"move": advice.move}), (reason,)),)


def allow(move: str, points: int = 0) -> Reply:
    """A move nothing speaks against, and which is no line."""
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
    """The bag without these digits, or which of them there are too many of."""
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
