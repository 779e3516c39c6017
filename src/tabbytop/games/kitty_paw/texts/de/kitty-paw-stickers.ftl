### Kitty Paw: die Aufkleber, die man in einer beendeten Partie bekommt. <name> ist, wie einer heißt, sein Attribut
### `text`, wofür es ihn gibt.

paw-print = Pfotenabdruck
    .text = Spiel eine Partie bis zum Ende.

fastest-paw = Flinkste Pfote
    .text = Gewinn eine Partie gegen andere.

meow = Miau!
    .text = Ruf Miau! mit einem Bild, das stimmt.

steady-paw = Ruhige Pfote
    .text = Bau ein Bild, ohne etwas zurückzunehmen.

three-in-a-row = Drei hintereinander
    .text = Ruf drei Runden hintereinander Miau! mit einem Bild, das stimmt.

level-three = Katzen auf Katzen
    .text = Bau ein Bild der Stufe III.

cat-nose = Gute Nase
    .text = Finde deine versteckte Katze gleich im ersten Karton.

not-a-cat = Keine Katze
    .text = Bau ein Bild mit dem Chihuahua. Er wollte auch mitspielen.

big-ears = Ganz Ohr
    .text = Antworte in einer Partie dreimal schneller als alle anderen auf einen Ruf.

photo-finish = Fotofinish
    .text = Spiel eine Extrarunde um den Sieg.

twenty-seconds = Zwanzig Sekunden
    .text = Bau allein gegen die Uhr ein Bild in weniger als 20 Sekunden.

ten-of-ten = Zehn von zehn
    .text = Bau allein in allen zehn Reihen ein richtiges Bild.

herding-cats = Ein Sack Flöhe
    .text = Drei Katzen laufen dir in einer Partie heim. Sie hatten etwas vor.

after-you = Nach dir
    .text = Lass in einer Partie bei drei Rufen allen anderen den Vortritt.
