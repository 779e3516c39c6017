"""Nothing acknowledged is lost: real servers, crowds that play, and whatever can go wrong."""
