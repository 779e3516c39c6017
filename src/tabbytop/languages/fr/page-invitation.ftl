### The invitation to a table, on the page: for those who invite, and for the guest who opens the link.

## The guest

# Variables: $host (a person's name).
invited = { $host } t’invite
there = Qui est déjà là
name = Ton nom
cat = Ton chat
# The guest has a name already. Variables: $name.
you = Tu t’assois sous le nom « { $name } ».
# A link to the first lesson. Variables: $minutes.
learn =
    { $minutes ->
        [one] Tu ne connais pas ce jeu ? Apprends-le en { $minutes } minute.
       *[other] Tu ne connais pas ce jeu ? Apprends-le en { $minutes } minutes.
    }
rules = Ou lis les règles.
# Under a chair, in a rematch: somebody who played before may sit here. Variables: $name.
kept =
    { $name ->
        [none] Gardée pour quelqu’un
       *[other] Gardée pour { $name }
    }
# The code that was typed leads nowhere.
no-code = Aucune table n’a ce code. Un code expire quand la partie commence : demande le lien.

## Those who invite

# What the picture is, for screen readers.
qr = Code QR du lien vers cette table
scan = Scanne-le avec un téléphone
code = Ou dicte ce code
# It names the heading page-home/friend-title.
code-how = À saisir sous « Une invitation ? », sur la première page, avant le début de la partie.
share = Partager le lien
# The text that goes with the link in a messenger. Variables: $game (its name).
share-text = Viens jouer à { $game } avec moi.
# A button in a rematch, for everybody who waits in vain.
bots-instead = Personne ne vient ? Complète avec des bots

## Seats before the game

open-ask-over = Invite tes amis
# A table that counts for a circle of friends. Variables: $circle (its name).
open-circle = Une table de « { $circle } » : tous ses membres la voient aussi.
open-for-you = Il y a une place pour toi
open-free =
    { $count ->
        [one] Une place est libre. On commence dès qu’elle est prise.
       *[other] { $count } places sont libres. On commence quand toutes sont prises.
    }
open-sit = S’asseoir
open-link = Lien vers cette table
open-copy = Copier le lien
open-copied = Copié. Envoie-le à tes amis.
open-marked = Le lien est sélectionné : copie-le.
open-here = Quelqu’un ici joue aussi
open-their-name = Son nom
open-fill = Personne ne vient ? Complète avec des bots
open-onlook = Ou regarde simplement.
open-closed = Fermée
open-close = Fermer les places libres
open-reopen = Rouvrir les places
