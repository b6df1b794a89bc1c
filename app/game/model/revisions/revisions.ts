import type { VehicleModules } from "../vehicle/vehicle-modules.ts";
import { revisedKind, type StatedSource } from "./revised-fields.ts";
import type { Revision } from "./revision.ts";

/** Fields of a record that are needed to apply its revisions. */
export interface Revisable {
  modules: VehicleModules;
  siege: { modules: VehicleModules } | null;
  revisions?: Revision[] | undefined;
}

/**
 * The record with the values of later sources applied, as published.
 * @param record as it is stored: its modules hold what the definitions state
 * @throws RangeError if a revision refers to no part of the record, or the part's value is not `before`
 */
export function withRevisions<T extends Revisable>(record: T): T {
  const revisions = record.revisions ?? [];
  return changed(record, revisions, ({ before, after }) => [before, after]);
}

/**
 * The record with the definitions' values, without any revisions or only without those of one source. Everything
 * outside the modules (best configuration, rank among peers) stays as published.
 * @param record as it is published: its modules hold the revised values
 * @param source whose revisions are undone; if omitted, all are
 * @throws RangeError if a revision refers to no part of the record, or the part's value is not `after`
 */
export function withoutRevisions<T extends Revisable>(record: T, source?: StatedSource): T {
  const { revisions = [], ...rest } = record;
  const undone = revisions.filter((revision) => source === undefined || revision.source === source);
  if (undone.length === 0) return record;
  const kept = revisions.filter((revision) => !undone.includes(revision));
  // `revisions` is optional in every record.
  const without = { ...rest, ...(kept.length > 0 && { revisions: kept }) } as T;
  return changed(without, undone, ({ before, after }) => [after, before]);
}

type FromTo = (revision: Revision) => [from: number, to: number];

function changed<T extends Revisable>(record: T, revisions: readonly Revision[], fromTo: FromTo): T {
  if (revisions.length === 0) return record;
  const of = (modules: VehicleModules, state: Revision["state"]) =>
    revisions.filter((one) => one.state === state).reduce((now, one) => revised(now, one, fromTo(one)), modules);
  const { modules, siege } = record;
  if (!siege && revisions.some(({ state }) => state === "siege")) throw new RangeError("There is no second state.");
  return {
    ...record,
    modules: of(modules, "first"),
    siege: siege && { ...siege, modules: of(siege.modules, "siege") },
  };
}

function revised(modules: VehicleModules, revision: Revision, [from, to]: [number, number]): VehicleModules {
  const path = pathOf(modules, revision);
  const copied = replaced(modules, path, (value) => {
    if (value === from) return to;
    throw new RangeError(`${path.join(".")} is ${JSON.stringify(value)}, not ${from}.`);
  });
  // Only a number was replaced, so the type still holds.
  return copied as VehicleModules;
}

/** Keys and indices that lead to the revised value. */
function pathOf({ turrets, chassis, engines }: VehicleModules, { at, field, place }: Revision): (string | number)[] {
  const turret = turrets.findIndex(({ id }) => id === at.turret);
  const guns = turrets[turret]?.guns ?? [];
  const gun = guns.findIndex(({ id }) => id === at.gun);
  const shell = guns[gun]?.shells.findIndex(({ id }) => id === at.shell) ?? -1;
  const { kind, names } = revisedKind(field);
  const parts = {
    shell: ["turrets", turret, "guns", gun, "shells", shell],
    gun: ["turrets", turret, "guns", gun],
    turret: ["turrets", turret],
    chassis: ["chassis", chassis.findIndex(({ id }) => id === at.chassis)],
    engine: ["engines", engines.findIndex(({ id }) => id === at.engine)],
    hull: ["hull"],
    vehicle: [],
  }[kind];
  return [...parts, ...names, ...(place === undefined ? [] : [place])];
}

/** A copy with the value at the end of the path replaced; everything off the path is shared. */
function replaced(value: unknown, path: readonly (string | number)[], change: (value: unknown) => number): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value) && typeof key === "number" && key in value)
    return value.with(key, replaced(value[key], rest, change));
  if (typeof value === "object" && value !== null && Object.hasOwn(value, key)) {
    const fields: Record<string, unknown> = { ...value };
    return { ...fields, [key]: replaced(fields[key], rest, change) };
  }
  throw new RangeError(`There is no ${path.join(".")}.`);
}
