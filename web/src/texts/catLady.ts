export { catLady } from "./en/catLady.ts";
