"""The referee's desk: what `judge` and `best` take by name, and what they answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.options import Options
from abaculus.kernel.scene_parts import Face, Text


class Field(Struct, frozen=True):
    """One thing the desk can be given, always as text."""

    name: str
    help: str
    """A message code: what it is, with an example."""
    required: bool = False
    between: str | None = None
    """What stands between the signs of the desk's pieces; None: it is not written with them."""


class Reply(Struct, frozen=True):
    """What the desk answers when it does not refuse."""

    facts: dict[str, bool | int | str]
    """The answer for programs."""
    headline: News
    """The answer for people, in one sentence."""
    because: tuple[News, ...] = ()
    """The reasons, item by item."""


class Desk(Protocol):
    """A family's referee for people at a cardboard table, for programs and for teachers' sheets."""

    @property
    def judge_fields(self) -> tuple[Field, ...]: ...

    @property
    def best_fields(self) -> tuple[Field, ...]: ...

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """Whether a move is legal, what it is worth, and why."""
        ...

    def best(
        self, game: AnyGame, options: Options, given: Mapping[str, str], top: int
    ) -> tuple[Reply, ...] | Refusal:
        """The best moves there are, the best one first."""
        ...

    def view(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Any | Refusal:
        """The table these texts describe, seen by the one who is to move."""
        ...

    def given(self, game: AnyGame, view: Any) -> dict[str, str]:
        """The texts that describe this table to the desk; none where they cannot say it."""
        ...

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        """The pieces a hand can hold in the usual game; their signs write it for the desk."""
        ...
