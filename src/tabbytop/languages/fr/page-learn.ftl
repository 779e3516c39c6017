### Leçons : la liste des leçons d’un jeu, et une leçon en cours.

## La liste.

list-title = Apprendre { $game }
list-lead = Tu joues, un chat t’explique. Ici, rien ne peut mal tourner.
list-minutes =
    { $minutes ->
        [one] Environ { $minutes } minute
       *[other] Environ { $minutes } minutes
    }
list-steps =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
list-done = Apprise
list-begun = Commencée
list-none = Personne n’a encore écrit de leçon pour ce jeu. Ses règles sont là quand même.
list-play = Préparer une table
list-rules = Comment ça marche, et toutes les cartes
list-puzzles = Énigmes

## Une leçon.

page = { $lesson } · { $game }
coach = Ce que dit le chat
board = La table
progress = { $at } sur { $steps }
go-on = Continuer
back = Une étape en arrière
leave = Quitter la leçon
your-move = À toi de jouer !
watch = Regarde.
rule = Règle { $ruling }
not-that = Pas ça.
offline = Pas de connexion. Ta réponse est gardée, on réessaie…
gone = Cette leçon n’existe pas.

## La fin d’une leçon.

over-title = Bravo !
over-words = Tu as terminé « { $lesson } ».
over-next = Suite : { $lesson }
over-game = Une première partie contre des chatons
over-lessons = Toutes les leçons
over-shelf = Retour à l’étagère
