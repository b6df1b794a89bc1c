import { fieldSteps } from "../loadout/legal/field.ts";
import type { Loadout } from "../loadout/loadout.ts";
import { scoreOf, type Weights } from "./aspects.ts";
import type { Bench } from "./bench.ts";

/** Field modifications to make. */
export interface FieldChoice {
  /** In the order of the levels. */
  field: string[];
  /** Pairs whose sides are too close, so that none is chosen. */
  openPairs: number;
}

/** Scores that are too close to prefer the one: a fiftieth of a device's. */
const CLOSE = 0.02;

/** Every modification that stands alone, and of each pair the side with the higher score. */
export function fieldChoice({ vehicle, definitions, plain, gains }: Bench, weights: Weights): FieldChoice {
  const score = (tag: string) => {
    const loadout: Loadout = { ...plain, field: [tag] };
    return scoreOf(gains(loadout, plain), weights);
  };
  const field: string[] = [];
  let openPairs = 0;
  for (const { action } of fieldSteps(vehicle, definitions)) {
    if (action.type === "modification") field.push(action.modification);
    if (action.type !== "pair") continue;
    const pair = definitions.pairs.get(action.pair);
    if (pair === undefined) continue;
    const [first, second] = [score(pair.first), score(pair.second)];
    if (Math.abs(first - second) < CLOSE) openPairs++;
    else field.push(first > second ? pair.first : pair.second);
  }
  return { field, openPairs };
}
