export { kittyPaw } from "./en/kittyPaw.ts";
