"""The moves of Mathematicus (5.2)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from abaculus.kernel.messages import Seat
from abaculus.kernel.question_source import ChanceAnswer


class Roll(Struct, frozen=True, tag="roll"):
    """The free roll, or one that a card gives or demands."""

    die: int


class Extra(Struct, frozen=True, tag="extra"):
    """Trade in a roll token."""

    die: int


class Walk(Struct, frozen=True, tag="walk"):
    """Move the pawn by the score."""

    forward: bool


class Pass(Struct, frozen=True, tag="pass"):
    """Leave the pawn where it is."""


class Serve(Struct, frozen=True, tag="serve"):
    """Accept or serve a skip."""


class BuyOff(Struct, frozen=True, tag="buy-off"):
    """Buy off a skip with a roll token or a card."""

    price: Literal["4", "12", "J"]


class Remainder(Struct, frozen=True, tag="remainder"):
    """The gimmick: the remainder by 3; None: no answer."""

    value: int | None


class Challenge(Struct, frozen=True, tag="challenge"):
    """An ambush, or with a rival a challenge for a figure or a medal."""

    by_medal: bool = False
    rival: Seat | None = None
    figure: str = ""
    """Given in a duel by card."""


class NoChallenge(Struct, frozen=True, tag="no-challenge"):
    """No challenge in this window."""


class Number(Struct, frozen=True, tag="number"):
    """Name a number for a blue card."""

    number: int


class DoubleTime(Struct, frozen=True, tag="double"):
    """Use a ×2 token for the open question."""


class Go(Struct, frozen=True, tag="go"):
    """Finish reading: the clock may start."""


class Answer(Struct, frozen=True, tag="answer"):
    """An answer to the open question."""

    text: str


class GiveUp(Struct, frozen=True, tag="give-up"):
    """No answer."""


class Medal(Struct, frozen=True, tag="medal"):
    """Play a Fields Medal for a figure, from the supply or from a rival."""

    figure: str
    rival: Seat | None = None


class Exchange(Struct, frozen=True, tag="exchange"):
    """Exchange the nonagon for a figure, from a rival or from the supply."""

    figure: str
    rival: Seat | None = None


class TakeHalf(Struct, frozen=True, tag="half"):
    """Choose a half."""

    half: Literal["A", "B"]


class Use(Struct, frozen=True, tag="use"):
    """Use a kept card."""

    card: str
    score: int | None = None
    figure: str = ""


class Choose(Struct, frozen=True, tag="choose"):
    """Choose a figure; with another and its owner, swap the two."""

    figure: str
    other: str = ""
    rival: Seat | None = None


class Decline(Struct, frozen=True, tag="decline"):
    """Decline a choice."""


class Token(Struct, frozen=True, tag="token"):
    """Choose a token."""

    kind: Literal["4", "12", "c", "x"]


class End(Struct, frozen=True, tag="end"):
    """End the turn."""


class Pawn(Struct, frozen=True, tag="pawn"):
    """Take a pawn."""

    solid: Literal["T", "C", "O", "D", "I"]


class Level(Struct, frozen=True, tag="level"):
    """Propose a level for a seat."""

    seat: Seat
    level: int


class Change(Struct, frozen=True, tag="change"):
    """Propose another value for an option, of the table or of a seat."""

    key: str
    value: str
    seat: Seat | None = None


class StopNow(Struct, frozen=True, tag="stop"):
    """Propose to end the game."""


class Yes(Struct, frozen=True, tag="yes"):
    """Vote for the proposal."""


class No(Struct, frozen=True, tag="no"):
    """Vote against it."""


class Judge(Struct, frozen=True, tag="judge"):
    """The human dealer's verdict; None: the computer decides."""

    is_right: bool | None


class Objection(Struct, frozen=True, tag="objection"):
    """An objection to the last verdict."""


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
