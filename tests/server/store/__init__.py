"""Tests of the store, on both databases."""
