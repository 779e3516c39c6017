### La página propia: quién eres, qué te gusta, tu cuenta.

page = Tú
hello = Hola, { $name }
kept = Las partidas ya empezadas conservan tu nombre de antes.
name = Tu nombre
change = Llámame así
changed = ¡Pues serás { $name }!
cat = Tu gato
# Los gatos que representan a la gente.
cat-name-tabby = Atigrado
cat-name-ginger = Pelirrojo
cat-name-tuxedo = De esmoquin
cat-name-calico = Tricolor
cat-name-siamese = Siamés
cat-name-persian = Persa
cat-name-sphynx = Esfinge
cat-name-bengal = Bengalí
cat-name-russian-blue = Azul ruso
cat-name-maine-coon = Maine coon
cat-name-black = Negro
cat-name-white = Blanco
cat-name-tortoiseshell = Carey
cat-name-scottish-fold = Fold escocés
cat-name-ragdoll = Ragdoll
cat-name-birman = Sagrado de Birmania
games = Tus partidas
running = En marcha
over = Terminadas
review = Repaso
review-of = Repaso: { $game }
no-games = Aún ninguna. El estante está lleno.
shelf = Al estante
likes = A tu gusto
language = Idioma
sound = Sonido
sound-about = ronroneos, papel y comida crujiente, bajito
volume-off = Apagado
volume-quiet = Bajo
volume-normal = Normal
voices = Voces de los gatos
voices-about = maullidos, ronroneos y bufidos; el papel y la comida se siguen oyendo
theme = Tema
theme-device = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
motion = Movimiento
motion-device = Como el dispositivo
motion-full = Los gatos saltan
motion-calm = Tranquilo
hand = La mano con la que juegas
hand-left = Izquierda
hand-right = Derecha

## Jugar sin conexión.

offline-title = Jugar sin conexión
offline-about = Todos los juegos, los bots y las lecciones en este dispositivo: para el tren, el avión y la cabaña.
offline-keep = Guardar para jugar sin conexión
# Variables: $size (in megabytes).
offline-weight = { $size } MB por descargar
# Variables: $percent.
offline-fetching = Descargado: { $percent } %…
# Variables: $size (in megabytes).
offline-kept = En este dispositivo: { $size } MB.
offline-delete = Borrar
offline-failed = No ha funcionado. Inténtalo de nuevo con mejor conexión.
offline-impossible = Este navegador no puede guardar los juegos: hace falta una dirección segura (https).
offline-unready = Este servidor aún está preparando los juegos. Vuelve a iniciarlo en unos minutos y podrás llevártelos.
offline-games =
    { $games ->
        [one] 1 partida se jugó solo en este dispositivo.
       *[other] { $games } partidas se jugaron solo en este dispositivo.
    }
offline-games-put =
    { $games ->
        [one] Añadirla a mi historial
       *[other] Añadirlas a mi historial
    }
offline-games-putting = { $done } de { $games }…
offline-games-put-done =
    { $games ->
        [one] 1 partida está ahora en tu historial.
       *[other] { $games } partidas están ahora en tu historial.
    }
offline-games-stay =
    { $games ->
        [one] 1 partida se queda en este dispositivo.
       *[other] { $games } partidas se quedan en este dispositivo.
    }
offline-games-failed = No ha funcionado. Prueba otra vez.

## La cuenta.

account-title = Una cuenta, si quieres
account-guest = Juegas sin cuenta. Con una, tus partidas están también en tus otros dispositivos.
account-login = Nombre para entrar
account-password = Contraseña, de ocho caracteres o más
# Below the field, before anything is refused.
account-password-how = Demasiado fácil: una palabra corriente, tu propio nombre o teclas seguidas, aunque lleve unas cifras, como «whiskers99». Tres palabras raras van bien.
account-make = Crear cuenta
account-have = Ya tengo una
account-name = Nombre
account-old-password = Contraseña
account-enter = Entrar
account-yours = Tu cuenta
account-you = Eres «{ $login }» en todos los dispositivos en los que entres.
account-leave = Cerrar sesión aquí
account-left = Sesión cerrada. ¡Hasta pronto!
account-leave-everywhere = Cerrar todas las sesiones
account-left-everywhere = Sesión cerrada en todos los dispositivos.
account-data = Mis datos
account-data-about = Todo lo que se guarda de ti, en un archivo: tu nombre, tus mesas, resultados, estadísticas y pegatinas, y lo que has dicho.
account-download = Dame el archivo
account-another = Cambiar la contraseña
account-before = Contraseña actual
account-after = Contraseña nueva
account-change = Cambiarla
account-changed = Contraseña cambiada. Vuelve a entrar en tus otros dispositivos.
account-forget = Que me olviden
account-forget-about = Dejas todas las mesas. Se borran tu nombre, lo que has dicho, tus resultados, estadísticas y pegatinas. No hay vuelta atrás.
account-your-password = Tu contraseña
account-delete = Borrarme con todo lo mío
account-forgotten = Todo olvidado. ¿Quién eras?
