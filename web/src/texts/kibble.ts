export { kibble } from "./en/kibble.ts";
