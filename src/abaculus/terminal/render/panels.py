"""Panels beside the board, as styled text: seats, verdict, move list, legend, the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene, ScoreRow, SeatStatus
from abaculus.server.ws.messages import Clock, Ending, PlayerInfo
from abaculus.terminal.client.state import ClientState
from abaculus.terminal.render.board import format_face, format_mark
from abaculus.terminal.render.palette import Palette, shape
from abaculus.terminal.render.pieces import die_line, strip_lines, tallies_line
from abaculus.terminal.render.text import join_facts, plain_text, say, strip_controls

_SOON = 10_000
"""Milliseconds below which a clock warns."""
_SIGNS = {"yes": "=", "no": "≠", "wait": "…"}
"""The verdict as a balance: level, tilted, at rest."""


def justify(left: str, right: str, width: int, style: Style, after: Style | None = None) -> Text:
    """A line with text at both ends; the left one is shortened if needed."""
    room = max(1, width - cell_len(right) - (1 if right else 0))
    line = Text(left, style=style, no_wrap=True, overflow="ellipsis")
    line.truncate(room, overflow="ellipsis", pad=True)
    if right:
        line.append(" ")
        line.append(right, after or style)
    return line


def seats_panel(state: ClientState, now: float, width: int, look: Palette) -> Text:
    """The dice, and every seat: shape, name, role, score, facts and clock."""
    lines = [die_line(die, width, look) for die in (state.scene.dice if state.scene else ())]
    for seat, player in enumerate(state.table.players):
        lines += _seat_lines(state, seat, player, now, width, look)
    return Text("\n").join(lines)


def _seat_lines(
    state: ClientState, seat: int, player: PlayerInfo, now: float, width: int, look: Palette
) -> Iterable[Text]:
    standing = state.scene.seats[seat] if state.scene and seat < len(state.scene.seats) else None
    is_due = seat in state.table.must
    score = "" if standing is None else _score(standing)
    mark = "▶" if is_due else " "
    colour = look.seats[seat % len(look.seats)]
    name = strip_controls(player.name) if player.taken else say("term-free")
    head = justify(
        f"{mark}{shape(seat)} {name}",
        score,
        width,
        Style(color=look.ink, bold=is_due),
        Style(color=look.ink, bold=True),
    )
    head.stylize(Style(color=colour, bold=True), 1, 2)
    yield head
    facts = [plain_text(fact) for fact in standing.facts] if standing else []
    if standing is not None and standing.badge is not None:
        facts.insert(0, plain_text(standing.badge))
    if standing is not None and standing.held is not None:
        facts.insert(0, say("term-holds", many=standing.held))
    details = join_facts([_role(state, seat, player), *facts, _open_rack(state, seat)])
    clock = next((one for one in state.clocks if one.seat == seat), None)
    time, style = _clock(state, clock, now, look) if clock else ("", None)
    yield justify(f"   {details}", time, width, Style(color=look.faint), style)
    if standing is not None and standing.tallies:
        yield tallies_line(standing.tallies, look)


def _score(standing: SeatStatus[RichSentence]) -> str:
    """The points, and the goal."""
    if standing.score is None:
        return ""
    score = str(standing.score).replace("-", "−")
    return score if standing.goal is None else f"{score} / {standing.goal}"


def _open_rack(state: ClientState, seat: int) -> str:
    """The open pieces on another seat's rack."""
    scene = state.scene
    if scene is None or (state.mine and seat == state.seat):
        return ""
    racks = [zone for zone in scene.zones if zone.kind == "rack" and zone.seat == seat]
    cells = {cell.id for rack in racks for cell in rack.cells}
    open_pieces = [p for p in scene.pieces if p.cell in cells and p.face.role != "back"]
    return " ".join(format_face(piece.face) for piece in open_pieces)


def _role(state: ClientState, seat: int, player: PlayerInfo) -> str:
    """What a seat is, in words."""
    parts: list[str] = []
    if state.seat == seat and state.mine:
        parts.append(say("term-you"))
    elif player.kind == "bot":
        parts.append(say("term-bot", level=player.bot))
    if player.stand_in:
        parts.append(say("term-held"))
    elif player.away:
        parts.append(say("term-away"))
    if not player.taken:
        parts.append(say("term-waited-for"))
    if seat in state.table.must:
        parts.append(say("term-to-play"))
    return ", ".join(parts)


def _clock(state: ClientState, clock: Clock, now: float, look: Palette) -> tuple[str, Style]:
    left = state.left(clock, now)
    seconds = -(-left // 1000)
    if not clock.runs:
        return f"{_minutes(seconds)} {say('term-stopped')}", Style(color=look.faint)
    if left <= _SOON:
        return say("term-seconds", seconds=seconds), Style(color=look.warn, bold=True)
    return _minutes(seconds), Style(color=look.ink)


def _minutes(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


def keys_panel(labels: Sequence[tuple[str, str]], width: int) -> Text:
    """Keys and their labels, wrapped between pairs only."""
    panel, used = Text(), 0
    for key, label in labels:
        pair = Text.assemble((f" {key} ", Style(bold=True, reverse=True)), f" {label}  ")
        if used and used + pair.cell_len - 2 > width:
            panel.append("\n")
            used = 0
        panel.append_text(pair)
        used += pair.cell_len
    return panel


def title_panel(state: ClientState, now: float, width: int, look: Palette) -> Text:
    """The game, and facts about the table."""
    scene = state.scene
    facts = [plain_text(tag) for tag in scene.tags] if scene else []
    shared = [clock for clock in state.clocks if clock.seat is None]
    facts += [_clock(state, clock, now, look)[0] for clock in shared]
    if state.table.phase == "paused":
        facts.insert(0, say("term-paused"))
    if state.table.spectators:
        facts.append(say("term-spectators", many=state.table.spectators))
    left = f" {strip_controls(state.table.title)}"
    return justify(left, f"{join_facts(facts)} ", width, Style(bold=True), Style())


def verdict_panel(verdict: MoveVerdict[RichSentence], width: int, look: Palette) -> Text:
    """The verdict: sentence, mathematics, each point as a row, the sum; how to proceed."""
    colour = {"yes": look.yes, "no": look.no, "wait": look.faint}[verdict.says]
    lines = [
        Text.assemble(
            (f"{_SIGNS[verdict.says]} ", Style(color=colour, bold=True)),
            (plain_text(verdict.sentence), Style(color=colour, bold=verdict.says != "wait")),
        )
    ]
    if verdict.formula is not None:
        lines.append(Text(f"  {plain_text(verdict.formula)}", Style(color=look.ink, bold=True)))
    if verdict.strip:
        lines += strip_lines(verdict.strip, look)
    lines += [row_line(row, width, Style(color=look.ink)) for row in verdict.rows]
    if verdict.total is not None:
        lines.append(Text("─" * width, Style(color=look.line)))
        lines.append(row_line(verdict.total, width, Style(color=look.ink, bold=True)))
    lines += [Text(plain_text(advice), Style(color=look.ink)) for advice in verdict.advice]
    if verdict.rule:
        lines.append(Text(say("term-rule", rule=verdict.rule), Style(color=look.faint)))
    return Text("\n").join(lines)


def row_line(row: ScoreRow[RichSentence], width: int, style: Style) -> Text:
    """An item of a sum, with its number at the right."""
    parts = [row.face.sign] if row.face is not None and row.face.sign else []
    text = plain_text(row.text)
    if row.mark is not None and row.mark.sign not in text:
        parts.append(format_mark(row.mark))
    parts.append(text)
    words = " ".join(parts)
    if cell_len(words) + cell_len(row.points) + 1 > width:
        return Text.assemble((f"{words}  ", style), (row.points, style + Style(bold=True)))
    return justify(words, row.points, width, style, style + Style(bold=True))


def move_list_panel(
    log: Sequence[MoveListItem[RichSentence]], width: int, look: Palette, most: int = 60
) -> Text:
    """The latest items, newest first."""
    lines = [entry_line(entry, width, look) for entry in reversed(log[-most:])]
    return Text("\n").join(lines)


def entry_line(entry: MoveListItem[RichSentence], width: int, look: Palette) -> Text:
    """An item of the move list with its seat's shape."""
    sign = " " if entry.seat is None else shape(entry.seat)
    line = justify(f"{sign} {plain_text(entry.text)}", _points(entry), width, Style(color=look.ink))
    if entry.seat is not None:
        line.stylize(Style(color=look.seats[entry.seat % len(look.seats)]), 0, 1)
    return line


def news_line(state: ClientState) -> str:
    """The last event, and who caused it."""
    return _format_entry(state, state.move_list[-1])


def _format_entry(state: ClientState, entry: MoveListItem[RichSentence]) -> str:
    who = "" if entry.seat is None else strip_controls(state.table.players[entry.seat].name)
    text = plain_text(entry.text)
    return text if not who or who in text else f"{who}: {text}"


def help_panel(rows: Iterable[tuple[str, str]], look: Palette) -> Text:
    """Keys and their labels, one below the other."""
    lines = [
        Text.assemble((f"{key:<15}", Style(color=look.accent, bold=True)), label)
        for key, label in rows
    ]
    return Text("\n").join(lines)


def _points(entry: MoveListItem[RichSentence]) -> str:
    return "" if entry.points is None else str(entry.points).replace("-", "−")


def transcript_panel(state: ClientState, width: int, look: Palette) -> Text:
    """The whole move list from the start, with the reasons for points."""
    lines: list[Text] = []
    for number, entry in enumerate(state.move_list, 1):
        sign = " " if entry.seat is None else shape(entry.seat)
        lines.append(
            Text.assemble(
                (f"{number:>3} ", Style(color=look.faint)),
                (f"{sign} {_format_entry(state, entry)}", Style(color=look.ink)),
                (f"  {_points(entry)}", Style(color=look.ink, bold=True)),
            )
        )
        for row in entry.rows:
            shown = row_line(row, max(20, width - 8), Style(color=look.faint))
            lines.append(Text("      ") + shown)
    return Text("\n").join(lines)


def legend_panel(scene: Scene[RichSentence], look: Palette) -> Text:
    """The printed signs and their meanings."""
    lines: list[Text] = []
    for note in scene.legend:
        line = Text()
        for mark in note.marks:
            ink, ground = look.marks.get(mark.role, (look.ink, look.cell))
            line.append(format_mark(mark), Style(color=ink, bgcolor=ground, bold=True))
            line.append(" ")
        line.append(plain_text(note.text), Style(color=look.faint))
        lines.append(line)
    return Text("\n").join(lines)


def ending_panel(state: ClientState, ending: Ending, width: int, look: Palette) -> Text:
    """The end of the game: winners, points, the reason."""
    winners = ending.places[0] if ending.places else ()
    players = state.table.players
    names = ", ".join(strip_controls(players[seat].name) for seat in winners if seat < len(players))
    if not winners:
        head = say("term-nobody-won")
    elif len(winners) > 1:
        head = say("term-shared", names=names)
    else:
        head = say("term-won", name=names)
    lines = [
        Text(head, Style(color=look.accent, bold=True)),
        Text(plain_text(ending.reason), Style(color=look.ink)),
    ]
    place = 1
    for group in ending.places:
        for seat in group:
            name = f"{place}. {shape(seat)} {strip_controls(players[seat].name)}"
            score = str(ending.scores[seat])
            lines.append(justify(name, score, width, Style(color=look.ink, bold=place == 1)))
        place += len(group)
    return Text("\n").join(lines)


def lobby_panel(state: ClientState, link: str, look: Palette) -> Text:
    """The lobby: the people there, and how others join."""
    table = state.table
    lines = [Text(say("term-before"), Style(color=look.accent, bold=True)), Text("")]
    for seat, player in enumerate(table.players):
        name = strip_controls(player.name) if player.taken else say("term-free")
        details = join_facts([name, _role(state, seat, player)])
        lines.append(Text(f"{shape(seat)} {details}", Style(color=look.ink)))
    if link:
        lines += [Text(""), Text(say("term-code", code=table.code, link=link))]
    code = "term-host-starts" if table.host else "term-wait-host"
    lines += [Text(""), Text(say(code), Style(color=look.ink))]
    return Text("\n").join(lines)
