import { type ReplayFile, readReplayBlocks } from "../read-replay.ts";
import type { Replay } from "../replay.ts";
import { decipherer } from "./blowfish.ts";
import { type ClientMethods, clientMethods } from "./client-methods.ts";
import { packetReader } from "./packets.ts";
import type { Packets, RawHit, RawPoint } from "./raw-events.ts";

/** Where a vehicle was seen, by time; times are seconds after the battle began. */
export interface Track {
  times: Float32Array<ArrayBuffer>;
  /** m east and north of the middle of the arena */
  xs: Float32Array<ArrayBuffer>;
  zs: Float32Array<ArrayBuffer>;
  /** When the recorder's game could see the vehicle: start and end times, alternating. */
  sights: Float32Array<ArrayBuffer>;
}

/** A vehicle lost health. */
export interface HealthLoss {
  at: number;
  vehicle: number;
  /** Place of the attacker among the vehicles; -1 for none. */
  attacker: number;
  from: number;
  to: number;
  /** As the client numbers it: 0 a shot, 1 fire, 2 ramming … */
  reason: number;
}

/** A shot hit a vehicle. */
export interface Hit {
  at: number;
  vehicle: number;
  attacker: number;
  points: readonly RawPoint[];
  damage: number;
}

export interface RecordedShot {
  at: number;
  shooter: number;
  x: number;
  z: number;
  /** Where and when it ended, and whether it burst there, and so met no vehicle. */
  end: { at: number; x: number; z: number; hasBurst: boolean } | null;
}

interface RecordedEvents {
  /** The remaining health of a vehicle each time it is reported, by time. */
  healths: readonly { at: number; vehicle: number; health: number }[];
  losses: readonly HealthLoss[];
  hits: readonly Hit[];
  shots: readonly RecordedShot[];
  /** Whether this client's numbers for shots are known; hits do not need them. */
  hasShots: boolean;
}

/** What the packets of a replay say about the battle: what the recorder's game received. */
export interface Recording {
  /** Vehicles by their number in the battle; all else names them by their place here. */
  numbers: readonly string[];
  tracks: readonly Track[];
  /** Null where the numbers of this client's methods are not known. */
  events: RecordedEvents | null;
  /** s from the start of the battle to its end, or to the end of the recording. */
  duration: number;
  /** Whether the file could be read to its end. */
  isComplete: boolean;
  packets: number;
}

/** Why there is no recording. */
export type RecordingFault = "none" | "too-large" | "damaged";

/** What unpacks zlib data, part by part; the browser has it, and Node. */
type Inflate = (chunks: AsyncIterable<Uint8Array<ArrayBuffer>>) => AsyncIterable<Uint8Array>;

interface ReadOptions {
  inflate: Inflate;
  /** ms since any time */
  now: () => number;
  /** Called for the method numbers of a client that is not in the table. */
  otherMethods?: (version: string | null) => Promise<ClientMethods | null>;
  /** Called now and then with how much is read, 0 to 1, and up to which second of the recording. */
  onProgress?: (share: number, clock: number) => void;
}

/** A battle of 15 minutes unpacks to 10 MB. */
const MAX_UNPACKED = 64 * 1024 * 1024;
const LONGEST_MS = 30_000;
/** Bytes that are read, deciphered and unpacked at a time: blocks of 8. */
const PIECE = 64 * 1024;

/**
 * Reads the recording that follows the battle's description. A damaged recording is read up to the damage.
 * @throws ReplayFault when the description cannot be read
 */
export async function readRecording(
  file: ReplayFile,
  replay: Replay,
  options: ReadOptions,
): Promise<Recording | RecordingFault> {
  const { end: start } = await readReplayBlocks(file);
  if (start + 8 > file.size) return "none";
  const head = new DataView(await file.slice(start, start + 8).arrayBuffer());
  const unpacked = head.getUint32(0, true);
  const packed = head.getUint32(4, true);
  if (unpacked > MAX_UNPACKED) return "too-large";
  if (unpacked === 0 || packed === 0) return "none";
  const version = replay.clientVersion;
  const methods = clientMethods(version) ?? (await options.otherMethods?.(version)) ?? null;
  const numbers = replay.participants.map(({ number }) => number);
  const vehicles = replay.participants.map(({ number, maxHealth }) => ({ entity: Number(number), maxHealth }));
  const reader = packetReader(vehicles, methods);
  const ends = options.now() + LONGEST_MS;
  const bytes = new Uint8Array(unpacked);
  let filled = 0;
  let read = 0;
  try {
    for await (const chunk of options.inflate(plainChunks(file, start + 8, packed))) {
      const room = chunk.subarray(0, unpacked - filled);
      bytes.set(room, filled);
      filled += room.length;
      read = reader.take(bytes, read, filled);
      options.onProgress?.(filled / unpacked, reader.clock);
      if (reader.isDone || filled === unpacked || options.now() > ends) break;
    }
  } catch {
    // Cut off or damaged: keep what was unpacked so far.
  }
  const packets = reader.finish();
  if (packets.positions.length === 0) return "damaged";
  return recordingOf(packets, numbers, methods);
}

async function* plainChunks(file: ReplayFile, start: number, packed: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const decipher = decipherer();
  const end = Math.min(file.size, start + Math.ceil(packed / 8) * 8);
  for (let at = start; at < end; at += PIECE) {
    const chunk = await file.slice(at, Math.min(at + PIECE, end)).arrayBuffer();
    // The last block may lack bytes that the cipher filled up.
    const piece = new Uint8Array(Math.ceil(chunk.byteLength / 8) * 8);
    piece.set(new Uint8Array(chunk));
    decipher(piece);
    yield piece.subarray(0, Math.min(piece.length, packed - (at - start)));
  }
}

/** Metres that a vehicle is moved by the wake of the countdown, and not by its driver. */
const STILL = 2;

/** What packets come to, times counted from the beginning of the battle. */
export function recordingOf(packets: Packets, numbers: readonly string[], methods: ClientMethods | null): Recording {
  const began = packets.began ?? firstMovement(packets.positions, numbers.length);
  const end = packets.ended ?? packets.last;
  const at = (clock: number) => clock - began;
  const isKnown = methods !== null && packets.holds;
  const changes = packets.health.map(
    ({ clock, vehicle, attacker, health, before, reason }): HealthLoss => ({
      at: at(clock),
      vehicle,
      attacker,
      from: before ?? health,
      to: health,
      reason,
    }),
  );
  const healths = [
    ...changes.map(({ at, vehicle, to }) => ({ at, vehicle, health: to })),
    ...packets.seenHealth.map(({ clock, vehicle, health }) => ({ at: at(clock), vehicle, health })),
  ].sort((a, b) => a.at - b.at);
  const losses = changes.filter(({ from, to }) => to < from);
  return {
    numbers,
    tracks: tracksOf(packets, numbers.length, began),
    events: isKnown
      ? {
          healths,
          losses,
          hits: hitsOf(packets, losses, at),
          shots: packets.shots.map(({ clock, shooter, x, z, end: stop }) => ({
            at: at(clock),
            shooter,
            x,
            z,
            end: stop && { at: at(stop.clock), x: stop.x, z: stop.z, hasBurst: stop.hasBurst },
          })),
          hasShots: methods.tracer !== null,
        }
      : null,
    duration: Math.max(1, end - began),
    isComplete: packets.complete,
    packets: packets.count,
  };
}

/** The clock at which the first vehicle left its place. */
function firstMovement(positions: Float32Array, vehicles: number): number {
  const firsts = new Float32Array(vehicles * 2).fill(Number.NaN);
  for (let row = 0; row < positions.length; row += 4) {
    const [vehicle = 0, clock = 0, x = 0, z = 0] = positions.subarray(row, row + 4);
    if (Number.isNaN(firsts[vehicle * 2])) firsts.set([x, z], vehicle * 2);
    const moved = Math.hypot(x - (firsts[vehicle * 2] ?? x), z - (firsts[vehicle * 2 + 1] ?? z));
    if (moved > STILL) return clock;
  }
  return positions[1] ?? 0;
}

/** Groups the rows by vehicle: counts them first, then stores each vehicle's rows contiguously. */
function tracksOf({ positions, sights, last }: Packets, vehicles: number, began: number): Track[] {
  const counts = new Uint32Array(vehicles);
  for (let row = 0; row < positions.length; row += 4) {
    const vehicle = positions[row] as number;
    counts[vehicle] = (counts[vehicle] as number) + 1;
  }
  const tracks = Array.from(counts, (count) => ({
    times: new Float32Array(count),
    xs: new Float32Array(count),
    zs: new Float32Array(count),
    sights: new Float32Array(0),
  }));
  counts.fill(0);
  for (let row = 0; row < positions.length; row += 4) {
    const vehicle = positions[row] as number;
    const track = tracks[vehicle] as (typeof tracks)[number];
    const at = counts[vehicle] as number;
    counts[vehicle] = at + 1;
    track.times[at] = (positions[row + 1] as number) - began;
    track.xs[at] = positions[row + 2] as number;
    track.zs[at] = positions[row + 3] as number;
  }
  const spans: number[][] = tracks.map(() => []);
  for (let row = 0; row < sights.length; row += 3) {
    const span = spans[sights[row] as number] as number[];
    const comes = sights[row + 2] === 1;
    // Starts and ends alternate; skip a second start without an end between.
    if ((span.length % 2 === 0) === comes) span.push((sights[row + 1] as number) - began);
  }
  tracks.forEach((track, vehicle) => {
    const span = spans[vehicle] as number[];
    if (span.length === 0 && track.times.length > 0) span.push(track.times[0] as number);
    if (span.length % 2 === 1) span.push(last - began);
    track.sights = Float32Array.from(span);
  });
  return tracks;
}

/** s between a hit and the loss of health that it caused; the client says both at once. */
const TOGETHER = 0.25;
/** Why health was lost, as the client numbers it. */
const BY_SHOT = 0;

/**
 * The hits with their damage: what the vehicle lost to that attacker at that time. Clients from 1.25.1 on also report
 * it with the hit; it matches in all 132 hits of a real replay of 2.3.0.
 */
function hitsOf({ hits }: Packets, losses: readonly HealthLoss[], at: (clock: number) => number): Hit[] {
  // Both lists are sorted by time: a loss too early for a hit, or matched to it, cannot belong to a later hit. The
  // earliest is last.
  const shot = losses.filter(({ reason }) => reason === BY_SHOT).reverse();
  const left = Map.groupBy(shot, ({ attacker, vehicle }) => `${attacker} ${vehicle}`);
  const damageOf = ({ clock, vehicle, attacker }: RawHit) => {
    const own = left.get(`${attacker} ${vehicle}`) ?? [];
    let loss = own.at(-1);
    while (loss && at(clock) - loss.at > TOGETHER) {
      own.pop();
      loss = own.at(-1);
    }
    if (!loss || loss.at - at(clock) > TOGETHER) return 0;
    own.pop();
    return loss.from - loss.to;
  };
  return hits.map((hit) => ({
    at: at(hit.clock),
    vehicle: hit.vehicle,
    attacker: hit.attacker,
    points: hit.points,
    damage: damageOf(hit),
  }));
}
