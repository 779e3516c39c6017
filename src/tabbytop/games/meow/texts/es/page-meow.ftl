### Meow! en la página: un círculo de gatos encapuchados en torno a un altar. Cada carta es una regla que obliga al resto.

goal = Para ganar, haz en un solo turno lo que pide tu carta y lo que piden todas las reglas del resto.

## El círculo.

circle-label = El círculo
circle-pile =
    { $count ->
        [one] El montón: { $count } carta boca abajo
       *[other] El montón: { $count } cartas boca abajo
    }
circle-round =
    { $rounds ->
        [0] Ronda { $round }
       *[other] Ronda { $round } de { $rounds }
    }
circle-candle = La vela se consume
circle-you = Tú
circle-laid-by-you = La has puesto tú
circle-laid-by = La ha puesto { $name }
circle-revealed-by-you = La enseñas tú
circle-revealed-by = La enseña { $name }
circle-revealed-before = Enseñada en el último turno
circle-gone = «{ $title }» desaparece para siempre.
circle-times = ×{ $count }
circle-no = No.
circle-broken = ¡Sí!
circle-asks = ?
circle-objects = ¡Protesto!

## Quién está en torno al altar.

seat-label =
    { $count ->
        [one] { $name }: { $count } carta en la mano
       *[other] { $name }: { $count } cartas en la mano
    }
seat-active = tiene el turno
seat-pointed = le preguntan
seat-said-no = ha dicho que no
seat-ready = ya está
seat-objected = ha protestado
seat-best =
    { $hands ->
        [one] récord: { $hands } mano superada
       *[other] récord: { $hands } manos superadas
    }
seat-best-short = récord { $hands }

part-before = ANTES
part-after = DESPUÉS

## Tu mano.

hand-label = Tus reglas
hand-none = No tienes ninguna regla en la mano.
hand-onlooker = Estás mirando.
hand-binds = Obligan al resto, no a ti.
hand-learn = Míralas bien: pasan a tu izquierda.
hand-asked = ¿Se ha roto alguna de estas?
hand-reveal = ¿Cuál enseñas?
hand-lay = Pon una de estas.

## Ritos que alguien no puede o prefiere no hacer.

struck-title = Tachados
struck-none = De momento, nada. Toca abajo un rito que no puedas hacer o que prefieras evitar.
struck-unseen = Nadie lo sabrá.

## Un turno.

turn-yours = Este turno
turn-theirs = El turno de { $name }
turn-waiting = Antes del primer turno
turn-used =
    { $most ->
        [one] { $used } de { $most } rito
       *[other] { $used } de { $most } ritos
    }
turn-spare = Te sobran dos, para tonterías que despisten a quien te imite.
turn-before = Antes de la carta
turn-after = Después de la carta
turn-nothing-in-before = Antes de la carta: nada
turn-nothing-in-after = Después de la carta: aún nada
turn-remember = Cada carta del resto te obliga. ¿Recuerdas alguna? No vamos a decírtelas.
turn-watch = Fíjate bien. Aquí nada recuerda por ti.
turn-said = «{ $word }»
turn-done-as =
    { $times ->
        [0] { $label }
        [1] { $label }
       *[other] { $label }, { $times } veces
    }
turn-parts = El turno
turn-step-before = Antes
turn-step-card = Carta
turn-step-act = Ritos
turn-step-after = Después
turn-step-check = Juicio

## Preguntas y botones.

ask-check = Pedir juicio
ask-more = ¿Algo más antes del juicio? Empieza por { $left }.
ask-full = Ya no cabe otro rito. Pide juicio, o repite alguno.
ask-replace = Cambiar una regla
ask-not-replace = Déjalo
ask-replacing = ¿Qué regla? Tiene que ser una que sepas que está en juego.
ask-once-a-game = Para una regla que no puedes o no quieres cumplir. Una vez por partida; todo el mundo oirá cuál se va.
ask-strike-note =
    { $count ->
        [0] Casi nadie tacha nada.
        [1] Un rito tachado, sin que nadie lo vea.
       *[other] { $count } ritos tachados, sin que nadie lo vea.
    }
ask-pass-note = Pasan a { $name }: así sabrás qué tiene.
ask-show = { $name } ha roto solo una regla tuya: enséñala.
ask-lay = Pon una carta.
ask-lay-timed = ¿Algún rito de ANTES? Luego pon una carta.
ask-lay-more = ¿Más ritos de ANTES? Luego pon una carta.
ask-answer-note = Si es así, toca esa regla. Protesta si no se ha hecho lo que pide la carta del altar.
ask-name-note = Si es así, toca esa regla.
ask-play-note = Tendrás que hacer lo que pide. Lo que guardas en la mano obliga solo al resto.
ask-before-note = Ahora los ritos de ANTES, luego una carta, luego los de DESPUÉS.
ask-after-note = Tu carta está puesta: ahora, los ritos de DESPUÉS.
ask-look = Mirar otra vez
ask-no = No, la mía no
ask-object = Protestar
ask-to-turn = Saltar a mi turno
ask-to-question = Saltar a mi respuesta
ask-wait = Nada que decir

## La paleta: todos los ritos, para tocar y buscar.

palette-label = Todos los ritos
palette-does-act = Ritos
palette-does-strike = Tachar un rito
palette-does-replace = Cambiar una regla
palette-group-recent = Recientes
palette-group-noise = Ruidos
palette-group-mime = Gestos
palette-group-counted = Contados
palette-group-spoken = De palabra
palette-tabs = Grupos de ritos
palette-tab =
    { $count ->
        [one] { $group }, { $count } rito
       *[other] { $group }, { $count } ritos
    }
palette-search = Buscar un rito
palette-search-rule = Buscar una regla
palette-nothing = Nada con ese nombre. Qué alivio para el gato.
palette-no-recent = Lo que hagas quedará aquí a mano.
palette-done =
    { $times ->
        [1] hecho en este turno
        [2] hecho dos veces en este turno
        [3] hecho tres veces en este turno
        [4] hecho cuatro veces en este turno
        [5] hecho cinco veces en este turno
        [6] hecho seis veces en este turno
        [7] hecho siete veces en este turno
        [8] hecho ocho veces en este turno
        [9] hecho nueve veces en este turno
        [10] hecho diez veces en este turno
        [11] hecho once veces en este turno
        [12] hecho doce veces en este turno
       *[other] hecho { $times } veces en este turno
    }
palette-struck = tachado
palette-words = { $label }: ¿qué palabra?
palette-good-words = Lo primero que se te ocurra
palette-all-words =
    { $count ->
        [one] La única palabra
       *[other] Las { $count } palabras
    }
palette-find-word =
    { $count ->
        [one] Escribe la única palabra
       *[other] Escribe una de { $count } palabras
    }
palette-some-of = { $shown } de { $count }: escribe para encontrar más.
palette-fresh = Tiene que ser una que nadie haya dicho en esta partida. ¿Te acuerdas?
palette-say = «{ $word }»
palette-say-as = Decir «{ $word }»: { $label }
palette-words-found = Palabras que decir
palette-back = Volver a los ritos
palette-grow = Mostrar más ritos
palette-shrink = Mostrar menos ritos
palette-loading = Desempaquetando los ritos…

## Reglas que han salido a la luz.

listed-open =
    { $count ->
        [one] { $count } regla ha salido a la luz
       *[other] { $count } reglas han salido a la luz
    }
listed-open-short =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
listed-title = Reglas que han salido a la luz
listed-none = Ninguna por ahora.
listed-where = Dónde están ahora, te toca recordarlo a ti.

## El bloc de notas junto a la mesa.

log-note = Aquí nadie anota quién hizo qué: el juego consiste en recordarlo.
