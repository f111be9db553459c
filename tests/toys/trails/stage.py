"""The trail on a screen, with every part that a table without edges needs."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.kernel.awaits import Over, Turn
from abaculus.kernel.game import AnyGame, Preview
from abaculus.kernel.gestures import ChooseGesture, Gesture, LayGesture, PressGesture
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat
from abaculus.kernel.prompts import (
    Button,
    Cards,
    Choose,
    FaceGroup,
    Lay,
    Prompt,
    PromptCard,
    Put,
    PutChoice,
)
from abaculus.kernel.scene_parts import Box, Cell, CellBand, Die, Piece, Plane, Text, Zone
from abaculus.kernel.scene_parts import Face as Shown
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, PiecePoints, Scene, SeatStatus

from . import trail
from .moves import Face, Move, Spot, Step, Throw, Wish
from .trail import State, View, open_spots, steps

REACH = 60
LONG = 9
"""More pieces than any run has."""
SIGNS = {"put": "1", "lay": "1+1", "free": "?"}
PLUS = Shown("+", "common", Text("trail-plus"))


def cell(spot: Spot) -> str:
    return f"{spot[0]},{spot[1]}"


def face_of(sign: str) -> Shown[Text]:
    return PLUS if sign == "+" else Shown(sign, "number", Text("trail-digit", {"digit": sign}))


def rack(seat: Seat, hand: str) -> dict[str, str]:
    """The pieces of a hand by their ids."""
    return {f"r{seat}:{n}": digit for n, digit in enumerate(hand)}


class TrailStage:
    """Press a throw or a choice, put a digit, lay a sum, choose a wish."""

    def scene(self, game: AnyGame, view: View) -> Scene[Text]:
        table, awaits = view.state, game.awaits(view.state)
        mine = isinstance(awaits, Turn) and view.seat in awaits.must
        name = Text("trail-die", {"face": table.face if table.face in SIGNS else "none"})
        sign = SIGNS.get(table.face, "")
        return Scene(
            zones=(
                Zone("table", "board", Text("trail-table"), (), plane=Plane(REACH)),
                *(_row(f"rack{seat}", "rack", 5, seat) for seat in (0, 1)),
                _row("stock", "stock", 1, None),
            ),
            pieces=tuple(_pieces(table)),
            seats=tuple(
                SeatStatus(held=len(hand), is_gone=seat in table.gone)
                for seat, hand in enumerate(table.hands)
            ),
            ask=Text(awaits.outcome.reason) if isinstance(awaits, Over) else _ask(view, mine),
            prompts=tuple(_prompts(game, view)) if mine and view.seat is not None else (),
            bands=tuple(
                CellBand(
                    f"run{n}",
                    "table",
                    cell(laid.spots[0]),
                    cell(laid.spots[-1]),
                    laid.seat,
                    ("last",) if n == len(table.trail) - 1 else (),
                )
                for n, laid in enumerate(table.trail)
            ),
            dice=(Die("die", sign and "face", sign, name, "blue", throw=table.throws),),
            cut="puzzle",
        )

    def move(self, game: AnyGame, view: View, gesture: Gesture) -> Move | Refusal:
        match gesture:
            case PressGesture(move=text):
                read: Move | Refusal = game.notation.read_move(text)
                return read
            case ChooseGesture(faces=(digit, many)) if digit in tuple("123") and many in ("1", "2"):
                return Wish(digit, int(many))
            case LayGesture() as laid:
                return _parse_run(view, laid)
            case _:
                return Refusal("trail-not-now")

    def verdict(
        self, game: AnyGame, view: View, move: Move | Refusal, preview: Preview | None
    ) -> MoveVerdict[Text]:
        if isinstance(move, Refusal):
            return MoveVerdict("no", Text(move.code, move.values))
        if preview is None:
            return MoveVerdict("wait", Text("trail-choose"))
        if preview.refusal is not None:
            return MoveVerdict("no", Text(preview.refusal.code, preview.refusal.values))
        strip: tuple[PiecePoints[Text], ...] = ()
        if isinstance(move, Step):
            strip = tuple(
                PiecePoints(face_of(sign), int(sign) if sign != "+" else 0, _why(sign), _tags(sign))
                for sign in move.run
            )
        return MoveVerdict("yes", Text("trail-yes"), strip=strip, confirm=Text("trail-do"))

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
        return tuple(_entry(item) for item in news)


def _why(sign: str) -> Text | None:
    return Text("trail-free") if sign == "+" else None


def _tags(sign: str) -> tuple[str, ...]:
    return {"1": ("crossed",), "2": ("doubled",)}.get(sign, ())


def _entry(item: News) -> MoveListItem[Text]:
    player = item.values.get("player")
    return MoveListItem(
        Text(item.code, item.values), player.seat if isinstance(player, PlayerValue) else None
    )


def _row(name: str, kind: str, many: int, seat: Seat | None) -> Zone[Text]:
    cells = tuple(
        Cell(f"{name}-{n}", Box(100 * n, 0, 100, 100), Text("trail-place", {"number": n + 1}))
        for n in range(many)
    )
    text = (
        Text("trail-stock") if seat is None else Text("trail-rack", {"player": PlayerValue(seat)})
    )
    return Zone(name, "stock" if kind == "stock" else "rack", text, cells, seat=seat)


def _pieces(table: State) -> Iterator[Piece[Text]]:
    for n, laid in enumerate(table.trail):
        is_last = n == len(table.trail) - 1
        for spot, sign in zip(laid.spots, laid.run, strict=True):
            tags = ("last",) if is_last else ("crossed",) if sign == "+" else ()
            yield Piece(f"on{cell(spot)}", cell(spot), face_of(sign), tags, laid.seat)
    for seat, hand in enumerate(table.hands):
        for n, (name, digit) in enumerate(rack(seat, hand).items()):
            yield Piece(name, f"rack{seat}-{n}", face_of(digit))
    yield Piece("plus", "stock-0", PLUS, many=9)


def _ask(view: View, mine: bool) -> Text:
    if not mine:
        return Text("trail-other", {"player": PlayerValue(view.state.turn)})
    return Text(f"trail-ask-{view.state.face or 'throw'}")


def _prompts(game: AnyGame, view: View) -> Iterator[Prompt[Text]]:
    table, seat = view.state, view.state.turn
    write, hand = game.notation.write_move, rack(seat, table.hands[seat])
    moves = list(game.moves(table, seat))
    if not table.face:
        yield Button("throw", Text("trail-throw"), write(Throw()), is_main=True, die="die")
        if seat not in table.wished:
            groups = (_group("123"), _group("12"))
            yield Choose("wish", Text("trail-wish"), Text("trail-which"), groups, Text("trail-do"))
    elif table.face == "free":
        why_not = None if Face("lay") in moves else Text("trail-too-few")
        put = PromptCard("put", "put", "1", Text("trail-card-put"), write(Face("put")))
        lay = PromptCard(
            "lay", "lay", "1+1", Text("trail-card-lay"), write(Face("lay")), why_not=why_not
        )
        yield Cards("face", Text("trail-ask-free"), (put, lay))
    elif table.face == "put":
        yield Put(
            "put",
            Text("trail-card-put"),
            tuple(
                PutChoice(piece, cell(step.spot), write(step), _meaning(step))
                for step in steps(table, table.hands[seat])
                for piece, digit in hand.items()
                if digit == step.run
            ),
        )
    else:
        yield Lay(
            "lay",
            Text("trail-card-lay"),
            f"rack{seat}",
            "table",
            (*hand, "plus"),
            (),
            stock="stock",
            after=cell(table.trail[-1].spots[-1]) if table.trail else "",
        )


def _meaning(step: Step) -> Text:
    return Text("trail-here", {"digit": step.run, "cell": cell(step.spot)})


def _group(signs: str) -> FaceGroup[Text]:
    return FaceGroup(Text("trail-group", {"signs": signs}), tuple(face_of(sign) for sign in signs))


def _parse_run(view: View, laid: LayGesture) -> Move | Refusal:
    """A run of placements, which must be one line from the end of the trail."""
    hand = {} if view.seat is None else rack(view.seat, view.state.hands[view.seat])
    kinds = {**hand, "plus": "+"}
    signs = {one.cell: kinds.get(one.piece, "?") for one in laid.placings}
    for spot in open_spots(view.state) if len(signs) == len(laid.placings) < LONG else ():
        for down in (False, True):
            run = trail.Laid(0, spot, down, "." * len(signs))
            text = "".join(signs.get(cell(one), "?") for one in run.spots)
            way = "v" if down else "h"
            step = trail.NOTATION.read_move(f"{way}{cell(spot)}:{text}")
            if isinstance(step, Step):
                return step
    return Refusal("trail-unreadable", {"text": " ".join(signs.values())[:40]})


STAGE = TrailStage()
