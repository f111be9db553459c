"""Practice: questions dealt to one learner, read as they type, judged, explained."""
