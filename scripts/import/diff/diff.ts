import { type ChangeText, describeChanges } from "#app/game/history/change-text.ts";
import type { PartChange, PatchChanges, StatChange, VehicleHistory } from "#app/game/model/vehicle/history.ts";
import type { VehicleIdentity } from "#app/game/model/vehicle/identity.ts";
import { compareVersions } from "#app/game/model/versions.ts";
import { STAT_KEYS, type Stats } from "#app/game/stats/keys.ts";
import type { StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import type { StoredVehicle } from "#scripts/dataset/stored-vehicle.ts";
import { configured } from "#scripts/publish/derive/configured.ts";
import { partChanges } from "./part-changes.ts";

/** A vehicle that is in both datasets and not the same. */
interface VehicleChange {
  before: StoredVehicle;
  after: StoredVehicle;
  /** Characteristics at the top configuration. */
  figures: StatChange[];
  /** Everything else, by module and shell. */
  parts: PartChange[];
}

/** A part other than the vehicles: how many of its entries were added, removed or changed. */
interface OtherChange {
  what: string;
  count: number;
}

interface DatasetDiff {
  versions: { before: string; after: string };
  added: DiffVehicle[];
  removed: DiffVehicle[];
  changed: VehicleChange[];
  others: OtherChange[];
}

type DiffVehicle = Pick<VehicleIdentity, "id" | "name" | "nation" | "type" | "tier">;

/** Compares two datasets vehicle by vehicle. */
export function diffDatasets(before: StoredDataset, after: StoredDataset): DatasetDiff {
  const old = new Map(before.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const now = new Map(after.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return {
    versions: { before: before.manifest.gameVersion, after: after.manifest.gameVersion },
    added: after.vehicles.filter(({ id }) => !old.has(id)),
    removed: before.vehicles.filter(({ id }) => !now.has(id)),
    changed: changedVehicles(before, after),
    others: otherChanges(before, after),
  };
}

/** The vehicles that both datasets have and that are not the same, lowest tank_id first. */
export function changedVehicles(before: StoredDataset, after: StoredDataset): VehicleChange[] {
  const old = new Map(before.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const names = namesOf(before, after);
  return after.vehicles.flatMap((vehicle) => {
    const was = old.get(vehicle.id);
    if (!was || JSON.stringify(was) === JSON.stringify(vehicle)) return [];
    const change = {
      before: was,
      after: vehicle,
      figures: statChanges(was, vehicle),
      parts: ownParts(was, vehicle, names),
    };
    return change.figures.length + change.parts.length > 0 ? [change] : [];
  });
}

/** Of a vehicle that only one dataset knows in full, what both know. */
function ownParts(before: StoredVehicle, after: StoredVehicle, names: ReadonlyMap<number, string>): PartChange[] {
  if (before.record === after.record) return partChanges(before, after, names);
  const common = (one: StoredVehicle, other: StoredVehicle) =>
    Object.fromEntries(Object.entries(one).filter(([field]) => field in other));
  return partChanges(common(before, after), common(after, before), names);
}

function statChanges(before: StoredVehicle, after: StoredVehicle): StatChange[] {
  const [was, is] = [statsOf(before), statsOf(after)];
  // Of stock modules in one dataset, of top modules in the other.
  const otherModules = before.record !== after.record && [before, after].some(isStock);
  return STAT_KEYS.filter((key) => {
    if (otherModules) return false;
    // Null means unknown, and a value that becomes known is no change; an absent value does not apply.
    if (was[key] === null || is[key] === null) return false;
    if (before.record !== after.record && (was[key] === undefined || is[key] === undefined)) return false;
    return was[key] !== is[key];
  }).map((key) => ({ key, before: was[key] ?? null, after: is[key] ?? null }));
}

function isStock({ record }: StoredVehicle): boolean {
  return record === "default-profile";
}

function statsOf(vehicle: StoredVehicle): Stats {
  if (vehicle.record === "default-profile") return vehicle.stock.stats;
  return vehicle.record === "full" ? configured(vehicle.modules, vehicle.type, "top").stats : vehicle.stats;
}

/** Names of all vehicles and modules, for steps of research. */
function namesOf(...datasets: StoredDataset[]): ReadonlyMap<number, string> {
  const vehicles = datasets.flatMap((dataset) => dataset.vehicles);
  const modules = vehicles.flatMap((vehicle) => {
    if (vehicle.record !== "full") return [];
    const { chassis, turrets, engines, radios, fuelTanks } = vehicle.modules;
    return [...chassis, ...turrets, ...turrets.flatMap(({ guns }) => guns), ...engines, ...radios, ...fuelTanks];
  });
  return new Map([...modules, ...vehicles].map(({ id, name }) => [id, name]));
}

function otherChanges(before: StoredDataset, after: StoredDataset): OtherChange[] {
  const differing = (one: object, other: object) => {
    const [was, is] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
    const keys = new Set([...was.keys(), ...is.keys()]);
    return [...keys].filter((key) => JSON.stringify(was.get(key)) !== JSON.stringify(is.get(key))).length;
  };
  const statistics = (["marks", "expected", "usage"] as const).map((kind) => ({
    what: STATISTICS[kind],
    count: differing(before[kind], after[kind]),
  }));
  const paths = new Set([...before.others.keys(), ...after.others.keys()]);
  const lists = [...paths].map((path) => ({
    what: path,
    count: differing(entriesOf(before.others.get(path)), entriesOf(after.others.get(path))),
  }));
  return [...statistics, ...lists].filter(({ count }) => count > 0);
}

const STATISTICS = {
  marks: "vehicles with other marks of excellence",
  expected: "vehicles with other expected values",
  usage: "vehicles with other equipment used",
};

/** The entries of any list in the document, by tag or id. */
function entriesOf(document: unknown): Record<string, unknown> {
  const lists = Object.entries(Object(document)).filter(([, value]) => Array.isArray(value)) as [string, unknown[]][];
  return Object.fromEntries(
    lists.flatMap(([list, entries]) =>
      entries.map((entry, index) => {
        const { tag, id = index } = Object(entry) as { tag?: unknown; id?: unknown };
        return [`${list} ${String(tag ?? id)}`, entry];
      }),
    ),
  );
}

/** The difference as text: a heading, then a block each for new, removed and changed vehicles. */
export function formatDiff({ versions, added, removed, changed, others }: DatasetDiff): string {
  const counts = `${added.length} new, ${removed.length} gone, ${changed.length} changed`;
  return [
    `${versions.before} → ${versions.after}: ${counts}`,
    ...added.map((vehicle) => `+ ${nameOf(vehicle)}`),
    ...removed.map((vehicle) => `- ${nameOf(vehicle)}`),
    ...changed.flatMap(formatChange),
    ...others.map(({ what, count }) => `* ${what}: ${count}`),
  ].join("\n");
}

function nameOf({ id, name, nation, type, tier }: DatasetDiff["added"][number]): string {
  return `${id} ${name} (${nation} ${type} ${tier})`;
}

function formatChange({ after, figures, parts }: VehicleChange): string[] {
  const reported = parts.filter(({ field }) => !isMeasure(field));
  const described = describeChanges(figures, reported);
  return [
    `~ ${nameOf(after)}`,
    ...described.stats.map((stat) => `    ${line(stat)}`),
    ...described.parts.flatMap(({ of, changes }) => [
      ...(of === "" ? [] : [`    ${of}`]),
      ...changes.map((change) => `    ${of === "" ? "" : "  "}${line(change)}`),
    ]),
    ...(reported.length < parts.length ? ["    Measures of the side view"] : []),
  ];
}

function line({ label, before, after }: ChangeText): string {
  return `${label}: ${before} → ${after}`;
}

/** Measures of the side view: places and sizes in model space. */
const MEASURES =
  /\.(?:turretPosition|hullPosition|carryingPoint|trackReach|hullBoxes|gunPosition|roadWheels|reach|calibres)(?:\.|$)/;

/** Fields that only link other parts of the data to the vehicle; no player reads them. */
const TECHNICAL = /^vehicle\.(?:tag|record|features|equipmentOverrides|fieldModifications)(?:\.|$)|^hull\.variants/;

function isMeasure(field: string): boolean {
  return MEASURES.test(field);
}

/** Whether a vehicle's history reports such a change. */
export function isReported(field: string): boolean {
  return !isMeasure(field) && !TECHNICAL.test(field);
}

/**
 * Every vehicle's history after an import: the old dataset's history plus the differences between the two, if the
 * vehicle's patch is a later one. A difference within one patch is our correction and not part of the history.
 * @param before the dataset that is replaced
 * @param after the imported one
 * @returns by tank_id
 */
export function nextHistories(before: StoredDataset, after: StoredDataset): Map<number, VehicleHistory> {
  const changes = new Map(changedVehicles(before, after).map((change) => [change.after.id, change]));
  return new Map(
    after.vehicles.flatMap((vehicle): [number, VehicleHistory][] => {
      const change = changes.get(vehicle.id);
      const known = (before.histories.get(vehicle.id) ?? []).filter((entry) => isOf(entry, vehicle));
      const entry = change && entryOf(change);
      const history = entry ? [...known, entry] : known;
      return history.length > 0 ? [[vehicle.id, history]] : [];
    }),
  );
}

/** An import of earlier definitions takes back what later ones had changed. */
function isOf({ to }: PatchChanges, { patch }: StoredVehicle): boolean {
  return patch === null || compareVersions(to, patch.version) <= 0;
}

function entryOf({ before, after, figures, parts }: VehicleChange): PatchChanges | undefined {
  const [from, to] = [before.patch, after.patch];
  // A vehicle that is only announced has no patch.
  if (!from || !to || compareVersions(to.version, from.version) <= 0) return undefined;
  const reported = parts.filter(({ field }) => isReported(field));
  if (figures.length + reported.length === 0) return undefined;
  return { from: from.version, to: to.version, date: to.date, commonTest: to.commonTest, figures, parts: reported };
}
