"""Games in real time: keys as they are pressed, a watch, and a screen that is never wiped."""
