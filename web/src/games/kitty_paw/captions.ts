/** Words for what is asked of a seat, what a paw did last, and a hint. */

import { signAndSize } from "../../formatNumber.ts";
import type { Choice, GameEvent } from "../../table/board.ts";
import type { Hint } from "../../table/hint.ts";
import { clockFace } from "./clockFace.ts";
import type { PieceView, SeatView, View } from "./strokes.ts";
import { t } from "./texts.ts";

export interface Asking {
  words: string;
  note: string;
}

const asking = (words: string, note = ""): Asking => ({ words, note });

/**
 * `wrongSymbol`: a Hide-and-Seek card that the card does not seek will slip away; `given`: time ran out, and the clock has just
 * given the seat its card.
 */
export function askingOf(
  view: View,
  seat: SeatView | null,
  name: (seat: number) => string,
  wrongSymbol: boolean,
  given: boolean,
): Asking {
  if (view.phase === "over") return asking(t("ask-over"));
  if (seat === null || !seat.playing) return asking(t("ask-looks-on"), t("ask-looks-on-note"));
  const inRound = view.seats.filter(({ playing, out }) => playing && !out);
  if (view.phase === "paw")
    return seat.ready
      ? asking(
          t("ask-waits-for-paws", { names: inRound.filter(({ ready }) => !ready).map((one) => name(one.seat)) }),
          t("ask-paw-note"),
        )
      : asking(t("ask-paw-in"), t("ask-paw-note"));
  if (seat.out) return asking(t("ask-out"), t("ask-out-note"));
  if (seat.frozen) return asking(t("ask-frozen"), t("ask-frozen-note"));
  if (view.phase === "answer" && view.caller !== null) return called(view, seat, view.caller, inRound, name);
  if (seat.card === null) return asking(t("ask-grab"), t("ask-grab-note"));
  if (seat.peeking !== null) return asking(t("ask-peeking"));
  if (seat.full)
    return asking(t("ask-full"), inRound.some(({ card }) => card === null) ? t("ask-full-early") : t("ask-full-note"));
  return asking(given ? t("ask-given") : t("ask-start"), buildingNote(seat, inRound.length - 1, wrongSymbol));
}

function buildingNote({ mat, paw, stray }: SeatView, others: number, wrongSymbol: boolean): string {
  if (stray !== null) return t("stray");
  if (wrongSymbol) return t("wrong-symbol");
  if (paw === null) return mat.length === 0 ? t("ask-start-note") : t("ask-build-note", { others });
  if (paw.piece === "box") return mat.length === 0 ? t("ask-box-first") : t("ask-box-held");
  if (paw.piece === "bobtail") return t("ask-long-held");
  return mat.length === 0 ? t("ask-first-held") : t("ask-start-held");
}

function called(
  view: View,
  seat: SeatView,
  caller: number,
  inRound: readonly SeatView[],
  name: (seat: number) => string,
): Asking {
  if (caller === seat.seat)
    return asking(
      t("ask-you-called"),
      t("ask-you-called-note", {
        names: inRound
          .filter((one) => one.seat !== caller && !view.answered.includes(one.seat))
          .map((one) => name(one.seat)),
      }),
    );
  if (view.answered.includes(seat.seat)) return asking(t("ask-answered"));
  return asking(t("ask-called", { name: name(caller) }), inRound.length > 2 ? t("ask-called-note") : "");
}

/** What flipping does with a piece: a Box card stands upright, or lies flat. */
export function flipInWords(piece: PieceView | null): string {
  if (piece?.piece !== "box") return t("flip");
  return piece.face === "vertical" ? t("flip-flat") : t("flip-upright");
}

export function doingOf(event: GameEvent, briefly: boolean): string {
  switch (event.event) {
    case "paw":
      return t("doing-ready");
    case "grabbed":
    case "given":
      return briefly ? t("briefly-grabbed") : t("doing-grabbed");
    case "took":
      return briefly ? t("briefly-took") : t("doing-took", { name: String(event["kind"]) });
    case "ran_home":
      return briefly ? t("briefly-ran-home") : t("doing-ran-home", { name: String(event["kind"]) });
    case "lifted":
      return briefly ? t("briefly-lifted") : t("doing-lifted", { name: String(event["piece"]) });
    case "placed":
      return briefly ? t("briefly-placed") : t("doing-placed", { name: String(event["piece"]) });
    case "home":
      return briefly ? t("briefly-home") : t("doing-home", { name: String(event["piece"]) });
    case "turned":
      return t("doing-turned");
    case "flipped":
      return t("doing-flipped");
    case "peeked":
      return briefly ? t("briefly-peeked") : t("doing-peeked");
    case "shut":
      return briefly ? t("briefly-shut") : t("doing-shut");
    case "kept":
      return briefly ? t("briefly-kept") : t("doing-kept", { name: String(event["symbol"]) });
    case "slipped":
      return briefly ? t("briefly-slipped") : t("doing-slipped");
    case "called":
      return t("doing-called");
    case "answered":
      return t("doing-answered");
    case "false_start":
      return t("doing-false-start");
    case "released":
      return t("doing-released");
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
      return tile == null ? null : { move, words: t("hint-take", { name: tile.kind }) };
    }
    case "grab":
      return view.row[Number(what) - 1] == null ? null : { move, words: t("hint-grab") };
    case "peek": {
      const box = view.boxes.find((one) => one.box === Number(what));
      return box?.state === "closed" ? { move, words: t("hint-peek") } : null;
    }
    case "keep":
    case "shut":
      return seat.peeking === null ? null : hint;
    case "place":
      return seat.paw === null ? null : { move, words: t("hint-place") };
    case "turn":
    case "flip":
    case "home":
      return seat.paw === null ? null : hint;
    default:
      return hint;
  }
}

/** The move that came second, in words; what glows is only the best one. */
export function runnerUpAt(view: View, { move: best, runnerUp }: Hint): string {
  if (runnerUp === null) return "";
  const [verb = "", what = ""] = runnerUp.move.split(" ");
  if (verb === "place") return t("hint-place-now");
  const name = verb === "take" ? view.spots[Number(what) - 1]?.kind : undefined;
  if (name === undefined) return runnerUp.words;
  const sameKind = best.startsWith("take ") && view.spots[Number(best.slice("take ".length)) - 1]?.kind === name;
  return sameKind ? t("hint-take-other", { name }) : t("hint-take-piece", { name });
}

/** The result of a time attack. */
export function attemptInWords(points: number, seconds: number): string {
  return t("best-line", { ...signAndSize(points), clock: clockFace(seconds) });
}
