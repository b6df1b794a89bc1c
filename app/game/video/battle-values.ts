import type { BattleOutcome, BattleRecord } from "#app/game/battles/battle-record.ts";
import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import { CLASS_SINGULARS, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { Replay } from "#app/game/replays/replay.ts";
import { MASTERY_CLASSES, MASTERY_LABELS } from "#app/game/statistics/mastery/mastery-classes.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { clockText } from "./clock.ts";
import { noValues, type Placeholder } from "./video-templates.ts";

/** The vehicle as the dataset knows it. */
export interface NamedVehicle {
  name: string;
  nation: Nation;
  tier: number;
  type: VehicleClass;
  /** Whole address of its page. */
  link: string;
}

/** The sum of several figures; null where none of them is known. */
export function sumOf(...values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Damage that others dealt with the vehicle's help: by spotting, tracking and stun. */
export function assistedOf(
  result: Pick<BattleRecord, "assistedBySpotting" | "assistedByTracking" | "assistedByStun"> | null | undefined,
): number | null {
  return result ? sumOf(result.assistedBySpotting, result.assistedByTracking, result.assistedByStun) : null;
}

/** How a battle ended for a team. @param winner null: neither */
export const outcomeFor = (winner: 1 | 2 | null, team: 1 | 2): BattleOutcome =>
  winner === null ? "draw" : winner === team ? "win" : "loss";

/** "1 kill", "2 kills", from the number as written. */
export function killsText(kills: string | null): string | null {
  return kills && `${kills} ${kills === "1" ? "kill" : "kills"}`;
}

/** "Ace Tanker", "Class II"; null without a badge, or if unknown. */
export function masteryText(mastery: number | null | undefined): string | null {
  const found = mastery ? MASTERY_CLASSES[mastery - 1] : undefined;
  return found === undefined ? null : found === "ace" ? "Ace Tanker" : MASTERY_LABELS[found];
}

/** A vehicle that the dataset does not have, by the last words of its tag: "R04_T-34" is "T-34". */
export function nameOfTag(tag: string): string {
  return tag.replace(/^[A-Za-z]{1,4}\d*_/, "").replaceAll("_", " ");
}

/**
 * Placeholder values after a battle, except map, battle type and spawn point, which the form provides.
 * @param vehicle null if it is not in the dataset
 */
export function battleValues(replay: Replay, vehicle: NamedVehicle | null): Record<Placeholder, string | null> {
  const { end } = replay;
  const own = end?.own;
  const numberText = (value: number | null | undefined) =>
    value === null || value === undefined ? null : formatNumber(value);
  return {
    ...noValues(),
    vehicle: vehicle?.name ?? nameOfTag(replay.vehicle.tag),
    tier: vehicle && romanTier(vehicle.tier),
    class: vehicle && CLASS_SINGULARS[vehicle.type],
    nation: NATION_LABELS[replay.vehicle.nation],
    link: vehicle?.link ?? null,
    outcome: own ? OUTCOME_LABELS[own.outcome] : null,
    damage: numberText(own?.damageDealt),
    assisted: numberText(assistedOf(own)),
    blocked: numberText(own?.damageBlocked),
    received: numberText(own?.damageReceived),
    kills: numberText(own?.kills),
    "kills in words": killsText(numberText(own?.kills)),
    spotted: numberText(own?.spotted),
    shots: numberText(own?.shots),
    hits: numberText(own?.hits),
    penetrations: numberText(own?.penetrations),
    xp: numberText(own?.baseXp),
    mastery: masteryText(own?.mastery),
    duration: end ? clockText(end.duration) : null,
    date: replay.playedAt.slice(0, 10),
    patch: replay.clientVersion,
    player: replay.player || null,
  };
}
