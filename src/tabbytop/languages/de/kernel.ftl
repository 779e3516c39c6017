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

game-over = die Partie ist vorbei
no-move-of-game = { $move } ist kein Zug von { $game }
no-move-number = { $move } ist kein Zug: Züge sind 0 bis { $most }
no-move-verb = { $move } ist kein Zug; Züge beginnen mit { $verbs-or }
no-move-similar = { $move } ist kein Zug; hast du „{ $near }“ gemeint?
no-move-written = { $move } ist kein Zug; man schreibt ihn so: { $sentences-or }
sentence = „{ $value }“
not-asked = Platz { $seat } ist gerade nicht dran; dran: { $asked }
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
bad-choice = { $name } muss { $choices-or } sein, nicht { $value }
bad-type =
    { $name } muss { $type ->
        [yes-or-no] ja oder nein
        [number] eine ganze Zahl
        [word] ein Wort
       *[words] eine Liste von Wörtern
    } sein, nicht { $value }
bad-option-text = eine Einstellung schreibt man name=wert, nicht { $text }
repeated-option = { $name } ist doppelt angegeben

## Wie stark die Bots sind

level-kitten = spielt mit dem Essen; leicht zu schlagen
level-tabby = schaut nur jedes zweite Mal hin
level-lynx = übersieht selten einen guten Zug
level-puma = nimmt immer, was am besten aussieht
level-tiger = denkt voraus und verzeiht nichts: am stärksten

fact = { $name }: { $value }

## Aufzeichnungen und Stellungen, die sich nicht lesen lassen

damaged = { $where }: { $reason }
illegal-move = { $move } ist gerade nicht möglich: { $reason } ({ $ruling })
json-place = Zeile { $line }, Spalte { $column }
json-error = kein gültiges JSON ({ $error })
json-unreadable = lässt sich nicht als JSON lesen
json-twice = steht zweimal da
must-be-object = muss ein JSON-Objekt sein
must-be-there = fehlt
must-be-list = muss eine Liste sein
must-be-lists =
    { $count ->
        [one] muss eine Liste haben
       *[other] muss { $count } Listen haben
    }
must-be-name = muss ein Name sein
must-be-number = muss eine Zahl sein
must-be-small = muss eine kleine Zahl sein
must-be-bool = muss true oder false sein
cannot-be = kann nicht { $found } sein
must-be-version = ist { $found }, gelesen wird hier { $known }
must-be-game = ist { $found }, nicht { $game }
must-be-rules = ist Version { $found }, hier gilt Version { $known }
must-be-seed = muss eine Zahl sein oder aus 64 hexadezimalen Ziffern bestehen
must-be-rekey = muss eine Stelle in moves sein oder eine Stelle und ein Platz
must-be-later = muss eine Stelle in moves sein, aufsteigend
must-have-seat = muss einen Platz des Tisches haben
must-be-move = muss ein Text wie „0: pass“ sein
must-be-like-move = muss wie „0: pass“ aussehen, nicht wie { $found }
not-in-record = gehört nicht in eine Aufzeichnung
not-in-position = gehört nicht in eine Stellung
not-there = gehört nicht hierher
must-be-steps = muss eine Liste von Schritten sein
no-step = { $game } hat keinen Schritt { $step }
step-does-not-fit = { $step } passt nicht zum Tisch
must-be-question = zuoberst muss eine Frage an jemanden stehen
no-answer = Platz { $seat } kann nichts antworten
other-census = etwas fehlt, ist doppelt oder stammt aus einer anderen Schachtel
bad-generator = weder der Zustand eines schnellen noch der eines versiegelten Generators

## Bots mit Namen, und Programme, die mitspielen

no-bot = es gibt keinen Bot { $name }; Bots: { $bots }
bad-bot-number = { $name }: Nach dem Doppelpunkt kommt eine ganze Zahl über 0
bad-bot-seconds = { $name }: Sekunden schreibt man wie search:0.5s
bad-bot-name = der Name eines Bots hat Kleinbuchstaben, Ziffern und Bindestriche und ist keiner von unseren: { $name }
bot-name-taken = es gibt schon einen anderen Bot { $name }
bot-not-loaded = der Bot „{ $name }“ lässt sich nicht laden: { $error }
entry-point-no-bot = unter „{ $name }“ findet sich kein Bot
program-written = ein Programm schreibt man run:BEFEHL oder run@SEKUNDEN:BEFEHL, nicht { $program }
program-no-time = { $program } lässt dem Programm keine Zeit
program-no-command = { $program } ist kein Befehl: { $error }
program-none = { $program } nennt kein Programm
program-not-here = Programme können nur unter Linux, macOS und dergleichen mitspielen
program-not-started = { $program } lässt sich nicht starten: { $error }
no-rules = { $about } Die Regeln von { $game } stehen hier noch nicht.

# Warum ein Tipp gut ist, wenn nur ein Zug möglich ist.
because-only-move = Es ist dein einziger Zug.
# Was der zweitbeste Zug eines Tipps bringt, wenn es dasselbe ist wie beim besten.
because-same = Hier genauso.

# A number behind the last puzzle of a game. Variables: $number, $count.
no-puzzle =
    { $count ->
        [one] ein Rätsel { $number } gibt es nicht; es gibt nur eins
       *[other] ein Rätsel { $number } gibt es nicht; es gibt nur { $count }
    }
