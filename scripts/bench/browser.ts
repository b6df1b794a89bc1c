import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { medianOf } from "#app/game/stats/median.ts";
import { chromiumArgs, ensureChromium } from "#scripts/testing/chromium.ts";

export interface LoadCosts {
  /** Main-thread work of a load in ms, at a quarter of the machine's speed. */
  mainThread: number;
  /** Bytes of script, gzipped, that were fetched within 5 s without interaction. */
  script: number;
}

const slowdown = 4;
const settleMs = 5_000;

/** A page to load. */
interface Load {
  url: string;
  /** Load only the HTML, without running its script. */
  withoutScript?: boolean;
}

/** Loads pages as a phone would, several times and in turns. @returns the medians, in the order of `loads` */
export async function measureLoads(browser: Browser, loads: readonly Load[], times: number): Promise<LoadCosts[]> {
  const runs: LoadCosts[][] = loads.map(() => []);
  for (let i = 0; i < times; i++) {
    for (const [k, load] of loads.entries()) runs[k]?.push(await oneLoad(browser, load));
  }
  return runs.map((run) => ({
    mainThread: medianOf(run.map((costs) => costs.mainThread)),
    script: medianOf(run.map((costs) => costs.script)),
  }));
}

/** @param more arguments of its command line */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs, ...more] });
}

async function oneLoad(browser: Browser, { url, withoutScript = false }: Load): Promise<LoadCosts> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    javaScriptEnabled: !withoutScript,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Performance.enable");
  const scripts: Promise<number>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script") scripts.push(answer.body().then((body) => gzipSync(body).length));
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(settleMs);
  const { metrics } = await session.send("Performance.getMetrics");
  const mainThread = 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  const script = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  await context.close();
  return { mainThread, script };
}
