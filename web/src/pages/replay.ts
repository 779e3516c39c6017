/** A game that is over, step by step, all hands open. */

import { api } from "../api.ts";
import type { Replayed, ReplayStep } from "../bodies.ts";
import { button, fill, link, make } from "../dom.ts";
import { frame, trying } from "../parts/frame.ts";
import { sketch } from "../boards/words/sketch.ts";
import { titleOf } from "../parts/seats.ts";
import { capital } from "../words.ts";
import { lostPage } from "./lost.ts";

export function replayPage(root: HTMLElement, id: string): () => void {
  const steps = new Map<number, ReplayStep>();
  let shown = 0;
  let known: Replayed | null = null;
  const said = make("div", { class: "replay-words", "aria-live": "polite" });
  const hands = make("div", { class: "replay-hands" });
  const slider = make("input", { type: "range", min: 0, value: 0, class: "slider", "aria-label": "Step" });

  const load = async (first: number): Promise<Replayed | null> => {
    const page = await trying(api.replay(id, first));
    for (const step of page?.steps ?? []) steps.set(step.number, step);
    return page;
  };
  const show = async (at: number): Promise<void> => {
    if (known === null) return;
    shown = Math.max(0, Math.min(at, known.moves));
    slider.value = String(shown);
    if (!steps.has(shown)) await load(Math.max(0, shown - 5));
    const step = steps.get(shown);
    if (step === undefined || step.number !== shown) return;
    const names = known.table.seats.map((seat) => seat.name || `Seat ${seat.seat + 1}`);
    const told = step.told.filter(Boolean);
    fill(said, make("p", { class: "hint" }, shown === 0 ? "The deal" : `Move ${shown} of ${known.moves}`), ...told.map((line) => make("p", {}, capital(line))));
    if (told.length === 0 && step.seat !== null) said.append(make("p", {}, `${names[step.seat] ?? "The clock"}: ${step.move}`));
    fill(hands, make("section", { class: "paper" }, make("h2", {}, "On the table"), sketch(step.view, names)));
    step.views.forEach((view, seat) => {
      const own = (view as { own?: unknown } | null)?.own;
      if (own != null) hands.append(make("section", { class: "paper" }, make("h2", {}, names[seat]), sketch(own, names)));
    });
  };

  const main = frame(root, "tem-purr-a", "Replay");
  void load(0).then(async (page) => {
    if (page === null) {
      lostPage(root, "There is no finished game at this link.");
      return;
    }
    known = page;
    slider.max = String(page.moves);
    const title = await titleOf(page.table.game);
    const inside = frame(root, page.table.game, title);
    inside.append(
      make(
        "div",
        { class: "replay" },
        make("section", { class: "paper replay-steps" }, make("h1", {}, "All hands open"), slider, make("div", { class: "inline" }, button("Back", () => void show(shown - 1), "button button--quiet"), button("Next", () => void show(shown + 1))), said, link(`/t/${id}`, "Back to the table")),
        hands,
      ),
    );
    slider.addEventListener("input", () => void show(Number(slider.value)));
    void show(0);
  });
  main.append(make("p", { class: "hint" }, "One moment."));
  return () => {};
}
