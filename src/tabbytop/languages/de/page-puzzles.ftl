### Puzzles: the list, and a puzzle being solved.

## The list.

list-title = Rätsel
list-of = Rätsel · { $game }
list-lead = Ein Tisch, ein Zug und eine Antwort, die klar die beste ist. Alle Stellungen stammen aus Partien zwischen Bots, die leichtesten zuerst.
list-none = Dieses Spiel hat keine Rätsel.
list-solved = { $solved } von { $count } gelöst
list-go = Weiter mit Rätsel { $number }
# The name of a puzzle for screen readers; it is shown as a number.
number = Rätsel { $number }
number-solved = Rätsel { $number }, gelöst
# How hard puzzles are: the weakest bot that finds the move in half of its tries. Variables: $level, such as “lynx”.
level = Findet den Zug mindestens jedes zweite Mal: { $level }
all = Alle Rätsel
daily = Die Partie des Tages
shelf = Zurück zu den Spielen

## A puzzle.

# The page's name in the browser.
page = Rätsel { $number } · { $game }
title = Rätsel { $number } von { $count }
board = Der Tisch
leave = Das Rätsel verlassen
task = Ein Zug ist klar der beste. Welcher?
rules = Die Regeln
# Above what the others did since one's own last move.
story = Was vorher geschah
# The same for a game in which one has to remember: everything since the deal.
story-all = Was du bisher gesehen und gehört hast
answered = deine Antwort: { $move }
right = Richtig: { $move }.
wrong = Nicht ganz. Am besten war: { $move }.
# Before what the chosen move would have brought.
yours = Deine Wahl: { $move }.
chance-right = Damit gewinnst du von hier aus etwa { $best } von 100 Partien, mit dem zweitbesten Zug etwa { $next }.
chance-wrong = Der beste Zug gewinnt von hier aus etwa { $best } von 100 Partien, deiner etwa { $tried }.
whole = Die Gründe schauen einen Schritt voraus. Die Chancen schauen bis zum Ende der Partie.
found = So oft finden ihn Bots
times = { $times } von { $of }
next = Nächstes Rätsel
gone = So ein Rätsel gibt es nicht.
