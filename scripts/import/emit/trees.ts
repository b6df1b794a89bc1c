import { techTreeSchema } from "#app/game/model/tech-tree.ts";
import { makeTechTrees } from "../normalise/tech-trees.ts";
import type { Dataset } from "./dataset.ts";
import { techTreePath, techTreePattern } from "./paths.ts";
import type { EmittedVehicles } from "./vehicles.ts";

/** Adds the tech tree of every nation that has one. */
export function emitTrees(dataset: Dataset, { records, steps }: EmittedVehicles): void {
  for (const tree of makeTechTrees(records, steps)) {
    dataset.add(techTreePattern, ["definitions", "names", "newer"], techTreePath(tree.nation), techTreeSchema, tree);
  }
}
