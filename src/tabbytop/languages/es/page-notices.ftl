title = Avísame cuando me toque
about = Para partidas de varios días y para mesas en segundo plano. Un aviso dice qué juego y con quién, pero nunca una carta.
here = En este dispositivo
here-about = también con la página cerrada
impossible = Este navegador no puede mostrar avisos. En un iPhone, añade antes esta página a la pantalla de inicio.
blocked = Le has dicho a este navegador que no muestre avisos de aquí. Se cambia en sus ajustes.
failed = No ha funcionado. Inténtalo de nuevo dentro de un momento.
elsewhere = En otro lugar
kind-ntfy = Tema de ntfy
kind-webhook = Webhook
kind-push = Un navegador
address = Su dirección
add = Añadir
added = Añadido.
remove = Quitar
remove-one = Quitar { $what }
muted =
    { $count ->
        [one] Una mesa sin avisos.
       *[other] { $count } mesas sin avisos.
    }
hear-again = Volver a recibir sus avisos
offer-on = Te avisaremos cuando te toque.
mute = No en esta mesa
unmute = Avísame otra vez de esta mesa
muted-here = Sin avisos de esta mesa.
