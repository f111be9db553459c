"""The moves of Mathematicus (5.2)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from abaculus.kernel.messages import Seat
from abaculus.kernel.question_source import ChanceAnswer


class Roll(Struct, frozen=True, tag="roll"):
    """The free roll, or one that a card gives or asks for."""

    die: int


class Extra(Struct, frozen=True, tag="extra"):
    """A roll token is traded in."""

    die: int


class Walk(Struct, frozen=True, tag="walk"):
    """The pawn moves by the score."""

    forward: bool


class Pass(Struct, frozen=True, tag="pass"):
    """The pawn stays."""


class Serve(Struct, frozen=True, tag="serve"):
    """A skip is accepted, or served."""


class BuyOff(Struct, frozen=True, tag="buy-off"):
    """A skip is bought off with a roll token or a card."""

    price: Literal["4", "12", "J"]


class Remainder(Struct, frozen=True, tag="remainder"):
    """The gimmick: the remainder by 3; None: it is left."""

    value: int | None


class Challenge(Struct, frozen=True, tag="challenge"):
    """An ambush, or with a rival a challenge for a figure or a medal."""

    by_medal: bool = False
    rival: Seat | None = None
    figure: str = ""
    """Named in a duel by card."""


class NoChallenge(Struct, frozen=True, tag="no-challenge"):
    """Done with this window."""


class Number(Struct, frozen=True, tag="number"):
    """A number is named for a blue card."""

    number: int


class DoubleTime(Struct, frozen=True, tag="double"):
    """A ×2 token for the open question."""


class Go(Struct, frozen=True, tag="go"):
    """Reading is done: the clock may start."""


class Answer(Struct, frozen=True, tag="answer"):
    """What somebody answers."""

    text: str


class GiveUp(Struct, frozen=True, tag="give-up"):
    """No answer."""


class Medal(Struct, frozen=True, tag="medal"):
    """A Fields Medal for a figure, from the supply or from a rival."""

    figure: str
    rival: Seat | None = None


class Exchange(Struct, frozen=True, tag="exchange"):
    """The nonagon for a figure, from a rival or from the supply."""

    figure: str
    rival: Seat | None = None


class TakeHalf(Struct, frozen=True, tag="half"):
    """A half is chosen."""

    half: Literal["A", "B"]


class Use(Struct, frozen=True, tag="use"):
    """A kept card is used."""

    card: str
    score: int | None = None
    figure: str = ""


class Choose(Struct, frozen=True, tag="choose"):
    """A figure is chosen; with another and its owner, the two are swapped."""

    figure: str
    other: str = ""
    rival: Seat | None = None


class Decline(Struct, frozen=True, tag="decline"):
    """No, thank you."""


class Token(Struct, frozen=True, tag="token"):
    """A token is chosen."""

    kind: Literal["4", "12", "c", "x"]


class End(Struct, frozen=True, tag="end"):
    """The turn ends."""


class Pawn(Struct, frozen=True, tag="pawn"):
    """A pawn is taken."""

    solid: Literal["T", "C", "O", "D", "I"]


class Level(Struct, frozen=True, tag="level"):
    """Proposes a level for a seat."""

    seat: Seat
    level: int


class Change(Struct, frozen=True, tag="change"):
    """Proposes another value for an option, of the table or of a seat."""

    key: str
    value: str
    seat: Seat | None = None


class StopNow(Struct, frozen=True, tag="stop"):
    """Proposes to end the game."""


class Yes(Struct, frozen=True, tag="yes"):
    """For the proposal."""


class No(Struct, frozen=True, tag="no"):
    """Against it."""


class Judge(Struct, frozen=True, tag="judge"):
    """The human dealer's verdict; None: the computer may say."""

    is_right: bool | None


class Objection(Struct, frozen=True, tag="objection"):
    """The last verdict is doubted."""


Move: TypeAlias = (
    Roll
    | Extra
    | Walk
    | Pass
    | Serve
    | BuyOff
    | Remainder
    | Challenge
    | NoChallenge
    | Number
    | DoubleTime
    | Go
    | Answer
    | GiveUp
    | ChanceAnswer
    | Medal
    | Exchange
    | TakeHalf
    | Use
    | Choose
    | Decline
    | Token
    | End
    | Pawn
    | Level
    | Change
    | StopNow
    | Yes
    | No
    | Judge
    | Objection
)
