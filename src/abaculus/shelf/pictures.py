"""The drawings of a family, such as the faces of its dice."""

from __future__ import annotations

from functools import cache

from abaculus.kernel.discovery import Family

_MOTIF = "motif"
"""Goes with the card, because the shelf shows it before anything else."""


@cache
def pictures(family: Family) -> dict[str, str]:
    """The SVG text of each drawing by its name, from files and as a program draws them."""
    files = sorted((family.folder / "look").glob("*.svg"))
    read = {file.stem: file.read_text("utf-8") for file in files if file.stem != _MOTIF}
    return read | family.drawings
