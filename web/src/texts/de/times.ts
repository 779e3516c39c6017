/** Times of the day, as one says them. */

const CLOCK = new Intl.DateTimeFormat("de-DE", { hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("de-DE", { weekday: "long", day: "numeric", month: "long" });

/** `um 21:04`, or with its day if that is not today. */
export function atTime(time: number, now = Date.now()): string {
  const [day, today] = [time, now].map((one) => DAY.format(one));
  return day === today ? `um ${CLOCK.format(time)}` : `am ${day} um ${CLOCK.format(time)}`;
}
