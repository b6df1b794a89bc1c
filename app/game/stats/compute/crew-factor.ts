import { CONSTANT, startAt, type TermPart } from "./breakdown.ts";

/**
 * The crew's effect on a value, 0.57 + 0.43 × its efficiency, as terms. The efficiency of a role is the mean level ÷
 * 100 of those who hold it; for concealment it is the whole crew's mean share of the camouflage skill: 0 without the
 * skill, which gives the 0.57 that the garage shows, and 1 with all of it and no bonus. Bonuses from commander,
 * brotherhood, ventilation and food go beyond 1. Source: `common/items/VehicleDescrCrew.py` of the client, version
 * 1.26.1.
 * @param efficiency terms of the efficiency, from 0
 */
export function crewFactorParts(efficiency: readonly TermPart[]): TermPart[] {
  return [
    ...efficiency,
    { ...startAt(0.43, "", CONSTANT), operation: "multiply" },
    { ...startAt(0.57, "", CONSTANT), operation: "add" },
  ];
}
