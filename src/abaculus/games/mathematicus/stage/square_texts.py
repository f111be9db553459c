"""The names of squares, and what happens to a pawn that lands there."""

from __future__ import annotations

from abaculus.games.mathematicus.board import SIZE, Track, board, is_prime
from abaculus.games.mathematicus.elements import blue_types
from abaculus.games.mathematicus.pieces import in_supply
from abaculus.games.mathematicus.state import KINDS, MEDAL, NEEDS, State
from abaculus.kernel.messages import Seat, Value
from abaculus.kernel.scene_parts import Text

NONE = "none"


def text_value(word: str) -> Value:
    """A value for sentences that distinguish numbers, written in digits, from letters."""
    return int(word) if word.isdigit() else word


def square_role(made: Track, number: int, *, gimmick: bool = True) -> str:
    """The kind of square, for its sentence."""
    role = made.squares[number].role
    return "penalty" if role == "gimmick" and not gimmick else role


def square_values(made: Track, number: int, elements: str) -> dict[str, Value]:
    """The values of every sentence about a square, for players with these elements."""
    square = made.squares[number]
    need = "" if not square.token else NEEDS[KINDS.index(square.token)]
    has_token = square.token and (not need or need in elements)
    return {
        "number": number,
        "theme": square.theme,
        "prime": "yes" if is_prime(number) else "no",
        "figure": square.figure or NONE,
        "token": text_value(square.token) if has_token else NONE,
        "half": (made.bearing[number] or NONE) if "n" in elements else NONE,
        "card": "blue" if square.is_blue and blue_types(elements) else "yellow",
    }


def landing_text(table: State, seat: Seat, number: int) -> Text:
    """What would happen to a seat's pawn there now."""
    made, hand = board(table.rules.board), table.hands[seat]
    values = square_values(made, number, hand.elements)
    square, kind = made.squares[number], square_role(made, number, gimmick=table.rules.gimmick)
    if square.token and not table.supply.tokens[KINDS.index(square.token)]:
        values["token"] = NONE
    if hand.half or not any(half in table.supply.halves for half in made.bearing[number]):
        values["half"] = NONE
    if kind == "figure" and square.figure in hand.figures:
        return Text("detail-own", values)
    if kind == "figure" and not in_supply(table, square.figure):
        return Text("detail-taken", values)
    if kind == "medal" and not table.supply.tokens[MEDAL]:
        return Text("detail-no-medal", values)
    return Text(f"detail-{kind}", values)


def square_picture(table: State, number: int) -> str:
    """The drawing of a square's theme."""
    square = board(table.rules.board).squares[number]
    if square.figure or square.role == "question":
        token = f"token-{square.token}" if square.token else "back-yellow"
        return f"figure-{square.figure}" if square.figure else token
    return {"chance": "back-chance", "medal": "token-m"}.get(square.role, "skip")


def square_name(table: State, number: int) -> Text:
    """A square by its number and theme."""
    return Text("square", square_values(board(table.rules.board), number, ""))


def next_figure(table: State, seat: Seat) -> dict[str, Value] | None:
    """The next figure ahead that a seat could win, and its distance."""
    hand, homes = table.hands[seat], board(table.rules.board).homes
    found = [
        ((place - hand.pos - 1) % SIZE + 1, figure)
        for figure, place in homes.items()
        if figure not in hand.figures and in_supply(table, figure)
    ]
    if not found:
        return None
    steps, figure = min(found)
    return {"figure": figure, "away": steps}
