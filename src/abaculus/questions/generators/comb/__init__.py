"""Counting without counting one by one."""
