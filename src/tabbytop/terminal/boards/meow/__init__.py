"""Meow! on the screen: a circle of hooded cats, the pile among candles, the palette of acts."""
