"""What a client knows of its table: snapshots and updates folded, gaps found."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.messages import Seat
from abaculus.kernel.prompts import Lay, Prompt
from abaculus.kernel.scenes import MoveListItem, Scene
from abaculus.server.ws.messages import Clock, Snapshot, TableInfo, Update


class ClientState(Struct, frozen=True):
    """The table as it was last told."""

    number: int
    table: TableInfo
    seat: Seat | None
    scene: Scene[RichSentence] | None
    move_list: tuple[MoveListItem[RichSentence], ...]
    clocks: tuple[Clock, ...]
    told: float
    """When, by this machine's own clock in seconds; the clocks run down from there."""

    @property
    def mine(self) -> bool:
        """Whether the eyes are those of a seat this client may act for."""
        return self.seat is not None and self.seat in self.table.seats

    @property
    def prompts(self) -> tuple[Prompt[RichSentence], ...]:
        """What may be done now through these eyes."""
        return self.scene.prompts if self.scene is not None and self.mine else ()

    @property
    def lay(self) -> Lay[RichSentence] | None:
        """The laying that is asked for, if one is."""
        return next((prompt for prompt in self.prompts if isinstance(prompt, Lay)), None)

    def left(self, clock: Clock, now: float) -> int:
        """Milliseconds until the deadline."""
        gone = int((now - self.told) * 1000) if clock.runs else 0
        return max(0, clock.left - gone)


def make_state(snapshot: Snapshot, now: float) -> ClientState:
    """What a snapshot shows."""
    return ClientState(
        snapshot.number,
        snapshot.table,
        snapshot.seat,
        snapshot.scene,
        snapshot.move_list,
        snapshot.clocks,
        now,
    )


def apply_update(sight: ClientState, update: Update, now: float) -> ClientState | None:
    """What is known after an update; None: something before it was missed."""
    if update.number < sight.number:
        return sight
    if update.after > sight.number:
        return None
    return replace(
        sight,
        number=update.number,
        table=update.table or sight.table,
        scene=_update_scene(sight.scene, update),
        move_list=sight.move_list[: update.move_list_kept if update.move_list_kept >= 0 else None]
        + update.move_list,
        clocks=update.clocks,
        told=now,
    )


def _update_scene(before: Scene[RichSentence] | None, update: Update) -> Scene[RichSentence] | None:
    if update.scene is None:
        return before
    if update.zones_kept and before is not None:
        return replace(update.scene, zones=before.zones)
    return update.scene


class ActiveSeat(Struct, frozen=True):
    """Through whose eyes to look now."""

    seat: Seat | None
    curtain: bool = False
    """Ask first whether it is really them; until then nobody's eyes are used."""


def active_seat(table: TableInfo, now: Seat | None) -> ActiveSeat:
    """Whose turn it is to look: whoever of this screen is waited for, else as before."""
    own = table.seats
    must = [seat for seat in own if seat in table.must]
    waited = must or [seat for seat in own if seat in table.may and not table.must]
    shares_secrets = table.secret and len(own) > 1
    if now in waited or (not waited and now in own):
        return ActiveSeat(now)
    if waited:
        return ActiveSeat(waited[0], curtain=shares_secrets)
    return ActiveSeat(None if shares_secrets or not own else own[0])
