"""Real-time games: single key presses, a clock, and a renderer that never clears the screen."""
