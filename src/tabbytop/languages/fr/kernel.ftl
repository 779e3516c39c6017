### Ce que disent les règles de tous les jeux.

verdict =
    { $among ->
        [all] Tout le monde gagne : { $reason }.
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
                [you] { $winners }, vous gagnez : { $reason }.
               *[other] { $winners } gagnent : { $reason }.
            }
    }

## Coups

game-over = la partie est finie
no-move-of-game = { $move } n’est pas un coup dans { $game }
no-move-number = { $move } n’est pas un coup : les coups vont de 0 à { $most }
no-move-verb = { $move } n’est pas un coup ; un coup commence par l’un de ces mots : { $verbs }
no-move-similar = { $move } n’est pas un coup ; voulais-tu dire « { $near } » ?
no-move-written = { $move } n’est pas un coup ; ça s’écrit { $sentences-or }
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
wrong-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }
no-game-for-seats = { $game } ne se joue pas à { $seats } ou plus
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

level-kitten = joue avec sa nourriture ; facile à battre
level-tabby = regarde la table une fois sur deux
level-lynx = rate rarement ce qui saute aux yeux
level-puma = prend toujours ce qui paraît le mieux
level-tiger = voit loin et ne pardonne rien : le plus fort

fact = { $name } : { $value }

## Parties enregistrées et positions que l’on ne peut pas lire

damaged = { $where } : { $reason }
illegal-move = { $move } n’est pas possible maintenant : { $reason } ({ $ruling })
json-place = ligne { $line }, colonne { $column }
json-error = JSON invalide ({ $error })
json-unreadable = ne peut pas être lu comme JSON
json-twice = figure deux fois
must-be-object = doit être un objet JSON
must-be-there = manque
must-be-list = doit être une liste
must-be-lists =
    { $count ->
        [one] doit avoir { $count } liste
       *[other] doit avoir { $count } listes
    }
must-be-name = doit être un nom
must-be-number = doit être un nombre
must-be-small = doit être un petit nombre
must-be-bool = doit être true ou false
cannot-be = ne peut pas être { $found }
must-be-version = est { $found }, on lit ici { $known }
must-be-game = est { $found }, pas { $game }
must-be-rules = est la version { $found }, celle d’ici est la { $known }
must-be-seed = doit être un nombre, ou 64 chiffres hexadécimaux
must-be-rekey = doit être un endroit dans moves, ou un endroit et une place
must-be-later = doit être un endroit dans moves, dans l’ordre croissant
must-have-seat = doit avoir une place de la table
must-be-move = doit être un texte comme « 0: pass »
must-be-like-move = doit ressembler à « 0: pass », pas { $found }
not-in-record = n’a rien à faire dans un enregistrement
not-in-position = n’a rien à faire dans une position
not-there = n’a rien à faire là
must-be-steps = doit être une liste d’étapes
no-step = { $game } n’a pas d’étape { $step }
step-does-not-fit = { $step } ne va pas avec la table
must-be-question = en haut de l’agenda, il faut une question à quelqu’un
no-answer = la place { $seat } n’a pas de réponse possible
other-census = quelque chose manque, est en double ou vient d’une autre boîte
bad-generator = n’est l’état ni d’un générateur rapide ni d’un générateur scellé

## Bots par leur nom, comme `tiger` ou `search:0.5s`, et programmes qui jouent, comme `run:./mybot`

no-bot = il n’y a pas de bot { $name } ; les bots : { $bots }
bad-bot-number = { $name } : après les deux-points vient un nombre entier supérieur à 0
bad-bot-seconds = { $name } : les secondes s’écrivent comme search:0.5s
bad-bot-name = le nom d’un bot ne contient que des minuscules, des chiffres et des traits d’union, et n’est pas l’un des nôtres : { $name }
bot-name-taken = il y a déjà un autre bot { $name }
bot-not-loaded = impossible de charger le bot « { $name } » : { $error }
entry-point-no-bot = sous « { $name } », il n’y a pas de bot
program-written = un programme s’écrit run:COMMANDE ou run@SECONDES:COMMANDE, pas { $program }
program-no-time = { $program } ne laisse pas de temps au programme
program-no-command = { $program } n’est pas une commande : { $error }
program-none = { $program } ne nomme aucun programme
program-not-here = les programmes ne peuvent jouer que sous Linux, macOS et autres systèmes semblables
program-not-started = impossible de lancer { $program } : { $error }
no-rules = { $about } Les règles de { $game } ne sont pas encore expliquées ici.

# Pourquoi un conseil est bon, s’il n’y a qu’un coup possible.
because-only-move = C’est ton seul coup possible.
# Ce qu’apporte le deuxième meilleur coup d’un conseil, si c’est la même chose que le meilleur.
because-same = Même chose ici.

# A number behind the last puzzle of a game. Variables: $number, $count.
no-puzzle = il n’y a pas d’énigme { $number } ; il y en a { $count }
