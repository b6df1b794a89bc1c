import type { Participant, Replay } from "./replay.ts";

/** A vehicle that was lost, and to whom. */
export interface Loss {
  /** Seconds after the battle began. */
  at: number;
  vehicle: Participant;
  /** Null where none of the vehicles destroyed it: it drowned, was left, or burned out. */
  destroyer: Participant | null;
}

/** The vehicle whose replay it is; undefined where the file does not list it. */
export function ownVehicle({ participants, player, team, vehicle }: Replay): Participant | undefined {
  const called = participants.filter((participant) => participant.player === player);
  return (
    called.find((participant) => participant.team === team && participant.vehicle?.tag === vehicle.tag) ?? called[0]
  );
}

/**
 * The vehicles that were lost, in order. Results say of each vehicle how long it was in the battle and why it was lost:
 * what an old client did not report is left out.
 */
export function lossesOf({ participants }: Replay): Loss[] {
  const byNumber = new Map(participants.map((participant) => [participant.number, participant]));
  return participants
    .flatMap((vehicle): Loss[] => {
      const { lifeTime = null, deathReason = null, destroyedBy = null } = vehicle.result ?? {};
      if (lifeTime === null || deathReason === null || deathReason === -1) return [];
      const destroyer = destroyedBy === null ? null : (byNumber.get(destroyedBy) ?? null);
      return [{ at: lifeTime, vehicle, destroyer: destroyer === vehicle ? null : destroyer }];
    })
    .sort((a, b) => a.at - b.at);
}

/** At a time, in seconds. */
interface LivesCorner {
  at: number;
  left: number;
}

/** How many vehicles a team had left, from the beginning to the end, as corners of a line in steps. */
export interface TeamLives {
  team: 1 | 2;
  /** How many began. */
  count: number;
  corners: readonly LivesCorner[];
}

/** The lives of both teams; null where the results do not tell of every vehicle whether and when it was lost. */
export function livesOf(replay: Replay): [TeamLives, TeamLives] | null {
  const { participants, end } = replay;
  const tells = ({ result }: Participant) => result !== null && result.lifeTime !== null && result.deathReason !== null;
  if (end === null || !participants.every(tells)) return null;
  const losses = lossesOf(replay);
  const livesOfTeam = (team: 1 | 2): TeamLives => {
    const count = participants.filter((participant) => participant.team === team).length;
    const corners: LivesCorner[] = [{ at: 0, left: count }];
    let left = count;
    for (const { at } of losses.filter(({ vehicle }) => vehicle.team === team)) {
      corners.push({ at, left }, { at, left: --left });
    }
    corners.push({ at: Math.max(end.duration, corners.at(-1)?.at ?? 0), left });
    return { team, count, corners };
  };
  return [livesOfTeam(replay.team), livesOfTeam(replay.team === 1 ? 2 : 1)];
}
