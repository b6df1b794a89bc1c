import type { SourceKey } from "#app/game/model/provenance.ts";
import { techTreeSchema } from "#app/game/model/tech-tree.ts";
import { makeTechTrees } from "../normalise/tech-trees.ts";
import type { Dataset } from "./dataset.ts";
import { techTreePath, techTreePattern } from "./paths.ts";
import type { EmittedVehicles } from "./vehicles.ts";

/**
 * Adds the tech tree of every nation that has one.
 * @param later whether steps of later clients are among the steps
 */
export function emitTrees(dataset: Dataset, { records, steps }: EmittedVehicles, later: boolean): void {
  const keys: SourceKey[] = ["definitions", "names", "newer"];
  if (later) keys.push("research");
  for (const tree of makeTechTrees(records, steps)) {
    dataset.add(techTreePattern, keys, techTreePath(tree.nation), techTreeSchema, tree);
  }
}
