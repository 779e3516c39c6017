### Puzzles: the list, and a puzzle being solved.

## The list.

list-title = Énigmes
list-of = Énigmes · { $game }
list-lead = Une table, un coup, et une réponse nettement meilleure que les autres. Toutes les positions viennent de parties entre bots, les plus faciles d’abord.
list-none = Ce jeu n’a pas d’énigmes.
list-solved =
    { $solved ->
        [0] aucune résolue sur { $count }
        [one] { $solved } résolue sur { $count }
       *[other] { $solved } résolues sur { $count }
    }
list-go = Continuer avec l’énigme { $number }
# The name of a puzzle for screen readers; it is shown as a number.
number = Énigme { $number }
number-solved = Énigme { $number }, résolue
# How hard puzzles are: the weakest bot that finds the move in half of its tries. Variables: $level, such as “lynx”.
level = Un bot { $level } la trouve au moins une fois sur deux
all = Toutes les énigmes
daily = La partie du jour
shelf = Retour à l’étagère

## A puzzle.

# The page's name in the browser.
page = Énigme { $number } · { $game }
title = Énigme { $number } sur { $count }
board = La table
leave = Quitter l’énigme
task = Un coup est nettement le meilleur. Lequel ?
rules = Les règles
# Above what the others did since one's own last move.
story = Ce qui s’est passé avant
# The same for a game in which one has to remember: everything since the deal.
story-all = Ce que tu as vu et entendu jusqu’ici
answered = ta réponse : { $move }
right = Juste : { $move }.
wrong = Pas tout à fait. Le mieux était : { $move }.
# Before what the chosen move would have brought.
yours = Tu as choisi : { $move }.
chance-right = À partir d’ici, tu gagnerais environ { $best } parties sur 100 ; avec le deuxième meilleur coup, environ { $next }.
chance-wrong = À partir d’ici, le meilleur coup ferait gagner environ { $best } parties sur 100 ; le tien, environ { $tried }.
whole = Les raisons ne voient qu’un coup plus loin ; les chances tiennent compte de toute la partie.
found = Combien de fois les bots le trouvent
times = { $times } sur { $of }
next = Énigme suivante
gone = Cette énigme n’existe pas.
