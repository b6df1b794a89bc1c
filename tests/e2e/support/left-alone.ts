import type { Page, Request } from "@playwright/test";
import { stopClock } from "./builds-page.ts";

/** How long a page is left alone, in ms of its own clock. */
const LEFT_ALONE = 5_000;
/** After how many ms without a request nothing more is taken to come. */
const QUIET = 500;

export interface LeftAlone {
  /** The path of each script, and its size as it was sent, in bytes. */
  scripts: (readonly [string, number])[];
  /** The paths of data. */
  data: string[];
  /** Whether the body of the page still is the HTML that the server sent. */
  asleep: boolean;
}

/**
 * Opens a page, does nothing on it for five seconds, and tells what it has fetched. Its clock is stopped and put on by
 * hand, so that what waits for longer does not come on a slow machine either.
 * @param page a new one, with a cache of its own
 * @throws Error when the page is not there
 */
export async function leaveAlone(page: Page, path: string): Promise<LeftAlone> {
  const requests: Request[] = [];
  let pending = 0;
  page.on("request", (request) => {
    requests.push(request);
    pending++;
  });
  page.on("requestfinished", () => pending--);
  page.on("requestfailed", () => pending--);
  // In the present: on another day the calendar would ask for the events of that day.
  await stopClock(page, Date.now());
  // Chromium rests the mouse in the corner of the window, and reports it to the page sooner or later.
  await page.addInitScript(() => {
    for (const name of ["pointerover", "pointermove"]) {
      addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    }
  });
  const answer = await page.goto(path, { waitUntil: "networkidle" });
  if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}.`);
  await page.clock.runFor(LEFT_ALONE);
  for (let seen = -1; pending > 0 || seen < requests.length; ) {
    seen = requests.length;
    await page.waitForTimeout(QUIET);
  }
  const pathOf = (request: Request) => new URL(request.url()).pathname;
  const scripts = requests.filter((request) => pathOf(request).endsWith(".js"));
  return {
    scripts: await Promise.all(scripts.map(async (request) => [pathOf(request), await sizeOf(request)] as const)),
    data: requests.filter((request) => ["fetch", "xhr"].includes(request.resourceType())).map(pathOf),
    asleep: (await page.locator("[data-asleep]").count()) > 0,
  };
}

/** What was sent of a request's answer, in bytes, without its head; 0 where it failed. */
async function sizeOf(request: Request): Promise<number> {
  return request.failure() ? 0 : (await request.sizes()).responseBodySize;
}
