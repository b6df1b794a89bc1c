import { expect, it } from "vitest";
import { publishedVehicle } from "#tests/setup/published.ts";
import { explainStats, valuesOf } from "../compute.ts";
import { topModuleIds } from "../fitted-modules.ts";
import { STAT_KEYS } from "../keys.ts";
import { type Modifier, QUANTITIES } from "./modifier.ts";
import { statInput } from "./stat-input.ts";
import { STATS_OF } from "./stats-of-quantity.ts";

// A single gun and a magazine.
const vehicles = ["germany/heavyTank/VII/G04_PzVI_Tiger_I", "france/heavyTank/X/F10_AMX_50B"].map(publishedVehicle);

it.each(QUANTITIES)("%s goes into these figures and no others", (quantity) => {
  const source = { kind: "fitting", tag: "probe", name: "Probe" } as const;
  const probes = (operand: number): Modifier[] => [
    { quantity, step: "equipment", source, operation: "add", operand },
    { quantity, step: "equipment", source, operation: "multiply", operand: 1.5 },
  ];
  const changed = new Set(
    vehicles.flatMap(({ modules }) => {
      const values = (modifiers: Modifier[]) =>
        valuesOf(explainStats(statInput(modules, topModuleIds(modules), modifiers)));
      const [before, after] = [values([]), values(probes(1))];
      return STAT_KEYS.filter((key) => before[key] !== after[key]);
    }),
  );
  expect([...changed].sort()).toEqual([...STATS_OF[quantity]].sort());
});
