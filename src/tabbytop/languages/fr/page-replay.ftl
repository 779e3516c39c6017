### A replay: links to its moments, comments, and playing on.

## A moment

moment = Ce moment
# Variables: $at, $last (numbers of moves).
moment-at = Après le coup { $at } sur { $last }
moment-deal = La donne
moment-end = La fin
# Names in such a replay are chosen by whoever sent it.
from-device = Cette partie a été envoyée par un appareil. Les coups suivent les règles, mais seul l’appareil sait qui les a joués.

## Sharing it

share = Partager ce moment
# The browser's own sheet for sharing opens.
share-link = Partager le lien
share-copy = Copier
share-copied = Copié. Le lien ouvre ce moment.
# It could not be copied.
share-marked = Le lien est sélectionné : copie-le.
share-label = Lien vers ce moment
# The message that is sent with the link. Variables: $game.
share-text = Regarde ce moment de { $game }.
share-not = Cette partie n’est que sur ton appareil : elle n’a pas de lien que d’autres pourraient ouvrir.

## Playing on from it

play-on = Reprendre à partir d’ici
play-on-note = Tu prends une place, des bots prennent les autres. Les mains restent celles d’alors ; tout ce qu’on pioche ensuite est de nouveau tiré au hasard. Si tu as regardé les autres mains, tu les connais. Cette partie ne compte ni pour les statistiques ni pour les autocollants.
play-on-seat = Ta place
play-on-level = Les bots
play-on-go = C’est parti
play-on-over = Ici, la partie est finie. Reviens quelques coups en arrière pour reprendre.

## Comments

comments = Commentaires
comments-none = Personne n’a encore rien dit sur cette partie.
comments-write = Dis quelque chose sur ce moment
comments-public = Toute personne qui a le lien peut le lire.
comments-who = Seules les personnes qui étaient à cette table peuvent commenter ici, et seulement si l’on pouvait s’y écrire.
comments-send = Publier
comments-posted = Ton commentaire est publié.
# Variables: $step (a number).
comments-step = Coup { $step }
comments-delete = Supprimer
# Variables: $text.
comments-delete-one = Supprimer ton commentaire « { $text } »
comments-deleted = Ton commentaire est supprimé.
# Variables: $name.
comments-mute = Masquer { $name }
# Variables: $name.
comments-unmute = Montrer de nouveau { $name }
# How many there are, beside the button. Variables: $count.
comments-count =
    { $count ->
        [one] Un commentaire
       *[other] { $count } commentaires
    }

## A link with numbers that make no sense

# A link to a moment has a number that is too large. Variables: $last.
clamped-at =
    { $last ->
        [one] Cette partie n’a qu’un coup : voici donc la fin.
       *[other] Cette partie a { $last } coups : voici donc la fin.
    }
# … or none at all.
clamped-bad = Le lien ne mène à aucun moment de cette partie : voici donc le début.
# … or a seat that there is not.
clamped-seat = Il n’y avait personne à cette place : tu vois donc la partie du point de vue de la personne qui joue.

## A game of rules that are gone

other-rules =
    Cette partie a été jouée avec d’autres règles, que Tabbytop n’a plus. Il n’y a donc pas de table à montrer, mais
    voici tous les coups, en toutes lettres.
other-rules-moves = Tous les coups
other-rules-result = Comment elle a fini
# It made a move.
other-rules-clock = L’horloge
