import { z } from "zod";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { legalLoadout } from "#app/game/loadout/legal/legal-loadout.ts";
import { violationText } from "#app/game/loadout/legal/violations.ts";
import { emptyLoadout, FULL_LEVEL, type Loadout } from "#app/game/loadout/loadout.ts";
import { EQUIPMENT_CONFIGURATIONS } from "#app/game/model/enumerations/equipment-configurations.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { Decided } from "#app/game/recommendations/recommend.ts";
import { defineKind, readDecisions } from "../content-kind.ts";

/**
 * Editorial configurations by tank_id.
 * @param source text of the file
 * @param file name of the file in messages
 * @param vehicles those with known loadouts
 * @throws Fault naming every line that is wrong or impossible for its vehicle
 */
export function readEditorialRecommendations(
  source: string,
  file: string,
  vehicles: readonly FullVehicle[],
  definitions: Definitions,
): Map<number, Decided[]> {
  return readDecisions(source, file, editorialRecommendationsSchema, ({ recommendations }, fault) => {
    const decided = new Map<number, Decided[]>();
    for (const [index, { vehicle: id, configuration: purpose, ...own }] of recommendations.entries()) {
      const refuse = (field: string, message: string) => fault(["recommendations", index, field], message);
      const vehicle = vehicles.find((candidate) => candidate.id === id);
      const others = decided.get(id) ?? [];
      if (vehicle === undefined) refuse("vehicle", `there is no vehicle ${id} of which builds are known.`);
      else for (const { field, text } of violationsOf(vehicle, own, definitions)) refuse(field, text);
      if (others.some((other) => other.purpose === purpose))
        refuse("configuration", `${purpose} of ${id} stands here twice.`);
      decided.set(id, [...others, { purpose, ...own }]);
    }
    return decided;
  });
}

/** What of a configuration the vehicle cannot have, by the field that names it. */
function violationsOf(
  vehicle: FullVehicle,
  { equipment, crew, field, directive }: Omit<Decided, "purpose">,
  definitions: Definitions,
): { field: string; text: string }[] {
  const empty = emptyLoadout(vehicle);
  const members = crew?.map((skills) => ({
    level: FULL_LEVEL,
    skills: skills.map((skill) => ({ skill, level: FULL_LEVEL })),
  }));
  const wanted: Loadout = {
    ...empty,
    equipment: equipment ?? empty.equipment,
    crew: members ? { nominal: false, members } : empty.crew,
    field: field ?? [],
    directive: directive ?? null,
  };
  return legalLoadout(vehicle, wanted, definitions).refused.map((violation) => ({
    field: violation.part === "skills" ? "crew" : violation.part,
    text: violationText(violation),
  }));
}

/** Below data/content. */
export const RECOMMENDATIONS_FILE = "recommendations.yaml";

const tag = z.string().trim().min(1).max(80);

const editorialRecommendationsSchema = z.strictObject({
  recommendations: z
    .array(
      z.strictObject({
        vehicle: z.int().positive(),
        configuration: z.enum(EQUIPMENT_CONFIGURATIONS),
        author: z.string().trim().min(1).max(60),
        reason: z.string().trim().min(10).max(400),
        equipment: z.array(tag.nullable()).max(3).optional(),
        crew: z.array(z.array(tag).max(12)).max(8).optional(),
        field: z.array(tag).max(16).optional(),
        directive: tag.nullable().optional(),
      }),
    )
    .max(400),
});

/** Configurations that somebody decided. They are published with the vehicles, so here they are only checked. */
export const recommendations = defineKind({
  files: RECOMMENDATIONS_FILE,
  schema: editorialRecommendationsSchema,
  required: ["recommendations"],
  publish: () => ({}),
});
