import { describeMechanic } from "#app/game/mechanics/describe-mechanic.ts";
import type { Mechanic } from "#app/game/model/vehicle/mechanic.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import type { Explanations } from "../characteristics/stat-explanation.ts";
import { touchedFigures } from "./touched-figures.ts";

/** Something special that the vehicle can do, in words. */
export interface MechanicView {
  /** Unlike those of all others of the vehicle. */
  id: string;
  label: string;
  /** What has it, where it is not the vehicle as a whole: "in the second state". */
  of: string;
  sentences: string[];
  values: { name: string; text: string }[];
}

/** What the vehicle can do beside shooting and driving; one that is the same in both states is told once. */
export function mechanicsView({ mechanics }: Pick<FullVehicle, "mechanics">): MechanicView[] {
  const inNormal = mechanics.filter(({ state }) => state === "normal").map(({ kind, module }) => `${kind} ${module}`);
  return mechanics
    .filter(({ kind, module, state }) => state === "normal" || !inNormal.includes(`${kind} ${module}`))
    .map((mechanic) => {
      const { label, sentences, values } = describeMechanic(mechanic);
      const { kind, module, state } = mechanic;
      return {
        ...{ id: `${kind}-${module ?? "vehicle"}`, label, sentences, values },
        of: state === "second" ? "in the second state" : "",
      };
    });
}

/** The explanations of figures, with what a mechanic would add to them. */
export function withMechanics(explanations: Explanations, mechanics: readonly Mechanic[]): Explanations {
  const labels = new Map<StatKey, Set<string>>();
  for (const mechanic of mechanics.filter(({ computed }) => !computed)) {
    for (const key of touchedFigures(mechanic)) {
      const known = labels.get(key) ?? new Set();
      labels.set(key, known.add(describeMechanic(mechanic).label));
    }
  }
  const told = new Map(explanations);
  for (const [key, names] of labels) {
    const without = `Without the mechanic “${[...names].join("” and “")}”, which no figure counts.`;
    told.set(key, [told.get(key), without].filter(Boolean).join(" "));
  }
  return told;
}
