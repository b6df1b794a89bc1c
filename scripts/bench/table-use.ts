import type { Browser } from "playwright";
import { median } from "./requests.ts";

/** Twenty columns of the index, some of which are fetched on their own. */
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

const slowdown = 4;

/**
 * How long the index takes to sort and to filter all its rows with twenty columns, from the click to the new rows in
 * the document, at a quarter of the machine's speed. @returns the medians in ms
 */
export async function measureTableUse(browser: Browser, origin: string): Promise<{ sort: number; filter: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/?cols=${COLUMNS.join(",")}`, { waitUntil: "load" });
  // The body, and all rows with it, come with the first sign of a visitor.
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.querySelector("[data-asleep]") === null);
  await page.waitForTimeout(1_000);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const timed = async (selector: string) => {
    const taken = await page.evaluate(timeOfClick, selector);
    await page.waitForTimeout(500);
    return taken;
  };
  const sorts: number[] = [];
  for (const key of SORTS) sorts.push(await timed(`#table thead [data-sort="${key}"]`));
  const filters: number[] = [];
  for (const name of FILTERS) filters.push(await timed(`.choice-group a:has([aria-label="${name}"])`));
  await context.close();
  return { sort: median(sorts), filter: median(filters) };
}

/** In the page: clicks a link and waits until the rows are others. */
function timeOfClick(selector: string): Promise<number> {
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
