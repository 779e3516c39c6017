"""What players think in Kibble Scuffle."""
