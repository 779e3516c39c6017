// Written by `make wire` from tabbytop.server.people.schemas and personal_schemas and circle_schemas and puzzle_schemas and review_schemas: change it there.

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

/** How long a seat may take for an answer: `turn` in seconds, `days` for games by the day. */
export interface Clock {
  /** without it: "none" */
  kind?: "days" | "none" | "turn";
  /** without it: 0 */
  seconds?: number;
}

/** The colours of a game, as `#rrggbb`. */
export interface AccentInfo {
  /** of its box and its buttons */
  colour: string;
  /** words on paper */
  ink: string;
  /** a pale ground */
  soft: string;
  /** words on `colour` */
  text: string;
  /** the side of its box */
  side: string;
  /** words on the table, in the light theme */
  on_table_light: string;
  /** the same in the dark theme */
  on_table_dark: string;
}

/** How a game stands on the shelf. */
export interface ManifestInfo {
  /** ascending; of equal ones the name decides */
  order: number;
  /** that sit down if nobody says otherwise */
  usual_seats: number;
  /** 0: not known */
  minutes: number;
  /** how it feels, in up to three words */
  moods: string[];
  accent: AccentInfo;
  /** the address of its picture, an SVG; empty if the server has none */
  cover: string;
  /** options to suggest for a game with bots … */
  with_bots: { [key: string]: boolean | number | string };
  /** … and to somebody who has never played it */
  first_game: { [key: string]: boolean | number | string };
}

/** A lesson of a game. */
export interface LessonInfo {
  name: string;
  title: string;
  /** about how long it takes */
  seconds: number;
  steps: number;
}

/** A game in the list of games. */
export interface GameCard {
  name: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  /** no turns: all act at once */
  live: boolean;
  manifest: ManifestInfo;
  /** None: it has no lessons */
  first_lesson: LessonInfo | null;
}

/** An option of a game; `choices` is empty if any value of its type is allowed. */
export interface OptionInfo {
  name: string;
  about: string;
  default: boolean | number | string | string[];
  choices: (boolean | number | string)[];
  /** the option applies only with these values of others */
  only_with: { [key: string]: boolean | number | string };
  /** needed for another value than the default */
  least_seats: number;
  most_seats: number;
  title: string;
  /** as `about`, where the choices are told beside it; empty if that is no different */
  hint: string;
  /** by choice */
  choice_titles: { [key: string]: string };
}

/** One sentence of the notation, such as `play {card} {bowl}`, and the words for its slots. */
export interface BlockInfo {
  sentence: string;
  slots: { [key: string]: string[] };
}

/** A level of bots. */
export interface LevelInfo {
  name: string;
  about: string;
}

/** A suggested name for a bot, and its cat; any other name is allowed too. */
export interface BotInfo {
  name: string;
  cat: string;
}

/** A field of a game's views. */
export interface FieldInfo {
  /** empty: not for people */
  title: string;
  /** a seat, or a list of seats */
  is_seat: boolean;
}

/** Everything that is needed to create a table. */
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  live: boolean;
  /** false: hints are only for one person among bots */
  hints_between_people: boolean;
  /** incremented when a corrected rule changes how old records replay */
  rules: number;
  options: OptionInfo[];
  levels: LevelInfo[];
  bots: BotInfo[];
  manifest: ManifestInfo;
  /** of views, for boards that draw any game */
  fields: { [key: string]: FieldInfo };
}

/** A chapter of the short rules. */
export interface GuideChapter {
  heading: string;
  paragraphs: string[];
}

/** The short rules and all components of a game. */
export interface Guide {
  rules: GuideChapter[];
  cards: GuideCard[];
  /** what the groups of cards are called */
  groups: { [key: string]: string };
  /** what the facts are called */
  facts: { [key: string]: string };
}

/** A numbered decision about a case that the rulebook leaves open, in English. */
export interface Ruling {
  /** as in refusals: KS-T6 */
  number: string;
  /** empty if the ruling says it */
  question: string;
  ruling: string;
}

/** Rulings on one subject. */
export interface RulingSection {
  heading: string;
  rulings: Ruling[];
}

/** A sticker that can be earned in a game: what it is called, and how it is earned. */
export interface StickerInfo {
  name: string;
  title: string;
  text: string;
}

/** The person who asks; `login` is empty for a guest. */
export interface Me {
  name: string;
  cat: Cat;
  login: string;
  /** that can be chosen */
  cats: Cat[];
  /** false: a guest with the name that everybody gets at first */
  named: boolean;
}

/** A new name or cat; tables where the person sits keep the old name. */
export interface NewMe {
  /** without it: null */
  name?: string | null;
  /** without it: null */
  cat?: Cat | null;
}

/** A login and a password. To change an existing account, the `old` password is needed. */
export interface NewAccount {
  login: string;
  password: string;
  /** without it: null */
  old?: string | null;
}

/** Logging in on another device. */
export interface LoggingIn {
  login: string;
  password: string;
}

/** Deleting an account needs its password; a guest has none. */
export interface Deleting {
  /** without it: null */
  password?: string | null;
}

/**
 * Where the person wants to be told of their turns: a browser (`push`, with its keys), a topic
 * of ntfy, or a webhook.
 */
export interface NewEndpoint {
  kind: EndpointKind;
  url: string;
  /** `p256dh` of a browser; without it: "" */
  key?: string;
  /** of a browser; without it: "" */
  auth?: string;
}

/** A place where the person is told of their turns. */
export interface EndpointInfo {
  id: string;
  kind: EndpointKind;
  url: string;
  created: number;
}

/** Where the person is told of their turns, and of which tables not. */
export interface MyNotices {
  /** false: this server sends no notices */
  on: boolean;
  /** of the server, for a browser's subscription */
  key: string;
  endpoints: EndpointInfo[];
  /** tables */
  muted: string[];
}

/** Whether the person wants notices of a table. */
export interface TableNotices {
  on: boolean;
}

/** All answers so far, and the next one; an empty one goes on, others are moves in notation. */
export interface LessonAnswers {
  /** without it: [] */
  answers?: string[];
  /** None: only show the lesson after `answers`; without it: null */
  answer?: string | null;
}

/** A move of the lesson as the learner sees it, and the view after it. */
export interface LessonBeat {
  /** -1 is the clock */
  seat: number;
  events: { [key: string]: unknown }[];
  told: string[];
  view: unknown;
}

/** Why the last answer was not taken: the rules forbid it, or the lesson waits for another. */
export interface LessonRefusal {
  message: string;
  ruling: string;
}

/**
 * A lesson after some answers: what its step says, and the table as the learner sees it.
 *
 * `beats` lead from the last answer to here, unless the position is `fresh`: then it was set up
 * anew.
 */
export interface LessonScene {
  lesson: LessonInfo;
  table: TableInfo;
  /** the learner's */
  seat: number;
  /** those that were taken; send them with the next one */
  answers: string[];
  /** how many steps are finished */
  place: number;
  over: boolean;
  waits: "move" | "nothing" | "reader";
  /** of the step; an empty line separates paragraphs */
  words: string;
  /** the things that it points at, as a sentence */
  about: string;
  /** the same for the page, such as `bowl 2` */
  points: string[];
  view: unknown;
  prompt: { [key: string]: unknown } | null;
  question: string;
  /** None: there are many, and they are not listed */
  moves: string[] | null;
  told_moves: string[];
  fresh: boolean;
  beats: LessonBeat[];
  refusal: LessonRefusal | null;
}

/** The lessons that the person has finished, by game. */
export interface MyLessons {
  lessons: { [key: string]: string[] };
}

/** A report to the operators about a person at this table, or about a line of their chat. */
export interface NewReport {
  seat: number;
  reason: ReportReason;
  /** its number, as shown; without it: null */
  line?: number | null;
  /** without it: "" */
  text?: string;
}

/** The current announcements of the operators. */
export interface Announcements {
  announcements: Announcement[];
}

/** The secret of a seat, to be sent with `hello` or as `Authorization: Bearer`. */
export interface SeatSecret {
  seat: number;
  secret: string;
}

/** A table, and the secrets of the person's seats there. */
export interface Seated {
  table: TableInfo;
  secrets: SeatSecret[];
}

/**
 * Take this seat, or any free one. With a `name`, another player on the same device takes
 * it.
 */
export interface Joining {
  /** without it: null */
  seat?: number | null;
  /** without it: null */
  name?: string | null;
}

/** Put bots of this level on all free seats, or on this one. */
export interface Filling {
  level: string;
  /** without it: null */
  seat?: number | null;
}

/** Close all free seats, or this one, so that nobody can take them; or open them again. */
export interface Closing {
  /** without it: null */
  seat?: number | null;
  /** without it: true */
  closed?: boolean;
}

/** Remove the person on this seat; with `ban` they cannot come back. */
export interface Removing {
  seat: number;
  /** without it: false */
  ban?: boolean;
}

/**
 * A QR code as the outline of its dark modules, for an SVG path; `size` is its width and height
 * in modules, with the quiet zone.
 */
export interface QrCode {
  size: number;
  path: string;
}

/**
 * How to invite people to a table. The code is valid until the game begins or the table is
 * closed; `qr` has the link.
 */
export interface Invitation {
  link: string;
  code: string;
  qr: QrCode;
}

/** The table that has a short code. */
export interface CodedTable {
  table: string;
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
  /** the time of the last activity */
  moved: number;
  /** a person has one seat, also with others on the device */
  one_seat_each: boolean;
  /** for which the game counts */
  circle: string;
}

/** Public tables with free seats, the newest first. */
export interface Lobby {
  tables: TableCard[];
}

/**
 * The result of a finished table, by seat; a game whose rules have changed since may have no
 * places and scores.
 */
export interface TableResult {
  ended: number;
  /** 1 for the winners */
  places: (number | null)[];
  /** higher is better; where fewer count, they are negative */
  scores: (number | null)[];
  /** what the scores count, such as `points` */
  unit: string;
  /** a bot had taken over that seat at the end */
  stood_in: boolean[];
}

/**
 * A table where the person has seats. `asked`: it waits for the person; None: not looked up.
 *
 * `prompt` is the question, in words. `from_device` is the table's id on the person's own device,
 * if the game was played there.
 */
export interface MyTable {
  table: TableCard;
  seats: number[];
  asked: boolean | null;
  prompt: string;
  from_device: string;
  /** the seats that are asked now */
  turn: number[];
  /** since when the table waits for the first of them */
  since: number | null;
  /** of a finished game */
  result: TableResult | null;
}

/**
 * The tables where the person has seats: those that are not over, the ones that wait for the
 * person first; then a page of finished ones, the latest first.
 */
export interface MyTables {
  tables: MyTable[];
  /** ask for those `before` it; None: these are the last */
  next: string | null;
}

/** A player at a table on a device: a person who sat there, or a bot with its level. */
export interface DevicePlayer {
  name: string;
  /** without it: null */
  bot?: string | null;
}

/** The record of a game, as `tabbytop.kernel.record` describes it, with a sealed seed. */
export interface GameRecord {
  format: number;
  game: string;
  rules: number;
  seats: number;
  options: { [key: string]: boolean | number | string | string[] };
  seed: string;
  moves: string[];
  /** without it: [] */
  rekeys?: (number | number[])[];
}

/**
 * A game that was finished on the person's own device, where its table had this id.
 *
 * Times are the device's, in milliseconds since 1970. `me` is the person's own seat; other people
 * were on the same device.
 */
export interface PlayedGame {
  table: string;
  /** by seat */
  players: DevicePlayer[];
  record: GameRecord;
  began: number;
  ended: number;
  /** without it: null */
  me?: number | null;
}

/** The server has the game, at the table of this id. */
export interface StoredGame {
  table: string;
}

/** A comment at a moment of a finished game: after so many moves. */
export interface NewComment {
  step: number;
  text: string;
}

/** A comment at a moment of a finished game. `mine`: the person may delete it. */
export interface Comment {
  id: string;
  step: number;
  seat: number;
  text: string;
  at: number;
  mine: boolean;
}

/** All comments at a finished game, in the order of its moves. */
export interface Comments {
  comments: Comment[];
  /** the person sat at this table */
  may_write: boolean;
}

/** A report to the operators about a comment. */
export interface CommentReport {
  reason: ReportReason;
  /** without it: "" */
  text?: string;
}

/**
 * A wish to play on from a moment of a finished game: the person's seat, and the level of the
 * bots on the others.
 */
export interface PlayOn {
  /** how many moves are kept */
  step: number;
  seat: number;
  /** without it: "tabby" */
  level?: string;
}

/**
 * A move with all hands open; step 0 is the deal and has no seat.
 *
 * An event appears once for each seat that saw more of it than everybody did; `told` has a
 * sentence for each, which may be empty. `views` are the seats' views after the move, `view` an
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

/**
 * A page of a finished game; `next` is the first step of the next page.
 *
 * A game of rules that this server has no more is told without them: steps have no views, `result`
 * and `told` are null, and `known` is the result as it was written when the game ended.
 */
export interface Replayed {
  table: TableInfo;
  seed: string;
  moves: number;
  steps: ReplayStep[];
  result: { [key: string]: unknown } | null;
  /** the result in words */
  told: ToldResult | null;
  next: number | null;
  known: TableResult | null;
}

/** A person's try at the deal of a day; place and score are None until it is over. */
export interface DailyRow {
  day: string;
  /** as in a record, those of bots included */
  moves: string[];
  place: number | null;
  score: number | null;
  /** when it was begun */
  at: number;
}

/** The result of one seat of a person. */
export interface OwnResult {
  table: string;
  game: string;
  /** when the game ended */
  at: number;
  seat: number;
  name: string;
  cat: string;
  place: number | null;
  score: number | null;
  stood_in: boolean;
}

/** A sticker that a person has earned, and where and when they first did. */
export interface Sticker {
  game: string;
  sticker: string;
  /** it may be gone */
  table: string;
  at: number;
}

/**
 * How the person came off in some games.
 *
 * `standing` is the mean place from 0 (last) to 1 (ahead of all others), so that tables of all
 * sizes compare; sharing a place counts half. `low` and `high` bound it with 95 % confidence;
 * None: one game says nothing.
 */
export interface Total {
  games: number;
  /** first places, also shared ones */
  wins: number;
  standing: number;
  low: number | null;
  high: number | null;
}

/** How the person came off in one game. */
export interface GameStatistics {
  game: string;
  all: Total;
  /** that the person had most often */
  cat: string;
}

/**
 * How the person came off at tables with bots of this level, or with this other person.
 *
 * `ahead` and `behind` count how often the person came before and after them; the rest is shared
 * places. With several bots of a level at a table, the table is one game, and each bot counts
 * here.
 */
export interface Duel {
  /** of the person, as it was shown when they last played together; empty for bots */
  name: string;
  cat: string;
  /** of the bots; empty for a person */
  level: string;
  all: Total;
  ahead: number;
  behind: number;
  /** when they last played together */
  latest: number;
}

/** The games of one day, which begins at five in the morning. */
export interface Evening {
  /** as 2026-11-17 */
  day: string;
  games: number;
  wins: number;
  standing: number;
}

/**
 * Statistics of the person, of all games or of the one that was asked for.
 *
 * Games on a shared device, where the server does not know who is who, and games that a device has
 * sent are in the history only.
 */
export interface Statistics {
  /** the most played first */
  games: GameStatistics[];
  /** of them together; None: nothing was counted yet */
  all: Total | null;
  /** that the person had most often */
  cat: string;
  /** of those with three games or more, in the last 5,000 games */
  best: Evening | null;
  worst: Evening | null;
  bots: Duel[];
  /** with whom the person played most */
  people: Duel[];
  /** the one whom the person beats most clearly … */
  beaten: Duel | null;
  /** … and the one who beats the person */
  nemesis: Duel | null;
}

/** The stickers of the person, the earliest first. */
export interface MyStickers {
  stickers: Sticker[];
}

/** A table where the person ever sat, with their seats and names there. */
export interface ExportedTable {
  id: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  created: number;
  moved: number;
  seats: number[];
  names: string[];
  /** as in `MyTable` */
  from_device: string;
}

/** A sentence that the person said. */
export interface ExportedLine {
  table: string;
  at: number;
  text: string;
}

/** A comment that the person wrote at a moment of a finished game. */
export interface ExportedComment {
  table: string;
  step: number;
  at: number;
  text: string;
}

/** A report that the person made. */
export interface ExportedReport {
  table: string;
  at: number;
  seat: number;
  line: number | null;
  reason: string;
  text: string;
}

/** A session of the person; `here`: it is the one that asks. */
export interface ExportedSession {
  created: number;
  seen: number;
  here: boolean;
}

/** A ban or mute of the person; `until` None: for good. */
export interface ExportedRestriction {
  kind: "ban" | "mute";
  at: number;
  until: number | null;
}

/** A lesson that the person has finished. */
export interface ExportedLesson {
  game: string;
  lesson: string;
  at: number;
}

/** Where the person is told of their turns; the keys of a browser are left out. */
export interface ExportedEndpoint {
  kind: EndpointKind;
  url: string;
  created: number;
}

/** A rating of the person in a circle. */
export interface ExportedRating {
  season: number;
  /** as it is shown */
  value: number;
  games: number;
}

/** A contest of a circle in which the person plays or played. */
export interface ExportedContest {
  number: number;
  kind: string;
  game: string;
  name: string;
  state: string;
  created: number;
  won: boolean;
}

/** A circle that the person is or was in; its games are among the results. */
export interface ExportedCircle {
  id: string;
  name: string;
  /** their number there */
  member: number;
  founder: boolean;
  joined: number;
  left: number | null;
  rated: boolean;
  ratings: ExportedRating[];
  contests: ExportedContest[];
}

/** All data that the server keeps of the person; times are in milliseconds since 1970. */
export interface Exported {
  exported: number;
  name: string;
  cat: string;
  login: string;
  created: number;
  seen: number;
  tables: ExportedTable[];
  said: ExportedLine[];
  comments: ExportedComment[];
  reports: ExportedReport[];
  sessions: ExportedSession[];
  restrictions: ExportedRestriction[];
  lessons: ExportedLesson[];
  /** tries at the deal of the day */
  daily: DailyRow[];
  notices: ExportedEndpoint[];
  tables_without_notices: string[];
  results: OwnResult[];
  stickers: Sticker[];
  statistics: Statistics;
  circles: ExportedCircle[];
}

/** A new circle; the person who asks for it is its founder and its first member. */
export interface NewCircle {
  name: string;
  /** whether ratings are kept; each member still decides for themselves; without it: false */
  rated?: boolean;
  /** of the circle's clock, by which an evening ends at five in the morning; without it: 0 */
  offset?: number;
}

/** Changes by the founder; None: as it was. */
export interface CircleChanges {
  /** without it: null */
  name?: string | null;
  /** without it: null */
  rated?: boolean | null;
  /** without it: null */
  offset?: number | null;
}

/** Whether the member wants a rating. Without it their rating is deleted. */
export interface MembershipChanges {
  rated: boolean;
}

/** The member who is to be the founder from now on. */
export interface NewFounder {
  member: number;
}

/** When the running season is to end by itself; None: when the founder ends it. */
export interface SeasonChanges {
  ends: number | null;
}

/**
 * A league or a knock-out between members, at tables of one game.
 *
 * Seeds are drawn, or follow the ratings; those without a rating come last, as they are listed.
 */
export interface NewContest {
  kind: "knock-out" | "league";
  game: string;
  members: number[];
  /** None: the page says what it is; without it: null */
  name?: string | null;
  /** without it: 2 */
  seats?: number;
  /** of a league: how often everybody meets everybody; without it: 1 */
  rounds?: number;
  /** without it: "draw" */
  seeding?: "draw" | "rating";
  /** without it: {} */
  options?: { [key: string]: boolean | number | string | string[] };
  /** without it: {"kind":"none","seconds":0} */
  clock?: Clock;
}

/**
 * The players of a fixture in the order of their places, if it is decided without a game;
 * those who are not named share the last place.
 */
export interface WalkOver {
  order: number[];
}

/** A rating in the season: cautious at first, higher is better, 1000 for a newcomer. */
export interface CircleRating {
  value: number;
  games: number;
  /** after fewer than five games */
  provisional: boolean;
}

/** A person in a circle's tables. Those who have deleted their data are called Somebody. */
export interface CirclePlayer {
  member: number;
  name: string;
  cat: string;
  /** is not a member any more */
  left: boolean;
}

/** A member of a circle. */
export interface CircleMember {
  player: CirclePlayer;
  joined: number;
  /** wants a rating */
  rated: boolean;
  /** None: they want none, the circle keeps none, or no game yet */
  rating: CircleRating | null;
}

/** A circle in the list of the person's circles. */
export interface CircleCard {
  id: string;
  name: string;
  members: number;
  /** the person is */
  founder: boolean;
  rated: boolean;
  /** that still have free seats */
  open_tables: number;
  /** when its last game ended */
  latest: number | null;
}

/** The circles of the person, the last that they played in first. */
export interface MyCircles {
  circles: CircleCard[];
  /** in how many a person can be */
  most: number;
}

/** A season in the list; the last one is running. */
export interface SeasonCard {
  number: number;
  began: number;
  /** when it will end by itself */
  ends: number | null;
  /** None: it is running */
  ended: number | null;
}

/** A table of the circle that is open or being played. */
export interface CircleTable {
  table: TableCard;
  /** the person sits there */
  mine: boolean;
  contest: number | null;
  fixture: number | null;
}

/** A contest in the list. */
export interface ContestCard {
  number: number;
  kind: "knock-out" | "league";
  game: string;
  /** empty: it has none */
  name: string;
  state: "abandoned" | "finished" | "running";
  created: number;
  players: number;
  fixtures: number;
  /** fixtures */
  decided: number;
  /** of a finished one */
  winners: CirclePlayer[];
}

/** A circle as its members see it. */
export interface CircleInfo {
  id: string;
  name: string;
  created: number;
  /** the member number of the person */
  me: number;
  founder: number;
  rated: boolean;
  offset: number;
  /** the longest first */
  members: CircleMember[];
  most_members: number;
  /** the last is running */
  seasons: SeasonCard[];
  /** the newest first */
  tables: CircleTable[];
  /** the newest first */
  contests: ContestCard[];
  /** to the seed of the next draw, which the contest will show */
  draw_commitment: string;
}

/** How to invite people to a circle; `qr` has the link. */
export interface CircleInvitation {
  link: string;
  qr: QrCode;
}

/** A circle as somebody sees it who has its link and is not in it yet. */
export interface CirclePreview {
  name: string;
  /** their name */
  founder: string;
  members: number;
  full: boolean;
  /** only for members; else empty */
  id: string;
}

/** A seat of a finished game. */
export interface CircleSeat {
  name: string;
  cat: string;
  /** None: a bot or a visitor */
  member: number | null;
  /** of a bot */
  level: string;
  place: number | null;
  /** higher is better */
  score: number | null;
  /** for the evening; None: the game does not count */
  points: number | null;
  /** None: not rated */
  rating_change: number | null;
}

/** A finished game of an evening. */
export interface CircleGame {
  table: string;
  game: string;
  at: number;
  /** what the scores count */
  unit: string;
  seats: CircleSeat[];
  contest: number | null;
  fixture: number | null;
}

/** The games and points of a member on one evening. */
export interface EveningLine {
  player: CirclePlayer;
  games: number;
  /** first places, also shared ones */
  wins: number;
  /** in each game the share of opponents left behind, a shared place half */
  points: number;
  place: number;
}

/**
 * The games of one day, which begins at five in the morning by the circle's clock.
 *
 * The winners have the most points, and of those the most wins.
 */
export interface CircleEvening {
  /** as 2026-11-17 */
  day: string;
  /** of the last game */
  season: number;
  /** by place */
  lines: EveningLine[];
  /** members; nobody if no game counted */
  winners: number[];
  /** in the order they ended */
  games: CircleGame[];
}

/** A page of evenings, the latest first. */
export interface CircleEvenings {
  evenings: CircleEvening[];
  /** ask for those `before` it; None: these are the last */
  next: string | null;
}

/** The evenings, games and points of a member in a season. */
export interface SeasonLine {
  player: CirclePlayer;
  /** by evenings won, then points; equal ones share it */
  place: number;
  /** won, also shared ones */
  evenings: number;
  games: number;
  wins: number;
  points: number;
  rating: CircleRating | null;
}

/** The table of a season: as it is now, or the final one, which stays. */
export interface SeasonTable {
  season: SeasonCard;
  lines: SeasonLine[];
}

/** A player of a fixture. */
export interface FixturePlayer {
  member: number;
  /** None: it is not decided */
  place: number | null;
  /** whether they go on, in a decided fixture of a knock-out */
  on: boolean | null;
}

/**
 * A meeting of a contest.
 *
 * `waiting`: its players are not known yet. `ready`: a table can be opened. `playing`: it is open
 * or being played at `table`.
 */
export interface FixtureInfo {
  /** from 1 */
  number: number;
  /** from 1 */
  round: number;
  state: "decided" | "playing" | "ready" | "waiting";
  players: FixturePlayer[];
  /** the fixtures whose best players meet here */
  feeders: number[];
  /** how many players it has when all are known */
  seats: number;
  /** where it is played, or was decided; empty: nowhere, or a walk-over */
  table: string;
  /** tables where it was drawn before */
  games: string[];
  walk_over: boolean;
}

/** A line of a league's table. */
export interface LeagueLine {
  member: number;
  /** points, then games among equal ones, then wins; still equal ones share it */
  place: number;
  played: number;
  /** first places that nobody shared */
  wins: number;
  points: number;
  /** points in games among those with equal points; the first tie-break */
  between: number;
}

/** A contest with all its fixtures. */
export interface ContestInfo {
  number: number;
  kind: "knock-out" | "league";
  game: string;
  name: string;
  state: "abandoned" | "finished" | "running";
  created: number;
  ended: number | null;
  seats: number;
  /** of fixtures */
  rounds: number;
  options: { [key: string]: unknown };
  clock: Clock;
  /** in the order of their seeds */
  players: CirclePlayer[];
  seeding: "draw" | "rating";
  /** that was shown before */
  commitment: string;
  /** of the draw */
  seed: string;
  fixtures: FixtureInfo[];
  /** of a league */
  table: LeagueLine[];
  winners: number[];
}

/** A puzzle in the list of a game's; they are sorted by difficulty. */
export interface PuzzleInfo {
  /** from 1 */
  number: number;
  /** the weakest level of bots that finds the move in half of its tries */
  level: string;
}

/** A table without a connection, as one seat sees it: the position, and what may be answered. */
export interface Scene {
  table: TableInfo;
  seat: number;
  view: unknown;
  /** None: the seat is not asked */
  prompt: { [key: string]: unknown } | null;
  question: string;
  /** None: there are many, and they are not listed */
  moves: string[] | null;
  told_moves: string[];
}

/** A puzzle. Its answer is not in here. */
export interface PuzzleScene {
  puzzle: PuzzleInfo;
  /** of the game's puzzles */
  count: number;
  scene: Scene;
  /** what happened since the seat's last move */
  story: string[];
  /** the story begins with the deal: the game lives on memory */
  tells_all: boolean;
}

/** The move with which somebody answers a puzzle. */
export interface PuzzleAnswer {
  move: string;
}

/** How good the answer was, and why the best move is best. */
export interface PuzzleVerdict {
  right: boolean;
  /** in notation */
  best: string;
  told_best: string;
  reasons: string[];
  told_tried: string;
  /** none if the answer was right */
  tried_reasons: string[];
  /** to win, in thousandths */
  best_chance: number;
  tried_chance: number;
  /** of the best of all other answers */
  next_chance: number;
  /** by level, how many of `tries` bots chose the best move */
  found: { [key: string]: number };
  tries: number;
}

/** The deal of one day. The seed is secret until the day is over. */
export interface DailyInfo {
  /** such as 2026-11-18, by UTC */
  day: string;
  game: string;
  seats: number;
  /** of the bots on all other seats */
  level: string;
  /** to the seed; `seed` must fit it */
  commitment: string;
  /** in hexadecimal; empty: the day is not over */
  seed: string;
}

/** The end of somebody's try, and the tries of everybody on this server so far. */
export interface DailyTry {
  /** more is better */
  score: number;
  told_score: string;
  /** the seat's place in its own game, from 1 */
  place: number;
  seats: number;
  /** that are finished */
  tries: number;
  /** how many of them came off better: a better place, or the same with more points */
  better: number;
}

/** Today's deal, the commitments of today and tomorrow, and how far the visitor is. */
export interface Daily {
  today: DailyInfo;
  tomorrow: DailyInfo;
  yesterday: DailyInfo;
  /** when today is over, in milliseconds since 1970 */
  ends: number;
  begun: boolean;
  done: DailyTry | null;
  tries: number;
}

/** The visitor's try after some moves. `beats` are the moves since the last answer. */
export interface DailyScene {
  day: string;
  /** how many of the game's moves were made; send it with the next one */
  made: number;
  scene: Scene;
  beats: LessonBeat[];
  result: { [key: string]: unknown } | null;
  /** the result in words */
  told: ToldResult | null;
  done: DailyTry | null;
}

/** The visitor's next move. */
export interface DailyMove {
  /** as in the last scene */
  made: number;
  move: string;
}

/**
 * How far a review is, 0 … 1; `none` if it was not begun here. One that failed can be begun
 * again.
 */
export interface ReviewProgress {
  state: "done" | "failed" | "none" | "running";
  progress: number;
  review: ReviewDocument | null;
}

/** From where a game is played on: a finished game, and how many of its moves were kept. */
export interface Continues {
  table: string;
  step: number;
}

/**
 * A card or another component. More keys are the facts that the game tells about it, whatever
 * they are; those that are empty or untrue are left out.
 */
export interface GuideCard {
  /** as in views and moves */
  name: string;
  title: string;
  text: string;
  /** cat, item, dish, stray, food, toy, goal, … */
  group: string;
}

/** A review; see docs/review.md. */
export interface ReviewDocument {
  schema: number;
  game: string;
  seats: number;
  seat: number;
  measure: string;
  considered: number;
  headline: string;
  how: string;
  notes: string[];
  losses: LossDocument[];
  sum: SumLine[];
}

/** A move that cost something. `at` is the number of moves made before it. */
export interface LossDocument {
  at: number;
  made: MoveDocument;
  better: MoveDocument | null;
  loss: number;
  low: number;
  high: number;
  told: string;
}

/** A line of the sum: the first line is the sum of the others. `told` is the amount in words. */
export interface SumLine {
  label: string;
  amount: number;
  told: string;
}

/** A move in notation and in words, and what it brings, in sentences. */
export interface MoveDocument {
  move: string;
  told: string;
  reasons: string[];
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

export type EndpointKind =
  | "ntfy"
  | "push"
  | "webhook";

export type ReportReason =
  | "cheating"
  | "harassment"
  | "insult"
  | "name"
  | "other"
  | "spam";
