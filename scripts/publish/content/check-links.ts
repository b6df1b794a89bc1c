import { VEHICLE_VIEWS } from "#app/game/model/addresses/vehicle-path.ts";
import { PAGES } from "#app/pages/pages.ts";
import type { ContentFaults, ContentPage, ReadKind } from "./content-kind.ts";

/** API calls that texts may link to, in addition to pages. */
const CALLS = /^\/api\/(?:openapi\.json|vehicles(?:\.csv|\.json|\/\d+\/characteristics))$/;
const FILES = "/api/files/";

export interface LinkTargets {
  /** Whether a vehicle has this page: `/529/tiger-i`. */
  isVehicle(path: string): boolean;
  /** Whether there is a published file of this path below /api/files, content apart. */
  isFile(path: string): boolean;
}

/**
 * Checks that every link of a text to the site leads to a page that is open, and to an anchor that is there where the
 * page is made of content.
 */
export function checkLinks(kinds: readonly ReadKind[], targets: LinkTargets, faults: ContentFaults): void {
  const pages = new Map(kinds.flatMap(({ pages }) => pages.map((page) => [page.path, page] as const)));
  const published = new Set(kinds.flatMap(({ documents }) => Object.keys(documents)));
  for (const { href, line, file } of kinds.flatMap(({ links }) => links)) {
    if (!/^\/(?!\/)/.test(href)) continue;
    const { pathname, hash } = new URL(href, "https://site.invalid");
    const fault = faultOf(
      pathname,
      hash.slice(1),
      pages,
      (path) => published.has(path) || targets.isFile(path),
      targets,
    );
    if (fault) faults.add(file, line, `${href}: ${fault}`);
  }
}

/** The page of a vehicle, by the path of one of its views. */
const withoutView = (path: string) =>
  path.replace(/\/(\w+)$/, (end, name) => (VEHICLE_VIEWS.includes(name) ? "" : end));

function faultOf(
  path: string,
  anchor: string,
  pages: ReadonlyMap<string, ContentPage>,
  isFile: (path: string) => boolean,
  { isVehicle }: LinkTargets,
): string | null {
  const page = pages.get(path);
  if (page) return anchor === "" || page.anchors.includes(anchor) ? null : `the page has no anchor “${anchor}”.`;
  if (path.startsWith(FILES)) return isFile(path.slice(FILES.length)) ? null : "there is no such file.";
  if (CALLS.test(path)) return null;
  const known = PAGES.find(
    (candidate) => candidate.path === path || (Array.isArray(candidate.listed) && candidate.listed.includes(path)),
  );
  return known || isVehicle(path) || isVehicle(withoutView(path)) ? null : "there is no such page.";
}
