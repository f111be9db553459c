"""Good requests to a server, from which mutations begin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import abaculus
from abaculus.kernel.registry import family_names, load_family

PACK = """\
pack: {id: mine, title: Mine, licence: CC0-1.0}
items:
  - {id: sum, prompt: "What is {a} + 4?", vars: {a: 20..90}, answer: a+4, steps: ["$x$"]}
  - {id: town, prompt: Which?, answer: {kind: choice, options: [Como, Blue], correct: 0}}
"""


class Example(NamedTuple):
    """A good request; the names of path parts stand in braces."""

    route: str
    parts: Mapping[str, str] = MappingProxyType({})
    body: Any = None


def examples(table: str, code: str, over: list[str], handles: list[str]) -> list[Example]:
    """Good requests to a server that has these tables and questions."""
    return [
        *_table_examples(table, code),
        *(example for one in over for example in _review_examples(one)),
        *(example for name in family_names() for example in _family_examples(name)),
        *(example for handle in handles for example in _practice_examples(handle)),
        *_pack_examples(),
        Example("POST /api/numerals/try", {}, {"system": "roman", "number": 7, "given": "VII"}),
        Example("POST /api/share", {}, {"on": True}),
        Example("POST /api/owner", {}, {"token": "the-owner-of-this-server"}),
    ]


def records() -> list[str]:
    """The shortest finished record of each family."""
    found: list[str] = []
    for name in family_names():
        folder = Path(str(abaculus.__file__)).parent / "games" / name / "records"
        texts = [path.read_text("utf-8") for path in folder.rglob("*.txt")]
        found += sorted(texts, key=len)[:1]
    return found


def _table_examples(table: str, code: str) -> Iterator[Example]:
    here, there = {"kind": "here", "name": "Mila"}, {"kind": "link"}
    for name in family_names():
        variant = load_family(name).games[0].info.id
        wanted: Any = {"family": name, "variant": variant, "players": [here, there], "options": {}}
        yield Example("POST /api/tables", {}, wanted)
    yield Example("POST /api/join", {}, {"code": code, "name": "Noor"})
    yield Example("POST /api/join", {}, {"table": table, "name": "Noor"})
    for end in ("", "/invitation", "/record", "/review"):
        yield Example(f"GET /api/tables/{{table}}{end}", {"table": table})
    yield from (Example("POST /api/records", {}, record) for record in records())


def _review_examples(table: str) -> Iterator[Example]:
    for end in ("/record", "/review"):
        yield Example(f"GET /api/tables/{{table}}{end}", {"table": table})
    for number in ("1", "3", "5"):
        parts = {"table": table, "number": number}
        yield Example("GET /api/tables/{table}/review/{number}", parts)


def _family_examples(name: str) -> Iterator[Example]:
    where = {"family": name}
    for page in ("/api/rules/{family}", "/api/games/{family}/pictures"):
        yield Example(f"GET {page}", where)
    family = load_family(name)
    for game in family.games:
        variant = game.info.id
        yield Example("POST /api/games/{family}/seat", where, {"own": {}, "variant": variant})
        desk = family.desk(game)
        fields = {field.name: "1" for field in (*desk.judge_fields, *desk.best_fields)}
        for given in ({}, fields, _position(name, variant)):
            asked = {"given": given, "variant": variant, "options": {}, "top": 2}
            for act in ("judge", "show", "try", "best"):
                yield Example(f"POST /api/desk/{{family}}/{act}", where, asked)
            press = {"type": "press", "move": given.get("move", ""), "prompt": ""}
            yield Example("POST /api/desk/{family}/try", where, {**asked, "gesture": press})


def _position(name: str, variant: str) -> dict[str, str]:
    """A position a few moves into a game, in the desk's texts."""
    family = load_family(name)
    game = family.game(variant)
    table = abaculus.Table(f"{name}/{variant}", seed=7)
    for _ in range(4):
        moves = table.legal_moves()
        if not moves:
            break
        table.play(moves[0])
    given = family.desk(game).given(game, table.view(0))
    moves = table.legal_moves()
    return {**given, "move": moves[0]} if moves else given


def _practice_examples(handle: str) -> Iterator[Example]:
    for act in ("read", "answer"):
        yield Example(f"POST /api/practice/{act}", {}, {"handle": handle, "given": "1/2"})
    for act in ("hint", "solution"):
        yield Example(f"POST /api/practice/{act}", {}, {"handle": handle, "rung": 1})
    yield Example("POST /api/practice/deal", {}, {"grade": "5"})


def _pack_examples() -> Iterator[Example]:
    pack = {"text": PACK}
    item = {**pack, "item": "sum", "variant": 3}
    yield from (Example(f"POST /api/packs/{act}", {}, pack) for act in ("check", "keep"))
    yield Example("POST /api/packs/preview", {}, item)
    yield Example("POST /api/packs/try", {}, {"ask": item, "given": "30"})
    yield Example("POST /api/packs/export", {}, {"pack": pack, "format": "anki"})
    yield Example("POST /api/packs/import", {}, PACK)
    yield Example("POST /api/packs/import", {}, "question,answer\n1+1,2\n")
