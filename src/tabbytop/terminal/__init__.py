"""The games in a terminal: a person at the keyboard, bots or friends around the table.

It draws what a seat may know (`view`, `seen_by`) and asks the table for everything else; there
are no rules in here.
"""
