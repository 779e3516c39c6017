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
player = Joueur { $number }
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

command-help = aide, ?
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
help-short = Un début de mot sans équivoque suffit. Une place : son numéro, son nom ou sa lettre :

## La page de la commande `cartes`.

no-cards = { $game } n’a pas de liste de cartes ici.
no-such-card = Aucune carte de ce jeu ne s’appelle { $word }. Il y a : { $names }.

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

ask-answer = numéro ou coup, ? pour l’aide
ask-go-on = Entrée : continuer
small-window = Une fenêtre de 80×24 ou plus montre tout d’un coup.
no-list-yet = { $number }, mais quoi ? Voici la liste : retape-le si c’est bien ça.
hinting = On interroge un grand fauve…
# The move of a strong bot; a full stop and what the move brings follow.
hint = Un grand fauve choisirait : { $move }
hint-second = Ensuite, le mieux : { $move }
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
        [yes] ce pourrait être { $moves }, entre autres ; dis-en un peu plus
       *[no] ce pourrait être { $moves } ; dis-en un peu plus
    }
either = { $start } ou { $next }
no-number = il n’y a pas de { $number } ici ; prends un numéro que tu vois
say-which = précise de quoi il s’agit
nothing-follows = rien ne peut suivre cela sur la même ligne
nothing-done = rien de tout cela n’a été fait. `{ $text }` : { $why }

## Annuler un coup.

undo-nothing = Il n’y a encore rien à annuler.
undo-answered =
    { $seat-is ->
        [clock] L’horloge a répondu depuis : ce coup reste.
        [you] Tu as répondu depuis : ce coup reste.
       *[other] { $seat } a répondu depuis : ce coup reste.
    }
undo-chance = Le hasard a parlé depuis, et cela ne s’oublie pas : ce coup reste.
undo-revealed = Quelque chose a été révélé depuis : ce coup reste.

## Pages d’un long texte.

to-table = retour à la table
to-turn = à toi de jouer
to-answer = ta réponse
to-score-pad = la feuille de score
to-rest = ce qui est en dessous
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
ask-together = { $marks } prend la parole, Entrée : personne

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
once-more-how = o lance une nouvelle partie entre les mêmes joueurs, n ou Entrée arrête

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
wrong-seats = cette partie a { $seats } places, pas { $given }
no-saves = Il n’y a encore aucune partie sauvegardée.
seats = { $seats } places
names = { $names }
finished = finie
asks-now = { $progress } : { $asked }
older-saves = … et de plus anciennes
in-folder = Dans { $folder }
no-unfinished = il n’y a pas de partie en cours à reprendre
no-finished = il n’y a encore aucune partie finie ; dis quel fichier
resume-says-all = --resume dit tout : ni jeu, ni réglages, ni graine avec

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
live-people = { $game } se joue sans tours, et un clavier est trop petit pour { $count } personnes qui agissent toutes à la fois : assieds l’une de vous avec des bots (--seats you,kitten,kitten)
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
replay-deal = { $game }, { $seats } places, la donne
# A game of rules that this version has no more; the moves follow. $found and $known are numbers.
replay-other-rules = Cette partie a été jouée avec la version { $found } des règles ; celle-ci est la version { $known } et ne les connaît plus. Il n’y a donc pas de table à montrer, seulement les coups :
# Playing on from a move of a finished game. $move, $seat and $last are numbers.
play-on-unfinished = on ne reprend qu’une partie finie ; celle-ci continue avec `tabbytop resume`
play-on-move = on ne peut pas reprendre au coup { $move } ; le dernier est le { $last }
play-on-seat = il n’y a pas de place { $seat } ; la dernière est la { $last }
play-on-begins = Tu reprends après le coup { $move }. Les mains sont celles d’alors ; ce qui sera pioché l’est à nouveau au hasard. Cette partie ne rapporte pas d’autocollants.
open-hands = Cette partie n’est pas finie, et toutes les mains seront visibles. Regarder ? o/n

## La commande `verify`.

verify-commitment = sceau
verify-seed = graine
verify-record = enregistrement
verify-result = résultat
verify-game =
    { $count ->
        [one] { $game }, { $seats } places, { $count } coup, permis
       *[other] { $game }, { $seats } places, { $count } coups, tous permis
    }
verify-scores = { $scores }. { $verdict }
verify-shown = La graine est bien celle qui était promise, et l’enregistrement en découle.
verify-file = La graine est bien celle que le fichier promet, et l’enregistrement en découle.
verify-compare = Compare le sceau avec celui que la table montrait au début.
verify-no-commitment = un sceau, c’est 64 chiffres hexadécimaux
verify-not-sealed = { $path } a été distribué à partir du nombre { $seed }, pas d’une graine scellée : rien n’était promis
verify-other-shown = la graine ne tient pas sa promesse : son sceau est { $given }, et on t’avait montré { $promised }
verify-other-file = la graine ne tient pas sa promesse : son sceau est { $given }, et le fichier annonce { $promised }
verify-no-promise = { $path } ne contient pas de sceau : indique avec --commitment ce que la table montrait au début ; celui de la graine est { $given }
verify-not-over = { $path } est une partie qui n’est pas finie : la suite n’est pas prouvée

## Jouer dans le navigateur : la commande `tabbytop` sans autre mot. $url est une adresse comme http://127.0.0.1:8765.

page-opens = Tabbytop est à l’adresse { $url } et s’ouvre dans ton navigateur. Ctrl-C l’arrête ; `tabbytop --help` montre ce qu’il y a d’autre.
page-address = Tabbytop est à l’adresse { $url }. Ouvre-la dans un navigateur. Ctrl-C l’arrête ; `tabbytop --help` montre ce qu’il y a d’autre.
page-already-there = Tabbytop tourne déjà, à l’adresse { $url }.
# `tabbytop join`. Variables: $url.
join-opens = La table est à l’adresse { $url } et s’ouvre dans ton navigateur.
join-address = La table est à l’adresse { $url }. Ouvre cette adresse dans un navigateur.
join-no-code = une table a un lien, ou un code de six lettres et chiffres
join-no-server = dis sur quel serveur est la table : --server https://…
# Une copie pour développer, ou un paquet construit sans la page.
no-page = Ce Tabbytop est venu sans sa page web. Dans un clone du projet, `make play` la construit et l’ouvre. Ou joue ici même, dans le terminal : `tabbytop play`.

## L’aide des commandes (`tabbytop play --help`).

about-tabbytop = Cinq jeux de chats sur une seule table. Sans commande, ils s’ouvrent dans le navigateur.
about-games = Les jeux avec leurs places et leurs réglages, et les adversaires.
about-join = Prendre place à la table de quelqu’un, avec son code ou son lien, dans le navigateur.
about-play = Jouer, avec des bots et avec d’autres personnes à ce clavier.
about-learn = Apprends un jeu en jouant : de courtes leçons, un pas après l’autre.
about-resume = Reprendre une partie sauvegardée.
about-saves = Les parties sauvegardées, la plus récente d’abord.
about-replay = Revoir une partie, coup par coup, toutes les mains visibles, ou la reprendre à partir d’un coup.
about-review = Dire où tu as perdu des points : les coups qui ont clairement coûté quelque chose, et de meilleurs.
about-verify = Prouver que les mélanges d’une partie étaient fixés avant son début, et que son enregistrement est vrai.
param-language = La langue, par exemple `en` ou `fr` ; sinon celle du système.
param-help = Montrer ce message et sortir.
param-version = Afficher la version et quitter.
param-install_completion = Compléter les commandes, les jeux et les parties enregistrées avec la touche Tab, dans le shell que tu utilises.
param-show_completion = Afficher ce que --install-completion écrirait, pour le copier ou le changer.
param-seats = Qui est assis où, par exemple `you,tiger` ou `Ana,Ben,kitten` : le nom d’un bot est un bot (voir `tabbytop games`), `run:` suivi d’une commande un programme qui joue, tout autre mot une personne à ce clavier. Un nombre, c’est toi et des bots.
param-learn-game = Son nom, voir `tabbytop games`.
param-learn-lesson = Le nom d’une leçon ; sinon la première que tu n’as pas faite.
param-play-game = Son nom, voir `tabbytop games`.
param-play-option = Un réglage, par exemple `deck=all` ; possible plusieurs fois. `tabbytop games` en donne la liste.
param-play-seed = Distribuer exactement cette partie.
param-play-resume = Reprendre cette partie, comme le fait `tabbytop resume`.
param-resume-file = Une partie sauvegardée ; sinon la plus récente en cours.
param-replay-file = Une partie sauvegardée, ou un simple enregistrement ; sinon la dernière partie finie.
param-replay-plain = Tout afficher d’un coup et sortir.
param-replay-play_on = Reprendre après ce coup, avec des bots aux autres places. Une telle partie ne rapporte pas d’autocollants.
param-replay-seat = Ta place quand tu reprends ; 0 est la première.
param-review-file = Une partie sauvegardée, ou un simple enregistrement, finie ; sinon la dernière partie finie.
param-review-seat = Les décisions de qui, à partir de 0 ; sinon les tiennes.
param-review-as-json = Afficher le bilan en JSON, et rien d’autre.
param-join-table = Le code qu’on te dicte, ou le lien vers la table.
param-join-server = L’adresse du serveur auquel appartient le code ; sinon, celui qui tourne sur cette machine.
param-verify-file = Une partie téléchargée depuis un serveur.
param-verify-commitment = Le sceau que la table montrait au début ; sinon celui du fichier.

## Lessons (`tabbytop learn`)

# Behind the title of a lesson. Variables: $count.
lesson-minutes =
    { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
no-lessons = { $game } n’a pas encore de leçons.
# Above the command.
lesson-left = Tu peux reprendre où tu t’es arrêté avec :
lesson-done = Bravo : « { $title } » est finie.
# Above the command.
lesson-play-now = Tu es prêt. Joue une première partie avec :
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
puzzle-level = { $level } : { $first }–{ $last }, { $solved } résolues
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
        [yes] D’ici, tu gagnes environ { $best } parties sur 100, et environ { $next } avec le deuxième meilleur coup.
       *[no] D’ici, le meilleur coup gagne environ { $best } parties sur 100, le tien environ { $tried }.
    }
# Variables: $levels, a list such as “kitten 3/20, tabby 9/20”.
puzzle-found = Combien de fois les bots le trouvent : { $levels }.

## The deal of the day (`tabbytop daily verify`)

daily-needs = donne l’engagement, ou avec --server où le demander
daily-not-over = la graine de ce jour n’est pas encore dite : le jour n’est pas fini
daily-no-date = un jour s’écrit comme 2026-11-18
daily-no-seed = une graine a 64 chiffres hexadécimaux
daily-no-server = ce serveur ne répond pas comme un serveur de Tabbytop
daily-true = La graine du { $day } convient à son engagement : les cartes étaient fixées avant.
daily-false = La graine du { $day } ne convient PAS à l’engagement.
daily-deal = { $game } à { $seats } places ; les coups avant la première question :
