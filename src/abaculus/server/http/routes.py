"""The routes of the HTTP API, gathered and documented."""

from __future__ import annotations

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from abaculus import __version__
from abaculus.server.http.desk import desk_routes
from abaculus.server.http.errors import Refusing
from abaculus.server.http.games import shelf_routes
from abaculus.server.http.numerals import numeral_routes
from abaculus.server.http.packs import pack_routes
from abaculus.server.http.practice import practice_routes
from abaculus.server.http.review import story_routes
from abaculus.server.http.status import house_routes
from abaculus.server.http.tables import table_routes
from abaculus.server.packs.store import KeptPacks
from abaculus.server.rooms.rooms import Hall
from abaculus.server.share import Sharing
from abaculus.server.ws.endpoint import Play


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
