no-such-circle = ce cercle n’existe pas, ou tu n’en fais pas partie
no-such-circle-link = ce lien ne mène à aucun cercle ; demandes-en un nouveau
no-such-member = personne dans ce cercle n’a ce numéro
only-founder = seule la personne qui a fondé le cercle peut faire cela
founder-leaves = confie le cercle à quelqu’un avant de partir, ou quitte-le toi-même
circle-full = le cercle est complet ; il a { $most } membres
too-many-circles = tu es déjà dans { $most } cercles ; quittes-en un d’abord
circle-not-public = une table d’un cercle n’est pas publique

## Saisons

no-such-season = le cercle n’a pas eu cette saison
season-empty = rien n’a encore été joué cette saison
season-end-past = une saison se termine dans le futur
season-too-short = une saison dure au moins une heure

## Compétitions : championnats et coupes

no-such-contest = le cercle n’a pas cette compétition
no-such-fixture = la compétition n’a pas cette rencontre
too-many-contests = il y a déjà { $most } compétitions en cours ; finissez-en une d’abord
contest-players = tous les participants d’une compétition sont membres du cercle, chacun une fois
contest-seats = { $game } a des tables de { $least } à { $most } ; choisis d’autres places ou un autre nombre de participants
contest-over = la compétition est terminée
fixture-decided = cette rencontre est décidée
fixture-waits = on ne sait pas encore qui joue ici
fixture-not-yours = seuls ses joueurs peuvent ouvrir cette table
fixture-player-gone = l’un de ses joueurs n’est plus là ; la personne qui a fondé le cercle peut trancher
walk-over-order = nomme des joueurs de cette rencontre, pour qu’on sache qui passe
