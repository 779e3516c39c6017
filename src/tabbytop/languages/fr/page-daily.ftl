### The deal of the day: one try each, the same cards for everybody.

## Before the try.

title = La partie du jour
lead = Les mêmes cartes pour tout le monde sur ce serveur, scellées depuis hier. Un essai, contre des bots qui répondent toujours aux mêmes coups de la même façon.
# Variables: $game, $bots (a number), $level (such as “lynx”).
today =
    { $bots ->
        [one] Aujourd’hui : { $game }, toi contre un bot ({ $level }).
       *[other] Aujourd’hui : { $game }, toi contre { $bots } bots ({ $level }).
    }
go = Je joue
on = Continuer
again = Tu as fait ton essai du jour. La prochaine partie arrive à minuit (UTC).
tries =
    { $tries ->
        [0] Personne ne l’a encore finie.
        [one] Un essai pour l’instant.
       *[other] { $tries } essais pour l’instant.
    }
site = La partie du jour a besoin d’un serveur qui la scelle : cette page n’en a pas. Les énigmes marchent ici quand même.
puzzles = Énigmes
shelf = Retour à l’étagère

## The try.

# The page's name in the browser.
page = La partie du jour · { $game }
board = La table
leave = Partir ; l’essai est gardé
turn = À toi de jouer.
watch = Regarde.
rules = Un seul essai, sans retour en arrière.
changed = La journée est finie. Une nouvelle partie est là.

## After it.

over =
    { $place ->
        [1] 1re place sur { $seats }, avec { $score }
       *[other] { $place }e place sur { $seats }, avec { $score }
    }
# Other people with an account who have finished today. Variables: $others, $better.
among =
    { $others ->
        [0] Personne d’autre avec un compte n’a fini aujourd’hui.
        [one] { $better ->
            [0] Une autre personne avec un compte a fini aujourd’hui, et n’a pas fait mieux.
           *[other] Une autre personne avec un compte a fini aujourd’hui, et a fait mieux.
        }
       *[other] { $better ->
            [0] Sur { $others } autres personnes avec un compte, aucune n’a fait mieux aujourd’hui.
            [one] Sur { $others } autres personnes avec un compte, une a fait mieux aujourd’hui.
           *[other] Sur { $others } autres personnes avec un compte, { $better } ont fait mieux aujourd’hui.
        }
    }
among-who = Sans compte, un essai n’est pas retenu ici : il suffirait de revenir pour recommencer.
no-replay = Pas de rediffusion ni de bilan aujourd’hui : d’autres jouent encore ces cartes.
share = Partager l’image
save = Enregistrer l’image
copy = Copier en texte
copied = Copié. Colle-le là où les chats sont bienvenus.
picture = Une image à partager : le jour, le jeu, ta place et tes points. Elle ne montre aucune carte.
# The first line of the picture and of the text to share. Variables: $day (a date), $game.
share-title = Tabbytop · { $day } · { $game }
share-place =
    { $place ->
        [1] 1re place sur { $seats }, avec { $score }
       *[other] { $place }e place sur { $seats }, avec { $score }
    }

## The proof that the cards were settled the day before.

proof = Preuve
committed = Le sceau d’aujourd’hui
tomorrow = Le sceau de demain, publié aujourd’hui
yesterday = La graine d’hier, pour vérifier son sceau
how = Un sceau fixe les cartes sans les montrer. À la fin de la journée, la graine est montrée ici ; « tabbytop daily verify » vérifie qu’elle correspond au sceau.
