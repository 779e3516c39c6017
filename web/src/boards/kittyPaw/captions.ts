/** Words for what is asked of a seat, what a paw did last, and a hint. */

import type { Choice, GameEvent } from "../../table/board.ts";
import { kittyPaw as t } from "../../texts/en/kittyPaw.ts";
import type { SeatView, View } from "./strokes.ts";

export interface Asking {
  words: string;
  note: string;
}

const asking = (words: string, note = ""): Asking => ({ words, note });

/** `wrongSymbol`: a Hide-and-Seek card that the card does not seek will slip away. */
export function askingOf(
  view: View,
  seat: SeatView | null,
  name: (seat: number) => string,
  wrongSymbol: boolean,
): Asking {
  const { ask } = t;
  if (view.phase === "over") return asking(ask.over);
  if (seat === null || !seat.playing) return asking(ask.looksOn, ask.looksOnNote);
  const inRound = view.seats.filter(({ playing, out }) => playing && !out);
  if (view.phase === "paw")
    return seat.ready
      ? asking(ask.waitsForPaws(inRound.filter(({ ready }) => !ready).map((one) => name(one.seat))), ask.pawNote)
      : asking(ask.pawIn, ask.pawNote);
  if (seat.out) return asking(ask.out, ask.outNote);
  if (seat.frozen) return asking(ask.frozen, ask.frozenNote);
  if (view.phase === "answer" && view.caller !== null) return called(view, seat, view.caller, inRound, name);
  if (seat.card === null) return asking(ask.grab, ask.grabNote);
  if (seat.peeking !== null) return asking(ask.peeking);
  if (seat.full) return asking(ask.full, inRound.some(({ card }) => card === null) ? ask.fullEarly : ask.fullNote);
  if (seat.mat.length === 0 && seat.stray === null && !wrongSymbol)
    return asking(ask.start, seat.paw === null ? ask.startNote : ask.startHeld);
  return asking(
    ask.build,
    seat.stray !== null ? t.stray : wrongSymbol ? t.wrongSymbol : ask.buildNote(inRound.length - 1),
  );
}

function called(
  view: View,
  seat: SeatView,
  caller: number,
  inRound: readonly SeatView[],
  name: (seat: number) => string,
): Asking {
  const { ask } = t;
  if (caller === seat.seat)
    return asking(
      ask.youCalled,
      ask.youCalledNote(
        inRound.filter((one) => one.seat !== caller && !view.answered.includes(one.seat)).map((one) => name(one.seat)),
      ),
    );
  if (view.answered.includes(seat.seat)) return asking(ask.answered);
  return asking(ask.called(name(caller)), inRound.length > 2 ? ask.calledNote : "");
}

export function doingOf(event: GameEvent, briefly: boolean): string {
  const { doing, briefly: brief } = t;
  switch (event.event) {
    case "paw":
      return doing.ready;
    case "grabbed":
    case "given":
      return briefly ? brief.grabbed : doing.grabbed;
    case "took":
      return briefly ? brief.took : doing.took(String(event["kind"]));
    case "ran_home":
      return briefly ? brief.ranHome : doing.ranHome(String(event["kind"]));
    case "lifted":
      return briefly ? brief.lifted : doing.lifted(String(event["piece"]));
    case "placed":
      return briefly ? brief.placed : doing.placed(String(event["piece"]));
    case "home":
      return briefly ? brief.home : doing.home(String(event["piece"]));
    case "turned":
      return doing.turned;
    case "flipped":
      return doing.flipped;
    case "peeked":
      return briefly ? brief.peeked : doing.peeked;
    case "shut":
      return briefly ? brief.shut : doing.shut;
    case "kept":
      return briefly ? brief.kept : doing.kept(String(event["symbol"]));
    case "slipped":
      return briefly ? brief.slipped : doing.slipped;
    case "called":
      return doing.called;
    case "answered":
      return doing.answered;
    case "false_start":
      return doing.falseStart;
    case "released":
      return doing.released;
    default:
      return "";
  }
}

/** Null: there is none, or things have changed since it was given. */
export function pointedAt(view: View, seat: SeatView, hint: Choice | null): Choice | null {
  if (hint === null) return null;
  const { move } = hint;
  const [verb = "", what = ""] = move.split(" ");
  switch (verb) {
    case "take": {
      const tile = view.spots[Number(what) - 1];
      return tile == null ? null : { move, words: t.hint.take(tile.kind) };
    }
    case "grab":
      return view.row[Number(what) - 1] == null ? null : { move, words: t.hint.grab };
    case "peek":
      return { move, words: t.hint.peek };
    case "place":
      return seat.paw === null ? null : { move, words: t.hint.place };
    case "turn":
    case "flip":
    case "home":
      return seat.paw === null ? null : hint;
    default:
      return hint;
  }
}
