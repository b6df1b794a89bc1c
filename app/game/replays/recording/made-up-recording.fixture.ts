import { battleOf, participant } from "../made-up-battle.fixture.ts";
import type { Replay } from "../replay.ts";
import { type PlayedBattle, playedBattle } from "./battle.ts";
import type { HealthLoss, Hit, RecordedShot, Recording, Track } from "./recording.ts";

/** Where a vehicle was: rows of seconds, metres east, metres north. */
export const track = (
  rows: readonly [at: number, x: number, z: number][],
  sights: readonly number[] = [0, 300],
): Track => ({
  times: Float32Array.from(rows, ([at]) => at),
  xs: Float32Array.from(rows, ([, x]) => x),
  zs: Float32Array.from(rows, ([, , z]) => z),
  sights: Float32Array.from(sights),
});

export const loss = (at: number, vehicle: number, attacker: number, from: number, to: number): HealthLoss => ({
  at,
  vehicle,
  attacker,
  from,
  to,
  reason: 0,
});
export const shot = (shooter: number, endsAt: number | null, hasBurst = true): RecordedShot => ({
  at: 1,
  shooter,
  x: 0,
  z: 0,
  end: endsAt === null ? null : { at: endsAt, x: 30, z: 40, hasBurst },
});
export const hit = (
  at: number,
  attacker: number,
  vehicle: number,
  damage: number,
  points: Hit["points"] = [],
): Hit => ({
  at,
  attacker,
  vehicle,
  damage,
  points,
});
export const point = (effect: number, part: number, shell: number | null = 2, calibre: number | null = 85) => ({
  effect,
  part,
  shell,
  calibre,
});

/** Two of the recorder's team, places 0 and 1, against two others, places 2 and 3. */
export const FOUR = [
  participant("1", 1, {}, 1000),
  participant("2", 1, {}, 800),
  participant("3", 2, {}, 900),
  participant("4", 2, {}, 700),
];
export const STILL = track([
  [0, 0, 0],
  [300, 0, 0],
]);

export function played(
  events: Partial<NonNullable<Recording["events"]>> | null,
  { replay = battleOf(FOUR), tracks }: { replay?: Replay; tracks?: Track[] } = {},
): PlayedBattle {
  return playedBattle(replay, {
    numbers: replay.participants.map(({ number }) => number),
    tracks: replay.participants.map((_, i) => tracks?.[i] ?? STILL),
    events: events && { healths: [], losses: [], hits: [], shots: [], hasShots: true, ...events },
    duration: 300,
    isComplete: true,
    packets: 1,
  });
}
