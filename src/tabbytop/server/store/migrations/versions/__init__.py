"""The migrations, one in each file; a released one is never changed."""
