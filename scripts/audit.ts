import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import type { Browser } from "playwright";
import { faultsOfAnswer } from "#tests/e2e/support/observatory-score.ts";
import { faultsOf } from "#tests/e2e/support/page-faults.ts";
import { violationsOf } from "#tests/e2e/support/violations.ts";
import { KINDS_OF_PAGE } from "#tests/e2e/whole-site/kinds-of-page.ts";
import { brokenLinks, CATEGORIES, htmlFaults, installTools, type LighthouseResult, lighthouse } from "./audit/tools.ts";
import { launchBrowser } from "./bench/browser.ts";
import { buildIfNeeded } from "./build.ts";
import { buildSizes } from "./check/build-sizes.ts";
import { freePort } from "./local/serve.ts";
import { Fault, main, root } from "./tools.ts";

/** Scores that every kind of page has on a quiet machine. */
const MIN_SCORES = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const REPORT = join(root, ".cache/audit.md");

/**
 * `npm run audit`: what public tools say of every kind of page, of the production build with the demo account. Takes
 * about an hour, nearly all of it Lighthouse's; `-- --runs 1` is a short one, 0 goes without Lighthouse, `-- --only maps` takes
 * the pages with that in their address.
 */
main(async () => {
  const { runs, only } = options();
  const paths = KINDS_OF_PAGE.map(({ at }) => at).filter((path) => path.includes(only));
  if (paths.length === 0) throw new Fault(`No page has "${only}" in its address.`);
  await installTools();
  await buildIfNeeded();
  const site = await startSite();
  const browser = await launchBrowser();
  const pages = new Map<string, PageAudit & { scores?: LighthouseResult }>();
  try {
    for (const path of paths) {
      console.log(`axe, console, policy, looks and headers of ${path}`);
      pages.set(path, await auditPage(browser, site.url, path));
    }
    const html = await htmlFaults(new Map([...pages].map(([path, page]) => [path, page.html])));
    console.log("Links …");
    const links = await brokenLinks(site.url, paths);
    for (const [path, page] of runs > 0 ? pages : []) {
      page.scores = await lighthouse(site.url + path, runs);
      console.log(`${path}: ${scoresOf(page.scores)}`);
    }
    const faults = [...pages].flatMap(([path, page]) => faultsOfPage(path, page));
    faults.push(...(html ?? []).map((line) => `HTML: ${line}`), ...links.map((line) => `link: ${line}`));
    await report(pages, faults, html === null, runs);
    if (faults.length > 0) throw new Fault(`${faults.length} faults; the report is in ${REPORT}.`);
    console.log(`No fault; the report is in ${REPORT}.`);
  } finally {
    await browser.close();
    site.stop();
  }
});

function options(): { runs: number; only: string } {
  const { values } = parseArgs({
    options: { runs: { type: "string", default: "5" }, only: { type: "string", default: "" } },
  });
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs >= 0 && runs <= 15)) throw new Fault("--runs is a whole number from 0 to 15.");
  return { runs, only: values.only };
}

/** The site of the browser tests: the production build, the simulators and the demo account. */
async function startSite(): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const states = await mkdtemp(join(tmpdir(), "index-audit-"));
  const env = {
    ...process.env,
    E2E_PORT: `${port}`,
    E2E_SIMULATORS_PORT: `${await freePort()}`,
    E2E_STATES: join(states, "states"),
  };
  const child = spawn(process.execPath, [join(root, "tests/setup/server.ts")], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit").then(() => {
    throw new Fault("The site did not start.");
  });
  await Promise.race([once(createInterface({ input: child.stdout }), "line"), ended]);
  ended.catch(() => undefined);
  const stop = () => {
    child.kill();
    void rm(states, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, stop };
}

const scoresOf = (scores: LighthouseResult) => CATEGORIES.map((name) => scores[name]).join(" / ");

function faultsOfPage(path: string, page: PageAudit & { scores?: LighthouseResult }): string[] {
  const faults = (["axe", "console", "looks", "headers"] as const).flatMap((kind) =>
    [...new Set(page[kind])].map((line) => `${kind}: ${path}: ${line}`),
  );
  const { scores } = page;
  if (scores) {
    for (const name of CATEGORIES)
      if (scores[name] < MIN_SCORES[name])
        faults.push(`Lighthouse: ${path}: ${name} is ${scores[name]}, not ${MIN_SCORES[name]}`);
  }
  return faults;
}

async function report(
  pages: ReadonlyMap<string, PageAudit & { scores?: LighthouseResult }>,
  faults: readonly string[],
  withoutJava: boolean,
  runs: number,
): Promise<void> {
  const sizes = await buildSizes();
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const rows = [...pages].map(([path, { scores, axe, console: said, looks, headers }]) => {
    const counts = [axe, said, looks, headers].map((lines) => new Set(lines).size);
    const times = scores ? [`${(scores.lcp / 1000).toFixed(1)} s`, `${scores.blocked.toFixed(0)} ms`] : ["", ""];
    return `| ${[path, scores ? scoresOf(scores) : "", ...times, ...counts].join(" | ")} |`;
  });
  const lines = [
    `# Audit of ${new Date().toISOString().slice(0, 10)}`,
    "",
    `Production build on this machine. Lighthouse: mobile preset, median of ${runs}: performance / accessibility / best practices / search engines.`,
    "",
    "| page | Lighthouse | largest paint | blocked | axe | console and policy | looks | headers |",
    "|---|---|--:|--:|--:|--:|--:|--:|",
    ...rows,
    "",
    `Sizes, gzipped: script of the largest page ${kB(Math.max(...Object.values(sizes.routes)))}, style sheets of a page ${kB(sizes.stylesheet)}, Worker ${kB(sizes.worker)}.`,
    "",
    "## What this machine lacks",
    "",
    ...(withoutJava ? ["- Java: the HTML was not validated."] : []),
    "- A public address on port 443: the HTTP Observatory reads no other. Its rules for headers were applied here; what it says of TLS and redirects is to be looked at after a deploy.",
    "",
    "## Faults",
    "",
    ...(faults.length > 0 ? faults.map((fault) => `- ${fault}`) : ["None."]),
    "",
  ];
  await mkdir(join(root, ".cache"), { recursive: true });
  await writeFile(REPORT, lines.join("\n"));
}

/** What a browser finds wrong with a page, a line for each fault. */
interface PageAudit {
  /** Rules of axe, on a desktop and a phone, in both modes. */
  axe: string[];
  /** Errors on the console, broken rules of the policy among them, and requests to other hosts. */
  console: string[];
  /** What a reader would call unfinished. */
  looks: string[];
  /** Headers by the rules of the Observatory, inline styles and handlers. */
  headers: string[];
  html: string;
}

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Opens a page of the site as its visitors do. */
async function auditPage(browser: Browser, site: string, path: string): Promise<PageAudit> {
  const answer = await fetch(site + path);
  const html = await answer.text();
  const headers = faultsOfAnswer(Object.fromEntries(answer.headers), html);
  const found: PageAudit = {
    axe: [],
    console: answer.ok ? [] : [`answers ${answer.status}`],
    looks: [],
    headers,
    html,
  };
  for (const colorScheme of ["dark", "light"] as const) {
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && found.console.push(message.text()));
    page.on("pageerror", (error) => found.console.push(String(error)));
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== site && /^https?:$/.test(protocol)) found.console.push(`asks ${origin}`);
    });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(site + path, { waitUntil: "networkidle" });
      const where = `${screen.width} px, ${colorScheme}`;
      found.axe.push(...(await violationsOf(page)).map((fault) => `${fault} (${where})`));
      found.looks.push(...(await faultsOf(page)).map((fault) => `${fault} (${where})`));
    }
    await context.close();
  }
  return found;
}
