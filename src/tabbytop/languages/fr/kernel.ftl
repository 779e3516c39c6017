### Ce que disent les règles de tous les jeux.

verdict =
    { $among ->
        [all] Victoire partagée entre tous : { $reason }.
        [0]
            { $loser-is ->
                [you] Tu perds : { $reason }.
               *[other] { $loser } perd : { $reason }.
            }
        [1]
            { $winners-is ->
                [you] Tu gagnes : { $reason }.
               *[other] { $winners } gagne : { $reason }.
            }
       *[other]
            { $winners-is ->
                [you] { $winners } gagnez : { $reason }.
               *[other] { $winners } gagnent : { $reason }.
            }
    }

## Coups

game-over = la partie est finie
no-move-of-game = { $move } n’est pas un coup dans { $game }
no-move-number = { $move } n’est pas un coup : les coups vont de 0 à { $most }
no-move-verb = { $move } n’est pas un coup ; un coup commence par l’un de ces mots : { $verbs }
no-move-similar = { $move } n’est pas un coup ; voulais-tu dire « { $near } » ?
no-move-written = { $move } n’est pas un coup ; cela s’écrit { $sentences-or }
sentence = « { $value } »
not-asked = ce n’est pas à la place { $seat } de répondre ; on attend : { $asked }
asked =
    { $value ->
        [-1] l’horloge
       *[other] la place { $value }
    }
no-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $most }

## Jeux, places et réglages

no-game = il n’y a pas de jeu { $name } ; les jeux : { $games }
game-not-loaded = impossible de charger le jeu « { $name } » : { $error }
entry-point-no-game = sous « { $name } », il n’y a pas de jeu
entry-point-other-game = sous « { $name } » se trouve un jeu qui s’appelle « { $other } »
wrong-seats = { $game } se joue avec { $least } à { $most } places, pas { $seats }
no-game-for-seats = { $game } ne se joue pas avec { $seats } places ou plus
other-options = ce ne sont pas des réglages pour { $game }
bad-seed = une graine est un nombre entier ou 32 octets, pas { $seed }
no-option =
    il n’y a pas de réglage { $name } ; { $options-count ->
        [0] ce jeu n’a aucun réglage
       *[other] les réglages : { $options }
    }
bad-choice = pour { $name }, choisis parmi { $choices }, pas { $value }
bad-type =
    { $name } attend { $type ->
        [yes-or-no] oui ou non
        [number] un nombre entier
        [word] un mot
       *[words] une liste de mots
    }, pas { $value }
bad-option-text = un réglage s’écrit nom=valeur, pas { $text }
repeated-option = { $name } est indiqué deux fois

## La force des bots, du plus faible au plus fort

level-kitten = joue avec sa nourriture ; un enfant le bat
level-tabby = regarde la table une fois sur deux
level-lynx = rate rarement ce qui saute aux yeux
level-puma = prend toujours ce qui paraît le mieux
level-tiger = pense loin et ne pardonne rien : le plus fort
