import type { CrewRole } from "#app/game/model/enumerations/crew-roles.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { breakdownOf, startAt, type TermPart } from "#app/game/stats/compute/breakdown.ts";
import type { StatBreakdown } from "#app/game/stats/compute/term.ts";
import type { CrewBonus } from "../effects/effect.ts";
import { type Crew, type CrewMember, FULL_LEVEL } from "../loadout.ts";

/** A member of the crew with the place in the vehicle. */
export interface Seated extends CrewMember {
  roles: readonly CrewRole[];
  commander: boolean;
}

/** The levels of a crew, with what raises them. */
export interface CrewLevels {
  nominal: boolean;
  members: readonly Seated[];
  /** What raises everybody's level, in per cent: brotherhood, ventilation, food, directive. */
  bonus: StatBreakdown;
  /** The commander's addition to the others' level, in per cent: a tenth of his own, including the bonus. */
  tenth: StatBreakdown;
}

const CREW = { kind: "crew" } as const;

/**
 * The levels of a crew. The common bonus raises the commander's level; the others' levels also rise by a tenth of the
 * commander's. A nominal crew has exactly 100 %, regardless of bonuses.
 * Source: `_calcLeverIncreaseForNonCommander` of the client's `items/VehicleDescrCrew.py`, version 1.26.1.
 */
export function crewLevels(vehicle: FullVehicle, crew: Crew, bonuses: readonly CrewBonus[]): CrewLevels {
  const { nominal } = crew;
  const members = vehicle.crew.map(({ role, also }, seat) => {
    const { level = FULL_LEVEL, skills = [] } = crew.members[seat] ?? {};
    return { level: nominal ? FULL_LEVEL : level, skills, roles: [role, ...also], commander: role === "commander" };
  });
  const raises = nominal ? [] : bonuses;
  const bonus = breakdownOf([
    startAt(0, "%", CREW),
    ...raises.map(
      ({ step, source, levels }): TermPart => ({ step, source, operation: "add", operand: levels, unit: "%" }),
    ),
  ]);
  const commander = members.find((member) => member.commander)?.level ?? 0;
  const tenth = nominal
    ? breakdownOf([startAt(0, "%", CREW)])
    : breakdownOf([
        startAt(commander, "%", CREW),
        ...raising(bonus),
        { ...startAt(10, "", { kind: "constant" }), operation: "divide" },
      ]);
  return { nominal, members, bonus, tenth };
}

/** The terms of the common bonus to a level; empty if there are none. */
export function raising(bonus: StatBreakdown): TermPart[] {
  return bonus.terms.slice(1).map(({ result: _, ...term }) => term);
}

/** The level of a member with everything that raises it, per cent; unrounded, as roles and camouflage use it. */
export function raised({ bonus, tenth }: CrewLevels, { commander }: Seated, level: number): number {
  return level + bonus.value + (commander ? 0 : tenth.value);
}
