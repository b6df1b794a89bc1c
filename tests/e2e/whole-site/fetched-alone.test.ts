import { PAGES } from "#app/pages/pages.ts";
import {
  type ClientManifest,
  MAX_ROUTE_SCRIPT,
  readClientManifest,
  scriptsOf,
  stylesOf,
} from "#scripts/check/build-sizes.ts";

import { type LeftAlone, leaveAlone } from "../support/left-alone.ts";
import { expect, test } from "../support/test.ts";
import { visitorAddress } from "../support/visitor.ts";
import { KINDS_OF_PAGE, type KindOfPage, WITHOUT_EXAMPLE } from "./kinds-of-page.ts";

/** The scripts that a page fetches by itself, without the manifest. */
const MAX_SCRIPTS = 12;
/** The site's style sheet and that of the page. */
const MAX_SHEETS = 2;
/** What HTTP adds at most to a script in chunks, in bytes: 19 in the mean. */
const FRAMES = 32;
/** Pages that are open at the same time. Each has a browser's context, and so a cache, of its own. */
const AT_ONCE = 12;

function routeOf({ routes }: ClientManifest, { page }: KindOfPage): string {
  if (page === "/") return "routes/vehicles/index";
  const [id] = Object.entries(routes).find(([, { path }]) => path === page.slice(1)) ?? [];
  if (id === undefined) throw new Error(`No route has the path ${page}.`);
  return id;
}

/** What is wrong with what a page has fetched by itself: a line for each fault. */
function faultsOf(kind: KindOfPage, { scripts, data, asleep }: LeftAlone, manifest: ClientManifest & { file: string }) {
  const { at, later = [], waits, scripts: max = MAX_SCRIPTS } = kind;
  const allowed = ["/builds/meta/", ...(kind.data ?? [])];
  const first = scriptsOf(manifest, routeOf(manifest, kind));
  const count = first.size;
  first.add(manifest.file);
  const isLater = (path: string) => later.includes(path.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ""));
  const beyond = scripts.map(([path]) => path).filter((path) => !(first.has(path) || isLater(path)));
  const size = scripts.reduce((sum, [path, bytes]) => (path === manifest.file ? sum : sum + bytes - FRAMES), 0);
  const faults: string[] = [];
  if (scripts.length < 5) faults.push(`${at} has fetched ${scripts.length} scripts only: was it there?`);
  if (beyond.length > 0) {
    const fits = `${first.size + later.length} are allowed`;
    faults.push(`${at} has fetched ${scripts.length} scripts, ${fits}; not to be fetched: ${beyond.join(", ")}`);
  }
  if (count > max) faults.push(`${at} begins with ${count} scripts, ${max} are allowed`);
  const sheets = [...stylesOf(manifest, routeOf(manifest, kind))];
  if (sheets.length > MAX_SHEETS) faults.push(`${at} has the style sheets ${sheets.join(", ")}`);
  if (size > MAX_ROUTE_SCRIPT)
    faults.push(`${at} has fetched ${size} bytes of script, ${MAX_ROUTE_SCRIPT} are allowed`);
  const dataBeyond = data.filter((path) => !allowed.some((start) => path.startsWith(start)));
  if (dataBeyond.length > 0) faults.push(`${at} has fetched data: ${dataBeyond.join(", ")}`);
  if (waits && !asleep) faults.push(`${at} has been hydrated whole, although nobody has used it`);
  return faults;
}

test("there is an example of every screen", () => {
  const ofPage = new Map<string, string>(PAGES.map(({ path, module }) => [path, module]));
  const modules = [...KINDS_OF_PAGE.map(({ page }) => ofPage.get(page)), ...WITHOUT_EXAMPLE];
  expect(modules.toSorted()).toEqual([...new Set(ofPage.values())].toSorted());
});

test("a page that nobody uses fetches what its route says, and does not wake up", async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const manifest = await readClientManifest();
  const faults: string[] = [];
  const waiting = [...KINDS_OF_PAGE];
  const tab = async () => {
    for (let kind = waiting.shift(); kind; kind = waiting.shift()) {
      const extraHTTPHeaders = { "cf-connecting-ip": visitorAddress() };
      const context = await browser.newContext({ baseURL, extraHTTPHeaders, colorScheme: "dark" });
      faults.push(...faultsOf(kind, await leaveAlone(await context.newPage(), kind.at), manifest));
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, tab));
  expect(faults).toEqual([]);
});
