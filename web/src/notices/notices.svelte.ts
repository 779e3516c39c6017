/** Notices that it is one's turn: on this device, and elsewhere. Nobody is asked for permission before they want one. */

import { call } from "../api.ts";
import type { EndpointInfo, MyNotices, NewEndpoint } from "../generated/bodies.ts";

interface Notices {
  /** As the server knows them; null: not known yet. */
  mine: MyNotices | null;
  /** The endpoint of this browser; null: it has none. */
  here: EndpointInfo | null;
}

export const notices: Notices = $state({ mine: null, here: null });

/** Whether this browser can be told of anything while the page is closed. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && typeof Notification === "function";
}

/** Whether the person has told this browser to show nothing from here. */
export function isBlocked(): boolean {
  return canPush() && Notification.permission === "denied";
}

/** Ask the server and the browser where the person is told. */
export async function lookForNotices(): Promise<void> {
  const mine = await call<MyNotices>("GET", "/me/notices");
  const url = (await subscription().catch(() => null))?.endpoint;
  notices.here = mine.endpoints.find((endpoint) => endpoint.kind === "push" && endpoint.url === url) ?? null;
  notices.mine = mine;
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Tell the person on this device. The browser asks for permission now; false: it may not, or cannot. */
export async function tellHere(): Promise<boolean> {
  const key = notices.mine?.key ?? "";
  if (!canPush() || key === "" || (await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined) return false;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const made = await worker.pushManager.subscribe(wish).catch(async () => {
    await (await subscription())?.unsubscribe(); // it was for another key
    return worker.pushManager.subscribe(wish);
  });
  const { endpoint, keys } = made.toJSON();
  await addEndpoint({ kind: "push", url: endpoint ?? "", key: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
  return true;
}

/** Tell the person nothing more on this device. */
export async function tellNothingHere(): Promise<void> {
  await (await subscription().catch(() => null))?.unsubscribe();
  if (notices.here !== null) await removeEndpoint(notices.here.id);
}

/** Tell the person there too. */
export async function addEndpoint(wish: NewEndpoint): Promise<void> {
  await call<EndpointInfo>("POST", "/me/notices", wish);
  await lookForNotices();
}

/** Tell the person nothing more there. */
export async function removeEndpoint(id: string): Promise<void> {
  await call<void>("DELETE", `/me/notices/${encodeURIComponent(id)}`);
  await lookForNotices();
}

/** Turn the notices of a table off, or on again. */
export async function tellOfTable(table: string, on: boolean): Promise<void> {
  await call<void>("PUT", `/me/notices/tables/${encodeURIComponent(table)}`, { on });
  await lookForNotices();
}
