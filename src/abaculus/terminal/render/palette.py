"""The two palettes; colour is never the only sign."""

from __future__ import annotations

from msgspec import Struct
from textual.theme import Theme


class Palette(Struct, frozen=True):
    """Colours by purpose."""

    paper: str
    raised: str
    sunk: str
    line: str
    ink: str
    faint: str
    yes: str
    no: str
    warn: str
    accent: str
    on_accent: str
    focus: str
    on_focus: str
    cell: str
    cell_shaded: str
    ivory: str
    ivory_edge: str
    wood: str
    wood_edge: str
    piece_ink: str
    marks: dict[str, tuple[str, str]]
    """Ink and ground of a printed sign, by role."""
    roles: dict[str, str]
    """Inks of spaces and of kinds of questions, by role."""
    seats: tuple[str, ...]


# grounds so pale that terminals with 256 colours show them as greys
LAMPLIGHT = Palette(
    paper="#1D1B17",
    raised="#2A2723",
    sunk="#151412",
    line="#94856C",
    ink="#F3EADB",
    faint="#AC9F8A",
    yes="#9BD3A4",
    no="#F2A78F",
    warn="#F0C069",
    accent="#EDC36E",
    on_accent="#1A140C",
    focus="#BFE0FF",
    on_focus="#16130F",
    cell="#3B3730",
    cell_shaded="#2C2924",
    ivory="#EFE4CC",
    ivory_edge="#A08A60",
    wood="#CDA469",
    wood_edge="#7C5A2E",
    piece_ink="#2A231B",
    marks={
        "green": ("#B5DCA6", "#2F4A2E"),
        "blue": ("#A9D0F0", "#243F58"),
        "yellow": ("#F5D67A", "#574313"),
        "purple": ("#DDBDEC", "#442F52"),
    },
    roles={"einstein": "#F2A763", "newton": "#9FD08F", "gauss": "#A9BBF7"},
    seats=("#F0A088", "#8DBFE6", "#B9D27F", "#D9A6CC", "#EBC06A", "#7FCFC8"),
)

PAPER = Palette(
    paper="#F6F0E4",
    raised="#FCF9F2",
    sunk="#EDE4D3",
    line="#8C7B62",
    ink="#2A231B",
    faint="#6E6252",
    yes="#2B6B3F",
    no="#A23B22",
    warn="#8A5200",
    accent="#8A5A00",
    on_accent="#FFFFFF",
    focus="#10395C",
    on_focus="#FFFFFF",
    cell="#EADFC8",
    cell_shaded="#DCCDAD",
    ivory="#FFFDF7",
    ivory_edge="#B39B6E",
    wood="#E4BC84",
    wood_edge="#8F6532",
    piece_ink="#2A231B",
    marks={
        "green": ("#2F5E2B", "#CFE3C4"),
        "blue": ("#1E4F7E", "#C9DDEE"),
        "yellow": ("#6B4A00", "#F6DD8D"),
        "purple": ("#5F2F79", "#E0CDE8"),
    },
    roles={"einstein": "#8A3F00", "newton": "#2C6A2F", "gauss": "#2F4FA6"},
    seats=("#B3432B", "#1F5F8B", "#4E6B1F", "#7A3E6D", "#8A5A00", "#0B6E6B"),
)

PALETTES = {"lamplight": LAMPLIGHT, "paper": PAPER}
SHAPES = "●■▲⬢◆⬟"
"""One per seat, beside its colour."""


_WIDTHS = (
    (5, 9, 11, 9, 5),
    (9, 9, 9, 9, 9),
    (1, 3, 5, 7, 9),
    (7, 9, 11, 9, 7),
    (3, 7, 11, 7, 3),
    (3, 7, 11, 9, 7),
)
"""The same shapes enlarged: characters in each row."""


def large_shape(seat: int) -> str:
    """The seat's shape, five rows high."""
    return "\n".join(("█" * width).center(11) for width in _WIDTHS[seat % len(_WIDTHS)])


def shape(seat: int) -> str:
    """The seat's shape."""
    return SHAPES[seat % len(SHAPES)]


def theme(name: str) -> Theme:
    """A palette as Textual's theme."""
    colours = PALETTES[name]
    return Theme(
        name=name,
        primary=colours.accent,
        secondary=colours.line,
        accent=colours.accent,
        foreground=colours.ink,
        background=colours.paper,
        surface=colours.raised,
        panel=colours.sunk,
        success=colours.yes,
        error=colours.no,
        warning=colours.warn,
        dark=name == "lamplight",
        variables={
            "faint": colours.faint,
            "line": colours.line,
            "on-accent": colours.on_accent,
            "border": colours.line,
            "input-cursor-background": colours.focus,
            "input-selection-background": f"{colours.focus} 40%",
            "footer-key-foreground": colours.accent,
        },
    )
