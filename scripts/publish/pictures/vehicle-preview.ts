import { positionOnBar } from "#app/game/charts/bar-position.ts";
import { CLASS_LABELS, CLASS_PLURALS, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { displayedStats } from "#app/game/model/vehicle/compared-stats.ts";
import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";

/** A figure on the picture, with its bar against the tier and class. */
export interface PreviewStat {
  label: string;
  text: string;
  unit: string;
  bar: { fill: number; average: number; tone: "good" | "bad" | "" } | null;
}

/** Everything that a vehicle's link preview shows; equal data gives the same picture. */
export interface VehiclePreview {
  name: string;
  nation: Nation;
  nationLabel: string;
  type: VehicleClass;
  kind: string;
  tier: string;
  marker: "premium" | "collector" | null;
  keyStats: PreviewStat[];
  /** The peers that the stats are compared with; empty for a vehicle without peers. */
  peers: string;
  /** Null where the measures are not known: there is no drawing then. */
  profile: Silhouette | null;
  /** The age of the figures: their patch, or that they were only announced. */
  asOf: string;
}

/** Five of the page's six key figures: as many as can be read on a small picture. */
const KEY_STATS = ["dpm", "penetration", "health", "viewRange", "topSpeed"] as const satisfies readonly StatKey[];

/** The contents of a vehicle's link preview: the same stats at top modules as on its page. */
export function vehiclePreview(record: VehicleRecord): VehiclePreview {
  const { name, nation, type, tier, premium, collector, peers } = record;
  const stats = displayedStats(record);
  const keyStats = KEY_STATS.flatMap((key): PreviewStat[] => {
    const value = stats[key];
    // Unknown figures are left out, since the picture has no space for an explanation.
    if (value === null || value === undefined) return [];
    const peer = peers.stats[key];
    const position = peer && peer.n > 1 ? positionOnBar(key, value, peer) : null;
    const bar = position && { fill: position.fill, average: position.average, tone: position.tone };
    const { label, unit } = STAT_META[key];
    return [{ label, text: formatStat(key, value), unit, bar }];
  });
  return {
    name,
    nation,
    nationLabel: NATION_LABELS[nation],
    type,
    kind: CLASS_LABELS[type],
    tier: romanTier(tier),
    marker: premium ? "premium" : collector ? "collector" : null,
    keyStats,
    peers: peers.size > 1 ? `Tick: average of ${peers.size} tier ${romanTier(tier)} ${CLASS_PLURALS[type]}` : "",
    profile: record.record === "full" ? record.top.profile : null,
    asOf: asOf(record),
  };
}

function asOf({ record, sources: { definitions } }: VehicleRecord): string {
  if (record === "default-profile") return "Stock modules";
  return definitions?.version ? `Patch ${formatPatch(definitions.version)}` : "Figures as announced";
}
