export { levels } from "./en/levels.ts";
