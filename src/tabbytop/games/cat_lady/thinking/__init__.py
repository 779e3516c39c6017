"""What players think in Cat Lady."""
