const FIELDS = "input:not([type=hidden]), textarea, select, [contenteditable]";

/** Each field's value when it was first focused; React updates the default of some fields, which hides a change. */
const before = new WeakMap<Element, string>();

/** Records the value of each field when it is first focused. */
export function rememberFields(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(FIELDS) && !before.has(target)) before.set(target, heldBy(target));
  });
}

/**
 * Whether the page holds input that a reload would lose: a field that differs from its default or from its value when
 * it was first focused, or any element marked with `data-unsaved`.
 */
export function hasUnsavedInput(): boolean {
  if (document.querySelector("[data-unsaved]:not([data-unsaved=false])")) return true;
  return [...document.querySelectorAll(FIELDS)].some(
    (field) => differsFromDefault(field) || (before.has(field) && before.get(field) !== heldBy(field)),
  );
}

function differsFromDefault(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
    return field.type === "file" ? field.value !== "" : field.value !== field.defaultValue;
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return false;
  const options = [...field.options];
  // Where no option is the default, the browser selects the first of a list that has one line.
  if (!field.multiple && !options.some((option) => option.defaultSelected)) return field.selectedIndex > 0;
  return options.some((option) => option.selected !== option.defaultSelected);
}

function heldBy(field: Element): string {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return String(field.checked);
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].map(({ value }) => value).join("\n");
  return "value" in field ? String(field.value) : (field.textContent ?? "");
}

// State of one document in the browser; the server never loads this module.
/** The next navigation loads a document, because this one is of an older build or lacks a chunk. */
let due = false;
/** Where a navigation of the router leads while it is under way: path, search and hash. */
let destination: string | null = null;
/** The destination of a navigation whose chunk is missing and that may not reload now: it shows the error itself. */
let failedOn: string | null = null;
let leaving = false;

/** For a newer build: reloads at once, or, where input would be lost, at the next navigation. */
export function reloadForUpdate(): void {
  due = hasUnsavedInput() || !leave(null);
}

/**
 * After a chunk failed to load: reloads the page, or loads the document the visitor is navigating to.
 * @returns whether a document is being loaded; if not, the failure has to be shown
 */
export function reloadForFailedChunk(): boolean {
  if (leaving) return true;
  // Offline, a reload would replace the page by the browser's own error page. A visitor who navigates leaves the
  // form anyway, so unsaved input counts only without a destination.
  due = !navigator.onLine || (destination === null && hasUnsavedInput()) || !leave(destination);
  if (due) failedOn = destination;
  return !due;
}

/** The parts that a URL and the router's location share. */
interface LocationParts {
  pathname: string;
  search: string;
  hash: string;
}

/** @returns to be called when the navigation is over, one way or another */
export function enterNavigation(to: LocationParts): () => void {
  const entered = addressOf(to);
  destination = entered;
  failedOn = null;
  return () => {
    if (destination === entered) destination = null;
  };
}

/**
 * Tracks the router's navigations, and loads a document instead if a reload is due.
 * @param to null once none is in progress
 * @param currentPath the path of the page on screen
 */
export function followNavigation(to: LocationParts | null, currentPath: string): void {
  destination = to && addressOf(to);
  if (!to) failedOn = null;
  if (!to || !due || leaving || !navigator.onLine) return;
  // React may report the navigation only after its chunk was found missing: that is still the same navigation.
  if (destination === failedOn) return;
  // A filter only changes this page's query; a reload would lose typed input.
  if (to.pathname === currentPath && hasUnsavedInput()) return;
  go(destination);
}

function leave(to: string | null): boolean {
  if (!claimReload(Date.now())) return false;
  go(to);
  return true;
}

function go(to: string | null): void {
  leaving = true;
  // The load may fail, and the page may return from the back/forward cache: then reloading is possible again.
  setTimeout(() => {
    leaving = false;
  }, RELOAD_THROTTLE_MS);
  // After "back" the address bar already shows the destination, and assigning it again would only scroll.
  if (to === null || to === addressOf(window.location)) window.location.reload();
  else window.location.assign(to);
}

function addressOf({ pathname, search, hash }: LocationParts): string {
  return pathname + search + hash;
}

/** The page reloads itself at most this often. */
const RELOAD_THROTTLE_MS = 10_000;

const KEY = "index-reload";

/**
 * Records a reload in the session storage.
 * @param now unix time in milliseconds
 * @returns false if the last reload was less than 10 s ago, so that the page must not reload now. If storage is
 * blocked, the last reload is unknown: then a document younger than 10 s counts as reloaded.
 */
export function claimReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    // A time in the future means that the clock was changed since; NaN means that the entry is not ours.
    if (last <= now && now - last < RELOAD_THROTTLE_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return now - performance.timeOrigin >= RELOAD_THROTTLE_MS;
  }
}
