"""The installed games, and the referee's verdict on a move or a position's best moves."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager

from msgspec import Struct

from abaculus.bots.time_limit import SearchLimit
from abaculus.errors import RefusedError
from abaculus.i18n import MissingMessageError, Translator, load_translator
from abaculus.kernel.desk import Field, Reply
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal
from abaculus.kernel.option_checks import check_options
from abaculus.kernel.options import Options, OptionValue
from abaculus.kernel.registry import Family, families, load_family


class GameEntry(Struct, frozen=True):
    """A family of games: its name and its variants."""

    id: str
    title: str
    variants: tuple[str, ...]
    """The default variant first."""


class GameList(tuple[GameEntry, ...]):
    """The installed games; its repr is a table."""

    __slots__ = ()

    def __repr__(self) -> str:
        widths = [max((len(part) for part in column), default=0) for column in self._columns()]
        return "\n".join(
            f"{one.id:{widths[0]}}  {one.title:{widths[1]}}  {', '.join(one.variants)}"
            for one in self
        )

    def _columns(self) -> tuple[list[str], list[str]]:
        return [one.id for one in self], [one.title for one in self]


def games() -> GameList:
    """The installed games, plug-ins included."""
    return GameList(
        GameEntry(family.id, family.title, tuple(game.info.id for game in family.games))
        for family in families()
    )


class Judgement(Struct, frozen=True):
    """The referee's verdict on a move; true if the move is legal."""

    legal: bool
    points: int | None
    """What it scores; None if the game has no points or the move is illegal."""
    move: str
    """Its canonical text."""
    code: str
    """The code of the reason why it is illegal; empty if it is legal."""
    sentence: str
    """The verdict in words."""
    reasons: tuple[str, ...] = ()
    """Where the points come from, item by item."""
    facts: dict[str, bool | int | str] = {}
    """Everything the referee found, for programs."""

    def __repr__(self) -> str:
        if not self.legal:
            return f"Judgement(legal=False, code={self.code!r})"
        points = "" if self.points is None else f", points={self.points}"
        return f"Judgement(legal=True{points})"

    def __bool__(self) -> bool:
        return self.legal


class BestMove(Struct, frozen=True):
    """A good move, and why it is good."""

    move: str
    points: int
    """0 if the game has no points."""
    sentence: str
    reasons: tuple[str, ...] = ()
    proved: bool | None = None
    """Whether it is certain that no move is better; None: the search does not say."""

    def __repr__(self) -> str:
        points = f", points={self.points}" if self.points else ""
        return f"BestMove({self.move!r}{points})"


def judge(
    game: str,
    move: str,
    *,
    options: Mapping[str, OptionValue] | None = None,
    **texts: str,
) -> Judgement:
    """Whether a move is legal, how many points it scores, and why.

    The texts describe the position, by the names that `abaculus judge GAME --help` lists.
    """
    family, rules = find_game(game)
    voice = load_translator(family)
    given = {**texts, "move": move}
    with word_refusals(voice):
        desk = family.desk(rules)
        _check_texts(desk.judge_fields, given)
        found = desk.judge(rules, check_options(rules, options or {}), given)
    if isinstance(found, Refusal):
        return Judgement(False, None, move, found.code, word(voice, found))
    return Judgement(
        legal=bool(found.facts.get("legal", True)),
        points=_points(found),
        move=str(found.facts.get("move", move)),
        code="",
        sentence=voice.say(found.headline),
        reasons=tuple(map(voice.say, found.because)),
        facts=found.facts,
    )


def best(
    game: str,
    *,
    n: int = 3,
    limit: float | None = None,
    options: Mapping[str, OptionValue] | None = None,
    **texts: str,
) -> tuple[BestMove, ...]:
    """The best moves in a position, the best one first.

    `limit` ends the search after this many seconds (None: never): the moves are then the best
    found so far, and not `proved`; raises `RefusedError` if none is found in time.
    The texts describe the position, by the names that `abaculus best GAME --help` lists.
    """
    family, rules = find_game(game)
    with word_refusals(load_translator(family)):
        _check_texts(family.desk(rules).best_fields, texts)
        chosen = check_options(rules, options or {})
        return find_best(family, rules, chosen, texts, n, SearchLimit(limit))


def find_best(
    family: Family,
    game: AnyGame,
    options: Options,
    texts: Mapping[str, str],
    n: int,
    limit: SearchLimit,
) -> tuple[BestMove, ...]:
    """The best moves, for callers that have the family, rules and options."""
    found = family.desk(game).best(game, options, texts, n, limit)
    if isinstance(found, Refusal):
        raise RefusedError(Refusal("best-no-time") if limit.is_reached else found)
    voice = load_translator(family)
    return tuple(
        BestMove(
            move=str(reply.facts.get("move", "")),
            points=_points(reply) or 0,
            sentence=voice.say(reply.headline),
            reasons=tuple(map(voice.say, reply.because)),
            proved=_is_proved(reply, limit),
        )
        for reply in found
    )


def _is_proved(reply: Reply, limit: SearchLimit) -> bool | None:
    """What the reply says; otherwise a search that was ended proves nothing."""
    found = reply.facts.get("proved")
    if isinstance(found, bool):
        return found
    return False if limit.is_reached else None


def _points(reply: Reply) -> int | None:
    points = reply.facts.get("points")
    return points if isinstance(points, int) and not isinstance(points, bool) else None


def _check_texts(fields: tuple[Field, ...], given: Mapping[str, str]) -> None:
    """Reject unknown texts and report missing ones."""
    known = {field.name: field for field in fields}
    for name in given:
        if name not in known:
            raise TypeError(f"{name!r} is not a text of this game; it takes {', '.join(known)}")
    for name, field in known.items():
        if field.required and name not in given:
            raise TypeError(f"the text {name!r} is missing")


def find_game(name: str) -> tuple[Family, AnyGame]:
    """The family and rules for a name such as `family` or `family/variant`."""
    family, _, variant = name.partition("/")
    found = load_family(family)
    return found, found.game(variant or None)


def word(voice: Translator, refusal: Refusal) -> str:
    """A refusal as a sentence; if it has none, a sentence that says so."""
    try:
        return voice.say(refusal)
    except MissingMessageError as missing:
        return str(missing)


@contextmanager
def word_refusals(voice: Translator) -> Generator[None]:
    """Give every refusal raised inside the block the game's sentence."""
    try:
        yield
    except RefusedError as refused:
        refused.sentence = refused.sentence or word(voice, refused.refusal)
        raise
