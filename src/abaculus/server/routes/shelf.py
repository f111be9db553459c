"""The games there are, their rules and their drawings."""

from __future__ import annotations

from functools import cache

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from abaculus.kernel.discovery import families, family
from abaculus.server.api import FamilyCard, RulesPage
from abaculus.server.routes.refusing import REFUSALS
from abaculus.shelf.cards import family_card
from abaculus.shelf.pictures import pictures
from abaculus.shelf.rules import rules_page


def shelf_routes() -> list[HTTPRouteHandler]:
    """Cards and rules, made once."""

    @cache
    def cards() -> tuple[FamilyCard, ...]:
        return tuple(family_card(house) for house in families())

    @cache
    def rules_of(house: str) -> RulesPage:
        return rules_page(family(house))

    @get("/api/games", sync_to_thread=False)
    def games() -> tuple[FamilyCard, ...]:
        """The shelf: every family with its variants, options and bots."""
        return cards()

    @get("/api/games/{house:str}/pictures", sync_to_thread=False, responses=REFUSALS)
    def drawings(house: FromPath[str]) -> dict[str, str]:
        """The drawings of a family, each as SVG text by its name."""
        return pictures(family(house))

    @get("/api/rules/{house:str}", sync_to_thread=False, responses=REFUSALS)
    def rules(house: FromPath[str]) -> RulesPage:
        """The rules of a family."""
        return rules_of(house)

    return [games, drawings, rules]
