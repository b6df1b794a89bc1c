import type { Nation } from "#app/game/model/enumerations/nations.ts";
import type { Patch } from "#app/game/model/provenance.ts";
import type { ClientSource } from "../read/client-source.ts";
import type { ClientTree } from "../read/client-tree.ts";
import { copyOf } from "../sources.ts";

/** The game that a vehicle's figures are of: its own source where an overlay states one, else that of the tree. */
export function patchOf(tree: ClientTree, nation: Nation, tag: string): Patch {
  const own = tree.source.vehicleSources.get(`${nation}/${tag}`);
  if (own) return { ...own, date: copyOf(own.version)?.date ?? null };
  const patch = patchOfTree(tree.source);
  if (patch === null) {
    tree.fault(`sources.csv does not say of which version ${nation}/${tag} is, and neither does --version`);
  }
  return patch ?? UNKNOWN_PATCH;
}

/** The patch of a tree as a whole; null for an overlay that states those of its vehicles. */
export function patchOfTree({ version: of, texts }: ClientSource): Patch | null {
  if (of === null) return null;
  const { version, label } = of;
  // An installed game is not a copy.
  const copy = texts ? undefined : copyOf(version);
  const publisher = copy?.publisher ?? "Game client";
  return { version, commonTest: label === "Common Test", date: copy?.date ?? null, publisher, commit: null };
}

/** A stand-in after a fault. */
export const UNKNOWN_PATCH: Patch = { version: "0.0", commonTest: false, date: null, publisher: "", commit: null };
