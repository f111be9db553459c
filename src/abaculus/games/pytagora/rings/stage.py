"""The ring games on a screen: huge pieces, few words, two open ends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, assert_never

from abaculus.games.pytagora.events import unreadable
from abaculus.games.pytagora.racks import BOARD, SIZE, open_racks, rack_cell, rack_zone
from abaculus.games.pytagora.rings.moves import Attach, Done, Move
from abaculus.games.pytagora.rings.ring import Ring, laid_places, open_ends, place_at
from abaculus.games.pytagora.rings.state import Attaching, Dealing, Drawing, Ended
from abaculus.games.pytagora.rings.turns import fitting_moves
from abaculus.games.pytagora.rings.view import View
from abaculus.games.pytagora.signs import piece_face
from abaculus.kernel.game import AnyGame, Preview
from abaculus.kernel.gestures import Gesture, PressGesture
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat
from abaculus.kernel.prompts import Button, Prompt, Put, PutChoice
from abaculus.kernel.scene_parts import Box, Cell, CellMark, Piece, Text, Zone
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene, SeatStatus
from abaculus.kernel.stage import Stage

_END: Final = CellMark("?", "green")
"""The print where the next piece of a ring belongs."""

_QUIET: Final = ("ring-dealt", "ring-dealt-hidden")
"""News that is not worth an item of the move list."""


class RingStage:
    """Turns views into scenes and gestures into moves; the rules judge, the stage explains."""

    def scene(self, game: AnyGame, view: View) -> Scene[Text]:
        """What the viewer sees and may do."""
        return Scene(
            zones=(
                _board(view.rules.rings, _ends(view)),
                *(_rack(view, seat) for seat in _open_racks(view)),
            ),
            pieces=tuple(_pieces(view)),
            seats=tuple(_standing(view, seat) for seat in range(view.rules.players)),
            ask=_ask(view),
            prompts=tuple(_prompts(game, view)),
            tags=() if isinstance(view.phase, Ended) else (Text("ring-bag", {"count": view.held}),),
            rule=_rule(view),
            cut="puzzle",
            manner="little",
        )

    def move(self, game: AnyGame, view: View, gesture: Gesture) -> Move | Refusal:
        """The move that a gesture means: each place bears its move's text."""
        if isinstance(gesture, PressGesture):
            move: Move | Refusal = game.notation.read_move(gesture.move)
            return move
        return unreadable(gesture.prompt)

    def verdict(
        self, game: AnyGame, view: View, move: Move | Refusal, preview: Preview | None
    ) -> MoveVerdict[Text]:
        """A preview as people read it."""
        if isinstance(move, Refusal):
            return MoveVerdict("no", Text(move.code, move.values))
        if preview is not None and preview.refusal is not None:
            cells = _end_cells(view, move) if isinstance(move, Attach) else ()
            return MoveVerdict(
                "no", Text(preview.refusal.code, preview.refusal.values), cells=cells
            )
        if isinstance(move, Attach):
            sentence = Text("ring-yes", {"piece": move.digit})
            return MoveVerdict("yes", sentence, confirm=Text("ring-put"))
        return MoveVerdict("yes", Text("ring-yes-done"), confirm=Text("ring-done"))

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
        """The items that news adds to the move list."""
        return tuple(_entry(item) for item in news if item.code not in _QUIET)


def _entry(item: News) -> MoveListItem[Text]:
    """An item; it bears the seat's sign, so its text omits the name."""
    player = item.values.get("player")
    if isinstance(player, PlayerValue):
        return MoveListItem(Text(f"log-{item.code}", item.values), player.seat)
    return MoveListItem(Text(item.code, item.values))


def cell_id(ring: Ring, place: int) -> str:
    """The name of a ring's cell."""
    return f"{ring.name or 'S'}{place}"


def _ends(view: View) -> tuple[tuple[int, ...], ...]:
    """The cells of the open ends, ring by ring; none when the game is over."""
    if isinstance(view.phase, Ended):
        return tuple(() for _ in view.rules.rings)
    return tuple(
        tuple(place for _, place in open_ends(ring, arc))
        for ring, arc in zip(view.rules.rings, view.arcs, strict=True)
    )


@lru_cache(maxsize=32)
def _board(rings: tuple[Ring, ...], ends: tuple[tuple[int, ...], ...]) -> Zone[Text]:
    """The cells of the rings, one ring beside the other; the open ends show the piece they need."""
    cells: list[Cell[Text]] = []
    for number, ring in enumerate(rings):
        for place in range(len(ring.order)):
            x, y = place_at(ring, place)
            x += number * (ring.side + 1)
            is_end = place in ends[number]
            code = f"ring-{'end' if is_end else 'cell'}{_suffix(ring)}"
            spoken = Text(code, {"number": place + 1})
            box = Box(x * SIZE, y * SIZE, SIZE, SIZE)
            cells.append(Cell(cell_id(ring, place), box, spoken, _END if is_end else None))
    return Zone(
        BOARD, "board", Text("ring-board" if len(rings) == 1 else "ring-boards"), tuple(cells)
    )


def _suffix(ring: Ring) -> str:
    return {"": "", "E": "-even", "O": "-odd"}[ring.name]


def _rack(view: View, seat: Seat) -> Zone[Text]:
    places = max(view.rules.hand_size, len(view.hands[seat]))
    return rack_zone("ring", seat, view.seat, places)


def _open_racks(view: View) -> tuple[Seat, ...]:
    """The seats whose racks the viewer may see; seats that left have none."""
    seats = open_racks(view.hands, view.seat)
    return tuple(seat for seat in seats if seat not in view.gone)


def _pieces(view: View) -> Iterator[Piece[Text]]:
    """The pieces of the rings, then those on open racks."""
    last = view.laid[-1] if view.laid else None
    for number, (ring, arc) in enumerate(zip(view.rules.rings, view.arcs, strict=True)):
        for place in laid_places(ring, arc):
            is_last = last is not None and (last.ring, last.place) == (number, place)
            name = cell_id(ring, place)
            yield Piece(
                f"b:{name}",
                name,
                piece_face(ring.order[place]),
                ("last",) if is_last else (),
                last.seat if last is not None and is_last else None,
            )
    for seat in _open_racks(view):
        fresh = view.fresh.digit if view.fresh is not None and view.fresh.seat == seat else ""
        for place, (piece, digit) in enumerate(rack_pieces(seat, view.hands[seat]).items()):
            tags = ("fresh",) if digit == fresh and piece.endswith(":1") else ()
            yield Piece(piece, rack_cell(seat, place), piece_face(digit), tags)


def rack_pieces(seat: Seat, hand: str) -> dict[str, str]:
    """The pieces of a hand by id: digit and number, so that equal ones keep theirs."""
    return {
        f"r{seat}:{digit}:{hand[: place + 1].count(digit)}": digit
        for place, digit in enumerate(hand)
    }


def _standing(view: View, seat: Seat) -> SeatStatus[Text]:
    if seat in view.gone:
        return SeatStatus(facts=(Text("ring-gone"),), is_gone=True)
    alone = view.rules.players == 1
    facts = (Text("ring-turns", {"count": view.turns}),) if alone else ()
    return SeatStatus(facts=facts, held=len(view.hands[seat]))


def _ask(view: View) -> Text:
    """In at most five words, what to do now or who is awaited."""
    match view.phase:
        case Dealing():
            return Text("ring-ask-deal")
        case Ended(outcome=outcome):
            return Text(outcome.reason)
        case Drawing(seat=seat):
            return _for(view, seat, "ring-ask-draw")
        case Attaching(seat=seat, drawn=drawn):
            return _for(view, seat, "ring-ask-drawn" if drawn else "ring-ask")
        case _ as never:
            assert_never(never)


def _rule(view: View) -> str:
    """The number of the rule in force now."""
    is_square = len(view.rules.rings) == 1
    match view.phase:
        case Dealing():
            return "13.1" if is_square else "14.1"
        case Ended():
            return "13.5" if is_square else "14.3"
        case Drawing():
            return "13.4"
        case Attaching(drawn=drawn):
            return "13.4" if drawn else "13.3"
        case _ as never:
            assert_never(never)


def _for(view: View, seat: Seat, own: str) -> Text:
    return Text(own) if view.seat == seat else Text("ring-ask-other", {"player": PlayerValue(seat)})


def _prompts(game: AnyGame, view: View) -> Iterator[Prompt[Text]]:
    """Every fitting piece with every end it fits; stopping only after a draw."""
    phase, seat = view.phase, view.seat
    if seat is None or not isinstance(phase, Attaching) or phase.seat != seat:
        return
    held = rack_pieces(seat, view.hands[seat])
    choices = tuple(
        PutChoice(piece, cell, game.notation.write_move(move), meaning)
        for move, cell, meaning in _places(view, view.hands[seat])
        for piece, digit in held.items()
        if digit == move.digit
    )
    yield Put("put", Text("ring-put"), choices)
    if phase.drawn:
        move = game.notation.write_move(Done())
        yield Button("done", Text("ring-done"), move, icon="done")


def _places(view: View, hand: str) -> Iterator[tuple[Attach, str, Text]]:
    """What a hand can attach, on which cell, and the move."""
    for move in fitting_moves(view.rules, view.arcs, hand):
        cells = _end_cells(view, move)
        code = f"ring-meaning-{'left' if move.side == 'L' else 'right'}"
        yield move, cells[0], Text(code, {"piece": move.digit})


def _end_cells(view: View, move: Attach) -> tuple[str, ...]:
    """The cell of a move's end, if that end is open."""
    for ring, arc in zip(view.rules.rings, view.arcs, strict=True):
        if ring.name == move.ring:
            ends = dict(open_ends(ring, arc))
            # the last cell of a ring is both ends and is called the left one
            place = ends.get(move.side, ends.get("L"))
            return () if place is None else (cell_id(ring, place),)
    return ()


STAGE: Final[Stage[View, Move]] = RingStage()
