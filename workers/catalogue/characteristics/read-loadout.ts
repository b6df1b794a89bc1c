import { z } from "zod";
import { type ExtractQuery, STAT_SOURCES } from "#app/components/vehicle-extract/extract-address.ts";
import { isLoadoutText, LOADOUT_PARAMETER } from "#app/game/loadout/address/loadout-text.ts";
import { type ReadLoadout, readLoadout } from "#app/game/loadout/address/read-loadout.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { legalLoadout } from "#app/game/loadout/legal/legal-loadout.ts";
import { crewWith, type LoadoutPart, type Violation } from "#app/game/loadout/legal/violations.ts";
import { emptyLoadout, FULL_LEVEL, type Loadout, MIN_LEVEL, NORMAL_MODE } from "#app/game/loadout/loadout.ts";
import { namedModules } from "#app/game/loadout/module-names.ts";
import { SLOT_CATEGORIES } from "#app/game/model/enumerations/slot-categories.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";

/** An invalid parameter. */
type Problem = Omit<Violation, "part"> & { part: LoadoutPart | "figures" };

/** A loadout from a call's parameters, or the problems with it. */
type CalledLoadout = Pick<ReadLoadout, "loadout" | "dropped"> | { violations: readonly Problem[] };

/** Letters of a parameter; no list of real names is longer. */
const MAX_LETTERS = 2_000;

const text = z.string().max(MAX_LETTERS, `It may have ${MAX_LETTERS} letters at most.`);
const names = text.transform((list) => (list.trim() === "" ? [] : list.split(",").map((name) => name.trim())));
/** Blanks between commas are empty slots. */
const slots = names.transform((list) => list.map((name) => (name === "" ? null : name)));
/** Nothing may stand between two commas. */
const lists = names.transform((list) => list.filter((name) => name !== ""));
const one = text.transform((name) => (name.trim() === "" ? null : name.trim()));

const LEVEL = `It must be nominal or ${FULL_LEVEL}, or a level from ${MIN_LEVEL} on.`;
const level = z
  .string()
  .regex(/^(nominal|\d{2,3})$/, LEVEL)
  .transform((crew) => (crew === "nominal" ? ("nominal" as const) : Number(crew)))
  .refine((crew) => crew === "nominal" || (crew >= MIN_LEVEL && crew <= FULL_LEVEL), LEVEL);

/** Splits the requested stats from the parameters; the rest is the loadout. */
export function readStatKeys(
  params: URLSearchParams,
): { figures: ExtractQuery["figures"]; rest: URLSearchParams } | { violations: Problem[] } {
  const read = statsSchema.safeParse(params.get("figures") ?? undefined);
  const rest = new URLSearchParams(params);
  rest.delete("figures");
  if (read.success && params.getAll("figures").length <= 1) return { figures: read.data, rest };
  return { violations: [{ part: "figures", name: "", reason: STATS_PROBLEM }] };
}

const STATS_PROBLEM = `It must be one of ${STAT_SOURCES.join(", ")}.`;

/** Which stats of the modules a loadout is computed with. */
export const statsSchema = z
  .enum(STAT_SOURCES, STATS_PROBLEM)
  .default("current")
  .describe(
    "`current`: with stats from sources of later patches. `definitions`: only the game files of the vehicle’s `patch`. Default `current`.",
  );

/** The parameters of the call, each a part of the loadout; their descriptions are those of /api/openapi.json. */
export const loadoutParametersSchema = z.strictObject({
  modules: lists.default([]).describe("`stock` or `top`, then names of single modules. Default `top`."),
  equipment: slots
    .default([])
    .describe("Equipment in slot order; leave a slot empty between two commas. Default none."),
  roleSlot: z
    .enum(SLOT_CATEGORIES, `It must be one of ${SLOT_CATEGORIES.join(", ")}.`)
    .optional()
    .describe("Category of the first universal slot, set by field modifications. Default none."),
  crew: level
    .default("nominal")
    .describe(
      "`nominal`: every role at exactly 100%. `100`, or a level from 50: as in the garage, with the commander’s bonus. Default `nominal`.",
    ),
  skills: lists.default([]).describe("Skills at 100% for every crew member who can learn them. Default none."),
  consumables: slots.default([]).describe("Consumables in slot order. Default none."),
  directive: one.default(null).describe("A directive. Default none."),
  field: lists.default([]).describe("All active field modifications; for pairs, the chosen one. Default none."),
  shell: one.default(null).describe("The shell for damage, penetration and rates. Default the gun’s first."),
  mode: one.default(null).describe("`siege`, `rocket`, or the kind of a tier XI mechanic. Default the normal state."),
});

/** Former name of the loadout code parameter. */
const FORMER_PARAMETER = "build";

/** Reads the loadout that a call names, in single names or as addresses have it. */
export function calledLoadout(params: URLSearchParams, vehicle: FullVehicle, definitions: Definitions): CalledLoadout {
  const given = [...new Set(params.keys())];
  const name = given.find((parameter) => parameter === LOADOUT_PARAMETER || parameter === FORMER_PARAMETER);
  if (name !== undefined) {
    const others = given.filter((parameter) => parameter !== name);
    if (others.length > 0)
      return violation(others.join(", "), `\`${name}\` is the whole loadout: leave the others out.`);
    const text = params.get(name) ?? "";
    if (!isLoadoutText(text)) return violation("", "It must be a loadout code, `stock`, `typical` or `typical.stock`.");
    return readLoadout(text, vehicle, definitions);
  }
  const all = Object.fromEntries(given.map((name) => [name, params.getAll(name).join(",")]));
  const read = loadoutParametersSchema.safeParse(all);
  if (!read.success) return { violations: read.error.issues.map(violationOf) };
  return namedLoadout(read.data, vehicle, definitions);
}

function namedLoadout(
  query: z.infer<typeof loadoutParametersSchema>,
  vehicle: FullVehicle,
  definitions: Definitions,
): CalledLoadout {
  const { equipment, roleSlot = null, crew, skills, consumables, directive, field, shell, mode } = query;
  const modules = namedModules(vehicle.modules, query.modules);
  const chosenModules = "configuration" in modules ? modules.configuration : vehicle.top.modules;
  const nominal = crew === "nominal";
  const members = crewWith(vehicle, [...new Set(skills)], definitions, nominal ? FULL_LEVEL : crew);
  const wanted: Loadout = {
    ...emptyLoadout(vehicle, chosenModules),
    equipment,
    roleSlot,
    consumables,
    directive,
    field,
    shell,
    crew: { nominal, members },
    mode: mode ?? (vehicle.siege ? "travel" : NORMAL_MODE),
  };
  const { loadout, refused } = legalLoadout(vehicle, wanted, definitions);
  const unlearnt = skills.flatMap((name): Violation[] => {
    if (members.some((member) => member.skills.some(({ skill }) => skill === name))) return [];
    const reason = definitions.skills.has(name)
      ? "Nobody on this vehicle can learn it."
      : "There is no skill of this name.";
    return [{ part: "skills", name, reason }];
  });
  const wrong = [...("refused" in modules ? modules.refused : []), ...unlearnt, ...refused];
  return wrong.length > 0 ? { violations: wrong } : { loadout, dropped: [] };
}

function violation(name: string, reason: string): CalledLoadout {
  return { violations: [{ part: "loadout", name, reason }] };
}

function violationOf(issue: z.core.$ZodIssue): Violation {
  if (issue.code === "unrecognized_keys") {
    const known = [...Object.keys(loadoutParametersSchema.shape), LOADOUT_PARAMETER, "figures"].join(", ");
    return { part: "loadout", name: issue.keys.join(", "), reason: `There is no such parameter. There are: ${known}.` };
  }
  return { part: String(issue.path[0]) as LoadoutPart, name: "", reason: issue.message };
}
