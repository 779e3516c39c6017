"""The kernel: everything that all games have in common.

Read the modules in this order: `vocabulary` (moves as numbers and text), `agenda` (steps that still
have to happen), `table` (one game in progress), `game` (the rules of a game), then `record`,
`position` and `match` (storing and resuming games). Nothing here knows a particular game.
"""
