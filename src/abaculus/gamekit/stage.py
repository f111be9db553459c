"""The default stage: a board to point at, and buttons for other moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from abaculus.gamekit.turn_game import Spot, State, TurnGame, View
from abaculus.kernel.awaits import Awaits, Over, Turn
from abaculus.kernel.game import AnyGame, Preview
from abaculus.kernel.gestures import Gesture, PressGesture
from abaculus.kernel.messages import News, PlayerValue, Refusal
from abaculus.kernel.prompts import Button, Point, Target
from abaculus.kernel.scene_parts import Box, Cell, CellMark, Face, Piece, Text, Zone
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene, SeatStatus

_SIZE = 100


class TurnStage:
    """Shows a game's board, moves and scores."""

    def scene(self, game: AnyGame, view: View[Any]) -> Scene[Text]:
        """The board, the seats, and what the viewer may do."""
        kit = cast(TurnGame[Any, Any], game)
        state, awaits = view.state, kit.awaits(view.state)
        rows = kit.board(state)
        return Scene(
            zones=(_zone(rows),) if rows else (),
            pieces=tuple(_piece(spot) for row in rows for spot in row if spot.piece),
            seats=tuple(_seat(kit, state, seat) for seat in range(state.players)),
            ask=_ask(awaits, view),
            prompts=tuple(_prompts(kit, view, rows)),
        )

    def move(self, game: AnyGame, view: View[Any], gesture: Gesture) -> Any | Refusal:
        """The move whose text was pressed."""
        if not isinstance(gesture, PressGesture):
            return Refusal("kit-press")
        return game.notation.read_move(gesture.move)

    def verdict(
        self,
        game: AnyGame,
        view: View[Any],
        move: Any | Refusal,
        preview: Preview | None,
    ) -> MoveVerdict[Text]:
        """Why a move is refused, or its news."""
        if isinstance(move, Refusal):
            return MoveVerdict("no", Text(move.code, move.values))
        if preview is None:
            return MoveVerdict("wait", Text("kit-press"))
        if preview.refusal is not None:
            return MoveVerdict("no", Text(preview.refusal.code, preview.refusal.values))
        text = {"move": game.notation.write_move(move)}
        items = preview.news or (News("kit-legal", {**text}),)
        return MoveVerdict("yes", Text(items[0].code, items[0].values))

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
        """One item per piece of news."""
        return tuple(_entry(item) for item in news)


def _zone(rows: Sequence[Sequence[Spot]]) -> Zone[Text]:
    return Zone(
        "board",
        "board",
        Text("kit-board"),
        tuple(
            Cell(
                spot.id,
                Box(_SIZE * column, _SIZE * row, _SIZE, _SIZE),
                Text("kit-cell", {"cell": spot.id}),
                CellMark(spot.sign, "blue", round=True) if spot.sign else None,
            )
            for row, spots in enumerate(rows)
            for column, spot in enumerate(spots)
        ),
    )


def _piece(spot: Spot) -> Piece[Text]:
    face = Face(spot.piece, _ROLES[(spot.seat or 0) % 2], Text("kit-piece", {"sign": spot.piece}))
    return Piece(f"on-{spot.id}", spot.id, face, seat=spot.seat)


_ROLES = ("number", "sign")
"""Ivory for even seats, wood for odd ones."""


def _seat(game: TurnGame[Any, Any], state: State, seat: int) -> SeatStatus[Text]:
    return SeatStatus(
        game.score(state, seat) if game.has_scores else None,
        game.facts(state, seat),
        is_gone=seat in state.gone,
    )


def _ask(awaits: Awaits, view: View[Any]) -> Text:
    if isinstance(awaits, Over):
        return Text(awaits.outcome.reason)
    if isinstance(awaits, Turn) and view.seat in awaits.must:
        return Text("kit-your-turn")
    return Text("kit-wait-for", {"player": PlayerValue(view.state.turn)})


def _prompts(
    game: TurnGame[Any, Any], view: View[Any], rows: Sequence[Sequence[Spot]]
) -> Iterator[Point[Text] | Button[Text]]:
    """A target for each cell that is a move, and a button for every other move."""
    if view.seat is None:
        return
    cells = {spot.id for row in rows for spot in row}
    moves = {game.notation.write_move(one): one for one in game.moves(view.state, view.seat)}
    targets = tuple(
        Target(text, text, game.label(view.state, move))
        for text, move in moves.items()
        if text in cells
    )
    if targets:
        yield Point("point", Text("kit-point"), targets)
    for text, move in moves.items():
        if text not in cells:
            yield Button(f"move-{text}", game.label(view.state, move), text)


def _entry(item: News) -> MoveListItem[Text]:
    player, points = item.values.get("player"), item.values.get("points")
    return MoveListItem(
        Text(item.code, item.values),
        seat=player.seat if isinstance(player, PlayerValue) else None,
        points=points if isinstance(points, int) else None,
    )


STAGE = TurnStage()
