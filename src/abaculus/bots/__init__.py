"""What bots share: random play, matches between bots, and statistics."""

from abaculus.bots.match import Match, play_game, seed_rngs
from abaculus.bots.playout import playout
from abaculus.bots.random import RandomBot

__all__ = ["Match", "RandomBot", "play_game", "playout", "seed_rngs"]
