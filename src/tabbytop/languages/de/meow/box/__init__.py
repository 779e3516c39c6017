"""The cards of Meow! in German, by family."""
