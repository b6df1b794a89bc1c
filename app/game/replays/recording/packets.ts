import type { ClientMethods } from "./client-methods.ts";
import type { Packets, RawHealth, RawHit, RawPoint, RawSeenHealth, RawShot } from "./raw-events.ts";

// Format of a recording: packets of length, type, clock and data, little-endian. This is the hot path of reading a
// replay, so it works on plain typed arrays and looks at each byte once.

const HEAD = 12;
const END = 0xffff_ffff;
const TYPES = { leave: 0x04, enter: 0x05, method: 0x08, position: 0x0a, periodOld: 0x12, period: 0x16 } as const;
/** Head of the data of a method: entity, method, length. */
const METHOD_HEAD = 12;
/** A place and a direction. */
const BURST_BYTES = 24;
/** Where the properties begin of a vehicle that comes into sight, and how far the one of its health may be behind. */
const FIRST_PROPERTY = 47;
const LAST_PROPERTY = 80;
/** State of the arena as packets number it. */
const PERIODS = { battle: 3, after: 4 } as const;

/** Packets that are looked at: a real battle of 15 minutes has some 250,000. */
export const MAX_PACKETS = 2_000_000;
/** Hits, changes of health and shots of each kind that are kept: real battles have some hundreds. */
const MAX_EVENTS = 50_000;
/** Longest battle with all that is before it, s; a clock beyond it is none. */
const MAX_CLOCK = 7200;
/** Longest pause between two packets, s, that is taken on the word of one: a clock further ahead needs a second one. */
const MAX_PAUSE = 60;
/** Half the side of a box that holds every map, m. */
const MAX_COORDINATE = 5000;

/** A place that was recorded, as rows of numbers. */
const POSITION_COLUMNS = 4;

/** Rows of numbers that grow. */
class Rows {
  readonly columns: number;
  data: Float32Array<ArrayBuffer>;
  length = 0;

  constructor(columns: number) {
    this.columns = columns;
    this.data = new Float32Array(columns * 1024);
  }

  /** Where the next row is written. */
  next(): number {
    const at = this.length * this.columns;
    if (at + this.columns > this.data.length) {
      const larger = new Float32Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.length += 1;
    return at;
  }
}

/**
 * Reads packets from a buffer that fills.
 * @param vehicles their numbers in the battle, in whose order they are named, and the health each began with
 */
export function packetReader(
  vehicles: readonly { entity: number; maxHealth: number | null }[],
  methods: ClientMethods | null,
) {
  const indexes = new Map(vehicles.map(({ entity }, index) => [entity, index]));
  /** Health of each as far as the packets up to here say it. */
  const known = vehicles.map(({ maxHealth }) => maxHealth);
  const positions = new Rows(POSITION_COLUMNS);
  const sights = new Rows(3);
  const health: RawHealth[] = [];
  const seenHealth: RawSeenHealth[] = [];
  const hits: RawHit[] = [];
  const shots: RawShot[] = [];
  const flying = new Map<number, RawShot>();
  let began: number | null = null;
  let ended: number | null = null;
  let clock = 0;
  /** A clock too far ahead that no other packet has confirmed. */
  let doubtful = Number.NaN;
  let count = 0;
  let complete = false;
  /** Events of a length that they cannot have, and those of an attacker that is no vehicle of the battle. */
  let odd = 0;
  let strangers = 0;

  const attackerOf = (entity: number) => {
    const index = indexes.get(entity);
    if (index === undefined && entity !== 0) strangers += 1;
    return index ?? -1;
  };

  const methodOf = (view: DataView, at: number, length: number) => {
    if (methods === null || length < METHOD_HEAD) return;
    const number = view.getInt32(at + 4, true);
    const data = at + METHOD_HEAD;
    const bytes = length - METHOD_HEAD;
    if (view.getUint32(at + 8, true) !== bytes) return;
    const vehicle = indexes.get(view.getInt32(at, true));
    if (vehicle === undefined) {
      const { tracer } = methods;
      if (tracer === null || shots.length >= MAX_EVENTS) return;
      if (number === tracer.fired && bytes === tracer.bytes) fired(view, data);
      if (number === tracer.ended && bytes === 16) stopped(view, data, 4, false);
      const { burst } = tracer;
      if (number === burst?.method && bytes > burst.placeAt + BURST_BYTES) stopped(view, data, burst.placeAt, true);
      return;
    }
    if (number === methods.health.method) {
      if (bytes !== methods.health.bytes) odd += 1;
      else if (health.length < MAX_EVENTS) health.push(healthAt(view, data, vehicle));
    } else if (number === methods.hit.method) {
      const event = hitAt(view, data, bytes, vehicle, methods.hit);
      if (event === null) odd += 1;
      else if (hits.length < MAX_EVENTS) hits.push(event);
    }
  };

  const healthAt = (view: DataView, at: number, vehicle: number): RawHealth => {
    const hasBefore = methods?.health.bytes !== 7;
    const rest = at + (hasBefore ? 4 : 2);
    const before = hasBefore ? Math.max(0, view.getInt16(at + 2, true)) : (known[vehicle] ?? null);
    // Below 0 the client says how a vehicle was destroyed.
    const left = Math.max(0, view.getInt16(at, true));
    known[vehicle] = left;
    return {
      clock,
      vehicle,
      health: left,
      before,
      attacker: attackerOf(view.getInt32(rest, true)),
      reason: view.getUint8(rest + 4),
    };
  };

  const hitAt = (
    view: DataView,
    at: number,
    bytes: number,
    vehicle: number,
    { pointBytes, tailBytes }: ClientMethods["hit"],
  ): RawHit | null => {
    if (bytes < 5) return null;
    const pointCount = view.getUint8(at + 4);
    if (5 + pointCount * pointBytes + tailBytes !== bytes) return null;
    const points: RawPoint[] = [];
    for (let point = 0; point < pointCount; point++) {
      const from = at + 5 + point * pointBytes;
      const segment = pointBytes === 16 ? from + 4 : from;
      const params = pointBytes === 16 ? view.getUint32(from + 12, true) : null;
      points.push({
        effect: view.getUint8(segment),
        part: view.getUint8(segment + 1),
        shell: params === null ? null : (params >>> 4) & 0xf,
        calibre: params === null ? null : ((params >>> 8) & 0xffff) / 10,
      });
    }
    return { clock, vehicle, attacker: attackerOf(view.getInt32(at, true)), points };
  };

  /**
   * The remaining health of a vehicle that comes into sight: the health property follows the turret's, which has two
   * bytes.
   */
  const cameIntoSight = (view: DataView, at: number, length: number, vehicle: number) => {
    const property = methods?.health.property ?? null;
    const end = at + Math.min(length, LAST_PROPERTY) - 6;
    let found: number | null = null;
    for (let from = at + FIRST_PROPERTY; property !== null && found === null && from <= end; from++) {
      if (view.getUint8(from) !== property - 1 || view.getUint8(from + 3) !== property) continue;
      const left = view.getInt16(from + 4, true);
      if (left <= (vehicles[vehicle]?.maxHealth ?? 0)) found = Math.max(0, left);
    }
    // Before the battle nobody has lost health.
    if (found === null && began === null) return;
    known[vehicle] = found;
    if (found !== null && seenHealth.length < MAX_EVENTS) seenHealth.push({ clock, vehicle, health: found });
  };

  const fired = (view: DataView, at: number) => {
    const shooter = indexes.get(view.getInt32(at, true));
    const offset = at + (methods?.tracer?.placeAt ?? 0);
    const [x, z] = [view.getFloat32(offset, true), view.getFloat32(offset + 8, true)];
    // A ricochet flies on under the number of its shot.
    if (shooter === undefined || !isCoordinate(x) || !isCoordinate(z) || view.getUint8(at + 8) !== 0) return;
    const shot: RawShot = { clock, shooter, id: view.getInt32(at + 4, true), x, z, end: null };
    shots.push(shot);
    flying.set(shot.id, shot);
  };

  const stopped = (view: DataView, at: number, offset: number, hasBurst: boolean) => {
    const shot = flying.get(view.getInt32(at, true));
    const [x, z] = [view.getFloat32(at + offset, true), view.getFloat32(at + offset + 8, true)];
    if (shot?.end === null && isCoordinate(x) && isCoordinate(z)) shot.end = { clock, x, z, hasBurst };
  };

  /** Reads the whole packets of a part. @returns where the next one begins; nothing is read after the last one */
  const take = (bytes: Uint8Array, from: number, to: number): number => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = from;
    while (!complete && at + HEAD <= to && count < MAX_PACKETS) {
      const length = view.getUint32(at, true);
      if (at + HEAD + length > to) break;
      const type = view.getUint32(at + 4, true);
      const said = view.getFloat32(at + 8, true);
      const data = at + HEAD;
      at = data + length;
      count += 1;
      if (type === END) {
        complete = true;
        break;
      }
      // Packets come a little out of order; time never goes back. One that lies must not stop the clock for the others.
      if (said > clock && said <= MAX_CLOCK) {
        const isSure = said - clock <= MAX_PAUSE || Math.abs(said - doubtful) <= MAX_PAUSE;
        doubtful = isSure ? Number.NaN : said;
        if (isSure) clock = said;
      }
      if (type === TYPES.position) {
        if (length !== 45 && length !== 49) continue;
        const vehicle = indexes.get(view.getInt32(data, true));
        if (vehicle === undefined) continue;
        const x = view.getFloat32(data + length - 37, true);
        const z = view.getFloat32(data + length - 29, true);
        if (!isCoordinate(x) || !isCoordinate(z)) continue;
        const row = positions.next();
        positions.data[row] = vehicle;
        positions.data[row + 1] = clock;
        positions.data[row + 2] = x;
        positions.data[row + 3] = z;
      } else if (type === TYPES.method) {
        methodOf(view, data, length);
      } else if ((type === TYPES.enter || type === TYPES.leave) && length >= 4) {
        const vehicle = indexes.get(view.getInt32(data, true));
        if (vehicle === undefined) continue;
        const row = sights.next();
        sights.data[row] = vehicle;
        sights.data[row + 1] = clock;
        sights.data[row + 2] = type === TYPES.enter ? 1 : 0;
        if (type === TYPES.enter) cameIntoSight(view, data, length, vehicle);
      } else if ((type === TYPES.period || type === TYPES.periodOld) && length === 4) {
        const period = view.getUint32(data, true);
        if (period === PERIODS.battle) began ??= clock;
        if (period === PERIODS.after) ended ??= clock;
      }
    }
    return at;
  };

  return {
    take,
    get clock() {
      return clock;
    },
    get isDone() {
      return complete || count >= MAX_PACKETS;
    },
    finish: (): Packets => ({
      positions: positions.data.slice(0, positions.length * POSITION_COLUMNS),
      sights: sights.data.slice(0, sights.length * 3),
      health,
      seenHealth,
      hits,
      shots,
      began,
      ended: began !== null && ended !== null && ended > began ? ended : null,
      last: clock,
      count,
      complete,
      holds: odd === 0 && strangers * 10 <= health.length + hits.length,
    }),
  };
}

/** Not for NaN and endless numbers. */
const isCoordinate = (metres: number) => Math.abs(metres) <= MAX_COORDINATE;
