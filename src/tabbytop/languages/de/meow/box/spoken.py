"""The spoken things."""

from typing import Final

from tabbytop.languages.de.meow.box.card import Telling

# fmt: off
SPOKEN: Final = {  # a card a paragraph: what stands on it, the act, how it looks and sounds
    "fruit": Telling(
        "Verbotene Früchte", "Flughund",
        "Du musst eine Frucht nennen, wie ein Flughund es täte: wie alte Bekannte.",
        "Eine Frucht nennen", "begrüßt eine Frucht mit Namen",
    ),
    "vegetable": Telling(
        "Junges Gemüse", "Raupe",
        "Du musst ein Gemüse, ein Kraut oder ein Gewürz nennen. Die Raupe hatte schon alle.",
        "Ein Gemüse nennen", "empfiehlt etwas aus dem Küchengarten",
    ),
    "instrument": Telling(
        "Instrumentenflug", "Grille",
        "Du musst ein Musikinstrument nennen. Die Grille hat eine Cousine, die es spielt.",
        "Ein Instrument nennen", "bittet das Orchester um ein Instrument",
    ),
    "sea creature": Telling(
        "Stille Wasser", "Pelikan",
        "Du musst jemanden nennen, der im Wasser lebt, mit dem Respekt eines "
        "Pelikans.",
        "Ein Wassertier nennen", "nennt jemanden, der unter Wasser wohnt",
    ),
    "tree": Telling(
        "Vor lauter Bäumen", "Biber",
        "Du musst einen Baum oder Strauch nennen, nicht seine Frucht, so wie ein Biber die "
        "Speisekarte liest.",
        "Einen Baum nennen", "nennt einen Baum, langsam und würdevoll",
    ),
    "tool": Telling(
        "Werkzeug des Schicksals", "Schimpanse",
        "Du musst um ein Werkzeug für Werkstatt oder Garten bitten wie ein Schimpanse mitten in "
        "der Arbeit.",
        "Um ein Werkzeug bitten", "verlangt ein Werkzeug, wie im Operationssaal",
    ),
    "garment": Telling(
        "Kleider machen Katzen", "Seidenraupe",
        "Du musst etwas zum Anziehen nennen. Die Seidenraupe schaut, was sie tun kann.",
        "Kleidung nennen", "bestellt etwas zum Anziehen",
    ),
    "household": Telling(
        "Hausrat ist teuer", "Stubenfliege",
        "Du musst ein Ding im Haus nennen, kein Werkzeug und keine Kleidung. Die Stubenfliege "
        "hat schon darauf gesessen.",
        "Ein Ding im Haus nennen", "sieht sich im Haus um und nennt ein Ding darin",
    ),
    "colour": Telling(
        "Farbe bekennen", "Chamäleon",
        "Du musst eine Farbe nennen. Das Chamäleon probiert sie an.",
        "Eine Farbe nennen", "nennt eine Farbe, wie in der Galerie",
    ),
    "dessert": Telling(
        "Süße Rache", "Wespe",
        "Du musst einen Nachtisch, einen Kuchen oder etwas Süßes nennen wie eine Wespe, die "
        "nicht eingeladen war.",
        "Einen Nachtisch nennen", "träumt laut von etwas Süßem",
    ),
    "vehicle": Telling(
        "Fluchtfahrzeug", "Schnecke",
        "Du musst irgendein Fahrzeug nennen. Es hat die Schnecke schon überholt.",
        "Ein Fahrzeug nennen", "ruft nach einer Mitfahrgelegenheit",
    ),
    "building": Telling(
        "Gebäudegymnastik", "Termite",
        "Du musst ein Gebäude nennen oder einen Ort in der Stadt. Die Termiten würden es höher "
        "bauen.",
        "Ein Gebäude nennen", "preist ein Gebäude, wie auf einer Stadtführung",
    ),
    "feeling": Telling(
        "Bauchgefühl", "Pudel",
        "Du musst sagen, wie dir zumute ist, wie ein Pudel mit neuem Haarschnitt.",
        "Ein Gefühl gestehen", "gesteht, wie es im Inneren aussieht",
    ),
    "manner": Telling(
        "Auf diese Weise", "Schwan",
        "Du musst sagen, wie ein Schwan es täte: mit einem Wort auf -weise.",
        "Sagen, auf welche Weise", "sagt, wie es zu tun wäre",
    ),
    "dinosaur": Telling(
        "Der Dino im Raum", "Leguan",
        "Du musst einen Dinosaurier oder ein anderes Urtier nennen. Für einen Leguan sind es "
        "lauter Onkel.",
        "Einen Dinosaurier nennen", "erinnert an jemanden, der schon ewig fort ist",
    ),
    "river": Telling(
        "Alles im Fluss", "Lachs",
        "Du musst einen Fluss nennen. Der Lachs wüsste gern, welcher das hier ist.",
        "Einen Fluss nennen", "nennt einen Fluss, in einem fließenden Atemzug",
    ),
}
# fmt: on
