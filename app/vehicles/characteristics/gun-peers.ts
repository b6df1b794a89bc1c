import { CLASS_PLURALS, CLASS_SINGULARS, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { PeerStat, VehiclePeers } from "#app/game/model/vehicle/vehicle.ts";
import { BY_GUN_KIND, type GunKind, MIN_PEERS } from "#app/game/stats/gun-kinds.ts";
import type { Peers } from "./stats-view.ts";

/** Names of guns of a kind, with an article and in the plural: "a magazine", "7 magazines". */
const GUN_KIND_NAMES: Record<GunKind, readonly [one: string, several: string]> = {
  single: ["a single-shot gun", "single-shot guns"],
  magazine: ["a magazine", "magazines"],
  autoreloader: ["an autoreloader", "autoreloaders"],
  dual: ["a dual gun", "dual guns"],
};

/** What the figures of a vehicle with a certain gun are compared to. */
export interface GunPeers {
  /** Without the figures that too few guns of the kind have. */
  stats: Peers;
  /** A remark for the figures that depend on the kind of gun; empty when the gun is unknown. */
  note: string;
}

/**
 * The peers of a vehicle with a given gun, which may be of another kind than its top gun: a magazine's reload is
 * compared to magazines only.
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
  if (others < MIN_PEERS) {
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
