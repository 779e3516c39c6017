"""Review of a finished game: where a seat lost points, told apart from luck."""
