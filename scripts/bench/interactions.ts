import type { Browser, Page } from "playwright";
import { medianOf } from "#app/game/stats/median.ts";

/** Twenty columns of the index, some of which are fetched separately. */
const COLUMNS = [
  "role",
  "health",
  "damage",
  "dpm",
  "penetration",
  "reload",
  "aimTime",
  "dispersion",
  "viewRange",
  "topSpeed",
  "specificPower",
  "concealmentStill",
  "gunDepression",
  "magazineDamage",
  "hullFront",
  "turretFront",
  "weight",
  "calibre",
  "enginePower",
  "credits",
];
/** The columns sorted by and the filters switched, one after the other. */
const SORTS = ["dpm", "weight", "name", "role", "credits", "hullFront"];
const FILTERS = ["Tier 8", "Tier 9", "Heavy tank", "Germany", "U.S.S.R."];

/** The clicks in one page, in order; a click may open what the next one needs. */
interface Walk {
  path: string;
  clicks: readonly string[];
}

const loadout: Walk = {
  path: "/5137/tiger-ii/loadout",
  clicks: [
    "#equipment-1",
    ".picker a[href*='loadout='] >> nth=1",
    "#consumable-1",
    "#crew-1",
    "a[data-preview] >> nth=1",
    "main .module-box >> nth=0",
    "main details[open] a[href*='loadout='] >> nth=0",
    "a[href*='why=dpm']",
  ],
};
/** From page to page. */
const ways: readonly Walk[] = [
  { path: "/", clicks: ["#table tbody a[href]"] },
  { path: "/5137/tiger-ii", clicks: ["main nav a[href$='/loadout']"] },
];

const slowdown = 4;
const settleMs = 500;

/** ms at a quarter of the machine's speed. */
interface InteractionTimes {
  /** From a click to the next frame, as browsers report it (Event Timing): the slowest of all. */
  slowest: number;
  /** What was clicked in the slowest one. */
  where: string;
  /** From a click to the rows in their new order: median. */
  sort: number;
  /** From a click to the filtered rows: median. */
  filter: number;
}

/**
 * Clicks through the table of all vehicles with twenty columns, a loadout, a player's windows and from page to page.
 * @param player path of a player's page with battles
 */
export async function measureInteractions(browser: Browser, origin: string, player: string): Promise<InteractionTimes> {
  const sorts = SORTS.map((key) => `#table thead [data-sort="${key}"]`);
  const filters = FILTERS.map((name) => `.choice-group a:has([aria-label="${name}"])`);
  const table = { path: `/?cols=${COLUMNS.join(",")}`, clicks: [...sorts, ...filters] };
  const windows = { path: player, clicks: ["main a[href*='view=7d']", "main a[href*='view=30d']"] };
  const events: { where: string; ms: number }[] = [];
  for (const walk of [table, loadout, windows, ...ways]) events.push(...(await clickThrough(browser, origin, walk)));
  const slowest = events.reduce((a, b) => (b.ms > a.ms ? b : a));
  const page = await awake(browser, origin + table.path);
  const rows = async (selectors: readonly string[]) => {
    const times: number[] = [];
    for (const selector of selectors) {
      times.push(await page.evaluate(timeToRows, selector));
      await page.waitForTimeout(settleMs);
    }
    return medianOf(times);
  };
  const times = { slowest: slowest.ms, where: slowest.where, sort: await rows(sorts), filter: await rows(filters) };
  await page.context().close();
  return times;
}

/** A page whose body listens, on a machine of a quarter of the speed. */
async function awake(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(keepEvents);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "load" });
  // The body, and all rows with it, come with the first sign of a visitor.
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.querySelector("[data-asleep]") === null);
  await page.waitForTimeout(1_000);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

declare global {
  interface Window {
    /** Longest events of interactions since it was last set to 0, ms. */
    slowestEvent: number;
  }
}

/** In the page, before its own script. */
function keepEvents(): void {
  window.slowestEvent = 0;
  new PerformanceObserver((list) => {
    for (const event of list.getEntries()) window.slowestEvent = Math.max(window.slowestEvent, event.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

async function clickThrough(browser: Browser, origin: string, { path, clicks }: Walk) {
  const page = await awake(browser, origin + path);
  const events: { where: string; ms: number }[] = [];
  for (const selector of clicks) {
    const target = page.locator(selector).first();
    // Hover first: it may prefetch what the click needs, and must not count as part of the click.
    await target.hover();
    await page.waitForTimeout(settleMs);
    await page.evaluate(() => {
      window.slowestEvent = 0;
    });
    await target.click();
    await page.waitForTimeout(2 * settleMs);
    events.push({ where: `${path.split("?")[0]} ${selector}`, ms: await page.evaluate(() => window.slowestEvent) });
  }
  await page.context().close();
  return events;
}

/** In the page: clicks a link and waits until the rows are others. */
function timeToRows(selector: string): Promise<number> {
  const link = document.querySelector<HTMLElement>(selector);
  const body = document.querySelector("#table tbody");
  if (!link || !body) throw new Error(`There is no ${selector}.`);
  return new Promise((resolve) => {
    const start = performance.now();
    const changed = new MutationObserver(() => {
      changed.disconnect();
      resolve(performance.now() - start);
    });
    changed.observe(body, { childList: true, subtree: true });
    link.click();
  });
}
