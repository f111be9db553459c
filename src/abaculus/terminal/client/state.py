"""What a client knows of its table, folded from snapshots and updates."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.messages import Seat
from abaculus.kernel.prompts import Lay, Prompt
from abaculus.kernel.scenes import MoveListItem, Scene
from abaculus.server.ws.messages import Clock, Snapshot, TableInfo, Update


class ClientState(Struct, frozen=True):
    """The table as last received."""

    number: int
    table: TableInfo
    seat: Seat | None
    scene: Scene[RichSentence] | None
    move_list: tuple[MoveListItem[RichSentence], ...]
    clocks: tuple[Clock, ...]
    received: float
    """When it was received, in seconds of this machine's clock; deadlines count from there."""

    @property
    def mine(self) -> bool:
        """Whether the view is of a seat this client may act for."""
        return self.seat is not None and self.seat in self.table.seats

    @property
    def prompts(self) -> tuple[Prompt[RichSentence], ...]:
        """What the seat may do now."""
        return self.scene.prompts if self.scene is not None and self.mine else ()

    @property
    def lay(self) -> Lay[RichSentence] | None:
        """The present prompt to lay pieces, if any."""
        return next((prompt for prompt in self.prompts if isinstance(prompt, Lay)), None)

    def left(self, clock: Clock, now: float) -> int:
        """Milliseconds until the deadline."""
        gone = int((now - self.received) * 1000) if clock.runs else 0
        return max(0, clock.left - gone)


def make_state(snapshot: Snapshot, now: float) -> ClientState:
    """The state after a snapshot."""
    return ClientState(
        snapshot.number,
        snapshot.table,
        snapshot.seat,
        snapshot.scene,
        snapshot.move_list,
        snapshot.clocks,
        now,
    )


def apply_update(state: ClientState, update: Update, now: float) -> ClientState | None:
    """The state after an update; None if an update before it is missing."""
    if update.number < state.number:
        return state
    if update.after > state.number:
        return None
    return replace(
        state,
        number=update.number,
        table=update.table or state.table,
        scene=_update_scene(state.scene, update),
        move_list=state.move_list[: update.move_list_kept if update.move_list_kept >= 0 else None]
        + update.move_list,
        clocks=update.clocks,
        received=now,
    )


def _update_scene(before: Scene[RichSentence] | None, update: Update) -> Scene[RichSentence] | None:
    if update.scene is None:
        return before
    if update.zones_kept and before is not None:
        return replace(update.scene, zones=before.zones)
    return update.scene


class ActiveSeat(Struct, frozen=True):
    """The seat whose view to show now."""

    seat: Seat | None
    curtain: bool = False
    """Whether to ask first who is there; until then no seat's view is shown."""


def active_seat(table: TableInfo, now: Seat | None) -> ActiveSeat:
    """The seat to show: one of this screen that the game waits for, else the same as before."""
    own = table.seats
    must = [seat for seat in own if seat in table.must]
    waited = must or [seat for seat in own if seat in table.may and not table.must]
    shares_secrets = table.secret and len(own) > 1
    if now in waited or (not waited and now in own):
        return ActiveSeat(now)
    if waited:
        return ActiveSeat(waited[0], curtain=shares_secrets)
    return ActiveSeat(None if shares_secrets or not own else own[0])
