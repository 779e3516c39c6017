### To, czego potrzebuje każdy tekst: nazwa języka, osoby i listy.

language-name = Polski

# Kto coś robi: „ty” albo imię. Imion się nie odmienia: poza mianownikiem stoi przed nimi odmienione „gracz”.
# Formy: gen (kogo), dat (komu), acc (kogo, widzę), inst (z kim), loc (o kim), by (przez kogo).
# „Twój”, „twoja”, „twoje” stoją w zdaniu: { $owner-is -> [you] twój kot *[other] kot { $owner-gen } }.
person =
    { $is ->
        [you] ty
        [clock] zegar
       *[other] { $name }
    }
    .gen =
        { $is ->
            [you] ciebie
            [clock] zegara
           *[other] gracza { $name }
        }
    .dat =
        { $is ->
            [you] ci
            [clock] zegarowi
           *[other] graczowi { $name }
        }
    .acc =
        { $is ->
            [you] cię
            [clock] zegar
           *[other] gracza { $name }
        }
    .inst =
        { $is ->
            [you] tobą
            [clock] zegarem
           *[other] graczem { $name }
        }
    .loc =
        { $is ->
            [you] tobie
            [clock] zegarze
           *[other] graczu { $name }
        }
    .by =
        { $is ->
            [you] przez ciebie
            [clock] przez zegar
           *[other] przez gracza { $name }
        }

list = { $start }, { $next }
list-and = { $start } i { $next }
list-or = { $start } lub { $next }
