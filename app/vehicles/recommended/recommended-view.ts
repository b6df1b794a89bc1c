import { hrefOfEntries } from "#app/game/comparison/query.ts";
import { loadoutSearch } from "#app/game/loadout/address/loadout-text.ts";
import { changeText, type StatChangeText } from "#app/game/loadout/changed-stats.ts";
import { slotCategories } from "#app/game/loadout/loadout.ts";
import { commonSkill } from "#app/game/loadout/typical.ts";
import { CLASS_PLURALS } from "#app/game/model/enumerations/classes.ts";
import { CREW_ROLE_LABELS, CREW_ROLES } from "#app/game/model/enumerations/crew-roles.ts";
import {
  EQUIPMENT_CONFIGURATION_LABELS,
  EQUIPMENT_CONFIGURATIONS,
  type EquipmentConfiguration,
} from "#app/game/model/enumerations/equipment-configurations.ts";
import { roleLabel } from "#app/game/model/enumerations/roles.ts";
import { SLOT_CATEGORY_LABELS, type SlotCategory } from "#app/game/model/enumerations/slot-categories.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { Recommended, RecommendedConfiguration } from "#app/game/model/vehicle/recommended.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";

/** A configuration as its tab shows it. */
export interface ConfigurationView {
  /** Anchor of its own. */
  id: string;
  label: string;
  /** Why this one; of one of which nothing is known, that. */
  reason: string;
  /** Null where nothing is known. */
  build: {
    equipment: { category: SlotCategory | "universal"; slot: string; name: string }[];
    directive: string;
    changes: StatChangeText[];
    more: number;
    /** Query string of the calculator with it. */
    search: string;
    /** A comparison of the bare vehicle with it. */
    comparison: string;
    /** Where somebody decided other ones than the vehicle's. */
    crew: CrewView[] | null;
    field: FieldModificationView[] | null;
  } | null;
}

interface CrewView {
  role: string;
  /** Names, in the order in which they are to be learnt. */
  skills: string;
}

interface FieldModificationView {
  level: string;
  names: string;
}

export interface RecommendedView {
  configurations: ConfigurationView[];
  crew: CrewView[];
  /** Skills in no order, by role. */
  situational: { role: string; skills: { name: string; about: string }[] }[];
  field: FieldModificationView[];
  /** What is to be known of crew and field modifications, in sentences. */
  crewNote: string;
  fieldNote: string;
}

/** Null where nothing is recommended. */
export function recommendedView(vehicle: FullVehicle): RecommendedView | null {
  const { recommended } = vehicle;
  if (recommended === null) return null;
  return {
    configurations: EQUIPMENT_CONFIGURATIONS.map((purpose) => configurationView(purpose, recommended, vehicle)),
    crew: crewViews(recommended.crew, vehicle),
    situational: situationalViews(recommended.situational),
    field: fieldViews(recommended.field),
    crewNote: crewNote(vehicle, recommended),
    fieldNote: fieldNote(recommended),
  };
}

function configurationView(
  purpose: EquipmentConfiguration,
  recommended: Recommended,
  vehicle: FullVehicle,
): ConfigurationView {
  const own = recommended.configurations.find((each) => each.purpose === purpose);
  const head = { id: `recommended-${purpose}`, label: EQUIPMENT_CONFIGURATION_LABELS[purpose] };
  if (own === undefined) return { ...head, reason: missingReason(purpose, vehicle, recommended), build: null };
  return { ...head, reason: reasonOf(own, vehicle, recommended), build: buildView(own, vehicle) };
}

function buildView(
  { equipment, roleSlot, directive, changes, more, build, crew, field }: RecommendedConfiguration,
  vehicle: FullVehicle,
): ConfigurationView["build"] {
  const entries = ["", build].map((loadout) => ({ id: vehicle.id, loadout }));
  return {
    equipment: slotCategories(vehicle, { roleSlot }).map((category, slot) => ({
      category: category ?? "universal",
      slot: category === null ? "Universal" : SLOT_CATEGORY_LABELS[category],
      name: equipment[slot]?.name ?? "Empty",
    })),
    directive: directive?.name ?? "",
    changes: changes.map((each) => changeText(each as Parameters<typeof changeText>[0])),
    more,
    search: loadoutSearch(build),
    comparison: hrefOfEntries(entries),
    crew: crew ? crewViews(crew, vehicle) : null,
    field: field ? fieldViews(field) : null,
  };
}

function crewViews(crew: Recommended["crew"], vehicle: FullVehicle): CrewView[] {
  return vehicle.crew.map(({ role, also }, seat) => ({
    role: [CREW_ROLE_LABELS[role], ...also.map((other) => CREW_ROLE_LABELS[other].toLowerCase())].join(", "),
    skills: (crew[seat] ?? []).map(({ name }) => name).join(" › "),
  }));
}

/** One entry a role, in the order of the roles; last what everybody can learn. */
function situationalViews(skills: Recommended["situational"]): RecommendedView["situational"] {
  return [...CREW_ROLES, null].flatMap((role) => {
    const own = skills.filter((skill) => skill.role === role).map(({ name, about }) => ({ name, about }));
    return own.length === 0 ? [] : [{ role: role === null ? "Everybody" : CREW_ROLE_LABELS[role], skills: own }];
  });
}

/** One entry a level. */
function fieldViews(field: Recommended["field"]): FieldModificationView[] {
  const levels = [...new Set(field.map(({ level }) => level))];
  return levels.map((level) => ({
    level: `Level ${romanTier(level)}`,
    names: field.flatMap((each) => (each.level === level ? [each.name] : [])).join(", "),
  }));
}

function crewNote({ type }: FullVehicle, { crew, consumables }: Recommended): string {
  const hides = commonSkill(type) === "camouflage";
  const learnt = crew.some((skills) => skills.some(({ tag }) => tag === "camouflage"));
  const [first, last] = hides
    ? [learnt ? "Brothers in Arms and Concealment" : "Brothers in Arms", ", Repairs last"]
    : ["Brothers in Arms and Repairs", learnt ? ", Concealment last" : ""];
  const hidden = learnt ? "" : " Concealment is left out: the vehicle cannot hide.";
  const taken = consumables.flatMap((each) => each?.name ?? []);
  const fitted = taken.length === 0 ? "" : ` with ${list(taken)}`;
  return `No source counts skills: ${first} first by rule, role skills by what they add${last}. Figures count the first three${fitted}.${hidden}`;
}

function fieldNote({ field, openPairs }: Recommended): string {
  if (field.length === 0) return "";
  const left =
    openPairs === 0
      ? ""
      : openPairs === 1
        ? " One pair is left open: its sides are too close to call."
        : ` ${openPairs} pairs are left open: their sides are too close by what our figures count.`;
  return `From each pair, the side that adds more.${left}`;
}

/** Why a configuration is recommended, in sentences. */
function reasonOf(own: RecommendedConfiguration, vehicle: FullVehicle, recommended: Recommended): string {
  if (own.editorial) return `Set by ${own.editorial.author}: ${own.editorial.reason}`;
  if (vehicle.equipmentSlots.length === 0) return "No equipment slots: only crew skills are recommended.";
  return [equipmentReason(own, vehicle, recommended), slotReason(own)].filter((each) => each !== "").join(" ");
}

/** Why there is no such configuration, in sentences. */
function missingReason(purpose: EquipmentConfiguration, vehicle: FullVehicle, { configurations }: Recommended): string {
  const main = configurations.find((each) => each.purpose === "main");
  if (vehicle.equipmentSlots.length === 0) return "It has no slots for equipment, so there is nothing to tell apart.";
  if (purpose === "main")
    return "No source says what is mounted on it, and no set of equipment changes what is counted.";
  if (purpose === "secondary")
    return vehicle.usage.length === 0
      ? "No source says yet what is mounted on it, so no second set is known."
      : "The source names a single set for it.";
  if (purpose === "experimental")
    return main?.basis === "score"
      ? "What is mounted on it is not counted yet, so Main is computed already."
      : "Every set that it can have is among those mounted most.";
  return `Nothing is known that would set ${EQUIPMENT_CONFIGURATION_LABELS[purpose]} apart: the source says how often equipment is mounted, but not in which mode. Main is the best that can be said.`;
}

function equipmentReason(
  { basis, share, purpose, equipment }: RecommendedConfiguration,
  vehicle: FullVehicle,
  { sets, weighedBy, configurations }: Recommended,
): string {
  if (basis === "usage") {
    const date = formatDate(vehicle.sources.usage?.date ?? "");
    const when = date === "" ? "" : ` (${date})`;
    const place = purpose === "main" ? "Mounted most" : "Mounted second most";
    const main = configurations.find((each) => each.purpose === "main");
    const instead = purpose === "main" || main === undefined ? "" : insteadText(equipment, main.equipment);
    return `${place}: ${formatNumber(share ?? 0, 1)} % of all its set-ups${when}.${instead}`;
  }
  const among = purpose === "main" ? "" : " beside those mounted most";
  const uncounted = purpose === "main" ? "No source says yet what is mounted on it. " : "";
  return `${uncounted}Of the ${formatNumber(sets)} sets of standard equipment that it can have and Commanders of its kind mount, this one scores highest${among}. The score weighs what a set changes by what is mounted on ${groupText(weighedBy, vehicle)}.`;
}

type RecommendedEquipment = RecommendedConfiguration["equipment"];

/** What it has in place of what the main one has. */
function insteadText(equipment: RecommendedEquipment, main: RecommendedEquipment): string {
  const names = (set: RecommendedEquipment, without: RecommendedEquipment) =>
    set.flatMap((each) => (each && !without.some((other) => other?.tag === each.tag) ? [each.name] : []));
  const [own, others] = [names(equipment, main), names(main, equipment)];
  return own.length === 0 || others.length === 0 ? "" : ` It has ${list(own)} in place of ${list(others)}.`;
}

function slotReason({ roleSlot }: RecommendedConfiguration): string {
  return roleSlot === null
    ? ""
    : `Give the first universal slot to ${SLOT_CATEGORY_LABELS[roleSlot].toLowerCase()}, which strengthens what is in it.`;
}

/** "71 breakthrough heavy tanks". */
function groupText({ group, vehicles }: Recommended["weighedBy"], { role, type }: FullVehicle): string {
  const plural = CLASS_PLURALS[type];
  if (group === "role" && role !== null)
    return type === "SPG" ? `${vehicles} ${plural}` : `${vehicles} ${plural} of its role (${roleLabel(role)})`;
  return group === "low-class" ? `${vehicles} ${plural} without a role` : `${vehicles} ${plural}`;
}

function list(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
