"""Draw Meow!: a circle of hooded cats, the pile among candles, the palette of acts."""
