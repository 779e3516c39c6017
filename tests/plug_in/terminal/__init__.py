"""How the terminal draws Nap Time."""
