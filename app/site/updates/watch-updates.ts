import { isSlowConnection } from "#app/lib/slow-connection.ts";
import { type FailedRoute, noteFailedRoute } from "./failed-routes.ts";
import { reloadForFailedChunk, reloadForUpdate, rememberFields } from "./reload.ts";

/** How often an open page checks for a newer build, in ms (docs/decisions/pages.md). */
const POLL_MS = 3_600_000;
/** After the page has come to rest, so that nothing of the first load waits for it. */
const META_DELAY_MS = 1_000;
/** How long a pointer must rest on a link before its page is prefetched. */
const INTENT_MS = 100;
/** When the prefetching script itself is loaded: well after the first load. */
const WARM_AFTER_MS = 6_000;

const load = () => import("./prefetch.ts");

let meta: Promise<Response> | undefined;
const metaAnswer = () => {
  meta ??= fetch(`/builds/meta/${BUILD_ID}.json`);
  return meta;
};

/** The part of update checks and prefetching that is in the first load: timers and listeners only. */
export function watchForUpdates(): void {
  pollForUpdates();
  prefetchOnIntent();
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  idle(() =>
    setTimeout(() => {
      if (!isSlowConnection()) metaAnswer().catch(() => undefined);
    }, META_DELAY_MS),
  );
  setTimeout(() => {
    if (!isSlowConnection()) idle(() => load().catch(() => undefined));
  }, WARM_AFTER_MS);
}

function pollForUpdates(): void {
  let requestedAt = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const ask = async () => {
    requestedAt = Date.now();
    schedule();
    const { isOutdated } = await import("./prefetch.ts");
    if (await isOutdated(BUILD_ID)) reloadForUpdate();
  };
  // A hidden page does not check; if it becomes visible after more than the interval, it checks at once.
  const schedule = () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") return;
    timer = setTimeout(() => ask().catch(() => undefined), Math.max(0, requestedAt + POLL_MS - Date.now()));
  };
  document.addEventListener("visibilitychange", schedule);
  schedule();
}

function prefetchOnIntent(): void {
  let timer: ReturnType<typeof setTimeout>;
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || isSlowConnection()) return;
    const fetchAhead = () =>
      load().then(
        ({ prefetch }) => prefetch(link, metaAnswer, BUILD_ID),
        () => undefined,
      );
    timer = setTimeout(fetchAhead, type === "touchstart" ? 0 : INTENT_MS);
  };
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

/** Written by vite.config.ts. */
declare const __BUILD_ID__: string;

/** Names the build that this script is of. */
const BUILD_ID = __BUILD_ID__;

/**
 * Reloads when a chunk of the page's script fails to load. Vite reports failed dynamic imports; failed route
 * modules are reported by an event that the build adds to the router (scripts/vite/route-module-errors.ts).
 */
export function watchFailedChunks(): void {
  rememberFields();
  // The event is not prevented: Vite would then resolve the import to undefined. The caller shows the failure.
  window.addEventListener("vite:preloadError", () => {
    reloadForFailedChunk();
  });
  // If prevented, the page stays until the new document arrives; otherwise the router shows the error.
  window.addEventListener("routemoduleerror", (event) => {
    if (reloadForFailedChunk()) event.preventDefault();
    else noteFailedRoute((event as CustomEvent<FailedRoute>).detail);
  });
}
