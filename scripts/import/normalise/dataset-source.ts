import type { Patch } from "#app/game/model/provenance.ts";
import type { ClientTree } from "../read/client-tree.ts";
import type { DatasetSource } from "../sources.ts";
import { patchOfTree } from "./patch.ts";

/**
 * The game that a dataset is of: the newest whole client's, which has what no vehicle has for itself (equipment, maps).
 * @param vehicles patches of all vehicles
 */
export function datasetSource(tree: ClientTree, vehicles: readonly { patch: Patch }[]): DatasetSource {
  const whole = tree.all.findLast(({ isWhole }) => isWhole) ?? tree;
  const patch = patchOfTree(whole.source);
  const realm = whole.source.version?.realm;
  if (patch === null) whole.fault("does not say of which game version it is: name it by --version");
  else if (!realm) whole.fault("does not say of which realm it is: name it by --realm, such as --realm EU");
  const others = new Map(vehicles.map((vehicle) => [vehicle.patch.version, vehicle.patch]));
  return {
    patch: patch ?? { version: "0.0", commonTest: false, date: null, publisher: "", commit: null },
    realm: realm ?? "",
    others: [...others.values()].filter(({ version }) => version !== patch?.version),
  };
}
