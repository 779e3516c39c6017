### Le terminal : commandes, pages, questions et avis communs à tous les jeux.
###
### Ce qui est entre `accents graves` se tape. Les commandes se tapent en anglais ou en français ; les touches d’une lettre (`b`,
### `u`, `q`) et les mots des coups sont les mêmes dans toutes les langues.
###
### Mots choisis : annuler (undo), sauvegarder (save), reprendre (resume), journal (log), sceau (commitment), graine (seed),
### enregistrement (record), feuille de score (score pad), minou (tabby).

unknown-language = il n’y a pas de langue { $language } ; il y a { $languages }

yes = oui
no = non
yes-words = o oui
no-words = n non

## Noms des joueurs.

you = Toi
player = Patte { $number }
cat = Chat { $number }
seat-name = Place { $number }
seat-within = place { $number }
clock = horloge
shown-bot = { $bot }
bot = { $value }
bot-kitten = chaton
bot-tabby = minou
bot-lynx = lynx
bot-puma = puma
bot-tiger = tigre
bot-random = hasard
bot-greedy = glouton
bot-program = programme

## Commandes.

command-help = aide, ?
    .text = cette page
command-rules = règles
    .text = les règles en bref
command-cards = cartes [nom]
    .text = ce que font les cartes
command-table = table
    .text = tout ce que tu peux savoir : défausses, ce qui reste…
command-hint = conseil
    .text = ce que ferait un bot fort, et pourquoi
command-plan = plan
    .text = ce que la table calcule pour toi, si le jeu le propose
command-follow = suivre
    .text = jouer les coups de ce plan
command-log = journal
    .text = tout ce qui s’est passé, le plus récent d’abord
command-undo = annuler
    .text = annuler ton dernier coup, si rien n’a été révélé depuis
command-save = sauvegarder [fichier]
    .text = noter la partie et continuer à jouer
command-resume = reprendre [fichier]
    .text = sauvegarder et reprendre une autre partie
command-quit = quitter
    .text = sauvegarder et sortir, comme Ctrl-C et Ctrl-D

## La page de la commande `aide`.

help-commands = À tout moment
help-answers = Ta réponse
help-how = Un numéro de l’écran, ou le coup en toutes lettres, comme ceci :
help-short = Le début d’un mot suffit, si c’est clair. Une place : son numéro, son nom ou sa lettre :

## La page de la commande `cartes`.

no-cards = { $game } n’a pas de liste de cartes ici.
no-such-card = Aucune carte de ce jeu ne s’appelle { $word }. Ses cartes : { $names }.

## La table.

progress = coup { $number }
more-lines =
    { $count ->
        [one] … encore { $count } ligne : `table` montre tout
       *[other] … encore { $count } lignes : `table` montre tout
    }
more-answers = … encore { $count } : tape une réponse, ou juste assez pour la reconnaître
only-answer = (Une seule réponse : { $answer }.)

## Le journal : ce qui s’est passé.

log-since = Depuis ton dernier coup
log-so-far = Jusqu’ici
log-all = Ce que tout le monde a vu
log-nothing = Il ne s’est encore rien passé.
log-more = (… `journal` : encore { $count })
log-panel = Ce qui s’est passé
log-panel-foot = journal : tout

## Questions à une personne.

ask-answer = numéro ou coup, ? pour l’aide
ask-go-on = Entrée : continuer
small-window = Une fenêtre de 80×24 ou plus montre tout d’un coup.
no-list-yet = { $number }, mais quoi ? Voici la liste : retape-le si c’est bien ça.
hinting = On interroge un grand fauve…
# The move of a strong bot; a full stop and what the move brings follow.
hint = Un grand fauve choisirait : { $move }
hint-second = Deuxième choix : { $move }
no-hints-between-people = Dans ce jeu, pas de conseils tant que des personnes jouent entre elles.
no-advice = Dans ce jeu, c’est à toi de tout prévoir.
nothing-to-follow = Il n’y a encore rien à suivre ; `plan` montre ce que la table calcule.
too-many-refusals = { $count } réponses de suite qui n’en sont pas. Ça suffit pour l’instant.
taken-back = Coup annulé.
saved-to = Sauvegardé dans { $path }.
no-other-save = Il n’y a pas d’autre partie sauvegardée à reprendre.
try-to-save = Essaie `sauvegarder` avec un autre fichier.

## Réponses que l’on ne comprend pas.

no-move = { $text } n’est pas un coup ici : tape un numéro de la liste, ou ? pour l’aide
no-move-similar = { $text } n’est pas un coup ici ; voulais-tu dire `{ $near }` ?
ambiguous =
    { $more ->
        [yes] ça pourrait être { $moves }, entre autres ; dis-en un peu plus
       *[no] ça pourrait être { $moves } ; dis-en un peu plus
    }
either = { $start } ou { $next }
no-number = il n’y a pas de { $number } ici ; prends un numéro que tu vois
say-which = précise de quoi il s’agit
nothing-follows = rien d’autre ne peut suivre sur la même ligne
nothing-done = rien de tout cela n’a été fait. `{ $text }` : { $why }

## Annuler un coup.

undo-nothing = Il n’y a encore rien à annuler.
undo-answered =
    { $seat-is ->
        [clock] L’horloge a répondu depuis : ce coup reste.
        [you] Tu as répondu depuis : ce coup reste.
       *[other] { $seat } a répondu depuis : ce coup reste.
    }
undo-chance = Le hasard a parlé depuis, et ça ne s’oublie pas : ce coup reste.
undo-revealed = Quelque chose a été révélé depuis : ce coup reste.

## Pages d’un long texte.

to-table = retour à la table
to-turn = à toi de jouer
to-answer = ta réponse
to-score-pad = la feuille de score
to-rest = le reste, en dessous
to-pass = passer le clavier
pager-done = Entrée : { $done }
pager-more = Entrée : la suite
pager-up = u : plus haut
pager-leave = b : { $done }
pager-page = { $page } sur { $pages }

## Plusieurs personnes sur un clavier.

somebody-else = C’est à quelqu’un d’autre de répondre. Entrée : { to-pass } ; `annuler`, `journal`, `quitter`.
pass-to = Passe le clavier à { $name }.
pass-ask = { $name }, tape { $mark } et Entrée quand personne d’autre ne regarde
pass-only = Ce rideau ne se lève que pour { $name } : { $mark } et Entrée. `quitter` sauvegarde et sort.
ask-together = { $marks } : qui prend la parole ? Entrée : personne

## Bots.

thinking = { $name } réfléchit…
bot-fails = Le hasard continue pour { $name } : { $why }
bot-failed = Le hasard a continué pour { $name } : { $why }

## La fin d’une partie, et la feuille de score.

score-pad = { $game } : la feuille de score
wins = gagne
place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
points = points
look-again = Pour la revoir :
once-more = Encore une ? o/n
once-more-how = o lance une nouvelle partie avec les mêmes personnes, n ou Entrée arrête

## Parties sauvegardées.

stickers =
    { $seat-is ->
        [you] Tes autocollants : { $stickers }
       *[other] Autocollants pour { $seat } : { $stickers }
    }
saved-in = Sauvegardé dans { $path }
go-on-with = Pour la reprendre :
resumed = { $file } reprend, { $progress }.
left-in = La partie telle que tu l’as laissée est gardée dans { $path }.
programs-left = Une partie sauvegardée ne peut pas lancer de programme : le hasard continue pour { $names } ; `tabbytop resume` avec --seats indique à nouveau le programme.
wrong-seats =
    { $seats ->
        [one] cette partie a { $seats } place, pas { $given }
       *[other] cette partie a { $seats } places, pas { $given }
    }
no-saves = Il n’y a encore aucune partie sauvegardée.
seats =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
names = { $names }
finished = finie
asks-now = { $progress } : { $asked }
older-saves = … et de plus anciennes
in-folder = Dans { $folder }
no-unfinished = il n’y a pas de partie en cours à reprendre
no-finished = il n’y a encore aucune partie finie ; dis quel fichier
resume-says-all = --resume suffit : n’indique ni jeu, ni réglages, ni graine en plus

no-home = il n’y a pas de dossier personnel pour { $word }
bad-file-name = un nom de fichier ne contient pas ces caractères
no-folder = il n’y a pas de dossier { $folder } : rien n’a été sauvegardé
cannot-write = impossible d’écrire { $path } : { $why }
cannot-read = impossible de lire { $path } : { $why }
damaged = { $path } n’est pas une partie sauvegardée, ou est abîmé ({ $where } : { $why })

## La liste des jeux, et le menu.

menu = Tabbytop : à quoi jouons-nous ?
ask-game = un numéro ou un nom
seats-range = { $least } à { $most } places
opponents = Qui joue avec toi
opponents-more = Et aussi : random, greedy, search:500, et run:COMMANDE, un programme à toi.
say-game = dis quel jeu : { $games }
no-game-similar = il n’y a pas de jeu { $name } ; voulais-tu dire { $near } ?

## Qui est assis où (--seats).

bad-seat = une place, c’est `you`, un nom ou un bot : --seats you,Ana,random
no-bot-similar = aucun bot ne s’appelle { $word } ; voulais-tu dire { $near } ?
long-name = { $word } est trop long pour un nom ici : { $most } lettres au maximum

## Jeux en temps réel.

live-no-board = { $game } se joue en temps réel, et personne n’a encore dessiné son plateau pour ce terminal ; seuls des bots peuvent y jouer, dans un tube (pipe)
live-people = { $game } se joue sans tours, et un clavier est trop petit pour { $count } personnes qui agissent toutes à la fois : mets une personne avec des bots (--seats you,kitten,kitten)
live-cursor = { $game } se dessine plusieurs fois par seconde, et ce terminal dit qu’il ne sait pas déplacer son curseur (TERM)
live-pipe = { $game } se joue en temps réel, touche par touche : il faut un terminal, pas un tube (pipe) ; des bots seuls peuvent jouer ici (--seats kitten,tabby)
live-slow-bot = { $game } n’attend personne, et { $name } réfléchit trop longtemps pour s’asseoir à ta table : prends { $quick } ou random
live-no-keys = un jeu en temps réel a besoin de chaque touche à l’instant même, ce que le terminal de ce système ne permet pas : joues-y sous Linux, macOS ou WSL

## Une partie finie, coup par coup.

replay-ask = Entrée : suivant, b : retour, un numéro, start, end, log, q
watch-ask = Entrée : suivant, b : retour, log, end, q
replay-help = Entrée ou n avance, b recule, un numéro y saute, start, end ; log ; q sort.
replay-last = C’était le dernier coup.
replay-first = C’est le début.
replay-count =
    { $count ->
        [0] Il n’y a aucun coup.
        [one] Il n’y a qu’un coup.
       *[other] Il y a { $count } coups.
    }
replay-at = ({ $at } sur { $count })
replay-over = La partie est finie : { $scores }
replay-goes-on = La partie continue à partir d’ici.
replay-deal =
    { $seats ->
        [one] { $game }, { $seats } place, la donne
       *[other] { $game }, { $seats } places, la donne
    }
# A game of rules that this version has no more; the moves follow. $found and $known are numbers.
replay-other-rules = Cette partie a été jouée avec la version { $found } des règles. On en est ici à la version { $known }, qui ne connaît plus celles-là. Il n’y a donc pas de table à montrer, seulement les coups :
# Playing on from a move of a finished game. $move, $seat and $last are numbers.
play-on-unfinished = on ne repart d’un coup que dans une partie finie ; celle-ci continue avec `tabbytop resume`
play-on-move = on ne peut pas reprendre au coup { $move } ; le dernier est le { $last }
play-on-seat = il n’y a pas de place { $seat } ; la dernière est la { $last }
play-on-begins = Tu reprends après le coup { $move }. Les mains restent celles d’alors ; tout ce qu’on pioche ensuite est de nouveau tiré au hasard. Cette partie ne rapporte pas d’autocollants.
open-hands = Cette partie n’est pas finie, et toutes les mains seront visibles. Regarder ? o/n

## La commande `verify`.

verify-commitment = sceau
verify-seed = graine
verify-record = enregistrement
verify-result = résultat
verify-game =
    { $count ->
        [one] { $game }, places : { $seats }, { $count } coup, permis
       *[other] { $game }, places : { $seats }, { $count } coups, tous permis
    }
verify-scores = { $scores }. { $verdict }
verify-shown = La graine est bien celle qui était promise, et l’enregistrement en découle.
verify-file = La graine est bien celle que le fichier promet, et l’enregistrement en découle.
verify-compare = Compare le sceau avec celui que la table montrait au début.
verify-no-commitment = un sceau, c’est 64 chiffres hexadécimaux
verify-not-sealed = { $path } a été distribué à partir du nombre { $seed }, pas d’une graine scellée : rien n’était promis
verify-other-shown = la graine ne tient pas sa promesse : son sceau est { $given }, et on t’avait montré { $promised }
verify-other-file = la graine ne tient pas sa promesse : son sceau est { $given }, alors que le fichier annonce { $promised }
verify-no-promise = { $path } ne contient pas de sceau : indique avec --commitment ce que la table montrait au début ; celui de la graine est { $given }
verify-not-over = { $path } est une partie qui n’est pas finie : la suite n’est pas prouvée

## Jouer dans le navigateur : la commande `tabbytop` sans autre mot. $url est une adresse comme http://127.0.0.1:8765.

page-opens = Tabbytop est à l’adresse { $url } et s’ouvre dans ton navigateur. Ctrl-C l’arrête ; `tabbytop --help` montre ce qu’il y a d’autre.
page-address = Tabbytop est à l’adresse { $url }. Ouvre-la dans un navigateur. Ctrl-C l’arrête ; `tabbytop --help` montre ce qu’il y a d’autre.
page-already-there = Tabbytop tourne déjà, à l’adresse { $url }.
# `tabbytop join`. Variables: $url.
join-opens = La table est à l’adresse { $url } et s’ouvre dans ton navigateur.
join-address = La table est à l’adresse { $url }. Ouvre cette adresse dans un navigateur.
join-no-code = une table a un lien, ou un code de six caractères, lettres et chiffres
join-no-server = dis sur quel serveur est la table : --server https://…
# Une copie pour développer, ou un paquet construit sans la page.
no-page = Ce Tabbytop est venu sans sa page web. Dans un clone du projet, `make play` la construit et l’ouvre. Ou joue ici même, dans le terminal : `tabbytop play`.

## L’aide des commandes (`tabbytop play --help`).

about-tabbytop = Cinq jeux de chats sur une seule table. Sans commande, ils s’ouvrent dans le navigateur.
about-games = Les jeux avec leurs places et leurs réglages, et les adversaires.
about-join = Prendre place à la table de quelqu’un, avec son code ou son lien, dans le navigateur.
about-play = Jouer, avec des bots et avec d’autres personnes à ce clavier.
about-learn = Apprendre un jeu en jouant : de courtes leçons, un pas après l’autre.
about-resume = Reprendre une partie sauvegardée.
about-saves = Les parties sauvegardées, la plus récente d’abord.
about-replay = Revoir une partie, coup par coup, toutes les mains visibles, ou la reprendre à partir d’un coup.
about-review = Voir où tu as perdu des points : tes erreurs nettes, et de meilleurs coups.
about-verify = Prouver que les mélanges d’une partie étaient fixés avant son début, et que son enregistrement est vrai.
param-language = La langue, par exemple `en` ou `fr` ; sinon celle du système.
param-help = Afficher ce message et quitter.
param-version = Afficher la version et quitter.
param-install_completion = Compléter les commandes, les jeux et les parties sauvegardées avec la touche Tab, dans le shell que tu utilises.
param-show_completion = Afficher ce que --install-completion écrirait, pour le copier ou le modifier.
param-seats = Qui est assis où, par exemple `you,tiger` ou `Ana,Ben,kitten` : le nom d’un bot désigne un bot (voir `tabbytop games`), `run:` suivi d’une commande un programme qui joue, et tout autre mot une personne à ce clavier. Un nombre, c’est toi et des bots.
param-learn-game = Son nom, voir `tabbytop games`.
param-learn-lesson = Le nom d’une leçon ; sinon la première que tu n’as pas faite.
param-play-game = Son nom, voir `tabbytop games`.
param-play-option = Un réglage, par exemple `deck=all` ; possible plusieurs fois. `tabbytop games` en donne la liste.
param-play-seed = Distribuer exactement cette partie.
param-play-resume = Reprendre cette partie, comme le fait `tabbytop resume`.
param-resume-file = Une partie sauvegardée ; sinon la plus récente en cours.
param-replay-file = Une partie sauvegardée, ou un simple enregistrement ; sinon la dernière partie finie.
param-replay-plain = Tout afficher d’un coup et quitter.
param-replay-play_on = Reprendre après ce coup, avec des bots aux autres places. Une telle partie ne rapporte pas d’autocollants.
param-replay-seat = Ta place quand tu reprends ; 0 est la première.
param-review-file = Une partie finie, sauvegardée ou en simple enregistrement ; sinon la dernière partie finie.
param-review-seat = La place dont on revoit les décisions, à partir de 0 ; sinon la tienne.
param-review-as_json = Afficher le bilan en JSON, et rien d’autre.
param-join-table = Le code qu’on te dicte, ou le lien vers la table.
param-join-server = L’adresse du serveur auquel appartient le code ; sinon, celui qui tourne sur cette machine.
param-verify-file = Une partie téléchargée depuis un serveur.
param-verify-commitment = Le sceau que la table montrait au début ; sinon celui du fichier.

# Commandes pour les programmes et la recherche. Le premier paragraphe figure dans la liste des commandes.
about-moves = Afficher tous les coups d’un jeu dans sa notation, un par ligne : pour les programmes qui jouent.
about-sim =
    Faire jouer beaucoup de parties à des bots, et montrer leur longueur, les points et quelles places gagnent.

    La même graine donne le même rapport sur toutes les machines, quel que soit le nombre de processus ou de machines qui se partagent les parties.
about-arena =
    Faire jouer un tournoi à des bots, et dire la force de chacun, et à quel point c’est sûr.

    Chaque donne est jouée dans toutes les rotations des places. La même graine donne le même classement sur toutes les machines, tant qu’aucun bot ne regarde l’heure. Ctrl-C arrête tout de suite et montre le classement jusque-là.
about-puzzles = Trouver dans des parties de bots des positions où un coup est nettement meilleur.
about-puzzles-mine =
    Faire jouer des bots et garder les positions où un coup est nettement meilleur.

    Chaque position est explorée, puis encore une fois avec dix fois plus de mondes. La même graine donne les mêmes énigmes.
about-puzzles-check =
    Explorer encore une fois nos énigmes, avec dix fois plus de mondes et jusqu’à la fin de la partie.

    Nomme celles qui ne tiennent plus. S’il y en a, le code de sortie est 1.
about-daily = La partie du jour : vérifier qu’elle était scellée la veille.
about-daily-verify = Prouver que les cartes d’un jour étaient fixées la veille.
param-game = Le jeu, par exemple `kibble-scuffle`.
param-option = Un réglage du jeu, par exemple `deck=all` ; possible plusieurs fois.
param-workers = Combien de processus jouent ; sinon un par cœur.
param-ray = Jouer sur la grappe Ray à cette adresse ; sans adresse, Ray est lancé sur cette machine.
param-as_json = Afficher du JSON, et rien d’autre.
param-sim-games = Combien de parties jouer.
param-sim-seats = Les bots, un par place (`random,tabby`), ou combien de bots au hasard (`4`). Sinon, un bot au hasard à chaque place du jeu.
param-sim-seed = La graine de la première partie ; la suivante a le nombre suivant.
param-arena-bots = Qui joue, par exemple `random,greedy` : au moins deux.
param-arena-seats = Les places à table ; sinon autant que de bots, si le jeu le permet.
param-arena-games = Combien de parties jouer ; quelques-unes de plus pour tomber juste.
param-arena-seed = La graine de la première donne ; la suivante a le nombre suivant.
param-worlds = Combien de tables possibles la première recherche regarde.
param-puzzles-mine-games = Combien de parties jouer.
param-puzzles-mine-seed = La graine dont tout découle.
param-puzzles-mine-out = Le fichier à écrire ; sinon, les énigmes sont affichées.
param-puzzles-mine-clear = Ce que tout autre coup doit perdre en chances de gagner.
param-puzzles-mine-most = S’arrêter après ce nombre d’énigmes.
param-puzzles-check-seed = Pour les nombres aléatoires de la recherche.
param-puzzles-check-out = Le fichier à écrire, avec les énigmes qui tiennent.
param-daily-verify-day = Par exemple 2026-11-18.
param-daily-verify-server = Demander la graine et le sceau à ce serveur.
param-daily-verify-seed = La graine, publiée à la fin de la journée.
param-daily-verify-commitment = Le sceau que tu as noté la veille.

# Commandes pour qui s’occupe d’un serveur.
about-serve =
    Ouvrir des tables aux autres : la page, l’API et les bots, jusqu’à Ctrl-C.

    Chaque réglage peut aussi être dans l’environnement (TABBYTOP_PORT=80) ou dans un fichier (port = 80). Ce qui est donné ici l’emporte sur l’environnement, qui l’emporte sur le fichier.
about-backup =
    Écrire dans un fichier tout ce que le serveur garde, pendant qu’il tourne.

    Le fichier contient des secrets : les graines des parties en cours, les empreintes des mots de passe, la clé du serveur.
about-restore = Remplir une base de données vide à partir d’une sauvegarde, même si elle vient de l’autre sorte de base ; lance ensuite le serveur.
about-tidy =
    Supprimer les vieilles tables, les vieux messages et les comptes d’invités, selon les réglages `keep_…_days`, pendant que le serveur tourne.

    Une fois par jour, le serveur le fait aussi de lui-même.
about-admin = S’occuper d’un serveur : travaille sur sa base de données ; les serveurs qui tournent suivent en quelques secondes.
about-admin-people = Lister les gens, les derniers venus d’abord.
about-admin-tables = Lister les tables, les plus récentes d’abord.
about-admin-show = Montrer une personne ou une table.
about-admin-close = Fermer une table, même en pleine partie.
about-admin-mute = Laisser quelqu’un jouer mais pas parler.
about-admin-unmute = Laisser quelqu’un parler de nouveau.
about-admin-ban = Exclure une personne ou une plage d’adresses.
about-admin-unban = Laisser revenir une personne ou une plage d’adresses.
about-admin-rename = Donner un autre nom à quelqu’un, y compris aux tables où cette personne a une place.
about-admin-delete = Oublier une personne, comme si elle avait supprimé ses données, ou retirer une table, pour toujours.
about-admin-reset-password = Donner à un compte un nouveau mot de passe au hasard, et le déconnecter partout.
about-admin-announce = Annoncer quelque chose à tout le monde, sur la page et aux tables.
about-admin-reports = Lister ce qui a été signalé, ou le marquer comme traité.
about-admin-log = Lister ce qui a été fait pour gérer le serveur, le plus récent d’abord.
param-config = Les réglages en TOML ; sinon le fichier dans TABBYTOP_CONFIG.
param-database = Comme pour `serve` : `postgresql://…` ou un fichier ; sinon selon les réglages.
param-by = Qui le fait, pour le journal ; sinon ton nom d’utilisateur.
param-limit = Pas plus que ce nombre.
param-person = Le début d’un identifiant, un nom de connexion ou un nom.
param-time = 30m, 12h, 2d, 1w ; sinon pour toujours.
param-which = Une personne ou une table ; `person:` ou `table:` devant précise laquelle.
param-whom = Des adresses : 192.0.2.0/24, 2001:db8::/48.
param-serve-open = Ouvrir la page dans un navigateur.
param-serve-lan = Pour tout le monde sur ton réseau : y écouter, et montrer aussi l’adresse en code QR.
param-backup-file = Le fichier à écrire.
param-restore-file = Où est la sauvegarde.
param-tidy-dry_run = Dire seulement ce qui serait supprimé.
param-tidy-compact = Réécrire aussi le fichier de SQLite sans trous ; arrête d’abord le serveur.
param-admin-people-name = Avec ce texte dans le nom ou le nom de connexion.
param-admin-people-accounts = Seulement les comptes, ou seulement les invités.
param-admin-people-seen = Qui est venu dans les dernières 12h, 2d, …
param-admin-tables-status = open (ouverte), playing (en jeu), over (finie) ou closed (fermée).
param-admin-tables-game = Seulement les tables de ce jeu.
param-admin-tables-person = Où cette personne a ou a eu une place.
param-admin-close-table = L’identifiant d’une table, ou son début.
param-admin-rename-name = Le nouveau nom.
param-admin-delete-yes = Ne pas demander.
param-admin-announce-text = Ce qu’il faut annoncer.
param-admin-announce-until = Jusqu’à quand : 2d, 2027-01-31 ou 2027-01-31T18:00 (UTC).
param-admin-announce-clear = Ne plus rien annoncer.
param-admin-reports-done = Marquer celui-ci comme traité.
param-admin-reports-everything = Aussi ceux qui sont traités.

## Ce que disent l’aide et les erreurs autour. Les mots en majuscules représentent ce qu’on tape.

usage = Utilisation :
usage-options = [OPTIONS]
usage-command = COMMANDE [ARGUMENTS]…
panel-arguments = Arguments
panel-options = Options
panel-commands = Commandes
panel-settings = Réglages
panel-limits = Limites
panel-error = Erreur
usage-default = [sinon : { $value }]
usage-required = [obligatoire]
usage-aborted = Abandonné.
usage-help = Pour de l’aide : { $command }.
usage-no-command = Il n’y a pas de commande { $command }.
usage-no-command-similar = Il n’y a pas de commande { $command }. Peut-être { $near-or } ?
usage-no-option = Il n’y a pas d’option { $option }.
usage-no-option-similar = Il n’y a pas d’option { $option }. Peut-être { $near-or } ?
usage-argument-missing = Il manque : { $name }.
usage-option-missing = Il manque : { $name }.
usage-value-missing = { $option } demande une valeur.
usage-no-value-allowed = { $option } ne prend pas de valeur.
usage-too-much = C’est trop : { $words }
usage-invalid = { $name } : { $why }
invalid-int_parsing = il faut un nombre entier
invalid-float_parsing = il faut un nombre
invalid-greater_than_equal = il faut au moins { $ge }
invalid-less_than_equal = il faut au plus { $le }
metavar-address = ADRESSE
metavar-addresses = ADRESSES
metavar-code = CODE
metavar-day = JOUR
metavar-file = FICHIER
metavar-game = JEU
metavar-lesson = LEÇON
metavar-move = COUP
metavar-name = NOM
metavar-names = NOMS
metavar-number = NOMBRE
metavar-person = PERSONNE
metavar-record = PARTIE
metavar-seat = PLACE
metavar-status = ÉTAT
metavar-table = TABLE
metavar-text = TEXTE
metavar-time = DURÉE
metavar-value = VALEUR

## Lessons (`tabbytop learn`)

# Behind the title of a lesson. Variables: $count.
lesson-minutes =
    { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
no-lessons = { $game } n’a pas encore de leçons.
# Above the command.
lesson-left = Pour reprendre là où tu en étais :
lesson-done = Bravo : la leçon « { $title } » est finie.
# Above the command.
lesson-play-now = À toi de jouer ! Une première partie :
lesson-next = Ensuite : « { $title } ».
lesson-go-on = Entrée : continuer, autre chose : arrêter
ask-lesson-answer = numéro ou coup, `undo`, `quit`
# How far the lesson has come. Variables: $number, $steps.
lesson-step = { $number } sur { $steps }

## Puzzles (`tabbytop puzzle`)

about-puzzle = Résoudre des énigmes : trouver le seul coup nettement meilleur.
param-puzzle-game = Son nom, voir `tabbytop games` ; sans lui, toutes les énigmes sont comptées.
param-puzzle-number = Le numéro d’une énigme ; sinon la première que tu n’as pas résolue.
param-puzzle-plain = Dire la position avec des mots et ne rien dessiner : pour les lecteurs d’écran.
no-puzzles = { $game } n’a pas d’énigmes.
# The numbers of the puzzles that a level of bots finds. Variables: $level, $first, $last, $solved.
puzzle-level =
    { $solved ->
        [0] { $level } : { $first }–{ $last }, aucune résolue
        [one] { $level } : { $first }–{ $last }, { $solved } résolue
       *[other] { $level } : { $first }–{ $last }, { $solved } résolues
    }
puzzle-last = C’était la dernière énigme de ce jeu. Bien ronronné.
ask-puzzle = numéro ou coup, `table`, `quit`
# Variables: $number, $count, $level.
puzzle-title = Énigme { $number } sur { $count } · { $level }
# Above everything since the deal, in a game in which one has to remember.
puzzle-story = Ce que tu as vu et entendu jusqu’ici :
puzzle-task = Un coup est nettement le meilleur. Lequel ?
puzzle-right = Juste : { $move }.
puzzle-wrong = Pas tout à fait. Le meilleur coup : { $move }.
# Before the reasons of a move that was not the best.
puzzle-yours = ton coup : { $move }
# Chances to win in percent. Variables: $right, $best, $tried.
puzzle-chances =
    { $right ->
        [yes] À partir d’ici, tu gagnerais environ { $best } parties sur 100 ; avec le deuxième meilleur coup, environ { $next }.
       *[no] À partir d’ici, le meilleur coup ferait gagner environ { $best } parties sur 100 ; le tien, environ { $tried }.
    }
# Variables: $levels, a list such as “kitten 3/20, tabby 9/20”.
puzzle-found = Combien de fois les bots le trouvent : { $levels }.

## The deal of the day (`tabbytop daily verify`)

daily-needs = donne le sceau, ou dis avec --server où le demander
daily-not-over = la graine de ce jour est encore secrète : la journée n’est pas finie
daily-no-date = un jour s’écrit ainsi : 2026-11-18
daily-no-seed = une graine a 64 chiffres hexadécimaux
daily-no-server = ce serveur ne répond pas comme un serveur de Tabbytop
daily-true = La graine du { $day } correspond à son sceau : les cartes étaient fixées avant.
daily-false = La graine du { $day } ne correspond PAS au sceau.
daily-deal =
    { $seats ->
        [one] { $game } à { $seats } place ; les coups avant la première question :
       *[other] { $game } à { $seats } places ; les coups avant la première question :
    }
