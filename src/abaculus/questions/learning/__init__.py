"""Levels that follow the learner: abilities, the next question, level advice, statistics."""
