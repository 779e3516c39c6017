# La página en un dispositivo propio: mientras arranca su Python, y en un alojamiento de archivos, sin servidor.
preparing = Los gatos se están levantando…
preparing-fetching = Descargando los juegos, solo esta vez: { $percent } % de { $size } MB
fetching-in-passing = Guardando los juegos para luego: { $percent } % de { $size } MB
fetching-label = Guardando los juegos para luego
not-fetched = Los juegos aún no están en este dispositivo. Vendrán solos en cuanto vuelvas a tener conexión.
version-title = Nueva versión
version-about = Hay una nueva versión de Tabbytop. Tu partida sigue donde está.
version-take = Usarla ya
version-later = Más tarde
far-title = ¿Alguien está lejos?
far-how = A distancia se juega en un servidor, y esta página funciona sin ninguno. ¿Conoces uno? Su dirección te lleva allí.
far-label = Dirección de un servidor
far-placeholder = juegos.example.org
far-go = Ir allí
far-no-address = Esa no es la dirección de un servidor.
none-yet = Toma una caja del estante. En los asientos vacíos se sienta un bot.
