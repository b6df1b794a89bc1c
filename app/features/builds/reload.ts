import { claimReload, RELOAD_THROTTLE_MS } from "./reload-throttle.ts";
import { hasUnsavedInput } from "./unsaved-input.ts";

// Of one document in the browser; the server never comes here.
/** The next navigation is to load a document, since this one is of an older build or misses a part. */
let due = false;
/** Where a navigation of the router leads while it is under way: path, search and hash. */
let destination: string | null = null;
/** The navigation that found a part missing, when no document could be loaded for it: it shows that itself. */
let failedOn: string | null = null;
let leaving = false;

/** There is a newer build: reloads, or with unsaved input lets the next navigation load a document. */
export function reloadForNewerBuild(): void {
  due = hasUnsavedInput() || !leave(null);
}

/**
 * A lazy part of the page could not be loaded: loads the page anew, or what the visitor is on the way to.
 * @returns whether a document is on its way; if not, the failure has to be shown
 */
export function reloadForFailedPart(): boolean {
  if (leaving) return true;
  // Offline, a reload would replace the page by the browser's own error. Who navigates leaves the form anyway.
  due = !navigator.onLine || (destination === null && hasUnsavedInput()) || !leave(destination);
  if (due) failedOn = destination;
  return !due;
}

/** Of a URL, or of the router's location. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** @returns to be called when the navigation is over, one way or another */
export function enterNavigation(to: Place): () => void {
  const entered = addressOf(to);
  destination = entered;
  failedOn = null;
  return () => {
    if (destination === entered) destination = null;
  };
}

/**
 * Follows the router's navigations.
 * @param to null when none is under way any more
 * @param shown the path of the page that is on the screen
 */
export function followNavigation(to: Place | null, shown: string): void {
  destination = to && addressOf(to);
  if (!to) failedOn = null;
  if (!to || !due || leaving || !navigator.onLine) return;
  // React may come to say where the visitor goes only after the part was found missing: this is not the next one.
  if (destination === failedOn) return;
  // A filter that writes itself into the address stays on the page, and so does what was typed into it.
  if (to.pathname === shown && hasUnsavedInput()) return;
  go(destination);
}

function leave(to: string | null): boolean {
  if (!claimReload(Date.now())) return false;
  go(to);
  return true;
}

function go(to: string | null): void {
  leaving = true;
  // It may come to nothing, as when the site does not answer; or the page may come back from the browser's memory.
  setTimeout(() => {
    leaving = false;
  }, RELOAD_THROTTLE_MS);
  // After "back" the address is already the one to go to, and assigning it would only scroll.
  if (to === null || to === addressOf(window.location)) window.location.reload();
  else window.location.assign(to);
}

function addressOf({ pathname, search, hash }: Place): string {
  return pathname + search + hash;
}
