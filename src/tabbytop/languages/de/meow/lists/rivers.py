"""Rivers that are called otherwise in German."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

RIVERS: Final = pairs(
    """
adige: Etsch, amazon: Amazonas, amu darya: Amudarja, arkansas river: Arkansas, barrow: Barrow,
berezina: Beresina, black volta: Schwarzer Volta, blue nile: Blauer Nil, clyde: Clyde, colorado
river: Colorado, columbia: Columbia, congo: Kongo, danube: Donau, dart: Dart, dee: Dee,
delaware: Delaware, dnieper: Dnepr, dniester: Dnister, don: Don, donets: Donez, drava: Drau,
dvina: Dwina, eider: Eider, euphrates: Euphrat, fraser: Fraser, fulda: Fulda, gambia river:
Gambia-Fluss, gave de pau: Gave de Pau, han river: Han-Fluss, hase: Die Hase, huai: Huai He,
hudson: Hudson, indus: Indus, inn: Inn, irrawaddy: Irawadi, irtysh: Irtysch, ishim: Ischim,
jordan: Jordan, kabul river: Kabul-Fluss, khatanga: Chatanga, krishna: Krishna, lee: Lee, lena:
Lena, lot river: Lot, mackenzie: Mackenzie, magdalena: Magdalena, maritsa: Mariza, morava:
March, moselle: Mosel, moskva: Moskwa, murray: Murray, neisse: Neiße, nelson: Nelson, nene:
Nene, neva: Newa, nile: Nil, ob: Ob, ohio river: Ohio, olt: Alt, orange river: Oranje, paraguay
river: Río Paraguay, paraná: Paraná, pearl river: Perlfluss, pechora: Petschora, pripyat:
Prypjat, prut: Pruth, ravi: Ravi, red river: Roter Fluss, rhine: Rhein, rhône: Rhone, river
plate: Río de la Plata, saint lawrence: Sankt-Lorenz-Strom, sava: Save, scheldt: Schelde,
senegal river: Senegal-Fluss, shannon: Shannon, shatt al-arab: Schatt al-Arab, syr darya:
Syrdarja, tagus: Tejo, tamar: Tamar, tana river: Tana-Fluss, tennessee river: Tennessee, thames:
Themse, ticino: Tessin, tisza: Theiß, trent: Trent, uruguay river: Río Uruguay, vistula:
Weichsel, vitim: Witim, vltava: Moldau, volga: Wolga, warta: Warthe, white nile: Weißer Nil,
yangtze: Jangtse, yellow river: Gelber Fluss, yenisei: Jenissei, zambezi: Sambesi
"""
)
