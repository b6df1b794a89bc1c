import { CLASS_PLURALS, CLASS_SINGULARS, type VehicleClass } from "#app/game/model/classes.ts";
import { romanTier } from "#app/game/model/tiers.ts";
import type { PeerStat, VehiclePeers } from "#app/game/model/vehicle.ts";
import { BY_GUN_KIND, FEWEST_OTHERS, type GunKind } from "#app/game/stats/gun-kinds.ts";
import type { Peers } from "./stats-view.ts";

/** "a magazine", "7 magazines": what guns of a kind are called after an article and after a number. */
const GUN_KIND_NAMES: Record<GunKind, readonly [one: string, several: string]> = {
  single: ["a single-shot gun", "single-shot guns"],
  magazine: ["a magazine", "magazines"],
  autoreloader: ["an autoreloader", "autoreloaders"],
  dual: ["a dual gun", "dual guns"],
};

/** With what the figures of a vehicle with a certain gun are compared. */
export interface GunPeers {
  /** Without the figures for which there are too few guns of the kind. */
  stats: Peers;
  /** Says so of the figures that depend on the kind of gun; empty where the gun is not known. */
  note: string;
}

/**
 * The peers of a vehicle with a gun of the given kind, which may be another than its top gun's: a magazine's reload is
 * set against magazines only.
 * @param kind null where the gun is not known
 */
export function gunPeers(
  peers: VehiclePeers,
  kind: GunKind | null,
  { type, tier }: { type: VehicleClass; tier: number },
): GunPeers {
  if (kind === null || peers.gun === null) return { stats: peers.stats, note: "" };
  const own = kind === peers.gun.kind;
  const size = own ? peers.gun.size : (peers.otherGuns[kind]?.size ?? 0);
  const others = own ? size - 1 : size;
  const [one, several] = GUN_KIND_NAMES[kind];
  const at = `tier ${romanTier(tier)}`;
  const stats: Peers = { ...peers.stats };
  if (others < FEWEST_OTHERS) {
    for (const key of BY_GUN_KIND) delete stats[key];
    const who = others === 0 ? "no other" : "only one other";
    return {
      stats,
      note: `Not compared: ${who} ${at} ${CLASS_SINGULARS[type]} has ${one}.`,
    };
  }
  if (!own) {
    for (const key of BY_GUN_KIND) {
      const spread = peers.otherGuns[kind]?.stats[key];
      if (spread) stats[key] = { ...spread, percentile: null } satisfies PeerStat;
      else delete stats[key];
    }
  }
  return { stats, note: `Compared with its own kind only: ${size} ${at} ${CLASS_PLURALS[type]} with ${several}.` };
}
