"""The table in a terminal: any game's scene drawn as text, played by keys, mouse or typed moves."""
