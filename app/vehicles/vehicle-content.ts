import { mixedPatches, outdated } from "#app/components/provenance/patch-summary.ts";
import { revisedTexts } from "#app/components/provenance/revised-texts.ts";
import { statesByName } from "#app/game/loadout/modes.ts";
import { CLASS_PLURALS, CLASS_SINGULARS, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { realmName } from "#app/game/model/enumerations/regions.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { comparedStats, displayedStats } from "#app/game/model/vehicle/compared-stats.ts";
import type { ExpectedValues, Marks, PeerStat, VehiclePeers, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { type ExplainedStats, statesOf } from "#app/game/stats/compute.ts";
import { BY_GUN_KIND, type GunKind, gunKind, knownRates, MIN_GUN_PEERS } from "#app/game/stats/gun-kinds.ts";
import type { StatKey, Stats } from "#app/game/stats/keys.ts";
import { formatDate, formatPeriod } from "#app/lib/text/format-date.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { ARMOUR_LINES, type Explanations, statExplanations } from "./characteristics/stat-explanation.ts";
import { type Peers, type StatLineGroup, statGroups } from "./characteristics/stat-lines.ts";
import { type VehicleCharts, vehicleCharts } from "./charts/vehicle-charts.ts";
import { type VehicleRadar, vehicleRadar } from "./charts/vehicle-radar.ts";
import { chosenVehicle } from "./chosen-vehicle.ts";
import { type FullContent, fullContent } from "./full-content.ts";
import { type DescribedPatch, describeHistory } from "./history/described-patches.ts";
import { calculatedStats } from "./loadout/calculated-stats.ts";
import type { CurrentLoadout } from "./loadout/current-loadout.ts";
import { type LoadoutContent, loadoutContent } from "./loadout/loadout-content.ts";
import { withMechanics } from "./mechanics/vehicle-mechanics.ts";
import { type FrameContent, frameContent } from "./page/frame-content.ts";
import { summarySource } from "./provenance/stated-text.ts";

/** What the views with tables and charts print, already formatted. */
export interface VehicleContent extends FrameContent {
  /** Says that the figures of the peers are of different patches; empty where they are of one. */
  mixedPatches: string;
  groups: StatLineGroup[];
  more: StatLineGroup[];
  /** Null where too few percentiles are known. */
  radar: VehicleRadar | null;
  charts: VehicleCharts;
  marks: Marks;
  marksSource: string;
  expected: ExpectedValues | null;
  expectedSource: string;
  sources: { title: string; detail: string }[];
  full: FullContent | null;
  /** Null on all views but the loadout's, and for a vehicle without definitions. */
  loadout: LoadoutContent | null;
  /** What patches changed, newest first; empty where our data has seen no change. */
  history: DescribedPatch[];
  /** Says that the game is newer than the figures, or that this is unknown; empty when they are current. */
  outdated: string;
}

/** What a page shows in addition to its own record. */
interface Surroundings {
  /** The newest game version that any source mentions; null when it cannot be read. */
  newest: string | null;
}

/**
 * Everything that the tables and charts of a vehicle print.
 * @param current the loadout of the page; null for the bare vehicle with its top modules
 */
export function vehicleContent(
  record: VehicleRecord,
  around: Surroundings,
  current: CurrentLoadout | null = null,
): VehicleContent {
  const { sources } = record;
  const chosen = record.record === "full" ? chosenVehicle(record, current) : null;
  const stats: Stats = chosen ? knownRates(chosen.stats, chosen.fitted.gun) : displayedStats(record);
  const loadout = chosen?.loadout ?? null;
  const frame = frameContent(record, loadout?.text);
  const { stock, search: here } = frame;
  const explained: Explanations = chosen
    ? statExplanations(
        loadout ? openedStats(chosen.explainedStats, loadout.opened.breakdown) : chosen.explainedStats,
        chosen.fitted.gun,
      )
    : new Map();
  const explanations = record.record === "full" ? withMechanics(explained, record.mechanics) : explained;
  const { stats: peers, note } = gunPeers(record.peers, chosen && gunKind(chosen.fitted.gun), record);
  const changed = chosen ? [...revisedTexts(record, chosen.stats, chosen.revised)] : [];
  const revised: ReadonlyMap<StatKey, string> = new Map(changed.map(([key, { text }]) => [key, text]));
  const remarks = {
    revised,
    gun: note,
    ...(record.record === "summary" && { announced: (key: StatKey) => summarySource(record, key) }),
    stock: stock !== null,
    overheats: chosen?.fitted.gun.overheats,
    loadout: loadout !== null,
    states: record.record === "full" && chosen ? statesByName(record, statesOf(chosen.explainedStats)) : {},
  };
  const calculated =
    record.record === "full" && loadout ? calculatedStats(record, loadout, stats, here, revised) : null;
  const groups = statGroups(stats, peers, explanations, true, remarks, calculated?.of);
  const more = statGroups(stats, peers, explanations, false, remarks, calculated?.of);
  const full = record.record === "full" && chosen ? fullContent(record, chosen) : null;
  return {
    ...frame,
    mixedPatches: stock
      ? ""
      : mixedPatches(
          record.peers.patches.flatMap(({ patch, vehicles }) => Array.from({ length: vehicles }, () => patch)),
        ),
    groups,
    more: calculated ? [...more, calculated.extra] : more,
    radar: stock ? null : vehicleRadar(stats, comparedStats(record), record.peers),
    charts: vehicleCharts(chosen?.fitted.gun ?? null, stats, peers, record.peers.pacing),
    marks: record.marks,
    marksSource: formatDate(sources.marks?.date ?? ""),
    expected: record.expected,
    expectedSource: formatDate(sources.expected?.date ?? ""),
    sources: Object.values(sources).map(({ title, publisher, version, date }) => ({
      title: title.replace(/\b[A-Z]{2,4}$/, realmName),
      detail: [publisher, version && `patch ${formatPatch(version)}`, formatPeriod(date ?? "")]
        .filter(Boolean)
        .join(", "),
    })),
    full,
    loadout: record.record === "full" && loadout ? loadoutContent(record, loadout, here, loadout.uncounted) : null,
    history: describeHistory(record.history),
    outdated: frame.stated?.confirmed ? "" : outdated(record.name, record.patch, around.newest, frame.stated !== null),
  };
}

/** Of the stats of a loadout only the one that is opened is broken down. */
function openedStats(explainedStats: ExplainedStats, breakdown: string | null): ExplainedStats {
  // The key comes from the address: accept only those in the tables.
  const line = Object.entries(ARMOUR_LINES).find(([key]) => key === breakdown)?.[1];
  const keys: readonly (string | null)[] = line?.keys ?? [breakdown];
  return Object.fromEntries(Object.entries(explainedStats).filter(([key]) => keys.includes(key)));
}

/** Names of guns of a kind, with an article and in the plural: "a magazine", "7 magazines". */
const GUN_KIND_NAMES: Record<GunKind, { one: string; many: string }> = {
  single: { one: "a single-shot gun", many: "single-shot guns" },
  magazine: { one: "a magazine", many: "magazines" },
  autoreloader: { one: "an autoreloader", many: "autoreloaders" },
  dual: { one: "a dual gun", many: "dual guns" },
};

/** What the stats of a vehicle with a certain gun are compared with. */
interface GunPeers {
  /** Without the figures that too few guns of the kind have. */
  stats: Peers;
  /** A remark for the figures that depend on the kind of gun; empty when the gun is unknown. */
  note: string;
}

/**
 * The peers of a vehicle with a given gun, which may be of another kind than its top gun: a magazine's reload is
 * compared to magazines only.
 * @param kind null where the gun is not known
 */
export function gunPeers(
  peers: VehiclePeers,
  kind: GunKind | null,
  { type, tier }: { type: VehicleClass; tier: number },
): GunPeers {
  if (kind === null || peers.gun === null) return { stats: peers.stats, note: "" };
  const own = kind === peers.gun.kind;
  const size = own ? peers.gun.size : (peers.otherGuns[kind]?.size ?? 0);
  const others = own ? size - 1 : size;
  const { one, many } = GUN_KIND_NAMES[kind];
  const at = `tier ${romanTier(tier)}`;
  const stats: Peers = { ...peers.stats };
  if (others < MIN_GUN_PEERS) {
    for (const key of BY_GUN_KIND) delete stats[key];
    const who = others === 0 ? "no other" : "only one other";
    return {
      stats,
      note: `Not compared: ${who} ${at} ${CLASS_SINGULARS[type]} has ${one}.`,
    };
  }
  if (!own) {
    for (const key of BY_GUN_KIND) {
      const spread = peers.otherGuns[kind]?.stats[key];
      if (spread) stats[key] = { ...spread, percentile: null } satisfies PeerStat;
      else delete stats[key];
    }
  }
  return { stats, note: `Compared with its own kind only: ${size} ${at} ${CLASS_PLURALS[type]} with ${many}.` };
}
