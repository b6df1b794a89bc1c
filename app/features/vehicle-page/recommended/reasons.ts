import { CLASS_PLURALS } from "#app/game/model/enumerations/classes.ts";
import {
  EQUIPMENT_CONFIGURATION_LABELS,
  type EquipmentConfiguration,
} from "#app/game/model/enumerations/equipment-configurations.ts";
import { roleLabel } from "#app/game/model/enumerations/roles.ts";
import { SLOT_CATEGORY_LABELS } from "#app/game/model/enumerations/slot-categories.ts";
import type { Recommended, RecommendedConfiguration } from "#app/game/model/vehicle/recommended.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";

/** Why a configuration is recommended, in sentences. */
export function reasonOf(own: RecommendedConfiguration, vehicle: FullVehicle, recommended: Recommended): string {
  if (own.editorial) return `Set by ${own.editorial.author}: ${own.editorial.reason}`;
  if (vehicle.equipmentSlots.length === 0) return "No equipment slots: only crew skills are recommended.";
  return [equipmentReason(own, vehicle, recommended), slotReason(own)].filter((each) => each !== "").join(" ");
}

/** Why there is no such configuration, in sentences. */
export function missingReason(
  purpose: EquipmentConfiguration,
  vehicle: FullVehicle,
  { configurations }: Recommended,
): string {
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

type Equipment = RecommendedConfiguration["equipment"];

/** What it has in place of what the main one has. */
function insteadText(equipment: Equipment, main: Equipment): string {
  const names = (set: Equipment, without: Equipment) =>
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
