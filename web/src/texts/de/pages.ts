/** The words of the room: the frame, the shelf, setting up a table, who I am, the rules. */

import type { pageTexts as English } from "../en/pages.ts";
import type { Translated } from "../translated.ts";
import { language } from "./language.ts";
import { levels } from "./levels.ts";
import { counted } from "./numbers.ts";
import { atTime } from "./times.ts";
import { spoken } from "./words.ts";

const HOW_GOOD: { readonly [level: string]: string } = {
  kitten: "sehr leicht",
  tabby: "leicht",
  lynx: "normal",
  puma: "stark",
  tiger: "teuflisch",
};
const CARD_GROUPS: { readonly [group: string]: string } = {
  cat: "Katzen",
  item: "Dinge",
  tile: "Plättchen",
  "hide-and-seek": "Verstecken",
  dish: "Gerichte",
  action: "Aktionen",
  indigestion: "Bauchweh",
  stray: "Streuner",
  food: "Futter",
  toy: "Spielsachen",
  costume: "Kostüme",
  catnip: "Katzenminze",
  play: "Zum Ausspielen",
  box: "Kartons",
  goal: "Ziele",
  noise: "Laute",
  mime: "Gesten",
  counted: "Gezählt",
  spoken: "Gesprochen",
  memory: "Gedächtnis",
};
const CATS: { readonly [cat: string]: string } = {
  tabby: "Getigert",
  ginger: "Rot",
  tuxedo: "Im Frack",
  calico: "Glückskatze",
  siamese: "Siam",
  persian: "Perser",
  sphynx: "Sphynx",
  bengal: "Bengal",
  "russian-blue": "Russisch Blau",
  "maine-coon": "Maine Coon",
  black: "Schwarz",
  white: "Weiß",
  tortoiseshell: "Schildpatt",
  "scottish-fold": "Faltohr",
  ragdoll: "Ragdoll",
  birman: "Birma",
};
const withOthers = (others: string): string => (others ? ` mit ${others}` : "");

export const pageTexts: Translated<typeof English> = {
  name: "Tabbytop",
  app: {
    language,
    name: "Tabbytop",
    about: "Fünf Katzenspiele auf einem Tisch.",
    noScript: "Tabbytop braucht JavaScript für seine Katzen. Im Terminal braucht es keins: tabbytop play",
  },
  title: (page) => (page ? `${page} · Tabbytop` : "Tabbytop"),

  top: {
    home: "Tabbytop, zum Regal",
    back: "Zurück zum Regal",
    tools: "Einstellungen und du",
    mute: "Ton aus",
    unmute: "Ton an",
    dark: "Licht aus",
    light: "Licht an",
    me: (name) => (name ? `Du: ${name}` : "Du"),
  },
  close: "Schließen",
  notes: "Mitteilungen",
  silent: "Der Server antwortet nicht. Bist du online?",
  failed: "Das hat der Server nicht geschafft.",
  somebody: "jemand",

  offline: {
    title: "Keine Verbindung",
    about: "Jemand hat die Leitung durchgebissen. Es geht von selbst weiter, sobald sie geflickt ist.",
    again: "Noch einmal",
    look: "Bis dahin zum Anschauen, wie sie waren:",
    table: (game, others) => `${game}${withOthers(others)}`,
    time: (time) => `Wie es ${atTime(time)} war`,
    open: "Anschauen",
    openAt: (game, others) => `Anschauen: ${game}${withOthers(others)}`,
  },

  announcement: "Von der Leitung",
  putAway: "Alles klar",

  home: {
    shelf: "Das Regal",
    nameBefore: "Tabbyt",
    nameAfter: "p",
    lines: ["Fünf Katzenspiele, ein Tisch.", "Es regnet. Bleib ein Weilchen."],
  },

  mine: {
    turns: (tables) => (tables === 1 ? "An einem Tisch bist du dran" : `An ${counted(tables)} Tischen bist du dran`),
    tables: "Deine Tische",
    more: (tables) => (tables === 1 ? "und noch einer" : `und noch ${tables}`),
    none: "Noch liegt nichts auf dem Tisch",
    noneYet:
      "Nimm eine Schachtel aus dem Regal. Wer mitspielen soll, bekommt einen Link, leere Stühle bekommen einen Bot.",
    where: (game, others) => `${game}${withOthers(others)}`,
    asks: (prompt) => prompt.replace(/^Du bist dran[.:]\s*/, ""),
    yourTurn: "Du bist dran",
    othersPlay: "Die anderen spielen",
    waits: "Hier fehlt noch wer",
    over: "Vorbei",
    sitDown: "Hinsetzen",
    sitDownAt: (game, others) => `Hinsetzen: ${game}${withOthers(others)}`,
    replay: "Ansehen",
    replayOf: (game, others) => `Noch einmal ansehen: ${game}${withOthers(others)}`,
  },

  friend: {
    title: "Jemand hat einen Tisch?",
    how: "Der Link führt geradewegs zu einem Stuhl.",
    placeholder: "Link hier einfügen",
    label: "Link zum Tisch",
    join: "Hin da",
    noLink: "Das ist kein Link zu einem Tisch.",
    or: "oder",
    lobby: "schauen, wer gerade wartet",
  },

  bots: {
    title: "Keiner da?",
    fair: "Die Bots schon. Sie spielen fair und schnurren.",
    level: "Wie gut sie sind",
    about: (level) => `${levels.called(level)}${HOW_GOOD[level] ? `: ${HOW_GOOD[level]}` : ""}`,
    what: (game, bots, level) => `${game} mit ${bots === 1 ? "" : `${counted(bots)} `}${levels.several(level, bots)}`,
    deal: "Karten her",
  },

  lobby: {
    page: "Wer wartet",
    title: "Hier wartet jemand",
    with: (who, free) =>
      `${who ? `mit ${who} · ` : ""}${free === 1 ? "ein Stuhl frei" : `${counted(free)} Stühle frei`}`,
    sitDown: "Hinsetzen",
    sitDownAt: (game, who) => `Hinsetzen: ${game}${withOthers(who)}`,
    nobody: "Gerade niemand",
    first: "Jemand muss anfangen. Lass einen Stuhl für alle offen, dann wartest du hier.",
    own: "Selbst einen Tisch aufstellen",
  },

  me: {
    page: "Du",
    hello: (name) => `Hallo, ${name}`,
    unknown: "Hallo",
    kept: "In Spielen, die schon laufen, heißt du weiter wie bisher.",
    name: "Dein Name",
    change: "So heiße ich",
    changed: (name) => `Also ${name}.`,
    cat: "Deine Katze",
    catName: (cat) => CATS[cat] ?? spoken(cat),
    games: "Deine Spiele",
    running: "Im Gange",
    over: "Vorbei, zum Ansehen",
    noGames: "Noch keine. Das Regal ist voll.",
    shelf: "Zum Regal",
    likes: "Wie du es magst",
    language: "Sprache",
    sound: "Ton",
    soundAbout: "Schnurren, Papier und Trockenfutter, leise",
    theme: "Licht",
    themes: [
      ["Wie das Gerät", "device"],
      ["Hell", "light"],
      ["Dunkel", "dark"],
    ],
    motion: "Bewegung",
    motions: [
      ["Wie das Gerät", "device"],
      ["Katzen hüpfen", "full"],
      ["Ruhig", "calm"],
    ],
    hand: "Deine Spielhand",
    hands: [
      ["Links", "left"],
      ["Rechts", "right"],
    ],
  },

  account: {
    title: "Ein Konto, wenn du magst",
    guest: "Du bist hier zu Gast. Mit einem Konto hast du deine Spiele auch auf deinen anderen Geräten.",
    login: "Name zum Anmelden",
    password: "Passwort, mindestens acht Zeichen",
    make: "Meins machen",
    have: "Ich habe schon eins",
    name: "Anmeldename",
    oldPassword: "Passwort",
    enter: "Anmelden",
    yours: "Dein Konto",
    you: (login) => `Du bist „${login}“ auf jedem Gerät, auf dem du dich anmeldest.`,
    leave: "Hier abmelden",
    left: "Abgemeldet. Bis bald.",
    leaveEverywhere: "Überall abmelden",
    leftEverywhere: "Auf allen Geräten abgemeldet.",
    data: "Meine Daten",
    dataAbout: "Alles, was von dir aufgehoben ist, als Datei: dein Name, deine Tische, was du gesagt hast.",
    download: "Gib mir die Datei",
    another: "Ein anderes Passwort",
    before: "Bisheriges Passwort",
    after: "Neues Passwort",
    change: "Ändern",
    changed: "Dein Passwort ist jetzt ein anderes. Andere Geräte müssen sich neu anmelden.",
    forget: "Vergesst mich",
    forgetAbout:
      "Du verlässt alle Tische. Dein Name und was du gesagt hast, wird gelöscht. Zurück geht es dann nicht mehr.",
    yourPassword: "Dein Passwort",
    delete: "Mich und alles von mir löschen",
    forgotten: "Du bist vergessen.",
  },

  rules: {
    page: (game) => `${game}: So geht das`,
    play: "Hinsetzen und spielen",
    rules: "So geht das",
    cards: "Die Karten",
    find: "Karte suchen",
    group: (group) => CARD_GROUPS[group] ?? spoken(group),
    none: "Das steht auf keiner Karte.",
    missing:
      "Die Regeln dieses Spiels sind hier noch nicht aufgeschrieben. Der Tisch selbst sagt, was geht, und warum etwas nicht geht.",
    waiting: "Moment, da liegt wer auf der Seite.",
  },

  lost: {
    page: "Verlaufen",
    title: "Niemand zu sehen",
    words: "Hier ist nichts außer einem Karton. Bitte nicht hineinschauen.",
    home: "Zurück zum Regal",
  },
};
