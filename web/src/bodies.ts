// Written by `make wire` from tabbytop.server.people.bodies: change it there.

/** A message of the operators to everybody. `id` tells clients whether they have shown it. */
export interface Announcement {
  type: "announcement";
  id: number;
  text: string;
  /** the server's time in milliseconds */
  until: number | null;
}

/** The occupant of a seat, for everybody. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  /** without it: "" */
  name?: string;
  /** without it: "" */
  cat?: string;
  /** of the bot that plays here, also for somebody who is away; without it: "" */
  level?: string;
  /** a bot plays for this person; without it: false */
  away?: boolean;
  /** and they have got up for good, unless they come back; without it: false */
  left?: boolean;
  /** nobody may sit down here; the host has said so; without it: false */
  closed?: boolean;
  /** its person is not coming back; without it: false */
  vacant?: boolean;
}

/** A table, as everybody may see it. */
export interface TableInfo {
  id: string;
  game: string;
  options: { [key: string]: unknown };
  seats: SeatInfo[];
  status: "closed" | "open" | "over" | "playing";
  public: boolean;
  onlookers: boolean;
  talk: Talk;
  /** whether one may ask what a strong bot would do */
  hints: boolean;
  /** false: only as long as a single person plays */
  hints_between_people: boolean;
  clock: Clock;
  commitment: string;
  created: number;
  /** the seat of the host, who may close seats and ask people to leave */
  host: number | null;
  /** the table where they went on */
  rematch: string;
  /** the clock stands still while the only person looks away */
  paused: boolean;
  /** each visitor has one seat, also with friends on the same device */
  one_seat_each: boolean;
}

/** How a game ended, in words: the lines of the sheets as in `result`, without points. */
export interface ToldResult {
  /** by seat */
  sheets: string[][];
  /** the sheets of opponents without a seat */
  opponents: string[][];
  /** `most points` */
  reason: string;
  /** `You win: most points.` */
  verdict: string;
}

/** How long a seat may take for an answer: `turn` in seconds, `days` for games by the day. */
export interface Clock {
  /** without it: "none" */
  kind?: "days" | "none" | "turn";
  /** without it: 0 */
  seconds?: number;
}

/** A game on the shelf. */
export interface GameCard {
  name: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  /** no turns: all act at once */
  live: boolean;
}

/** An option: what it does, its default, and what it may be, if that is a list. */
export interface OptionInfo {
  name: string;
  about: string;
  default: boolean | number | string | string[];
  choices: (boolean | number | string)[];
  /** it means something only if these are so */
  only_with: { [key: string]: boolean | number | string };
  /** that another value than the default takes */
  least_seats: number;
  most_seats: number;
}

/** One sentence of the notation, such as `play {card} {bowl}`, and the words of its slots. */
export interface BlockInfo {
  sentence: string;
  slots: { [key: string]: string[] };
}

/** How good a bot is to be. */
export interface LevelInfo {
  name: string;
  about: string;
}

/** A cat that may sit down as a bot: any name will do, these are known for their looks. */
export interface BotInfo {
  name: string;
  cat: string;
}

/** All that one needs to set up a table. */
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  live: boolean;
  /** false: hints are only for a single person among bots */
  hints_between_people: boolean;
  /** counts up when a corrected rule changes how old records replay */
  rules: number;
  options: OptionInfo[];
  levels: LevelInfo[];
  bots: BotInfo[];
}

/** A part of the rules, in short. */
export interface GuideChapter {
  heading: string;
  paragraphs: string[];
}

/** A card or another piece, and what stands on it; each game has facts of its own. */
export interface GuideCard {
  /** as views and moves call it */
  name: string;
  title: string;
  text: string;
  /** cat, item, dish, stray, food, toy, goal, … */
  group: string;
  /** in the box; in Kibble Scuffle in the set of a seat */
  copies?: number;
  /** without it: false */
  advanced?: boolean;
  /** eats before all others; without it: false */
  first?: boolean;
  /** as so many cats at a bowl */
  counts?: number;
  /** of a dish: as many cards for whoever eats it */
  value?: number;
  /** with the option `dishes=even` */
  copies_even?: number;
  edition?: "base" | "treats";
  /** the seats from which on a cat is in the deck; without it: "" */
  mark?: string;
  /** of a cat, or of the cat that a box is for; without it: [] */
  colours?: string[];
  /** what a cat needs, or the cat that a box is for eats; without it: [] */
  eats?: string[];
  /** so much of any food instead: the least, and the most if there is one; without it: [] */
  any_food?: number[];
  /** once fed; of a goal */
  points?: number;
  /** and so many more for everything that `per` names; without it: 0 */
  each?: number;
  /** without it: "" */
  per?: string;
  /** what a cat does besides; without it: "" */
  special?: string;
  /** the tokens that a food card becomes; without it: [] */
  gives?: string[];
  /** for a goal, with 3, 4, 5 and 6 seats; without it: [] */
  needed?: number[];
  /** two cats long; without it: false */
  long?: boolean;
  /** the tile that a Hide-and-Seek cat looks like; without it: "" */
  like?: string;
  /** without it: "" */
  sign?: string;
  /** of the act in the palette; without it: "" */
  label?: string;
  /** without it: "" */
  animal?: string;
  /** what a drawn cat does; without it: "" */
  motion?: string;
  /** what a watcher sees somebody do; without it: "" */
  shown?: string;
  /** what is heard of it; without it: "" */
  noise?: string;
  /** without it: false */
  young?: boolean;
  /** of a turn, with that option */
  part?: "after" | "before";
  /** how often a counted act is done; without it: 0 */
  times?: number;
  /** so many may be said: `/api/games/{name}/words`; without it: 0 */
  words?: number;
}

/** How to play, in short, and everything in the box, in our own words. */
export interface Guide {
  rules: GuideChapter[];
  cards: GuideCard[];
}

/** Who I am; `login` is empty for a guest. */
export interface Me {
  name: string;
  cat: Cat;
  login: string;
  /** that I could be */
  cats: Cat[];
}

/** What I want to be from now on; tables where I sit keep the name that I had. */
export interface NewMe {
  /** without it: null */
  name?: string | null;
  /** without it: null */
  cat?: Cat | null;
}

/** A name to log in with and a password. Who has an account also says the `old` password. */
export interface NewAccount {
  login: string;
  password: string;
  /** without it: null */
  old?: string | null;
}

/** To be the same person on another device. */
export interface LoggingIn {
  login: string;
  password: string;
}

/** Deleting an account takes its password; a guest has none. */
export interface Deleting {
  /** without it: null */
  password?: string | null;
}

/** A table where I ever sat: on which seats, and what I was called there. */
export interface ExportedTable {
  id: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  created: number;
  moved: number;
  seats: number[];
  names: string[];
}

/** Something that I said. */
export interface ExportedLine {
  table: string;
  at: number;
  text: string;
}

/** A report that I made. */
export interface ExportedReport {
  table: string;
  at: number;
  seat: number;
  line: number | null;
  reason: string;
  text: string;
}

/** A browser in which I am known; `here` is the one that asks. */
export interface ExportedSession {
  created: number;
  seen: number;
  here: boolean;
}

/** That I am banned or may not talk, since when and until when; None: for good. */
export interface ExportedRestriction {
  kind: "ban" | "mute";
  at: number;
  until: number | null;
}

/** All that the server keeps of me; times are in milliseconds since 1970. */
export interface Exported {
  exported: number;
  name: string;
  cat: string;
  login: string;
  created: number;
  seen: number;
  tables: ExportedTable[];
  said: ExportedLine[];
  reports: ExportedReport[];
  sessions: ExportedSession[];
  restrictions: ExportedRestriction[];
}

/** To whoever runs the place: a person at this table, or what they said in a line. */
export interface NewReport {
  seat: number;
  reason: ReportReason;
  /** its number, as shown; without it: null */
  line?: number | null;
  /** without it: "" */
  text?: string;
}

/** What whoever runs the place tells everybody just now. */
export interface Announcements {
  announcements: Announcement[];
}

/** What opens a seat: to be sent with `hello`, or as `Authorization: Bearer`. */
export interface SeatSecret {
  seat: number;
  secret: string;
}

/** A table and the seats that I hold there. */
export interface Seated {
  table: TableInfo;
  secrets: SeatSecret[];
}

/**
 * Sit down at this seat, or at any that is free. With a `name` somebody else on my device
 * sits down.
 */
export interface Joining {
  /** without it: null */
  seat?: number | null;
  /** without it: null */
  name?: string | null;
}

/** Bots of this level on all free seats, or on this one. */
export interface Filling {
  level: string;
  /** without it: null */
  seat?: number | null;
}

/** Nobody may sit down on the free seats, or on this one, from now on; or anybody again. */
export interface Closing {
  /** without it: null */
  seat?: number | null;
  /** without it: true */
  closed?: boolean;
}

/** Whoever sits here shall leave, and not come back (`ban`). */
export interface Removing {
  seat: number;
  /** without it: false */
  ban?: boolean;
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  options: { [key: string]: unknown };
  seats: SeatInfo[];
  status: "closed" | "open" | "over" | "playing";
  public: boolean;
  onlookers: boolean;
  talk: Talk;
  hints: boolean;
  clock: Clock;
  created: number;
  /** when something last happened there */
  moved: number;
  /** who joins has one seat, also with friends on the same device */
  one_seat_each: boolean;
}

/** Public tables with free seats, the newest first. */
export interface Lobby {
  tables: TableCard[];
}

/**
 * A table where I have seats. `asked`: it waits for me; None if that was not looked up.
 *
 * `prompt` is what it asks, in English.
 */
export interface MyTable {
  table: TableCard;
  seats: number[];
  asked: boolean | null;
  prompt: string;
}

/** Where I have seats, the latest first. */
export interface MyTables {
  tables: MyTable[];
}

/**
 * A move with all hands open; the first step is the deal, by nobody.
 *
 * `events` are told once for each seat that saw more than all did; `told` has a sentence for
 * each, an empty one where it needs no words. `views` are the seats' views after it, `view` an
 * onlooker's.
 */
export interface ReplayStep {
  number: number;
  seat: number | null;
  move: string;
  events: { [key: string]: unknown }[];
  told: string[];
  view: unknown;
  views: unknown[];
}

/** A page of a game that is over; `next` is the number of the next page's first step. */
export interface Replayed {
  table: TableInfo;
  seed: string;
  moves: number;
  steps: ReplayStep[];
  result: { [key: string]: unknown };
  /** the result in English */
  told: ToldResult;
  next: number | null;
}

export type Cat =
  | "bengal"
  | "birman"
  | "black"
  | "calico"
  | "ginger"
  | "maine-coon"
  | "persian"
  | "ragdoll"
  | "russian-blue"
  | "scottish-fold"
  | "siamese"
  | "sphynx"
  | "tabby"
  | "tortoiseshell"
  | "tuxedo"
  | "white";

export type Talk =
  | "chat"
  | "emotes"
  | "none";

export type ReportReason =
  | "cheating"
  | "harassment"
  | "insult"
  | "name"
  | "other"
  | "spam";
