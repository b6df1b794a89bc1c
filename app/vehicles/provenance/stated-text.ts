import { sinceOf } from "#app/components/provenance/revised-texts.ts";
import { STATED_SOURCES, type StatedSource } from "#app/game/model/revisions/revised-fields.ts";
import type { Revision } from "#app/game/model/revisions/revision.ts";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";

/** What later sources say of a vehicle, in words. */
export interface StatedText {
  /** "2.1.1" where all that is stated agrees with the definitions, else null. */
  confirmed: string | null;
  /** The patch, or the day, that the first source states. */
  since: string;
  /** The day or month of that patch in words; empty where `since` is one, or no source states it. */
  date: string;
  /** Which stats belong to which patch. */
  line: string;
}

/** Stats that the list of newer vehicles has for each one. */
const ANNOUNCED: ReadonlySet<StatKey> = new Set(["damage", "health", "topSpeed", "calibre", "dispersion"]);

/** Where a figure of a vehicle without definitions comes from, as a sentence. */
export function summarySource({ sources }: Pick<VehicleRecord, "sources">, key: StatKey): string {
  if (!sources.stated || ANNOUNCED.has(key)) return "As announced.";
  return `As stated for patch ${sinceOf({ sources }, "stated")}.`;
}

/** Null where no later source states anything of the vehicle. */
export function statedText(record: VehicleRecord): StatedText | null {
  if (record.record === "summary" && record.sources.stated) {
    const since = sinceOf(record, "stated");
    const line = `Stats from patch ${since} (damage, health, speed, calibre and dispersion: as announced).`;
    return { confirmed: null, since, date: dateOf(record, "stated"), line };
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
    since,
    date: dateOf(record, first),
    line:
      first === "statedByPublisher"
        ? `Damage, health, speed and dispersion: ${since}. Everything else: ${definitions}.`
        : `Stats from patch ${since}${published}. ${others}`,
  };
}

function dateOf({ sources }: Pick<VehicleRecord, "sources">, source: StatedSource): string {
  const { version = null, date = null } = sources[source] ?? {};
  return version === null ? "" : formatDate(date ?? "");
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
