"""All routes of the HTTP API, and its documentation."""

from __future__ import annotations

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from abaculus import __version__
from abaculus.server.http.desk import desk_routes
from abaculus.server.http.errors import ErrorHandler
from abaculus.server.http.games import game_routes
from abaculus.server.http.numerals import numeral_routes
from abaculus.server.http.packs import pack_routes
from abaculus.server.http.practice import practice_routes
from abaculus.server.http.request import ApiRequest
from abaculus.server.http.review import review_routes
from abaculus.server.http.status import status_routes
from abaculus.server.http.tables import table_routes
from abaculus.server.packs.store import PackRepository
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.share import ShareSwitch
from abaculus.server.ws.endpoint import WebSocketEndpoint


def make_routes(
    rooms: RoomRegistry, play: WebSocketEndpoint, sharing: ShareSwitch, instance: str
) -> Litestar:
    """The application behind `/api`, `/schema`, `/health` and `/metrics`."""
    packs = PackRepository(rooms.store.file)
    return Litestar(
        [
            *game_routes(rooms),
            *table_routes(rooms, sharing),
            *review_routes(rooms),
            *desk_routes(rooms),
            *practice_routes(rooms, packs),
            *numeral_routes(rooms),
            *pack_routes(rooms, sharing, packs),
            *status_routes(rooms, play, sharing, instance),
        ],
        compression_config=CompressionConfig("gzip", minimum_size=2000),
        exception_handlers={Exception: ErrorHandler(rooms.metrics)},
        openapi_config=OpenAPIConfig(
            title="Abaculus",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_class=ApiRequest,
        logging_config=None,
        debug=False,
    )
