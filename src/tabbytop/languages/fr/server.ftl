### Ce que le serveur dit à la table : surtout pourquoi quelque chose ne va pas. Minuscule au début, pas de point à la fin.

## Qui n’a pas de nom à soi

seat-name = Place { $number }
somebody = Quelqu’un

## Trop, trop souvent

limited-moves = coups
limited-lines = coups et messages
limited-talk = bavardages
limited-questions = questions
limited-replays = rediffusions
limited-requests = demandes
limited-logins = tentatives de connexion
limited-reports = signalements
limited-tables = nouvelles tables
limited-joins = places prises
limited-guests = nouvelles visites
limited-device-games = parties jouées hors ligne
limited-codes = essais de code
limited-circles = nouveaux cercles
none-allowed = pas de { $what } ici
too-much-for-seconds = doucement : trop de { $what } à la fois, attends { $seconds } s
too-much-for-minutes =
    assez de { $what } pour le moment ; attends { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
too-much = doucement, c’était trop d’un coup
too-many-sockets = trop de connexions sont ouvertes depuis cette adresse
too-many-log-in = trop de monde se connecte à la fois ; réessaie
one-hint-at-a-time = un conseil à la fois ; on réfléchit encore au précédent
one-advice-at-a-time = une chose à la fois ; on calcule encore la précédente
enough-to-think-about = ça fait assez à réfléchir pour l’instant ; attends d’abord une réponse
too-many-reviews = trop de bilans attendent ; réessaie dans un instant
comes-and-goes =
    tu entres et tu sors comme un chat à la porte ; attends { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }
too-many-own-tables =
    { $most ->
        [one] tu as une table qui n’est pas finie ; termine-la d’abord
       *[other] tu as { $most } tables qui ne sont pas finies ; termines-en une d’abord
    }
too-many-tables-from-network =
    { $most ->
        [one] depuis ton réseau, une table n’est pas finie ; elle doit d’abord se terminer
       *[other] depuis ton réseau, { $most } tables ne sont pas finies ; l’une d’elles doit d’abord se terminer
    }
too-many-waiting-seats =
    { $most ->
        [one] tu attends déjà à une table ; joues-y d’abord, ou quitte-la
       *[other] tu attends déjà à { $most } tables ; joues-y d’abord, ou quittes-en une
    }
too-many-waiting-seats-from-network =
    { $most ->
        [one] depuis ton réseau, quelqu’un attend déjà à une table ; elle doit d’abord commencer
       *[other] depuis ton réseau, { $most } places attendent déjà ; l’une d’elles doit d’abord commencer ou se libérer
    }

## Quelque chose a raté

went-wrong = ça n’a pas marché, et c’est notre faute
not-written = impossible de l’enregistrer, donc rien ne s’est passé ; réessaie
outcome-unknown = on ne sait pas si c’est enregistré ; renvoie la même chose, avec le même identifiant
table-reloaded = la table se recharge ; réessaie
table-not-readable = impossible de lire la table pour l’instant ; réessaie
table-too-busy = la table est trop occupée ; réessaie
server-stops = le serveur s’arrête ; réessaie dans un instant
advice-failed = impossible de calculer ça pour l’instant ; réessaie
hint-failed = aucun bot n’a d’idée pour l’instant ; réessaie
something-else-happened = autre chose s’est passé entre-temps ; réessaie

## Le serveur raccroche

bye-reloaded = la table se recharge ; redis bonjour
bye-seat-gone = la place est à quelqu’un d’autre maintenant
bye-stops = le serveur s’arrête ; il reviendra
bye-handed-over = un autre processus s’occupe de cette table ; redis bonjour

## Ce n’est pas là, ou c’est illisible

nothing-here = il n’y a rien de ce nom ici
no-such-table = cette table n’existe pas
no-such-file = la page n’a pas de fichier de ce nom
cannot-be-done = ça ne se fait pas ici
too-long = c’est trop long
nested-too-deeply = c’est imbriqué trop profondément
unreadable = la demande est illisible
unreadable-part =
    { $error ->
        [none] { $place } : illisible
       *[other] { $place } : { $error }
    }
not-a-message = ce n’est pas un message : { $error }
not-json = ce n’est pas un message : ce n’est pas du JSON
hello-first = le premier message doit être hello
hello-again = hello a déjà été dit
websockets-only = c’est réservé aux WebSockets
nul-in-text = un texte ne doit pas contenir le caractère NUL
other-site = un autre site ne peut pas faire ça ; le réglage `origins` peut l’autoriser
metrics-hidden = le réglage `metrics_from` dit qui peut lire ça

## Places

all-seats-taken = toutes les places sont prises
seat-taken = cette place est prise
seat-closed = cette place est fermée
one-seat-each = à cette table, une place par personne ; c’est le choix de l’hôte
host-closes-seats = c’est à l’hôte de la table de fermer des places
host-asks-to-leave = c’est à l’hôte de la table de demander à quelqu’un de partir
nobody-removed-at-stake = la partie compte pour une compétition ou pour la cote : on ne renvoie personne
fixture-seat-kept = cette place est gardée pour quelqu’un de la compétition
host-asks-for-bots = c’est à l’hôte de la table de faire venir des bots
banned-from-table = l’hôte de cette table ne te laisse pas revenir
own-seat = c’est ta propre place ; lève-toi si tu veux
nobody-sits-there = il n’y a personne à cette place
left-already = la personne est déjà partie
everybody-goes-home = la partie est finie ; tout le monde rentre de toute façon
seat-kept = cette place est gardée pour quelqu’un
seats-kept = les places qui restent sont gardées pour quelqu’un
no-free-seat = il n’y a plus de place libre
seats-free = il y a des places libres
no-such-seat = cette table n’a pas cette place
nobodys-seat = cette place n’est à personne
seat-plays-itself = quelqu’un joue déjà à cette place, sans bot
not-your-seat = ce n’est pas ta place
no-seat-of-yours = tu n’as pas de place à cette table
wrong-secret = ce secret n’ouvre aucune place ici
no-onlookers = on ne peut pas regarder cette table

## Début et fin

not-begun = la partie n’a pas commencé
begun-already = la partie a déjà commencé
begun-without-you = la partie a commencé sans toi
not-over = la partie n’est pas finie
over-already = la partie est déjà finie
over-nobody-waits = la partie est finie ; personne ne t’attend
table-was-closed = cette table a été fermée
table-is-closed = cette table est fermée
only-unplayed-tables-close = on ne peut fermer qu’une table où l’on n’a jamais joué
friends-need-a-server = pour jouer avec des amis éloignés, il faut un serveur ; sur cet appareil, on joue contre des bots ou à tour de rôle
first-this-game = termine d’abord cette partie
new-table-already = il y a déjà une nouvelle table
earlier-rules = on y a joué avec d’anciennes règles, que ce serveur n’a plus
game-does-not-replay = cette partie ne peut pas être rejouée avec les règles de ce serveur : { $why }
game-too-long = cette partie est trop longue pour être gardée ici
# Somebody wants to play on from the end of a finished game.
play-on-over = là, il ne reste plus rien à jouer ; choisis un coup précédent
# A game that was played on from a moment of a finished game is not put into the history.
play-on-not-kept = une partie reprise d’une autre n’entre pas dans l’historique

## Coups

somebody-was-quicker = quelqu’un a été plus rapide
not-asked-any-more = cette question n’est plus posée
question-gone = cette question n’est plus posée ; regarde à nouveau
not-your-turn = ce n’est pas ton tour
number-to-come = cette table n’en est pas encore au numéro { $number }
time-not-up = il reste du temps à cette place
clock-has-to-wait = l’horloge doit attendre

## Annuler des coups

no-undo-live = quand tout le monde joue en même temps, rien ne s’annule
no-undo-at-stake = la partie compte pour une compétition ou pour la cote : chaque coup reste
nothing-to-undo = tu n’as aucun coup à annuler
nobody-asks-undo = personne ne demande à annuler un coup
answer-undo-first = quelqu’un a demandé à annuler un coup ; réponds-lui d’abord
undo-others-answered = d’autres ont répondu depuis ; ce coup reste
agreed-already = tu as déjà accepté ; les autres, pas encore
undo-limit =
    { $count ->
        [one] tu as déjà annulé un coup dans cette partie ; celui-ci reste
       *[other] tu as déjà annulé { $count } coups dans cette partie ; celui-ci reste
    }
undo-somebody-away = tout le monde doit être d’accord, et il manque quelqu’un ; ce coup reste
undo-somebody-sent-away = quelqu’un qui devait donner son accord a dû partir ; ce coup reste
undo-hidden-seen = ce qui était caché a été vu depuis ; ce coup reste

## Conseils et bavardages

no-hints-here = il n’y a pas de conseils ici
without-hints = cette table joue sans conseils ; c’était convenu
no-hints-between-people = pas de conseils quand on joue entre humains
nothing-asked = on ne te demande rien pour l’instant ; étire-toi un peu
no-chat = on ne s’écrit pas à cette table
nothing-said = dis d’abord quelque chose
silent-table = cette table est silencieuse

## Partir et revenir

you-play-yourself = tu joues déjà toi-même
come-back-to-table = tu as quitté cette table ; reviens d’abord
come-back-to-seat = un bot joue pour toi ; reviens d’abord
bot-plays-there = un bot y joue déjà
sitter-forgotten = le compte de cette place a été effacé
nobody-missing = personne ne manque à cette place
nobody-waits-for-seat = personne n’attend cette place
clock-runs = l’horloge tourne
no-clock-runs = aucune horloge ne tourne
clock-waits-for-nobody = l’horloge n’attend personne quand on joue à plusieurs
clock-waited-enough = l’horloge a assez attendu dans cette partie
clock-may-stand-still = l’horloge peut rester arrêtée
here-a-moment-ago = il y avait quelqu’un il y a un instant ; laisse-lui un peu de temps
days-for-everybody = à cette table, tout le monde a plusieurs jours ; c’est l’horloge qui décide

## Noms, comptes et mots de passe

name-unseen = un nom est fait de lettres que l’on peut voir
name-too-long =
    { $most ->
        [one] un nom a { $most } lettre au plus
       *[other] un nom a { $most } lettres au plus
    }
name-taken = ce nom est à quelqu’un d’autre
name-looks-taken = ce nom ressemble à celui de quelqu’un d’autre ; choisis-en un autre
name-reserved = ce nom est réservé à la maison ; choisis-en un autre
same-name-here = quelqu’un de ce nom est déjà à table
same-looking-name-here = quelqu’un avec un nom presque pareil est déjà à table
weak-password = ce mot de passe se devine facilement ; prends-en un plus long ou plus bizarre
wrong-login = le nom ou le mot de passe est faux
old-password-missing = pour le changer, entre aussi l’ancien mot de passe
old-password-wrong = ce n’est pas l’ancien mot de passe
password-to-delete = pour effacer le compte, entre son mot de passe
account-deleted = le compte a été effacé entre-temps

## Exclusions et signalements

banned = l’entrée t’est refusée ; la maison en a décidé ainsi
muted = tu ne peux pas parler pour l’instant ; tu peux toujours jouer
accused-forgotten = ce compte a été effacé
reports-yourself = mais c’est toi ; étire-toi plutôt
nobody-to-report = il n’y a personne à signaler à cette place
said-nothing-there = cette personne n’a pas écrit cette ligne
reporter-elsewhere = tu ne peux signaler que des gens de ta table

## Préparer une table

bots-alone = des bots tout seuls, ce n’est pas une compagnie : laisse une place à quelqu’un
one-seat-for-you = tu n’as qu’une place ; sur cet appareil, les autres jouent sous leur propre nom
bot-level = choisis le niveau du bot : { $levels }
level-installed = un bot installé sur ce serveur
own-clock = { $game } suit sa propre horloge
clock-seconds =
    { $most ->
        [0] sans horloge, il n’y a pas de secondes à régler
       *[other] cette horloge se règle de { $least } à { $most } secondes
    }

## Lessons

lesson-changed = la leçon a changé depuis ; recommence-la
# Variables: $error (in English).
lesson-broken = cette leçon ne marche pas ici : { $error }

## Invitations

# A code has six letters and digits, to be read out on the phone; it leads to a table that waits for players.
no-code = ce n’est pas le code d’une table ; un code a six caractères, lettres et chiffres
no-such-code = aucune table n’a ce code ; un code expire quand la partie commence
code-too-late = la partie a commencé : son code ne sert plus
# Beside a link in a messenger: a sentence of its own. Variables: $game (its name), $host (a person's name).
preview-title = { $game } – { $host } t’invite
# The same. Variables: $minutes (0: not known).
preview-about =
    { $minutes ->
        [0] Prends place : on joue dans le navigateur, rien à installer.
        [one] Prends place : environ { $minutes } minute, dans le navigateur, rien à installer.
       *[other] Prends place : environ { $minutes } minutes, dans le navigateur, rien à installer.
    }

## Notifications : apprendre ailleurs que c’est son tour

no-notices = ce serveur n’envoie pas de notifications
bad-notice-url = aucune notification ne peut être envoyée à cette adresse ; elle doit commencer par https et se trouver sur l’internet public
no-ntfy-topic = l’adresse d’un sujet ntfy se termine par son nom
bad-push-keys = les clés du navigateur sont illisibles
too-many-endpoints =
    { $most ->
        [one] tu as déjà { $most } destination pour les notifications ; retire-la d’abord
       *[other] tu as déjà { $most } destinations pour les notifications ; retires-en une d’abord
    }
no-such-endpoint = aucune notification n’est envoyée là-bas

## Comments at moments of finished games

comment-players-only = seules les personnes de cette table peuvent commenter la partie
comment-not-yours = ce commentaire n’est pas le tien
no-such-comment = ce commentaire n’existe plus
too-many-comments = cette partie a déjà trop de commentaires
# Variables: $last (a number).
no-such-step =
    { $last ->
        [0] cette partie n’a aucun coup
        [one] cette partie a { $last } coup
       *[other] cette partie a { $last } coups
    }

## A link to a moment of a finished game, as messengers and pictures show it

# Variables: $game (its name), $at and $last (numbers of moves).
moment-title = { $game } – coup { $at } sur { $last }
moment-title-deal = { $game } – la donne
moment-title-end = { $game } – la fin
# Above the words in the picture. Variables: $at, $last (numbers of moves).
moment-at = Coup { $at } sur { $last }
moment-deal = La donne
moment-end = La fin
# Where nothing can be told of the move.
moment-look = Regarde ce moment, et reprends la partie à partir de là.
# A player whose name has letters that the picture cannot show. Variables: $number (from 1 on).
moment-seat = Place { $number }

## The deal of the day.

daily-no-day = on ne connaît aucune partie de ce jour
daily-over = cet essai est fini : son jour est passé, ou il n’a jamais commencé
daily-late = ce coup arrive trop tard : la partie a continué
