"""What players think in Kitty Paw."""
