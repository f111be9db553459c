"""Mathematical board games: exact rules, hidden things kept hidden, bots, records."""

from abaculus.kernel.discovery import families, family
from abaculus.kernel.nature import SecureNature, SeededNature
from abaculus.kernel.options import choose

__version__ = "0.1.0"
__all__ = ["SecureNature", "SeededNature", "choose", "families", "family"]
