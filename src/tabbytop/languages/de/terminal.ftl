### Das Terminal: Befehle, Seiten, Eingabezeilen und Hinweise, die alle Spiele gemeinsam haben.

unknown-language = die Sprache { $language } gibt es nicht; es gibt { $languages }
