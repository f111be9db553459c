"""The level that follows the learner: abilities, what to ask next, what to propose, statistics."""
