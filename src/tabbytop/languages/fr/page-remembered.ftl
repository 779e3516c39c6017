### Ce que l’on garde de toi : les parties finies, les statistiques et l’album d’autocollants.

## Les trois pages.

nav = Ce que l’on garde de toi
nav-history = Historique
nav-statistics = Statistiques
nav-stickers = Autocollants
nav-history-about = Toutes les parties finies
nav-statistics-about = Victoires, rivaux, soirées
nav-stickers-about = Ton album
empty-title = Une page blanche
empty-history = Quand une partie est finie, elle est notée ici : qui a joué, qui a gagné, et comment la revoir.
empty-statistics = Finis une partie ou deux, et on commence à compter.
empty-play = Choisir un jeu

## Historique.

today = Aujourd’hui
yesterday = Hier
place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
score =
    { $unit ->
        [points]
            { $count ->
                [one] { $shown } point
                [-1] { $shown } point
               *[other] { $shown } points
            }
        [token]
            { $count ->
                [one] { $count } jeton
               *[other] { $count } jetons
            }
        [hand]
            { $count ->
                [one] { $count } main contente
               *[other] { $count } mains contentes
            }
       *[other] { $shown }
    }
you = toi
stood-in = Un bot a joué la fin à ta place.
no-result = Le résultat n’est pas connu.
from-device = Jouée sans connexion
who-played = Qui a joué, dans l’ordre du classement
older = Parties plus anciennes
no-older = C’est tout.

## Statistiques.

all-games = Tous les jeux
choose-game = Quels jeux
summary =
    { $games ->
        [one] Une partie, { won }
       *[other] { $games } parties, { won }
    }
won =
    { $wins ->
        [0] aucune victoire pour l’instant.
        [1] une victoire.
       *[other] { $wins } victoires.
    }
standing =
    { $about ->
        [0] Sur dix adversaires, d’habitude tu n’en bats aucun. Pour l’instant !
       *[other] Sur dix adversaires, d’habitude tu en bats { $about }.
    }
between = Avec ce nombre de parties, la vraie valeur est très probablement entre { $low } et { $high }.
one-game = Une partie ne dit pas grand-chose. Rejoue, et on en saura plus.
against-bots = Contre les bots
against-people = Avec d’autres personnes
ahead-behind = { ahead-times }, { behind-times }
ahead-times =
    { $ahead ->
        [0] jamais devant
        [1] une fois devant
       *[other] { $ahead } fois devant
    }
behind-times =
    { $behind ->
        [0] jamais derrière
        [1] une fois derrière
       *[other] { $behind } fois derrière
    }
rivals = Rivaux
beaten = C’est { $name } que tu bats le plus nettement : { $ahead } à { $behind }.
nemesis = C’est { $name } qui te bat le plus souvent : { $behind } à { $ahead }. Demain est un autre jour.
evenings = Soirées
best-evening = Ta meilleure soirée
worst-evening = Une soirée à oublier
by-game = Par jeu
favourite-cat = Ton chat préféré
favourite-about = { $cat } : aucun autre ne s’est assis aussi souvent avec toi.
how-counted = Comment on compte
how-counted-about = Une partie compte si le serveur sait qui avait quelle place : pas quand plusieurs personnes partagent un appareil, ni si elle a été jouée sans connexion. Une place ex æquo compte pour moitié. « Très probablement » veut dire que c’est vrai dans 95 cas sur 100.
only-here = Sans connexion, on ne compte ici que les parties de cet appareil.
need-server = C’est le serveur qui tient les comptes, et il ne répond pas. Ton historique et tes autocollants sont là quand même.

## L’album.

album = L’album
album-of = Autocollants de { $game }
album-count = { $earned } sur { $all }
album-count-of =
    { $earned ->
        [0] { $game } : aucun autocollant sur { $all }
        [one] { $game } : { $earned } autocollant sur { $all }
       *[other] { $game } : { $earned } autocollants sur { $all }
    }
earned-on = Gagné le { $date }
not-yet = Pas encore
see-game = Revoir
see-game-of = Revoir la partie de « { $sticker } »
no-stickers = Ce jeu n’a pas d’autocollants.
album-empty = Le premier est facile : joue une partie jusqu’au bout.
new-stickers =
    { $stickers ->
        [one] Nouvel autocollant
       *[other] { $stickers } nouveaux autocollants
    }
stickers-of-game =
    { $stickers ->
        [one] Autocollant de cette partie
       *[other] Autocollants de cette partie
    }
to-album = Vers l’album
