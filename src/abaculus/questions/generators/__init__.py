"""One folder a topic, one file a generator; they are found because they lie here."""
