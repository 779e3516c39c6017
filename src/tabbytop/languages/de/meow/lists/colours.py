"""Colours, some with other things in their names."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

COLOURS: Final = pairs(
    """
alabaster: Alabaster, alice blue: Alice-Blau, alizarin: Alizarinrot, almond: Mandel, amaranth:
Amarant, amber: Amber, amethyst: Amethyst, antique white: Antikweiß, apricot: Aprikose, aqua:
Aqua, aquamarine: Aquamarin, ash grey: Aschgrau, atomic tangerine: Atommandarine, aubergine:
Aubergine, auburn: Kastanienrot, aureolin: Aureolin, avocado: Avocado, azure: Azurblau, baby
blue: Babyblau, baby pink: Babyrosa, battleship grey: Schlachtschiffgrau, beige: Beige, bisque:
Bisque, bistre: Bister, black: Schwarz, blanched almond: Mandelweiß, blond: Blond, blood red:
Blutrot, blue: Blau, blue-black: Blauschwarz, blue-green: Blaugrün, blush: Zartrosa, bondi blue:
Bondi-Blau, bone white: Knochenweiß, bottle green: Flaschengrün, brick red: Ziegelrot, bright
green: Hellgrasgrün, brilliant rose: Leuchtrosa, british racing green: British Racing Green,
bronze: Bronze, brown: Braun, buff: Ledergelb, burgundy: Burgunderrot, burlywood: Gelbbraun,
burnt orange: Dunkelorange, burnt sienna: Gebrannte Siena, burnt umber: Gebrannte Umbra,
butterscotch: Butterkaramell, byzantium: Byzanz, cadet blue: Kadettenblau, cadmium red:
Kadmiumrot, cadmium yellow: Kadmiumgelb, café au lait: Milchkaffeebraun, cambridge blue:
Cambridge-Blau, camel brown: Kamelbraun, canary: Kanarienvogel, canary yellow: Kanariengelb,
candy pink: Bonbonrosa, caput mortuum: Caput mortuum, caramel: Karamell, cardinal red:
Kardinalrot, carmine: Karmin, carnation pink: Nelkenrosa, carnelian: Karneolrot, carrot orange:
Karottenorange, celadon: Seladon, cerise: Kirschrot, cerulean: Coelinblau, charcoal: Anthrazit,
chartreuse: Chartreuse, cherry: Kirsche, chestnut: Kastanie, chestnut brown: Kastanienbraun,
china white: Porzellanweiß, chocolate: Schokolade, chrome yellow: Chromgelb, cinnabar: Zinnober,
cinnamon: Zimt, citrine: Citrin, citron: Zitronatzitrone, cobalt blue: Kobaltblau, copper:
Kupfer, coral: Koralle, coral pink: Korallenrosa, corn yellow: Maisgelb, cornflower blue:
Kornblumenblau, cornsilk: Maisseidengelb, cosmic latte: Kosmischer Latte, cream: Sahne, crimson:
Karmesin, cyan: Cyan, damson: Damaszenerpflaume, dark blue: Dunkelblau, dark brown: Dunkelbraun,
dark green: Dunkelgrün, dark grey: Dunkelgrau, dark red: Dunkelrot, deep pink: Tiefrosa, denim
blue: Jeansblau, dodger blue: Dodgerblau, dove grey: Taubengrau, drab: Graubraun, duck-egg blue:
Enteneiblau, dusky pink: Altrosa, ebony: Ebenholz, ebony black: Ebenholzschwarz, ecru: Ecru,
eggshell: Eierschale, electric blue: Neonblau, electric indigo: Leuchtindigo, emerald:
Smaragdgrün, english violet: Englischviolett, eton blue: Eton-Blau, fallow: Falb, fawn: Rehkitz,
fern green: Farngrün, fire-engine red: Feuerwehrrot, firebrick: Backsteinrot, flamingo:
Flamingo, flax: Flachs, forest green: Waldgrün, french blue: Französischblau, french grey:
Französischgrau, fuchsia: Fuchsie, fuchsia pink: Fuchsienrosa, fulvous: Rotgelb, gainsboro:
Gainsborograu, gamboge: Gummigutt, ghost white: Geisterweiß, glaucous: Bereiftblau, gold: Gold,
golden yellow: Goldgelb, granite grey: Granitgrau, grass green: Grasgrün, green: Grün, grey:
Grau, gunmetal: Rotguss, harlequin green: Harlekingrün, hazel: Haselstrauch, heliotrope:
Heliotrop, honey yellow: Honiggelb, hot pink: Knallrosa, hunter green: Jägergrün, ice blue:
Eisblau, incarnadine: Fleischrot, indigo: Indigo, international orange: Signalorange, iris blue:
Irisblau, isabelline: Isabell, ivory: Elfenbein, ivory black: Elfenbeinschwarz, jade: Jade,
jasper: Jasper, jet black: Pechschwarz, jungle green: Dschungelgrün, kelly green: Kellygrün,
khaki: Khaki, klein blue: Yves-Klein-Blau, lapis lazuli: Lapislazuli, lavender: Lavendel,
lavender blue: Lavendelblau, lemon: Zitrone, lemon yellow: Zitronengelb, light blue: Hellblau,
light green: Hellgrün, light grey: Hellgrau, lilac: Flieder, lilac pink: Fliederrosa, lime:
Limette, lime green: Limettengrün, linen white: Leinenweiß, magenta: Magenta, mahogany:
Mahagoni, mahogany red: Mahagonirot, maize: Maisfarben, malachite: Malachit, maroon: Rotbraun,
mauve: Mauve, mazarine: Mazarinblau, midnight blue: Mitternachtsblau, milk white: Milchweiß,
mint: Minze, mint green: Minzgrün, misty rose: Nebelrosa, moss green: Moosgrün, mountbatten
pink: Mountbatten-Rosa, mulberry: Maulbeere, mulberry red: Maulbeerrot, multicoloured: Bunt,
mustard yellow: Senfgelb, myrtle green: Myrtengrün, nankeen: Nankinggelb, naples yellow:
Neapelgelb, navy blue: Marineblau, neon green: Neongrün, neon pink: Neonpink, neon yellow:
Neongelb, nickel: Nickel, night blue: Nachtblau, ochre: Ocker, off-white: Gebrochenes Weiß, old
gold: Altgold, old lace: Alte Spitze, olive: Olive, olive drab: Olivbraun, olive green:
Olivgrün, onyx: Onyx, opal: Opal, orange: Orange, orange-red: Orangerot, orchid: Orchidee,
orchid purple: Orchideenlila, oxblood: Ochsenblut, oxford blue: Oxford-Blau, pale blue:
Blassblau, payne's grey: Paynesgrau, pea green: Erbsengrün, peach: Pfirsich, peacock blue:
Pfauenblau, pearl: Perle, pearl grey: Perlgrau, periwinkle: Immergrün, periwinkle blue:
Immergrünblau, persian blue: Persischblau, petrol blue: Petrol, pewter: Zinn, phthalo green:
Phthalogrün, pigeon blue: Taubenblau, pillar-box red: Briefkastenrot, pine green: Kieferngrün,
pink: Pink, pistachio green: Pistaziengrün, platinum: Platin, plum: Pflaume, powder blue:
Puderblau, primrose: Kissenprimel, prussian blue: Preußischblau, puce: Flohbraun, purple:
Purpur, quartz: Quarz, rainbow: Regenbogen, raspberry: Himbeere, raspberry red: Himbeerrot,
raven: Rabe, raw sienna: Siena natur, raw umber: Umbra natur, red: Rot, rose: Rose, rose madder:
Krapprosa, rose pink: Rosenrosa, rosewood red: Palisanderrot, royal blue: Königsblau, royal
purple: Königspurpur, ruby: Rubin, russet: Rostbraun, rust: Rost, sable: Zobel, saffron yellow:
Safrangelb, sage green: Salbeigrün, salmon: Lachs, salmon pink: Lachsrosa, sand: Sand, sandy
brown: Sandbraun, sapphire: Saphir, scarlet: Scharlachrot, sea green: Seegrün, seafoam:
Meerschaum, seal brown: Robbenbraun, seashell: Muschelweiß, sepia: Sepiabraun, shocking pink:
Schockpink, siena: Siena, sienna: Sienna, signal red: Signalrot, silver: Silber, sky blue:
Himmelblau, slate grey: Schiefergrau, smoke grey: Rauchgrau, snow white: Schneeweiß, spring
green: Frühlingsgrün, steel blue: Stahlblau, stone grey: Steingrau, straw yellow: Strohgelb,
sunset orange: Abendrot, tan: Hellbraun, tangerine: Tangerine, taupe: Taupe, tawny: Lohfarben,
tea green: Teegrün, teal: Teal, tenné: Tenné, terracotta: Terrakotta, thistle purple:
Distellila, titanium white: Titanweiß, titian: Tizianrot, tomato red: Tomatenrot, topaz: Topas,
turquoise: Türkis, tuscan red: Toskanarot, tyrian purple: Tyrischer Purpur, ultramarine:
Ultramarin, umber: Umbra, vandyke brown: Van-Dyck-Braun, venetian red: Venezianischrot,
verdigris: Grünspan, vermilion: Scharlach, violet: Veilchen, violet blue: Blauviolett, viridian:
Viridian, wedgwood blue: Wedgwood-Blau, wheat: Weizengelb, white: Weiß, willow green:
Weidengrün, wisteria: Blauregen, wisteria blue: Glyzinienblau, yellow: Gelb, yellow ochre:
Gelber Ocker, zaffre: Zaffer, zinc white: Zinkweiß
"""
)
