"""The judge, the hints and all other play of computers in Kibble Scuffle."""
