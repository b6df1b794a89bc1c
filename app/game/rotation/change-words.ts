import type { RotationChange, RotationKind, TierSpan } from "../model/content/map-rotation.ts";
import {
  RANDOM_MODES,
  ROTATION_MODE_LABELS,
  ROTATION_MODES,
  type RotationMode,
} from "../model/enumerations/rotation-modes.ts";
import { romanTier } from "../model/enumerations/tiers.ts";

/** A map of an entry, with its name and what its definitions have. */
export interface NamedMap {
  name: string;
  /** For which the entry counts. */
  modes: readonly RotationMode[];
  defined: readonly RotationMode[];
}

type Words = Pick<RotationChange, "title" | "detail">;

/** What an entry says, in words: "Old Harbor enters", "Standard, tiers VIII to XI". */
export function changeWords(kind: RotationKind, maps: readonly NamedMap[], tiers: TierSpan | null): Words {
  const modes = ROTATION_MODES.filter((mode) => maps.some((map) => map.modes.includes(mode)));
  const labels = modes.map((mode) => ROTATION_MODE_LABELS[mode]).join(", ");
  const names = namesText(maps.map(({ name }) => name));
  const detail = tiers === null ? labels : `${labels}, ${tiersText(tiers)}`;
  return { title: titleOf(kind, names, labels, maps), detail };
}

function titleOf(kind: RotationKind, names: string, labels: string, maps: readonly NamedMap[]): string {
  const several = maps.length > 1;
  if (kind === "tiers") return `${names}: other tiers`;
  if (kind === "listed") return `${names} ${several ? "are" : "is"} in rotation`;
  if (maps.some(isPart)) return `${names}: ${labels} ${kind === "enters" ? "on" : "off"}`;
  const verb = kind === "enters" ? "enter" : "leave";
  return `${names} ${several ? verb : `${verb}s`}`;
}

/** Whether random battles go on with other battle types of the map, or it is about another mode than these. */
function isPart({ modes, defined }: NamedMap): boolean {
  return !defined.filter((mode) => RANDOM_MODES.includes(mode)).every((mode) => modes.includes(mode));
}

/** Three names at most: "Abbey, Cliff and 12 more". */
function namesText(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  return shown.length < 2 ? (shown[0] ?? "") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

/** "tiers VIII to XI", "tier X" */
export function tiersText([lowest, highest]: TierSpan): string {
  return lowest === highest ? `tier ${romanTier(lowest)}` : `tiers ${romanTier(lowest)} to ${romanTier(highest)}`;
}
