"""Snapshots and updates: scenes in words for people, bare views for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from abaculus.i18n.render import render
from abaculus.i18n.rich import RichSentence
from abaculus.kernel.awaits import Chance
from abaculus.kernel.game import Step
from abaculus.kernel.messages import News, Seat, news_for
from abaculus.kernel.scene_parts import Text, Zone
from abaculus.kernel.scenes import MoveListItem, Scene
from abaculus.server.rooms.presentation import (
    clocks_of,
    entries_of,
    format_message,
    names_of,
    shared_scene,
    table_info,
    translator_for,
)
from abaculus.server.ws.codec import encode_message
from abaculus.server.ws.messages import Clock, Snapshot, TableInfo, Update, ViewUpdate
from abaculus.tables.decide import Actor, seats_of

if TYPE_CHECKING:
    from abaculus.server.rooms.commands import Change
    from abaculus.server.rooms.room import Room


class SnapshotBuilder:
    """What one client has been shown, so that nothing is sent twice."""

    def __init__(self, room: Room, language: str) -> None:
        self._room = room
        self.voice = translator_for(room.family, language)
        self._zones: tuple[Zone[Text], ...] = ()
        self._names: tuple[str, ...] = ()
        self._table: TableInfo | None = None

    def snapshot(self, actor: Actor, seat: Seat | None, news: list[tuple[News, ...]]) -> bytes:
        """The whole table as the client sees it."""
        room = self._room
        names = names_of(room.table)
        scene: Scene[RichSentence] | None = None
        items: list[MoveListItem[Text]] = []
        if room.table.state is not None:
            plain = self._plain(actor, seat)
            self._zones = plain.zones
            scene = render(plain, self.voice, names)
            items = entries_of(room.family, room.game, news, seat)
        self._names = names
        self._table = self._info(actor)
        return encode_message(
            Snapshot(
                number=room.table.number,
                table=self._table,
                seat=seat,
                scene=scene,
                move_list=tuple(render(entry, self.voice, names) for entry in items),
                clocks=self._clocks(),
            )
        )

    def update(self, actor: Actor, seat: Seat | None, change: Change, ack: str) -> bytes:
        """What has changed."""
        room = self._room
        names = names_of(room.table)
        voice = self.voice
        scene, zones_kept = self._scene(actor, seat, names)
        news = [item for step in change.steps for item in news_for(step.news, seat)]
        entries = entries_of(room.family, room.game, (step.news for step in change.steps), seat)
        return encode_message(
            Update(
                number=room.table.number,
                after=change.after,
                table=self._changed_info(actor),
                scene=scene,
                zones_kept=zones_kept,
                move_list=tuple(render(entry, voice, names) for entry in entries),
                move_list_kept=self._items_kept(seat, change),
                clocks=self._clocks(),
                news=tuple(format_message(item, voice, names) for item in news),
                ack=ack,
            )
        )

    def table_update(self, actor: Actor) -> bytes:
        """The table around the game, and the clocks, when the game has not changed."""
        number = self._room.table.number
        self._table = self._info(actor)
        return encode_message(
            Update(number=number, after=number, table=self._table, clocks=self._clocks())
        )

    def _plain(self, actor: Actor, seat: Seat | None) -> Scene[Text]:
        room = self._room
        seats = seats_of(room.table, actor)
        return shared_scene(room.family, room.game, room.table.state, seat, seats)

    def _scene(
        self, actor: Actor, seat: Seat | None, names: tuple[str, ...]
    ) -> tuple[Scene[RichSentence] | None, bool]:
        if self._room.table.state is None:
            return None, False
        plain = self._plain(actor, seat)
        is_same = plain.zones == self._zones and names == self._names
        self._zones, self._names = plain.zones, names
        if is_same:
            plain = replace(plain, zones=())
        return render(plain, self.voice, names), is_same

    def _items_kept(self, seat: Seat | None, change: Change) -> int:
        if not change.is_cut:
            return -1
        room = self._room
        return len(entries_of(room.family, room.game, room.history.news_before(change.stood), seat))

    def _changed_info(self, actor: Actor) -> TableInfo | None:
        info = self._info(actor)
        if info == self._table:
            return None
        self._table = info
        return info

    def _info(self, actor: Actor) -> TableInfo:
        room = self._room
        return table_info(
            room.table,
            room.awaits,
            actor,
            present=room.present,
            spectators=room.spectators,
            code=room.code,
            voice=self.voice,
        )

    def _clocks(self) -> tuple[Clock, ...]:
        room = self._room
        runs = room.table.phase == "playing"
        return clocks_of(room.awaits, room.clock.now(), runs=runs)


def encode_view(
    room: Room, seat: Seat | None, after: int, steps: Sequence[Step[Any, Any]], ack: str
) -> bytes:
    """What a program is sent: the view of its seat, and the news of the steps."""
    state, awaits = room.table.state, room.awaits
    if len(steps) == 1:
        news = news_for(steps[0].news, seat)
    else:
        news = tuple(item for step in steps for item in news_for(step.news, seat))
    update = ViewUpdate(
        room.table.number,
        after,
        # encoded in one go with the message
        cast(Any, None if state is None else room.game.view(state, seat)),
        None if isinstance(awaits, Chance) else awaits,
        news,
        ack,
    )
    return encode_message(update)
