"""Rivers that are called otherwise in German."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

RIVERS: Final = pairs(
    """
adige: Etsch, amazon: Amazonas, amu darya: Amudarja, arkansas river: Arkansas, berezina: Beresina,
black volta: Schwarzer Volta, blue nile: Blauer Nil, colorado river: Colorado, congo: Kongo,
danube: Donau, dnieper: Dnepr, dniester: Dnister, donets: Donez, drava: Drau, dvina: Dwina,
euphrates: Euphrat, gambia river: Gambia-Fluss, gave de pau: Gave de Pau, han river: Han-Fluss,
hase: Die Hase, huai: Huai He, irrawaddy: Irawadi, irtysh: Irtysch, ishim: Ischim, kabul river:
Kabul-Fluss, khatanga: Chatanga, lot river: Lot, maritsa: Mariza, morava: March, moselle: Mosel,
moskva: Moskwa, neisse: Neiße, neva: Newa, nile: Nil, ohio river: Ohio, olt: Alt, orange river:
Oranje, paraguay river: Río Paraguay, pearl river: Perlfluss, pechora: Petschora, pripyat: Prypjat,
prut: Pruth, red river: Roter Fluss, rhine: Rhein, rhône: Rhone, river plate: Río de la Plata,
saint lawrence: Sankt-Lorenz-Strom, sava: Save, scheldt: Schelde, senegal river: Senegal-Fluss,
shatt al-arab: Schatt al-Arab, syr darya: Syrdarja, tagus: Tejo, tana river: Tana-Fluss, tennessee
river: Tennessee, thames: Themse, ticino: Tessin, tisza: Theiß, uruguay river: Río Uruguay,
vistula: Weichsel, vitim: Witim, vltava: Moldau, volga: Wolga, warta: Warthe, white nile: Weißer
Nil, yangtze: Jangtse, yellow river: Gelber Fluss, yenisei: Jenissei, zambezi: Sambesi
"""
)
