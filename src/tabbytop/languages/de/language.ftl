### Was jeder Text braucht: der Name der Sprache, Personen und Listen.

language-name = Deutsch

# Wer etwas tut: "du" oder der Name. Formen: to (wem), whom (wen), of (von wem; Namen werden nicht gebeugt), whose (wessen,
# vor einem Hauptwort; für „du“ gehört "dein" mit der richtigen Endung in den Satz selbst).
person =
    { $is ->
        [you] du
        [clock] die Uhr
       *[other] { $name }
    }
    .to =
        { $is ->
            [you] dir
            [clock] der Uhr
           *[other] { $name }
        }
    .whom =
        { $is ->
            [you] dich
            [clock] die Uhr
           *[other] { $name }
        }
    .of =
        { $is ->
            [you] von dir
            [clock] von der Uhr
           *[other] von { $name }
        }
    .whose =
        { $ends ->
            [s] { $name }’
            [x] { $name }’
            [z] { $name }’
           *[other] { $name }s
        }

list = { $start }, { $next }
list-and = { $start } und { $next }
list-or = { $start } oder { $next }
