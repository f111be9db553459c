"""Tables in memory: commands, clocks, bots, and what each client is shown."""
