"""Mathematical board games: exact rules, hidden things kept hidden, bots, records."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from abaculus.kernel.options import choose
    from abaculus.kernel.registry import families, load_family
    from abaculus.kernel.rng import SecureRng, SeededRng

__version__ = "0.1.0"
__all__ = ["SecureRng", "SeededRng", "choose", "families", "load_family"]

if not TYPE_CHECKING:
    _HOMES = {
        "SecureRng": "rng",
        "SeededRng": "rng",
        "choose": "options",
        "families": "registry",
        "load_family": "registry",
    }

    def __getattr__(name):
        """What is asked for, loaded now: whoever wants questions alone does not wait for games."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"abaculus.kernel.{_HOMES[name]}"), name)
