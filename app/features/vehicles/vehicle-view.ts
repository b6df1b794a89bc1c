import { CLASS_LABELS, CLASS_PLURALS, type VehicleClass } from "#app/game/model/classes.ts";
import { CREW_ROLE_LABELS } from "#app/game/model/crew-roles.ts";
import type { Price } from "#app/game/model/identity.ts";
import type { Nation } from "#app/game/model/nations.ts";
import type { Profile } from "#app/game/model/profile.ts";
import { roleLabel } from "#app/game/model/roles.ts";
import { SLOT_CATEGORY_LABELS, type SlotCategory } from "#app/game/model/slot-categories.ts";
import { romanTier } from "#app/game/model/tiers.ts";
import type { Expected, FullVehicle, Marks, Neighbour, VehicleRecord } from "#app/game/model/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { formatDate } from "#app/lib/format-date.ts";
import { formatPatch } from "#app/lib/format-patch.ts";
import type { LinkedVehicle } from "#app/widgets/vehicle-link.tsx";
import { type ArmourView, armourViews, type GunView, gunViews, type ModuleView, moduleViews } from "./modules-view.ts";
import { type StatGroupView, type StatView, statGroups, statView } from "./stats-view.ts";
import { chosen, type VehicleChoice } from "./vehicle-choice.ts";

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
  guns: GunView[];
  armour: ArmourView[];
  profile: Profile;
  gun: string;
  crew: { role: string; also: string }[];
  slots: SlotView[];
  /** The sets of equipment that are mounted most, with their share of all set-ups. */
  usage: { names: string; share: string }[];
  from: StepView[];
  to: StepView[];
  /** Labels of the two states of driving, and how one changes between them. */
  siege: { states: [normal: string, siege: string]; switching: string } | null;
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
  /** "1,390,000 credits"; null where there is no price. */
  price: { text: string; currency: Price["currency"] } | null;
  notInShop: boolean;
  nameFromTag: boolean;
  choice: VehicleChoice;
  /** "24 tier VII heavy tanks". */
  peers: string;
  kpis: StatView[];
  groups: StatGroupView[];
  more: StatGroupView[];
  marks: Marks;
  marksSource: string;
  expected: Expected | null;
  expectedSource: string;
  sources: { title: string; detail: string }[];
  full: FullView | null;
  /** What is not known of a newer vehicle, in words. */
  notKnown: string[];
}

const KPIS: StatKey[] = ["dpm", "damage", "penetration", "health", "viewRange", "topSpeed"];

/** Everything the vehicle page prints, as text where it is text, and nothing else of the record. */
export function vehicleView(record: VehicleRecord, choice: VehicleChoice): VehicleView {
  const { id, name, shortName, slug, nation, type, tier, premium, collector, sources } = record;
  const stats = record.record === "full" ? chosen(record, choice).configured.stats : record.stats;
  const peers = record.peers.stats;
  const role = record.role === null ? "" : `, ${roleLabel(record.role)}`;
  return {
    ...{ id, name, shortName, slug, nation, type, tier, premium, collector },
    kind: `${CLASS_LABELS[type]}${role}`,
    price: record.price && priceView(record.price),
    notInShop: record.notInShop,
    nameFromTag: record.nameSource === "made-from-tag",
    choice,
    peers: `${record.peers.size} tier ${romanTier(tier)} ${record.peers.size === 1 ? CLASS_LABELS[type].toLowerCase() : CLASS_PLURALS[type]}`,
    kpis: KPIS.map((key) => statView(key, stats, peers)),
    groups: statGroups(stats, peers, true),
    more: statGroups(stats, peers, false),
    marks: record.marks,
    marksSource: sources.marks ? formatDate(sources.marks.date) : "",
    expected: record.expected,
    expectedSource: sources.expected ? formatDate(sources.expected.date) : "",
    sources: Object.values(sources).map(({ title, publisher, version, date }) => ({
      title,
      detail: [publisher, version && `patch ${formatPatch(version)}`, formatDate(date)].filter(Boolean).join(", "),
    })),
    full: record.record === "full" ? fullView(record, choice) : null,
    notKnown: record.record === "full" ? [] : record.notKnown,
  };
}

function fullView(record: FullVehicle, choice: VehicleChoice): FullView {
  const { configured, modules } = chosen(record, choice);
  const guns = gunViews(modules, configured.modules);
  return {
    modules: moduleViews(modules, configured.modules),
    guns,
    armour: armourViews(modules, configured.modules),
    profile: configured.profile,
    gun: guns.find((gun) => gun.fitted)?.name ?? "Gun",
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
    from: record.research.from.map(stepView),
    to: record.research.to.map(stepView),
    siege: record.siege && siegeView(record.siege, configured.profile.wheels !== null),
  };
}

function siegeView(siege: NonNullable<FullVehicle["siege"]>, wheeled: boolean): FullView["siege"] {
  const { automatic, switchOn, switchOff } = siege;
  if (wheeled) return { states: ["Cruise", "Rapid"], switching: "" };
  if (automatic) return { states: ["Moving", "Still"], switching: "Changes by itself when the vehicle stands still." };
  const switching = switchOn
    ? `${formatNumber(switchOn, 1)} s to switch over, ${formatNumber(switchOff ?? 0, 1)} s back.`
    : "";
  return { states: ["Travel", "Siege"], switching };
}

function stepView({ xp, through, tag: _, ...vehicle }: Neighbour): StepView {
  return { vehicle, xp: formatNumber(xp), through: through?.name ?? null };
}

const CURRENCY: Record<Price["currency"], string> = { credits: "credits", gold: "gold", crystal: "bonds" };

function priceView({ amount, currency }: Price): { text: string; currency: Price["currency"] } {
  return { text: `${formatNumber(amount)} ${CURRENCY[currency]}`, currency };
}
