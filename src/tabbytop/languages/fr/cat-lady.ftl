### Cat Lady avec Box of Treats.
###
### Mots choisis : grille (grid), rangée, colonne, chat errant (stray), chat perdu (lost cat), carton (box), objectif (goal), joker
### (wild), friandise (treat), herbe à chat (catnip), jeton (token), le chat de bois (cat token), le chat adverse (cat player).

title = Cat Lady
about = Prends trois cartes par tour, et nourris les chats que tu as récoltés.

# L’ambiance, en trois mots.
mood-first = douillet
mood-second = malin
mood-third = à collectionner

opponent-cat-player = chat adverse

## Réglages.

option-edition = les cartes : avec Box of Treats, ou le jeu de base seul (2 à 4 places)
    .title = Édition
    .choice-treats = Avec Box of Treats
    .choice-base = Le jeu de base
option-goals = objectifs partagés entre voisins : 3 places ou plus, avec Box of Treats
    .title = Objectifs entre voisins
option-open_hands = toutes les mains sont visibles ; sinon, on ne voit que leur taille
    .title = Mains visibles
option-difficulty = en solo seulement : le chat adverse commence avec une, deux ou trois cartes de départ
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
prompt-feed = Nourris tes chats. Personne ne voit comment avant que tous aient fini.
prompt-guide = Le chat adverse veut { $card }, et des lignes sont à égalité. Laquelle ?

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
        [you] Tu prends la { $line } : { $cards }.
       *[other] { who } prend la { $line } : { $cards }.
    }
event-refill = Nouveau dans la grille : { $cards }.
event-spray =
    { $seat-is ->
        [you] Tu vaporises : le chat de bois file vers la { $line }.
       *[other] { who } vaporise : le chat de bois file vers la { $line }.
    }
event-laser =
    { $seat-is ->
        [you] Tu utilises un pointeur laser et prends { $cards }.
       *[other] { who } utilise un pointeur laser et prend { $cards }.
    }
event-throw =
    { $seat-is ->
        [you] Tu défausses { $cards }.
       *[other] { who } défausse { $cards }.
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
        [you] Tu fais les courses : un aliment de chaque sorte, et une pièce d’or (2 points) pour tous les autres.
       *[other] { who } fait les courses : un aliment de chaque sorte, et une pièce d’or (2 points) pour tous les autres.
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
        [you] Tu nourris Choupette avant tout le monde.
       *[other] { who } nourrit Choupette avant tout le monde.
    }
event-pick = Choupette rapporte { $cards }.
event-done =
    { $seat-is ->
        [you] Ton menu est prêt.
       *[other] { who } a fini son menu.
    }
event-reveal = Tout est dévoilé. { $feedings }.
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
move-brush = échanger { $cat } contre { $cell }
move-shop = faire les courses : un aliment de chaque sorte
move-laser = pointeur laser : { $cell } { $other }
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
move-done = tous sont nourris
move-end = c’est tout

## Feuille de score.

score-cat = { $cat }
score-treat = { $cat }, par une friandise
score-hungry = { $cat }, le ventre vide
score-counting-cat =
    { $why ->
        [best-other] { $cat }, comme le meilleur autre chat
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
        [chicken] { $cat } : { cats } à poulet
        [tuna] { $cat } : { cats } à thon
        [milk] { $cat } : { cats } à lait
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
reason-as-many-points-as-the-cat-player-are-not-enough = autant de points que le chat adverse ne suffit pas
reason-the-cat-player-has-more-points = le chat adverse a plus de points

## Ce qu’il faut faire maintenant.

must-place-token = maintenant, place le chat de bois devant une rangée ou une colonne
must-take-line = maintenant, prends une rangée ou une colonne, ou joue d’abord une carte
must-play-or-end = maintenant, joue des cartes ou termine ton tour
must-throw-away = maintenant, nomme une carte de la grille à défausser
must-pay-for-choupette = maintenant, paie du thon et du lait pour Choupette, ou dis `end`
must-pick-for-choupette = maintenant, choisis une carte de la grille pour Choupette, ou dis `end`
must-play-fresh-card = maintenant, joue une des cartes que tu viens de prendre, ou dis `end`
must-guide-cat-player = maintenant, choisis laquelle des lignes à égalité prend le chat adverse
must-feed = maintenant, nourris tes chats, ou dis `done`

## Pourquoi ce n’est pas possible.

refusal-token-beside-line = le chat de bois est assis devant cette ligne
refusal-taken-already = tu as déjà pris tes cartes pendant ce tour
refusal-laser-only-first = un pointeur laser ne se joue qu’au tout début d’un tour
refusal-not-in-hand = il n’y a pas de { $item-noun } dans ta main
refusal-token-stays = le chat de bois y est déjà ; il doit vraiment bouger
refusal-no-cat-to-brush = tu n’as pas de chat à échanger
refusal-no-cat-in-grid = il n’y a pas de chat dans la grille
refusal-no-cat-in-cell = il n’y a pas de chat à cet endroit de la grille
refusal-no-card-in-cell = il n’y a pas de carte à cet endroit de la grille
refusal-not-your-cat = ce chat n’est pas à toi
refusal-needs-two-lost-cats = il faut pour cela deux chats perdus dans ta main
refusal-no-such-stray = ce chat errant n’est pas là
refusal-no-such-tokens = tu n’as pas ces jetons
refusal-only-fresh-cards = on ne peut jouer maintenant qu’une carte que l’on vient de prendre
refusal-laser-needs-three-cards = il faut deux cartes de la grille, et une troisième à défausser
refusal-choupette-stays = Choupette a mangé et reste
refusal-choupette-eats-first = Choupette mange la première ou jamais ; maintenant, seule une friandise la nourrit
refusal-fed-in-part = un chat n’est nourri qu’à moitié : finis de le nourrir, ou reprends sa nourriture
refusal-taken-back-too-often = tu as repris de la nourriture { $most } fois ; dis `done`
refusal-no-use-for-food = il n’en a pas l’usage maintenant, ou tu n’as plus ce jeton
refusal-nothing-to-take-back = ce chat n’a rien reçu
refusal-no-goals = il n’y a pas d’objectifs partagés dans cette partie
refusal-goal-swapped-already = tu as déjà changé un objectif pendant ce tour
refusal-not-your-goal = cet objectif n’est pas à toi
refusal-goal-not-in-pool = cet objectif n’est pas dans la réserve

## Pourquoi ces réglages ne font pas une partie.

refusal-base-seats = l’édition de base a 2 à 4 places, pas { $seats } (CL-B2)
refusal-goals-without-treats = les objectifs partagés viennent avec Box of Treats : edition=treats (CL-C37)
refusal-goals-seats = les objectifs partagés demandent 3 places ou plus, pas { $seats } (CL-C37)
refusal-difficulty-seats = seul le solo a une difficulté : 1 place (CL-C40)

## Pourquoi une table ne peut pas être préparée ainsi.

refusal-arrange-active = active : les joueurs vont de 0 à { $most }
refusal-arrange-grid = grid : il n’y a que { $most } endroits
refusal-arrange-players = { $argument } : il n’y a que { $most } joueurs
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

card-shadow = Shadow
    .worth = 1
    .text = Noir, demande thon : { card-shadow.worth }.
card-jazz = Jazz
    .worth = 1
    .text = Noir, demande thon : { card-jazz.worth }.
card-lily = Lily
    .worth = 2
    .text = Noir, demande lait : { card-lily.worth }.
card-blackberry = Blackberry
    .worth = 3
    .text = Noir, demande 2 poulets : { card-blackberry.worth }.
card-keaton = Keaton
    .worth = 4
    .text = Noir, demande 2 laits : { card-keaton.worth }.
card-pablo-picatso = Pablo Picatso
    .worth = 6
    .text = Noir, demande 3 thons : { card-pablo-picatso.worth }.
card-chester = Chester
    .worth = 1
    .text = Roux, demande thon : { card-chester.worth }.
card-bell = Bell
    .worth = 1
    .text = Roux, demande poulet : { card-bell.worth }.
card-bronte = Bronte
    .worth = 3
    .text = Roux, demande 2 thons : { card-bronte.worth }.
card-zeus = Zeus
    .worth = 3
    .text = Roux, demande 2 poulets : { card-zeus.worth }.
card-pumpkin = Pumpkin
    .worth = 6
    .text = Roux, demande 2 poulets et lait : { card-pumpkin.worth }.
card-chairman-meow = Chairman Meow
    .worth = 6
    .text = Roux, demande 3 poulets : { card-chairman-meow.worth }.
card-cooper = Cooper
    .worth = 1
    .text = Blanc, demande poulet : { card-cooper.worth }.
card-gershon = Gershon
    .worth = 1
    .text = Blanc, demande poulet : { card-gershon.worth }.
card-snowflake = Snowflake
    .worth = 2
    .text = Blanc, demande lait : { card-snowflake.worth }.
card-sparkle = Sparkle
    .worth = 3
    .text = Blanc, demande 2 thons : { card-sparkle.worth }.
card-sir-cuddleface = Sir Cuddleface
    .worth = 4
    .text = Blanc, demande 2 laits : { card-sir-cuddleface.worth }.
card-sox = Sox
    .worth = 6
    .text = Blanc, demande 2 thons et lait : { card-sox.worth }.
card-alvin = Alvin
    .worth = 1 par chat roux nourri
    .text = Noir et roux, demande thon et lait : { card-alvin.worth }.
card-dinah = Dinah
    .worth = 1 par chat blanc nourri
    .text = Roux et blanc, demande poulet et lait : { card-dinah.worth }.
card-luna = Luna
    .worth = 1 par chat noir nourri
    .text = Noir et blanc, demande thon et poulet : { card-luna.worth }.
card-henriette = Henriette
    .worth = 5
    .text = Noir, roux, blanc et gris, demande thon, poulet et lait : { card-henriette.worth }.
card-ash = Ash
    .worth = 1
    .text = Gris, demande poulet : { card-ash.worth }.
card-slate = Slate
    .worth = 3
    .text = Blanc et gris, demande 2 thons : { card-slate.worth }.
card-pebble = Pebble
    .worth = 2
    .text = Roux et gris, demande lait : { card-pebble.worth }.
card-storm = Storm
    .worth = 6
    .text = Noir et gris, demande 2 poulets et thon : { card-storm.worth }.
card-misty = Misty
    .worth = 4
    .text = Gris, demande 2 laits : { card-misty.worth }.
card-duke = Duke
    .worth = 3
    .text = Blanc et gris, demande 2 aliments au choix : { card-duke.worth }.
card-banjo = Banjo
    .worth = 1 par chat à thon nourri
    .text = Roux et gris, demande thon et lait : { card-banjo.worth }.
card-fiddle = Fiddle
    .worth = 1 par chat à poulet nourri
    .text = Blanc et gris, demande poulet et lait : { card-fiddle.worth }.
card-viola = Viola
    .worth = 1 par chat à lait nourri
    .text = Noir et gris, demande thon et lait : { card-viola.worth }.
card-domino = Domino
    .worth = 5
    .text = Noir et blanc, demande thon, poulet et lait : { card-domino.worth }.

## Chats errants.

card-florence = Florence
    .worth = 2 par chat roux nourri
    .text = Chat errant, roux, demande poulet et lait : { card-florence.worth }.
card-antoinette = Antoinette
    .worth = 2 par chat blanc nourri
    .text = Chat errant, blanc, demande thon et lait : { card-antoinette.worth }.
card-eliot = Eliot
    .worth = 2 par chat noir nourri
    .text = Chat errant, noir, demande thon et poulet : { card-eliot.worth }.
card-levar-purrton = LeVar Purrton
    .worth = 4 par série nourrie de noir, roux et blanc
    .text = Chat errant, blanc, demande thon et poulet : { card-levar-purrton.worth }.
card-zoroaster = Zoroaster
    .worth = 2 par costume
    .text = Chat errant, noir, demande 2 poulets : { card-zoroaster.worth }.
card-macak = Macak
    .worth = 2 ; peut compter comme une herbe à chat de plus
    .text = Chat errant, roux, demande lait : { card-macak.worth }.
card-waffle = Waffle
    .worth = 3 par aliment mangé ; tous de la même sorte
    .text = Chat errant, roux, prend 1 à 4 aliments : { card-waffle.worth }.
card-hemingway = Hemingway
    .worth = 3 ; 7 si personne n’en nourrit autant que toi
    .text = Chat errant, noir, demande lait : { card-hemingway.worth }.
card-sweetheart = Sweetheart
    .worth = 5
    .text = Chat errant, noir, roux, blanc et gris, demande thon et poulet : { card-sweetheart.worth }.
card-penny = Penny
    .worth = 1 par jouet
    .text = Chat errant, roux, demande lait : { card-penny.worth }.
card-moonbeam = Moonbeam
    .worth = 3 ; deux de tes jetons comptent comme jokers
    .text = Chat errant, blanc, demande thon et poulet : { card-moonbeam.worth }.
card-cow = Cow
    .worth = 2 par aliment mangé
    .text = Chat errant, blanc, prend 1 aliment ou plus, au choix : { card-cow.worth }.
card-truffle = Truffle
    .worth = 2 par autre chat nourri du même aliment
    .text = Chat errant, noir, demande 1 aliment au choix : { card-truffle.worth }.
card-aoshima = Aoshima et ses amis
    .worth = 6 ; trois chats : noir à thon, roux à poulet, blanc à lait ; ne remplit aucun carton
    .text = Chat errant, noir, roux et blanc, demande thon, poulet et lait : { card-aoshima.worth }.
card-biddy = Biddy
    .worth = 2 + 3 par objectif partagé que tu atteins
    .text = Chat errant, gris, demande thon et lait : { card-biddy.worth }.
card-calf = Calf
    .worth = 2 + 1 par aliment mangé
    .text = Chat errant, noir et blanc, prend 1 à 5 aliments : { card-calf.worth }.
card-choupette = Choupette
    .worth = 3 ; servie la première, elle rapporte deux cartes
    .text = Chat errant, blanc, demande thon et lait : { card-choupette.worth }.
card-elvis = Elvis
    .worth = 3 ; compte comme un costume
    .text = Chat errant, noir, demande poulet et lait : { card-elvis.worth }.
card-little-nicky = Little Nicky
    .worth = autant que ton meilleur autre chat nourri
    .text = Chat errant, noir et roux, demande thon et poulet : { card-little-nicky.worth }.
card-marshmallow = Marshmallow
    .worth = 1 par point de tes séries de jouets
    .text = Chat errant, blanc, demande thon, poulet et lait : { card-marshmallow.worth }.
card-mister-fit = Mister Fit
    .worth = 2 par série de thon, poulet et lait mangée par tes chats
    .text = Chat errant, gris, demande 2 aliments au choix : { card-mister-fit.worth }.
card-mr-zoe = Mr. Zoe
    .worth = 2 par vaporisateur ou chat perdu resté en main
    .text = Chat errant, roux, demande lait : { card-mr-zoe.worth }.
card-tomasso = Tomasso
    .worth = 3 ; compte comme un jouet
    .text = Chat errant, roux et blanc, demande thon et poulet : { card-tomasso.worth }.
card-mina = Mina
    .worth = 2 par chat multicolore nourri
    .text = Chat errant, noir et gris, demande thon et poulet : { card-mina.worth }.
card-ringo = Ringo
    .worth = 1 + 1 par chat à deux aliments nourri
    .text = Chat errant, gris, demande poulet et lait : { card-ringo.worth }.
card-peanut = Peanut
    .worth = 1 par chat à un aliment nourri
    .text = Chat errant, roux, demande lait : { card-peanut.worth }.

## Nourriture.

card-chicken = Poulet
    .text = Nourriture : poulet.
card-two-chicken = Poulet ×2
    .text = Nourriture : 2 poulets.
card-tuna = Thon
    .text = Nourriture : thon.
card-two-tuna = Thon ×2
    .text = Nourriture : 2 thons.
card-milk = Lait
    .text = Nourriture : lait.
card-two-milk = Lait ×2
    .text = Nourriture : 2 laits.
card-wild = Joker
    .text = Nourriture : joker. Compte comme poulet, thon ou lait.
card-chicken-and-tuna = Poulet et thon
    .text = Nourriture : poulet et thon.
card-treat = Friandise
    .text = Nourriture : friandise. Nourrit tout chat à elle seule, mais il ne rapporte alors que 1 point.

## Jouets.

-toy-text = Jouet : des séries de jouets différents rapportent 1, 3, 5, 8, 12.
card-mouse-toy = Souris en tissu
    .text = { -toy-text }
card-yarn-ball = Pelote de laine
    .text = { -toy-text }
card-feather-wand = Canne à plumes
    .text = { -toy-text }
card-cat-tower = Arbre à chat
    .text = { -toy-text }
card-scratching-post = Griffoir
    .text = { -toy-text }

## Costumes.

-costume-text = Costume : en avoir le plus rapporte 6 ; aucun coûte 2.
card-wizard-hat = Chapeau de sorcier
    .text = { -costume-text }
card-pirate-coat = Manteau de pirate
    .text = { -costume-text }
card-lobster-suit = Habit de homard
    .text = { -costume-text }
card-bee-wings = Ailes d’abeille
    .text = { -costume-text }
card-bow-tie = Nœud papillon
    .text = { -costume-text }
card-dinosaur-hood = Capuche de dinosaure
    .text = { -costume-text }
card-space-helmet = Casque spatial
    .text = { -costume-text }
card-lion-mane = Crinière de lion
    .text = { -costume-text }
card-tutu = Tutu
    .text = { -costume-text }
card-detective-cap = Casquette de détective
    .text = { -costume-text }
card-mermaid-tail = Queue de sirène
    .text = { -costume-text }
card-cowboy-boots = Bottes de cow-boy
    .text = { -costume-text }

## Herbe à chat.

card-catnip = Herbe à chat
    .text = Une seule coûte 2 points. Deux ou trois rapportent 1 point par chat nourri, quatre ou plus en rapportent 2.

## Cartes qui se jouent. `noun` : le nom dans une phrase.

card-lost-cat = Chat perdu
    .text = Réunis-en deux : ils amènent un chat errant, ou 2 points.
card-spray-bottle = Vaporisateur
    .noun = vaporisateur
    .text = Fait fuir le chat de bois vers une autre rangée ou colonne.
card-brush = Brosse
    .noun = brosse
    .text = Échange un de tes chats contre un chat de la grille.
card-laser-pointer = Pointeur laser
    .noun = pointeur laser
    .text = Au lieu de prendre une rangée ou une colonne : prends deux cartes au choix dans la grille, et défausses-en une troisième.
card-shopping-bag = Sac de courses
    .noun = sac de courses
    .text = Joue-le : un poulet, un thon et un lait pour toi, une pièce d’or (2 points) pour tous les autres.

## Cartons.

card-gray-box = Carton pour un chat gris
card-orange-chicken-box = Carton pour un chat roux à poulet
card-white-milk-box = Carton pour un chat blanc à lait
card-black-tuna-box = Carton pour un chat noir à thon
card-white-tuna-box = Carton pour un chat blanc à thon
card-black-milk-box = Carton pour un chat noir à lait
card-orange-tuna-box = Carton pour un chat roux à thon
card-white-chicken-box = Carton pour un chat blanc à poulet
card-orange-milk-box = Carton pour un chat roux à lait

-box-text = Si tu as un tel chat, nourri ou affamé, le carton rapporte autant de points que tu as de cartons.
card-box-gray-box = Carton
    .text = Carton pour un chat gris. { -box-text }
card-box-orange-chicken-box = Carton
    .text = Carton pour un chat roux qui demande du poulet. { -box-text }
card-box-white-milk-box = Carton
    .text = Carton pour un chat blanc qui demande du lait. { -box-text }
card-box-black-tuna-box = Carton
    .text = Carton pour un chat noir qui demande du thon. { -box-text }
card-box-white-tuna-box = Carton
    .text = Carton pour un chat blanc qui demande du thon. { -box-text }
card-box-black-milk-box = Carton
    .text = Carton pour un chat noir qui demande du lait. { -box-text }
card-box-orange-tuna-box = Carton
    .text = Carton pour un chat roux qui demande du thon. { -box-text }
card-box-white-chicken-box = Carton
    .text = Carton pour un chat blanc qui demande du poulet. { -box-text }
card-box-orange-milk-box = Carton
    .text = Carton pour un chat roux qui demande du lait. { -box-text }

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
goal-tuna-cats = chats à thon nourris
    .quoted = « chats à thon nourris »
goal-chicken-cats = chats à poulet nourris
    .quoted = « chats à poulet nourris »
goal-milk-cats = chats à lait nourris
    .quoted = « chats à lait nourris »

card-goal-fed-cats = Chats nourris
    .text = Objectif : assez de chats nourris entre deux voisins, et chacun reçoit 3.
card-goal-toys = Jouets
    .text = Objectif : assez de jouets entre deux voisins, et chacun reçoit 3.
card-goal-costumes = Costumes
    .text = Objectif : assez de costumes entre deux voisins, et chacun reçoit 3.
card-goal-catnip = Herbe à chat
    .text = Objectif : assez d’herbe à chat entre deux voisins, et chacun reçoit 3.
card-goal-multicoloured = Chats multicolores nourris
    .text = Objectif : assez de chats multicolores nourris entre deux voisins, et chacun reçoit 3.
card-goal-one-food = Chats à un aliment nourris
    .text = Objectif : assez de chats à un aliment nourris entre deux voisins, et chacun reçoit 3.
card-goal-two-food = Chats à deux aliments nourris
    .text = Objectif : assez de chats à deux aliments nourris entre deux voisins, et chacun reçoit 3.
card-goal-tuna-cats = Chats à thon nourris
    .text = Objectif : assez de chats à thon nourris entre deux voisins, et chacun reçoit 3.
card-goal-chicken-cats = Chats à poulet nourris
    .text = Objectif : assez de chats à poulet nourris entre deux voisins, et chacun reçoit 3.
card-goal-milk-cats = Chats à lait nourris
    .text = Objectif : assez de chats à lait nourris entre deux voisins, et chacun reçoit 3.

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

starting-two-tokens = deux jetons de 2 points
starting-one-more-stray = un chat errant de plus
starting-one-catnip = une herbe à chat
starting-three-wild = trois jokers
starting-two-costumes = deux costumes
starting-wild-toy = un jouet au choix

## Comment jouer.

rules-idea =
    Neuf cartes forment un carré. Prends-en trois à la fois, réunis des chats et de quoi les nourrir, et nourris-en le plus
    possible quand la pioche est vide. Un chat nourri rapporte des points, un chat affamé en coûte 2.
    .heading = L’idée

rules-turn =
    Prends toute une rangée ou une colonne, mais pas celle devant laquelle le chat de bois est assis. Le chat va à la ligne que tu
    as prise, et trois nouvelles cartes arrivent. La nourriture devient aussitôt des jetons ; chats, cartons et nourriture
    sont visibles devant toi ; tout le reste va dans ta main, et les autres n’en voient que le nombre.
    .heading = Ton tour

rules-cards =
    Pendant ton tour, avant ou après avoir pris : deux chats perdus amènent un chat errant ou 2 points ; un vaporisateur
    chasse le chat vers une autre ligne ; une brosse échange un de tes chats contre un chat du carré ; un sac de courses
    t’apporte un aliment de chaque sorte, et 2 points à tous les autres. Un pointeur laser est un tour à lui seul, avant
    toute chose : deux cartes du carré au choix, une troisième est défaussée, le chat ne bouge pas.
    .heading = Jouer des cartes

rules-end =
    La partie s’arrête après le tour où le carré n’a pas pu être complété. Qui possède Choupette peut la nourrir aussitôt,
    et elle rapporte deux des cartes qui restent. Puis chacun nourrit ses chats, sans que les autres voient, et on montre.
    .heading = La fin

rules-feeding =
    Un chat reçoit exactement ce qu’il lui faut, ou rien. Un joker est du poulet, du thon ou du lait. Une friandise nourrit
    un chat à elle seule, mais il ne vaut alors qu’un point et n’a plus de pouvoir. Tu peux changer d’avis jusqu’à ce que tu
    aies fini, et la table connaît le meilleur menu si tu le lui demandes.
    .heading = Nourrir

rules-points =
    Chaque chat nourri : ce qu’il indique ; affamé : −2.

    Jouets : séries de jouets différents, 1, 3, 5, 8, 12 pour un à cinq.

    Costumes : le plus rapporte 6, partagés en cas d’égalité ; à cinq ou six, la deuxième place rapporte 3 ; n’en avoir
    aucun coûte 2.

    Herbe à chat : une seule coûte 2 ; deux ou trois rapportent 1 par chat nourri, quatre ou plus en rapportent 2.

    Cartons : chacun avec un chat qui convient, nourri ou non, rapporte autant de points que tu as de cartons.

    Avoir le plus de nourriture en trop coûte 2, et à égalité tous paient. Les jetons rapportent 2 chacun.

    Le plus de points gagne ; à égalité, le plus de chats nourris.
    .heading = Points

rules-goals =
    En option, à trois ou plus : tu partages un objectif avec chaque voisin. Ce que vous avez à deux compte ensemble, et si
    c’est assez, chacun reçoit 3 points. Une fois par tour, tu peux échanger un des tiens contre un des deux de la réserve.
    .heading = Objectifs partagés

rules-alone =
    Le chat adverse prend ce que sa carte de tour veut le plus ; si des lignes sont à égalité, tu choisis. Il nourrit après
    toi, et tout lui est joker sauf les friandises. Tu ne gagnes qu’avec plus de points.
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
        [you] Tu ne pourras pas commencer par { $cards }.
       *[other] { $first } ne pourra pas commencer par { $cards }.
    }
because-withholds =
    { $seat-is ->
        [you] Tu ne pourras pas prendre { $cards } ensuite.
       *[other] { $seat } ne pourra pas prendre { $cards } ensuite.
    }
because-cat-player-gets = Le chat adverse reçoit { $cards }.
because-nobody-gets = Personne d’autre ne reçoit { $cards }.
because-goal = Votre objectif commun est alors : { $goal }.
because-frees = Alors la { $line } est de nouveau libre.
because-choupette = Choupette est nourrie, et tu prends deux cartes.
because-keeps = Tu gardes tes cartes pour plus tard.
because-ends = Ton tour est alors fini.
because-brings = Cela apporte { $cards }.
because-shop = Tu reçois un aliment de chaque sorte, et tous les autres une pièce d’or (2 points).
because-cash = Cela fait 2 points, quoi qu’il arrive.
because-feeds = Tu pourrais alors nourrir { $cats }.
because-needs-food = Il faut encore nourrir { $cats } avant la fin.
because-worth =
    { $points ->
        [one] En l’état, cela fait { $points } point de plus.
       *[other] En l’état, cela fait { $points } points de plus.
    }
because-costs =
    { $points ->
        [one] En l’état, cela fait { $points } point de moins.
       *[other] En l’état, cela fait { $points } points de moins.
    }
because-toys =
    { $count ->
        [1] C’est ton premier jouet.
       *[other] Tu as alors { $count } jouets différents.
    }
because-costumes =
    { $count ->
        [1] C’est ton premier costume.
       *[other] Tu as alors { $count } costumes.
    }
because-catnip =
    { $points ->
        [0] C’est ta première herbe à chat ; une seule coûte 2 points.
        [1] Tu as alors { $count } herbes à chat : 1 point par chat nourri.
       *[other] Tu as alors { $count } herbes à chat : { $points } points par chat nourri.
    }
because-lost-cats = Avec deux chats perdus, tu peux adopter un chat errant.
because-done =
    { $points ->
        [one] Cela te rapporte { $points } point.
       *[other] Cela te rapporte { $points } points.
    }
because-fed = { $cat } est alors sans faim.
because-part-fed = Il faut encore plus pour { $cat }, mais c’est un début.
because-best-plan =
    { $points ->
        [one] C’est ainsi que tu nourris le mieux : { $points } point en tout.
       *[other] C’est ainsi que tu nourris le mieux : { $points } points en tout.
    }
because-any-order = Cela fait aussi partie de la meilleure façon de nourrir : l’ordre n’a pas d’importance.
because-hungry =
    { $points ->
        [one] { $cat } garde alors le ventre vide : { $points } point en tout.
       *[other] { $cat } garde alors le ventre vide : { $points } points en tout.
    }
