"""What happens at tables by itself: bots, clocks, stand-ins, live games."""
