// Written by `make wire` from tabbytop.server.table.messages: change it there.

/** How long a seat may take for an answer: `turn` in seconds, `days` for games by the day. */
export interface Clock {
  /** without it: "none" */
  kind?: "days" | "none" | "turn";
  /** without it: 0 */
  seconds?: number;
}

/** From where a game is played on: a finished game, and how many of its moves were kept. */
export interface Continues {
  table: string;
  step: number;
}

/** The first message: the seats one holds (none: an onlooker), and the last number seen. */
export interface Hello {
  type: "hello";
  /** without it: [] */
  seats?: string[];
  /** without it: null */
  since?: number | null;
  /** also tell everything in words; without it: false */
  words?: boolean;
  /** which; English if nobody speaks it; without it: "en" */
  language?: string;
}

/** A move in notation. `answers` is the number up to which the client had seen the table. */
export interface Move {
  type: "move";
  seat: number;
  move: string;
  answers: number;
  id: string;
}

/** Ask why a move is not legal. Nothing is played. */
export interface Why {
  type: "why";
  seat: number;
  move: string;
}

/**
 * Request all legal moves, where they are too many to be sent each time.
 *
 * A client that lists in `known` the moves of this `notation` that it has gets only the others.
 */
export interface Moves {
  type: "moves";
  seat: number;
  /** empty: none so far; without it: null */
  known?: number[][] | null;
  /** as the last answer said; without it: "" */
  notation?: string;
}

/** Request the advice of the game for a seat (the best feeding, say). */
export interface Advise {
  type: "advise";
  seat: number;
}

/** Ask what a strong bot would do in my place. Nothing is played. */
export interface AskHint {
  type: "hint";
  seat: number;
}

/** Request a page of the public history before a number; its words say "you" to `seat`. */
export interface History {
  type: "history";
  /** without it: null */
  before?: number | null;
  /** without it: null */
  seat?: number | null;
}

/** Take my last move back: at once where that is fair, else by agreement of all. */
export interface AskUndo {
  type: "undo";
  seat: number;
  id: string;
}

/** Yes (or no) to what another seat asked to take back. */
export interface Agree {
  type: "agree";
  seat: number;
  id: string;
  /** without it: true */
  yes?: boolean;
}

/** Say something to all at the table; text is data, never markup. */
export interface Say {
  type: "say";
  seat: number;
  text: string;
  id: string;
}

/** Show an emote to all at the table. */
export interface ShowEmote {
  type: "emote";
  seat: number;
  emote: Emote;
  id: string;
}

/** From now on send this connection no talk of these seats. */
export interface Mute {
  type: "mute";
  seats: number[];
}

/**
 * The page of this connection is in front (`on`), or in the background: then its people may be
 * told elsewhere that it is their turn. A connection that never says so counts as in front.
 */
export interface Visible {
  type: "visible";
  on: boolean;
}

/** Leave the seat: before the start it is free again, later a bot plays on. */
export interface Leave {
  type: "leave";
  seat: number;
  id: string;
}

/** I play again myself. */
export interface Back {
  type: "back";
  seat: number;
  id: string;
}

/** Let a bot play for somebody who has been absent for a while, until they are back. */
export interface Replace {
  type: "replace";
  seat: number;
  absent: number;
  id: string;
}

/**
 * Pause (`on`), or go on. Where all others are bots, they and the clock stand still meanwhile:
 * as long as my page is hidden, or with `hold` until I go on.
 */
export interface Pause {
  type: "pause";
  seat: number;
  on: boolean;
  id: string;
  /** without it: false */
  hold?: boolean;
}

/** Answer a `ping`, at once: the server measures the delay with it. */
export interface Pong {
  type: "pong";
  nonce: number;
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
  /** free, but for somebody who played before; without it: false */
  kept?: boolean;
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
  /** clock and bots stand still: the only person looks away, or has paused */
  paused: boolean;
  /** … until that person goes on */
  held: boolean;
  /** each visitor has one seat, also with friends on the same device */
  one_seat_each: boolean;
  /** the circle for which the game counts; only its members can look at it */
  circle: string;
  /** the finished game from which this one is played on */
  continues: Continues | null;
}

/** An entry of the table's log as everybody may see it: a move without its text. */
export interface Happened {
  number: number;
  kind: Kind;
  /** -1 is the clock; without it: null */
  seat?: number | null;
  /** without it: 0 */
  at?: number;
  /** of talk, `rematch` and `paused`; without it: "" */
  text?: string;
  /** the seat as it is from now on, where that changed; without it: null */
  who?: SeatInfo | null;
  /** the seat of the host now, where that may have changed; without it: null */
  host?: number | null;
}

/** When something happens by itself: a seat's time is up, or the clock makes this move. */
export interface Deadline {
  /** -1 is the clock */
  seat: number;
  /** the server's time in milliseconds */
  until: number;
  /** of the clock */
  move: string;
}

/** How a game ended, in words: the lines of the sheets as in `result`, without points. */
export interface ToldResult {
  /** by seat */
  sheets: string[][];
  /** the sheets of opponents without a seat */
  opponents: string[][];
  /** by seat: `12`, `1 token` */
  scores: string[];
  /** `most points` */
  reason: string;
  /** `You win: most points.` */
  verdict: string;
}

/**
 * The same in words, for clients that asked for them: for each event a sentence (empty: it
 * needs no words), the question, each legal move, and how the game ended.
 */
export interface Told {
  events: string[];
  prompt: string;
  moves: string[] | null;
  result?: ToldResult;
}

/**
 * The answer to `hello`: the table, one's seats, which seats are connected, the time.
 *
 * A `state` for each seat follows, unless `current`: the client has seen everything.
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  you: number[];
  here: number[];
  number: number;
  now: number;
  current: boolean;
}

/**
 * All that a seat (None: an onlooker) may know now; it replaces what was before.
 *
 * `moves` is None if the seat is not asked, or if they are many: then `many` is true and the
 * client asks with `moves` when it needs them.
 */
export interface State {
  type: "state";
  seat: number | null;
  number: number;
  /** None before the start */
  view: unknown | null;
  /** without it: null */
  prompt?: { [key: string]: unknown } | null;
  /** without it: null */
  moves?: string[] | null;
  /** without it: false */
  many?: boolean;
  /** without it: "no" */
  undo?: Undo;
  /** the seat that asks to take a move back; without it: null */
  proposal?: number | null;
  /** without it: [] */
  agreed?: number[];
  /** without it: [] */
  deadlines?: Deadline[];
  /** without it: null */
  result?: { [key: string]: unknown } | null;
  /** when the game is over; without it: "" */
  seed?: string;
  /** without it: null */
  told?: Told | null;
}

/**
 * One entry of the log, for one seat: what happened, and what is different now.
 *
 * `changes` are [path, value] pairs that turn the view before into the view now. The fields
 * after it are as in `state`, whole: they replace what was there. `id` is there for the sender:
 * the message of that id has been written down.
 */
export interface News {
  type: "news";
  seat: number | null;
  happened: Happened;
  /** without it: [] */
  events?: { [key: string]: unknown }[];
  /** without it: [] */
  changes?: [(string | number)[], unknown][];
  /** without it: "" */
  id?: string;
  /** without it: null */
  prompt?: { [key: string]: unknown } | null;
  /** without it: null */
  moves?: string[] | null;
  /** without it: false */
  many?: boolean;
  /** without it: "no" */
  undo?: Undo;
  /** without it: null */
  proposal?: number | null;
  /** without it: [] */
  agreed?: number[];
  /** without it: [] */
  deadlines?: Deadline[];
  /** without it: null */
  result?: { [key: string]: unknown } | null;
  /** without it: "" */
  seed?: string;
  /** without it: null */
  told?: Told | null;
}

/** An entry of the log with what a seat saw of it. */
export interface Step {
  happened: Happened;
  /** without it: [] */
  events?: { [key: string]: unknown }[];
  /** a sentence for each event; empty: it needs no words */
  told?: string[];
}

/** The entries since the number in `hello`; a `state` follows. */
export interface Missed {
  type: "missed";
  seat: number | null;
  steps: Step[];
}

/** A page of the public `history`; `more` if there was more before. */
export interface Past {
  type: "past";
  seat: number | null;
  steps: Step[];
  more: boolean;
}

/** The message of that id has been written down before, under this number. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/**
 * Nothing happened, and why: `message` in the reader's language, `key` for programs that tell
 * refusals apart (`server/no-such-table`). `ruling` is the numbered rule, if it is one. After a
 * `limit` that refills, there is room again in `wait` seconds.
 */
export interface Refusal {
  type: "refused";
  code: Code;
  message: string;
  /** without it: "" */
  id?: string;
  /** without it: "" */
  ruling?: string;
  wait?: number;
  /** without it: "" */
  key?: string;
}

/** The answer to `why`: whether the move is legal, and if not, the reason, as in `refused`. */
export interface Reason {
  type: "reason";
  seat: number;
  move: string;
  legal: boolean;
  /** without it: "" */
  message?: string;
  /** without it: "" */
  ruling?: string;
  /** without it: "" */
  key?: string;
}

/**
 * The answer to `moves`; `told` are the same in words, for clients that asked for them.
 *
 * For clients that sent `known`, `legal` are the numbers of all legal moves, `new` those that they
 * do not have yet, and `moves` are these alone.
 */
export interface AllMoves {
  type: "moves";
  seat: number;
  number: number;
  moves: string[];
  told?: string[];
  legal?: number[][];
  new?: number[][];
  /** to which the numbers belong */
  notation?: string;
}

/** The answer to `advise`; None: there is no advice here. */
export interface Advice {
  type: "advice";
  seat: number;
  number: number;
  advice: { [key: string]: unknown } | null;
}

/** The move of a hint that came second: in words, with sentences that say what it brings. */
export interface RunnerUp {
  move: string;
  told?: string;
  reasons?: string[];
}

/**
 * The answer to `hint`: the move that a strong bot would make, knowing what the seat knows.
 *
 * It was computed at that number. `told` is the move in words and `reasons` are sentences that say
 * what it brings, for clients that asked for words; `runner_up` is there if the bot
 * compared moves.
 */
export interface Hint {
  type: "hint";
  seat: number;
  number: number;
  move: string;
  told?: string;
  reasons?: string[];
  runner_up?: RunnerUp;
}

/** The people's seats that are connected now. */
export interface Presence {
  type: "presence";
  here: number[];
}

/** The client answers with a `pong` at once. */
export interface Ping {
  type: "ping";
  nonce: number;
}

/** A message of the operators to everybody. `id` tells clients whether they have shown it. */
export interface Announcement {
  type: "announcement";
  id: number;
  text: string;
  /** the server's time in milliseconds */
  until: number | null;
}

/** The server closes the connection; try again after so many seconds. */
export interface Bye {
  type: "bye";
  reason: string;
  again: number;
}

/** A client's request for a table. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  /** without it: {} */
  options?: { [key: string]: boolean | number | string | string[] };
  /** without it: false */
  public?: boolean;
  /** without it: true */
  onlookers?: boolean;
  /** without it: "chat" */
  talk?: Talk;
  /** whether one may ask what a strong bot would do; without it: true */
  hints?: boolean;
  /** without it: {"kind":"none","seconds":0} */
  clock?: Clock;
  /** each visitor has one seat; None: at public tables; without it: null */
  one_seat_each?: boolean | null;
  /** empty: of no circle; without it: "" */
  circle?: string;
}

/** The intended occupant: `me`, somebody on this `device`, a `bot` of a level, or `open`. */
export interface SeatPlan {
  kind: "bot" | "device" | "me" | "open";
  /** of somebody on this device, or of a bot; without it: null */
  name?: string | null;
  /** of a bot; without it: null */
  level?: string | null;
}

export type Code =
  | "bad-options"
  | "illegal"
  | "late"
  | "limit"
  | "malformed"
  | "not-asked"
  | "not-here"
  | "not-notation"
  | "not-now"
  | "not-yours"
  | "outcome-unknown"
  | "taken"
  | "unavailable"
  | "unknown"
  | "wrong-password";

export type Kind =
  | "agrees"
  | "asks-undo"
  | "away"
  | "back"
  | "banned"
  | "closed"
  | "declines"
  | "emoted"
  | "lapsed"
  | "late"
  | "left"
  | "move"
  | "paused"
  | "rematch"
  | "removed"
  | "resumed"
  | "said"
  | "sat"
  | "started"
  | "stood"
  | "undone";

export type Talk =
  | "chat"
  | "emotes"
  | "none";

export type Undo =
  | "ask"
  | "free"
  | "no";

export type Emote =
  | "chirp"
  | "headbutt"
  | "hiss"
  | "loaf"
  | "meow"
  | "pounce"
  | "purr"
  | "slow-blink"
  | "stretch"
  | "tail-up"
  | "yawn"
  | "zoomies";

export type FromClient =
  | Hello
  | Move
  | Why
  | Moves
  | Advise
  | AskHint
  | History
  | AskUndo
  | Agree
  | Say
  | ShowEmote
  | Mute
  | Visible
  | Leave
  | Back
  | Replace
  | Pause
  | Pong;

export type FromServer =
  | Welcome
  | State
  | News
  | Missed
  | Past
  | Done
  | Refusal
  | Reason
  | AllMoves
  | Advice
  | Hint
  | Presence
  | Ping
  | Announcement
  | Bye;
