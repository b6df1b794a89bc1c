import { readCookie } from "#app/lib/read-cookie.ts";
import { TIME_ZONE_COOKIE } from "#app/lib/time-zone-cookie.ts";

export interface PageZone {
  /** IANA name. */
  name: string;
  /** Somebody chose it, by the address. */
  chosen: boolean;
  /** The unknown time zone named in the URL, if any. */
  unknown: string | null;
}

interface Hints {
  requested: string | null;
  cookies: string | null;
  /** That of the visitor's network, where Cloudflare knows one. */
  network: string | null;
}

/** The zone in the URL, else the one the browser reported earlier, else that of the visitor's network, else UTC. */
export function pageZone({ requested, cookies, network }: Hints): PageZone {
  const chosen = zoneNamed(requested);
  const name = chosen ?? zoneNamed(readCookie(cookies, TIME_ZONE_COOKIE)) ?? zoneNamed(network) ?? "UTC";
  return { name, chosen: chosen !== null, unknown: chosen === null && requested ? requested.slice(0, 60) : null };
}

/** A zone as the runtime spells it; null when there is none of this name. */
function zoneNamed(name: string | null | undefined): string | null {
  // What begins with a figure or a sign would be taken for an offset.
  if (!name || !/^[A-Za-z][A-Za-z0-9_+/-]{1,40}$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** All zones by the part of the world that they are named after: [["Europe", ["Amsterdam", …]], …]. */
export function zonesByRegion(): [region: string, places: string[]][] {
  const names = Intl.supportedValuesOf("timeZone").filter((name) => name.includes("/"));
  const regions = Map.groupBy(names, (name) => name.slice(0, name.indexOf("/")));
  return [...regions].map(([region, zones]) => [region, zones.map((name) => name.slice(region.length + 1))]);
}
