### Ce qu’affichent `tabbytop serve`, `backup`, `restore`, `tidy` et `admin`, et ce qui ne va pas quand ils échouent.

## `tabbytop serve`

serves = Tabbytop est à l’adresse { $url } ; Ctrl-C l’arrête
serves-network = Tabbytop est à l’adresse { $url }, pour tout le monde sur ton réseau ; Ctrl-C l’arrête
scan-code = Pour l’ouvrir sur un téléphone de ce réseau, vise ce code avec l’appareil photo.
no-page = Cette copie n’a pas de page, seule l’API répond ; dans un clone, `make play` construit la page
lan-and-host = --lan choisit où écouter ; retire --host
no-network = --lan : cette machine ne semble être dans aucun réseau ; --host nomme une adresse
cannot-listen = { $host } port { $port } : { $why }
workers-fail = les processus ne peuvent pas démarrer ; les lignes au-dessus disent pourquoi
no-setting = { $file } : il n’y a pas de réglage { $name }
bad-database = database : il faut `postgresql://…` ou le nom d’un fichier
bad-channels = channels : il faut `redis://…`, `database` ou rien
channels-sqlite = channels : `database` est pour PostgreSQL ; avec SQLite, `redis://…`
workers-sqlite = workers : avec SQLite, plus d’un processus demande channels, `redis://…`
bad-notice-contact = notice_contact : il faut `mailto:…` ou `https://…`
bad-notice-webhook = notice_webhook : il faut `https://…` ou `http://…`
unknown-channels = les messages entre processus passent par redis://…, ou par la base de données si c’est PostgreSQL

## La base de données

missing-driver = le pilote { $driver } n’est pas installé : pip install 'tabbytop[{ $extra }]'
no-database = il n’y a pas de base de données { $file }
unknown-database = { $scheme }:// n’est pas une base de données que Tabbytop connaît
sqlite-fails = { $file } ne peut pas servir de base de données : { $why }
postgresql-fails = PostgreSQL ne peut pas servir : { $why }
newer-database = cette version ne connaît pas l’étape { $step } de la base de données, qui vient d’une version plus récente ; continue avec celle-là
other-database = la base de données est d’une autre version ; lance d’abord le serveur de cette version

## `tabbytop backup` et `tabbytop restore`

backed-up =
    { $rows ->
        [one] { $file } : { $rows } ligne
       *[other] { $file } : { $rows } lignes
    }
restored =
    { $rows ->
        [one] { $rows } ligne restaurée
       *[other] { $rows } lignes restaurées
    }
file-there = { $file } existe déjà
cannot-write = { $file } ne peut pas être écrit : { $why }
cannot-read = { $file } ne peut pas être lu : { $why }
empty-database = il n’y a rien dans la base de données
used-database = il y a des parties dans la base de données ; pour restaurer, il en faut une vide
backup-line = ligne { $line } : { $why }
no-backup = ce n’est pas une sauvegarde de Tabbytop
backup-format = la sauvegarde est au format { $found }, cette version lit le { $known }
backup-tables = les tables ne sont pas celles de cette étape
backup-no-table = une ligne n’appartient à aucune table
backup-rows = lignes { $first } à { $last } : ce ne sont pas des lignes de { $table } : { $why }
backup-count =
    { $rows ->
        [one] il devrait y avoir { $rows } ligne avant
       *[other] il devrait y avoir { $rows } lignes avant
    }
backup-truncated = la suite du fichier manque

## `tabbytop tidy`

tidy-would-delete = serait supprimé :
tidy-deleted = supprimé :
tidy-unfinished = tables en cours
tidy-finished = tables finies
tidy-chat = messages
tidy-guests = comptes d’invités
compacted = { $file } : { $before } octets avant, { $after } maintenant
compact-sqlite = --compact est pour SQLite ; PostgreSQL a VACUUM FULL
compact-fails = { $file } ne peut pas être réécrit maintenant : { $why }

## `tabbytop admin` : ce qui a été fait.

closed = fermée : { $table }
muted = ne peut plus parler : { $name }
unmuted = peut de nouveau parler : { $name }
banned = n’a plus accès : { $name }
unbanned = peut revenir : { $name }
renamed = nouveau nom : { $name }
deleted = supprimé : { $name }
delete-really = Supprimer { $target } ? o/n
new-password = { $login } se connecte avec : { $password }
announced = annoncé
withdrawn =
    { $count ->
        [one] { $count } annonce retirée
       *[other] { $count } annonces retirées
    }

## `tabbytop admin` : ce qui n’est pas fait

no-person = personne ne s’appelle { $name }
no-table = il n’y a pas de table { $name }
no-person-or-table = il n’y a ni personne ni table { $name }
ambiguous = { $name } peut désigner { $count } choses ; donne l’identifiant
person-line =
    { $login ->
        [none] { $id } { $name } (sans compte, dernière visite { $time })
       *[other] { $id } { $name } (se connecte comme { $login }, dernière visite { $time })
    }
not-muted = { $name } peut déjà parler
not-banned = { $name } a déjà accès
no-password = { $name } n’a pas de compte, donc pas de mot de passe
announcement-length = une annonce a de 1 à { $most } caractères
no-announcement = rien n’est annoncé
announce-what = donne un texte, ou --clear
no-report = il n’y a pas de signalement { $number }
no-duration = { $words } n’est pas une durée : écris 30m, 12h, 2d ou 1w
no-time = { $words } n’est pas une date : écris 2d, 2027-01-31 ou 2027-01-31T18:00
time-over = { $words } est déjà passé

## `tabbytop admin` : les listes.

no-rows = rien
column-id = identifiant
column-name = nom
column-login = connexion
column-cat = chat
column-created = création
column-seen = visite
column-restrictions = restrictions
column-sessions = sessions
column-tables = tables
column-game = jeu
column-status = état
column-public = publique
column-moved = dernier coup
column-seats = places
column-number = numéro
column-at = quand
column-accused = sur
column-reason = raison
column-said = propos
column-text = texte
column-reporter = signalé par
column-table = table
column-done = traité
column-by = qui
column-act = quoi
column-target = cible
column-detail = détail
restriction =
    { $kind ->
        [mute] sans droit de parole
       *[ban] sans accès
    } { $time ->
        [none] définitivement
       *[other] jusqu’au { $time }
    }
reason-insult = insultes
reason-harassment = harcèlement
reason-spam = pub
reason-name = nom
reason-cheating = triche
reason-other = autre chose
