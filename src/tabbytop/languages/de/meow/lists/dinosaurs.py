"""Beasts of old that are called otherwise in German."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

DINOSAURS: Final = pairs(
    """
ammonite: Ammonit, archaeopteryx: Archaeopteryx, archelon: Archelon, aurochs: Auerochse,
bluebuck: Blaubock, cave bear: Höhlenbär, dire wolf: Schattenwolf, dodo: Dodo, dunkleosteus:
Dunkleosteus, elasmosaurus: Elasmosaurus, giant sloth: Riesenfaultier, great auk: Riesenalk,
hesperornis: Hesperornis, ichthyornis: Ichthyornis, ichthyosaurus: Ichthyosaurus, kronosaurus:
Kronosaurus, liopleurodon: Liopleurodon, mammoth: Mammut, mastodon: Mastodon, megalodon:
Megalodon, megatherium: Megatherium, moa: Moa, mosasaurus: Mosasaurus, nothosaurus: Nothosaurus,
plesiosaurus: Plesiosaurus, pliosaurus: Pliosaurus, pterodactyl: Pterodaktylus, pterosaur:
Flugsaurier, quagga: Quagga, raptor: Raptor, sabre-toothed tiger: Säbelzahntiger, sauropod:
Sauropode, smilodon: Smilodon, trilobite: Trilobit, tylosaurus: Tylosaurus, woolly mammoth:
Wollhaarmammut, woolly rhinoceros: Wollnashorn
"""
)
