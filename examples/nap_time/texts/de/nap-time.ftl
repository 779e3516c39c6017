### Nap Time. Was die Variablen bedeuten, steht in der englischen Datei.

title = Nap Time
about = Schlaf am längsten, und zwar allein, dann gehört der Sonnenstrahl dir.
mood-first = schläfrig
mood-second = schlau
mood-third = kurz

card-nap = Nickerchen
    .text = Dauert eine, zwei oder drei Stunden. Von jedem hast du eins.
card-sunbeam = Sonnenstrahl
    .text = Zählt eins, zwei oder drei. Von jedem gibt es zwei.

fact-each = Für jede Katze
fact-in_all = In der Schachtel

field-sunbeam = Im Zimmer
field-used = Verbrauchte Nickerchen
field-won = Gewonnene Sonnenstrahlen
field-asleep = Schläft
field-my_naps = Deine Nickerchen
field-my_nap = Dein Nickerchen jetzt

prompt-nap = Ein Sonnenstrahl, der { $sunbeam } zählt, ist im Zimmer: Wie lange schläfst du?

event-light = Ein Sonnenstrahl, der { $sunbeam } zählt, fällt ins Zimmer.
event-lay =
    { $seat-is ->
        [you]
            { $hours ->
                [1] Du schläfst eine Stunde.
               *[other] Du schläfst { $hours } Stunden.
            }
       *[other] { $seat } schläft.
    }
event-wake =
    { $winner-is ->
        [none] Alle wachen auf, nach { $hours } Stunden. Am längsten schlief keiner allein: Der Sonnenstrahl ist weg.
        [you] Alle wachen auf, nach { $hours } Stunden. Du bekommst den Sonnenstrahl.
       *[other] Alle wachen auf, nach { $hours } Stunden. { $winner } bekommt den Sonnenstrahl.
    }

move-nap =
    { $hours ->
        [1] eine Stunde schlafen
       *[other] { $hours } Stunden schlafen
    }

refusal-napped = so lange hast du schon geschlafen

score-sunbeam = ein Sonnenstrahl
reason-most-sunshine = der meiste Sonnenschein

rules-idea =
    Du bist eine Katze, und die Sonne wandert durchs Zimmer. Schlaf am längsten, wenn sie scheint.
    .heading = Die Idee
rules-round =
    Ein Sonnenstrahl fällt ins Zimmer. Alle Katzen legen gleichzeitig und verdeckt eins ihrer drei Nickerchen hin. Dann wachen
    alle auf: Das längste Nickerchen bekommt den Sonnenstrahl.

    Sind mehrere am längsten, bekommt ihn keiner. Jedes Nickerchen gibt es nur einmal.
    .heading = Eine Runde
rules-end =
    Nach drei Runden sind alle Nickerchen verbraucht. Der meiste Sonnenschein gewinnt; bei gleich viel teilt man sich den Sieg.
    .heading = Das Ende
