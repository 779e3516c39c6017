/** What is asked of a seat, in a sentence and a note. */

import { kittyPaw as t } from "../../texts/kittyPaw.ts";
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
