"""Moves as pictured choices, each with its cost and effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from abaculus.games.mathematicus.board import SIZE
from abaculus.games.mathematicus.chance.deck import STANDARD, deck
from abaculus.games.mathematicus.land import PRIME_SCORES
from abaculus.games.mathematicus.move_text import format_move
from abaculus.games.mathematicus.moves import (
    BuyOff,
    Challenge,
    Choose,
    Exchange,
    Extra,
    Medal,
    Move,
    Number,
    Pawn,
    Roll,
    Serve,
    TakeHalf,
    Token,
    Use,
)
from abaculus.games.mathematicus.phases import Choosing, Penalty
from abaculus.games.mathematicus.pieces import kept_card
from abaculus.games.mathematicus.rolls import backward_refusal
from abaculus.games.mathematicus.skips import NO_SKIP
from abaculus.games.mathematicus.stage.square_texts import text_value
from abaculus.games.mathematicus.state import State
from abaculus.kernel.messages import PlayerValue, Seat, Value
from abaculus.kernel.prompts import Cards, FaceGroup, PromptCard, Reach
from abaculus.kernel.prompts import Choose as Sheet
from abaculus.kernel.scene_parts import Face, Text

_CHANCES: Final = {4: "25", 12: "8.3"}
"""The chance to reach a square, in percent."""
_KEYS: Final = {4: "4", 12: "2"}
"""The keys that choose a die."""
ROLL_KEY: Final = "r"


def cards(table: State, seat: Seat, name: str, label: Text, moves: Iterable[Move]) -> Cards[Text]:
    """Moves to choose from; those that roll are previewed first."""
    found = tuple(card(table, seat, move) for move in moves)
    if not any(one.reaches for one in found):
        return Cards(name, label, found)
    detail = Text("primes-back") if can_go_back(table, seat) else None
    return Cards(name, label, found, ROLL_KEY, detail)


def sheet(table: State, seat: Seat, name: str, moves: Iterable[Move]) -> Sheet[Text] | None:
    """Moves for now and then, behind a button; the sign of each is its text."""
    faces = tuple(_face(card(table, seat, move)) for move in moves)
    if not faces:
        return None
    label, asked = Text(f"{name}-label"), Text(f"{name}-ask")
    return Sheet(name, label, asked, (FaceGroup(asked, faces),), Text(f"{name}-confirm"))


def _face(card: PromptCard[Text]) -> Face[Text]:
    return Face(card.move, "word", card.name, card.picture)


def card(table: State, seat: Seat, move: Move) -> PromptCard[Text]:
    """A move with its picture."""
    text = format_move(move)
    picture, sign, name, detail = _describe(table, seat, move)
    if not isinstance(move, Roll | Extra):
        key = sign if isinstance(move, Number) else ""
        return PromptCard(text, picture, sign, name, text, detail, key=key)
    die = move.die
    code = "roll-name" if isinstance(move, Roll) else "extra-name"
    return PromptCard(
        text,
        picture,
        sign,
        name,
        text,
        detail,
        reaches=tuple(_reaches(table, seat, die)),
        confirm=Text(code, {"die": die}),
        key=_KEYS[die],
    )


def _describe(table: State, seat: Seat, move: Move) -> tuple[str, str, Text, Text | None]:
    """Picture, sign, name and what would follow."""
    match move:
        case Roll(die=die):
            return f"d{die}-{die}", f"d{die}", Text("die-name", {"die": die}), _odds(die)
        case Extra(die=die):
            name = Text("die-again", {"die": die})
            return f"token-{die}", f"d{die}", name, _odds(die)
        case Serve():
            when = "penalty" if isinstance(table.phase, Penalty) else "now"
            return "skip", "II", Text("serve-name", {"when": when}), None
        case BuyOff(price=price):
            if price == "J":
                return _describe_card(table, kept_card(table, seat, NO_SKIP))
            return (
                f"token-{price}",
                f"d{price}",
                Text("buy-off-name", {"token": text_value(price)}),
                None,
            )
        case TakeHalf() | Token() | Pawn() | Number():
            return _describe_thing(move)
        case Use():
            return _describe_card_use(table, move)
        case _:
            return _describe_figure(table, move)


def _describe_thing(move: TakeHalf | Token | Pawn | Number) -> tuple[str, str, Text, Text | None]:
    """A piece to take, or a number of a blue card."""
    match move:
        case TakeHalf(half=half):
            return f"half-{half}", half, Text("half-name", {"half": half}), Text(f"half-{half}")
        case Token(kind=kind):
            return f"token-{kind}", kind, Text("token-named", {"token": text_value(kind)}), None
        case Pawn(solid=solid):
            return f"pawn-{solid}", solid, Text("pawn-named", {"pawn": solid}), None
        case Number(number=number):
            return "back-blue", str(number), Text("number-name", {"number": number}), None


def _describe_card_use(table: State, move: Use) -> tuple[str, str, Text, Text | None]:
    """A kept card, with the score or the figure it is used for."""
    if move.score is not None:
        name = Text("score-name", {"score": move.score})
        return f"d4-{move.score}", str(move.score), name, None
    if move.figure:
        name = Text("figure-named", {"figure": move.figure})
        return f"figure-{move.figure}", move.figure, name, None
    return _describe_card(table, move.card)


def _describe_figure(table: State, move: Move) -> tuple[str, str, Text, Text | None]:
    """A move about figures, from the board or from a seat."""
    match move:
        case Medal(figure=figure, rival=rival) | Exchange(figure=figure, rival=rival):
            return f"figure-{figure}", figure, _figure_text("figure", figure, rival), None
        case Choose(figure=figure, other="", rival=None):
            is_lost = table.phase == Choosing("lose-figure")
            code = "return-figure" if is_lost else "figure-named"
            return f"figure-{figure}", figure, Text(code, {"figure": figure}), None
        case Choose(figure=figure, other=other, rival=rival):
            values: dict[str, Value] = {"own": figure, "figure": other, "rival": _player(rival)}
            return f"figure-{other}", other, Text("swap-name", values), None
        case Challenge(by_medal=by_medal, rival=rival, figure=figure):
            picture = "token-m" if by_medal else "token-c"
            named: dict[str, Value] = {
                "rival": _player(rival),
                "figure": figure or "none",
                "price": "none" if figure else "m" if by_medal else "c",
            }
            picture = f"figure-{figure}" if figure else picture
            return picture, "×", Text("fight-name", named), Text("fight-detail", named)
        case _:
            raise AssertionError(f"{move} is not pictured")


def _figure_text(code: str, figure: str, rival: Seat | None) -> Text:
    if rival is None:
        return Text(f"{code}-named", {"figure": figure})
    return Text(f"{code}-from", {"figure": figure, "rival": PlayerValue(rival)})


def _player(seat: Seat | None) -> PlayerValue:
    return PlayerValue(0 if seat is None else seat)


def _odds(die: int) -> Text:
    """What a roll may reach, and how likely each score is."""
    return Text("odds", {"die": die, "chance": _CHANCES[die]})


def _reaches(table: State, seat: Seat, die: int) -> Iterator[Reach[Text]]:
    """The squares ahead that a die can reach, and those a prime score may lead back to."""
    pos, scores = table.hands[seat].pos, range(1, die + 1)
    chance = Text("chance-of", {"chance": _CHANCES[die]})
    for score in scores:
        yield Reach(str((pos + score) % SIZE), chance)
    for score in scores:
        if backward_refusal(table, seat, score) is None:
            back = Text("steps-back", {"steps": score})
            yield Reach(str((pos - score) % SIZE), back, is_aside=True)


def can_go_back(table: State, seat: Seat) -> bool:
    """Whether a prime score may lead this seat's pawn back."""
    return backward_refusal(table, seat, PRIME_SCORES[0]) is None


def heading(table: State, name: str) -> Text:
    """A Chance card by its heading."""
    return Text("card-name", {"card": name if table.rules.chance == STANDARD else "Chance"})


def effect(table: State, name: str) -> Text:
    """What a Chance card does."""
    found = deck(table.rules.chance).named[name]
    return Text(f"effect-{found.effect}", {"value": text_value(found.value)})


def _describe_card(table: State, name: str) -> tuple[str, str, Text, Text]:
    return f"card-{name}", "?", heading(table, name), effect(table, name)
