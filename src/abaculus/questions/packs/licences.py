"""Licences of texts by their SPDX ids, and which of them require the authors' names."""

from __future__ import annotations

from typing import Final

from abaculus.questions.packs.model import PackInfo

_CREATIVE: Final = ("CC-BY", "CC-BY-SA", "CC-BY-NC", "CC-BY-NC-SA", "CC-BY-ND", "CC-BY-NC-ND")
_VERSIONS: Final = ("1.0", "2.0", "2.5", "3.0", "4.0")
NAMING: Final = frozenset(
    {
        *(f"{name}-{version}" for name in _CREATIVE for version in _VERSIONS),
        *("MIT", "MIT-0", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "EUPL-1.2"),
        *("GFDL-1.3-only", "GFDL-1.3-or-later", "GPL-2.0-only", "GPL-2.0-or-later", "FSFAP"),
        *("GPL-3.0-only", "GPL-3.0-or-later", "LGPL-3.0-only", "LGPL-3.0-or-later"),
        *("AGPL-3.0-only", "AGPL-3.0-or-later", "MPL-2.0", "OGL-UK-3.0", "ODC-By-1.0"),
        *("ODbL-1.0", "Artistic-2.0", "etalab-2.0", "DL-DE-BY-2.0", "OPL-1.0"),
    }
)
FREE: Final = frozenset({"CC0-1.0", "PDDL-1.0", "Unlicense", "0BSD", "CC-PDDC", "WTFPL"})
KNOWN: Final = NAMING | FREE
OWN: Final = "LicenseRef-"
"""The prefix of custom SPDX ids."""


def is_shareable(about: PackInfo) -> bool:
    """Whether a pack may leave the machine it was written on."""
    return about.licence in KNOWN


def attribution(about: PackInfo) -> str:
    """The credit on the back of a card and at the foot of a print."""
    by = ", ".join(about.authors)
    parts = [about.title + (f" – {by}" if by else "")]
    if about.source:
        parts.append(about.source)
    if about.licence:
        parts.append(about.licence)
    return " · ".join(parts)
