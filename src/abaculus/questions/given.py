"""Values by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any


class Given:
    """The params of a question by name, or the values of a preset."""

    def __init__(self, **values: Any) -> None:
        self.__dict__ = values

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Whatever was given under the name."""
