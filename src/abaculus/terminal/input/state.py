"""The person's input: where the cursor is, what is laid, what is chosen."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.gestures import Gesture, PiecePlacement, PressGesture, TakeGesture
from abaculus.kernel.prompts import Lay, Take, Target
from abaculus.kernel.scene_parts import Piece
from abaculus.terminal.client.state import ClientState
from abaculus.terminal.input.keys import is_key_for
from abaculus.terminal.input.placement import (
    WILD,
    PendingPlacement,
    cell_after,
    find_piece,
    first_cell,
    free_pieces,
    has_sign,
    is_open_cell,
    keep_valid,
    next_open_cell,
)
from abaculus.terminal.input.targets import can_put, prompt_cells, targets
from abaculus.terminal.render.board import Overlay
from abaculus.terminal.render.layout import CellArea, Direction, next_cell
from abaculus.terminal.render.picture_board import destinations, is_picture_board


class JokerChoice(Struct, frozen=True):
    """A joker that needs a name."""

    piece: str
    cell: str


class InputState:
    """Follows the scene; after every method the input can be drawn and sent."""

    def __init__(self) -> None:
        self.state: ClientState | None = None
        self.spots: dict[str, CellArea] = {}
        self.laying = PendingPlacement()
        self.cursor = ""
        self.taking: Take[RichSentence] | None = None
        self.chosen: tuple[str, ...] = ()
        self._has_moved = False
        """Whether the person has moved the cursor; until then it goes where it is needed."""
        self._asked: tuple[str, ...] = ()
        """The cells of the prompts; when they change, the cursor goes there."""
        self.held = ""
        """The piece picked up by the mouse, for the next cell clicked."""
        self.sign = ""
        """The sign whose key was pressed: only pieces with it are put."""

    def see(self, state: ClientState, spots: dict[str, CellArea]) -> None:
        """Follow a new scene, keeping what is still possible."""
        is_other_seat = self.state is not None and self.state.seat != state.seat
        self.state, self.spots = state, spots
        if is_other_seat:
            self.let_go()
        self.laying = keep_valid(self.laying, state.lay)
        if not self._puts(self.sign):
            self.sign = ""
        asked, self._asked = self._asked, prompt_cells(state.prompts)
        if self._asked and self._asked != asked:
            self._has_moved = False
        self.taking = next((p for p in self._takes() if p.id == self._taking_id()), None)
        allowed = self.taking.pieces if self.taking else ()
        self.chosen = tuple(piece for piece in self.chosen if piece in allowed)
        if self.cursor not in spots or is_other_seat or not self._has_moved:
            self.cursor = self._first_cell()
            self._has_moved = False

    def _first_cell(self) -> str:
        lay, scene = self.lay, self.state.scene if self.state else None
        if lay is not None and scene is not None:
            behind = cell_after(scene, lay)
            if behind is not None and behind[0] in self.spots:
                self.laying = replace(self.laying, down=behind[1])
                return behind[0]
            return first_cell(lay, self.spots) or ""
        return next(iter(self.target_cells()), next(iter(self.spots), ""))

    def let_go(self) -> None:
        """Return everything to the rack."""
        self.laying = PendingPlacement(down=self.laying.down)
        self.taking, self.chosen, self.held, self.sign = None, (), "", ""

    def _takes(self) -> list[Take[RichSentence]]:
        prompts = self.state.prompts if self.state else ()
        return [prompt for prompt in prompts if isinstance(prompt, Take)]

    def _taking_id(self) -> str:
        return self.taking.id if self.taking else ""

    @property
    def lay(self) -> Lay[RichSentence] | None:
        """The prompt to lay pieces, unless pieces are being taken."""
        return self.state.lay if self.state is not None and self.taking is None else None

    @property
    def place(self) -> str:
        """The cell the person moved to; empty: not moved yet."""
        return self.cursor if self._has_moved else ""

    # moving

    def move(self, way: Direction) -> None:
        """Move the cursor one cell."""
        self._has_moved = True
        self.cursor = next_cell(self.spots, self.cursor, way) or self.cursor

    def turn(self) -> None:
        """Change the direction of typing; without a laying, go to the next target."""
        if self.lay is not None:
            self.laying = self.laying.turned()
            return
        targets = list(self.target_cells())
        if targets:
            place = targets.index(self.cursor) + 1 if self.cursor in targets else 0
            self.cursor = targets[place % len(targets)]

    # laying

    def knows(self, key: str) -> bool:
        """Whether a key stands for a piece now."""
        scene = self.state.scene if self.state else None
        if scene is None:
            return False
        if self.taking is not None:
            pieces = [piece for piece in scene.pieces if piece.id in self.taking.pieces]
            return any(is_key_for(key, piece.face.sign) for piece in pieces)
        return (self.lay is not None and has_sign(key, scene, self.lay)) or self._puts(key)

    def _puts(self, key: str) -> bool:
        """Whether a piece with that sign can be put on a cell."""
        prompts = self.state.prompts if self.state else ()
        return any(can_put(prompt, self._signs(), key) for prompt in prompts)

    def type(self, key: str) -> bool:
        """Lay or choose the piece with that sign at the cursor; returns whether there was one."""
        if self.taking is not None:
            return self._toggle_sign(key)
        if self._puts(key):
            return self._pick_sign(key)
        scene, lay = self.state.scene if self.state else None, self.lay
        found = find_piece(key, scene, lay, self.laying) if scene and lay else None
        if lay is None or found is None:
            return False
        piece, named = found
        return self._put(lay, piece, named)

    def _pick_sign(self, key: str) -> bool:
        """Choose a sign to put, and move the cursor to a cell for it."""
        self.sign = key
        cells = list(self.target_cells())
        if cells and self.cursor not in cells:
            self.cursor = cells[0]
        self._has_moved = True
        return bool(cells)

    def _put(self, lay: Lay[RichSentence], piece: Piece[RichSentence], named: str = "") -> bool:
        cell = self.cursor
        if not is_open_cell(lay, self.laying, cell):
            cell = next_open_cell(self.spots, lay, self.laying, cell) or ""
        if not cell:
            return False
        self._has_moved = True
        placing = PiecePlacement(piece.id, cell, named)
        self.laying = self.laying.with_placing(placing, is_pile=piece.many is not None)
        self.cursor = next_open_cell(self.spots, lay, self.laying, cell) or cell
        return True

    def joker(self) -> JokerChoice | None:
        """The unnamed joker at the cursor."""
        scene, lay = self.state.scene if self.state else None, self.lay
        if scene is None or lay is None:
            return None
        wild = [p for p in free_pieces(scene, lay, self.laying) if p.face.role == WILD]
        cell = self.cursor
        if not is_open_cell(lay, self.laying, cell):
            cell = next_open_cell(self.spots, lay, self.laying, cell) or ""
        return JokerChoice(wild[0].id, cell) if wild and cell else None

    def name(self, naming: JokerChoice, sign: str) -> None:
        """Name a joker."""
        lay = self.lay
        if lay is not None and is_open_cell(lay, self.laying, naming.cell):
            self.laying = self.laying.with_placing(PiecePlacement(naming.piece, naming.cell, sign))
            self.cursor = next_open_cell(self.spots, lay, self.laying, naming.cell) or naming.cell

    def back(self) -> bool:
        """Take back the last piece laid or chosen; returns whether there was one."""
        if self.taking is not None:
            self.chosen, had = self.chosen[:-1], bool(self.chosen)
            return had
        if not self.laying.placings:
            self.sign, had = "", bool(self.sign)
            return had
        cell = self.laying.placings[-1].cell
        self.laying = self.laying.without(cell)
        self.cursor = cell
        return True

    # choosing several

    def begin(self, take: Take[RichSentence]) -> None:
        """Start choosing pieces."""
        self.let_go()
        self.taking = take
        cells = [piece.cell for piece in self._pieces(take.pieces)]
        self.cursor = next((cell for cell in cells if cell in self.spots), self.cursor)

    def toggle(self, cell: str) -> bool:
        """Choose the piece on a cell, or unchoose it."""
        if self.taking is None:
            return False
        for piece in self._pieces(self.taking.pieces):
            if piece.cell == cell:
                self._flip(piece.id)
                return True
        return False

    def _toggle_sign(self, key: str) -> bool:
        pieces = self._pieces(self.taking.pieces if self.taking else ())
        for piece in pieces:
            if is_key_for(key, piece.face.sign) and piece.id not in self.chosen:
                self._flip(piece.id)
                return True
        return False

    def _flip(self, piece: str) -> None:
        if piece in self.chosen:
            self.chosen = tuple(other for other in self.chosen if other != piece)
        else:
            self.chosen = (*self.chosen, piece)

    def _pieces(self, ids: tuple[str, ...]) -> list[Piece[RichSentence]]:
        scene = self.state.scene if self.state else None
        return [piece for piece in scene.pieces if piece.id in ids] if scene else []

    # choosing one

    def target_cells(self) -> dict[str, list[Target[RichSentence]]]:
        """The cells that can be chosen, with their targets; a piece counts for its cell."""
        if self.state is None or self.state.scene is None or self.taking is not None:
            return {}
        where = {piece.id: piece.cell for piece in self.state.scene.pieces}
        found: dict[str, list[Target[RichSentence]]] = {}
        for target in (
            one
            for prompt in self.state.prompts
            for one in targets(prompt, self._signs(), self.sign)
        ):
            there = found.setdefault(where.get(target.id, target.id), [])
            if target.move not in [other.move for other in there]:
                there.append(target)
        return found

    @property
    def by_number(self) -> tuple[Target[RichSentence], ...]:
        """Destinations on a picture board, which digits choose."""
        zones = self.state.scene.zones if self.state is not None and self.state.scene else ()
        if self.state is None or not is_picture_board(zones):
            return ()
        return destinations(self.state.prompts)

    def _signs(self) -> dict[str, str]:
        scene = self.state.scene if self.state else None
        return {piece.id: piece.face.sign for piece in scene.pieces} if scene else {}

    def click(self, cell: str) -> JokerChoice | None:
        """Handle a click on a cell: lay the held piece, pick up, take back, or choose."""
        self.cursor, self._has_moved = cell, True
        if self.toggle(cell) or self.lay is None or self.state is None:
            return None
        scene, lay = self.state.scene, self.lay
        if self.laying.on(cell) is not None:
            self.laying = self.laying.without(cell)
            return None
        there = next((p for p in scene.pieces if p.cell == cell), None) if scene else None
        if there is not None and there.id in lay.pieces:
            self.held = "" if self.held == there.id else there.id
            return None
        held, self.held = self.held, ""
        if not held or not is_open_cell(lay, self.laying, cell):
            return None
        piece = self._pieces((held,))[0]
        if piece.face.role == WILD and lay.faces:
            return JokerChoice(held, cell)
        self._put(lay, piece)
        return None

    # results

    def gesture(self) -> Gesture | None:
        """The gesture to send now: a laying, chosen pieces, or the only target at the cursor."""
        if self.taking is not None:
            return TakeGesture(self.taking.id, self.chosen)
        if self.lay is not None and self.laying.placings:
            return self.laying.gesture(self.lay)
        targets = self.target_cells().get(self.cursor, [])
        return PressGesture(targets[0].move) if len(targets) == 1 else None

    def announce(self, total: int) -> Gesture | None:
        """The laying with its announced total."""
        self.laying = replace(self.laying, total=total)
        return self.gesture()

    def overlay(self, wrong: tuple[str, ...]) -> Overlay:
        """What to draw over the scene."""
        arrow = ("▾" if self.laying.down else "▸") if self.lay is not None else ""
        return Overlay(
            laying=self.laying,
            cursor=self.cursor if self.state is not None and self.state.prompts else "",
            arrow=arrow,
            wrong=frozenset(wrong),
            targets=frozenset(self.target_cells()),
            chosen=frozenset((*self.chosen, self.held)),
        )
