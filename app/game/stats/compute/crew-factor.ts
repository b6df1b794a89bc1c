import { CONSTANT, start, type TermPart } from "./breakdown.ts";

/**
 * What a crew makes of a figure: 0.57 + 0.43 × its efficiency, as the parts of a computation. The efficiency of a role
 * is the mean level ÷ 100 of those who hold it; for concealment it is the mean share of the camouflage skill over the
 * whole crew: without the skill 0, so that the factor is the 0.57 that the garage shows, with all of it and no bonus 1.
 * Bonuses of commander, brotherhood, ventilation and food lead beyond 1.
 * Source: `common/items/VehicleDescrCrew.py` of the client, version 1.26.1.
 * @param efficiency parts of the efficiency, from 0
 */
export function crewFactorParts(efficiency: readonly TermPart[]): TermPart[] {
  return [
    ...efficiency,
    { ...start(0.43, "", CONSTANT), operation: "multiply" },
    { ...start(0.57, "", CONSTANT), operation: "add" },
  ];
}
