import { type Revision, STATED_SOURCES, type StatedSource } from "#app/game/model/vehicle/revision.ts";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { formatStat, formatStatWithUnit } from "#app/game/stats/format.ts";
import type { StatKey, Stats } from "#app/game/stats/keys.ts";
import type { RevisedStats } from "#app/game/stats/revised-stats.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";

/** What later sources say of a vehicle, in words. */
export interface StatedView {
  /** "2.1.1" where all that is stated agrees with the definitions, else null. */
  confirmed: string | null;
  /** Which figures are of which patch. */
  line: string;
}

/** "2.1.1", or "July 2026" of a source without a version. */
export function sinceOf({ sources }: Pick<VehicleRecord, "sources">, source: StatedSource): string {
  const { version, date, title } = sources[source] ?? { version: null, date: null, title: "" };
  return version === null ? formatDate(date ?? title) : formatPatch(version);
}

/** What the list of newer vehicles has of each. */
const ANNOUNCED: ReadonlySet<StatKey> = new Set(["damage", "health", "topSpeed", "calibre", "dispersion"]);

/** Where a figure of a vehicle without definitions comes from, as a sentence. */
export function summarySource({ sources }: Pick<VehicleRecord, "sources">, key: StatKey): string {
  if (!sources.stated || ANNOUNCED.has(key)) return "As announced.";
  return `As stated for patch ${sinceOf({ sources }, "stated")}.`;
}

/** Null where no later source states anything of the vehicle. */
export function statedView(record: VehicleRecord): StatedView | null {
  if (record.record === "summary" && record.sources.stated) {
    const since = sinceOf(record, "stated");
    const line = `Figures of patch ${since} (damage, health, speed, calibre and dispersion: as announced). Nothing else is known.`;
    return { confirmed: null, line };
  }
  if (record.record !== "full") return null;
  const { stated = {}, patch } = record;
  const known = STATED_SOURCES.filter((source) => stated[source] && record.sources[source]);
  const [first, later] = known;
  if (!first) return null;
  const [since, definitions] = [sinceOf(record, first), formatPatch(patch.version)];
  const others = `Armour, concealment, terrain${stated[first]?.gun ? "" : ", gun"} and other modules: ${definitions}.`;
  const published = later ? ` (damage, health, speed, dispersion: ${sinceOf(record, later)})` : "";
  const agrees = !record.revisions && known.every((source) => stated[source]?.confirmed);
  return {
    confirmed: agrees ? since : null,
    line:
      first === "statedByPublisher"
        ? `Damage, health, speed and dispersion: ${since}. Everything else: ${definitions}.`
        : `Figures of patch ${since}${published}. ${others}`,
  };
}

/** Since when each revised stat is what it is: "6.3 s since 2.1.1, was 6.6". One that only rounding hides is left out. */
export function revisedTexts(record: FullVehicle, stats: Stats, revised: RevisedStats): ReadonlyMap<StatKey, string> {
  const texts = (Object.keys(revised) as StatKey[]).flatMap((key): [StatKey, string][] => {
    const [now, one] = [stats[key], revised[key]];
    if (!one || typeof now !== "number" || one.before === null) return [];
    const [text, before] = [formatStat(key, now), formatStat(key, one.before)];
    return text === before
      ? []
      : [[key, `${formatStatWithUnit(key, now)} since ${sinceOf(record, one.source)}, was ${before}`]];
  });
  return new Map(texts);
}

/** Says of a module which later source changed it, if one did, and which patch all others are of. */
export interface ModulePatches {
  definitions: string;
  isRevised(kind: "gun" | "turret" | "chassis" | "engine", id: number): boolean;
}

export function modulePatches({ revisions = [], patch }: FullVehicle, state: Revision["state"]): ModulePatches {
  const own = revisions.filter((one) => one.state === state);
  return {
    definitions: formatPatch(patch.version),
    isRevised: (kind, id) =>
      own.some(
        ({ at, field }) => at[kind] === id && (field.startsWith(`${kind}.`) || (kind === "gun" && "shell" in at)),
      ),
  };
}
