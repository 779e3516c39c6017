### Kibble Scuffle: die Lektionen, kurze geführte Spiele. Karten, Näpfe und Dinge heißen wie in kibble-scuffle.ftl.

## Dinge, auf die ein Schritt zeigt.

point-bowl = der { $bowl }
point-food =
    { $food ->
        [1] das Futter im Fischnapf
        [2] das Futter im Mäusenapf
       *[3] das Futter im Vogelnapf
    }
point-card = die Karte { $card }
point-cat = { $cat } am Napf
point-box = die Futterbox

## Die erste Lektion.

dinner = Erste Futterzeit
dinner-goal =
    Füttere deine Katzen besser als die anderen, und du gewinnst! Jeder Brocken bringt 1, 2 oder 3 Punkte. Die Futterzeit
    beginnt mit fünf Katzen an einem Napf: Bei „1 von 5“ fehlen noch vier.
dinner-play =
    Wenn du dran bist, spielst du eine Karte an einen Napf. Im Fischnapf liegen zwei 3en: lecker! Und Moppel zählt als zwei
    Katzen. Tipp auf Moppel, dann auf den Fischnapf.
    .other = Ginge auch, aber fangen wir groß an: Moppel, am Fischnapf.
dinner-arrive =
    Die meisten Katzen tun etwas, wenn sie ankommen. Misos Bettelkatze hat noch zwei 3en in den Fischnapf gebettelt. Wie
    nett! Tipp auf deine Minzkatze, dann auf den Fischnapf.
    .other = Das hat Zeit. Jetzt ist die Minzkatze dran, am Fischnapf.
dinner-lure =
    Die Minzkatze lockt eine Katze von einem anderen Napf her. Dein eigener Gierschlund sitzt am Mäusenapf vor lauter 1en.
    Tipp auf den Gierschlund.
    .other = Junos Katzen dürfen bleiben, wo sie sind. Hol deinen eigenen Gierschlund.
dinner-feed =
    Fünf Katzen oder mehr am Ende eines Zugs: Futterzeit! Du hast die Futterbox und fängst an. Der Gierschlund darf zwei
    Brocken fressen. Tipp auf ihn, dann auf eine 3 und noch eine 3.
    .other = Da geht noch mehr: Der Gierschlund kann zwei 3en auf einmal haben.
dinner-second =
    Satte Katzen gehen heim, du ziehst sie später wieder. Auch Miso hat eine 3 genommen; Juno hat hier keine Katze. Du
    musst noch eine füttern: Tipp auf Minzkatze oder Moppel, dann auf die letzte 3.
    .other = Da liegt noch eine 3. Warum weniger fressen?
dinner-third =
    Miso hat die 2 genommen. Ein Brocken ist noch da, für deine letzte Katze. Glück gehabt: Ist das Futter weg, ziehen die
    übrigen Katzen hungrig ab. Gib ihr die 1.
dinner-signs =
    Zwei deiner Karten haben ein Schildchen. Beim Kater steht „zuerst“: Er frisst vor den anderen. Beim Saugroboter steht
    „Ding“: Das ist keine Katze, darum spielst du im selben Zug noch eine.
dinner-won =
    Zehn Punkte für dich, fünf für Miso: Diese Futterzeit hast du gewonnen! Der leere Napf wird gefüllt, alle ziehen auf
    fünf Karten nach, die Futterbox geht weiter an Miso. Bei 20 Punkten ist Schluss.

## Die zweite Lektion: was Katzen tun, wenn sie ankommen.

paws = Feine Manieren
paws-feral =
    Katzen legen los, sobald sie ankommen. Die Wildkatze jagt eine andere Katze vom selben Napf in die Ablage. Tipp auf die
    Wildkatze, dann auf den Fischnapf.
paws-chase =
    Misos Kater gähnt nur: Wildkatze und Lauerkatze können ihm nichts anhaben. Junos zwei Katzen sind weniger mutig. Tipp
    auf eine von ihnen.
paws-shoved =
    Misos Zottelkatze schubst deine Wildkatze weg. Wohin deine Katzen gehen, sagst immer du, auch in Misos Zug. Tipp auf den
    Mäusenapf.
    .other = Am Vogelnapf gibt es niemanden zu jagen. Bitte zum Mäusenapf.
paws-again =
    Eine Katze, die den Napf wechselt, kommt neu an und legt noch einmal los. Geht der Hasenfuß hungrig weg, kippt er den
    ganzen Napf um. Juno wird sich ärgern. Tipp auf den Hasenfuß.
    .other = Moppel würde ganz brav gehen. Erschreck lieber den Hasenfuß.
paws-kitten =
    Rums! Alles Futter ist zurück in der Futterbox, und der leere Napf hat sofort vier neue Brocken bekommen. Jetzt bist du dran.
    Tipp auf ein Kätzchen, dann auf den Vogelnapf.
    .other = Erst ein Kätzchen, am Vogelnapf.
paws-another =
    Kommt ein Kätzchen an, darfst du noch eins von deiner Hand spielen, egal an welchen Napf. Tipp auf dein zweites
    Kätzchen, dann auf den Mäusenapf.
    .other = Lass es kommen, an den Mäusenapf.
paws-enough =
    Du wirst noch einmal gefragt, obwohl du kein Kätzchen mehr hast. Das ist Absicht: Ohne die Frage wüssten alle
    Bescheid! Tipp auf „Nein, danke“.
paws-pounce =
    Ein neuer Tisch. Misos Königin käme vor deiner Hauskatze ans Futter. Die Lauerkatze kann helfen. Tipp auf die Lauerkatze,
    dann auf den Fischnapf.
    .other = Das stört die Königin nicht. Nimm die Lauerkatze für den Fischnapf.
paws-back = Die Lauerkatze schickt eine andere Katze vom selben Napf zurück auf die Hand. Tipp auf die Königin.
    .other = Deiner Hauskatze gefällt es hier. Schick die Königin heim.
paws-trickster =
    Mit der Königin hatte Miso sechs Karten. Fünf genügen, also zog Miso keine nach. Und alle wussten, dass die Königin
    dabei war. Tipp auf den Schlawiner, dann auf den Mäusenapf.
    .other = Später. Jetzt der Schlawiner, am Mäusenapf.
paws-swap =
    Der Schlawiner muss alles Futter in seinem Napf gegen das aus einem anderen tauschen. Am Vogelnapf sitzen die anderen
    vor 3en und 2en. Tipp auf den Vogelnapf.
    .other = Der Fischnapf gehört schon dir. Nimm das Futter vom Vogelnapf.
paws-done =
    Jetzt hast du das gute Futter, und den anderen bleiben Krümel. Jede Karte sagt dir, was sie kann: Auswendig lernen musst
    du nichts.

## Die dritte Lektion: wer zuerst frisst, und Dinge.

things = Adel und Staub
things-queen =
    Königin, Kater und Gassenkatze fressen zuerst, und an jedem Napf ist nur für eine von ihnen Platz. Aber die Königin
    wirft Misos Kater hinaus. Tipp auf die Königin, dann auf den Mäusenapf.
    .other = Das lässt den Kater in Ruhe. Schick die Königin zum Mäusenapf.
things-first =
    Misos Hauskatze war die fünfte: Futterzeit! Miso hat die Futterbox, aber deine Königin frisst vor allen anderen. Tipp
    auf die Königin, dann auf eine 3.
    .other = Einer Königin steht eine 3 zu.
things-round =
    Nach ihr geht es wie immer bei der Futterbox los: Miso, dann Juno, dann du. Dein Gierschlund bekommt den letzten
    Brocken. Gib ihm die 1.
things-vacuum =
    Ein neuer Tisch und vier 3en! Der Saugroboter ist ein Ding: Er scheucht alle Katzen vom Napf, dann spielst du dort eine
    Katze. Tipp auf den Saugroboter, dann auf den Fischnapf.
    .other = Erst mal Ordnung: der Saugroboter, am Fischnapf.
things-run =
    Reihum schickt ihr eure eigenen Katzen weg: erst Miso, links von dir, dann Juno. Die letzte gehört dir. Schick die
    Hauskatze zum Mäusenapf oder zum Vogelnapf.
things-clean =
    Endlich Ruhe. Auf ein Ding folgt eine Katze, am selben Napf, im selben Zug; nie ein zweites Ding. Tipp auf den
    Gierschlund.
    .other = Lauter 3en! Die sind etwas für den Gierschlund.
things-laser =
    Aber eine Katze ist noch keine Futterzeit: Es braucht fünf. Mit dem Laserpointer müssen bis zu deinem nächsten Zug alle
    an seinem Napf spielen. Tipp auf den Laserpointer, dann auf den Fischnapf.
    .other = Erst der Laserpointer, am Fischnapf.
things-called = Nun eine Katze dazu. Moppel zählt als zwei, das macht drei von fünf. Tipp auf Moppel.
    .other = Mit Moppel wird es schneller voll.
things-eat =
    Miso und Juno mussten hier spielen: fünf Katzen, Futterzeit! Du hast die Futterbox und fängst an. Tipp auf den Gierschlund,
    dann auf eine 3 und noch eine 3.
    .other = Der Gierschlund kann zwei 3en auf einmal haben.
things-done =
    Sechs Punkte für dich! Dann war das Futter weg, und Moppel zog hungrig ab. Die zwei Hauskatzen wurden satt, also kamen
    sie danach wieder. Und der Laserpointer ist aus: Du bist dran.

## Die vierte Lektion: das Ende und die Varianten.

end = Letzte Futterzeit
end-near =
    Hat nach einer Futterzeit jemand 20 Punkte, endet die Partie. Du hast 14, Miso 15. An zwei Näpfen fehlt nur noch je
    eine Katze. Tipp auf ein Kätzchen, dann auf den Fischnapf.
    .other = Erst ein Kätzchen, am Fischnapf.
end-both = Das sind fünf. Jetzt darfst du noch ein Kätzchen spielen: Tipp auf dein zweites Kätzchen, dann auf den Mäusenapf.
    .other = Spiel dein Kätzchen, am Mäusenapf.
end-enough = Auch dort sind es fünf. Mehr Kätzchen hast du nicht: Tipp auf „Nein, danke“.
end-serve =
    Futterzeit an zwei Näpfen, an einem nach dem anderen! Wer die Futterbox hat, sucht den nächsten Napf aus und frisst dort
    zuerst: Das bist du. Tipp auf den Fischnapf.
    .other = Der Mäusenapf kommt auch noch. Erst der Fischnapf.
end-house =
    Drei Brocken für fünf Katzen: Da bleibt jemand hungrig. Deine Hauskatze kommt danach wieder, aber nur, wenn sie satt
    wird. Tipp auf die Hauskatze, dann auf die 3.
    .other = Gib der Hauskatze die 3: Sie kommt wieder.
end-hungry =
    Das Futter war weg, also mussten dein Kätzchen und Picos Hasenfuß gehen. Jetzt der Mäusenapf, und wieder fängst du an.
    Tipp auf dein Kätzchen, dann auf die 3.
    .other = Lieber nicht. Die 3!
end-tie =
    20 Punkte für dich, 20 für Miso: Die Partie ist aus! Bei Gleichstand gewinnt, wer weniger Brocken gefressen hat. Miso
    hat elf, du hast sieben. Du gewinnst!
end-teams =
    Zu viert geht es auch zwei gegen zwei. Juno gegenüber gehört zu dir: Eure Punkte werden zusammengezählt. Tipp auf die
    Mamakatze, dann auf den Fischnapf.
    .other = Die Mamakatze kann Juno helfen. Spiel sie an den Fischnapf.
end-partner =
    Die Mamakatze muss hier sofort eine andere Katze füttern, egal wessen. Miso ist gegen dich, Juno gehört zu dir. Tipp auf
    Junos Gierschlund.
    .other = Miso würde sich bedanken. Füttere Junos Katze.
end-six = Juno hat zwei Dreien genommen: sechs Punkte für euer Team! Aber nicht spicken: Eure Handkarten bleiben geheim, auch im Team.
end-build =
    Ihr könnt auch Decks bauen. Alle haben die gleichen 25 Karten und lassen heimlich fünf davon weg. Tipp auf den
    Futtersack, um ihn wegzulassen.
    .other = In einer echten Partie gern. Lass hier den Futtersack weg.
end-opening =
    Oder ihr sucht euch die ersten fünf Karten aus, statt sie zu ziehen. Alle tun das gleichzeitig und geheim. Tipp auf die
    Königin.
    .other = Keine schlechte Wahl. Nimm heute die Königin.
end-done =
    Noch vier Karten, dann ginge es los. All das kannst du beliebig mischen, wenn du einen Tisch öffnest. Guten Appetit!
