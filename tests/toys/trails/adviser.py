"""No adviser: the trail's screen has no room for another key."""

ADVISER = None
