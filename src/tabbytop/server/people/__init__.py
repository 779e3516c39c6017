"""Who people are, the tables they set up, and what is left of games afterwards."""
