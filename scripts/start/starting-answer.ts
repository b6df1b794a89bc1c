import { startingPage } from "./starting-page.ts";

/** What `npm start` does until the site is open, in this order, as the page and the console say it. */
export const STEPS = {
  build: "Build the site",
  database: "Prepare the database",
  services: "Start the services",
  data: "Work out the vehicle data",
  publish: "Publish the data",
} as const;

export type Step = keyof typeof STEPS;

export interface Progress {
  step: Step;
  /** Seconds since the start. */
  seconds: number;
}

/** When to look again, in seconds. */
export const AGAIN_SECONDS = 3;

interface Asked {
  url: string;
  headers: { accept?: string | undefined };
}

interface Answer {
  headers: Record<string, string>;
  body: string;
}

/**
 * The answer to every request until the site is open, for the status 503: a page for people, JSON for calls, a line of
 * text for all else. It says nothing of the request and nothing of the machine.
 */
export function startingAnswer({ url, headers: { accept = "" } }: Asked, { step, seconds }: Progress): Answer {
  const headers = {
    "retry-after": String(AGAIN_SECONDS),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    // A connection that stays open would go on to ask here when the site is open.
    connection: "close",
  };
  const message = `The Index is starting. Please try again in ${AGAIN_SECONDS} seconds.`;
  const path = url.split("?", 1)[0] ?? "";
  const isPage = accept.includes("text/html");
  if (/^\/api\/|\.(?:json|data)$/.test(path) || (!isPage && accept.includes("json"))) {
    const body = JSON.stringify({ error: { code: "unavailable", message } });
    return { headers: { ...headers, "content-type": "application/json; charset=utf-8" }, body };
  }
  if (!isPage) return { headers: { ...headers, "content-type": "text/plain; charset=utf-8" }, body: `${message}\n` };
  const names = Object.entries(STEPS) as [Step, string][];
  const now = names.findIndex(([key]) => key === step);
  const { html, policy } = startingPage({ steps: names.map(([, name]) => name), now, seconds, again: AGAIN_SECONDS });
  const ofPages = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
  return { headers: { ...headers, ...ofPages }, body: html };
}
