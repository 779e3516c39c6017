import type { Page } from "@playwright/test";
import type { Device, GamePictures } from "../../../../tools/pictures.ts";

/** Learned by heart, laid, and three acts. */
const IN_THE_CIRCLE = ["ready", "pass", "play ", "do croak", "do moo", "do howl"];

export const pictures: GamePictures = { best: ["desktop-light", "phone-dark"], come: comeInto };

/** As far as the middle of one's own first turn. */
async function comeInto(page: Page, device: Device): Promise<void> {
  for (const move of IN_THE_CIRCLE) {
    const choice = page.locator(`[data-move^="${move}"]`).first();
    if (device === "phone") await choice.tap({ timeout: 60_000 });
    else await choice.click({ timeout: 60_000 });
  }
}
