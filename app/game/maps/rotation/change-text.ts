import {
  RANDOM_MODES,
  ROTATION_MODE_LABELS,
  ROTATION_MODES,
  type RotationMode,
} from "#app/game/model/enumerations/rotation-modes.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { listText } from "#app/game/text.ts";
import type { RotationChange, RotationKind, TierSpan } from "./map-rotation.ts";

/** A map of an entry, with its name and what its definitions have. */
export interface NamedMap {
  name: string;
  /** The modes that the entry applies to. */
  modes: readonly RotationMode[];
  defined: readonly RotationMode[];
}

type RotationText = Pick<RotationChange, "title" | "detail">;

/** Names that a title has at most. */
const TITLE_NAMES = 3;

/** What an entry says, in words: "Old Harbor enters", "Standard, tiers VIII to XI". The detail has names that the title leaves out. */
export function rotationChangeText(
  kind: RotationKind,
  maps: readonly NamedMap[],
  tiers: TierSpan | null,
): RotationText {
  const modes = ROTATION_MODES.filter((mode) => maps.some((map) => map.modes.includes(mode)));
  const labels = modes.map((mode) => ROTATION_MODE_LABELS[mode]).join(", ");
  const names = maps.map(({ name }) => name);
  const where = names.length > TITLE_NAMES ? ` on ${listText(names)}` : "";
  const detail = tiers === null ? labels : `${labels}, ${tiersText(tiers)}${where && ","}`;
  return { title: titleOf(kind, shortNames(names), labels, maps), detail: detail + where };
}

function titleOf(kind: RotationKind, names: string, labels: string, maps: readonly NamedMap[]): string {
  const several = maps.length > 1;
  if (kind === "tiers") return `${names}: other tiers`;
  if (kind === "listed") return `${names} ${several ? "are" : "is"} in rotation`;
  if (maps.some(isPartial)) return `${names}: ${labels} ${kind === "enters" ? "on" : "off"}`;
  const verb = kind === "enters" ? "enter" : "leave";
  return `${names} ${several ? verb : `${verb}s`}`;
}

/** Whether random battles go on with other battle types of the map, or it is about another mode than these. */
function isPartial({ modes, defined }: NamedMap): boolean {
  return !defined.filter((mode) => RANDOM_MODES.includes(mode)).every((mode) => modes.includes(mode));
}

/** "Abbey, Cliff and 12 more" */
function shortNames(names: readonly string[]): string {
  return listText(names.length > TITLE_NAMES ? [...names.slice(0, 2), `${names.length - 2} more`] : names);
}

/** "tiers VIII to XI", "tier X" */
export function tiersText([lowest, highest]: TierSpan): string {
  return lowest === highest ? `tier ${romanTier(lowest)}` : `tiers ${romanTier(lowest)} to ${romanTier(highest)}`;
}
