"""The terminal client: any game's scene as text, played by keys, mouse or typed moves."""
