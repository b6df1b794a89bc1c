import { z } from "zod";
import { type ExtractQuery, FIGURES } from "#app/components/vehicle-extract/extract-address.ts";
import { MAX_CODE } from "#app/game/loadout/address/loadout-text.ts";
import { decodeLoadout } from "#app/game/loadout/code/decode.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { legalLoadout } from "#app/game/loadout/legal/legal-loadout.ts";
import type { LoadoutPart, Violation } from "#app/game/loadout/legal/violation.ts";
import { emptyLoadout, FULL_LEVEL, type Loadout, MIN_LEVEL, NORMAL_MODE } from "#app/game/loadout/loadout.ts";
import { namedModules } from "#app/game/loadout/module-names.ts";
import { crewWith } from "#app/game/loadout/trained.ts";
import { SLOT_CATEGORIES } from "#app/game/model/enumerations/slot-categories.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";

/** What is wrong with a parameter. */
type Problem = Omit<Violation, "part"> & { part: LoadoutPart | "figures" };

/** A build that a call names, or what is wrong with it. */
export type CalledLoadout = { loadout: Loadout; dropped: readonly Violation[] } | { refused: readonly Problem[] };

/** Letters of a parameter; no list of real names is longer. */
const MAX_LETTERS = 2_000;

const text = z.string().max(MAX_LETTERS, `It may have ${MAX_LETTERS} letters at most.`);
const names = text.transform((list) => (list.trim() === "" ? [] : list.split(",").map((name) => name.trim())));
/** Blanks between commas are empty slots. */
const slots = names.transform((list) => list.map((name) => (name === "" ? null : name)));
/** Nothing may stand between two commas. */
const lists = names.transform((list) => list.filter((name) => name !== ""));
const one = text.transform((name) => (name.trim() === "" ? null : name.trim()));

const LEVEL = `It has to be nominal or ${FULL_LEVEL}, or a level from ${MIN_LEVEL} on.`;
const level = z
  .string()
  .regex(/^(nominal|\d{2,3})$/, LEVEL)
  .transform((crew) => (crew === "nominal" ? ("nominal" as const) : Number(crew)))
  .refine((crew) => crew === "nominal" || (crew >= MIN_LEVEL && crew <= FULL_LEVEL), LEVEL);

/** Takes the stats that are asked for out of the parameters; the rest of them is the build. */
export function readFigures(
  params: URLSearchParams,
): { figures: ExtractQuery["figures"]; build: URLSearchParams } | { refused: Problem[] } {
  const read = figuresSchema.safeParse(params.get("figures") ?? undefined);
  const build = new URLSearchParams(params);
  build.delete("figures");
  if (read.success && params.getAll("figures").length <= 1) return { figures: read.data, build };
  return { refused: [{ part: "figures", name: "", reason: FIGURES_PROBLEM }] };
}

const FIGURES_PROBLEM = `It has to be one of ${FIGURES.join(", ")}.`;

/** Which stats of the modules a build is computed with. */
export const figuresSchema = z
  .enum(FIGURES, FIGURES_PROBLEM)
  .default("current")
  .describe(
    "`current`: with the stats that sources state of later patches. `definitions`: as the definitions of the vehicle's `patch` alone give them. Without it `current`.",
  );

/** The parameters of the call, each a part of the build; their descriptions are those of /api/openapi.json. */
export const loadoutParametersSchema = z.strictObject({
  modules: lists.default([]).describe("`stock` or `top`, then names of single modules. Without it `top`."),
  equipment: slots
    .default([])
    .describe("Devices in the order of the slots; nothing between two commas for an empty slot. Without it none."),
  roleSlot: z
    .enum(SLOT_CATEGORIES, `It has to be one of ${SLOT_CATEGORIES.join(", ")}.`)
    .optional()
    .describe("Category that the field modifications give the first universal slot. Without it none."),
  crew: level
    .default("nominal")
    .describe(
      "`nominal`: every role at exactly 100 %. `100`, or a level from 50 on: as the garage computes, with the commander's bonus. Without it `nominal`.",
    ),
  skills: lists.default([]).describe("Skills that every member who can learn them has at 100 %. Without it none."),
  consumables: slots.default([]).describe("Consumables in the order of their slots. Without it none."),
  directive: one.default(null).describe("A directive. Without it none."),
  field: lists.default([]).describe("All active field modifications, of pairs the chosen one. Without it none."),
  shell: one.default(null).describe("The shell that damage, penetration and rates are of. Without it the gun's first."),
  mode: one
    .default(null)
    .describe("`siege`, `rocket`, or the kind of a mechanic of tier XI. Without it the normal state."),
});

/** Reads the build that a call names, in single names or as `build`. */
export function readLoadout(params: URLSearchParams, vehicle: FullVehicle, definitions: Definitions): CalledLoadout {
  const given = [...new Set(params.keys())];
  const code = params.get("build");
  if (code !== null) {
    const others = given.filter((name) => name !== "build");
    if (others.length > 0)
      return refusal("build", others.join(", "), "The code is the whole build: nothing else can stand beside it.");
    if (code.length > MAX_CODE) return refusal("build", "", `A code has ${MAX_CODE} letters at most.`);
    return decodeLoadout(code, vehicle, definitions);
  }
  const all = Object.fromEntries(given.map((name) => [name, params.getAll(name).join(",")]));
  const read = loadoutParametersSchema.safeParse(all);
  if (!read.success) return { refused: read.error.issues.map(refusalOf) };
  return builtOf(read.data, vehicle, definitions);
}

function builtOf(
  asked: z.infer<typeof loadoutParametersSchema>,
  vehicle: FullVehicle,
  definitions: Definitions,
): CalledLoadout {
  const { equipment, roleSlot = null, crew, skills, consumables, directive, field, shell, mode } = asked;
  const modules = namedModules(vehicle.modules, asked.modules);
  const configuration = "configuration" in modules ? modules.configuration : vehicle.top.modules;
  const nominal = crew === "nominal";
  const members = crewWith(vehicle, [...new Set(skills)], definitions, nominal ? FULL_LEVEL : crew);
  const wanted: Loadout = {
    ...emptyLoadout(vehicle, configuration),
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
  return wrong.length > 0 ? { refused: wrong } : { loadout, dropped: [] };
}

function refusal(part: LoadoutPart, name: string, reason: string): CalledLoadout {
  return { refused: [{ part, name, reason }] };
}

function refusalOf(issue: z.core.$ZodIssue): Violation {
  if (issue.code === "unrecognized_keys") {
    const known = [...Object.keys(loadoutParametersSchema.shape), "build", "figures"].join(", ");
    return { part: "build", name: issue.keys.join(", "), reason: `There is no such parameter. There are: ${known}.` };
  }
  return { part: String(issue.path[0]) as LoadoutPart, name: "", reason: issue.message };
}
