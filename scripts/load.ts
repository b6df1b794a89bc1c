import { createConnection } from "node:net";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { z } from "zod";
import { medianOf } from "#app/game/stats/median.ts";
import { PAGES } from "#app/pages/pages.ts";
import { cpuOf, heapOf, load } from "./bench/cpu.ts";
import { BATTLES_PER_UPLOAD, clanUploads, type LoadRequest, mixOf, prepareAccounts } from "./bench/mix.ts";
import { UNCACHED } from "./bench/requests.ts";
import { type BenchTarget, constantTarget, siteTarget } from "./bench/targets.ts";
import { buildIfNeeded } from "./build.ts";
import { freePort } from "./local/serve.ts";
import { Fault, main } from "./tools.ts";

/** What an isolate may have after a collection; the platform gives it 128 MB. */
const HEAP_MB = 100;
/** What the free plan gives a request. */
const CPU_MS = 10;
/** Until accounts have told the averages what was uploaded, which would count as a page's. */
const JOBS_MS = 15_000;
const uploadResultSchema = z.object({ taken: z.number() });
/** Seconds in which the most that the machine serves is found, and the share of it that it has to hold. */
const MOST_S = 20;
/**
 * At all of it workerd, which looks at its sockets and its clock only when it has nothing else to do, leaves connections
 * waiting for seconds and then closes them as unused. It does so with any Worker that computes and awaits its cache.
 */
const HELD = 0.9;
/** How often every page is measured, once more than counts, and by how many requests. */
const ROUNDS = 4;
const REQUESTS = 60;
/** Visitors who read a kilobyte a second. */
const SLOW = 20;

/**
 * `npm run load`: mixed traffic against the production build on this machine, at rates that stand for a busy day and for
 * a rush, and at nine tenths of the most that it serves; then the CPU of every public page; a clan that
 * uploads all at once. `-- --seconds 10` is a short one.
 */
main(async () => {
  const seconds = secondsOf();
  await buildIfNeeded();
  const inspector = await freePort();
  const site = await siteTarget(prepareAccounts, { inspectorPort: inspector });
  const constant = await constantTarget("x".repeat(30_000));
  const faults: string[] = [];
  try {
    console.log(`Mixed traffic, ${seconds} s each: p50 and p99 in ms, beside a constant worker at the same rate.`);
    const hold = async (rate: number) => {
      const slow = slowClients(site);
      const ours = await traffic(site.url, rate, seconds, mixOf(site.prepared));
      const floor = await traffic(constant.url, rate, Math.min(10, seconds), () => ({ method: "GET", path: "/" }));
      slow();
      const heap = await heapOf(inspector, site.url);
      console.log(line(rate, ours, floor, heap));
      if (ours["5xx"] + ours.errors + ours.timeouts > 0)
        faults.push(`${ours["5xx"]} answers of 5xx, ${ours.errors} errors, ${ours.timeouts} timeouts`);
      if (heap > HEAP_MB) faults.push(`the heap has ${heap.toFixed(0)} MB after a collection`);
    };
    await hold(25);
    await hold(100);
    const most = await traffic(site.url, null, Math.min(MOST_S, seconds), mixOf(site.prepared));
    await hold(Math.floor(most.requests.average * HELD));
    await setTimeout(JOBS_MS);
    console.log("\nCPU of each public page when it is rendered, ms:");
    for (const [path, cpu] of await cpuOfPages(site)) {
      console.log(`${cpu.toFixed(1).padStart(6)}  ${path}`);
      if (cpu > CPU_MS) faults.push(`${path} takes ${cpu.toFixed(1)} ms`);
    }
    const { taken, ms } = await uploadAtOnce(site, clanUploads(site.prepared));
    const sent = site.prepared.length * BATTLES_PER_UPLOAD;
    console.log(`\n${site.prepared.length} accounts uploading at once: ${taken} of ${sent} battles taken in ${ms} ms.`);
    if (taken < sent) faults.push(`${sent - taken} battles of a clan were not taken`);
  } finally {
    await constant.dispose();
    await site.dispose();
  }
  if (faults.length > 0) throw new Fault(`\nNot held: ${faults.join("; ")}.`);
  console.log("\nEverything held.");
});

function secondsOf(): number {
  const { values } = parseArgs({ options: { seconds: { type: "string", default: "180" } } });
  const seconds = Number(values.seconds);
  if (!(seconds >= 1 && seconds <= 600)) throw new Fault("--seconds is a number from 1 to 600.");
  return seconds;
}

/** @param rate requests a second; null: as many as are answered */
function traffic(
  url: string,
  rate: number | null,
  seconds: number,
  next: () => LoadRequest,
): Promise<autocannon.Result> {
  return autocannon({
    url,
    duration: seconds,
    connections: 50,
    timeout: 10,
    ...(rate !== null && { overallRate: rate }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
}

function line(rate: number, ours: autocannon.Result, floor: autocannon.Result, heap: number): string {
  const answers = `${ours["2xx"]} of 2xx, ${ours["3xx"]} of 3xx, ${ours["4xx"]} of 4xx, ${ours["5xx"]} of 5xx`;
  const times = `p50 ${ours.latency.p50}, p99 ${ours.latency.p99} (constant ${floor.latency.p50}, ${floor.latency.p99})`;
  return `${rate}/s: ${answers}; ${times}; heap ${heap.toFixed(0)} MB`;
}

/** Sends all in the same moment. @returns battles that were taken, and ms until the last answer */
async function uploadAtOnce(site: BenchTarget, uploads: readonly LoadRequest[]) {
  const start = performance.now();
  const taken = await Promise.all(
    uploads.map(async ({ path, ...request }) => {
      const answer = await fetch(site.url + path, request);
      return answer.ok ? uploadResultSchema.parse(await answer.json()).taken : 0;
    }),
  );
  return { taken: taken.reduce((sum, one) => sum + one, 0), ms: Math.round(performance.now() - start) };
}

/** Opens connections that take a page a kilobyte a second. @returns ends them */
function slowClients({ url }: BenchTarget): () => void {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: SLOW }, () => {
    const socket = createConnection({ host: hostname, port: Number(port) });
    socket.on("error", () => undefined);
    socket.write(`GET /?n=${Math.random()} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    socket.pause();
    const timer = setInterval(() => socket.read(1024), 1000);
    socket.on("close", () => clearInterval(timer));
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

async function cpuOfPages(site: BenchTarget): Promise<[path: string, cpu: number][]> {
  const pages = PAGES.flatMap(({ path, listed }) => (listed === true ? [path] : (listed ?? []).slice(0, 2)));
  const paths = [
    ...pages,
    "/5137/tiger-ii",
    "/5137/tiger-ii/loadout",
    "/5137/tiger-ii/statistics",
    "/maps/prokhorovka",
  ];
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const cpus: number[] = [];
    for (const path of paths) {
      const before = await cpuOf(site.pid);
      await load(site.url + path, REQUESTS, 4, UNCACHED);
      cpus.push(((await cpuOf(site.pid)) - before) / REQUESTS);
    }
    // The first warms up.
    if (round > 0) rounds.push(cpus);
  }
  const results = paths.map((path, n): [string, number] => [path, medianOf(rounds.map((cpus) => cpus[n] as number))]);
  return results.sort(([, a], [, b]) => b - a);
}
