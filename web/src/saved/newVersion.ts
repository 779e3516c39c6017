/**
 * A new version is announced when it is on this device, and taken over when somebody wants it. Games are not lost by that:
 * a server has them, or this device has saved every move.
 */

import { mount, unmount } from "svelte";
import { loadTexts } from "../texts/loading.ts";

const OFTEN = 3_600_000; // milliseconds between two looks of a page that stays open

export function announceVersions(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  if (registration.waiting !== null && serviceWorker.controller !== null) void announce(registration);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller !== null) void announce(registration);
    });
  });
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < OFTEN) return;
    looked = Date.now();
    registration.update().catch(() => null);
  });
}

let isAnnounced = false;

async function announce(registration: ServiceWorkerRegistration): Promise<void> {
  if (isAnnounced) return;
  isAnnounced = true;
  const [{ default: NewVersion }] = await Promise.all([import("./NewVersion.svelte"), loadTexts("page-offline")]);
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
