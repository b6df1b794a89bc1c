import { gzipSync } from "node:zlib";
import { bareRouter, readPageText } from "./bench/bare-router.ts";
import { type LoadFigures, launchBrowser, measureLoads } from "./bench/browser.ts";
import { packetsRead, shotAnswered } from "./bench/core.ts";
import { measureFrames, SOFTWARE_WEBGL } from "./bench/frames.ts";
import { measureInteractions } from "./bench/interactions.ts";
import { storePlayer } from "./bench/player.ts";
import { cpuPerRequest, firstRender, type RequestFigures, throughput, UNCACHED } from "./bench/requests.ts";
import { siteTarget, startWholeSite } from "./bench/targets.ts";
import { buildIfNeeded } from "./build.ts";
import { buildSizes } from "./check/build-sizes.ts";
import { main } from "./tools.ts";

const vehicle = "/5137/tiger-ii";
const table = "/";

interface BenchRow {
  what: string;
  ours: string;
  budget: string;
  held: boolean;
}
const rows: BenchRow[] = [];
const row = (what: string, ours: number, unit: string, limit: number, atLeast = false) => {
  const held = atLeast ? ours >= limit : ours <= limit;
  const digits = Math.abs(ours) < 10 ? 2 : 0;
  rows.push({
    what,
    ours: `${ours.toFixed(digits)} ${unit}`,
    budget: `${atLeast ? "≥" : "≤"} ${limit.toFixed(limit < 10 ? 1 : 0)} ${unit}`,
    held,
  });
};

/** CPU in ms of the constant worker on the machine where the budgets were measured, with pages of that length. */
const constantThere = { vehicle: 0.06, table: 0.44 };

/** A budget in ms, or as a multiple of the constant worker's CPU, since machines differ in speed. */
const cpuRow = (page: "vehicle" | "table", how: string, { cpu, times }: RequestFigures, limit: number) => {
  const limitTimes = limit / constantThere[page];
  rows.push({
    what: `${page} page ${how}, CPU`,
    ours: `${cpu.toFixed(2)} ms, ${times.toFixed(1)} × constant`,
    budget: `≤ ${limit.toFixed(1)} ms or ${limitTimes.toFixed(0)} ×`,
    held: cpu <= limit || times <= limitTimes,
  });
};

/** `npm run bench`: measures every row of the budget table. */
async function bench(): Promise<void> {
  await buildIfNeeded();
  const site = await siteTarget((instance) => storePlayer(instance, 20_000));
  try {
    cpuRow("vehicle", "as served", await cpuPerRequest(site, vehicle), 0.4);
    cpuRow("table", "as served", await cpuPerRequest(site, table), 0.8);
    const rendered = await cpuPerRequest(site, vehicle, UNCACHED);
    cpuRow("vehicle", "rendered", rendered, 1.5);
    const player = await cpuPerRequest(site, site.prepared, UNCACHED);
    row("player page with 20,000 battles, rendered, of a vehicle’s", player.cpu / rendered.cpu, "×", 1.5);
    cpuRow("table", "rendered", await cpuPerRequest(site, table, UNCACHED), 6.5);
    row("throughput from the cache, of constant", await throughput(site, vehicle), "%", 30, true);
  } finally {
    await site.dispose();
  }
  await benchBrowser();
  row("105,000 packets of a replay", packetsRead(105_000), "ms", 1000);
  row("a shot at a model of 20,000 triangles", shotAnswered(200, 50), "ms", 5);
  const sizes = await buildSizes();
  row("client script of the largest route, gz", Math.max(...Object.values(sizes.routes)) / 1000, "kB", 135);
  row("Worker, gz", sizes.worker / 1000, "kB", 400);
  row("first page after a start, over constant", await firstRender(vehicle), "ms", 60);
  print();
}

async function benchBrowser(): Promise<void> {
  const site = await startWholeSite((instance) => storePlayer(instance, 1_000));
  try {
    const columns = await (await fetch(`${site.url}/api/files/vehicles/columns.json`)).text();
    row("all rows of the table as columns, gz", gzipSync(columns).length / 1000, "kB", 60);
    await benchFrames(site.url);
    await benchLoads(site.url, site.prepared);
  } finally {
    await site.dispose();
  }
}

async function benchFrames(origin: string): Promise<void> {
  const browser = await launchBrowser(SOFTWARE_WEBGL);
  try {
    const { playing, turning } = await measureFrames(browser, origin);
    row("frame while a battle is played, script and paint, a quarter of the speed", playing, "ms", 8);
    row("frame while an armour model turns, likewise", turning, "ms", 8);
  } finally {
    await browser.close();
  }
}

/**
 * Main-thread work and script size of a page load, compared to bare React Router with the same text, and to the page
 * without script.
 */
async function benchLoads(origin: string, player: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const use = await measureInteractions(browser, origin, player);
    row(`slowest interaction, a quarter of the speed (${use.where})`, use.slowest, "ms", 100);
    row("from there to all rows sorted, 20 columns", use.sort, "ms", 100);
    row("from there to all rows filtered, 20 columns", use.filter, "ms", 100);
    for (const { name, path, target } of [
      { name: "vehicle", path: vehicle, target: 500 },
      { name: "table", path: table, target: 900 },
    ]) {
      const url = origin + path;
      const bare = await bareRouter(name, await readPageText(browser, url));
      const loads = [{ url }, { url: bare.url }, { url, withoutScript: true }];
      const [ours, limit, still] = await measureLoads(browser, loads, 7).finally(bare.dispose);
      if (!ours || !limit || !still) throw new Error("A page was not measured.");
      rows.push({
        what: `main thread, ${name} page, phone`,
        ours: `${ms(ours)}, without script ${ms(still)}`,
        budget: `≤ ${target} ms, limit ${ms(limit)}`,
        held: ours.mainThread <= Math.max(target, limit.mainThread),
      });
      row(`script fetched within 5 s, ${name} page`, ours.script / 1000, "kB", 135);
    }
  } finally {
    await browser.close();
  }
}

const ms = ({ mainThread }: LoadFigures) => `${mainThread.toFixed(0)} ms`;

function print(): void {
  const widest = (column: "what" | "ours" | "budget") => Math.max(...rows.map((one) => one[column].length));
  for (const { what, ours, budget, held } of rows) {
    const columns = [what.padEnd(widest("what")), ours.padEnd(widest("ours")), budget.padEnd(widest("budget"))];
    console.log([...columns, held ? "held" : "OVER"].join("  "));
  }
}

main(bench);
