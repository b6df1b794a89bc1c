import type { Catalogue } from "#app/game/challenge/catalogue.ts";
import { OUTCOMES } from "#app/game/challenge/eligibility.ts";
import { verdictReason } from "#app/game/challenge/verdict-words.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { vehicleTyped } from "#app/widgets/vehicle-table/vehicle-typed.ts";
import type { LookUp } from "../eligibility-view.ts";

/** The verdict on a vehicle that somebody types by name or number. */
export async function lookUp(
  typed: string,
  columns: VehicleColumns,
  catalogue: Catalogue,
  recordById: (id: number) => Promise<VehicleRecord | null>,
): Promise<LookUp> {
  const found = vehicleTyped(typed, columns);
  if ("problem" in found) return { typed, problem: found.problem, found: null };
  const [record, known] = [await recordById(found.id), catalogue.get(found.id)];
  if (!record || !known) return { typed, problem: `There is no vehicle “${typed}” in our data.`, found: null };
  const { id, name, shortName, slug, nation, type, tier, premium, collector } = record;
  return {
    typed: name,
    problem: null,
    found: {
      vehicle: { id, name, shortName, slug, nation, type, tier, premium, collector },
      outcome: OUTCOMES[known.verdict],
      reason: verdictReason(known.verdict, record),
    },
  };
}
