/** The language of this page, as browsers and the server call it. */

import type { language as English } from "../en/language.ts";

export const language: typeof English = "de";
