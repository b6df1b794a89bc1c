import type { Manifest } from "#app/game/model/manifest.ts";
import type { VehicleIndex } from "#app/game/model/vehicle-index.ts";
import { INDEX_STATS, type IndexStat, type StatKey } from "#app/game/stats/keys.ts";

type Row = VehicleIndex["vehicles"][number];

/** The figures of all others of a vehicle's tier and class; none for what the index does not carry. */
export function indexPeers(vehicles: readonly Row[], { id, type, tier }: Row): (key: StatKey) => number[] {
  return (key) => {
    if (!isIndexStat(key)) return [];
    return vehicles.flatMap((row) => {
      const value = row.id !== id && row.type === type && row.tier === tier ? row.stats[key] : null;
      return typeof value === "number" ? [value] : [];
    });
  };
}

function isIndexStat(key: StatKey): key is IndexStat {
  return (INDEX_STATS as readonly StatKey[]).includes(key);
}

/**
 * The newest game version that a source of the dataset speaks of; versions stand there alone or as a range
 * ("2.1.1 to 2.3.1.3"). Null when none does.
 */
export function newestVersion(sources: Manifest["sources"]): string | null {
  const versions = Object.values(sources).flatMap(({ version }) => version?.match(/\d+(?:\.\d+)+/g) ?? []);
  return versions.reduce<string | null>(
    (newest, version) => (newest && !later(version, newest) ? newest : version),
    null,
  );
}

function later(a: string, b: string): boolean {
  const [x, y] = [a, b].map((version) => version.split(".").map(Number));
  for (let part = 0; part < 4; part++) {
    const difference = (x?.[part] ?? 0) - (y?.[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
