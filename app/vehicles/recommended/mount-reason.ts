import { SLOT_CATEGORY_LABELS } from "#app/game/model/enumerations/slot-categories.ts";
import type { Recommended, RecommendedConfiguration } from "#app/game/model/vehicle/recommended.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import type { Strengths } from "#app/game/stats/strengths.ts";
import { listText } from "#app/game/text.ts";
import { formatDate } from "#app/lib/text/format-date.ts";

/** Each of the figures of a set (`setFigureKeys`) as a weakness and as a strength. */
const PHRASES: Readonly<Partial<Record<StatKey, { weak: string; strong: string }>>> = {
  dpm: { weak: "low damage per minute", strong: "high damage per minute" },
  reload: { weak: "a slow reload", strong: "a fast reload" },
  cycleDpm: { weak: "low damage over a full cycle", strong: "high damage over a full cycle" },
  fullCycle: { weak: "a long full cycle", strong: "a short full cycle" },
  aimTime: { weak: "slow aiming", strong: "quick aiming" },
  dispersion: { weak: "poor accuracy", strong: "good accuracy" },
  health: { weak: "low health", strong: "high health" },
  viewRange: { weak: "a short view range", strong: "a long view range" },
  specificPower: { weak: "slow acceleration", strong: "quick acceleration" },
  concealmentStill: { weak: "poor concealment", strong: "good concealment" },
};

/**
 * Why a set is mounted, in one to three sentences: which weaknesses in its tier and class it offsets, which strengths
 * it builds on, what it replaces in the main set, and which field modifications it counts on. If a person chose the
 * set, their reason.
 * @param strengths of the vehicle: the same for all of its sets
 */
export function mountReason(
  set: RecommendedConfiguration,
  vehicle: FullVehicle,
  strengths: Pick<Strengths, "strong" | "weak">,
): string {
  if (set.editorial) return `${set.editorial.reason} (${set.editorial.author})`;
  if (vehicle.equipmentSlots.length === 0) return "No slots for equipment: crew skills are all that counts.";
  return [effectSentence(set, strengths), insteadSentence(set, vehicle), slotSentence(set, vehicle)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function effectSentence(
  { figures }: RecommendedConfiguration,
  { strong, weak }: Pick<Strengths, "strong" | "weak">,
): string {
  const improved = figures.filter(({ key, before, after }) =>
    STAT_META[key].better === "higher" ? after > before : after < before,
  );
  const phrases = (ranked: typeof strong, side: "weak" | "strong") =>
    ranked.flatMap(({ key }) => (improved.some((stat) => stat.key === key) ? (PHRASES[key]?.[side] ?? []) : []));
  const [makesUp, buildsOn] = [phrases(weak, "weak"), phrases(strong, "strong")];
  if (makesUp.length > 0 && buildsOn.length > 0)
    return `Makes up for ${listText(makesUp)}, and builds on ${listText(buildsOn)}.`;
  if (makesUp.length > 0) return `Makes up for ${listText(makesUp)}.`;
  if (buildsOn.length > 0) return `Builds on ${listText(buildsOn)}.`;
  return "";
}

/** What it mounts in place of the main set's equipment. */
function insteadSentence({ purpose, equipment }: RecommendedConfiguration, { recommended }: FullVehicle): string {
  const main = recommended?.configurations.find((candidate) => candidate.purpose === "main");
  if (purpose === "main" || main === undefined) return "";
  const [own, others] = [names(equipment, main.equipment), names(main.equipment, equipment)];
  return own.length === 0 || others.length === 0 ? "" : `${listText(own)} in place of ${listText(others)}.`;
}

function names(set: RecommendedConfiguration["equipment"], without: RecommendedConfiguration["equipment"]): string[] {
  return set.flatMap((device) => (device && !without.some((other) => other?.tag === device.tag) ? [device.name] : []));
}

function slotSentence({ roleSlot }: RecommendedConfiguration, { equipmentSlots }: FullVehicle): string {
  if (roleSlot === null) return "";
  return `Set slot ${equipmentSlots.indexOf(null) + 1} to ${SLOT_CATEGORY_LABELS[roleSlot]}.`;
}

/** Where a set comes from: "Most used: 14.8% of loadouts, October 2024". */
export function mountSource(set: RecommendedConfiguration, vehicle: FullVehicle, { sets }: Recommended): string {
  const { basis, share, purpose } = set;
  if (vehicle.equipmentSlots.length === 0) return "";
  if (basis === "editorial") return "Chosen by hand";
  if (basis === "usage") {
    const date = formatDate(vehicle.sources.usage?.date ?? "");
    const label = purpose === "main" ? "Most used" : "Second most used";
    return `${label}: ${formatNumber(share ?? 0, 1)}% of loadouts${date === "" ? "" : `, ${date}`}`;
  }
  return purpose === "main"
    ? `Not counted yet: best of ${formatNumber(sets)} sets by their effect`
    : `Best of ${formatNumber(sets)} sets by their effect, those most used aside`;
}
