import { mixedPatches, outdated, type PatchOfFigures, patchView } from "#app/components/provenance/patches-view.ts";
import { revisedTexts } from "#app/components/provenance/revised-texts.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { entryText } from "#app/game/comparison/entry.ts";
import { type LoadoutText, loadoutSearch } from "#app/game/loadout/address/loadout-text.ts";
import { statesByName } from "#app/game/loadout/modes.ts";
import {
  CLASS_LABELS,
  CLASS_PLURALS,
  CLASS_SINGULARS,
  type VehicleClass,
} from "#app/game/model/enumerations/classes.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import { realmName } from "#app/game/model/enumerations/regions.ts";
import { roleLabel } from "#app/game/model/enumerations/roles.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { moduleKindOf, modulePhrase } from "#app/game/model/modules/module-phrase.ts";
import { comparedStats, shownStats } from "#app/game/model/vehicle/compared-stats.ts";
import type { Price } from "#app/game/model/vehicle/identity.ts";
import type { ExpectedValues, Marks, Neighbour, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { type ExplainedStats, statesOf } from "#app/game/stats/compute.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatPrice } from "#app/game/stats/format-price.ts";
import { gunKind } from "#app/game/stats/gun-kinds.ts";
import type { StatKey, Stats } from "#app/game/stats/keys.ts";
import { knownRates } from "#app/game/stats/known-rates.ts";
import { verdictOf } from "#app/game/stats/verdict.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { gunPeers } from "./characteristics/gun-peers.ts";
import { ARMOUR_LINES, type Explanations, statExplanations } from "./characteristics/stat-explanation.ts";
import { type KeyStatView, keyStat, type StatGroupView, statGroups } from "./characteristics/stats-view.ts";
import { type ChartViews, chartViews } from "./charts/charts-view.ts";
import { radarView, type VehicleRadarView } from "./charts/radar-view.ts";
import { chosenVehicle } from "./chosen-vehicle.ts";
import { type FullView, fullView } from "./full-view.ts";
import { historyView, type PatchView } from "./history/history-view.ts";
import { calculatedStats } from "./loadout/calculated-stats.ts";
import type { CurrentLoadout } from "./loadout/current-loadout.ts";
import { type LoadoutView, loadoutView } from "./loadout/loadout-view.ts";
import { withMechanics } from "./mechanics/mechanics-view.ts";
import { type StatedView, statedView, summarySource } from "./provenance/stated-view.ts";
import { type RatingView, ratingView } from "./rating/rating-view.ts";
import { type StockView, stockView } from "./stock/stock-view.ts";

/** A step of research: the other vehicle, its price in experience and the module that leads to it. */
export interface ResearchStepView {
  vehicle: LinkedVehicle;
  xp: string;
  through: string | null;
}

export interface VehicleView {
  id: number;
  name: string;
  shortName: string;
  slug: string;
  nation: Nation;
  type: VehicleClass;
  tier: number;
  premium: boolean;
  collector: boolean;
  /** "Heavy tank, Versatile". */
  kind: string;
  /** "1,390,000 credits"; null where the vehicle is not for sale, or no source states a price. */
  price: { text: string; currency: Price["currency"] } | null;
  notInShop: boolean;
  nameFromTag: boolean;
  /** Query string of the loadout that is shown; empty for the bare vehicle with its top modules. */
  search: string;
  /** The column of a comparison that has the same loadout. */
  compared: string;
  /** "24 tier VII heavy tanks". */
  peers: string;
  rating: RatingView;
  /** In a sentence or two what it is like in its tier and class; empty where nobody can say. */
  verdict: string;
  /** Says that the figures of the peers are of different patches; empty where they are of one. */
  mixedPatches: string;
  /** Not every key figure is known for all of the peers. */
  partly: boolean;
  kpis: KeyStatView[];
  groups: StatGroupView[];
  more: StatGroupView[];
  /** Null where too few percentiles are known. */
  radar: VehicleRadarView | null;
  charts: ChartViews;
  marks: Marks;
  marksSource: string;
  expected: ExpectedValues | null;
  expectedSource: string;
  sources: { title: string; detail: string }[];
  full: FullView | null;
  /** Null on all views but the loadout's, and for a vehicle without definitions. */
  loadout: LoadoutView | null;
  /** What the publisher states of the stock modules, where no definitions are known; null for all others. */
  stock: StockView | null;
  /** Steps of research that lead here and on from here; null where no source states them. */
  research: { from: ResearchStepView[]; to: ResearchStepView[] } | null;
  /** What patches changed, newest first; empty where our data has seen no change. */
  history: PatchView[];
  /** What is not known of a newer vehicle, in words. */
  notKnown: string[];
  /** The patch that the figures are of; null where no source states it of this vehicle alone. */
  patch: PatchOfFigures | null;
  /** What later sources state of it; null where they state nothing. */
  stated: StatedView | null;
  /** Says that the game is newer than the figures, or that this is unknown; empty when they are current. */
  outdated: string;
}

/** What a page shows besides its own record. */
export interface Surroundings {
  /** The newest game version that any source mentions; null when it cannot be read. */
  newest: string | null;
}

const KPIS: StatKey[] = ["dpm", "damage", "penetration", "health", "viewRange", "topSpeed"];

/**
 * Everything the vehicle page prints, already formatted, and nothing else of the record.
 * @param current the loadout of the page; null for the bare vehicle with its top modules
 */
export function vehicleView(
  record: VehicleRecord,
  around: Surroundings,
  current: CurrentLoadout | null = null,
): VehicleView {
  const { id, name, shortName, slug, nation, type, tier, premium, collector, sources } = record;
  const chosen = record.record === "full" ? chosenVehicle(record, current) : null;
  const stats: Stats = chosen ? knownRates(chosen.stats, chosen.fitted.gun) : shownStats(record);
  const stock = stockView(record);
  const loadout = chosen?.loadout ?? null;
  const explained: Explanations = chosen
    ? statExplanations(loadout ? openedFigures(chosen.figures, loadout.opened.why) : chosen.figures, chosen.fitted.gun)
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
    states: record.record === "full" && chosen ? statesByName(record, statesOf(chosen.figures)) : {},
  };
  const text: LoadoutText = loadout?.text ?? "";
  const here = loadoutSearch(text);
  const calculated =
    record.record === "full" && loadout ? calculatedStats(record, loadout, stats, here, revised) : null;
  const groups = statGroups(stats, peers, explanations, true, remarks, calculated?.of);
  const more = statGroups(stats, peers, explanations, false, remarks, calculated?.of);
  const full = record.record === "full" && chosen ? fullView(record, chosen) : null;
  const others = `${record.peers.size} tier ${romanTier(tier)} ${record.peers.size === 1 ? CLASS_SINGULARS[type] : CLASS_PLURALS[type]}`;
  const stated = statedView(record);
  const role = record.role === null ? "" : `, ${roleLabel(record.role)}`;
  return {
    id,
    name,
    shortName,
    slug,
    nation,
    type,
    tier,
    premium,
    collector,
    kind: `${CLASS_LABELS[type]}${role}`,
    price: record.price && { text: formatPrice(record.price), currency: record.price.currency },
    notInShop: record.notInShop,
    nameFromTag: record.nameSource === "made-from-tag",
    search: here,
    compared: entryText({ id, loadout: text }),
    peers: others,
    rating: ratingView(record, others),
    verdict: verdictOf(record),
    mixedPatches: stock
      ? ""
      : mixedPatches(
          record.peers.patches.flatMap(({ patch, vehicles }) => Array.from({ length: vehicles }, () => patch)),
        ),
    partly: KPIS.some((key) => (peers[key]?.n ?? record.peers.size) < record.peers.size),
    kpis: KPIS.map((key) => keyStat(key, stats, peers, remarks)),
    groups,
    more: calculated ? [...more, calculated.extra] : more,
    radar: stock ? null : radarView(stats, comparedStats(record), record.peers),
    charts: chartViews(chosen?.fitted.gun ?? null, stats, peers, record.peers.pacing),
    marks: record.marks,
    marksSource: formatDate(sources.marks?.date ?? ""),
    expected: record.expected,
    expectedSource: formatDate(sources.expected?.date ?? ""),
    sources: Object.values(sources).map(({ title, publisher, version, date }) => ({
      title: title.replace(/\b[A-Z]{2,4}$/, realmName),
      detail: [publisher, version && `patch ${formatPatch(version)}`, formatDate(date ?? "")]
        .filter(Boolean)
        .join(", "),
    })),
    full,
    loadout: record.record === "full" && loadout ? loadoutView(record, loadout, here, loadout.uncounted) : null,
    stock,
    research: record.research
      ? { from: record.research.from.map(stepView), to: record.research.to.map(stepView) }
      : null,
    history: historyView(record.history),
    notKnown: record.record === "full" ? [] : [...record.notKnown, "recommended loadouts"],
    patch: patchView(record.patch),
    stated,
    outdated: stated?.confirmed ? "" : outdated(name, record.patch, around.newest, stated?.line),
  };
}

/** Of the stats of a loadout only the one that is opened is broken down. */
function openedFigures(figures: ExplainedStats, why: string | null): ExplainedStats {
  // The word is from the address: it names only what the tables themselves have.
  const line = Object.entries(ARMOUR_LINES).find(([key]) => key === why)?.[1];
  const keys: readonly (string | null)[] = line?.keys ?? [why];
  return Object.fromEntries(Object.entries(figures).filter(([key]) => keys.includes(key)));
}

function stepView({ xp, through, tag: _, ...vehicle }: Neighbour): ResearchStepView {
  const kind = through && moduleKindOf(through.id);
  const named = through && (kind ? modulePhrase(kind, through.name) : through.name);
  return { vehicle, xp: formatNumber(xp), through: named };
}
