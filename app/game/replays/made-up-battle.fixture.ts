import type { Participant, ParticipantResult, Replay } from "./replay.ts";

/** A vehicle of a made-up battle, which survived it unless the changes say otherwise. */
export const participant = (
  number: string,
  team: 1 | 2,
  result: Partial<ParticipantResult> | null = {},
  maxHealth: number | null = null,
): Participant => ({
  number,
  player: `Player ${number}`,
  clan: "",
  team,
  platoon: null,
  maxHealth,
  vehicle: { nation: "germany", tag: `Tank-${number}` },
  result: result && ({ lifeTime: 400, deathReason: -1, destroyedBy: null, ...result } as ParticipantResult),
});

export const lost = (lifeTime: number, destroyedBy: string | null = null, deathReason = 0) => ({
  lifeTime,
  deathReason,
  destroyedBy,
});

/** A battle that the first vehicle's player recorded. */
export const battleOf = (participants: Participant[], changes: Partial<Replay> = {}) =>
  ({
    participants,
    team: 1,
    player: "Player 1",
    vehicle: { nation: "germany", tag: "Tank-1" },
    end: { duration: 400 },
    ...changes,
  }) as Replay;
