### Lo que necesita todo texto: el nombre del idioma, las personas y las listas.

language-name = Español

# Quién hace algo: "tú" o el nombre. Formas: to (a quién), of (de quién), with (con quién), for (para quién), by (por quién).
# "Tu" y "tus" van en la frase misma: { $owner-is -> [you] tu gato *[other] el gato { $owner-of } }.
person =
    { $is ->
        [you] tú
        [clock] el reloj
       *[other] { $name }
    }
    .to =
        { $is ->
            [you] a ti
            [clock] al reloj
           *[other] a { $name }
        }
    .of =
        { $is ->
            [you] de ti
            [clock] del reloj
           *[other] de { $name }
        }
    .with =
        { $is ->
            [you] contigo
            [clock] con el reloj
           *[other] con { $name }
        }
    .for =
        { $is ->
            [you] para ti
            [clock] para el reloj
           *[other] para { $name }
        }

list = { $start }, { $next }
# "Ana e Iris", "uno u otro".
list-and =
    { $begins ->
        [i] { $start } e { $next }
       *[other] { $start } y { $next }
    }
list-or =
    { $begins ->
        [o] { $start } u { $next }
       *[other] { $start } o { $next }
    }
