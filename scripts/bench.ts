import { gzipSync } from "node:zlib";
import type { Browser } from "playwright";
import { pointsOf, quantise, type Vector3 } from "#app/game/armour/mesh.ts";
import { layersAlong, placeParts } from "#app/game/armour/ray.ts";
import { ARMOUR } from "#app/game/armour/shot.ts";
import { packetReader } from "#app/game/replays/recording/packets.ts";
import { type BareRouter, bareRouter, readPageText } from "./bench/bare-router.ts";
import { launchBrowser, measureLoads } from "./bench/browser.ts";
import { measureFrames, SOFTWARE_WEBGL } from "./bench/frames.ts";
import { measureInteractions } from "./bench/interactions.ts";
import { storePlayer } from "./bench/player.ts";
import { cpuPerRequest, firstRender, throughput, UNCACHED } from "./bench/requests.ts";
import { siteTarget, startWholeSite } from "./bench/targets.ts";
import { buildIfNeeded } from "./build.ts";
import { buildSizes } from "./check/build-sizes.ts";
import { main } from "./tools.ts";

const vehicle = "/5137/tiger-ii";
const PAGES = [
  ["vehicle", vehicle],
  ["table", "/"],
] as const;

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

/** Machines differ in speed, so that all budgets of CPU are multiples of what another page costs in the same run. */
const times = (what: string, ours: number, of: number, unit: string, than: string, limit: number) =>
  rows.push({
    what,
    ours: `${ours.toFixed(ours < 10 ? 2 : 0)} ${unit}, ${(ours / of).toFixed(2)} × ${than}`,
    budget: `≤ ${limit.toFixed(1)} ×`,
    held: ours <= limit * of,
  });

/** A public page may take 8 ms where bare React Router's vehicle page takes 2.3: the free plan ends a request at 10. */
const ANY_PAGE = 8 / 2.3;

/** `npm run bench`: measures every row of the budget table. */
async function bench(): Promise<void> {
  await buildIfNeeded();
  const browser = await launchBrowser();
  const bare = new Map<string, BareRouter>();
  try {
    await benchServer(browser, bare);
    await benchBrowser(browser, bare);
  } finally {
    await browser.close();
    for (const { dispose } of bare.values()) await dispose();
  }
  row("105,000 packets of a replay", packetsRead(105_000), "ms", 1000);
  row("a shot at a model of 20,000 triangles", shotAnswered(200, 50), "ms", 5);
  const sizes = await buildSizes();
  row("client script of the largest route, gz", Math.max(...Object.values(sizes.routes)) / 1000, "kB", 130);
  row("Worker without the renderer of pictures, gz", sizes.worker / 1000, "kB", 450);
  row("first page after a start, over constant", await firstRender(vehicle), "ms", 80);
  print();
}

/** CPU of the Worker. @param bare takes up bare React Router's page for each of ours */
async function benchServer(browser: Browser, bare: Map<string, BareRouter>): Promise<void> {
  const site = await siteTarget((instance) => storePlayer(instance, 20_000));
  try {
    for (const [name, path] of PAGES) {
      const limit = await bareRouter(name, await readPageText(browser, site.url + path));
      bare.set(name, limit);
      const served = await cpuPerRequest(site, path);
      times(`${name} page as served, CPU`, served.cpu, served.constant, "ms", "constant", 5);
      const { cpu } = await cpuPerRequest(site, path, UNCACHED);
      const { cpu: same } = await cpuPerRequest(limit.server, "/elements");
      times(`${name} page rendered, CPU`, cpu, same, "ms", "bare React Router with its elements", 1.2);
      if (path !== vehicle) continue;
      const { cpu: least } = await cpuPerRequest(limit.server, "/");
      const player = await cpuPerRequest(site, site.prepared, UNCACHED);
      times(
        "player page with 20,000 battles, rendered, CPU",
        player.cpu,
        least,
        "ms",
        "its vehicle page of words",
        ANY_PAGE,
      );
    }
    row("throughput from the cache, of constant", await throughput(site, vehicle), "%", 30, true);
  } finally {
    await site.dispose();
  }
}

/** Reads packets of which half are positions, as in a real battle. @returns ms */
function packetsRead(count: number): number {
  const entities = Array.from({ length: 30 }, (_, i) => ({ entity: 1000 + i, maxHealth: 1500 }));
  const bytes = new Uint8Array(count * 57);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < count; i++) {
    view.setUint32(i * 57, 45, true);
    view.setUint32(i * 57 + 4, i % 2 === 0 ? 0x0a : 0x07, true);
    view.setFloat32(i * 57 + 8, i / 250, true);
    view.setInt32(i * 57 + 12, 1000 + (i % 30), true);
    view.setFloat32(i * 57 + 20, i % 500, true);
  }
  const reader = packetReader(entities, null);
  const start = performance.now();
  reader.take(bytes, 0, bytes.length);
  if (reader.finish().count !== count) throw new Error("Not all packets were read.");
  return performance.now() - start;
}

/**
 * Shoots through a ball of steel, which is all of a vehicle.
 * @param across triangles around it, in pairs @param high rings of them @returns median of a shot, ms
 */
function shotAnswered(across: number, high: number): number {
  const points = Array.from({ length: (across + 1) * (high + 1) }, (_, at) => {
    const [a, b] = [(2 * Math.PI * (at % (across + 1))) / across, (Math.PI * Math.floor(at / (across + 1))) / high];
    return [2 * Math.sin(b) * Math.cos(a), 2 * Math.cos(b), 2 * Math.sin(b) * Math.sin(a)];
  });
  const corners = Array.from({ length: across * high }, (_, at) => {
    const corner = Math.floor(at / across) * (across + 1) + (at % across);
    return [corner, corner + 1, corner + across + 1, corner + 1, corner + across + 2, corner + across + 1];
  });
  const plate = "armor_1";
  const piece = {
    ...quantise(points.flat()),
    indices: Uint16Array.from(corners.flat()),
    plates: [{ name: plate, first: 0, count: 2 * across * high }],
  };
  const plates = [{ name: plate, thickness: 100, material: ARMOUR }];
  const joints = { hull: [0, 1, 0], turret: [0, 0.5, 0.25], gun: [0, 0.4, 1] } as const;
  const pose = { turret: 0, gun: 0, hull: 0 };
  const parts = placeParts([{ part: "hull", piece, points: pointsOf(piece), plates }], joints, pose);
  const times = Array.from({ length: 41 }, (_, at) => {
    const from: Vector3 = [at / 41, 1.3, 20];
    const start = performance.now();
    if (layersAlong(parts, { from, direction: [0, 0, -1] }).length !== 2) throw new Error("A shot missed the ball.");
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[20] ?? Number.NaN;
}

async function benchBrowser(browser: Browser, bare: ReadonlyMap<string, BareRouter>): Promise<void> {
  const site = await startWholeSite((instance) => storePlayer(instance, 1_000));
  try {
    const columns = await (await fetch(`${site.url}/api/files/vehicles/columns.json`)).text();
    row("all rows of the table as columns, gz", gzipSync(columns).length / 1000, "kB", 60);
    await benchFrames(site.url);
    await benchLoads(browser, bare, site.url, site.prepared);
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

/** Main-thread work and script size of a page load, compared to bare React Router with the same text. */
async function benchLoads(
  browser: Browser,
  bare: ReadonlyMap<string, BareRouter>,
  origin: string,
  player: string,
): Promise<void> {
  const use = await measureInteractions(browser, origin, player);
  row(`slowest interaction, a quarter of the speed (${use.where})`, use.slowest, "ms", 100);
  row("from there to all rows sorted, 20 columns", use.sort, "ms", 100);
  row("from there to all rows filtered, 20 columns", use.filter, "ms", 100);
  for (const [name, path] of PAGES) {
    const url = origin + path;
    const [ours, limit, still] = await measureLoads(
      browser,
      [{ url }, { url: bare.get(name)?.url ?? "" }, { url, withoutScript: true }],
      7,
    );
    if (!ours || !limit || !still) throw new Error("A page was not measured.");
    const without = `without script ${still.mainThread.toFixed(0)}`;
    times(
      `main thread, ${name} page, phone (${without})`,
      ours.mainThread,
      limit.mainThread,
      "ms",
      "bare React Router",
      1.5,
    );
    row(`script fetched within 5 s, ${name} page`, ours.script / 1000, "kB", 130);
  }
}

function print(): void {
  const widest = (column: "what" | "ours" | "budget") => Math.max(...rows.map((one) => one[column].length));
  for (const { what, ours, budget, held } of rows) {
    const columns = [what.padEnd(widest("what")), ours.padEnd(widest("ours")), budget.padEnd(widest("budget"))];
    console.log([...columns, held ? "held" : "OVER"].join("  "));
  }
}

main(bench);
