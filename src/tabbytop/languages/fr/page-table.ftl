### Ce qui se dit autour de chaque table.

a-bot =
    { $level ->
        [kitten] Un chaton
        [tabby] Un minou
        [lynx] Un lynx
        [puma] Un puma
        [tiger] Un tigre
       *[other] Un bot
    }
page =
    { $turn ->
        [yes] ● À toi · { $title } · Tabbytop
       *[no] { $title } · Tabbytop
    }
moment = Un instant…
clock = L’horloge
free-seat = Place libre
somebody = Quelqu’un
you = Toi
no-table = Il n’y a pas de table derrière ce lien.
open-elsewhere = Ces tables sont ouvertes dans une autre page de ce navigateur. Ferme cette page, puis réessaie.
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Ce qu’on demande au lecteur, ou qui on attend.

prompt-label = Ta réponse
prompt-what = Que fais-tu ?
prompt-waits-for-friends = On attend que des amis s’assoient.
prompt-never-played = Personne n’est venu ; on n’a jamais joué à cette table.
prompt-closed = La maison a fermé cette table. Personne n’a gagné, tout le monde peut faire la sieste.
prompt-over = La partie est finie.
prompt-busy = Un instant, s’il te plaît.
# In a lesson, while its coach speaks.
prompt-lesson = Lis d’abord, puis continue.
prompt-lesson-over = La leçon est finie.
prompt-thinks =
    { $who-count ->
        [one] { $who } réfléchit.
       *[other] { $who } réfléchissent.
    }
prompt-search = Chercher parmi tes réponses
prompt-nothing = Rien de ce nom.
prompt-more = et { $count } de plus : cherche-les
prompt-why-not = Pourquoi pas ?
prompt-rule = Règle { $ruling }
prompt-hint = Que ferait un grand fauve ?
prompt-hinting = On demande à un grand fauve…
prompt-hinted = Un grand fauve choisirait : { $words }
# Above the move.
prompt-hint-by = Un grand fauve choisirait
# The move that came second; what it brings follows.
prompt-runner-up = Deuxième choix : { $words }
# Unfolds and folds the reasons of a hint.
prompt-hint-more = Montrer tout le conseil
prompt-hint-less = Raccourcir le conseil
prompt-do-it = Fais-le
prompt-undo = Annuler le coup
prompt-ask-undo = Demander à annuler le coup
prompt-wants-undo = { $name } aimerait annuler un coup.
prompt-fine = D’accord
prompt-no = Non
prompt-never-mind = Tant pis
prompt-waits-for-yes = On attend l’accord des autres.
prompt-bot-for-you = { a-bot } joue pour toi.
prompt-not-here = { $name } a perdu la connexion.

## Les joueurs autour de la table.

seats-label = Qui a quelle place
seats-colour-denim = Jean
seats-colour-brick = Brique
seats-colour-mustard = Moutarde
seats-colour-pine = Sapin
seats-colour-lilac = Lilas
seats-colour-rose = Rose
seats-colour-cocoa = Cacao
seats-colour-lagoon = Lagon
seats-colour-olive = Olive
seats-colour-plum = Prune
seats-colour-peach = Pêche
seats-colour-shell = Coquillage
seats-you = toi
seats-thinks =
    { $mine ->
        [yes] à toi
       *[no] réfléchit
    }
seats-here = ici
seats-gone = hors ligne
seats-away = ailleurs, { seats-bot }
seats-bot =
    { $level ->
        [none] bot
        [kitten] bot chaton
        [tabby] bot minou
        [lynx] bot lynx
        [puma] bot puma
        [tiger] bot tigre
       *[other] bot { $level }
    }
seats-may-join = quelqu’un peut s’asseoir
seats-is-back = Me revoilà
seats-let-bot = Laisser jouer un bot
seats-mute = Ne plus entendre { $name }
seats-unmute = Entendre { $name } à nouveau
seats-time = encore { $left }

## Signaler quelqu’un à la maison.

report-open = Signaler…
report-person = Signaler { $name }
report-line = Signaler un message : { $name }
report-why = Qu’est-ce qui ne va pas ?
report-reasons-insult = Insultes
report-reasons-harassment = N’arrête pas d’embêter quelqu’un
report-reasons-spam = Messages sans fin ou publicité
report-reasons-name = Nom blessant
report-reasons-cheating = Triche
report-reasons-other = Autre chose
report-more = Autre chose à dire, si tu veux
report-quiet = Personne à la table n’en saura rien.
report-send = Envoyer
report-thanks = Merci. Quelqu’un va regarder.

## Ce qui s’est passé, ligne par ligne.

log-title = Ce qui s’est passé
log-older = Plus ancien
log-nothing = Rien encore. Les chats s’étirent.
log-sits-down =
    { $mine ->
        [yes] Tu t’assois.
       *[no] { $name } s’assoit.
    }
log-stands = Quelqu’un se lève ; la place est de nouveau libre.
log-begins = La partie commence.
log-late =
    { $mine ->
        [yes] Ton temps est écoulé.
       *[no] Le temps est écoulé pour { $name }.
    }
log-away =
    { $mine ->
        [yes] { a-bot } joue pour toi.
       *[no] { a-bot } joue pour { $name }.
    }
log-back =
    { $mine ->
        [yes] Te revoilà.
       *[no] Revoilà { $name }.
    }
log-holds =
    { $mine ->
        [yes] La partie t’attend.
       *[no] La partie attend { $name }.
    }
log-pauses =
    { $mine ->
        [yes] L’horloge t’attend.
       *[no] L’horloge attend { $name }.
    }
log-resumes = La partie continue.
log-leaves =
    { $mine ->
        [yes] Tu t’en vas ; un bot continue.
       *[no] { $name } s’en va ; un bot continue.
    }
log-asks-undo =
    { $mine ->
        [yes] Tu demandes à annuler un coup.
       *[no] { $name } demande à annuler un coup.
    }
log-agrees =
    { $mine ->
        [yes] Tu acceptes.
       *[no] { $name } accepte.
    }
log-declines =
    { $mine ->
        [yes] Tu refuses.
       *[no] { $name } refuse.
    }
log-lapsed = Aucun coup n’est annulé.
log-removed =
    { $mine ->
        [yes] L’hôte de la table te demande de partir.
       *[no] L’hôte de la table demande à { $name } de partir.
    }
log-banned =
    { $mine ->
        [yes] L’hôte de la table te demande de partir pour de bon.
       *[no] L’hôte de la table demande à { $name } de partir pour de bon.
    }
log-undone = Coup annulé.
log-rematch = Une nouvelle table attend pour une autre partie.
log-closed = La table a été fermée.
log-says = { $name } : { $text }
log-does = { $name } : *{ $gesture }*

## Bavardages, et gestes de chat.

talk-label = Bavardages
talk-say = Dis quelque chose
talk-send = Dire
talk-emotes = Gestes de chat
talk-emote-purr = Ronronner
    .done = ronronne
talk-emote-meow = Miauler
    .done = miaule
talk-emote-hiss = Feuler
    .done = feule
talk-emote-chirp = Gazouiller
    .done = gazouille
talk-emote-yawn = Bâiller
    .done = bâille
talk-emote-stretch = S’étirer
    .done = s’étire
talk-emote-pounce = Bondir
    .done = bondit
talk-emote-headbutt = Coup de tête
    .done = donne un coup de tête
talk-emote-tail-up = Queue en l’air
    .done = lève la queue
talk-emote-loaf = Pain de mie
    .done = fait le pain de mie
talk-emote-zoomies = Quart d’heure de folie
    .done = a son quart d’heure de folie
talk-emote-slow-blink = Clin d’œil lent
    .done = cligne lentement des yeux

## La connexion.

line-broken = Connexion perdue. Ta place est gardée ; on se reconnecte…
line-back = De retour à la table.
line-welcome = Bienvenue à la table.
line-as-it-was =
    { $day ->
        [none] Table vue à { $clock } ; pas de connexion.
       *[other] Table vue { $day } à { $clock } ; pas de connexion.
    }
line-sleeps = La table dort. Elle reprendra toute seule.
line-waits = Ton coup attend ici. Il part dès que la connexion revient.
line-no-line = pas de connexion

## Plusieurs personnes sur un appareil : passer l’appareil.

curtain-turn = À { $name } de jouer
curtain-look-away = Les autres regardent ailleurs.
curtain-i-am = C’est moi, { $name }
curtain-hand-over = Passer à { $name }

## La feuille de score.

end-label = Feuille de score
end-wins =
    { $names-count ->
        [0] Personne ne gagne !
        [one]
            { $you ->
                [yes] Tu gagnes !
               *[no] { $names } gagne !
            }
       *[other]
            { $you ->
                [yes] { $names }, vous gagnez !
               *[no] { $names } gagnent !
            }
    }
end-you-inside = toi
end-opponent =
    { $name ->
        [cat-player] le chat adverse
       *[other] { $name }
    }
end-beaten =
    { $name ->
        [cat-player] Le chat adverse gagne, { $theirs } à { $yours }.
       *[other] { $name } gagne, { $theirs } à { $yours }.
    }
end-again = Rejouer
end-join = Rejoindre la nouvelle table
end-went-on = La suite se joue à une nouvelle table
end-replay = Revoir, toutes les mains visibles
end-review = Bilan
end-share = Partager la rediffusion
end-copied = Le lien vers la rediffusion est copié.
end-record = Télécharger la partie
end-show = Feuille de score
end-points =
    { $score ->
        [one] { $shown } point
        [-1] { $shown } point
       *[other] { $shown } points
    }
end-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
end-fair = Pas de triche ?
end-sealed = Le mélange était fixé avant la première carte, et voici son sceau. La graine est montrée à la fin de la partie.
end-opened = La graine ci-dessous est celle qui était promise au début. `tabbytop verify` le prouve, avec l’enregistrement.
end-seal = Sceau
end-seed = Graine
end-home = Retour à l’étagère
# The circle of friends to which the table belongs. Variables: $circle (its name).
end-circle = Retour à { $circle }

## Revoir une partie.

replay-title = rediffusion
replay-page = { $title } · rediffusion · Tabbytop
replay-label = En avant, en arrière
replay-first = Au début
replay-before = Un pas en arrière
replay-play = Lancer
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-step = Pas
replay-of = { $at } sur { $last }
replay-eyes = Du point de vue de
replay-mover = Qui joue
replay-hands = Les autres mains
# In the menu of a table that plays on from a finished game. Variables: $step (a number).
played-on = Reprise d’une partie finie, après le coup { $step }. Elle ne compte dans aucune statistique.

## Un jeu dont le plateau n’est fait que de mots.

sketch-seat = Place { $number }

## Boutons et menu.

menu-title = À cette table
menu-more = Plus
menu-to-question = Vers la question
menu-log = Ce qui s’est passé
menu-unread =
    { $count ->
        [one] Ce qui s’est passé : { $count } ligne non lue
       *[other] Ce qui s’est passé : { $count } lignes non lues
    }
menu-rules = Règles et cartes
menu-hint = Conseil
menu-undo = Annuler le coup
menu-pause = Pause
menu-sound-on = Le son est activé
menu-sound-off = Le son est coupé
menu-dark = Tamiser la lumière
menu-light = Rallumer la lumière
menu-host = C’est toi l’hôte
menu-remove = Demander à { $name } de partir
menu-ban = Ne plus laisser revenir { $name }
menu-really = Vraiment ? { $words }
menu-leave = Se lever
menu-really-up = Vraiment se lever ?
menu-really-leave = Vraiment se lever ? Un bot continue.
menu-onlooker = Tu regardes la partie.

## Pause.

pause-title = En pause
pause-waits = Les bots et l’horloge attendent que tu reprennes.
pause-waits-for = La partie attend { $name }.
pause-end = Reprendre
