### Notices on a phone or a desktop, for people who are not at the table. They are read on a locked screen: short, and no cards.

# The title of a notice.
your-turn = Your turn
# Its text. Variables: $game, $names (everybody else at the table).
with = { $game } with { $names }
# The same if nobody else is there. Variables: $game.
alone = { $game }
# Buttons in the notice: no more notices of this table; no more notices at all.
mute = Mute this table
stop = Turn off
