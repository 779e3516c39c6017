### Préparer une table : qui s’assoit, et avec quelles règles maison.

title = Qui joue ?
facts = À propos de ce jeu
rules = Comment ça marche, et toutes les cartes
lessons = Apprendre en jouant
table = Les chaises autour de la table
you = Toi
friend = Sur invitation
chair = Chaise { $number } : { $who }. Changer
bot = { $name }, un bot
more = Ajouter une chaise
deal = Distribuer
open = Ouvrir la table
begins = Les amis reçoivent un lien. On commence quand toutes les chaises sont prises.
# A table that counts for a circle of friends. Variables: $circle (its name).
circle = Une table de « { $circle } » : tous les membres la voient et peuvent s’asseoir.
company =
    { $me ->
        [yes]
            { $bots ->
                [0]
                    { $people ->
                        [0] juste toi et les chats
                       *[other] toi et { people-counted }
                    }
               *[other]
                    { $people ->
                        [0] toi et { company-bots }
                       *[other] toi, { company-bots } et { people-counted }
                    }
            }
       *[no] { company-others }, et tu regardes
    }
company-bots =
    { $bots ->
        [one] un bot
       *[other] { $countedBots } bots
    }
people-counted =
    { $people ->
        [one] une personne
       *[other] { $countedPeople } personnes
    }
company-people = { $countedPeople } de plus
company-others =
    { $bots ->
        [0] { people-counted }
       *[other]
            { $people ->
                [0] { company-bots }
               *[other] { company-bots } et { people-counted }
            }
    }
unknown = Aucune boîte de l’étagère ne porte ce nom.

## Qui va sur une chaise.

sheet-title = Qui s’assoit ici ?
sheet-me = Moi
sheet-bots = Un bot
sheet-friend = Quelqu’un, avec un lien
sheet-friend-about = la chaise reste libre jusqu’à ce que quelqu’un vienne
sheet-device = Quelqu’un ici
sheet-device-about = sur cet appareil, à tour de rôle
sheet-name = Son nom
sheet-player = Patte { $number }
sheet-sit = S’asseoir
sheet-away = Retirer la chaise

## Règles maison.

house-title = Règles maison
house-as-in-the-box = comme dans la boîte
house-suggested = comme conseillé
house-changed =
    { $number ->
        [one] { $number } changée
       *[other] { $number } changées
    }
house-again = Revenir aux règles de la boîte
house-fine = Réglages fins
house-chairs =
    { $least ->
        [none]
            { $most ->
                [one] « { $rule } » : il faut une chaise.
               *[other] « { $rule } » : il faut { $countedMost } chaises.
            }
       *[other]
            { $least ->
                [one] « { $rule } » : il faut une à { $countedMost } chaises.
               *[other] « { $rule } » : il faut { $countedLeast } à { $countedMost } chaises.
            }
    }
house-set-chairs = Les mettre
house-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
house-times = ×{ $count }
house-less = { $what } : moins
house-more = { $what } : plus

## Ce qui vaut pour tous les jeux : le temps, les bavardages, qui peut venir et regarder.

at-title = À la table
at-clock = Temps de réflexion
at-clock-none = Pas d’horloge
    .short = sans horloge
at-clock-half-minute = 30 s par tour
    .short = 30 s par tour
at-clock-minute = Une minute
    .short = une minute
at-clock-three-minutes = Trois minutes
    .short = trois minutes
at-clock-day = Un jour par coup
    .short = un jour par coup
at-clock-three-days = Trois jours
    .short = trois jours
at-own =
    { $seconds ->
        [0] sa propre horloge
       *[other] { $seconds } s par tour
    }
at-own-about = Ce jeu a sa propre horloge. Tu peux la régler dans « Règles maison », « Réglages fins ».
at-talk = Bavardages
at-talk-chat = Messages écrits
    .short = messages écrits
at-talk-emotes = Seulement des gestes de chat
    .short = seulement des gestes
at-talk-none = Aucun
    .short = en silence
at-who = Qui peut prendre une chaise libre
at-who-link = Avec le lien
at-who-anybody = Tout le monde
at-onlookers = Public
at-onlookers-about = avec le lien, on peut regarder ce que tout le monde voit
at-one-seat = Une place par personne
at-one-seat-about = une seule chaise par personne ; sinon, des amis sur le même appareil peuvent s’asseoir aussi
at-hints = Conseils
at-hints-about = tout le monde peut demander à un grand fauve ce qu’il ferait
at-hints-alone = face aux bots, on peut demander à un grand fauve ce qu’il ferait ; entre humains, non
