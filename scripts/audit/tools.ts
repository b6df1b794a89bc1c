import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { medianOf } from "#app/game/stats/median.ts";
import { ensureChromium } from "#scripts/testing/chromium.ts";
import { Fault, inFolder, root, run } from "#scripts/tools.ts";

/** The tools and their versions. */
const pinned = join(root, "scripts/audit/tools");
/** Where they are installed: apart from the project's packages, than which they are larger, and from its sources. */
const folder = join(root, ".cache/audit");
const inTools = (path: string) => join(folder, "node_modules", path);

/** Installs the tools pinned next to this file; takes half a minute the first time. */
export async function installTools(): Promise<void> {
  const wanted = await readFile(join(pinned, "package-lock.json"), "utf8");
  const stamp = inTools(".installed");
  if ((await readFile(stamp, "utf8").catch(() => "")) === wanted) return;
  console.log("Installing Lighthouse, the HTML checker and the link checker …");
  await mkdir(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) await copyFile(join(pinned, file), join(folder, file));
  await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
  await writeFile(stamp, wanted);
}

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Which pages a search engine may list is decided page by page (app/pages), and tested. */
const SKIPPED = ["--skip-audits=is-crawlable"];

/** What Lighthouse says of a page: scores of 0 to 100, and times in ms. */
export type LighthouseResult = Record<(typeof FIGURES)[number], number>;
const FIGURES = [...CATEGORIES, "lcp", "blocked"] as const;

const lighthouseSchema = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number() })),
  audits: z.object({
    "largest-contentful-paint": z.object({ numericValue: z.number() }),
    "total-blocking-time": z.object({ numericValue: z.number() }),
  }),
});

/**
 * Runs Lighthouse's mobile preset.
 * @param runs how often; of each figure the median is taken
 * @throws Fault when it cannot load the page
 */
export async function lighthouse(url: string, runs: number): Promise<LighthouseResult> {
  const chromium = await ensureChromium();
  const found: LighthouseResult[] = [];
  for (let at = 0; at < runs; at++) {
    await inFolder(async (folder) => {
      const file = join(folder, "report.json");
      const flags = ["--quiet", "--output=json", `--output-path=${file}`, "--chrome-flags=--no-sandbox --disable-gpu"];
      const only = [`--only-categories=${CATEGORIES.join()}`, ...SKIPPED];
      await run(process.execPath, [inTools("lighthouse/cli/index.js"), url, ...only, ...flags], {
        env: { CHROME_PATH: chromium },
      });
      const { categories, audits } = lighthouseSchema.parse(JSON.parse(await readFile(file, "utf8")));
      const scores = CATEGORIES.map((name) => [name, Math.round(100 * categories[name].score)]);
      found.push({
        ...Object.fromEntries(scores),
        lcp: audits["largest-contentful-paint"].numericValue,
        blocked: audits["total-blocking-time"].numericValue,
      });
    });
  }
  const medians = FIGURES.map((figure) => [figure, medianOf(found.map((result) => result[figure]))]);
  return Object.fromEntries(medians);
}

/** Attributes that every browser knows and no standard names: how a folder is chosen. */
const KNOWN = ["“webkitdirectory”"];

const messagesSchema = z.object({
  messages: z.array(z.object({ url: z.string(), type: z.string(), message: z.string(), lastLine: z.int().optional() })),
});

/**
 * Validates pages by the Nu checker.
 * @param pages their HTML by path
 * @returns a line for each error; null where the machine has no Java
 */
export async function htmlFaults(pages: ReadonlyMap<string, string>): Promise<string[] | null> {
  if (!(await run("java", ["-version"]).catch(() => null))) return null;
  return inFolder(async (folder) => {
    const paths = [...pages.keys()];
    for (const [at, path] of paths.entries()) await writeFile(join(folder, `${at}.html`), pages.get(path) ?? "");
    const answer = await run("java", [
      "-jar",
      inTools("vnu-jar/build/dist/vnu.jar"),
      "--exit-zero-always",
      "--errors-only",
      "--format",
      "json",
      folder,
    ]);
    const { messages } = messagesSchema.parse(JSON.parse(answer));
    return messages
      .filter(({ message }) => !KNOWN.some((attribute) => message.includes(attribute)))
      .map(({ url, message }) => `${paths[Number(/(\d+)\.html$/.exec(url)?.[1])]}: ${message}`);
  });
}

/** The site's answer to clients that request too many players a minute, as the checker does: those links are fine. */
const TOO_MANY = 429;

const linksSchema = z.object({
  links: z.array(z.object({ url: z.string(), status: z.int().optional(), parent: z.string().optional() })),
});

/**
 * Follows every link of the pages within the site and checks that its target exists.
 * @returns one line per broken link
 */
export async function brokenLinks(site: string, paths: readonly string[]): Promise<string[]> {
  const config = ["--check-fragments", "--verbosity", "error", "--format", "json", "--concurrency", "4"];
  const others = ["--skip", `^(?!${site})`];
  // Its exit code is 1 when a link is broken, which is an answer too.
  const answer = await run(process.execPath, [
    inTools("linkinator/build/src/cli.js"),
    ...paths.map((path) => site + path),
    ...config,
    ...others,
  ]).catch((error: unknown) => {
    if (error instanceof Fault) return error.message;
    throw error;
  });
  const json = answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1);
  return linksSchema
    .parse(JSON.parse(json))
    .links.filter(({ status }) => status !== TOO_MANY)
    .map(({ url, status, parent }) => `${parent ?? "a page"}: ${url} (${status ?? "no answer"})`);
}
