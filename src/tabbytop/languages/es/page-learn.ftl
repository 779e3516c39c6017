### Lecciones: la lista de lecciones de un juego, y una lección en marcha.

## La lista.

list-title = Aprende { $game }
list-lead = Tú juegas y un gato te lo explica. Aquí nada puede salir mal.
list-minutes =
    { $minutes ->
        [one] Más o menos { $minutes } minuto
       *[other] Unos { $minutes } minutos
    }
list-steps =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
list-done = Aprendida
list-begun = Empezada
list-none = Nadie ha escrito todavía una lección de este juego. Las reglas sí están aquí.
list-play = Preparar una mesa
list-rules = Cómo se juega, y todas las cartas
list-puzzles = Retos

## Una lección.

page = { $lesson } · { $game }
coach = Lo que dice el gato
board = La mesa
progress = { $at } de { $steps }
go-on = Seguir
back = Un paso atrás
leave = Salir de la lección
your-move = ¡Te toca!
watch = Mira.
rule = Regla { $ruling }
not-that = Eso no.
offline = Sin conexión. Tu respuesta está guardada; probando otra vez…
gone = Esa lección no existe.

## El final de una lección.

over-title = ¡Bien hecho!
over-words = Has terminado «{ $lesson }».
over-next = Siguiente: { $lesson }
over-game = Una primera partida contra gatitos
over-lessons = Todas las lecciones
over-shelf = Volver al estante
