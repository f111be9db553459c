"""Nobody gives hints on the trail: its screen has no room for another key."""

ADVISER = None
