import { CREW_ROLE_LABELS, type CrewRole } from "#app/game/model/enumerations/crew-roles.ts";
import { crewFactorParts } from "#app/game/stats/compute/crew-factor.ts";
import { CONSTANT, figureOf, type Part, start } from "#app/game/stats/compute/figure.ts";
import type { Modifier, Quantity } from "#app/game/stats/compute/modifier.ts";
import type { Figure } from "#app/game/stats/compute/term.ts";
import { type CrewLevels, raising } from "./levels.ts";

/** What the efficiency of a role divides and multiplies. */
const BY_ROLE: Record<CrewRole, { divides: readonly Quantity[]; multiplies: readonly Quantity[] }> = {
  commander: { divides: [], multiplies: ["viewRange"] },
  gunner: { divides: ["aimTime", "dispersion"], multiplies: ["turretTraverse"] },
  driver: { divides: ["terrain"], multiplies: ["hullTraverse"] },
  radioman: { divides: [], multiplies: ["signalRange"] },
  loader: { divides: ["reload"], multiplies: [] },
};

/**
 * What the levels of the roles do: every role's factor divides times and resistances, and multiplies speeds and ranges.
 * Source: `_updateLoaderFactors` and its siblings in the client's `items/VehicleDescrCrew.py`, version 1.26.1.
 */
export function roleEffects(levels: CrewLevels): Modifier[] {
  if (levels.nominal) return [];
  return (Object.keys(BY_ROLE) as CrewRole[]).flatMap((role) => {
    const factor = roleFactor(levels, role);
    if (factor === undefined) return [];
    const { divides, multiplies } = BY_ROLE[role];
    const source = { kind: "fitting", tag: role, name: CREW_ROLE_LABELS[role] } as const;
    const common = { step: "crew", source, operand: factor.value, made: factor.terms } as const;
    return [
      ...divides.map((quantity): Modifier => ({ ...common, quantity, operation: "divide" })),
      ...multiplies.map((quantity): Modifier => ({ ...common, quantity, operation: "multiply" })),
    ];
  });
}

/**
 * The factor of a role: 0.57 + 0.43 × the mean level ÷ 100 of all who hold it, as their main role or beside it. A
 * commander who holds another role too gets no commander's bonus there either.
 */
export function roleFactor(levels: CrewLevels, role: CrewRole): Figure | undefined {
  const holders = levels.members.filter(({ roles }) => roles.includes(role));
  if (holders.length === 0) return undefined;
  const mean = holders.reduce((sum, { level }) => sum + level, 0) / holders.length;
  const helped = holders.filter(({ commander }) => !commander).length / holders.length;
  return figureOf(
    crewFactorParts([
      start(mean, "%", { kind: "crew" }),
      ...raising(levels.bonus),
      ...commandersTenth(levels, helped),
      { ...start(100, "", CONSTANT), operation: "divide" },
    ]),
  );
}

/** The commander's tenth as far as it counts for these. @param share of them that are not the commander */
function commandersTenth({ tenth }: CrewLevels, share: number): Part[] {
  if (share === 0 || tenth.value === 0) return [];
  const source = { kind: "fitting", tag: "commander", name: "Commander's bonus" } as const;
  const whole: Part = { step: "crew", source, operation: "add", operand: tenth.value, unit: "%", made: tenth.terms };
  if (share === 1) return [whole];
  const made = figureOf([
    { ...whole, operation: "start" },
    { ...start(share, "", CONSTANT), operation: "multiply" },
  ]);
  return [{ ...whole, operand: made.value, made: made.terms }];
}
