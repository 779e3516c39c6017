### Lo que muestran `tabbytop serve`, `backup`, `restore`, `tidy` y `admin`, y qué pasa cuando fallan.

## `tabbytop serve`

serves = Tabbytop está en { $url }; Ctrl-C lo para
serves-network = Tabbytop está en { $url }, para todo el mundo en tu red; Ctrl-C lo para
scan-code = Para abrirlo en un teléfono de esta red, dirige aquí su cámara.
no-page = Esta copia no tiene página, así que solo responde la API; en un clon, `make play` construye la página
lan-and-host = --lan elige dónde escuchar; quita --host
no-network = --lan: parece que este equipo no está en ninguna red; --host da una dirección
cannot-listen = { $host }, puerto { $port }: { $why }
workers-fail = los procesos no se pueden iniciar; las líneas de arriba dicen por qué
no-setting = { $file }: no hay ningún ajuste { $name }
bad-database = database: se espera `postgresql://…` o el nombre de un archivo
bad-channels = channels: se espera `redis://…`, `database` o nada
channels-sqlite = channels: `database` es para PostgreSQL; con SQLite, `redis://…`
workers-sqlite = workers: con SQLite, más de un proceso necesita channels, `redis://…`
bad-notice-contact = notice_contact: se espera `mailto:…` o `https://…`
bad-notice-webhook = notice_webhook: se espera `https://…` o `http://…`
unknown-channels = los mensajes entre procesos van por redis://…, o por la base de datos si es PostgreSQL

## La base de datos

missing-driver = el controlador { $driver } no está instalado: pip install 'tabbytop[{ $extra }]'
no-database = no hay ninguna base de datos { $file }
unknown-database = { $scheme }:// no es una base de datos que Tabbytop conozca
sqlite-fails = { $file } no sirve de base de datos: { $why }
postgresql-fails = no se puede usar PostgreSQL: { $why }
newer-database = esta versión no conoce el paso { $step } de la base de datos, que es de una más nueva; sigue con esa
other-database = la base de datos es de otra versión; inicia antes el servidor de esta versión

## `tabbytop backup` y `tabbytop restore`

backed-up =
    { $rows ->
        [one] { $file }: 1 fila
       *[other] { $file }: { $rows } filas
    }
restored =
    { $rows ->
        [one] 1 fila restaurada
       *[other] { $rows } filas restauradas
    }
file-there = { $file } ya existe
cannot-write = no se puede escribir { $file }: { $why }
cannot-read = no se puede leer { $file }: { $why }
empty-database = no hay nada en la base de datos
used-database = hay partidas en la base de datos; para restaurar una copia hace falta una vacía
backup-line = línea { $line }: { $why }
no-backup = esto no es una copia de seguridad de Tabbytop
backup-format = la copia tiene el formato { $found }; esta versión lee el { $known }
backup-tables = las tablas no son las de ese paso
backup-no-table = la fila no es de ninguna tabla
backup-rows = líneas { $first } a { $last }: no son filas de { $table }: { $why }
backup-count =
    { $rows ->
        [one] antes debería haber 1 fila
       *[other] antes debería haber { $rows } filas
    }
backup-truncated = falta el resto del archivo

## `tabbytop tidy`

tidy-would-delete = se borraría:
tidy-deleted = borrado:
tidy-unfinished = mesas sin terminar
tidy-finished = mesas terminadas
tidy-chat = mensajes
tidy-guests = gente sin cuenta
compacted = { $file }: { $before } bytes antes, { $after } ahora
compact-sqlite = --compact es para SQLite; PostgreSQL tiene VACUUM FULL
compact-fails = { $file } no se puede reescribir ahora: { $why }

## `tabbytop admin`: lo que se ha hecho.

closed = cerrada: { $table }
muted = ya no puede hablar: { $name }
unmuted = puede volver a hablar: { $name }
banned = se queda fuera: { $name }
unbanned = puede volver: { $name }
renamed = nombre nuevo: { $name }
deleted = borrado: { $name }
delete-really = ¿Borrar { $target }? s/n
new-password = { $login } entra con: { $password }
announced = anunciado
withdrawn =
    { $count ->
        [one] 1 anuncio retirado
       *[other] { $count } anuncios retirados
    }

## `tabbytop admin`: lo que no se hace

no-person = nadie se llama { $name }
no-table = no hay ninguna mesa { $name }
no-person-or-table = no hay ninguna persona ni mesa { $name }
ambiguous = { $name } puede ser una de { $count } cosas; di el id
person-line =
    { $login ->
        [none] { $id } { $name } (sin cuenta, última visita { $time })
       *[other] { $id } { $name } (entra como { $login }, última visita { $time })
    }
not-muted = { $name } ya puede hablar
not-banned = { $name } ya puede venir
no-password = { $name } no tiene cuenta ni contraseña
announcement-length = un anuncio tiene de 1 a { $most } caracteres
no-announcement = no hay nada anunciado
announce-what = escribe un texto, o --clear
no-report = no hay ninguna denuncia { $number }
no-duration = { $words } no es una duración: escribe 30m, 12h, 2d o 1w
no-time = { $words } no es una fecha: escribe 2d, 2027-01-31 o 2027-01-31T18:00
time-over = { $words } ya ha pasado

## `tabbytop admin`: listas.

no-rows = nada
column-id = id
column-name = nombre
column-login = entra como
column-cat = gato
column-created = desde
column-seen = visita
column-restrictions = restricciones
column-sessions = sesiones
column-tables = mesas
column-game = juego
column-status = estado
column-public = pública
column-moved = última jugada
column-seats = asientos
column-number = número
column-at = cuándo
column-accused = sobre
column-reason = motivo
column-said = dicho
column-text = texto
column-reporter = denuncia de
column-table = mesa
column-done = resuelta
column-by = quién
column-act = qué
column-target = a quién
column-detail = detalle
restriction =
    { $kind ->
        [mute] sin hablar
       *[ban] fuera
    } { $time ->
        [none] para siempre
       *[other] hasta { $time }
    }
reason-insult = insultos
reason-harassment = acoso
reason-spam = spam
reason-name = nombre
reason-cheating = trampas
reason-other = otra cosa
