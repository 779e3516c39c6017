"""Who is let in, how often, and what is said to who is not."""
