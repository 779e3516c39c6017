/** Notices that it is one's turn: shown while no page of the table is seen, turned off by their own buttons. */

declare const ICON: string; // tools/worker.ts names its file
declare const self: ServiceWorkerGlobalScope;

const FOLDER = self.registration.scope;

/** What the server sends: see tabbytop/server/notices/requests.py. */
interface Notice {
  title: string;
  body: string;
  table: string;
  /** since which it is one's turn; a repeat has the same */
  number: number;
  /** the secret by which the notices are turned off */
  endpoint: string;
  /** the words on the buttons */
  mute: string;
  stop: string;
}

/** TypeScript's own type lacks the buttons. */
interface Options extends NotificationOptions {
  actions: { action: string; title: string }[];
}

export function showNotices(): void {
  self.addEventListener("push", (event) => {
    const notice = event.data?.json() as Notice | undefined;
    if (notice !== undefined) event.waitUntil(show(notice));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const notice = event.notification.data as Notice;
    event.waitUntil(event.action === "" ? open(notice.table) : turnOff(notice, event.action));
  });
}

/** Show a notice in place of older ones of its table; one that is older than what is shown is not news. */
async function show(notice: Notice): Promise<void> {
  const pages = await pagesOf(notice.table);
  if (pages.some((page) => page.visibilityState === "visible")) return;
  const shown = (await self.registration.getNotifications()).filter(
    ({ data }) => (data as Notice | null)?.table === notice.table,
  );
  if (shown.some(({ data }) => (data as Notice).number > notice.number)) return;
  for (const older of shown) older.close();
  const options: Options = {
    body: notice.body,
    tag: `${notice.table}-${notice.number}`,
    icon: ICON && FOLDER + ICON,
    data: notice,
    actions: [
      { action: "mute", title: notice.mute },
      { action: "stop", title: notice.stop },
    ],
  };
  await self.registration.showNotification(notice.title, options);
}

async function pagesOf(table: string): Promise<WindowClient[]> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === new URL(addressOf(table)).pathname);
}

async function open(table: string): Promise<void> {
  const [page] = await pagesOf(table);
  if (page === undefined) await self.clients.openWindow(addressOf(table));
  else await page.focus();
}

function addressOf(table: string): string {
  return `${FOLDER}t/${encodeURIComponent(table)}`;
}

async function turnOff({ table, endpoint }: Notice, action: string): Promise<void> {
  const stop = `${FOLDER}api/notices/${encodeURIComponent(endpoint)}/stop`;
  if (action === "mute") await fetch(`${stop}?table=${encodeURIComponent(table)}`, { method: "POST" });
  else {
    await (await self.registration.pushManager.getSubscription())?.unsubscribe();
    await fetch(stop, { method: "POST" });
  }
}
