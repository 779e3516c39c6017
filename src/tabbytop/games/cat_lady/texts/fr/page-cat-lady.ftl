### Cat Lady sur la page.

you = toi
yours = Ce que tu as
others-label = Les autres
grid-label = La grille
# Seules quelques lettres sont dessinées : E G L O S T W Z.
poster = SOS
strays = Chats errants
strays-how = deux chats perdus en amènent un
no-strays = tous ont trouvé un foyer
your-cats = Tes chats
your-food = Ta nourriture
your-hand = Ta main
no-cats = Pas encore de chats. Que c’est propre.
empty-hand = Pas encore de carte en main
empty-hand-costs = { empty-hand }. Sans costume à la fin : −{ $points }.
hand-word = cartes en main
token-word = pièces d’or de 2 points
coin = Pièce d’or
coin-text = Vaut 2 points à la fin. Elle vient de deux chats perdus, ou des courses de quelqu’un d’autre.
box-word = cartons
has-fed = a fini de nourrir
cat-player = Le chat adverse
goals = Objectifs partagés
no-turn-card = mélange ses cartes de tour
pool = Objectifs de la réserve
points-so-far =
    { $points ->
        [one] point jusqu’ici
       *[other] points jusqu’ici
    }
all-of-it = Tout montrer
look-at-line = Survole une rangée ou une colonne pour voir ce qu’elle rapporterait.
tap-line = Touche une lettre ou un chiffre pour voir ses cartes.
tap-line-hold = Touche une lettre ou un chiffre pour voir ses cartes. Garde le doigt sur une carte pour la lire.
last-turn = C’est ton dernier tour.
nothing-to-play = Tu n’as aucune carte à jouer : touche « C’est tout ».
play-or-keep = Joue une carte maintenant, ou garde-la pour un autre tour.
place-note = Il bloque la ligne où il est assis, puis va sur la ligne que l’on prend.
same-appetite = Ce sont les mêmes chats qui mangent.
never-mind = Tant pis
not-now = Pas maintenant
pay-with =
    { $tokens ->
        [tuna-and-milk] Thon, lait
        [tuna-and-wild] Thon, joker
        [wild-and-milk] Joker, lait
       *[wild-and-wild] Deux jokers
    }
eaten-as =
    { $food ->
        [chicken] Poulet
        [tuna] Thon
        [milk] Lait
        [wild] Joker
        [treat] Friandise
        [any] Au choix
       *[other] { $food }
    }
cash = 2 points

## À la fin, quand chacun nourrit ses chats.

planner-title = À table !
planner-how = Fais glisser la nourriture dans les gamelles, ou touche un aliment puis un chat.
planner-tray = Ta nourriture
planner-best = Meilleur menu
planner-following = On sert…
planner-done = C’est fini
planner-done-hungry =
    { $count ->
        [one] Fini, { $count } chat affamé
       *[other] Fini, { $count } chats affamés
    }
planner-which = Que mange { $title } ?
planner-eaten-as = { eaten-as } : mangé comme quoi ?
planner-picked = { eaten-as } : pour qui ?
planner-back = Tout reprendre à { $title }
planner-changes =
    { $left ->
        [1] Tu peux encore récupérer de la nourriture une fois.
       *[other] Tu peux encore récupérer de la nourriture { $left } fois.
    }
planner-now =
    { $points ->
        [one] point jusqu’ici.
       *[other] points jusqu’ici.
    }
planner-now-hungry =
    { $points ->
        [one] point, chats affamés −{ $cost }.
       *[other] points, chats affamés −{ $cost }.
    }
planner-could = Au mieux { $best }.
planner-depends = Compté comme si les autres nourrissaient leurs chats au mieux.
planner-depends-elvis = Si { $name } nourrit Elvis, tes costumes rapporteront peut-être moins.
planner-fed = nourris : { $fed } sur { $all }
planner-token = { food }, encore { $left }
planner-waits = Tes chats mangent. Les autres portent encore des gamelles.

## Tout ce que quelqu’un possède.

detail-title = Les chats : { $name }
detail-mine = Ce que tu as
detail-food = Nourriture
detail-boxes = Cartons
detail-hand = Main
detail-hand-count =
    { $count ->
        [one] { $count } carte en main, face cachée
       *[other] { $count } cartes en main, face cachée
    }
detail-none = Pas encore de chats.
points-line =
    { $key ->
        [fed] { $count ->
            [one] { $count } chat nourri
           *[other] { $count } chats nourris
        }
        [costumes] { $count ->
            [0] Aucun costume
            [one] { $count } costume, compté à la fin
           *[other] { $count } costumes, comptés à la fin
        }
        [catnip] Herbe à chat : { $count }
        [toys] Jouets : { $count }
        [boxes] Cartons : { $count }
        [goal] Un objectif partagé
        [tokens] Pièces d’or : { $count }
        [extras] Cartes en main
       *[other] { $key }
    }
points-line-all = Points jusqu’ici
detail-to-feed =
    { $count ->
        [one] { $count } chat n’a pas encore de quoi manger. S’il a faim à la fin, il coûte { $cost } points.
       *[other] { $count } chats n’ont pas encore de quoi manger. S’ils ont faim à la fin, ils coûtent { $cost } points.
    }

## Cartes et nourriture.

colour-letter =
    { $colour ->
        [black] N
        [orange] R
        [white] B
        [gray] G
       *[other] { $colour }
    }
cat-count =
    { $count ->
        [one] { $count } chat
       *[other] { $count } chats
    }
cards-left =
    { $count ->
        [one] carte restante
       *[other] cartes restantes
    }
food =
    { $food ->
        [chicken] poulet
        [tuna] thon
        [milk] lait
        [wild] joker
        [treat] friandise
        [any] aliment au choix
       *[other] { $food }
    }
slot =
    { $state ->
        [full] { food } : servi
        [missing] { food } : manque
       *[other] { food }
    }
bowl = gamelle : { $slots }
note =
    { $name ->
        [lost-cat] deux pour un errant
        [spray-bottle] fait fuir le chat
        [brush] échange deux chats
        [laser-pointer] deux cartes au choix
        [shopping-bag] un aliment de chaque
       *[other]
            { $group ->
                [toy] jouet
                [costume] costume
                [catnip] 2 ou plus, sinon −2
               *[other] { "" }
            }
    }
note-food =
    { $count ->
        [0] aucun
        [1] un
        [2] deux
        [3] trois
       *[other] { "" }
    }
note-food-mixed = un de chaque

## La grille.

line =
    { $line ->
        [row-a] rangée A
        [row-b] rangée B
        [row-c] rangée C
        [column-1] colonne 1
        [column-2] colonne 2
        [column-3] colonne 3
       *[other] { $line }
    }
line-title =
    { $line ->
        [row-a] Rangée A
        [row-b] Rangée B
        [row-c] Rangée C
        [column-1] Colonne 1
        [column-2] Colonne 2
        [column-3] Colonne 3
       *[other] { $line }
    }
take-line = Prendre la { line }
if-you-take = Si tu prends la { line }
token = Le chat de bois est devant la { line }
card-name = { $cell } : { $title }. { $text }
cat-name = { $title }. { $text }
mine-fed = { $title }, ventre plein. { $text }
mine-hungry = { $title }, ventre vide. { $text }
mine-yours = { $title }, à toi. { $text }

## Objectifs entre voisins.

goal-words =
    { $goal ->
        [fed-cats] { $needed } chats nourris
        [toys] { $needed } jouets
        [costumes] { $needed } costumes
        [catnip] { $needed } herbes à chat
        [multicoloured] { $needed } chats multicolores nourris
        [one-food] { $needed } chats à un aliment nourris
        [two-food] { $needed } chats à deux aliments nourris
        [tuna-cats] { $needed } chats fans de thon nourris
        [chicken-cats] { $needed } chats fans de poulet nourris
        [milk-cats] { $needed } chats fans de lait nourris
       *[other] { $needed } { $title }
    }
goal-shared = { $title } : { $needed }, entre { $partners }
goal-pool = { $title } : { $needed }, dans la réserve
swap-in = Nouvel objectif : { goal-words }.
swap-out = Ancien objectif : { goal-words }.

## Les autres joueurs.

look-at = Voir les cartes : { $name }
gift =
    { $gift ->
        [two-tokens] a commencé avec deux pièces d’or
        [one-more-stray] a commencé avec un chat errant de plus
        [one-catnip] a commencé avec une herbe à chat
        [three-wild] a commencé avec trois jokers
        [two-costumes] a commencé avec deux costumes
        [wild-toy] a commencé avec un jouet au choix
       *[other] { $gift }
    }
turn-card-wants =
    { $wants ->
        [toys] le plus de jouets
        [catnip] le plus d’herbe à chat
        [six-vp] le plus de chats à 6 points
        [food] le plus de nourriture
        [cat-token] là où est le chat de bois
       *[other] { $wants }
    }
turn-card-else =
    { $arrow ->
        [top-row] , sinon la rangée du haut
        [middle-row] , sinon la rangée du milieu
        [bottom-row] , sinon la rangée du bas
        [left-column] , sinon la colonne de gauche
        [middle-column] , sinon la colonne du milieu
        [right-column] , sinon la colonne de droite
       *[other] { "" }
    }
turn-card = { turn-card-wants }{ turn-card-else }

## Ce que rapporterait une ligne.

fed-so-far = nourris pour l’instant : { $fed } sur { $all }
eats =
    { $cats-count ->
        [one] { $cats } mange alors.
       *[other] { $cats } mangent alors.
    }
to-feed = { $count } de plus à nourrir avant la fin : { $cats }.
hungry-at-end = Un chat affamé ne coûte des points qu’à la fin.
to-feed-word = à nourrir
to-feed-count = { $count } à nourrir
not-counted = Pas encore compté : { $cards }.
first-costume = Avec un costume, tu ne perds plus { $points } points.
signed =
    { $sign ->
        [plus] +{ $points }
        [minus] −{ $points }
       *[zero] ±0
    }
points-word =
    { $points ->
        [one] point
       *[other] points
    }
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
what-if-points = { signed } { points-word }.

## Tas de cartes pareilles en main.

heap =
    { $key ->
        [lost-cat]
            { $count ->
                [0] 1 sur 2
                [1] 1 sur 2
               *[other] { $count }
            }
        [toy]
            { $count ->
                [one] { $count } jouet
               *[other] { $count } jouets
            }
       *[other] { $count }
    }
heap-kind =
    { $key ->
        [lost-cat] chats perdus
       *[other] { heap-of }
    }
heap-of =
    { $key ->
        [toy] { $count ->
            [one] jouet
           *[other] jouets
        }
        [costume] { $count ->
            [one] costume
           *[other] costumes
        }
        [catnip] { $count ->
            [one] herbe à chat
           *[other] herbes à chat
        }
        [lost-cat] { $count ->
            [one] chat perdu
           *[other] chats perdus
        }
        [spray-bottle] { $count ->
            [one] vaporisateur
           *[other] vaporisateurs
        }
        [brush] { $count ->
            [one] brosse
           *[other] brosses
        }
        [laser-pointer] { $count ->
            [one] pointeur laser
           *[other] pointeurs laser
        }
        [shopping-bag] { $count ->
            [one] sac de courses
           *[other] sacs de courses
        }
       *[other] { $key }
    }
heap-worth =
    { $sign ->
        [minus] vaut −{ $points }
       *[other] vaut { $points }
    }
heap-worth-catnip = herbe à chat : { signed }
heap-name = { $count } { heap-of }
heap-name-worth = { heap-name }, { heap-worth }

## Cartes que l’on joue.

tool =
    { $tool ->
        [spray] Faire fuir le chat de bois
        [brush] Échanger un chat
        [laser] Pointeur laser
        [adopt] Adopter un errant
        [swap] Changer d’objectif
       *[other] { $tool }
    }
tool-asks =
    { $tool ->
        [spray] Où le chat de bois s’enfuit-il ?
        [brush] Lequel de tes chats part, et lequel de la grille arrive ?
        [laser] Le point rouge bondit. Quelle carte d’abord ?
        [adopt] Deux chats perdus retrouvés. Qui vient à la maison ?
        [swap] Quels objectifs veux-tu échanger ?
       *[other] { "" }
    }
tool-asks-more =
    { $tool ->
        [brush] Et l’autre ?
        [laser] Et la deuxième carte ?
        [swap] Et l’autre objectif ?
       *[other] { tool-asks }
    }
