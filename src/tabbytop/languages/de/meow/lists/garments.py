"""What people wear."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

GARMENTS: Final = pairs(
    """
academic gown: Talar, anklet: Fußkettchen, anorak: Anorak, apron: Schürze, aran sweater:
Zopfmusterpullover, ascot: Plastron, baby bonnet: Babymützchen, balaclava: Sturmhaube, ball
gown: Ballkleid, ballet pumps: Ballettschuhe, bandana: Bandana, baseball cap: Baseballkappe,
bathing suit: Badekostüm, bathrobe: Bademantel, beanie: Beanie, bell-bottoms: Schlaghose, belt:
Gürtel, beret: Baskenmütze, bermuda shorts: Bermudashorts, bib: Lätzchen, bikini: Bikini,
blazer: Blazer, bloomers: Pumphose, blouse: Bluse, boa: Federboa, boater: Matelot, bobble hat:
Bommelmütze, bodice: Mieder, body warmer: Steppweste, bodysuit: Body, bolero: Bolero, bomber
jacket: Bomberjacke, bonnet: Häubchen, bootees: Babyschuhe, boots: Stiefel, bow tie: Fliege,
bowler hat: Bowlerhut, boxer shorts: Boxershorts, bra: BH, bracelet: Armband, braces:
Hosenträger, breeches: Kniebundhose, brogues: Budapester, bucket hat: Fischerhut, busby:
Bärenfellmütze, bush jacket: Safarijacke, bustle: Tournüre, cagoule: Regenjacke, camisole:
Trägerhemdchen, cap: Mütze, cape: Cape, cardigan: Strickjacke, cargo pants: Cargohose, cashmere
scarf: Kaschmirschal, cassock: Soutane, catsuit: Catsuit, chaps: Beinschützer, chef's hat:
Kochmütze, chelsea boots: Chelsea-Boots, chemise: Unterkleid, cheongsam: Cheongsam, chinos:
Chinos, cloak: Umhang, cloche: Cloche, clogs: Clogs, coat: Mantel, cords: Manchesterhose,
corduroys: Cordhose, corsage: Ansteckblume, corset: Korsett, costume: Kostüm, cowboy boots:
Cowboystiefel, cowboy hat: Cowboyhut, cravat: Krawattenschal, crew neck: Rundhalspullover,
crinoline: Krinoline, crocs: Crocs, crown: Krone, cufflinks: Manschettenknöpfe, cummerbund:
Kummerbund, cycling shorts: Radlerhose, dashiki: Dashiki, deerstalker: Sherlock-Holmes-Mütze,
denim jacket: Jeansjacke, desert boots: Wüstenstiefel, dinner jacket: Abendjackett, dirndl:
Dirndl, djellaba: Dschellaba, donkey jacket: Arbeitsjacke, doublet: Wams, dress: Kleid, dressing
gown: Morgenmantel, duffel coat: Dufflecoat, dungarees: Latzhose, ear muffs: Ohrenschützer,
earring: Ohrring, earrings: Ohrringe, espadrilles: Espadrilles, evening dress: Abendkleid,
fascinator: Fascinator, fedora: Fedora, fez: Fes, fishing vest: Anglerweste, flat cap:
Schiebermütze, fleece: Fleecejacke, flip-flops: Badelatschen, football shirt: Fußballtrikot,
frock: Sommerkleidchen, frock coat: Gehrock, fur coat: Pelzmantel, gabardine: Gabardinemantel,
gaiters: Gamaschen, galoshes: Galoschen, gauntlets: Stulpenhandschuhe, gilet: Gilet, glasses:
Brille, glove: Handschuh, gloves: Handschuhe, gown: Robe, greatcoat: Wintermantel, guernsey:
Fischerpullover, gym shoes: Gymnastikschuhe, hairband: Haarreif, handbag: Handtasche,
handkerchief: Stofftaschentuch, harem pants: Haremshose, hat: Hut, headband: Stirnband,
headscarf: Kopftuch, helmet: Helm, high heels: Stöckelschuhe, hiking boots: Wanderstiefel,
hoodie: Kapuzenpullover, housecoat: Hauskleid, ice skates: Schlittschuhe, inverness cape:
Pelerine, jacket: Jacke, jean: Jean, jeans: Jeans, jeggings: Jeggings, jersey: Trikot, jodhpurs:
Reithose, jogging bottoms: Jogginghose, jumper: Strickpullover, jumpsuit: Jumpsuit, kaftan:
Kaftan, kilt: Kilt, kimono: Kimono, knee socks: Kniestrümpfe, knickerbockers: Knickerbocker,
knickers: Schlüpfer, lab coat: Laborkittel, lace collar: Spitzenkragen, lederhosen: Lederhose,
leg warmers: Beinstulpen, leggings: Leggings, leotard: Gymnastikanzug, life jacket:
Schwimmweste, loafers: Slipper, long johns: Lange Unterhose, lumberjack shirt: Holzfällerhemd,
mackintosh: Gummimantel, mantilla: Mantilla, mask: Maske, maxi dress: Maxikleid, miniskirt:
Minirock, mink: Nerz, mitre: Mitra, mitten: Fäustling, mittens: Fäustlinge, moccasins:
Mokassins, monocle: Monokel, morning coat: Cutaway, muffler: Wollschal, mule: Maultier, muu-muu:
Muumuu, neckerchief: Nickituch, necklace: Halskette, necktie: Schlips, nightcap: Schlafmütze,
nightgown: Nachtgewand, nightshirt: Nachthemd, norfolk jacket: Norfolkjacke, obi: Obi, oilskins:
Ölzeug, onesie: Onesie, opera cloak: Opernmantel, oven glove: Topfhandschuh, overalls: Overall,
overcoat: Überzieher, oxford shoes: Oxfordschuhe, panama hat: Panamahut, pantaloons: Pantalons,
pantsuit: Hosenanzug, parka: Parka, pashmina: Pashmina, patent leather shoes: Lackschuhe, pea
coat: Cabanjacke, pendant: Kettenanhänger, petticoat: Unterrock, pillbox hat: Pillboxhut,
pinafore: Kleiderschürze, plimsolls: Turnschuhe, plus fours: Überfallhose, pocket square:
Einstecktuch, polo neck: Rollkragenpullover, polo shirt: Poloshirt, poncho: Poncho, pork pie
hat: Porkpie-Hut, pullover: Pullover, pumps: Pumps, pyjamas: Schlafanzug, quilted jacket:
Steppjacke, raincoat: Regenmantel, reefer jacket: Matrosenjacke, riding boots: Reitstiefel,
ring: Ring, robe: Gewand, roll-neck: Rolli, roller skates: Rollschuhe, romper suit: Strampler,
ruff: Halskrause, running shoes: Laufschuhe, sandal: Sandale, sandals: Sandalen, sari: Sari,
sarong: Sarong, sash: Schärpe, scarf: Schal, school uniform: Schuluniform, shawl: Schultertuch,
sheath dress: Etuikleid, sheepskin coat: Schaffellmantel, shirt: Hemd, shoe: Schuh, shoes:
Schuhe, shorts: Shorts, shoulder bag: Umhängetasche, shower cap: Duschhaube, ski boots:
Skistiefel, ski suit: Skianzug, skirt: Rock, skullcap: Scheitelkappe, slacks: Stoffhose,
sleeping mask: Schlafmaske, slip dress: Slipdress, slipper: Hausschuh, slippers: Hausschuhe,
smock: Kittel, smoking jacket: Hausjacke, sneakers: Sneakers, snood: Schlauchschal, snow boots:
Moonboots, sock: Socke, socks: Socken, sombrero: Sombrero, spats: Schuhgamaschen, stilettos:
Stilettos, stockings: Strümpfe, stole: Stola, straw hat: Strohhut, suit: Anzug, sun hat:
Sonnenhut, sundress: Sommerkleid, sunglasses: Sonnenbrille, suspenders: Strumpfhalter, sweater:
Sweater, sweatpants: Trainingshose, sweatshirt: Sweatshirt, swimming trunks: Badehose, swimsuit:
Badeanzug, t-shirt: T-Shirt, tabard: Heroldsrock, tailcoat: Frack, tam o'shanter: Schottenmütze,
tank top: Pullunder, tartan trousers: Schottenhose, tennis shoes: Tennisschuhe, three-piece
suit: Dreiteiler, tiara: Tiara, tie: Krawatte, tights: Strumpfhose, toga: Toga, top hat:
Zylinderhut, toque: Barett, tracksuit: Trainingsanzug, trainers: Sportschuhe, trench coat:
Trenchcoat, tricorn: Dreispitz, trilby: Trilby, trousers: Hose, tunic: Tunika, turban: Turban,
turtleneck: Rollkragen, tutu: Ballettröckchen, tuxedo: Smoking, twinset: Twinset, ulster:
Ulster, underpants: Unterhose, undershirt: Unterhemd, uniform: Uniform, veil: Schleier, vest:
Trägerhemd, visor: Schirmblende, waders: Wathose, waistcoat: Weste, wedding dress: Brautkleid,
wellies: Gummistiefel, wellington: Wellington, wetsuit: Neoprenanzug, wimple: Nonnenschleier,
windcheater: Windjacke, wool hat: Wollmütze, wristband: Schweißband, wristwatch: Armbanduhr,
yukata: Yukata
"""
)
