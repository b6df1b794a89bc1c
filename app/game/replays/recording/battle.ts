import { ownVehicle } from "../losses.ts";
import type { Participant, Replay } from "../replay.ts";
import type { HealthLoss, Hit, RecordedShot, Recording, Track } from "./recording.ts";

/** A vehicle of a battle that is played. */
export interface VehicleInBattle {
  /** Its place in the recording. */
  index: number;
  participant: Participant;
  /** Of the recorder's team. */
  isAlly: boolean;
  isRecorder: boolean;
  maxHealth: number | null;
  /** When it was destroyed, from the recording or the results; null if it was not, or if unknown. */
  lostAt: number | null;
  /** Place of the vehicle that destroyed it. */
  lostTo: number | null;
  track: Track;
  /** Remaining health, by time. */
  healths: readonly { at: number; health: number }[];
}

export interface PlayedEvent {
  at: number;
  kind: "enemy-lost" | "ally-lost" | "given" | "taken";
  /** Index of the vehicle that did it, -1 if unknown, and of the one that it happened to. */
  by: number;
  to: number;
  /** Of a hit. */
  damage: number | null;
}

/** A shot that burst without meeting a vehicle. */
export type MissedShot = RecordedShot & { end: NonNullable<RecordedShot["end"]> };

/** A line in steps: times, and the value from each of them on. */
export interface LaneSteps {
  times: readonly number[];
  values: readonly number[];
}

/** A replay with its recording, ready to be played. */
export interface PlayedBattle {
  vehicles: readonly VehicleInBattle[];
  /** Place of the recorder; -1 where the file does not list it. */
  recorder: number;
  /** s from the start of the battle to its end. */
  duration: number;
  events: readonly PlayedEvent[];
  /** Losses of health to the other side, by time. */
  damages: readonly HealthLoss[];
  /** Hits on the other side, by time. */
  hits: readonly Hit[];
  /** Shots that hit no vehicle according to the recording, by the time they burst. */
  misses: readonly MissedShot[];
  /** Shots of the recorder, and those of them that hit anybody; null where the client's shots are not known. */
  ownShots: { fired: number; hit: number } | null;
  /** Null where the client's events are not known. */
  lanes: { damage: TeamLaneSteps; health: TeamLaneSteps; sight: LaneSteps } | null;
}

interface TeamLaneSteps {
  team: LaneSteps;
  enemies: LaneSteps;
  recorder: LaneSteps | null;
}

/** Results count whole seconds: what happened within the last one still belongs to the battle, s. */
const LAST_SECOND = 0.99;

export function playedBattle(replay: Replay, recording: Recording): PlayedBattle {
  const own = ownVehicle(replay);
  const { participants, team } = replay;
  const indexes = new Map(recording.numbers.map((number, index) => [number, index]));
  const losses = recording.events?.losses ?? [];
  const vehicles = participants.map((participant, index): VehicleInBattle => {
    const { result } = participant;
    const recorded = losses.find(({ vehicle, to }) => vehicle === index && to === 0);
    const isLost = result !== null && result.deathReason !== null && result.deathReason !== -1;
    const killer = result?.destroyedBy == null ? null : (indexes.get(result.destroyedBy) ?? null);
    return {
      index,
      participant,
      isAlly: participant.team === team,
      isRecorder: participant === own,
      maxHealth: participant.maxHealth,
      lostAt: recorded?.at ?? (isLost ? result.lifeTime : null),
      lostTo: recorded && recorded.attacker >= 0 ? recorded.attacker : killer,
      track: recording.tracks[index] as Track,
      healths: recording.events?.healths.filter(({ vehicle }) => vehicle === index) ?? [],
    };
  });
  const recorder = vehicles.findIndex(({ isRecorder }) => isRecorder);
  const isFoe = (a: number, b: number) => a >= 0 && vehicles[a]?.isAlly !== vehicles[b]?.isAlly;
  const damages = losses.filter(({ attacker, vehicle }) => isFoe(attacker, vehicle));
  const hits = (recording.events?.hits ?? []).filter(({ attacker, vehicle }) => isFoe(attacker, vehicle));
  const shots = recording.events?.hasShots ? recording.events.shots : null;
  const misses = missesOf(shots ?? [], recording.events?.hits ?? []);
  const ownShots = shots && {
    fired: shots.filter(({ shooter }) => shooter === recorder).length,
    hit: recording.events?.hits.filter(({ attacker }) => attacker === recorder).length ?? 0,
  };
  // Some recordings go on for seconds after the end.
  const longest = replay.end ? replay.end.duration + LAST_SECOND : Number.POSITIVE_INFINITY;
  const duration = Math.min(recording.duration, longest);
  const battle = { vehicles, recorder, duration, damages, hits, misses, ownShots };
  return { ...battle, events: eventsOf(battle), lanes: recording.events === null ? null : lanesOf(battle) };
}

/** s between the burst of a shot and the hit that it made all the same: of high explosive. */
const TOGETHER = 0.25;

function missesOf(shots: readonly RecordedShot[], hits: readonly Hit[]): MissedShot[] {
  const byShooter = Map.groupBy(hits, ({ attacker }) => attacker);
  const times = new Map([...byShooter].map(([shooter, of]) => [shooter, of.map(({ at }) => at)]));
  const hasHit = (shooter: number, at: number) => {
    const own = times.get(shooter) ?? [];
    return (own[lastBefore(own, at + TOGETHER)] ?? Number.NEGATIVE_INFINITY) >= at - TOGETHER;
  };
  const isMiss = (shot: RecordedShot): shot is MissedShot =>
    shot.end?.hasBurst === true && !hasHit(shot.shooter, shot.end.at);
  return shots.filter(isMiss).sort((a, b) => a.end.at - b.end.at);
}

type Bare = Omit<PlayedBattle, "events" | "lanes">;

function eventsOf({ vehicles, recorder, hits }: Bare): PlayedEvent[] {
  const lost = vehicles.flatMap(({ index, isAlly, lostAt, lostTo }): PlayedEvent[] =>
    lostAt === null
      ? []
      : [{ at: lostAt, kind: isAlly ? "ally-lost" : "enemy-lost", by: lostTo ?? -1, to: index, damage: null }],
  );
  const own = hits.flatMap(({ at, attacker, vehicle, damage }): PlayedEvent[] =>
    attacker === recorder || vehicle === recorder
      ? [{ at, kind: attacker === recorder ? "given" : "taken", by: attacker, to: vehicle, damage }]
      : [],
  );
  return [...lost, ...own].sort((a, b) => a.at - b.at);
}

function lanesOf({ vehicles, recorder, damages }: Bare): NonNullable<PlayedBattle["lanes"]> {
  const dealt = (by: (attacker: number) => boolean) =>
    sumSteps(damages.flatMap(({ at, attacker, from, to }) => (by(attacker) ? [{ at, change: from - to }] : [])));
  const isAlly = (index: number) => vehicles[index]?.isAlly === true;
  const healthOf = (ally: boolean): LaneSteps => {
    const team = vehicles.filter((vehicle) => vehicle.isAlly === ally && vehicle.maxHealth !== null);
    const changes = team.flatMap(({ healths, maxHealth, lostAt }) => {
      let left = maxHealth ?? 0;
      const known = lostAt === null ? healths : [...healths.filter(({ at }) => at < lostAt), { at: lostAt, health: 0 }];
      return known.map(({ at, health }) => {
        const change = health - left;
        left = health;
        return { at, change };
      });
    });
    return sumSteps(
      changes,
      team.reduce((sum, { maxHealth }) => sum + (maxHealth ?? 0), 0),
    );
  };
  const sights = vehicles
    .filter((vehicle) => !vehicle.isAlly)
    .flatMap(({ track, lostAt }) =>
      Array.from({ length: track.sights.length / 2 }, (_, i) => {
        const [from, to] = [track.sights[2 * i] as number, track.sights[2 * i + 1] as number];
        const end = Math.min(to, lostAt ?? to);
        return from < end
          ? [
              { at: from, change: 1 },
              { at: end, change: -1 },
            ]
          : [];
      }).flat(),
    );
  return {
    damage: {
      team: dealt(isAlly),
      enemies: dealt((index) => !isAlly(index)),
      recorder: recorder < 0 ? null : dealt((index) => index === recorder),
    },
    health: { team: healthOf(true), enemies: healthOf(false), recorder: null },
    sight: sumSteps(sights),
  };
}

function sumSteps(changes: readonly { at: number; change: number }[], start = 0): LaneSteps {
  const times = [0];
  const values = [start];
  let sum = start;
  for (const { at, change } of [...changes].sort((a, b) => a.at - b.at)) {
    sum += change;
    times.push(Math.max(0, at));
    values.push(sum);
  }
  return { times, values };
}

export function stepAt({ times, values }: LaneSteps, at: number): number {
  return values[Math.max(0, lastBefore(times, at))] ?? 0;
}

/** Index of the last number that is not above another one; -1 when all are. */
function lastBefore(sorted: ArrayLike<number>, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** s between two samples that a vehicle has gone straight in. */
const STRAIGHT = 2;

/** Index of the last sample of a track at a time; -1 before the first. */
export const sampleAt = ({ times }: Track, at: number) => lastBefore(times, at);

/** Where a vehicle was, or was last seen; null before the first time. */
export function positionAt(track: Track, at: number): { x: number; z: number } | null {
  const i = sampleAt(track, at);
  if (i < 0) return null;
  const [x, z] = [track.xs[i] as number, track.zs[i] as number];
  if (i + 1 >= track.times.length) return { x, z };
  const [from, to] = [track.times[i] as number, track.times[i + 1] as number];
  if (to - from > STRAIGHT || to <= from) return { x, z };
  const share = (at - from) / (to - from);
  return { x: x + ((track.xs[i + 1] as number) - x) * share, z: z + ((track.zs[i + 1] as number) - z) * share };
}

/** Whether the recorder's game had the vehicle at a time. */
export const isInSight = ({ sights }: Track, at: number) => lastBefore(sights, at) % 2 === 0;

/** Since when, or until when, the recorder's game had it; null where it never came. */
export function lastSight({ sights }: Track, at: number): number | null {
  const i = lastBefore(sights, at);
  return i < 0 ? null : (sights[i] as number);
}

export const isLostAt = ({ lostAt }: VehicleInBattle, at: number) => lostAt !== null && at >= lostAt;

/** Remaining health of a vehicle as far as reported; null if unknown. */
export function healthAt(vehicle: VehicleInBattle, at: number): number | null {
  if (isLostAt(vehicle, at)) return 0;
  const known = vehicle.healths.findLast((entry) => entry.at <= at);
  return known?.health ?? vehicle.maxHealth;
}
