# La página en un dispositivo propio: mientras arranca su Python, y en un alojamiento de archivos, sin servidor.
preparing = Los gatos se están levantando…
preparing-fetching = Se descargan los juegos, solo esta vez: { $percent } % de { $size } MB
far-title = ¿Alguien está lejos?
far-how = Quienes están lejos se encuentran en un servidor, y esta página funciona sin ninguno. Si conoces uno, su dirección te lleva allí.
far-label = Dirección de un servidor
far-placeholder = juegos.example.org
far-go = Ir allí
far-no-address = Esa no es la dirección de un servidor.
none-yet = Toma una caja del estante. En las sillas vacías se sienta un bot.
