import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";

/** A vehicle as a replay names it; old clients know vehicles that the dataset does not have. */
export interface ReplayVehicle {
  nation: Nation;
  tag: string;
}

/** One vehicle of the battle. */
export interface Participant {
  /** Its number in the battle. */
  number: string;
  player: string;
  clan: string;
  team: 1 | 2;
  /** Number of the platoon within its team, from 1; null without one, and where the file does not say. */
  platoon: number | null;
  /** Null if nobody had seen it at the start of the battle and the replay has no results. */
  vehicle: ReplayVehicle | null;
  /** Null where the file does not say it. */
  maxHealth: number | null;
  /** Null without results. */
  result: ParticipantResult | null;
}

/** A vehicle's results; a value that this client did not report is null. */
export interface ParticipantResult {
  tankId: number;
  damageDealt: number | null;
  assistedBySpotting: number | null;
  assistedByTracking: number | null;
  assistedByStun: number | null;
  damageBlocked: number | null;
  damageReceived: number | null;
  kills: number | null;
  spotted: number | null;
  /** Experience without premium account and bonuses. */
  baseXp: number | null;
  /** Time in the battle, s. */
  lifeTime: number | null;
  /** Why it was lost, as the client numbers it; -1 when it survived. */
  deathReason: number | null;
  /** Number in the battle of the vehicle that destroyed it; null when none did. */
  destroyedBy: string | null;
}

/** How the battle ended. */
export interface ReplayEnd {
  arenaId: string;
  /** s */
  duration: number;
  /** Null is a draw. */
  winner: 1 | 2 | null;
  /** As the client numbers it: 1 all destroyed, 2 base captured, 3 time over. */
  finishReason: number | null;
  /** What counts for the account that recorded the replay. */
  own: BattleRecord;
  /** Credits and experience with premium account and bonuses. */
  earned: { credits: number | null; xp: number | null };
}

/** A battle as its replay describes it. */
export interface Replay {
  player: string;
  /** Null in very old replays. */
  accountId: number | null;
  vehicle: ReplayVehicle;
  team: 1 | 2;
  /** Name of the map's file: "18_cliff". */
  mapTag: string;
  /** The map's name in the player's language. */
  mapName: string;
  /** The game's own name of the mode: "ctf". */
  gameplay: string;
  /** Local time of the player, as ISO text without a zone: "2015-05-28T17:52:52". */
  playedAt: string;
  /** "1.26.1.0"; null when it cannot be read. */
  clientVersion: string | null;
  /** As the client names it: "EU". */
  region: string;
  participants: Participant[];
  /** Null when the file has no results; `missing` says why. */
  end: ReplayEnd | null;
  /** left: the player left before the end, so that the file has none. unreadable: it has, in a form that we do not know. */
  missing: "left" | "unreadable" | null;
}

/** Why a file yields no battle, and what a Commander can do about it. */
export const REPLAY_FAULTS = {
  empty: "This file is empty. Copy it again from the game’s replays folder.",
  "not-a-replay": "This isn’t a replay. Replays end in .wotreplay and are in the game’s replays folder.",
  truncated: "This replay is incomplete. Copy it again from the game’s replays folder.",
  damaged: "This file is damaged: its battle data can’t be read.",
  "too-large": "The description of the battle in this file is larger than any real one, so it is not read.",
  "other-game": "This replay is from another game or an unknown version of it.",
} as const;

export type ReplayFaultKind = keyof typeof REPLAY_FAULTS;

/** A file that cannot be read as a replay. Its message says what to do. */
export class ReplayFault extends Error {
  readonly kind: ReplayFaultKind;

  constructor(kind: ReplayFaultKind) {
    super(REPLAY_FAULTS[kind]);
    this.name = "ReplayFault";
    this.kind = kind;
  }
}
