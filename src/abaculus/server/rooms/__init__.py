"""Tables in use: commands, clocks, bots, and what each client is shown."""
