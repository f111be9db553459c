"""What Chromium's trace says about a page while something happens on it."""

from __future__ import annotations

import json
from collections.abc import Callable
from statistics import median
from typing import Any

from msgspec import Struct
from playwright.sync_api import Browser

from tests.browser.person import Person

WATCH = """() => {
  const seen = { shifts: 0, moved: [], frames: [] };
  new PerformanceObserver((list) => list.getEntries().forEach((one) => (seen.shifts += one.value)))
    .observe({ type: 'layout-shift' });
  let last = performance.now();
  const look = (now) => {
    seen.frames.push(now - last);
    last = now;
    for (const animation of document.getAnimations())
      for (const frame of animation.effect.getKeyframes()) seen.moved.push(...Object.keys(frame));
    seen.isOver || requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.__seen = seen;
}"""
ABOUT_FRAMES = {"offset", "computedOffset", "easing", "composite"}
SCRIPT = {"FunctionCall", "EvaluateScript", "RunMicrotasks", "EventDispatch", "TimerFire"}


class Watched(Struct, frozen=True):
    """What was measured while something happened."""

    shifts: float
    """How far things jumped without cause."""
    moved: set[str]
    """What animations changed."""
    frames: list[float]
    """Milliseconds from frame to frame."""
    scripts: list[float]
    """Milliseconds of processor time of each run of script, longest first."""

    def __str__(self) -> str:
        frames = f"frames of {median(self.frames):.1f} ms, at most {max(self.frames):.1f}"
        return f"{frames}; the longest script {self.scripts[0]:.1f} ms"


def record_trace(
    browser: Browser, person: Person, act: Callable[[], None], until: Callable[[], None]
) -> Watched:
    """Trace a page from before an act until it is over."""
    page = person.page
    page.evaluate(WATCH)
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    act()
    until()
    trace: Any = json.loads(browser.stop_tracing())
    seen: Any = page.evaluate("() => { __seen.isOver = true; return __seen; }")
    scripts = [
        event.get("tdur", event["dur"]) / 1000
        for event in trace["traceEvents"]
        if event["name"] in SCRIPT and "dur" in event
    ]
    return Watched(
        seen["shifts"],
        set(seen["moved"]) - ABOUT_FRAMES,
        seen["frames"][1:],
        sorted(scripts, reverse=True),
    )
