"""The generators: one folder per topic, one file per generator, found by their location."""
