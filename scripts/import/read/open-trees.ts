import type { SourceFaults } from "../faults.ts";
import type { ClientSource } from "./client-source.ts";
import { ClientTree } from "./client-tree.ts";

/**
 * Lays the trees over each other in the order given, and returns the last one.
 * @throws ImportFailure when the first is no whole client: every reader would miss its files
 */
export function openTrees(sources: readonly ClientSource[], faults: SourceFaults): ClientTree {
  const [first, ...others] = sources;
  if (first === undefined) throw new Error("A run needs a client.");
  if (!first.files.has("item_defs/vehicles/common/supply_slot_types.xml")) {
    faults.add(
      first.name,
      "",
      "is no whole client (it has no item_defs/vehicles/common): give a client first, and then what lies over it",
    );
    faults.throwIfAny();
  }
  return others.reduce((tree, source) => new ClientTree(source, faults, tree), new ClientTree(first, faults));
}
