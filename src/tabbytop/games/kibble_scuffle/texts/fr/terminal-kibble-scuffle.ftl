### Kibble Scuffle dans le terminal : trois gamelles côte à côte, une ligne par joueur en dessous, et ta main.
###
### Les lignes sont courtes ici : une gamelle a 24 caractères de large dans une fenêtre de 80.

## Noms courts.

short-bowl-1 = Poisson
short-bowl-2 = Souris
short-bowl-3 = Oiseau

short-card-big-eyes = Quémandeur
short-card-catnip = Charmeur
short-card-clumsy = Maladroit
short-card-fat = Patapouf
short-card-feral = Sauvage
short-card-fraidy = Froussard
short-card-greedy = Glouton
short-card-house = Casanier
short-card-mangy = Pouilleux
short-card-pounce = Bondisseur
short-card-queen = Reine
short-card-tom = Matou
short-card-trickster = Filou
short-card-alley = Gouttière
short-card-lazy = Flemmard
short-card-mama = Maman
short-card-copy = Copichat

## L’en-tête : où en est la partie, et ce qui la termine.

phase-building = on construit les decks
phase-opening = on choisit les mains
phase-placement = tour { $turn }
phase-feeding = tour { $turn } : à table !
phase-over = la fin

rule-feeding = fin à { $goal } points · { boxed }
rule-placement = dîner à { $full } chats, fin à { $goal } points · { boxed }
rule-teams = fin quand quelqu’un a { $goal } points · { boxed }
boxed =
    { $left ->
        [one] reste { $left } croquette
       *[other] reste { $left } croquettes
    }

## Les gamelles.

no-food = rien à manger
bowl-count = { $counted } sur { $full }
bowl-eats = à table !
bowl-closed = fermée : aspirateur !
bowl-laser = { bowl-count } · laser
bowl-full = { bowl-count } : dîner ?
bowl-almost = { bowl-count } : encore un
two-places = compte double
returns = revient
first = 1er
more-cats =
    { $count ->
        [one] +{ $count } autre
       *[other] +{ $count } autres
    }

## Joueurs.

points =
    { $points ->
        [one] pt
       *[other] pts
    }
piles = main { $hand } deck { $deck } défausse { $discard }
box = boîte

## Ce que seul un grand écran, ou la commande `table`, montre.

discard =
    { $seat-is ->
        [you] Ta défausse
       *[other] Défausse { $seat-of }
    } : { $pile ->
        [none] vide
       *[other] { $pile }
    }
discard-seen = { discard } (vus aller en main : { $known })
box-content = Dans la boîte de croquettes : { $three } × 3, { $two } × 2, { $one } × 1
deck-content =
    Encore dans ton deck : { $pile ->
        [none] rien
       *[other] { $pile }
    }

## La main et les réponses.

no-cards = aucune carte
hand =
    Ta main : { $pile ->
        [none] vide
       *[other] { $pile }
    }
left-out =
    Retirées jusqu’ici : { $pile ->
        [none] aucune
       *[other] { $pile }
    }
all-left-out = Retirées des decks
left-out-of =
    { $name } : { $pile ->
        [none] aucune
       *[other] { $pile }
    }
cards-hint = `cartes` dit ce que fait chacune.
calls-dinner = ! appelle au dîner
copy-which = en qui ?
copy-question = Copichat : en quel chat de ta défausse, et à quelle gamelle ?
back-to-hand = Entrée : retour à ta main
nothing-to-play = rien à jouer
discard-it = défausser
decline = non, merci
cat-to = { $card } → { $bowl }
cat-of = { $card }, { $bowl }
cat-at = { $card } à la { $bowl }

forecast-priority = défaussé là : { $card } mange d’abord
forecast-unsure = { $counted } là maintenant
forecast = { $counted } + { $short } = { $total }
forecast-dinner = { $counted } + { $short } = { $total } : dîner si tous restent

no-kitten = Aucun autre Chaton ne peut venir.
no-cat-follows = Aucun de tes chats ne peut le suivre là.

## Aide.

advanced = { $text } (avancée)
screen-help =
    Sur cet écran : 23 joue la deuxième carte de ta main à la troisième gamelle. Un ! veut dire dîner à coup
    sûr, un ? dîner si tous les chats restent jusqu’à la fin du tour.
    `cartes` dit ce que fait chaque carte.
