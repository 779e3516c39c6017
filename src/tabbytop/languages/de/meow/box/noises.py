"""The noises."""

from typing import Final

from tabbytop.languages.de.meow.box.card import Telling

# fmt: off
NOISES: Final = {  # a card a paragraph: what stands on it, the act, how it looks and sounds
    "croak": Telling(
        "Frosch im Hals", "Frosch",
        "Du musst quaken wie ein Frosch, den man ums Singen gebeten hat.",
        "Quaken", "bläst die Backen auf und quakt", "Quaaak!",
    ),
    "hiss": Telling(
        "Zisch und weg", "Schlange",
        "Du musst zischen wie eine Schlange, deren Sofa besetzt ist.",
        "Zischen", "zeigt zwei Giftzähne und zischt", "Zsssss!",
    ),
    "moo": Telling(
        "Muh zum Risiko", "Kuh",
        "Du musst muhen wie eine Kuh, die weiß, wo die Sahne geblieben ist.",
        "Muhen", "kaut eine Weile und muht", "Muuuuh.",
    ),
    "oink": Telling(
        "Im Grunz genommen", "Schwein",
        "Du musst grunzen wie ein Schwein in der Oper.",
        "Grunzen", "rümpft die Schnauze und grunzt", "Grunz, grunz!",
    ),
    "quack": Telling(
        "Schnatterente gut, alles gut", "Ente",
        "Du musst schnattern wie eine Ente mit Diplom.",
        "Schnattern", "schnattert durch einen gedachten Schnabel", "Nak, nak, nak!",
    ),
    "baa": Telling(
        "Mähr als genug", "Schaf",
        "Du musst blöken wie ein Schaf, bei dem niemand eingeschlafen ist.",
        "Blöken", "blökt, ein wenig gekränkt", "Mä-häääh!",
    ),
    "neigh": Telling(
        "Auf Wiehersehen", "Pferd",
        "Du musst wiehern wie ein Pferd, das dagegen stimmt.",
        "Wiehern", "wirft die Mähne zurück und wiehert", "Hüüü-hi-hi!",
    ),
    "bark": Telling(
        "Bellissimo", "Hund",
        "Du musst bellen wie ein Hund, der aus Versehen hereinkam.",
        "Bellen", "bellt die Tür an", "Wau, wau!",
    ),
    "howl": Telling(
        "Heul doch", "Wolf",
        "Du musst heulen wie ein Wolf vor einer Deckenlampe.",
        "Heulen", "heult die Zimmerdecke an", "Auuuuuh!",
    ),
    "roar": Telling(
        "Brüllend komisch", "Löwe",
        "Du musst brüllen wie der Löwe, der zu spät zum Familienfoto kommt.",
        "Brüllen", "schüttelt ein riesiges Haupt und brüllt", "Rrroaaar!",
    ),
    "hoot": Telling(
        "Schuhu ohne Schuh", "Eule",
        "Du musst rufen wie eine Eule, die nichts von Kerzen hält.",
        "Schuhu rufen", "macht runde Augen und ruft in die Nacht", "Schuhuuu.",
    ),
    "buzz": Telling(
        "Summa summarum", "Biene",
        "Du musst summen wie eine Biene, die ihre Blume verlegt hat.",
        "Summen", "summt umher und sucht etwas", "Bssssumm!",
    ),
    "gobble": Telling(
        "Der große Koller", "Truthahn",
        "Du musst kollern wie ein Truthahn, dem man das Mikrofon gegeben hat.",
        "Kollern", "wackelt mit dem Kinn und kollert", "Gullu-gullu-gullu!",
    ),
    "hee haw": Telling(
        "I-ah, wer sagt's denn", "Esel",
        "Du musst iahen wie ein Esel, der freundlich gebeten wurde und trotzdem Nein sagt.",
        "I-ah machen", "stemmt vier Hufe in den Boden und iaht", "I-aaah!",
    ),
    "squeak": Telling(
        "Fiep, fiep, hurra", "Maus",
        "Du musst fiepen wie die einzige Maus auf einer Katzenversammlung.",
        "Fiepen", "fiept mit ganz kleiner Stimme", "Fiep!",
    ),
    "purr": Telling(
        "Schnurrstracks", "Katze",
        "Du musst schnurren wie eine Katze auf warmer Wäsche.",
        "Schnurren", "schließt beide Augen und schnurrt", "Schnurrrrrr.",
    ),
    "cluck": Telling(
        "Gackern auf hohem Niveau", "Henne",
        "Du musst gackern wie eine Henne, die etwas zu verkünden hat.",
        "Gackern", "gackert über einem Ei", "Gack-gack-gaaack!",
    ),
    "trunk call": Telling(
        "Mit Pauken und Trompeten", "Elefant",
        "Du musst trompeten wie ein Elefant, der an deinen Geburtstag denkt.",
        "Trompeten wie ein Elefant", "hebt einen Rüssel und trompetet", "Töröööö!",
    ),
    "tweet": Telling(
        "Tschilp ist Trumpf", "Spatz",
        "Du musst tschilpen wie ein Spatz auf der sicheren Seite der Scheibe.",
        "Tschilpen", "tschilpt von hoch oben", "Tschilp, tschilp!",
    ),
    "glub": Telling(
        "Blub im Klub", "Goldfisch",
        "Du musst blubbern wie ein Goldfisch, der vergessen hat, warum.",
        "Blubbern", "macht einen runden Mund auf und zu", "Blub, blub.",
    ),
    "honk": Telling(
        "Tröt mir nicht zu nah", "Gans",
        "Du musst tröten wie eine Gans, der die Straße gehört.",
        "Tröten", "macht einen langen Hals und trötet", "Mööök!",
    ),
    "meow": Telling(
        "Miau, wer hätte das gedacht", "Kätzchen",
        "Du musst miauen. Irgendwo musste es ja stehen.",
        "Miauen", "miaut, wie man es erwarten darf", "Miau!",
    ),
    "sneeze": Telling(
        "Nies und nimmer", "Panda",
        "Du musst niesen wie ein Pandakind und dich mehr wundern als alle anderen.",
        "Niesen", "niest und erschrickt dabei", "Ha-tschi!",
    ),
    "snore": Telling(
        "Schnarch nach acht", "Siebenschläfer",
        "Du musst schnarchen wie ein Siebenschläfer, der nur beide Augen ausruht.",
        "Schnarchen", "lässt das Kinn sinken und schnarcht", "Chrrrr-pühhh.",
    ),
    "tick tock": Telling(
        "Tick-Tack-Krok", "Krokodil",
        "Du musst ticken wie ein Krokodil, das einen Wecker verschluckt hat.",
        "Ticken", "tickt wie eine Uhr, von tief drinnen", "Tick-tack.",
    ),
    "blow raspberry": Telling(
        "Prust Mahlzeit", "Kamel",
        "Du musst mit den Lippen prusten wie ein Kamel, das den Fahrplan gelesen hat.",
        "Mit den Lippen prusten", "lässt zwei große Lippen unhöflich flattern", "Pffffrrrt!",
    ),
    "ding dong": Telling(
        "Ding-Dong, falsche Tür", "Terrier",
        "Du musst ding-dong machen wie eine Türklingel. Der Terrier kümmert sich darum.",
        "Ding-Dong machen", "läutet wie eine Türklingel", "Ding-dong!",
    ),
    "ta da": Telling(
        "Tadaa und Schluss", "Pfau",
        "Du musst dich präsentieren wie ein Pfau: Tadaa!",
        "Tadaa rufen", "präsentiert sich der Menge", "Ta-daaa!",
    ),
    "wake the farm": Telling(
        "Kräh nicht so früh", "Hahn",
        "Du musst den ganzen Hof wecken wie ein Hahn, mit allen Kikis und Rikis.",
        "Krähen wie ein Hahn", "wirft einen roten Kamm zurück und kräht", "Kikerikiiii!",
    ),
    "evil laugh": Telling(
        "Wer zuletzt lacht", "Hyäne",
        "Du musst lachen wie eine Hyäne, deren Plan ausnahmsweise aufgeht.",
        "Fies lachen", "bebt vor schurkischem Gelächter", "Muha-ha-ha-haaa!",
    ),
    "yodel": Telling(
        "Jodeldiplom", "Steinbock",
        "Du musst jodeln wie ein Steinbock und kurz auf das Echo warten.",
        "Jodeln", "jodelt über ein Tal und lauscht", "Holla-re-di-hiii!",
    ),
    "pretty polly": Telling(
        "Lora sagt es auch", "Papagei",
        "Du musst dich selbst eine schöne Lora nennen, mit Papageienstimme.",
        "„Schöne Lora“ sagen",
        "macht sich selbst ein Papageienkompliment", "Schööne Lora! Schööne Lora!",
    ),
    "reverse": Telling(
        "Piep, piep, Platz da", "Einsiedlerkrebs",
        "Du musst piepen wie ein Lastwagen im Rückwärtsgang. Der Einsiedlerkrebs zieht um.",
        "Piepen wie ein Lastwagen", "piept wie im Rückwärtsgang", "Piep. Piep. Piep.",
    ),
    "hum lullaby": Telling(
        "Schlaf, Walchen, schlaf", "Wal",
        "Du musst ein Schlaflied brummen, wie ein Wal für ein sehr großes Kind.",
        "Ein Schlaflied brummen", "brummt langsam vor sich hin, Mund zu", "Hm-hmm, hm-hmmm …",
    ),
}
# fmt: on
