"""Practice: questions for one learner, previewed as they type, judged and explained."""
