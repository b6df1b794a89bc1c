import { Temporal } from "temporal-polyfill";
import type { RotationChange, TierSpan } from "#app/game/model/content/map-rotation.ts";
import {
  RANDOM_MODES,
  ROTATION_MODE_LABELS,
  ROTATION_MODES,
  type RotationMode,
  rotationModesOf,
} from "#app/game/model/enumerations/rotation-modes.ts";
import { isTier } from "#app/game/model/enumerations/tiers.ts";
import type { GameMap } from "#app/game/model/map.ts";
import { changeWords, type NamedMap } from "#app/game/rotation/change-words.ts";
import type { EntryFault, RotationEntry } from "./rotation-schema.ts";

/** What of the definitions an entry is held against. */
export type DefinedMap = Pick<GameMap, "slug" | "name" | "gameplays">;

/**
 * Makes of what an author wrote what is published.
 * @param maps of the dataset, by the last part of their address
 * @returns null when something is wrong, which has been reported then
 */
export function readRotationEntry(
  entry: RotationEntry,
  maps: ReadonlyMap<string, DefinedMap>,
  fault: EntryFault,
): RotationChange | null {
  const named = entry.maps.map((slug) => namedMap(slug, entry.modes, maps, fault));
  const tiers = readTiers(entry, fault);
  const isSound = [isDate(entry.date, fault), isOnce(entry.maps, fault), tiers !== undefined].every(Boolean);
  if (!isSound || tiers === undefined || !named.every((map) => map !== null)) return null;
  return {
    ...{ id: entry.id, kind: entry.change, date: entry.date, patch: entry.patch ?? null },
    on: entry.maps.map((map, place) => ({ map, modes: named[place]?.modes ?? [] })),
    tiers,
    ...changeWords(entry.change, named, tiers),
    ...{ note: entry.note ?? null, sources: entry.sources, updated: entry.updated },
  };
}

function namedMap(
  slug: string,
  asked: readonly RotationMode[] | undefined,
  maps: ReadonlyMap<string, DefinedMap>,
  fault: EntryFault,
): NamedMap | null {
  const map = maps.get(slug);
  if (!map) {
    fault(
      "maps",
      `there is no map “${slug}”; write the last part of its address, such as sand-river of /maps/sand-river`,
    );
    return null;
  }
  const { name } = map;
  const defined = rotationModesOf(map.gameplays);
  const modes = ROTATION_MODES.filter((mode) =>
    (asked ?? defined.filter((each) => RANDOM_MODES.includes(each))).includes(mode),
  );
  const missing = modes.filter((mode) => !defined.includes(mode)).map((mode) => ROTATION_MODE_LABELS[mode]);
  if (missing.length > 0) {
    fault(
      "modes",
      `the definitions of ${name} have no ${missing.join(" and no ")}; import those of a newer client first if it has them`,
    );
    return null;
  }
  if (modes.length === 0) {
    fault("modes", `${name} has no random battles; name the mode, such as ${defined[0] ?? "grand"}`);
    return null;
  }
  return { name, modes, defined };
}

/** Undefined when they are wrong. */
function readTiers({ change, tiers }: RotationEntry, fault: EntryFault): TierSpan | null | undefined {
  if (change === "leaves" && tiers !== undefined) {
    fault("tiers", "what leaves comes up at no tier; leave them out, or use change: tiers");
    return undefined;
  }
  if (tiers === undefined) {
    if (change !== "tiers") return null;
    fault("tiers", "write the tiers that count from that date on, such as 8-11");
    return undefined;
  }
  const [lowest = 0, highest = lowest] = tiers.split("-").map(Number);
  if (isTier(lowest) && isTier(highest) && lowest <= highest) return [lowest, highest];
  fault("tiers", `${tiers} are no tiers; write the lowest and the highest from 1 to 11, such as 8-11`);
  return undefined;
}

function isDate(date: string, fault: EntryFault): boolean {
  try {
    // The first day of what is not known to the day.
    Temporal.PlainDate.from(`${date}-01-01`.slice(0, 10), { overflow: "reject" });
    return true;
  } catch {
    fault("date", `there is no ${date} in the calendar`);
    return false;
  }
}

function isOnce(maps: readonly string[], fault: EntryFault): boolean {
  const twice = maps.find((map, place) => maps.indexOf(map) !== place);
  if (twice !== undefined) fault("maps", `${twice} is named twice`);
  return twice === undefined;
}
