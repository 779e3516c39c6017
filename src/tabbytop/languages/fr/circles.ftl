no-such-circle = ce cercle n’existe pas, ou tu n’en fais pas partie
no-such-circle-link = ce lien ne mène à aucun cercle ; demandes-en un nouveau
no-such-member = personne dans ce cercle n’a ce numéro
only-founder = seule la personne qui a fondé le cercle peut faire ça
founder-leaves = confie le cercle à quelqu’un avant de partir
circle-full =
    { $most ->
        [one] le cercle est complet : { $most } membre
       *[other] le cercle est complet : { $most } membres
    }
too-many-circles =
    { $most ->
        [one] tu es déjà dans { $most } cercle ; quitte-le d’abord
       *[other] tu es déjà dans { $most } cercles ; quittes-en un d’abord
    }
circle-not-public = une table d’un cercle n’est pas publique

## Saisons

no-such-season = cette saison n’existe pas dans ce cercle
season-empty = rien n’a encore été joué cette saison
season-end-past = choisis une date à venir
season-too-short = une saison dure au moins une heure

## Compétitions : championnats et coupes

no-such-contest = cette compétition n’existe pas dans ce cercle
no-such-fixture = cette partie n’existe pas dans la compétition
too-many-contests =
    { $most ->
        [one] il y a déjà { $most } compétition en cours ; il faut d’abord la finir
       *[other] il y a déjà { $most } compétitions en cours ; il faut d’abord en finir une
    }
contest-players = une compétition se joue entre membres du cercle, une place par personne
contest-seats =
    { $game } se joue de { $least } à { $most } par table ; choisis une autre taille de table ou un autre nombre de
    membres
contest-over = la compétition est terminée
fixture-decided = cette partie est déjà décidée
fixture-waits = on ne sait pas encore qui joue ici
fixture-not-yours = seules les personnes qui y jouent peuvent ouvrir cette table
fixture-player-gone = quelqu’un de cette partie n’est plus là ; la personne qui a fondé le cercle peut trancher
walk-over-order = choisis une personne de cette partie, pour qu’on sache qui se qualifie
