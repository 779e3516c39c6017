"""What players think in Nap Time."""
