/** What is said around every table. */

import type { table as English } from "../en/table.ts";
import type { Translated } from "../translated.ts";
import { levels, whoPlays } from "./levels.ts";
import { atTime } from "./times.ts";
import { capital, listed } from "./words.ts";

const bot = (level: string): string => (level ? `${levels.called(level)}-Bot` : "Bot");
const OPPONENTS: { readonly [name: string]: string } = { "cat player": "die Spielkatze" };
const opponent = (name: string): string => capital(OPPONENTS[name] ?? name);

export const table: Translated<typeof English> = {
  page: (turn, title) => `${turn ? "● Du bist dran · " : ""}${title} · Tabbytop`,
  moment: "Moment …",
  clock: "Die Uhr",
  freeSeat: "Freier Platz",
  somebody: "Jemand",
  you: "Du",
  noTable: "Unter diesem Link gibt es keinen Tisch.",

  prompt: {
    label: "Deine Antwort",
    what: "Was tust du?",
    waitsForFriends: "Noch sind nicht alle Plätze besetzt.",
    neverPlayed: "Es ist niemand gekommen. An diesem Tisch wurde nie gespielt.",
    closed: "Die Leitung hat den Tisch geschlossen. Niemand hat gewonnen, alle dürfen dösen.",
    over: "Das Spiel ist vorbei.",
    busy: "Der Tisch ist beschäftigt.",
    thinks: (who) => `${listed(who)} ${who.length === 1 ? "denkt" : "denken"} nach.`,
    onItsWay: "Unterwegs …",
    search: "In deinen Antworten suchen",
    nothing: "So heißt hier nichts.",
    more: (count) => `und noch ${count}: such danach`,
    whyNot: "Warum nicht?",
    rule: (ruling) => `Regel ${ruling}`,
    hint: "Was täte ein starker Bot?",
    hinting: "Frage an eine große Katze …",
    hinted: (words) => `Eine große Katze würde wählen: ${words}`,
    doIt: "Mach das",
    undo: "Zurücknehmen",
    askUndo: "Ums Zurücknehmen bitten",
    wantsUndo: (name) => `${name} möchte einen Zug zurücknehmen.`,
    fine: "Von mir aus",
    no: "Nein",
    neverMind: "Ach, egal",
    waitsForYes: "Die anderen müssen noch zustimmen.",
    botForYou: (level) => `${capital(whoPlays(level))} spielt für dich.`,
    notHere: (name) => `${name} ist nicht verbunden.`,
  },

  seats: {
    label: "Wer wo sitzt",
    colours: [
      "Jeans",
      "Ziegel",
      "Senf",
      "Tanne",
      "Flieder",
      "Rosa",
      "Kakao",
      "Lagune",
      "Olivgrün",
      "Pflaume",
      "Pfirsich",
      "Muschel",
    ],
    you: "du",
    thinks: (mine) => (mine ? "am Zug" : "überlegt"),
    here: "da",
    gone: "nicht verbunden",
    away: (level) => `weg, ${bot(level)}`,
    bot,
    mayJoin: "hier ist noch frei",
    isBack: "Wieder da",
    letBot: "Einen Bot spielen lassen",
    mute: (name) => `${name} stummschalten`,
    unmute: (name) => `${name} wieder hören`,
    time: (left) => `noch ${left}`,
    acts: (name) => `Über ${name}`,
  },

  report: {
    open: "Melden …",
    person: (name) => `${name} melden`,
    line: (name) => `Melden, was ${name} gesagt hat`,
    why: "Was ist los?",
    reasons: {
      insult: "Beleidigt jemanden",
      harassment: "Lässt jemanden nicht in Ruhe",
      spam: "Redet ohne Ende oder wirbt",
      name: "Hat einen Namen, der verletzt",
      cheating: "Schummelt",
      other: "Etwas anderes",
    },
    more: "Was du noch sagen magst",
    quiet: "Am Tisch erfährt niemand davon.",
    send: "Meldung abschicken",
    thanks: "Danke. Jemand sieht es sich an.",
  },

  span: (milliseconds) => {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    if (seconds < 90) return `${seconds} s`;
    const minutes = Math.round(seconds / 60);
    if (minutes < 90) return `${minutes} min`;
    const hours = Math.round(minutes / 60);
    return hours < 36 ? `${hours} h` : `${Math.round(hours / 24)} Tage`;
  },

  log: {
    title: "Was geschah",
    older: "Früheres",
    nothing: "Noch nichts. Die Katzen strecken sich.",
    sitsDown: (mine, name) => (mine ? "Du setzt dich." : `${name} setzt sich.`),
    stands: "Jemand steht auf, der Platz ist wieder frei.",
    begins: "Das Spiel beginnt.",
    late: (mine, name) => `Die Zeit ist um für ${mine ? "dich" : name}.`,
    away: (level, mine, name) => `${capital(whoPlays(level))} spielt für ${mine ? "dich" : name}.`,
    back: (mine, name) => (mine ? "Du bist wieder da." : `${name} ist wieder da.`),
    pauses: (mine, name) => `Die Uhr steht still, solange ${mine ? "du weg bist" : `${name} weg ist`}.`,
    resumes: "Die Uhr läuft weiter.",
    leaves: (mine, name) => `${mine ? "Du gehst" : `${name} geht`}, ein Bot spielt weiter.`,
    asksUndo: (mine, name) => `${mine ? "Du bittest" : `${name} bittet`} darum, einen Zug zurückzunehmen.`,
    agrees: (mine, name) => (mine ? "Du bist einverstanden." : `${name} ist einverstanden.`),
    declines: (mine, name) => (mine ? "Du lehnst ab." : `${name} lehnt ab.`),
    lapsed: "Jetzt wird nichts zurückgenommen.",
    removed: (mine, name) => `Wer den Tisch aufgestellt hat, bittet ${mine ? "dich" : name} zu gehen.`,
    banned: (mine, name) => `Wer den Tisch aufgestellt hat, bittet ${mine ? "dich" : name}, für immer zu gehen.`,
    undone: "Zurückgenommen.",
    rematch: "Für die Revanche gibt es einen neuen Tisch.",
    closed: "Der Tisch wurde geschlossen.",
    says: (name, text) => `${name}: ${text}`,
    does: (name, gesture) => `${name}: *${gesture}*`,
  },

  talk: {
    label: "Plaudern",
    say: "Sag etwas",
    send: "Sagen",
    emotes: "Katzengesten",
    emote: {
      purr: "Schnurr",
      meow: "Miau",
      hiss: "Fauch",
      chirp: "Gurr",
      yawn: "Gähn",
      stretch: "Streck",
      pounce: "Spring",
      headbutt: "Stups",
      "tail-up": "Schwanz hoch",
      loaf: "Brotlaib",
      zoomies: "Flitz",
      "slow-blink": "Blinzel",
    },
  },

  line: {
    connecting: "Verbinde …",
    broken: "Die Leitung ist weg. Dein Platz bleibt deiner, gleich wieder …",
    back: "Zurück am Tisch.",
    welcome: "Willkommen am Tisch.",
    asItWas: (time) => `Wie es ${atTime(time)} war; keine Verbindung.`,
    sleeps: "Der Tisch schläft. Er wacht von selbst auf.",
    waits: "Dein Zug wartet hier. Er geht raus, sobald es eine Verbindung gibt.",
    noLine: "keine Verbindung",
  },

  curtain: {
    turn: (name) => `${name} ist dran`,
    lookAway: "Alle anderen schauen weg.",
    iAm: (name) => `Ich bin ${name}`,
    handOver: (name) => `An ${name} weitergeben`,
  },

  open: {
    askOver: "Hol jemanden dazu",
    forYou: "Hier ist ein Platz für dich",
    free: (count) =>
      `${count === 1 ? "Ein Platz ist" : `${count} Plätze sind`} frei. Es geht los, wenn alle besetzt sind.`,
    sit: "Hinsetzen",
    link: "Link zu diesem Tisch",
    copy: "Link kopieren",
    copied: "Kopiert. Schick ihn herum.",
    marked: "Der Link ist markiert: kopiere ihn.",
    here: "Hier spielt noch jemand mit",
    theirName: "Name",
    fill: "Keiner kommt? Bots nehmen den Rest",
    closed: "Geschlossen",
    close: "Freie Plätze schließen",
    reopen: "Plätze wieder öffnen",
    onlook: "Oder schau nur zu.",
  },

  end: {
    label: "Wertung",
    wins: (names, youWin) => {
      if (names.length === 0) return "Niemand gewinnt!";
      if (youWin) return "Du gewinnst!";
      if (!names.includes("du")) return `${listed(names)} ${names.length > 1 ? "gewinnen" : "gewinnt"}!`;
      return `${listed([...names.filter((name) => name !== "du"), "du"])} gewinnt!`;
    },
    youInside: "du",
    opponent,
    beaten: (name, theirs, yours) => `${opponent(name)} gewinnt mit ${theirs} zu ${yours}.`,
    again: "Revanche",
    join: "Zum neuen Tisch",
    wentOn: "An einem neuen Tisch geht es weiter",
    replay: "Noch mal ansehen, alle Hände offen",
    record: "Aufzeichnung laden",
    look: "Den Tisch ansehen",
    show: "Wertung",
    points: (score) => `${score} ${score === 1 ? "Punkt" : "Punkte"}`,
    place: (place) => `${place}. Platz`,
    fair: "Ist das fair?",
    sealed:
      "Gemischt war schon vor der ersten Karte, und das ist das Siegel darauf. Der Startwert wird gezeigt, wenn das Spiel vorbei ist.",
    opened:
      "Der Startwert hier unten ist der, der am Anfang versprochen war. `tabbytop verify` beweist es mit der Aufzeichnung.",
    seal: "Siegel",
    seed: "Startwert",
    home: "Zurück zum Regal",
  },

  replay: {
    title: "Wiederholung",
    page: (title) => `${title} · Wiederholung · Tabbytop`,
    label: "Vor und zurück",
    first: "Zum Anfang",
    before: "Einen Schritt zurück",
    play: "Abspielen",
    pause: "Anhalten",
    next: "Einen Schritt weiter",
    last: "Zum Ende",
    step: "Schritt",
    of: (at, last) => `${at} von ${last}`,
    eyes: "Mit wessen Augen",
    mover: "Wer am Zug ist",
    hands: "Die anderen Hände",
  },

  sketch: {
    yours: "Deins",
    seat: (number) => `Platz ${number}`,
  },

  menu: {
    title: "An diesem Tisch",
    more: "Mehr",
    toQuestion: "Zur Frage",
    back: "Zum Regal",
    log: "Was geschah",
    unread: (count) => `Was geschah: ${count} ${count === 1 ? "Zeile" : "Zeilen"} ungelesen`,
    talk: "Plaudern",
    rules: "Regeln und Karten",
    hint: "Tipp",
    undo: "Zurück",
    soundOn: "Der Ton ist an",
    soundOff: "Der Ton ist aus",
    dark: "Lampe dimmen",
    light: "Lampe aufdrehen",
    host: "Du bist Gastgeber",
    remove: (name) => `${name} zum Gehen auffordern`,
    ban: (name) => `${name} nicht wieder hereinlassen`,
    really: (words) => `Wirklich? ${words}`,
    leave: "Aufstehen",
    reallyUp: "Wirklich aufstehen?",
    reallyLeave: "Wirklich aufstehen? Ein Bot spielt weiter.",
    onlooker: "Du schaust zu.",
    skip: "Überspringen",
  },
};
