import { CLASS_LABELS, CLASS_PLURALS, CLASS_SINGULARS, type VehicleClass } from "#app/game/model/classes.ts";
import { CREW_ROLE_LABELS } from "#app/game/model/crew-roles.ts";
import type { Price } from "#app/game/model/identity.ts";
import type { Nation } from "#app/game/model/nations.ts";
import type { Profile } from "#app/game/model/profile.ts";
import { realmName } from "#app/game/model/regions.ts";
import { roleLabel } from "#app/game/model/roles.ts";
import { SLOT_CATEGORY_LABELS, type SlotCategory } from "#app/game/model/slot-categories.ts";
import { romanTier } from "#app/game/model/tiers.ts";
import type { Expected, FullVehicle, Marks, Neighbour, VehicleRecord } from "#app/game/model/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { gunKind } from "#app/game/stats/gun-kinds.ts";
import type { StatKey, Stats } from "#app/game/stats/keys.ts";
import { formatDate } from "#app/lib/format-date.ts";
import { formatPatch } from "#app/lib/format-patch.ts";
import type { LinkedVehicle } from "#app/widgets/vehicle-link.tsx";
import { type ArmourView, armourViews } from "./armour-view.ts";
import { type LineChartView, penetrationChart, spottingChart } from "./charts-view.ts";
import { type ChosenVehicle, chosenVehicle, type ModulesChoice } from "./chosen-vehicle.ts";
import { type MovablePanel, rightColumn } from "./column-balance.ts";
import { type GroundView, groundViews } from "./ground-view.ts";
import { gunPeers } from "./gun-peers.ts";
import { type GunView, gunViews } from "./guns-view.ts";
import { type ModuleView, moduleViews } from "./module-menus.ts";
import { type RadarView, radarView } from "./radar-view.ts";
import { statWorkings } from "./stat-workings.ts";
import { type KeyFigureView, keyFigure, type StatGroupView, statGroups } from "./stats-view.ts";
import type { VehicleChoice } from "./vehicle-choice.ts";

/** A step of research: the other vehicle, its price in experience and the module that leads to it. */
export interface StepView {
  vehicle: LinkedVehicle;
  xp: string;
  through: string | null;
}

export interface SlotView {
  category: SlotCategory | "universal";
  label: string;
}

/** What only a vehicle of the client definitions has. */
export interface FullView {
  modules: ModuleView[];
  /** Which set of modules is fitted, and the addresses of both. */
  fitted: ModulesChoice;
  guns: GunView[];
  armour: ArmourView[];
  profile: Profile;
  gun: string;
  penetration: LineChartView;
  grounds: GroundView[];
  crew: { role: string; also: string }[];
  slots: SlotView[];
  /** The sets of equipment that are mounted most, with their share of all set-ups. */
  usage: { names: string; share: string }[];
  /** Labels of the two states of driving, and how one changes between them. */
  siege: {
    states: [normal: string, siege: string];
    switching: string;
    /** Whether the second state is shown, and the query strings of both. */
    on: boolean;
    searches: [normal: string, siege: string];
  } | null;
  /** Booster rockets in words; empty without. */
  rocket: string;
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
  /** Query string of what is shown; empty for the vehicle with its top modules. */
  search: string;
  /** "24 tier VII heavy tanks". */
  peers: string;
  /** Of some of them not every key figure is known. */
  partly: boolean;
  kpis: KeyFigureView[];
  groups: StatGroupView[];
  more: StatGroupView[];
  /** Panels that stand in the right column of a wide screen; the others stand in the left one. */
  right: MovablePanel[];
  /** Null where too few percentiles are known. */
  radar: RadarView | null;
  spotting: LineChartView | null;
  marks: Marks;
  marksSource: string;
  expected: Expected | null;
  expectedSource: string;
  sources: { title: string; detail: string }[];
  full: FullView | null;
  /** Steps of research that lead here and on from here; null where no source states them. */
  research: { from: StepView[]; to: StepView[] } | null;
  /** What is not known of a newer vehicle, in words. */
  notKnown: string[];
  /** How far the game has moved on since the definitions, or that nobody can tell; empty when it has not, as far as we know. */
  outdated: string;
}

/** What else than its own record a page shows. */
export interface Surroundings {
  /** Figures of the other vehicles of tier and class at top configuration, from the index. */
  peerValues: (key: StatKey) => readonly number[];
  /** The newest game version that any source speaks of; null where that cannot be read. */
  newest: string | null;
}

const KPIS: StatKey[] = ["dpm", "damage", "penetration", "health", "viewRange", "topSpeed"];

/** Everything the vehicle page prints, as text where it is text, and nothing else of the record. */
export function vehicleView(record: VehicleRecord, choice: VehicleChoice, around: Surroundings): VehicleView {
  const { id, name, shortName, slug, nation, type, tier, premium, collector, sources } = record;
  const chosen = record.record === "full" ? chosenVehicle(record, choice) : null;
  const stats: Stats = chosen ? chosen.stats : record.record === "full" ? record.top.stats : record.stats;
  const topStats = record.record === "full" ? record.top.stats : record.stats;
  const workings = chosen ? statWorkings(chosen.modules, chosen.fitted, stats) : new Map<StatKey, string>();
  const { stats: peers, note } = gunPeers(record.peers, chosen && gunKind(chosen.fitted.gun), record);
  const remarks = { gun: note, announced: record.record === "summary" };
  const groups = statGroups(stats, peers, workings, true, remarks);
  const full = record.record === "full" && chosen ? fullView(record, chosen) : null;
  const role = record.role === null ? "" : `, ${roleLabel(record.role)}`;
  return {
    ...{ id, name, shortName, slug, nation, type, tier, premium, collector },
    kind: `${CLASS_LABELS[type]}${role}`,
    price: record.price && priceView(record.price),
    notInShop: record.notInShop,
    nameFromTag: record.nameSource === "made-from-tag",
    search: chosen?.search ?? "",
    peers: `${record.peers.size} tier ${romanTier(tier)} ${record.peers.size === 1 ? CLASS_SINGULARS[type] : CLASS_PLURALS[type]}`,
    partly: KPIS.some((key) => (peers[key]?.n ?? record.peers.size) < record.peers.size),
    kpis: KPIS.map((key) => keyFigure(key, stats, peers)),
    groups,
    more: statGroups(stats, peers, workings, false, remarks),
    right: full ? rightPanels(full, groups, record.marks) : [],
    radar: radarView(stats, topStats, peers, around.peerValues),
    spotting: spottingChart(stats),
    marks: record.marks,
    marksSource: sources.marks ? formatDate(sources.marks.date) : "",
    expected: record.expected,
    expectedSource: sources.expected ? formatDate(sources.expected.date) : "",
    sources: Object.values(sources).map(({ title, publisher, version, date }) => ({
      title: title.replace(/\b[A-Z]{2,4}$/, realmName),
      detail: [publisher, version && `patch ${formatPatch(version)}`, formatDate(date)].filter(Boolean).join(", "),
    })),
    full,
    research: record.research
      ? { from: record.research.from.map(stepView), to: record.research.to.map(stepView) }
      : null,
    notKnown: record.record === "full" ? [] : record.notKnown,
    outdated: outdated(record, around.newest),
  };
}

function rightPanels(full: FullView, groups: StatGroupView[], marks: Marks): MovablePanel[] {
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
  return rightColumn({
    choices: full.modules.some(({ options }) => options.length > 0),
    shells: sum(full.guns.map(({ shells }) => shells.length)),
    manners: full.guns.filter(({ manner }) => manner !== "").length,
    armour: full.armour.length,
    usage: full.usage.length,
    grounds: full.grounds.length > 0,
    marks: marks.state === "known",
    characteristics: { groups: groups.length, rows: sum(groups.map(({ stats }) => stats.length)) },
  });
}

/** Says that the game has gone on, where the definitions are older than the newest version heard of, or may be. */
function outdated({ name, sources: { definitions } }: VehicleRecord, newest: string | null): string {
  if (!definitions?.version || newest === definitions.version) return "";
  const from = `patch ${formatPatch(definitions.version)} of ${formatDate(definitions.date)}`;
  if (newest === null) return `${name} is shown as of ${from}. Whether there is a newer patch is not known right now.`;
  return `${name} is shown as of ${from}. The newest known patch is ${formatPatch(newest)}, so some figures may have changed. No public source has the new ones yet.`;
}

function fullView(record: FullVehicle, chosen: ChosenVehicle): FullView {
  const { modules, configuration, fitted, stats, profile, mode } = chosen;
  return {
    modules: moduleViews(modules, configuration, mode),
    fitted: chosen.choice,
    guns: gunViews(modules, configuration),
    armour: armourViews(modules, configuration),
    profile,
    gun: fitted.gun.name,
    penetration: penetrationChart(fitted.gun),
    grounds: groundViews(fitted.chassis, stats),
    crew: record.crew.map(({ role, also }) => ({
      role: CREW_ROLE_LABELS[role],
      also: also.map((other) => CREW_ROLE_LABELS[other].toLowerCase()).join(", "),
    })),
    slots: record.equipmentSlots.map((category) =>
      category === null
        ? { category: "universal", label: "Universal" }
        : { category, label: SLOT_CATEGORY_LABELS[category] },
    ),
    usage: record.usage.map(({ names, share }) => ({ names: names.join(", "), share: `${formatNumber(share, 1)} %` })),
    siege: record.siege && siegeView(record.siege, profile.wheels !== null, chosen),
    rocket: record.rocket ? rocketText(record.rocket) : "",
  };
}

function siegeView(
  siege: NonNullable<FullVehicle["siege"]>,
  wheeled: boolean,
  { mode, searches }: ChosenVehicle,
): FullView["siege"] {
  const { automatic, switchOn, switchOff } = siege;
  const state = { on: mode === "siege", searches };
  if (wheeled) return { states: ["Cruise", "Rapid"], switching: "", ...state };
  if (automatic) {
    return { states: ["Moving", "Still"], switching: "Changes by itself when the vehicle stands still.", ...state };
  }
  const switching = switchOn
    ? `${formatNumber(switchOn, 1)} s to switch over, ${formatNumber(switchOff ?? 0, 1)} s back.`
    : "";
  return { states: ["Travel", "Siege"], switching, ...state };
}

function rocketText({ uses, duration, reload }: NonNullable<FullVehicle["rocket"]>): string {
  return `Booster rockets: ${uses} ${uses === 1 ? "burn" : "burns"} of ${formatNumber(duration, 1, 0)} s, ${formatNumber(reload, 1, 0)} s apart. The figures do not include them.`;
}

function stepView({ xp, through, tag: _, ...vehicle }: Neighbour): StepView {
  return { vehicle, xp: formatNumber(xp), through: through?.name ?? null };
}

const CURRENCY: Record<Price["currency"], string> = { credits: "credits", gold: "gold", crystal: "bonds" };

function priceView({ amount, currency }: Price): { text: string; currency: Price["currency"] } {
  return { text: amount === 0 ? "Free" : `${formatNumber(amount)} ${CURRENCY[currency]}`, currency };
}
