import { MECHANIC_TEXTS } from "#app/game/mechanics/texts.ts";
import type { ChangedValue, PartChange } from "#app/game/model/vehicle/history.ts";
import { priceSchema } from "#app/game/model/vehicle/identity.ts";
import { readable } from "#scripts/import/normalise/names/tag-names.ts";

// Records are compared as JSON, so that a field is compared as soon as it is stored.

/** Lists of parts that have names, and what one of them is called in the path of a field. */
const KINDS: Record<string, string> = {
  chassis: "chassis",
  turrets: "turret",
  guns: "gun",
  shells: "shell",
  engines: "engine",
  radios: "radio",
  fuelTanks: "fuelTank",
  mechanics: "mechanic",
};

/**
 * Fields with a record's source, names of our own, earlier comparisons, or what later sources state (which publishing
 * adds to the history).
 */
const NOT_COMPARED = new Set([
  "id",
  "sources",
  "patch",
  "shortName",
  "nameSource",
  "notKnown",
  "stats",
  "revisions",
  "stated",
]);

/** Fields that identify entries of a list, whatever their order. */
const KEYS = ["id", "group", "device", "attribute", "tag", "name", "kind"];

const SIEGE = "Siege mode";

interface PartContext {
  of: readonly string[];
  /** Kind of part, and fields below it. */
  path: readonly string[];
  /** Names of vehicles and modules by their ids, for steps of research. */
  names: ReadonlyMap<unknown, string>;
}

type Json = Record<string, unknown>;

/**
 * Every difference of two stored vehicles, apart from computed figures.
 * @param names of vehicles and modules by their ids
 */
export function partChanges(before: object, after: object, names: ReadonlyMap<number, string>): PartChange[] {
  return withoutRepetition(compare(before, after, { of: [], path: ["vehicle"], names }));
}

function compare(before: unknown, after: unknown, context: PartContext): PartChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, context);
  const prices = [before, after].some((value) => priceSchema.safeParse(value).success);
  if (!prices && (isObject(before) || isObject(after)) && !Array.isArray(before) && !Array.isArray(after))
    return compareObjects(isObject(before) ? before : {}, isObject(after) ? after : {}, context);
  return [change(context, changedValue(before), changedValue(after))];
}

function compareObjects(before: Json, after: Json, context: PartContext): PartChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const isPart = context.path[0] !== "vehicle" && context.path.length === 1;
    // Names and tags of modules are ours: a module is the same as long as its id is.
    if (NOT_COMPARED.has(name) || (isPart && (name === "name" || name === "tag"))) return [];
    const [was, is] = [before[name], after[name]];
    if (name === "siege" && !(was && is)) return was || is ? [change(context, !!was, !!is, name)] : [];
    return compare(was, is, childContext(name, context));
  });
}

function childContext(name: string, context: PartContext): PartContext {
  if (name === "modules") return context;
  if (name === "siege") return { ...context, of: [SIEGE] };
  if (name === "hull") return { ...context, of: [...context.of, "Hull"], path: ["hull"] };
  return { ...context, path: [...context.path, name] };
}

function compareLists(before: unknown[], after: unknown[], context: PartContext): PartChange[] {
  if ([...before, ...after].every((item) => typeof item === "string")) {
    const [gone, come] = [itemsExcept(before, after), itemsExcept(after, before)];
    // Words in another order are the same.
    return gone === null && come === null ? [] : [change(context, gone, come)];
  }
  const key = KEYS.find((name) => tellsApart(before, name) && tellsApart(after, name));
  if (key === undefined) return [change(context, changedValue(before), changedValue(after))];
  const list = context.path.at(-1) ?? "";
  const [old, now] = [byKey(before, key), byKey(after, key)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    const name = nameOf(is ?? was ?? {}, key, context.names);
    if (was === undefined || is === undefined) return [change(context, was ? name : null, is ? name : null)];
    const kind = KINDS[list];
    const path = kind === undefined ? context.path : [kind];
    return compare(was, is, { ...context, of: [...context.of, name], path });
  });
}

/** Whether every entry of a list has the field, each with another value. */
function tellsApart(items: unknown[], name: string): boolean {
  const values = items.filter(isObject).flatMap((item) => (name in item ? [item[name]] : []));
  return new Set(values).size === items.length;
}

function byKey(items: unknown[], key: string): Map<unknown, Json> {
  return new Map(items.filter(isObject).map((item) => [item[key], item]));
}

/** What players know a part by. */
function nameOf(part: Json, key: string, names: PartContext["names"]): string {
  // A shell: its name in the files says nothing, its kind and calibre do.
  if (typeof part.kind === "string" && "velocity" in part)
    return `${part.kind} shell${part.special ? " (special)" : ""}`;
  // A value of a mechanic has a path of the client's elements, a mechanic the name of one.
  if (typeof part.name === "string" && "value" in part) return part.name.split("/").map(readable).join(", ");
  if (key === "kind") return MECHANIC_TEXTS[String(part.kind)]?.label ?? readable(String(part.kind));
  if (typeof part.name === "string") return part.name;
  if (key === "group") return `Plate ${String(part.group).replace("armor_", "")}`;
  return names.get(part[key]) ?? String(part[key]);
}

/** Lists changes of the same gun in several turrets, or of the same modules in siege mode, once. */
function withoutRepetition(changes: PartChange[]): PartChange[] {
  const seen = new Set<string>();
  return changes
    .map((one) => (/^(?:gun|shell)\./.test(one.field) ? { ...one, of: withoutTurret(one, changes) } : one))
    .filter((one) => {
      const normal = JSON.stringify({ ...one, of: one.of.filter((name) => name !== SIEGE) });
      if (seen.has(normal)) return false;
      seen.add(normal);
      return true;
    });
}

/** The turret matters only where the same gun changed otherwise in another one. */
function withoutTurret({ of, field, before, after }: PartChange, all: readonly PartChange[]): string[] {
  const inside = of.filter((name) => name !== SIEGE).slice(1);
  const same = all.filter((other) => other.field === field && other.of.slice(-inside.length).join() === inside.join());
  const alike = same.every((other) => JSON.stringify([other.before, other.after]) === JSON.stringify([before, after]));
  return alike ? inside : [...of];
}

function change({ of, path }: PartContext, before: ChangedValue, after: ChangedValue, ...below: string[]): PartChange {
  return { of: [...of], field: [...path, ...below].join("."), before, after };
}

/** The words of a list that the other one does not have. */
function itemsExcept(items: unknown[], others: unknown[]): ChangedValue {
  return items.filter((item) => !others.includes(item)).join(", ") || null;
}

/** A value of a record; a list in one line. */
function changedValue(value: unknown): ChangedValue {
  if (value === undefined || value === null) return null;
  const price = priceSchema.safeParse(value);
  if (price.success) return price.data;
  if (Array.isArray(value)) return value.map(textOf).join(", ") || "none";
  return typeof value === "number" || typeof value === "boolean" ? value : textOf(value);
}

function textOf(value: unknown): string {
  if (value === null) return "universal";
  if (!isObject(value)) return String(value);
  const values = Object.values(value).flatMap((item) => (Array.isArray(item) ? item : [item]));
  return values.map((item) => (isObject(item) ? JSON.stringify(item) : String(item))).join(" and ");
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
