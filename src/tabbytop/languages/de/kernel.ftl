### Was die Regeln aller Spiele sagen.

verdict =
    { $among ->
        [all] Alle teilen sich den Sieg: { $reason }.
        [0]
            { $loser-is ->
                [you] Du verlierst: { $reason }.
               *[other] { $loser } verliert: { $reason }.
            }
        [1]
            { $winners-is ->
                [you] Du gewinnst: { $reason }.
               *[other] { $winners } gewinnt: { $reason }.
            }
       *[other]
            { $winners-is ->
                [you] { $winners } gewinnt: { $reason }.
               *[other] { $winners } gewinnen: { $reason }.
            }
    }

## Züge

game-over = das Spiel ist vorbei
no-move-of-game = { $move } ist kein Zug von { $game }
no-move-number = { $move } ist kein Zug: Züge sind 0 bis { $most }
no-move-verb = { $move } ist kein Zug; Züge beginnen mit einem von diesen: { $verbs }
no-move-similar = { $move } ist kein Zug; hast du „{ $near }“ gemeint?
no-move-written = { $move } ist kein Zug; man schreibt ihn so: { $sentences-or }
sentence = „{ $value }“
not-asked = Platz { $seat } ist gerade nicht gefragt; gefragt: { $asked }
asked =
    { $value ->
        [-1] die Uhr
       *[other] Platz { $value }
    }
no-seat = es gibt keinen Platz { $seat }; Plätze sind 0 bis { $most }

## Spiele, Plätze und Einstellungen

no-game = es gibt kein Spiel { $name }; Spiele: { $games }
game-not-loaded = das Spiel „{ $name }“ lässt sich nicht laden: { $error }
entry-point-no-game = unter „{ $name }“ findet sich kein Spiel
entry-point-other-game = unter „{ $name }“ findet sich ein Spiel, das „{ $other }“ heißt
wrong-seats = { $game } hat { $least } bis { $most } Plätze, nicht { $seats }
no-game-for-seats = { $game } gibt es nicht für { $seats } Plätze oder mehr
other-options = das sind keine Einstellungen von { $game }
bad-seed = ein Startwert ist eine ganze Zahl oder 32 Bytes, nicht { $seed }
no-option =
    es gibt keine Einstellung { $name }; { $options-count ->
        [0] dieses Spiel hat keine Einstellungen
       *[other] Einstellungen: { $options }
    }
bad-choice = { $name } ist eins von { $choices }, nicht { $value }
bad-type =
    { $name } ist { $type ->
        [yes-or-no] ja oder nein
        [number] eine ganze Zahl
        [word] ein Wort
       *[words] eine Liste von Wörtern
    }, nicht { $value }
bad-option-text = eine Einstellung schreibt man name=wert, nicht { $text }
repeated-option = { $name } ist doppelt angegeben

## Wie stark die Bots sind

level-kitten = spielt mit dem Essen; jedes Kind gewinnt
level-tabby = schaut jedes zweite Mal auf den Tisch
level-lynx = übersieht selten, was gleich gut aussieht
level-puma = nimmt immer, was am besten aussieht
level-tiger = denkt voraus und verzeiht nichts: am stärksten

fact = { $name }: { $value }
