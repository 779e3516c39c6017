/**
 * A new version is announced when it is on this device, and taken over when somebody wants it. Games are not lost by that:
 * a server has them, or this device has saved every move.
 */

import { mount, unmount } from "svelte";
import { loadTexts } from "../texts/loading.ts";
import NewVersion from "./NewVersion.svelte";

const OFTEN = 3_600_000; // milliseconds between two looks of a page that stays open

/** Fetch the announcement itself at once: a newer server no longer has the files of this version. */
export async function announceVersions(registration: ServiceWorkerRegistration): Promise<void> {
  await loadTexts("page-offline");
  const { serviceWorker } = navigator;
  const announceInstalled = (): void => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller !== null) announce(registration);
    });
  };
  if (registration.waiting !== null && serviceWorker.controller !== null) announce(registration);
  announceInstalled();
  registration.addEventListener("updatefound", announceInstalled);
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < OFTEN) return;
    looked = Date.now();
    registration.update().catch(() => null);
  });
}

let isAnnounced = false;

function announce(registration: ServiceWorkerRegistration): void {
  if (isAnnounced) return;
  isAnnounced = true;
  const close = (): void => {
    isAnnounced = false;
    void unmount(shown);
  };
  const shown = mount(NewVersion, { target: document.body, props: { take: () => takeOver(registration), close } });
}

/** The page loads anew, drawn by the new version. Another page may have taken it over already. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ takeOver: true });
}
