export { capital, listed, sentence, spoken } from "./en/words.ts";
