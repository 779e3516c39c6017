/** The small cats of the palette: each does its act. */

import { remembered } from "../../../art/memory.ts";
import { cat } from "../../../cats/cat.ts";
import "../../../cats/poses/lively.ts";
import { filled, moved, picture } from "../../../cats/pen.ts";
import { reachesFar } from "./arms.ts";
import { performanceOf } from "./performances.ts";
import type { Performance } from "./performance.ts";
import { marks } from "../../../art/marks.ts";
import { doing } from "./robe.ts";

const WHOLE = "-92 -172 184 184";
const ROOMY = "-110 -204 218 218";
const HEAD = "-72 -116 144 144";
const TALL = "-72 -134 144 144";
const TELLING = "-80 -126 154 154";
const CHALK = marks("M-86 -166 v26 M-76 -166 v26 M-66 -166 v26 M-93 -143 L-59 -163", 4);
const BALLOON = {
  says: "M0 -40 C30 -40 42 -24 42 -4 C42 18 28 32 4 32 C-4 32 -10 31 -16 28 L-38 40 L-30 20 C-38 14 -42 6 -42 -4 C-42 -24 -30 -40 0 -40Z",
  recalls:
    "M-22 26 C-44 28 -48 4 -34 -4 C-44 -24 -24 -38 -12 -30 C-4 -44 22 -42 26 -28 C44 -30 50 -8 38 0 C48 20 28 34 16 26 C8 36 -14 36 -22 26Z M-36 32 a6 6 0 1 0 .1 0Z M-46 44 a4 4 0 1 0 .1 0Z",
};

function whole({ actor, ...performance }: Performance): string {
  const { shows, pose, roomy, tall, ...looks } = actor;
  if (pose !== undefined)
    return (
      cat({ ...looks, pose, mood: performance.mood, ...(performance.mouth && { mouth: performance.mouth }) }) +
      (performance.before ?? "")
    );
  const art = cat(doing(looks, { ...performance, actor }));
  return performance.lies ? `<g transform="translate(66 -48) rotate(-84)">${art}</g>` : art;
}

/** Only the head, with what it wears; what the paws do is left out. */
function head({
  actor: { shows, pose, roomy, tall, ...looks },
  act,
  mood,
  mouth,
  crown,
  mask,
  air,
}: Performance): string {
  const bare: Performance = {
    act,
    mood,
    actor: { ...looks, shows },
    ...(mouth && { mouth }),
    ...(crown && { crown }),
    ...(mask && { mask }),
    ...(air && { air }),
  };
  return cat({ ...doing(looks, bare), pose: "head" });
}

function telling({ actor: { shows, pose, roomy, tall, ...looks }, sign = "", mood, mouth }: Performance): string {
  const d = BALLOON[shows === "recalls" ? "recalls" : "says"];
  const teller = cat({ ...looks, pose: "head", mood, ...(mouth && { mouth }) });
  return moved(teller, -24, 20, 0.72) + moved(filled(d, "#FFFDF6", { width: 3.4 }) + sign, 26, -74, 1.06);
}

/** The address of the picture of an act, as wide as it is high. */
export function actPicture(act: string): string {
  return remembered("act", act, () => {
    const performance = performanceOf(act);
    const { shows } = performance.actor;
    if (shows === "whole" || shows === "counts") {
      const roomy =
        performance.actor.roomy ||
        performance.crown !== undefined ||
        (performance.arms !== undefined && reachesFar(performance.arms));
      return picture(whole(performance) + (shows === "counts" ? CHALK : ""), roomy ? ROOMY : WHOLE);
    }
    if (shows === "head") return picture(head(performance), performance.actor.tall ? TALL : HEAD);
    return picture(telling(performance), TELLING);
  });
}
