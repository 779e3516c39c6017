/** Every sound of Meow!, to be measured with all others. */

import type { Recipe } from "../../../sound/sounds.ts";
import { flare, heartbeat, SOUNDS, soundOf } from "../sounds/noises.ts";

const said = soundOf("say", "spaghetti");

export const sounds: { [name: string]: Recipe } = { ...SOUNDS, heartbeat, flare, ...(said && { said }) };
