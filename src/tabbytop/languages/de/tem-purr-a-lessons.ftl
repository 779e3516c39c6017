### Tem-Purr-A: die Lektionen, kurze geführte Spiele. Karten und Knöpfe heißen wie in tem-purr-a.ftl und
### page-tem-purr-a.ftl.

## Dinge, auf die ein Schritt zeigt.

point-stack = der Stapel
point-total = wie viel zu essen ist
point-card = die Karte { $card }
point-discard = die Ablage
point-tokens = deine Marken

## Die erste Lektion: weitergeben, bis jemand essen muss.

stack = Gib es weiter!
stack-goal =
    Ein Wettessen: Die wenigsten Marken gewinnen. Im Deck steckt eine schlechte Karte, Bauchweh, und wer sie zieht,
    bekommt eine Marke. Essen heißt Karten ziehen, also lass die anderen essen.
stack-serve =
    Auf dem Tisch liegt eine 3: Wer sie isst, zieht drei Karten. Du musst nicht. Leg noch eine 3 darauf, und der Nächste
    hat sechs zu essen. Tipp auf deine 3.
    .other = Darfst du. Aber warum essen oder ein Paar opfern, wenn du eine 3 servieren kannst?
stack-eat =
    Auch Miso hat eine 3 serviert, und Juno musste neun essen, alle gut. Dann hat Juno eine 2 gelegt. Du hast keine, aber
    zwei Karten sind wenig. Tipp auf „2 essen“.
    .other = Heb dir die 5er für Schlimmeres auf. Es ist nur eine 2.
stack-start =
    Eine 6 und eine 7, beide gut. Alle haben sie gesehen, und du behältst sie: Eine Hand darf beliebig groß sein. Wer
    gegessen hat, fängt den nächsten Stapel an. Tipp auf deine 4.
    .other = Erlaubt. Fang hier mit der 4 an.
stack-skip =
    Zwölf zu essen, und du hast keine 4! Zwei gleiche Gerichte retten dich: Eine räumt den ganzen Stapel weg, die andere
    fängt einen neuen an. Tipp auf deine 5er, dann auf „Mit zweien ausweichen“.
    .other = Zwölf Karten? Weich lieber mit den 5ern aus.
stack-last =
    Wieder ein kleiner Stapel, aber er kam herum: Jetzt sind es 15. Und du hast noch eine 5! (Eine leere
    Hand gewinnt nichts: Dann ziehst du drei.) Tipp darauf, und Miso bekommt 20.
    .other = Du musst nicht essen. Serviere deine 5.
stack-won =
    Du hast weitergegeben, und Miso musste essen: 20 Karten, und Bauchweh dabei! Eine Marke für Miso, die noch ein Bauchweh im
    Stapel versteckt. Wer die dritte Marke nimmt, beendet das Spiel; die wenigsten gewinnen.

## Die zweite Lektion: Aktionen.

actions = Aktionskarten
actions-more =
    Drei 7en: 21 zu essen, und du hast keine 7. Aber du hast Aktionen; statt eines Gerichts darf eine davon auf den Stapel.
    Ein Nachschlag macht genau eine Karte mehr. Tipp auf Nachschlag.
    .other = Eine gute Karte, für später. Erst der Nachschlag.
actions-sum =
    Mit dir waren es 22. Miso hat eine 7 serviert: Es zählt das Gericht unter den Aktionen. Dann legten Juno und Pico
    Nachschlag auf Nachschlag. Das macht 31, und du bist dran.
actions-turn =
    Die Kehrtwende schickt den Stapel zurück: Die Richtung wechselt, und der Platz auf dieser Seite ist dran. Das ist Pico.
    Geschieht Pico recht. Tipp auf Kehrtwende.
    .other = Noch nicht. Schick ihn mit der Kehrtwende zurück.
actions-there =
    „Du da“, sagt Pico, und der Stapel ist wieder bei dir. Aber diese Karte hast du auch: Wähl irgendwen, nur nicht dich
    selbst. Tipp auf „Du da“, dann auf Miso.
    .other = Miso sieht hungrig aus. Wähl Miso.
actions-three =
    Miso hat 31 gegessen, alles gut, und eine 4 gelegt. Deine Hand war leer. Das ist weder gut noch schlecht: Bist du dran,
    ziehst du erst drei Karten, die nur du siehst. Tipp auf deine 4.
    .other = Eine 4 passt. Servier sie.
actions-done =
    Pico bekommt acht, denn es geht immer noch andersherum. Merk dir: eine Aktion je Zug, und zwei gleiche Aktionen sind kein
    Paar zum Ausweichen.

## Die dritte Lektion: Bauchweh, Marken und das Ende.

tokens = Oje, mein Bauch
tokens-eat =
    Zehn zu essen, und du hast keine 5, kein Paar und keine Aktion. Acht Karten sind noch im Deck, drei davon schlecht. Das
    passiert den Besten. Tipp auf „10 essen“.
tokens-add =
    Das Deck war aus, also wurde die Ablage gemischt. Dreimal Bauchweh auf einmal ist nur eine Marke! Es kommt zurück,
    und du darfst eins dazutun, für alle: „ja, noch eins“ oder „nein, lieber nicht“?
tokens-again =
    Die guten Karten behältst du. Alles andere wird gemischt, es geht wieder im Uhrzeigersinn, und wer die neue Marke hat,
    fängt an. Das bist du: Tipp auf irgendein Gericht.
tokens-last =
    Ein paar Runden später hat Miso zwei Marken, du und Juno je eine. Eine dritte beendet das Spiel sofort. Zwölf zu essen:
    Tipp auf deine 4 und mach 16 daraus, für Miso.
    .other = Das käme Miso gelegen. Servier die 4.
tokens-over =
    Misos dritte Marke! Das Spiel ist aus, und Miso landet hinten. Du und Juno habt je eine Marke, also gewinnen die meisten
    Handkarten. Du hast vier, Juno drei: Du gewinnst!

## Die vierte Lektion: was alle sehen, und die Optionen.

variants = Hausregeln
variants-seen =
    Was gegessen wird, sehen alle. Miso hat eine 6 und eine 7 gegessen; mit der Option „Gedächtnisstütze“ zeigt die Seite sie
    an. Fang also nicht damit an. Tipp auf deine 3.
    .other = Genau das hat Miso. Nimm die 3.
variants-open =
    Miso hatte keine 3 und hat gegessen. Auch die Ablage ist offen. Du kannst sie jederzeit durchsehen und dir ausrechnen, was
    noch im Deck sein mag.
variants-none =
    Du musst anfangen, hattest aber nur Aktionen, und ein Stapel beginnt mit einem Gericht. Also zogst du drei Karten, und
    alle wissen jetzt: Du hattest keins. Tipp auf ein Gericht.
variants-same =
    Zwölf zu essen. Du könntest eine 4 servieren. Aber ein Paar darf immer ausweichen, auch mit dem Gericht, das dran ist. Tipp
    auf deine 4er, dann auf „Mit zweien ausweichen“.
    .other = Auch das geht. Weich hier mit beiden 4ern aus.
variants-easy =
    Nur eine 4 blieb übrig, und Miso hat sie gegessen. Zu einfach? Dann schalte die Option „Ausweichen bringt ein anderes
    Gericht“ ein.
variants-changed =
    Die gleichen Karten, mit dieser Option. Jetzt helfen die 4er nicht, nur ein Paar eines anderen Gerichts. Tipp auf deine
    2er, dann auf „Mit zweien ausweichen“.
    .other = Erlaubt. Aber probier deine 2er.
variants-even =
    Noch eine Option: die Gerichte. Meist gibt es siebzehn 2er, aber nur sieben 7er. Hier sind es von jedem zwölf, also
    Vorsicht vor den Nudeln! Optionen wählst du, wenn du einen Tisch eröffnest.
