"""What can be said, in German."""
