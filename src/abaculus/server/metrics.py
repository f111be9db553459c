"""The server's counters, in the format of Prometheus."""

from __future__ import annotations

from collections import Counter


class Metrics:
    """Plain numbers that only grow and never name a person or a table."""

    def __init__(self) -> None:
        self.moves = 0
        self.messages = 0
        self.appends = 0
        self.append_seconds = 0.0
        self.opened = 0
        self.joined = 0
        self.fresh_snapshots = 0
        """Slow clients whose waiting messages were dropped."""
        self.tasks = 0
        self.broken_pools = 0
        self.refusals: Counter[str] = Counter()

    def text(self, tables: int, rooms: int, connections: int) -> str:
        """The page for `/metrics`."""
        lines = [
            *_metric("tables", "gauge", "Logs in the store.", tables),
            *_metric("rooms", "gauge", "Tables held in memory.", rooms),
            *_metric("connections", "gauge", "WebSockets open now.", connections),
            *_metric("moves_total", "counter", "Events of games.", self.moves),
            *_metric("messages_total", "counter", "Messages from clients.", self.messages),
            *_metric("tables_opened_total", "counter", "Tables opened.", self.opened),
            *_metric("joined_total", "counter", "People who sat down.", self.joined),
            *_metric("appends_total", "counter", "Durable writes.", self.appends),
            *_metric(
                "append_seconds_total",
                "counter",
                "Time until writes were durable.",
                round(self.append_seconds, 6),
            ),
            *_metric(
                "fresh_snapshots_total",
                "counter",
                "Queues of slow clients dropped.",
                self.fresh_snapshots,
            ),
            *_metric("tasks_total", "counter", "Bots' moves, hints, analyses.", self.tasks),
            *_metric("broken_pools_total", "counter", "Workers replaced.", self.broken_pools),
            "# HELP abaculus_refusals_total Commands and messages refused.",
            "# TYPE abaculus_refusals_total counter",
            *(
                f'abaculus_refusals_total{{code="{code}"}} {number}'
                for code, number in sorted(self.refusals.items())
            ),
        ]
        return "\n".join(lines) + "\n"


def _metric(name: str, kind: str, help_text: str, value: float) -> tuple[str, ...]:
    return (
        f"# HELP abaculus_{name} {help_text}",
        f"# TYPE abaculus_{name} {kind}",
        f"abaculus_{name} {value}",
    )
