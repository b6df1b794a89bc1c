import { useToasts } from "#app/stores/toasts.ts";

/** Says it of a choice within a page, a filter for example. */
export const CHOICE_WAITS = "Your choice applies once you’re back online.";

/** The latest thing that waits; an earlier one is overtaken. */
let waiting: { pathname: string; resume(): void } | null = null;

/**
 * Offline, puts off what needs a connection until it is back and says so: a request now would replace the page by the
 * one without connection. It is dropped if another page is open by then.
 * @returns false if there is a connection, so that it can be done now
 */
export function waitsForConnection(description: string, resume: () => void): boolean {
  if (navigator.onLine) return false;
  if (waiting === null) addEventListener("online", resumeWaiting, { once: true });
  waiting = { pathname: location.pathname, resume };
  useToasts.getState().add({ title: "You’re offline", description, color: "warning" });
  return true;
}

function resumeWaiting(): void {
  const latest = waiting;
  waiting = null;
  if (latest?.pathname === location.pathname) latest.resume();
}
