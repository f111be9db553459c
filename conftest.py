"""Property tests judge results, never the speed of the machine they run on."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
