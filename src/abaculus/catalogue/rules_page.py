"""A family's rules as a page with positions to try."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from abaculus.kernel.registry import Family

if TYPE_CHECKING:
    from markdown_it.token import Token

_RULE = re.compile(r"(\d+(?:\.\d+)+)\s+")
_SECTION = re.compile(r"\d+\b")


class RulesTry(Struct, frozen=True):
    """A position to try: the texts for the desk."""

    variant: str
    options: dict[str, str]
    given: dict[str, str]


class RulesSection(Struct, frozen=True):
    """A numbered section of the rules; positions to try are placed between texts."""

    id: str
    title: str
    parts: tuple[str | RulesTry, ...]
    """HTML made from our Markdown; its numbered rules have ids such as `rule-3.5`."""


class RulesPage(Struct, frozen=True):
    """The rules of a family."""

    title: str
    sections: tuple[RulesSection, ...]


TokenBlock: TypeAlias = "Sequence[Token]"
"""The tokens of one heading, paragraph, list, table or fence."""


@cache
def rules_page(family: Family) -> RulesPage:
    """The rules of a family, ready to show."""
    return parse_page(family.rules(), family.title)


def parse_page(text: str, title: str) -> RulesPage:
    """A page made from Markdown; text before the first heading gets the page's title.

    Other markup in the text is shown as it is.
    """
    # imported late: it takes a while to load
    from markdown_it import MarkdownIt

    reader = MarkdownIt("js-default")
    parts: list[str | RulesTry] = []
    sections = {"start": ("", parts)}
    numbered: set[str] = set()
    for block in _blocks(reader.parse(text)):
        tried = _parse_try(block)
        match block[0].tag:
            case "h1":
                title = _heading(block)
            case "h2":
                parts = []
                heading = _heading(block)
                sections[_section_id(heading, sections)] = (heading, parts)
            case _ if tried is not None:
                parts.append(tried)
            case _:
                _mark_rule_number(block, numbered)
                _append_html(parts, reader.renderer.render(block, reader.options, {}))
    return RulesPage(
        title,
        tuple(
            RulesSection(name, heading or title, tuple(parts))
            for name, (heading, parts) in sections.items()
            if heading or parts
        ),
    )


def _blocks(tokens: Sequence[Token]) -> Iterator[TokenBlock]:
    """The tokens grouped by top-level block."""
    block: list[Token] = []
    for token in tokens:
        block.append(token)
        if token.level == 0 and token.nesting <= 0:
            yield block
            block = []


def _heading(block: TokenBlock) -> str:
    return "".join(part.content for part in block[1].children or ())


def _section_id(heading: str, taken: Collection[str]) -> str:
    number = _SECTION.match(heading)
    name = f"section-{number[0]}" if number else ""
    return name if name and name not in taken else f"part-{len(taken)}"


def _append_html(parts: list[str | RulesTry], html: str) -> None:
    if parts and isinstance(parts[-1], str):
        parts[-1] += html
    else:
        parts.append(html)


def _mark_rule_number(block: TokenBlock, numbered: set[str]) -> None:
    """Make the number of a rule a link target; the first of equal ones wins."""
    found = _RULE.match(block[1].content) if block[0].type == "paragraph_open" else None
    if found is None or found[1] in numbered:
        return
    numbered.add(found[1])
    block[0].attrSet("id", f"rule-{found[1]}")
    children = block[1].children or []
    first = children[0].copy(content=children[0].content.removeprefix(found[1]))
    bold = first.copy(type="html_inline", content=f'<b class="rule-no">{found[1]}</b>')
    block[1].children = [bold, first, *children[1:]]


def _parse_try(block: TokenBlock) -> RulesTry | None:
    """The position in a fence marked `try`; None if it cannot be read."""
    fence = block[0]
    if fence.type != "fence" or fence.info.strip() != "try":
        return None
    variant = ""
    options: dict[str, str] = {}
    given: dict[str, str] = {}
    for line in fence.content.splitlines():
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not name or not colon:
            return None
        if name == "variant":
            variant = value
        elif name.startswith("option "):
            options[name.removeprefix("option ").strip()] = value
        else:
            given[name] = value
    return RulesTry(variant, options, given)
