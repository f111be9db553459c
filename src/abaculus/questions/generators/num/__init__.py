"""Numbers: counting, comparing, ordering, place value."""
