### Les cercles : des groupes d’amis avec un lien, leurs soirées, saisons, cotes et compétitions. Seuls leurs membres les voient.

## La liste des cercles de la personne, et un nouveau.

page = Cercles
title = Tes cercles
about =
    Un cercle, c’est un groupe d’amis qui partagent un lien. Il se souvient de vos soirées : qui était là, à quoi vous
    avez joué, qui a gagné.
none = Tu n’es encore dans aucun cercle. Fonde-en un, ou ouvre le lien qu’on t’a envoyé.
members-count =
    { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    }
open-tables =
    { $tables ->
        [one] { $tables } table attend
       *[other] { $tables } tables attendent
    }
last-played = dernière partie le { $date }
found-title = Fonder un cercle
found-name = Comment s’appelle-t-il ?
found-example = Les chats du jeudi
found-rated = Avec des cotes
found-rated-about = chaque membre décide quand même s’il en veut une
found = Le fonder
found-most =
    { $most ->
        [one] Tu es dans { $most } cercle, et les soirées d’une semaine sont comptées. Quitte-le d’abord.
       *[other] Tu es dans { $most } cercles, et les soirées d’une semaine sont comptées. Quittes-en un d’abord.
    }

## La page d’un lien, pour qui n’est pas encore dans le cercle.

join-page = Un cercle
join-title = { $founder } t’invite dans « { $circle } »
join-about = Tu verras ses tables, tu joueras avec les autres et tu auras ta place dans ses soirées. Personne d’autre n’en voit rien. Tu peux partir quand tu veux.
join-you = Tu entres sous le nom « { $name } ».
join = Entrer dans le cercle
join-full = Ce cercle est complet. Il faudrait d’abord que quelqu’un parte.
join-lost = Ce lien ne mène à aucun cercle. Il a peut-être été renouvelé : demande le nouveau.

## La page d’un cercle.

lost = Ce cercle n’existe pas, ou tu n’en fais pas partie. Demande le lien à un membre.
under-name = { $members } · saison { $season }

tables = Tables
tables-none = Personne ne joue en ce moment.
watch = Regarder
watch-at =
    { $who ->
        [none] Regarder : { $game }
       *[other] Regarder : { $game } avec { $who }
    }
to-table = À la table
to-table-at =
    { $who ->
        [none] À la table : { $game }
       *[other] À la table : { $game } avec { $who }
    }
table-waits = attend du monde
table-runs = en cours
table-contest = une partie de { $contest }
open-a-table = Ouvrir une table
open-game = Ouvrir une table de { $game }

## Les membres.

members = Membres
you = toi
founder = a fondé le cercle
has-left = a quitté le cercle
rating = cote { $value }
rating-provisional =
    { $games ->
        [one] environ { $value } pour l’instant : { $games } partie dit peu de chose
       *[other] environ { $value } pour l’instant : { $games } parties disent encore peu de chose
    }
rating-soon = une cote après la première partie
rating-none = joue sans cote
rating-change =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
rating-changed = cote { $change }
rating-how = Comment marchent les cotes
rating-how-start = Chaque saison commence à 1000 pour tout le monde. Le nombre est prudent : il monte quand les parties montrent plus sûrement ce que tu sais faire, et personne ne perd beaucoup en une soirée.
rating-how-bots = Les bots comptent comme des adversaires de force connue. Ce qui compte, c’est qui tu laisses derrière toi, pas l’écart de points.
rating-how-only = Seuls les membres voient les cotes, et il n’y a pas de classement de tout le serveur.
my-rating = Ma cote
my-rating-about = les autres du cercle la voient ; si tu la coupes, elle est effacée
invite = Inviter des amis
invite-about = Toute personne qui a ce lien peut entrer dans le cercle.
invite-link = Lien vers ce cercle
invite-qr = Code QR du lien vers ce cercle
invite-text = Viens dans notre cercle « { $circle } » sur Tabbytop.
leave = Quitter le cercle
leave-sure = Tu perds ta cote ici, et tu n’apparais plus parmi les membres. Les parties jouées restent. Avec le lien, tu peux revenir.
leave-yes = Oui, quitter
leave-founder = Le cercle revient au membre le plus ancien. S’il n’y a que toi, il est effacé.
confirm-no = Non
left = Tu as quitté « { $circle } ».

## Les saisons.

season-now = Cette saison
season = Saison { $number }
season-since =
    { $ends ->
        [none] depuis le { $began }
       *[other] depuis le { $began }, jusqu’au { $ends }
    }
season-was = du { $began } au { $ended }
season-empty = Personne n’y a encore joué. La première soirée fera la première ligne.
season-past = Saisons passées
column-place = Place
column-player = Membre
column-evenings = Soirées gagnées
column-games = Parties
column-wins = Victoires
column-points = Points
column-rating = Cote
points-how =
    Chaque partie te rapporte la proportion d’adversaires qui finissent derrière toi : à quatre, la première place vaut
    1, la deuxième 0,67, la dernière 0. On gagne la soirée avec le plus de points.

## Les soirées.

evenings = Soirées
evenings-none = Pas encore de soirée. Ouvre une table : à partir de deux membres, la partie compte.
evenings-older = Soirées plus anciennes
evening-won =
    { $count ->
        [one] { $names } a gagné la soirée
       *[other] { $names } se partagent la soirée
    }
evening-friendly = Rien n’a compté, et c’est très bien aussi
evening-table = Le tableau de la soirée
game-place = { $place }. { $name }
look-back = Revoir
look-back-at = Revoir : { $game }, { $date }

## Les compétitions.

contests = Compétitions
contests-none = Pas encore de championnat ni de coupe.
contests-founder = La personne qui a fondé le cercle peut en organiser.
contest-title =
    { $kind ->
        [league] Championnat : { $game }
       *[knock-out] Coupe : { $game }
    }
contest-progress =
    { $decided ->
        [0] aucune partie décidée sur { $fixtures }
        [one] { $decided } partie décidée sur { $fixtures }
       *[other] { $decided } parties décidées sur { $fixtures }
    }
contest-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
contest-abandoned = a été abandonnée
contest-look = Voir
contest-look-at = Voir : { $contest }
contest-new = Nouvelle compétition
contest-kind = De quel genre ?
contest-kind-league = Championnat
contest-kind-knock-out = Coupe
contest-kind-league-about = tout le monde rencontre tout le monde
contest-kind-knock-out-about = qui gagne continue
contest-game = Quel jeu ?
contest-players = Qui participe ?
contest-players-count = de { $least } à { $most } membres
contest-seats = Combien par table ?
contest-seats-each = { $seats }
contest-seats-four = trois ou quatre, deux continuent
contest-rounds = Combien de fois se rencontre-t-on ?
contest-rounds-each =
    { $rounds ->
        [1] une fois
        [2] deux fois
       *[other] { $rounds } fois
    }
contest-seeding = Qui rencontre qui ?
contest-seeding-draw = par tirage au sort
contest-seeding-rating = selon les cotes
contest-seeding-about = Le sceau du tirage est connu d’avance, et sa graine est montrée après.
contest-name = Un nom, si tu veux
contest-begin = Commencer
back = Retour à { $circle }
contest-table = Le tableau
contest-fixtures = Parties
round = Tour { $round }
round-name =
    { $left ->
        [0] Finale
        [1] Demi-finales
        [2] Quarts de finale
       *[other] Tour { $round }
    }
column-played = Jouées
from-fixture = de la partie { $fixture }
fixture = Partie { $number }
play = Jouer
play-with = Jouer : { $names }
fixture-waiting = pas encore connu
fixture-ready = à jouer
fixture-playing = en cours
fixture-drawn =
    { $games ->
        [one] { $games } égalité, on rejoue
       *[other] { $games } égalités, on rejoue
    }
walked-over = décidée sans jouer
goes-on = continue
walk-over = Décider sans jouer
walk-over-about = Quelqu’un ne peut pas venir ? Dis qui gagne.
walk-over-for = { $name } gagne
seeds = Le tirage
seeds-draw = Tirage au sort. Le sceau était visible avant, et la graine l’ouvre.
seeds-rating = Dans l’ordre des cotes.
seal = Sceau
seed = Graine
abandon = Abandonner la compétition
abandon-sure = Personne ne la gagne. Les parties jouées restent.
abandon-yes = Oui, l’abandonner
contest-over = { $names } gagne !
contest-over-many = { $names } gagnent !
league-how = À égalité de points, les parties entre ex æquo décident, puis les victoires.

## Pour la personne qui a fondé le cercle.

tools = Gérer le cercle
tools-name = Nom
tools-rename = Renommer
tools-renamed = Il s’appelle maintenant « { $circle } ».
tools-rated = Des cotes dans ce cercle
tools-season = La saison
tools-season-ends = Finit le
tools-season-set = Fixer la date
tools-season-open = Sans date
tools-season-end = La finir maintenant
tools-season-end-sure = Son tableau est gardé tel quel, et la saison suivante repart de zéro, avec de nouvelles cotes.
tools-season-end-yes = Oui, finir la saison
tools-season-ended = Une nouvelle saison commence.
tools-link = Renouveler le lien
tools-link-sure = L’ancien lien ne mènera plus nulle part. Les membres restent.
tools-link-yes = Oui, le renouveler
tools-link-new = Le cercle a un nouveau lien.
tools-members = Membres
tools-remove = Retirer
tools-remove-one = Retirer { $name }
tools-remove-sure = { $name } ne sera plus membre, mais pourrait revenir avec le lien : renouvelle-le pour l’éviter.
tools-remove-yes = Oui, retirer { $name }
tools-hand-over = Confier le cercle
tools-hand-over-one = Confier le cercle : { $name }
tools-hand-over-sure = Ensuite, { $name } sera la seule personne à pouvoir gérer le cercle.
tools-hand-over-yes = Oui, le confier à { $name }
tools-delete = Effacer le cercle
tools-delete-sure = Soirées, saisons, cotes et compétitions disparaissent pour tout le monde, pour toujours.
tools-delete-yes = Oui, l’effacer pour toujours
tools-deleted = « { $circle } » n’existe plus.
