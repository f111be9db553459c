"""Seats before the start: arranged by the host, taken, left, and fitted to the game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal, RefusedError, Seat, join_refusals, split_refusal
from abaculus.kernel.option_checks import check_options as check_game_options
from abaculus.kernel.option_faults import OptionFaults
from abaculus.kernel.options import OptionValue
from abaculus.kernel.registry import Family
from abaculus.kernel.rng import GameRng
from abaculus.tables.names import check_name, is_same_name, nickname
from abaculus.tables.table import SeatHolder, SeatRequest, gather_options, is_free

OPEN_SEAT = SeatHolder("open", "")


def resolve_bot(family: Family, game: AnyGame, name: str) -> str:
    """The game's bot of that name, or its middle one if it is empty; raises `RefusedError`."""
    if name:
        return family.bot(name, game).name
    bots = family.bots(game)
    if not bots:
        raise RefusedError(Refusal("no-stand-in"))
    return bots[len(bots) // 2].name


def make_holders(
    family: Family,
    game: AnyGame,
    host: str,
    requests: Sequence[SeatRequest],
    stays: Sequence[SeatHolder | None],
    rng: GameRng,
) -> tuple[SeatHolder, ...]:
    """The requested seats, each with the holder who stays in it; raises `RefusedError`."""
    taken: list[str] = []
    named: list[SeatRequest] = []
    for request, stay in zip(requests, stays, strict=True):
        given = request.name if stay is None or stay.kind == "here" else ""
        given = given or ("" if stay is None else stay.name)
        name = check_name(given, taken) if given.strip() else ""
        taken.append(name)
        named.append(replace(request, name=name))
    holders: list[SeatHolder] = []
    for request, stay in zip(named, stays, strict=True):
        holder = _make_holder(family, game, host, request, taken, rng)
        taken.append(holder.name)
        holders.append(holder if stay is None else replace(holder, kind=stay.kind, key=stay.key))
    return tuple(holders)


def _make_holder(
    family: Family,
    game: AnyGame,
    host: str,
    request: SeatRequest,
    taken: Sequence[str],
    rng: GameRng,
) -> SeatHolder:
    match request.kind:
        case "here":
            name = request.name or nickname(taken, rng)
            return SeatHolder("here", name, key=host, options=request.options)
        case "bot":
            name = request.name or nickname(taken, rng)
            bot = resolve_bot(family, game, request.bot)
            return SeatHolder("bot", name, bot=bot, options=request.options)
        case "link" | "open":
            return SeatHolder(request.kind, request.name, options=request.options)


def match_holders(
    holders: Sequence[SeatHolder], requests: Sequence[SeatRequest], keeps: Sequence[Seat | None]
) -> list[SeatHolder | None]:
    """The holder who stays in each requested seat.

    Raises `RefusedError` if someone would have no seat or two.
    """
    staying = [seat for seat in keeps if seat is not None]
    fits = len(keeps) == len(requests) and len(set(staying)) == len(staying)
    if not fits or not all(0 <= seat < len(holders) for seat in staying):
        raise RefusedError(Refusal("seating-unclear"))
    return [
        None if seat is None or not _is_same_kind(holders[seat], request) else holders[seat]
        for request, seat in zip(requests, keeps, strict=True)
    ]


def _is_same_kind(holder: SeatHolder, request: SeatRequest) -> bool:
    """Whether the holder can stay when the seat becomes what is requested."""
    if is_free(holder):
        return False
    return (
        request.kind in ("link", "open") if holder.kind == "link" else holder.kind == request.kind
    )


def check_options(
    game: AnyGame, options: dict[str, str | int | bool], holders: tuple[SeatHolder, ...]
) -> dict[str, str | int | bool]:
    """The host's choices, canonical; raises `OptionError` with everything that is wrong."""
    faults = OptionFaults(game.info.menu.code_order)
    for key in options:
        if key == "players" or (key.startswith("seat") and "." in key):
            faults.add(Refusal("option-of-chairs", {"key": key[:60]}))
    if faults.found:
        options = {key: value for key, value in options.items() if not faults.names(key[:60])}
    chosen: dict[str, OptionValue] = {}
    with faults.catch():
        chosen = check_game_options(game, gather_options(options, holders)).chosen
    faults.refuse()
    return {key: chosen[key] for key in options}


def seat_refusal(
    game: AnyGame, options: dict[str, str | int | bool], own: dict[str, str]
) -> Refusal | None:
    """Why no seat of such a table can choose these options; ignores unrelated conflicts."""
    usual = game.info.menu.default_players
    plain = (OPEN_SEAT,) * usual
    refusals: list[Refusal | None] = []
    for holders in (plain, replace_holder(plain, 0, replace(OPEN_SEAT, options=own))):
        try:
            check_options(game, options, holders)
            refusals.append(None)
        except RefusedError as refused:
            refusals.append(refused.refusal)
    without, with_own = (() if refusal is None else split_refusal(refusal) for refusal in refusals)
    own_faults = tuple(refusal for refusal in with_own if refusal not in without)
    return join_refusals(own_faults) if own_faults else None


def fit_holders(
    family: Family, game: AnyGame, holders: tuple[SeatHolder, ...]
) -> tuple[SeatHolder, ...]:
    """The seats for another variant: free ones added, or free ones and then bots removed.

    People always stay. Options that the variant's seats do not have are dropped, and bots that
    it does not have are replaced by its middle one.
    """
    low, high = game.info.menu.players
    known = {option.key for option in game.info.menu.seat_options}
    bots = {maker.name for maker in family.bots(game)}
    fit = [
        replace(
            holder,
            options={k: v for k, v in holder.options.items() if k in known},
            bot=resolve_bot(family, game, holder.bot if holder.bot in bots else "")
            if holder.kind == "bot"
            else holder.bot,
        )
        for holder in (*holders, *[OPEN_SEAT] * (low - len(holders)))
    ]
    while len(fit) > high:
        spare = [holder for holder in fit if is_free(holder)]
        spare = spare or [holder for holder in fit if holder.kind == "bot"]
        if not spare:
            break
        del fit[_last_index(fit, spare[-1])]
    return tuple(fit)


def _last_index(holders: list[SeatHolder], holder: SeatHolder) -> int:
    return max(place for place, other in enumerate(holders) if other is holder)


def find_free_seat(holders: Sequence[SeatHolder], name: str, seat: Seat | None) -> Seat:
    """The seat for someone of that name; raises `RefusedError` if none is free."""
    free = [place for place, holder in enumerate(holders) if is_free(holder)]
    if not free:
        raise RefusedError(Refusal("table-full"))
    if seat is not None:
        if seat not in free:
            raise RefusedError(Refusal("seat-taken"))
        return seat
    reserved = [
        place for place in free if holders[place].name and is_same_name(holders[place].name, name)
    ]
    return (reserved or free)[0]


def vacate(holder: SeatHolder) -> SeatHolder:
    """The seat after its person or bot has left, open to anyone."""
    return SeatHolder("link" if holder.kind == "link" else "open", "", options=holder.options)


def replace_holder(
    holders: tuple[SeatHolder, ...], seat: Seat, holder: SeatHolder
) -> tuple[SeatHolder, ...]:
    """The holders with one of them replaced."""
    return (*holders[:seat], holder, *holders[seat + 1 :])


def other_names(holders: Sequence[SeatHolder], seat: Seat) -> list[str]:
    """The names at the table except one seat's."""
    return [holder.name for place, holder in enumerate(holders) if place != seat]
