"""Fuzzes the options of every game: `python -m tests.fuzz.options`.

An input is JSON: a game and its options. They are refused with a sentence, or they set up a sound
state, and written out they are read as the same.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from abaculus.i18n import load_translator
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.options import FileOption, Option, choose, flatten_options
from abaculus.kernel.rng import SeededRng
from abaculus.testing.cases import Subject
from abaculus.testing.laws.options import mixed_choices, single_choices
from tests.fuzz import engine, texts, values
from tests.fuzz.examples import PACK
from tests.fuzz.positions import find_game, game_names


class OptionFuzzer(engine.TextFuzzer):
    """Options of every game."""

    name = "options"
    watched = ("kernel/options.py", "kernel/data_files.py", "games", "questions/packs")

    def seeds(self) -> Sequence[bytes]:
        """None are needed: every game has a menu."""
        return ()

    def make(self, rng: Random, pool: Sequence[bytes]) -> bytes:
        """Options of some game, one or a few of them bad."""
        if pool and rng.random() < 0.2:
            return texts.mutate_bytes(rng, rng.choice(pool), pool)
        name = rng.choice(game_names())
        menu = find_game(name)[1].info.menu
        given: Any = dict(rng.choice(_singles(name)))
        if rng.random() < 0.4:
            given |= mixed_choices(menu, SeededRng(rng.random().hex()))
        for option in (*menu.options, *menu.seat_options, *menu.shut):
            if rng.random() < 2 / (len(menu.options) + 1):
                key = f"seat{rng.randrange(3)}.{option.key}" if option in menu.seat_options else ""
                given[key or option.key] = _bad_value(rng, name, option)
        if rng.random() < 0.2:
            given = values.mutate(rng, given)
        asked = json.dumps({"game": name, "options": given})
        return asked.encode()

    def run(self, data: bytes) -> str:
        """What is wrong with how the options were read."""
        try:
            asked: Any = json.loads(data)
            family, game = find_game(str(asked["game"]))
            given = dict(asked["options"])
        except (ValueError, TypeError, KeyError, RecursionError, RefusedError):
            return ""
        subject = Subject(game, SeededRng(0), load_translator(family).tell)
        try:
            options = choose(game.info.menu, given)
            state = game.setup(options)
        except RefusedError as refused:
            return subject.wording_fault(refused.code, refused.values) or ""
        if choose(game.info.menu, flatten_options(options)) != options:
            return f"unstable: {flatten_options(options)} is read differently"
        game.awaits(state)
        return game.fault(state) or ""


@cache
def _singles(name: str) -> tuple[dict[str, Any], ...]:
    return ({}, *single_choices(find_game(name)[1].info.menu))


@cache
def _files(name: str) -> tuple[str, ...]:
    """Data files of a game's family, and a pack of questions."""
    folder = find_game(name)[0].folder / "data"
    found = [file.read_text("utf-8") for file in sorted(folder.glob("*"))]
    return (*found, PACK, *(json.dumps(json.loads(text)) for text in found))


def _bad_value(rng: Random, name: str, option: Option) -> Any:
    if isinstance(option, FileOption) and rng.random() < 0.8:
        files = _files(name)
        text = rng.choice(files)
        if rng.random() < 0.5 and text[:1] in "[{":
            tree = json.loads(text)
            for _ in range(rng.randrange(3)):
                tree = values.mutate(rng, tree)
            return tree if rng.random() < 0.2 else json.dumps(tree)
        return texts.mutate(rng, text, files) if rng.random() < 0.9 else text
    if rng.random() < 0.3:
        return texts.mutate(rng, str(option.default))
    return values.pick_value(rng)


FUZZER = OptionFuzzer()


def main(count: int, seed: int) -> list[str]:
    """Set up games with so many strange options."""
    return engine.main(FUZZER, count, seed)


if __name__ == "__main__":
    engine.run(FUZZER, main)
