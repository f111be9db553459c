"""A family's page: its variants, options, bots and pictures, with their names."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal, assert_never

import msgspec
from msgspec import Struct

from abaculus.i18n import Translator, load_translator
from abaculus.kernel.desk import Field
from abaculus.kernel.game import AnyGame
from abaculus.kernel.options import (
    BoolOption,
    ChoiceOption,
    FileOption,
    IntOption,
    Option,
    OptionValue,
    part_signs,
)
from abaculus.kernel.registry import Family, families
from abaculus.kernel.scene_parts import Face, Text

_LOG = logging.getLogger(__name__)
_FEW = 9
"""Up to this many numbers are all listed."""
_NO_IDENTIFIER = re.compile("[^A-Za-z0-9_-]")


class ValueCard(Struct, frozen=True):
    """A value of an option and its name."""

    value: str | int | bool
    title: str
    parts: str = ""
    """The signs of its parts, if the option has parts."""


class PartCard(Struct, frozen=True):
    """A part from which values can be made."""

    sign: str
    """A letter; such signs in any order make a value of the option."""
    title: str
    say: str


class PartsCard(Struct, frozen=True):
    """A group of parts."""

    title: str
    parts: tuple[PartCard, ...]


class OptionCard(Struct, frozen=True):
    """An option, explained."""

    key: str
    kind: Literal["choice", "whole", "switch", "sheet"]
    title: str
    why: str
    default: str | int | bool
    apart: str | int | bool
    """The default for people on separate devices."""
    words: tuple[ValueCard, ...] = ()
    """The values of a choice or file; for a whole number the usual ones."""
    low: int = 0
    high: int = 0
    main: bool = False
    """Whether it is shown at once; the others are under “All options”."""
    endings: tuple[str, ...] = ()
    """The endings that the name of an uploaded file may have."""
    parts: tuple[PartsCard, ...] = ()
    """The parts of a custom value; empty: only the listed values can be chosen."""


class PieceCard(Struct, frozen=True):
    """A kind of piece that a player can hold."""

    sign: str
    """What it shows, and how it is written for the desk."""
    role: str
    name: str
    """Its name when read aloud."""
    picture: str = ""
    """The name of its drawing; empty: the sign is shown."""


class VariantCard(Struct, frozen=True):
    """One game of a family."""

    id: str
    title: str
    say: str
    low: int
    """The fewest, most and default number of players."""
    high: int
    usual: int
    options: tuple[OptionCard, ...]
    seat_options: tuple[OptionCard, ...]
    pieces: tuple[PieceCard, ...] = ()
    """The pieces a hand can hold, for the desk."""


class BotCard(Struct, frozen=True):
    """A strength of the bots."""

    name: str
    say: str


class FieldCard(Struct, frozen=True):
    """An input of the referee's desk."""

    name: str
    help: str
    required: bool
    between: str | None = None
    """The separator between the signs of pieces; None: it is not written in pieces."""


class Accent(Struct, frozen=True):
    """A family's colours in one theme."""

    accent: str
    deep: str
    ink: str
    soft: str
    line: str


class FamilyCard(Struct, frozen=True):
    """A family's page."""

    id: str
    title: str
    say: str
    """What you do in the game, in one sentence; `short` is for small screens."""
    short: str
    age: str
    low: int
    high: int
    light: Accent | None
    dark: Accent | None
    motif: str
    """A drawing as SVG text; empty: the initial on a tile."""
    variants: tuple[VariantCard, ...]
    bots: tuple[BotCard, ...]
    judge: tuple[FieldCard, ...]
    best: tuple[FieldCard, ...]


class _Look(Struct, frozen=True):
    """The content of `look/accent.json`."""

    light: Accent | None = None
    dark: Accent | None = None


def family_cards() -> tuple[FamilyCard, ...]:
    """The pages of all families; a plug-in whose page cannot be made is left out."""
    cards: list[FamilyCard] = []
    for family in families():
        try:
            cards.append(family_card(family))
        except Exception:
            if not family.is_plugin:
                raise
            _LOG.exception("the game %s is left out", family.id)
    return tuple(cards)


@cache
def family_card(family: Family) -> FamilyCard:
    """The page of a family, with plain defaults for what it lacks."""
    voice = load_translator(family)
    variants = tuple(_variant(voice, family, game) for game in family.games)
    say = _optional_text(voice, "card-say", ", ".join(variant.title for variant in variants))
    look = _look(family.folder)
    return FamilyCard(
        id=family.id,
        title=family.title,
        say=say,
        short=_optional_text(voice, "card-short", say),
        age=_optional_text(voice, "card-age", ""),
        low=min(variant.low for variant in variants),
        high=max(variant.high for variant in variants),
        light=look.light,
        dark=look.dark,
        motif=_motif(family.folder),
        variants=variants,
        bots=tuple(BotCard(maker.name, voice.tell(maker.summary)) for maker in family.bots()),
        judge=_fields(voice, family.desk().judge_fields),
        best=_fields(voice, family.desk().best_fields),
    )


def _optional_text(voice: Translator, name: str, otherwise: str) -> str:
    code = _NO_IDENTIFIER.sub("-", name)
    return voice.tell(code) if voice.knows(code) else otherwise


def _fields(voice: Translator, fields: Iterable[Field]) -> tuple[FieldCard, ...]:
    return tuple(
        FieldCard(one.name, voice.tell(one.help), one.required, one.between) for one in fields
    )


def _motif(folder: Path) -> str:
    file = folder / "look" / "motif.svg"
    return file.read_text("utf-8") if file.is_file() else ""


def _look(folder: Path) -> _Look:
    file = folder / "look" / "accent.json"
    return msgspec.json.decode(file.read_bytes(), type=_Look) if file.is_file() else _Look()


def _variant(voice: Translator, family: Family, game: AnyGame) -> VariantCard:
    info, main = game.info, family.main_options
    menu = info.menu
    low, high = menu.players
    return VariantCard(
        id=info.id,
        title=_optional_text(voice, f"variant-{info.id}", info.title),
        say=_optional_text(voice, f"variant-{info.id}-say", ""),
        low=low,
        high=high,
        usual=menu.default_players,
        options=tuple(_option(voice, option, main) for option in menu.options),
        seat_options=tuple(_option(voice, option, main) for option in menu.seat_options),
        pieces=tuple(_piece(voice, face) for face in family.desk(game).pieces(game)),
    )


def _piece(voice: Translator, face: Face[Text]) -> PieceCard:
    name = voice.tell(face.spoken.code, face.spoken.values)
    return PieceCard(face.sign, face.role, name, face.picture)


def _option(voice: Translator, option: Option, main: tuple[str, ...]) -> OptionCard:
    low, high = (option.low, option.high) if isinstance(option, IntOption) else (0, 0)
    return OptionCard(
        key=option.key,
        kind=_kind(option),
        title=_optional_text(voice, f"option-{option.key}", _format_key(option.key)),
        why=_optional_text(voice, f"option-{option.key}-why", ""),
        default=option.default,
        apart=_remote_default(option),
        words=tuple(
            ValueCard(
                value,
                _optional_text(voice, f"option-{option.key}-{value}", _format_key(str(value))),
                part_signs(option, str(value))
                if isinstance(option, ChoiceOption) and option.parts
                else "",
            )
            for value in _listed_values(option)
        ),
        low=low,
        high=high,
        main=option.key in main,
        endings=option.endings if isinstance(option, FileOption) else (),
        parts=tuple(_parts(voice, option)) if isinstance(option, ChoiceOption) else (),
    )


def _parts(voice: Translator, option: ChoiceOption) -> Iterator[PartsCard]:
    for group in option.parts:
        codes = {sign: f"option-{option.key}-part-{sign}" for sign in group.signs}
        cards = tuple(
            PartCard(
                sign, _optional_text(voice, code, sign), _optional_text(voice, f"{code}-say", "")
            )
            for sign, code in codes.items()
        )
        yield PartsCard(
            _optional_text(voice, f"option-{option.key}-parts-{group.name}", group.name), cards
        )


def _remote_default(option: Option) -> OptionValue:
    found = option.apart if isinstance(option, IntOption) else None
    return option.default if found is None else found


def _kind(option: Option) -> Literal["choice", "whole", "switch", "sheet"]:
    match option:
        case ChoiceOption():
            return "choice"
        case IntOption():
            return "whole"
        case BoolOption():
            return "switch"
        case FileOption():
            return "sheet"
        case _ as never:
            assert_never(never)


def _listed_values(option: Option) -> tuple[OptionValue, ...]:
    """The values worth listing."""
    match option:
        case ChoiceOption(words=words) | FileOption(names=words):
            return words
        case IntOption(default=default, low=low, high=high, also=also, usual=usual, apart=apart):
            near = usual or (low, default // 2, default, default * 2, high)
            near = near if apart is None else (*near, apart)
            listed = range(low, high + 1) if high - low < _FEW else near
            return tuple(sorted({*also, *(one for one in listed if low <= one <= high)}))
        case BoolOption():
            return ()
        case _ as never:
            assert_never(never)


def _format_key(word: str) -> str:
    return word.replace("_", " ")


_MOTIF = "motif"
"""Part of the page, because the catalogue shows it first."""


@cache
def pictures(family: Family) -> dict[str, str]:
    """The SVG text of each drawing by name, from files and from the family's program."""
    files = sorted((family.folder / "look").glob("*.svg"))
    read = {file.stem: file.read_text("utf-8") for file in files if file.stem != _MOTIF}
    return read | family.drawings
