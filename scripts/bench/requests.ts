import { medianOf } from "#app/game/stats/median.ts";
import { askSite, cpuOf, load } from "./cpu.ts";
import { type BenchTarget, constantTarget, siteTarget } from "./targets.ts";

interface RequestCosts {
  /** CPU per request in ms, and that of the constant worker with a body of the same size. */
  cpu: number;
  constant: number;
}

const rounds = 5;
/** Long enough that the kernel's CPU clock of 10 ms does not matter. */
const roundMs = 400;

/**
 * An unknown cookie: the request does not count as anonymous, so the page is rendered instead of taken from the cache.
 */
export const UNCACHED = { cookie: "bench=1" };

/**
 * CPU per request of a page, measured in turns with a constant worker that sends as many bytes, so that other load on
 * the machine affects both. The medians of the rounds.
 */
export async function cpuPerRequest(
  site: BenchTarget,
  path: string,
  headers: Record<string, string> = {},
): Promise<RequestCosts> {
  const url = site.url + path;
  const { status, bytes } = await askSite(url, headers);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  const constant = await constantTarget("x".repeat(bytes));
  try {
    const [some, many] = [await enough(site, url, headers), await enough(constant, constant.url, {})];
    const ours: number[] = [];
    const floor: number[] = [];
    for (let i = 0; i < rounds; i++) {
      ours.push(await perRequest(site, url, some, headers));
      floor.push(await perRequest(constant, constant.url, many, {}));
    }
    return { cpu: medianOf(ours), constant: medianOf(floor) };
  } finally {
    await constant.dispose();
  }
}

/** Warms a target up. @returns how many requests fill a round */
async function enough(target: BenchTarget, url: string, headers: Record<string, string>): Promise<number> {
  await load(url, 300, 8, headers);
  const cpu = await perRequest(target, url, 300, headers);
  return Math.min(6_000, Math.ceil(roundMs / Math.max(cpu, 0.05)));
}

async function perRequest(
  target: BenchTarget,
  url: string,
  count: number,
  headers: Record<string, string>,
): Promise<number> {
  const before = await cpuOf(target.pid);
  await load(url, count, 8, headers);
  return ((await cpuOf(target.pid)) - before) / count;
}

/** Requests per second of a page, in per cent of the constant worker's. */
export async function throughput(site: BenchTarget, path: string): Promise<number> {
  const { bytes } = await askSite(site.url + path);
  const constant = await constantTarget("x".repeat(bytes));
  try {
    const shares: number[] = [];
    for (let i = 0; i < rounds; i++) {
      const ours = await load(site.url + path, 1_500, 32);
      shares.push((100 * ours) / (await load(constant.url, 1_500, 32)));
    }
    return medianOf(shares);
  } finally {
    await constant.dispose();
  }
}

/** The first page after a process start, in ms over the constant worker's first answer. */
export async function firstRender(path: string): Promise<number> {
  const differences: number[] = [];
  for (let i = 0; i < 3; i++) {
    const constant = await constantTarget("x");
    const floor = await timed(constant.url);
    await constant.dispose();
    const site = await siteTarget();
    differences.push((await timed(site.url + path)) - floor);
    await site.dispose();
  }
  return medianOf(differences);
}

async function timed(url: string): Promise<number> {
  const start = performance.now();
  await askSite(url);
  return performance.now() - start;
}
