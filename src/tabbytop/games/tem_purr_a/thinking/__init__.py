"""What players think in Tem-Purr-A."""
