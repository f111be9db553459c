"""The routes of the HTTP API, gathered and documented."""

from __future__ import annotations

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from abaculus import __version__
from abaculus.server.hall import Hall
from abaculus.server.play import Play
from abaculus.server.routes.desk import desk_routes
from abaculus.server.routes.house import house_routes
from abaculus.server.routes.numerals import numeral_routes
from abaculus.server.routes.packs import pack_routes
from abaculus.server.routes.practice import practice_routes
from abaculus.server.routes.refusing import Refusing
from abaculus.server.routes.shelf import shelf_routes
from abaculus.server.routes.story import story_routes
from abaculus.server.routes.tables import table_routes
from abaculus.server.sharing import Sharing
from abaculus.server.shelving import KeptPacks


def make_routes(hall: Hall, play: Play, sharing: Sharing, instance: str) -> Litestar:
    """The application behind `/api`, `/schema`, `/health` and `/metrics`."""
    packs = KeptPacks(hall.store.file)
    return Litestar(
        [
            *shelf_routes(hall),
            *table_routes(hall, sharing),
            *story_routes(hall),
            *desk_routes(hall),
            *practice_routes(hall, packs),
            *numeral_routes(hall),
            *pack_routes(hall, sharing, packs),
            *house_routes(hall, play, sharing, instance),
        ],
        compression_config=CompressionConfig("gzip", minimum_size=2000),
        exception_handlers={Exception: Refusing(hall.counts)},
        openapi_config=OpenAPIConfig(
            title="Abaculus",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
        debug=False,
    )
