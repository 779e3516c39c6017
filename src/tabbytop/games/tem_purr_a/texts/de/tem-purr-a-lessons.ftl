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
    Ein Wettessen: Wer die wenigsten Marken hat, gewinnt. Im Deck steckt eine schlechte Karte: Bauchweh! Wer es zieht, bekommt
    eine Marke. Essen heißt Karten ziehen, also lass die anderen essen.
stack-serve =
    Auf dem Tisch liegt eine 3: Wer sie isst, zieht drei Karten. Du nicht! Leg deine eigene 3 darauf, und nebenan gibt es sechs
    zu essen. Tipp auf deine 3.
    .other = Ginge auch. Aber warum essen oder ein Paar opfern, wenn du eine 3 servieren kannst?
stack-eat =
    Auch Miso hat eine 3 serviert, also musste Juno neun essen. Nichts Schlechtes, puh! Dann hat Juno eine 2 gelegt. Du
    hast keine, aber es sind nur zwei Karten. Tipp auf „2 essen“.
    .other = Heb dir die 5er für Schlimmeres auf. Es ist nur eine 2.
stack-start =
    Eine 6 und eine 7, beide gut. Alle haben sie gesehen, und du behältst sie: Deine Hand darf beliebig groß werden. Wer
    gegessen hat, fängt den nächsten Stapel an. Tipp auf deine 4.
    .other = Ginge auch, aber fang hier mit der 4 an.
stack-skip =
    Zwölf zu essen, und du hast keine 4! Zwei gleiche Gerichte retten dich: Eins räumt den ganzen Stapel weg, das andere fängt
    einen neuen an. Tipp auf deine 5er, dann auf „Mit zweien ausweichen“.
    .other = Zwölf Karten? Autsch. Weich lieber mit den 5ern aus.
stack-last =
    Dein kleiner Stapel ist wieder da, und er ist gewachsen: schon 15 zu essen! Zum Glück hast du noch eine 5. Tipp darauf, und
    Miso bekommt 20.
    .other = Du musst nicht essen. Servier deine 5!
stack-won =
    Du hast weitergegeben, und Miso musste essen: 20 Karten, und Bauchweh dabei! Das gibt eine Marke für Miso. Hat jemand
    drei Marken, endet die Partie, und wer die wenigsten hat, gewinnt.

## Die zweite Lektion: Aktionen.

actions = Aktionskarten
actions-more =
    Drei 7er: 21 zu essen, und du hast keine 7. Aber du hast Aktionen; statt eines Gerichts darf eine davon auf den Stapel.
    Ein Nachschlag macht genau eine Karte mehr. Tipp auf Nachschlag.
    .other = Eine gute Karte, für später. Erst der Nachschlag.
actions-sum =
    Dein Nachschlag machte 22 daraus. Miso hat eine 7 serviert: Aktionen ändern das Gericht nicht, es bleibt bei 7. Dann
    legten Juno und Pico je einen Nachschlag darauf. Das macht 31, und du bist dran!
actions-turn =
    Die Kehrtwende schickt den Stapel zurück: Die Richtung wechselt, und dran ist, wer auf deiner anderen Seite sitzt. Das
    ist Pico. Geschieht Pico recht! Tipp auf die Kehrtwende.
    .other = Noch nicht. Schick den Stapel mit der Kehrtwende zurück.
actions-there =
    „Du da“, sagt Pico, und der Stapel ist wieder bei dir. Aber diese Karte hast du auch: Wähl irgendwen, nur nicht dich
    selbst. Tipp auf „Du da“, dann auf Miso.
    .other = Miso sieht hungrig aus. Wähl Miso.
actions-three =
    Miso hat 31 gegessen, alles gut, und eine 4 gelegt. Deine Hand war leer. Das macht nichts: Bist du dran, ziehst du erst
    drei Karten, die nur du siehst. Tipp auf deine 4.
    .other = Eine 4 passt. Servier sie.
actions-done =
    Pico bekommt acht, denn es geht immer noch andersherum. Merk dir: eine Aktion je Zug, und mit zwei gleichen Aktionen
    kannst du nicht ausweichen.

## Die dritte Lektion: Bauchweh, Marken und das Ende.

tokens = Oje, mein Bauch
tokens-eat =
    Zehn zu essen, und du hast keine 5, kein Paar und keine Aktion. Acht Karten sind noch im Deck, drei davon schlecht. Das
    passiert den Besten. Tipp auf „10 essen“.
tokens-add =
    Dreimal Bauchweh, aber nur eine Marke! Das Deck war leer, also wurden alle drei wieder hineingemischt. Noch eins dazu,
    damit sich alle gruseln? Tipp auf „Ja, noch eins“ oder „Nein, lieber nicht“.
tokens-again =
    Die guten Karten behältst du. Alles andere wird gemischt, es geht wieder im Uhrzeigersinn, und wer die neue Marke hat,
    fängt an. Das bist du! Tipp auf irgendein Gericht.
tokens-last =
    Ein paar Runden später hat Miso zwei Marken, du und Juno je eine. Eine dritte beendet die Partie sofort. Zwölf zu
    essen: Tipp auf deine 4 und mach 16 daraus, für Miso.
    .other = Das käme Miso gelegen. Servier die 4.
tokens-over =
    Misos dritte Marke! Die Partie ist aus, und Miso landet ganz hinten. Du und Juno habt je eine Marke, also gewinnt, wer
    mehr Karten auf der Hand hat. Du hast vier, Juno drei: Du gewinnst!

## Die vierte Lektion: was alle sehen, und die Hausregeln.

variants = Hausregeln
variants-seen =
    Was gegessen wird, sehen alle. Miso hat eine 6 und eine 7 gegessen; mit der Hausregel „Gedächtnisstütze“ zeigt die Seite
    sie an. Servier Miso also keine davon. Tipp auf deine 3.
    .other = Davon hat Miso auch eine. Nimm die 3.
variants-open =
    Miso hatte keine 3 und hat gegessen. Auch die Ablage ist offen. Du kannst sie jederzeit durchsehen und dir ausrechnen, was
    noch im Deck sein mag.
variants-none =
    Du musstest anfangen, hattest aber nur Aktionen, und ein Stapel beginnt mit einem Gericht. Also hast du drei Karten
    gezogen, und alle wissen jetzt: Du hattest kein Gericht. Tipp auf eins.
variants-same =
    Zwölf zu essen. Du könntest eine 4 servieren. Aber ein Paar darf immer ausweichen, auch mit dem Gericht, das gerade
    dran ist. Tipp auf deine 4er, dann auf „Mit zweien ausweichen“.
    .other = Auch das geht. Weich hier mit beiden 4ern aus.
variants-easy =
    Nur eine 4 blieb übrig, und Miso hat sie gegessen. Zu einfach? Dann schalte die Hausregel „Ausweichen bringt ein
    anderes Gericht“ ein.
variants-changed =
    Die gleichen Karten, mit dieser Hausregel. Jetzt helfen die 4er nicht, nur ein Paar eines anderen Gerichts. Tipp auf deine
    2er, dann auf „Mit zweien ausweichen“.
    .other = Ginge auch, aber probier deine 2er.
variants-even =
    Noch eine Hausregel: „Die Gerichte“. Meist gibt es siebzehn 2er, aber nur sieben 7er. Hier sind es von jedem zwölf, also
    kommen öfter 7er! Hausregeln wählst du, wenn du einen Tisch öffnest.
