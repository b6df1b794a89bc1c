import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

export const HOUR = 3_600_000;
export const newer = { id: "ffffffffffffffff", timestamp: 4_000_000_000_000 };

/** Stops the page's clock; the test moves it. */
export async function stopClock(page: Page, time = 1_900_000_000_000): Promise<void> {
  await page.clock.install({ time });
  await page.clock.pauseAt(time + 1_000);
}

/** The documents that the page loads, by path, query and hash left out. */
export function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

/**
 * Answers requests for the latest build with `builds` in turn, then always with the last one.
 * @returns the requested paths
 */
export async function latestBuilds(page: Page, ...builds: unknown[]): Promise<string[]> {
  const requests: string[] = [];
  await page.route("**/builds/latest.json?*", (route) => {
    requests.push(new URL(route.request().url()).search);
    return route.fulfill({ json: builds.length > 1 ? builds.shift() : builds[0] });
  });
  return requests;
}

/** Makes matching scripts fail to load while `broken` is true. */
export async function breakScripts(page: Page, pattern: RegExp): Promise<{ broken: boolean }> {
  const state = { broken: true };
  await page.route(pattern, (route) => (state.broken ? route.abort() : route.continue()));
  return state;
}

export const ownBuild = async (page: Page) => (await page.request.get("/builds/latest.json")).json();
export const setVisibility = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
