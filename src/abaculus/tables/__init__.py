"""A hosted table as a value: a record with seats, clocks and permissions, without any I/O."""
