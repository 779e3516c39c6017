### La page : son cadre, l’étagère des jeux, la page du lecteur.

## L’application sur un appareil.

app-name = Tabbytop
app-about = Cinq jeux de chats sur une seule table.
app-no-script = Tabbytop a besoin de JavaScript pour ses chats. Dans un terminal, il s’en passe : tabbytop play

## Petits mots pour d’autres textes.

dates = fr-FR
# « un » s’accorde : les phrases ont donc leur propre forme pour 1.
number =
    { $number ->
        [0] aucun
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $number }
    }
level =
    { $level ->
        [kitten] chaton
        [tabby] minou
        [lynx] lynx
        [puma] puma
        [tiger] tigre
       *[other] { $level }
    }
level-several =
    { $level ->
        [kitten] chatons
        [tabby] minous
        [lynx] lynx
        [puma] pumas
        [tiger] tigres
       *[other] { $level }
    }

## Partout.

name = Tabbytop
title =
    { $page ->
        [none] Tabbytop
       *[other] { $page } · Tabbytop
    }
close = Fermer
notes = Messages
silent = Le serveur ne répond pas ; as-tu une connexion ?
failed = Le serveur n’y est pas arrivé. Réessaie.
somebody = quelqu’un
announcement = De la part de la maison
put-away = Compris

## En haut de chaque page.

top-home = Tabbytop, vers l’étagère
top-back = Retour à l’étagère
top-tools = Réglages et toi
top-mute = Couper le son
top-unmute = Remettre le son
top-dark = Tamiser la lumière
top-light = Rallumer la lumière
top-me =
    { $name ->
        [none] Toi
       *[other] Toi : { $name }
    }

## Sans connexion au serveur.

offline-title = Pas de connexion
offline-about = Quelqu’un a mordillé le câble. Ça repart tout seul dès qu’il est réparé.
offline-again = Réessayer
offline-look = En attendant, tes tables telles qu’elles étaient :
offline-table =
    { $others ->
        [none] { $game }
       *[other] { $game } avec { $others }
    }
offline-time =
    { $day ->
        [none] Vue à { $clock }
       *[other] Vue { $day } à { $clock }
    }
offline-open = Regarder
offline-open-at =
    { $others ->
        [none] Regarder : { $game }
       *[other] Regarder : { $game } avec { $others }
    }

## Le premier écran.

home-shelf = L’étagère
home-name-before = Tabbyt
home-name-after = p
home-line-first = Cinq jeux de chats, une table.
home-line-second = Il pleut. Reste donc un peu.

## Les tables du lecteur.

mine-turns =
    { $tables ->
        [one] À toi de jouer à une table
       *[other] À toi de jouer à { $counted } tables
    }
mine-tables = Tes tables
mine-more = et { $tables } de plus
mine-none = Rien sur la table pour l’instant
mine-none-yet = Prends une boîte sur l’étagère. Un lien pour les amis, un bot pour les chaises vides.
mine-where =
    { $others ->
        [none] { $game }
       *[other] { $game } avec { $others }
    }
# Les questions des jeux commencent par ces mêmes mots.
mine-asks = À toi de jouer
mine-your-turn = C’est à toi de jouer
mine-others-play = Les autres jouent
mine-waits-for = On attend { $who }
mine-since = Ton tour a commencé { $ago }
mine-since-others = Tour commencé { $ago }
mine-history = Historique et autocollants
mine-waits = On attend des amis
# A friend has asked for a rematch.
mine-kept = Encore une partie ? Une place t’attend
mine-over = Finie
mine-sit-down = S’asseoir
mine-sit-down-at =
    { $others ->
        [none] S’asseoir : { $game }
       *[other] S’asseoir : { $game } avec { $others }
    }
mine-replay = Revoir
mine-replay-of =
    { $others ->
        [none] Revoir : { $game }
       *[other] Revoir : { $game } avec { $others }
    }

## Un bout de papier : le lien d’un ami.

friend-title = Une invitation ?
friend-how = Son lien ou son code mène tout droit à une chaise.
friend-placeholder = lien ou code
friend-label = Lien vers la table ou son code
friend-join = Rejoindre
friend-no-link = Ce lien ne mène à aucune table.
friend-or = ou
friend-lobby = regarde qui attend
# A link to the reader's circles: groups of friends who play together.
friend-circles = Tes cercles

## Links below the slips of paper.

daily = La partie du jour
puzzles = Énigmes

## Un bout de papier : jouer tout de suite avec des bots.

bots-title = Personne à la maison ?
bots-fair = Les bots, si. Ils jouent franc jeu et ronronnent.
bots-level = Leur force
bots-about =
    { $level ->
        [kitten] Chaton : très facile
        [tabby] Minou : facile
        [lynx] Lynx : normal
        [puma] Puma : fort
        [tiger] Tigre : diabolique
       *[other] { $level }
    }
bots-what =
    { $bots ->
        [one] { $game } avec un { level }
       *[other] { $game } avec { $counted } { level-several }
    }
bots-deal = À moi les cartes

## Tables avec des chaises libres.

lobby-page = Qui attend
lobby-title = Quelqu’un attend
lobby-with =
    { $who ->
        [none] { lobby-free }
       *[other] avec { $who } · { lobby-free }
    }
lobby-free =
    { $free ->
        [one] une chaise libre
       *[other] { $counted } chaises libres
    }
lobby-sit-down = S’asseoir
lobby-sit-down-at =
    { $who ->
        [none] S’asseoir : { $game }
       *[other] S’asseoir : { $game } avec { $who }
    }
lobby-nobody = Personne pour l’instant
lobby-first = Il faut bien que quelqu’un commence. Laisse une chaise ouverte à tout le monde, et ta table attendra ici.
lobby-own = Ouvrir ma table

## Une adresse qui ne mène nulle part.

lost-page = Page perdue
lost-title = Pas un chat
lost-words = Il n’y a rien ici, à part un carton. Merci de ne pas regarder dedans.
lost-home = Retour à l’étagère

## Les jeux : ce qui est écrit sur les boîtes.

game-seats =
    { $least ->
        [none]
            { $most ->
                [one] { $most } place
               *[other] { $most } places
            }
       *[other] { $least }–{ $most } places
    }
game-minutes = { $minutes } min
game-your-turn = À toi
    .second = de jouer
game-another = Une autre partie
game-another-of = Une autre partie : { $game }
game-learn =
    { $minutes ->
        [one] Apprends-le en { $minutes } minute
       *[other] Apprends-le en { $minutes } minutes
    }
game-learn-on = Reprendre la leçon
game-learn-of = { $game } : { $words }
