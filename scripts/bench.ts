import { gzipSync } from "node:zlib";
import { measureLoads } from "./bench/browser.ts";
import { cpuPerRequest, firstRender, throughput, uncached } from "./bench/requests.ts";
import { constantTarget, siteTarget, wholeSite } from "./bench/targets.ts";
import { buildIfNeeded } from "./build.ts";
import { buildSizes } from "./check/build-sizes.ts";
import { main } from "./tools.ts";

const vehicle = "/5137/tiger-ii";
const table = "/";
/** Bare React Router against a constant page, measured side by side (docs/budgets.md): the limit of main-thread work. */
const bareRouterTimes = 674 / 196;

interface Row {
  what: string;
  ours: string;
  budget: string;
  held: boolean;
}
const rows: Row[] = [];
const row = (what: string, ours: number, unit: string, limit: number, extra = "", atLeast = false) => {
  const held = atLeast ? ours >= limit : ours <= limit;
  const digits = Math.abs(ours) < 10 ? 2 : 0;
  rows.push({
    what,
    ours: `${ours.toFixed(digits)} ${unit}${extra}`,
    budget: `${atLeast ? "≥" : "≤"} ${limit.toFixed(limit < 10 ? 1 : 0)} ${unit}`,
    held,
  });
};
const times = (value: number) => `, ${value.toFixed(1)} × constant`;

/** `npm run bench`: our figure beside every row of the budget table (docs/budgets.md). */
async function bench(): Promise<void> {
  await buildIfNeeded();
  const site = await siteTarget();
  try {
    const [cachedVehicle, cachedTable] = [await cpuPerRequest(site, vehicle), await cpuPerRequest(site, table)];
    row("vehicle page as served, CPU", cachedVehicle.cpu, "ms", 0.4, times(cachedVehicle.times));
    row("table page as served, CPU", cachedTable.cpu, "ms", 0.8, times(cachedTable.times));
    const renderedVehicle = await cpuPerRequest(site, vehicle, uncached);
    const renderedTable = await cpuPerRequest(site, table, uncached);
    row("vehicle page rendered, CPU", renderedVehicle.cpu, "ms", 1.5, times(renderedVehicle.times));
    row("table page rendered, CPU", renderedTable.cpu, "ms", 6.5, times(renderedTable.times));
    row("throughput from the cache, of constant", await throughput(site, vehicle), "%", 30, "", true);
  } finally {
    await site.dispose();
  }
  await benchBrowser();
  const sizes = await buildSizes();
  row("client script of the largest route, gz", Math.max(...Object.values(sizes.routes)) / 1000, "kB", 135);
  row("Worker, gz", sizes.worker / 1000, "kB", 400);
  row("first page after a start, over constant", await firstRender(vehicle), "ms", 60);
  print();
}

async function benchBrowser(): Promise<void> {
  const site = await wholeSite();
  const constant = await constantTarget("<!doctype html><title>x</title><p>constant</p>");
  try {
    const columns = await (await fetch(`${site.url}/api/files/vehicles/columns.json`)).text();
    row("all rows of the table as columns, gz", gzipSync(columns).length / 1000, "kB", 60);
    const [onVehicle, onTable, floor] = await measureLoads([site.url + vehicle, site.url + table, constant.url], 5);
    const limit = `, bare router ${((floor?.mainThread ?? 0) * bareRouterTimes).toFixed(0)} ms`;
    row("main thread, vehicle page, phone", onVehicle?.mainThread ?? Number.NaN, "ms", 500, limit);
    row("main thread, table page, phone", onTable?.mainThread ?? Number.NaN, "ms", 900, limit);
    row("script fetched within 5 s, vehicle page", (onVehicle?.script ?? Number.NaN) / 1000, "kB", 135);
    row("script fetched within 5 s, table page", (onTable?.script ?? Number.NaN) / 1000, "kB", 135);
  } finally {
    await constant.dispose();
    await site.dispose();
  }
}

function print(): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const oursWidth = Math.max(...rows.map(({ ours }) => ours.length));
  for (const { what, ours, budget, held } of rows) {
    console.log(`${what.padEnd(width)}  ${ours.padEnd(oursWidth)}  ${budget.padEnd(10)}  ${held ? "held" : "OVER"}`);
  }
}

main(bench);
