import { type BattleSums, SUM_KEYS, type SumKey } from "#app/game/battles/battle-sums.ts";

/** Sums as the server packs them; `unpackSums` reads them. */
export const packSums = (sums: BattleSums, keys: readonly SumKey[] = SUM_KEYS): number[] =>
  keys.map((key) => sums[key]);
