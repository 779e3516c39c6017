### Cat Lady avec Box of Treats.
###
### Mots choisis : grille (grid), rangée, colonne, chat errant (stray), chat perdu (lost cat), carton (box), objectif (goal), joker
### (wild), friandise (treat), herbe à chat (catnip), jeton (food token), pièce d’or (2-point token), le chat de bois (cat token),
### le chat adverse (cat player), menu (feeding plan), fan de thon (tuna cat). `one` d’une carte : son nom dans une phrase.

title = Cat Lady
about = Prends trois cartes par tour, et nourris les chats que tu as réunis.

# L’ambiance, en trois mots.
mood-first = douillet
mood-second = malin
mood-third = plein de chats

opponent-cat-player = chat adverse

## Réglages.

option-edition = avec Box of Treats, ou le jeu de base seul (de 2 à 4 personnes)
    .title = Édition
    .choice-treats = Avec Box of Treats
    .choice-base = Le jeu de base
option-goals = un objectif à partager à gauche, un autre à droite : à 3 ou plus, avec Box of Treats
    .title = Objectifs partagés
option-open_hands = toutes les mains sont visibles ; sinon, on ne voit que le nombre de cartes
    .title = Mains visibles
option-difficulty = en solo seulement : le chat adverse commence avec un, deux ou trois cadeaux
    .title = En solo contre le chat
    .choice-easy = Facile
    .choice-normal = Normal
    .choice-hard = Difficile

## Mots pour d’autres textes.

line =
    { $value ->
        [row-a] rangée A
        [row-b] rangée B
        [row-c] rangée C
        [column-1] colonne 1
        [column-2] colonne 2
        [column-3] colonne 3
       *[other] { $value }
    }

# `some` : avec l’article partitif.
food-chicken = poulet
    .some = du poulet
food-tuna = thon
    .some = du thon
food-milk = lait
    .some = du lait
food-wild = joker
    .some = un joker
food-treat = friandise
    .some = une friandise

who =
    { $seat-is ->
        [opponent] le chat adverse
       *[other] { $seat }
    }

## Questions.

prompt-place =
    Où le chat de bois s’assoit-il ? { $first-is ->
        [you] Tu commences, sans pouvoir prendre sa ligne.
       *[other] { $first } commence, sans pouvoir prendre sa ligne.
    }
prompt-turn = À toi de jouer. Quelle rangée ou colonne ?
prompt-after = Autre chose avant la fin de ton tour ?
prompt-throw = Quelle carte part à la défausse ?
prompt-choupette = Nourrir Choupette de thon et de lait maintenant ? Elle rapporte deux cartes.
prompt-pick =
    { $left ->
        [2] Choupette peut rapporter deux cartes de la grille.
       *[other] Choupette peut rapporter encore une carte de la grille.
    }
prompt-fresh = Jouer une carte que tu viens de prendre ? Maintenant ou jamais.
prompt-feed = Nourris tes chats. Personne ne voit ton menu avant que tout soit servi.
prompt-guide = Le chat adverse veut { $card }, et il y a égalité. Quelle ligne ?

## Événements.

event-setup =
    Chats errants : { $strays }.{ $goals-count ->
        [0] { "" }
        [none] { "" }
       *[other] { " " }Objectifs : { $goals }.
    }{ $starting-count ->
        [none] { "" }
       *[other] { " " }Le chat adverse commence avec { $starting }.
    }
event-place =
    { $seat-is ->
        [you] Tu places le chat de bois devant la { $line }.
       *[other] { who } place le chat de bois devant la { $line }.
    }
event-take =
    { $seat-is ->
        [you] Tu prends la { $line } : { $cards-one }.
       *[other] { who } prend la { $line } : { $cards-one }.
    }
event-refill = Nouveau dans la grille : { $cards-one }.
event-spray =
    { $seat-is ->
        [you] Tu vaporises : le chat de bois file vers la { $line }.
       *[other] { who } vaporise : le chat de bois file vers la { $line }.
    }
event-laser =
    { $seat-is ->
        [you] Tu utilises un pointeur laser et prends { $cards-one }.
       *[other] { who } utilise un pointeur laser et prend { $cards-one }.
    }
event-throw =
    { $seat-is ->
        [you] Tu défausses { $cards-one }.
       *[other] { who } défausse { $cards-one }.
    }
event-brush =
    { $seat-is ->
        [you] D’un coup de brosse, tu échanges { $gives } contre { $gets }.
       *[other] D’un coup de brosse, { who } échange { $gives } contre { $gets }.
    }
event-adopt =
    { $seat-is ->
        [you] Tu adoptes { $stray } contre deux chats perdus.
       *[other] { who } adopte { $stray } contre deux chats perdus.
    }
event-cash =
    { $seat-is ->
        [you] Tu échanges deux chats perdus contre 2 points.
       *[other] { who } échange deux chats perdus contre 2 points.
    }
event-shop =
    { $seat-is ->
        [you] Tu fais les courses : un aliment de chaque sorte, et chacun des autres reçoit une pièce d’or (2 points).
       *[other] { who } fait les courses : un aliment de chaque sorte, et chacun des autres reçoit une pièce d’or (2 points).
    }
event-goal =
    { $seat-is ->
        [you] Tu changes l’objectif partagé avec { $partner } : { $pool-quoted } à la place de { $goal-quoted }.
       *[other] { who } change l’objectif partagé avec { $partner } : { $pool-quoted } à la place de { $goal-quoted }.
    }
event-turn_card = La carte du chat adverse : { $card }.
event-reshuffle = Les cartes de tour sont mélangées.
event-pay =
    { $seat-is ->
        [you] Tu nourris Choupette avant tout le monde, comme il se doit.
       *[other] { who } nourrit Choupette avant tout le monde, comme il se doit.
    }
event-pick = Choupette rapporte { $cards-one }.
event-done =
    { $seat-is ->
        [you] Ton menu est prêt.
       *[other] { who } a fini son menu.
    }
event-reveal = À table ! { $feedings }.
event-cat_player_feeds = Le chat adverse { feeds }.

feeding =
    { $seat-is ->
        [you]
            { $begins ->
                [yes] Tu { feeds-you }
               *[no] tu { feeds-you }
            }
       *[other] { $seat } { feeds }
    }
feedings = { $start } ; { $next }
feeds =
    { $cats-count ->
        [0] ne nourrit personne
       *[other] nourrit { $cats }
    }
feeds-you =
    { $cats-count ->
        [0] ne nourris personne
       *[other] nourris { $cats }
    }

## Coups.

move-place = le chat de bois devant la { $line }
move-take = { $line }
move-take-back = tout reprendre à { $cat }
move-adopt = adopter { $stray }
move-cash = deux chats perdus contre 2 points
move-spray = vaporiser : le chat de bois vers la { $line }
move-brush = échanger { $cat } contre le chat en { $cell }
move-shop = faire les courses : un aliment de chaque sorte
move-laser = pointeur laser : { $cell } et { $other }
move-throw = défausser { $cell }
move-swap = { $pool-quoted } à la place de { $goal-quoted }
move-pick = rapporter { $cell }
move-pay = nourrir Choupette : { $tokens }
move-guide = { $line }
move-feed =
    { $eaten-key ->
        [none] { $cat } mange { $food-some }
       *[other] { $cat } mange { $food-some } comme { $eaten }
    }
move-done = repas terminé
move-end = C’est tout

## Feuille de score.

score-cat = { $cat }
score-treat = { $cat }, avec une friandise
score-hungry = { $cat }, le ventre vide
score-counting-cat =
    { $why ->
        [best-other] { $cat }, autant que le meilleur autre chat
        [alone-the-most] { $cat }, le plus de chats nourris
        [black] { $cat } : { $count ->
                [one] { $count } chat noir
               *[other] { $count } chats noirs
            }
        [orange] { $cat } : { $count ->
                [one] { $count } chat roux
               *[other] { $count } chats roux
            }
        [white] { $cat } : { $count ->
                [one] { $count } chat blanc
               *[other] { $count } chats blancs
            }
        [gray] { $cat } : { $count ->
                [one] { $count } chat gris
               *[other] { $count } chats gris
            }
        [chicken] { $cat } : { fans } de poulet
        [tuna] { $cat } : { fans } de thon
        [milk] { $cat } : { fans } de lait
        [one-food] { $cat } : { cats } à un aliment
        [two-food] { $cat } : { cats } à deux aliments
        [multicoloured] { $cat } : { $count ->
                [one] { $count } chat multicolore
               *[other] { $count } chats multicolores
            }
        [three-colours] { $cat } : { $count ->
                [one] { $count } série noir, roux et blanc
               *[other] { $count } séries noir, roux et blanc
            }
        [other-cat-of-its-food] { $cat } : { $count ->
                [one] { $count } autre chat de son aliment
               *[other] { $count } autres chats de son aliment
            }
        [food-eaten] { $cat } : { $count ->
                [one] { $count } aliment mangé
               *[other] { $count } aliments mangés
            }
        [tuna-chicken-and-milk-eaten] { $cat } : { $count ->
                [one] { $count } série d’aliments
               *[other] { $count } séries d’aliments
            }
        [costume] { $cat } : { $count ->
                [one] { $count } costume
               *[other] { $count } costumes
            }
        [toy] { $cat } : { $count ->
                [one] { $count } jouet
               *[other] { $count } jouets
            }
        [point-of-your-toy-sets] { $cat } : { $count ->
                [one] { $count } point de jouets
               *[other] { $count } points de jouets
            }
        [spray-bottle-or-lost-cat] { $cat } : { $count ->
                [one] { $count } carte restée en main
               *[other] { $count } cartes restées en main
            }
       *[goal] { $cat } : { $count ->
                [one] { $count } objectif
               *[other] { $count } objectifs
            }
    }
cats =
    { $count ->
        [one] { $count } chat
       *[other] { $count } chats
    }
fans =
    { $count ->
        [one] { $count } chat fan
       *[other] { $count } chats fans
    }
score-catnip =
    { $fed ->
        [one] herbe à chat : { $count }, avec { $fed } chat nourri
       *[other] herbe à chat : { $count }, avec { $fed } chats nourris
    }
score-costumes = costumes : { $count }
score-toys = jouets en séries : { $count }
score-leftovers = nourriture en trop : { $count }
score-boxes =
    { $count ->
        [one] cartons remplis : { $filled } sur { $count }
       *[other] cartons remplis : { $filled } sur { $count }
    }
score-goal = objectif partagé : { $goal }
score-tokens = pièces d’or : { $count }
score-extras = cartes qu’il ne peut pas jouer
score-tie-break = chats nourris : { $fed }

## Pourquoi quelqu’un gagne.

reason-most-points = le plus de points
reason-equal-points-most-fed-cats = à égalité de points, le plus de chats nourris
reason-equal-points-and-fed-cats-shared = égalité de points et de chats nourris
reason-more-points-than-the-cat-player = plus de points que le chat adverse
reason-as-many-points-as-the-cat-player-are-not-enough = l’égalité avec le chat adverse ne suffit pas
reason-the-cat-player-has-more-points = le chat adverse a plus de points

## Ce qu’il faut faire maintenant.

must-place-token = maintenant, place le chat de bois devant une rangée ou une colonne
must-take-line = maintenant, prends une rangée ou une colonne, ou joue d’abord une carte
must-play-or-end = maintenant, joue des cartes ou termine ton tour
must-throw-away = maintenant, choisis une carte de la grille à défausser
must-pay-for-choupette = maintenant, donne du thon et du lait à Choupette, ou dis non
must-pick-for-choupette = maintenant, choisis une carte de la grille pour Choupette, ou arrête-toi là
must-play-fresh-card = maintenant, joue une des cartes que tu viens de prendre, ou arrête-toi là
must-guide-cat-player = maintenant, choisis pour le chat adverse une des lignes à égalité
must-feed = maintenant, nourris tes chats, ou termine le repas

## Pourquoi ce n’est pas possible.

refusal-token-beside-line = le chat de bois est assis devant cette ligne
refusal-taken-already = tu as déjà pris tes cartes pendant ce tour
refusal-laser-only-first = un pointeur laser ne se joue qu’au tout début d’un tour
refusal-not-in-hand = il n’y a pas de { $item-noun } dans ta main
refusal-token-stays = le chat de bois est déjà là ; envoie-le ailleurs
refusal-no-cat-to-brush = tu n’as pas de chat à échanger
refusal-no-cat-in-grid = il n’y a pas de chat dans la grille
refusal-no-cat-in-cell = il n’y a pas de chat à cet endroit de la grille
refusal-no-card-in-cell = il n’y a pas de carte à cet endroit de la grille
refusal-not-your-cat = ce chat n’est pas à toi
refusal-needs-two-lost-cats = il te faut pour ça deux chats perdus en main
refusal-no-such-stray = ce chat errant n’est pas là
refusal-no-such-tokens = tu n’as pas ces jetons
refusal-only-fresh-cards = maintenant, tu ne peux jouer que des cartes que tu viens de prendre
refusal-laser-needs-three-cards = le pointeur laser demande trois cartes dans la grille : deux à prendre, une à défausser
refusal-choupette-stays = Choupette a mangé, donc elle reste
refusal-choupette-eats-first = Choupette mange la première ou pas du tout ; maintenant, seule une friandise la nourrit
refusal-fed-in-part = un chat n’est nourri qu’à moitié : finis de le nourrir, ou récupère sa nourriture
refusal-taken-back-too-often =
    { $most ->
        [one] tu as déjà récupéré de la nourriture une fois ; termine le repas
       *[other] tu as déjà récupéré de la nourriture { $most } fois ; termine le repas
    }
refusal-no-use-for-food = ce chat n’en veut pas maintenant, ou tu n’as plus ce jeton
refusal-nothing-to-take-back = ce chat n’a rien reçu
refusal-no-goals = il n’y a pas d’objectifs partagés dans cette partie
refusal-goal-swapped-already = tu as déjà changé un objectif pendant ce tour
refusal-not-your-goal = cet objectif n’est pas à toi
refusal-goal-not-in-pool = cet objectif n’est pas dans la réserve

## Pourquoi ces réglages ne font pas une partie.

refusal-base-seats = le jeu de base se joue de 2 à 4, pas à { $seats } (CL-B2)
refusal-goals-without-treats = les objectifs partagés demandent Box of Treats (CL-C37)
refusal-goals-seats = les objectifs partagés se jouent à 3 ou plus, pas à { $seats } (CL-C37)
refusal-difficulty-seats = la difficulté ne se choisit qu’en solo (CL-C40)

## Pourquoi une table ne peut pas être préparée ainsi.

refusal-arrange-active = active : les places vont de 0 à { $most }
refusal-arrange-grid = grid : il n’y a que { $most } cases
refusal-arrange-players =
    { $most ->
        [one] { $argument } : il n’y a que { $most } place
       *[other] { $argument } : il n’y a que { $most } places
    }
refusal-arrange-no-card = il n’y a pas de carte « { $name } »
refusal-arrange-not-there = « { $name } » n’est pas là
refusal-arrange-not-in-deck = il n’y a plus de « { $name } » dans la pioche
refusal-arrange-strays = strays : on n’en pose que { $most }
refusal-arrange-deck = deck : un multiple de 3, au plus { $most }, pas { $count }
refusal-arrange-food = food : « { $name } » n’est pas dans { $letters }
refusal-arrange-no-goals = goals : il n’y en a pas dans cette partie
refusal-arrange-goals = goals : un entre deux places, et deux dans la réserve
refusal-arrange-starting = starting : il y en a { $count } dans cette partie
refusal-arrange-none-left = il ne reste plus de « { $name } »
refusal-arrange-line = les lignes sont { $lines }, pas « { $name } »

## Les chats. `worth` : ce que rapporte un chat nourri.

card-shadow = Ombre
    .one = Ombre
    .worth = 1
    .text = Noir, veut du thon : { card-shadow.worth }.
card-jazz = Jazz
    .one = Jazz
    .worth = 1
    .text = Noir, veut du thon : { card-jazz.worth }.
card-lily = Lily
    .one = Lily
    .worth = 2
    .text = Noir, veut du lait : { card-lily.worth }.
card-blackberry = Cassis
    .one = Cassis
    .worth = 3
    .text = Noir, veut 2 poulets : { card-blackberry.worth }.
card-keaton = Keaton
    .one = Keaton
    .worth = 4
    .text = Noir, veut 2 laits : { card-keaton.worth }.
card-pablo-picatso = Pablo Pichatso
    .one = Pablo Pichatso
    .worth = 6
    .text = Noir, veut 3 thons : { card-pablo-picatso.worth }.
card-chester = Chester
    .one = Chester
    .worth = 1
    .text = Roux, veut du thon : { card-chester.worth }.
card-bell = Grelot
    .one = Grelot
    .worth = 1
    .text = Roux, veut du poulet : { card-bell.worth }.
card-bronte = Bronte
    .one = Bronte
    .worth = 3
    .text = Roux, veut 2 thons : { card-bronte.worth }.
card-zeus = Zeus
    .one = Zeus
    .worth = 3
    .text = Roux, veut 2 poulets : { card-zeus.worth }.
card-pumpkin = Potiron
    .one = Potiron
    .worth = 6
    .text = Roux, veut 2 poulets et du lait : { card-pumpkin.worth }.
card-chairman-meow = Chat d’État
    .one = Chat d’État
    .worth = 6
    .text = Roux, veut 3 poulets : { card-chairman-meow.worth }.
card-cooper = Cooper
    .one = Cooper
    .worth = 1
    .text = Blanc, veut du poulet : { card-cooper.worth }.
card-gershon = Gershon
    .one = Gershon
    .worth = 1
    .text = Blanc, veut du poulet : { card-gershon.worth }.
card-snowflake = Flocon
    .one = Flocon
    .worth = 2
    .text = Blanc, veut du lait : { card-snowflake.worth }.
card-sparkle = Paillette
    .one = Paillette
    .worth = 3
    .text = Blanc, veut 2 thons : { card-sparkle.worth }.
card-sir-cuddleface = Sir Câlin
    .one = Sir Câlin
    .worth = 4
    .text = Blanc, veut 2 laits : { card-sir-cuddleface.worth }.
card-sox = Chaussette
    .one = Chaussette
    .worth = 6
    .text = Blanc, veut 2 thons et du lait : { card-sox.worth }.
card-alvin = Alvin
    .one = Alvin
    .worth = 1 par chat roux nourri
    .text = Noir et roux, veut du thon et du lait : { card-alvin.worth }.
card-dinah = Dinah
    .one = Dinah
    .worth = 1 par chat blanc nourri
    .text = Roux et blanc, veut du poulet et du lait : { card-dinah.worth }.
card-luna = Luna
    .one = Luna
    .worth = 1 par chat noir nourri
    .text = Noir et blanc, veut du thon et du poulet : { card-luna.worth }.
card-henriette = Henriette
    .one = Henriette
    .worth = 5
    .text = Noir, roux, blanc et gris, veut du thon, du poulet et du lait : { card-henriette.worth }.
card-ash = Cendre
    .one = Cendre
    .worth = 1
    .text = Gris, veut du poulet : { card-ash.worth }.
card-slate = Ardoise
    .one = Ardoise
    .worth = 3
    .text = Blanc et gris, veut 2 thons : { card-slate.worth }.
card-pebble = Galet
    .one = Galet
    .worth = 2
    .text = Roux et gris, veut du lait : { card-pebble.worth }.
card-storm = Orage
    .one = Orage
    .worth = 6
    .text = Noir et gris, veut 2 poulets et du thon : { card-storm.worth }.
card-misty = Brume
    .one = Brume
    .worth = 4
    .text = Gris, veut 2 laits : { card-misty.worth }.
card-duke = Duc
    .one = Duc
    .worth = 3
    .text = Blanc et gris, veut 2 aliments au choix : { card-duke.worth }.
card-banjo = Banjo
    .one = Banjo
    .worth = 1 par chat fan de thon nourri
    .text = Roux et gris, veut du thon et du lait : { card-banjo.worth }.
card-fiddle = Crincrin
    .one = Crincrin
    .worth = 1 par chat fan de poulet nourri
    .text = Blanc et gris, veut du poulet et du lait : { card-fiddle.worth }.
card-viola = Viola
    .one = Viola
    .worth = 1 par chat fan de lait nourri
    .text = Noir et gris, veut du thon et du lait : { card-viola.worth }.
card-domino = Domino
    .one = Domino
    .worth = 5
    .text = Noir et blanc, veut du thon, du poulet et du lait : { card-domino.worth }.

## Chats errants.

card-florence = Florence
    .one = Florence
    .worth = 2 par chat roux nourri
    .text = Chat errant, roux, veut du poulet et du lait : { card-florence.worth }.
card-antoinette = Antoinette
    .one = Antoinette
    .worth = 2 par chat blanc nourri
    .text = Chat errant, blanc, veut du thon et du lait : { card-antoinette.worth }.
card-eliot = Eliot
    .one = Eliot
    .worth = 2 par chat noir nourri
    .text = Chat errant, noir, veut du thon et du poulet : { card-eliot.worth }.
card-levar-purrton = LeVar Ronron
    .one = LeVar Ronron
    .worth = 4 par série noir, roux et blanc nourrie
    .text = Chat errant, blanc, veut du thon et du poulet : { card-levar-purrton.worth }.
card-zoroaster = Zoroastre
    .one = Zoroastre
    .worth = 2 par costume
    .text = Chat errant, noir, veut 2 poulets : { card-zoroaster.worth }.
card-macak = Macak
    .one = Macak
    .worth = 2 ; peut compter comme une herbe à chat de plus
    .text = Chat errant, roux, veut du lait : { card-macak.worth }.
card-waffle = Gaufrette
    .one = Gaufrette
    .worth = 3 par aliment mangé ; tous de la même sorte
    .text = Chat errant, roux, mange 1 à 4 aliments : { card-waffle.worth }.
card-hemingway = Hemingway
    .one = Hemingway
    .worth = 3 ; 7 si personne n’en nourrit autant que toi
    .text = Chat errant, noir, veut du lait : { card-hemingway.worth }.
card-sweetheart = Chouchou
    .one = Chouchou
    .worth = 5
    .text = Chat errant, noir, roux, blanc et gris, veut du thon et du poulet : { card-sweetheart.worth }.
card-penny = Penny
    .one = Penny
    .worth = 1 par jouet
    .text = Chat errant, roux, veut du lait : { card-penny.worth }.
card-moonbeam = Clair de Lune
    .one = Clair de Lune
    .worth = 3 ; deux de tes jetons comptent comme jokers
    .text = Chat errant, blanc, veut du thon et du poulet : { card-moonbeam.worth }.
card-cow = La Vache
    .one = La Vache
    .worth = 2 par aliment mangé
    .text = Chat errant, blanc, mange 1 aliment ou plus, au choix : { card-cow.worth }.
card-truffle = Truffe
    .one = Truffe
    .worth = 2 par autre chat nourri du même aliment
    .text = Chat errant, noir, veut 1 aliment au choix : { card-truffle.worth }.
card-aoshima = Aoshima et Cie
    .one = Aoshima et Cie
    .worth = 6 ; trois chats : noir fan de thon, roux fan de poulet, blanc fan de lait ; ne remplit aucun carton
    .text = Chat errant, noir, roux et blanc, veut du thon, du poulet et du lait : { card-aoshima.worth }.
card-biddy = Biddy
    .one = Biddy
    .worth = 2 + 3 par objectif partagé que tu atteins
    .text = Chat errant, gris, veut du thon et du lait : { card-biddy.worth }.
card-calf = Vachette
    .one = Vachette
    .worth = 2 + 1 par aliment mangé
    .text = Chat errant, noir et blanc, mange 1 à 5 aliments : { card-calf.worth }.
card-choupette = Choupette
    .one = Choupette
    .worth = 3 ; servie la première, elle rapporte deux cartes
    .text = Chat errant, blanc, veut du thon et du lait : { card-choupette.worth }.
card-elvis = Elvis
    .one = Elvis
    .worth = 3 ; compte comme un costume
    .text = Chat errant, noir, veut du poulet et du lait : { card-elvis.worth }.
card-little-nicky = Petit Nicky
    .one = Petit Nicky
    .worth = autant que ton meilleur autre chat nourri
    .text = Chat errant, noir et roux, veut du thon et du poulet : { card-little-nicky.worth }.
card-marshmallow = Guimauve
    .one = Guimauve
    .worth = 1 par point de tes séries de jouets
    .text = Chat errant, blanc, veut du thon, du poulet et du lait : { card-marshmallow.worth }.
card-mister-fit = Mister Fit
    .one = Mister Fit
    .worth = 2 par série de thon, poulet et lait mangée par tes chats
    .text = Chat errant, gris, veut 2 aliments au choix : { card-mister-fit.worth }.
card-mr-zoe = M. Zoé
    .one = M. Zoé
    .worth = 2 par vaporisateur ou chat perdu resté en main
    .text = Chat errant, roux, veut du lait : { card-mr-zoe.worth }.
card-tomasso = Tomasso
    .one = Tomasso
    .worth = 3 ; compte comme un jouet
    .text = Chat errant, roux et blanc, veut du thon et du poulet : { card-tomasso.worth }.
card-mina = Mina
    .one = Mina
    .worth = 2 par chat multicolore nourri
    .text = Chat errant, noir et gris, veut du thon et du poulet : { card-mina.worth }.
card-ringo = Ringo
    .one = Ringo
    .worth = 1 + 1 par chat à deux aliments nourri
    .text = Chat errant, gris, veut du poulet et du lait : { card-ringo.worth }.
card-peanut = Cacahuète
    .one = Cacahuète
    .worth = 1 par chat à un aliment nourri
    .text = Chat errant, roux, veut du lait : { card-peanut.worth }.

## Nourriture.

card-chicken = Poulet
    .one = du poulet
    .text = Nourriture : poulet.
card-two-chicken = Poulet ×2
    .one = 2 poulets
    .text = Nourriture : 2 poulets.
card-tuna = Thon
    .one = du thon
    .text = Nourriture : thon.
card-two-tuna = Thon ×2
    .one = 2 thons
    .text = Nourriture : 2 thons.
card-milk = Lait
    .one = du lait
    .text = Nourriture : lait.
card-two-milk = Lait ×2
    .one = 2 laits
    .text = Nourriture : 2 laits.
card-wild = Joker
    .one = un joker
    .text = Nourriture : joker. Compte comme poulet, thon ou lait.
card-chicken-and-tuna = Poulet et thon
    .one = du poulet et du thon
    .text = Nourriture : poulet et thon.
card-treat = Friandise
    .one = une friandise
    .text = Nourriture : friandise. Nourrit tout chat à elle seule, mais il ne rapporte alors qu’un point.

## Jouets.

-toy-text = Jouet : un à cinq jouets différents rapportent 1, 3, 5, 8 ou 12.
card-mouse-toy = Souris en tissu
    .one = une souris en tissu
    .text = { -toy-text }
card-yarn-ball = Pelote de laine
    .one = une pelote de laine
    .text = { -toy-text }
card-feather-wand = Canne à plumes
    .one = une canne à plumes
    .text = { -toy-text }
card-cat-tower = Arbre à chat
    .one = un arbre à chat
    .text = { -toy-text }
card-scratching-post = Griffoir
    .one = un griffoir
    .text = { -toy-text }

## Costumes.

-costume-text = Costume : en avoir le plus rapporte 6 ; n’en avoir aucun coûte 2.
card-wizard-hat = Chapeau de sorcier
    .one = un chapeau de sorcier
    .text = { -costume-text }
card-pirate-coat = Manteau de pirate
    .one = un manteau de pirate
    .text = { -costume-text }
card-lobster-suit = Habit de homard
    .one = un habit de homard
    .text = { -costume-text }
card-bee-wings = Ailes d’abeille
    .one = des ailes d’abeille
    .text = { -costume-text }
card-bow-tie = Nœud papillon
    .one = un nœud papillon
    .text = { -costume-text }
card-dinosaur-hood = Capuche de dinosaure
    .one = une capuche de dinosaure
    .text = { -costume-text }
card-space-helmet = Casque d’astronaute
    .one = un casque d’astronaute
    .text = { -costume-text }
card-lion-mane = Crinière de lion
    .one = une crinière de lion
    .text = { -costume-text }
card-tutu = Tutu
    .one = un tutu
    .text = { -costume-text }
card-detective-cap = Casquette de détective
    .one = une casquette de détective
    .text = { -costume-text }
card-mermaid-tail = Queue de sirène
    .one = une queue de sirène
    .text = { -costume-text }
card-cowboy-boots = Bottes de cow-boy
    .one = des bottes de cow-boy
    .text = { -costume-text }

## Herbe à chat.

card-catnip = Herbe à chat
    .one = de l’herbe à chat
    .text = Une seule coûte 2 points. Deux ou trois rapportent 1 point par chat nourri, quatre ou plus en rapportent 2.

## Cartes qui se jouent. `noun` : le nom dans une phrase.

card-lost-cat = Chat perdu
    .one = un chat perdu
    .text = Réunis-en deux : ils amènent un chat errant ou rapportent 2 points.
card-spray-bottle = Vaporisateur
    .one = un vaporisateur
    .noun = vaporisateur
    .text = Fait fuir le chat de bois vers une autre rangée ou colonne.
card-brush = Brosse
    .one = une brosse
    .noun = brosse
    .text = Échange un de tes chats contre un chat de la grille.
card-laser-pointer = Pointeur laser
    .one = un pointeur laser
    .noun = pointeur laser
    .text = Au lieu de prendre une rangée ou une colonne : prends deux cartes au choix dans la grille, et défausses-en une troisième.
card-shopping-bag = Sac de courses
    .one = un sac de courses
    .noun = sac de courses
    .text = Joue-le : un poulet, un thon et un lait pour toi ; les autres reçoivent une pièce d’or (2 points).

## Cartons.

card-gray-box = Carton pour un chat gris
    .one = un carton pour un chat gris
card-orange-chicken-box = Carton pour un chat roux fan de poulet
    .one = un carton pour un chat roux fan de poulet
card-white-milk-box = Carton pour un chat blanc fan de lait
    .one = un carton pour un chat blanc fan de lait
card-black-tuna-box = Carton pour un chat noir fan de thon
    .one = un carton pour un chat noir fan de thon
card-white-tuna-box = Carton pour un chat blanc fan de thon
    .one = un carton pour un chat blanc fan de thon
card-black-milk-box = Carton pour un chat noir fan de lait
    .one = un carton pour un chat noir fan de lait
card-orange-tuna-box = Carton pour un chat roux fan de thon
    .one = un carton pour un chat roux fan de thon
card-white-chicken-box = Carton pour un chat blanc fan de poulet
    .one = un carton pour un chat blanc fan de poulet
card-orange-milk-box = Carton pour un chat roux fan de lait
    .one = un carton pour un chat roux fan de lait

-box-text = Avec un chat comme ça, nourri ou affamé, le carton rapporte autant de points que tu as de cartons.
card-box-gray-box = Carton
    .text = Carton pour un chat gris. { -box-text }
card-box-orange-chicken-box = Carton
    .text = Carton pour un chat roux qui veut du poulet. { -box-text }
card-box-white-milk-box = Carton
    .text = Carton pour un chat blanc qui veut du lait. { -box-text }
card-box-black-tuna-box = Carton
    .text = Carton pour un chat noir qui veut du thon. { -box-text }
card-box-white-tuna-box = Carton
    .text = Carton pour un chat blanc qui veut du thon. { -box-text }
card-box-black-milk-box = Carton
    .text = Carton pour un chat noir qui veut du lait. { -box-text }
card-box-orange-tuna-box = Carton
    .text = Carton pour un chat roux qui veut du thon. { -box-text }
card-box-white-chicken-box = Carton
    .text = Carton pour un chat blanc qui veut du poulet. { -box-text }
card-box-orange-milk-box = Carton
    .text = Carton pour un chat roux qui veut du lait. { -box-text }

## Objectifs partagés. `quoted` : après « à la place de ».

goal-fed-cats = chats nourris
    .quoted = « chats nourris »
goal-toys = jouets
    .quoted = « jouets »
goal-costumes = costumes
    .quoted = « costumes »
goal-catnip = herbe à chat
    .quoted = « herbe à chat »
goal-multicoloured = chats multicolores nourris
    .quoted = « chats multicolores nourris »
goal-one-food = chats à un aliment nourris
    .quoted = « chats à un aliment nourris »
goal-two-food = chats à deux aliments nourris
    .quoted = « chats à deux aliments nourris »
goal-tuna-cats = chats fans de thon nourris
    .quoted = « chats fans de thon nourris »
goal-chicken-cats = chats fans de poulet nourris
    .quoted = « chats fans de poulet nourris »
goal-milk-cats = chats fans de lait nourris
    .quoted = « chats fans de lait nourris »

card-goal-fed-cats = Chats nourris
    .text = Objectif : nourrissez à deux assez de chats, et c’est 3 points par tête.
card-goal-toys = Jouets
    .text = Objectif : réunissez à deux assez de jouets, et c’est 3 points par tête.
card-goal-costumes = Costumes
    .text = Objectif : réunissez à deux assez de costumes, et c’est 3 points par tête.
card-goal-catnip = Herbe à chat
    .text = Objectif : réunissez à deux assez d’herbe à chat, et c’est 3 points par tête.
card-goal-multicoloured = Chats multicolores nourris
    .text = Objectif : nourrissez à deux assez de chats multicolores, et c’est 3 points par tête.
card-goal-one-food = Chats à un aliment nourris
    .text = Objectif : nourrissez à deux assez de chats à un aliment, et c’est 3 points par tête.
card-goal-two-food = Chats à deux aliments nourris
    .text = Objectif : nourrissez à deux assez de chats à deux aliments, et c’est 3 points par tête.
card-goal-tuna-cats = Chats fans de thon nourris
    .text = Objectif : nourrissez à deux assez de chats fans de thon, et c’est 3 points par tête.
card-goal-chicken-cats = Chats fans de poulet nourris
    .text = Objectif : nourrissez à deux assez de chats fans de poulet, et c’est 3 points par tête.
card-goal-milk-cats = Chats fans de lait nourris
    .text = Objectif : nourrissez à deux assez de chats fans de lait, et c’est 3 points par tête.

## Ce que veulent les cartes de tour du chat adverse.

turn-card-toys-middle-column = le plus de jouets, sinon la colonne 2
turn-card-toys-bottom-row = le plus de jouets, sinon la rangée C
turn-card-catnip-right-column = le plus d’herbe à chat, sinon la colonne 3
turn-card-catnip-top-row = le plus d’herbe à chat, sinon la rangée A
turn-card-six-vp-left-column = le plus de chats à 6 points, sinon la colonne 1
turn-card-six-vp-middle-row = le plus de chats à 6 points, sinon la rangée B
turn-card-food-left-column = le plus de nourriture, sinon la colonne 1
turn-card-food-middle-row = le plus de nourriture, sinon la rangée B
turn-card-cat-token = la ligne du chat de bois

## Cartes de départ du chat adverse.

starting-two-tokens = deux pièces d’or
starting-one-more-stray = un chat errant de plus
starting-one-catnip = une herbe à chat
starting-three-wild = trois jokers
starting-two-costumes = deux costumes
starting-wild-toy = un jouet au choix

## Comment jouer.

rules-idea =
    Neuf cartes forment la grille. Prends-en trois à la fois, réunis des chats et de quoi les nourrir, et nourris-en le plus
    possible quand la pioche est vide. Un chat nourri rapporte des points, un chat affamé en coûte 2.
    .heading = L’idée

rules-turn =
    Prends toute une rangée ou une colonne, mais pas celle devant laquelle le chat de bois est assis. Il va à la ligne
    que tu as prise, et trois nouvelles cartes arrivent. La nourriture se change aussitôt en jetons ; chats, cartons et
    nourriture sont visibles devant toi ; tout le reste va dans ta main, et les autres n’en voient que le nombre.
    .heading = Ton tour

rules-cards =
    Pendant ton tour, avant ou après avoir pris une ligne : deux chats perdus amènent un chat errant ou rapportent 2
    points ; un vaporisateur chasse le chat de bois vers une autre ligne ; une brosse échange un de tes chats contre un chat
    de la grille ; un sac de courses t’apporte un aliment de chaque sorte et donne une pièce d’or (2 points) aux autres. Un
    pointeur laser se joue avant tout le reste et prend tout ton tour : tu reçois deux cartes de la grille au choix, une
    troisième est défaussée, et le chat de bois ne bouge pas.
    .heading = Jouer des cartes

rules-end =
    La partie s’arrête quand la grille ne peut plus être complétée. Si tu as Choupette, tu peux la nourrir aussitôt, et
    elle te rapporte deux des cartes qui restent. Puis tout le monde nourrit ses chats, à l’abri des regards, et on
    dévoile tout.
    .heading = La fin

rules-feeding =
    Un chat reçoit exactement ce qu’il lui faut, ou rien. Un joker est du poulet, du thon ou du lait. Une friandise
    nourrit un chat à elle seule, mais il ne vaut alors qu’un point et n’a plus de pouvoir. Tant que tu n’as pas fini,
    tu peux changer d’avis. Besoin d’aide ? Demande le meilleur menu.
    .heading = Nourrir

rules-points =
    Chaque chat nourri : ce qu’il indique ; affamé : −2.

    Jouets : un à cinq jouets différents rapportent 1, 3, 5, 8 ou 12.

    Costumes : en avoir le plus rapporte 6, à partager en cas d’égalité ; à cinq ou six, être deuxième rapporte 3 ; n’en
    avoir aucun coûte 2.

    Herbe à chat : une seule coûte 2 ; deux ou trois rapportent 1 par chat nourri, quatre ou plus en rapportent 2.

    Cartons : avec un chat qui convient, nourri ou non, un carton rapporte autant de points que tu as de cartons.

    Avoir le plus de nourriture en trop coûte 2, même à égalité. Une pièce d’or rapporte 2.

    On gagne avec le plus de points ; à égalité, avec le plus de chats nourris.
    .heading = Points

rules-goals =
    En option, à trois ou plus : tu partages un objectif à gauche, un autre à droite. Ce que vous avez à vous deux
    compte ensemble ; si c’est assez, vous recevez 3 points par tête. Une fois par tour, tu peux échanger un des tiens
    contre un des deux de la réserve.
    .heading = Objectifs partagés

rules-alone =
    Le chat adverse prend la ligne où il y a le plus de ce que veut sa carte de tour ; si des lignes sont à égalité, tu
    choisis. Il nourrit ses chats après toi, et toute sa nourriture compte comme joker, sauf les friandises. Tu ne gagnes
    qu’avec plus de points que lui.
    .heading = En solo

## Les groupes de cartes, comme titres.

cards-cat = Chats
cards-stray = Chats errants
cards-food = Nourriture
cards-toy = Jouets
cards-costume = Costumes
cards-catnip = Herbe à chat
cards-play = Cartes d’action
cards-box = Cartons
cards-goal = Objectifs

## Pourquoi un conseil est bon : ce qu’un coup apporte.

because-blocks =
    { $first-is ->
        [you] Tu ne pourras pas commencer par { $cards-one }.
       *[other] { $first } ne pourra pas commencer par { $cards-one }.
    }
because-withholds =
    { $seat-is ->
        [you] Tu ne pourras pas prendre { $cards-one } ensuite.
       *[other] { $seat } ne pourra pas prendre { $cards-one } ensuite.
    }
because-cat-player-gets = Le chat adverse reçoit { $cards-one }.
because-nobody-gets = Personne d’autre n’aura ça : { $cards-one }.
because-goal = Votre objectif partagé sera : { $goal }.
because-frees = La { $line } redevient libre.
because-choupette = Choupette est nourrie, et tu prends deux cartes.
because-keeps = Tu gardes tes cartes pour plus tard.
because-ends = Ton tour sera fini.
because-brings = Tu reçois { $cards-one }.
because-shop = Tu reçois un aliment de chaque sorte, et les autres une pièce d’or (2 points).
because-cash = Ça fait 2 points, quoi qu’il arrive.
because-feeds = Tu pourrais alors nourrir { $cats }.
because-needs-food = Il faut encore nourrir { $cats } avant la fin.
because-worth =
    { $points ->
        [one] Pour l’instant, ça fait { $points } point de plus.
       *[other] Pour l’instant, ça fait { $points } points de plus.
    }
because-costs =
    { $points ->
        [one] Pour l’instant, ça coûte { $points } point, mais rien n’est joué.
       *[other] Pour l’instant, ça coûte { $points } points, mais rien n’est joué.
    }
because-toys =
    { $count ->
        [1] C’est ton premier jouet.
       *[other] Tu auras { $count } jouets différents.
    }
because-costumes =
    { $count ->
        [1] C’est ton premier costume.
       *[other] Tu auras { $count } costumes.
    }
because-catnip =
    { $points ->
        [0] C’est ta première herbe à chat ; une seule coûte 2 points.
        [1] Tu auras { $count } herbes à chat : 1 point par chat nourri.
       *[other] Tu auras { $count } herbes à chat : { $points } points par chat nourri.
    }
because-lost-cats = Avec deux chats perdus, tu peux adopter un chat errant.
because-done =
    { $points ->
        [one] Ça fait { $points } point en tout.
       *[other] Ça fait { $points } points en tout.
    }
because-fed = { $cat } n’aura plus faim.
because-part-fed = { $cat } n’a pas encore tout ce qu’il faut, mais c’est un début.
because-best-plan =
    { $points ->
        [one] C’est le meilleur menu pour tes chats : { $points } point en tout.
       *[other] C’est le meilleur menu pour tes chats : { $points } points en tout.
    }
because-any-order = Ça fait aussi partie du meilleur menu. L’ordre ne compte pas.
because-hungry =
    { $points ->
        [one] { $cat } restera le ventre vide : { $points } point en tout.
       *[other] { $cat } restera le ventre vide : { $points } points en tout.
    }
