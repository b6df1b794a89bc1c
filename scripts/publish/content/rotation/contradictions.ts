import type { RotationChange, TierSpan } from "#app/game/model/content/map-rotation.ts";
import { ROTATION_MODE_LABELS, ROTATION_MODES } from "#app/game/model/enumerations/rotation-modes.ts";
import { tiersText } from "#app/game/rotation/change-words.ts";
import { daysOf } from "#app/game/rotation/partial-date.ts";
import { changesOf } from "#app/game/rotation/rotation-state.ts";

/** An entry that does not fit what another says: its id, and the sentence that names the other. */
export interface Contradiction {
  id: string;
  message: string;
}

/** Where the entries so far leave a map in a mode. */
interface Place {
  /** Null before the first entry. */
  isIn: boolean | null;
  tiers: TierSpan | null;
  by: RotationChange;
}

/**
 * Entries that cannot both be true: two of one time, who enters twice, leaves twice, or is listed after leaving. Every
 * entry is named once at most, for the first map of it that does not fit.
 * @param changes the earliest first
 * @param maps names by the last part of their address
 */
export function contradictions(
  changes: readonly RotationChange[],
  maps: ReadonlyMap<string, { name: string }>,
): Contradiction[] {
  const found = new Map<string, string>();
  for (const [slug, { name }] of maps)
    for (const mode of ROTATION_MODES) {
      const told = changesOf(changes, slug, mode);
      let place: Place | null = null;
      for (const change of told) {
        const message = place && notAfter(place, change);
        if (message && !found.has(change.id)) found.set(change.id, `${name}, ${ROTATION_MODE_LABELS[mode]} ${message}`);
        place = after(place, change);
      }
    }
  return [...found].map(([id, message]) => ({ id, message }));
}

function after(place: Place | null, change: RotationChange): Place {
  const { kind, tiers } = change;
  const keeps = kind === "listed" && tiers === null;
  return { isIn: kind !== "leaves", tiers: keeps ? (place?.tiers ?? null) : tiers, by: change };
}

/** Why a change cannot follow; null when it can. */
function notAfter({ isIn, tiers, by }: Place, change: RotationChange): string | null {
  const other = `${by.id} (${by.date})`;
  if (daysOf(change.date).first <= daysOf(by.date).last)
    return `is in ${other} at the same time: take one of them out, or write on which day each of them was`;
  if (change.kind === "enters" && isIn) return `is in rotation since ${other} already`;
  if (change.kind === "leaves" && !isIn) return `left with ${other} already`;
  if (change.kind === "tiers" && !isIn) return `left with ${other}: it has to enter first`;
  if (change.kind !== "listed") return null;
  if (!isIn) return `left with ${other}, and no entry says that it came back`;
  if (tiers && change.tiers && tiers.join() !== change.tiers.join())
    return `has ${tiersText(tiers)} since ${other}: enter the change of tiers between them`;
  return null;
}
