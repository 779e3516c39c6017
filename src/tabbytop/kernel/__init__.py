"""What every game has in common.

Read in this order: `vocabulary` (what may be said), `agenda` (what still has to happen),
`table` (one game in progress), `game` (what a rulebook describes), then `record`,
`position` and `match` (how a game is kept). Nothing here knows a particular game.
"""
