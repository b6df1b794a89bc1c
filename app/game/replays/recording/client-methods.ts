/** Where a client's recordings say what happened to vehicles: numbers of methods, and the lengths of their data. */
export interface ClientMethods {
  /**
   * Health changed: method of a vehicle, and its bytes. 7 lack the health before, 9 have it, 10 one byte more; and the
   * property that has the health of a vehicle that comes into sight, null where its number is not known.
   */
  health: { method: number; bytes: 7 | 9 | 10; property: number | null };
  /** A shot hit: method of a vehicle, bytes of each point, and bytes behind the points. */
  hit: { method: number; pointBytes: 8 | 16; tailBytes: number };
  /**
   * A shot was fired from a place, it met a vehicle, or burst elsewhere: methods of the recorder; null where the numbers
   * are not known.
   */
  tracer: {
    fired: number;
    bytes: number;
    placeAt: number;
    ended: number;
    burst: { method: number; placeAt: number } | null;
  } | null;
}

const health = (method: number, bytes: 7 | 9 | 10, property: number | null = null) => ({ method, bytes, property });
const hit = (method: number, tailBytes: number, pointBytes: 8 | 16 = 8) => ({ method, tailBytes, pointBytes });
const tracer = (fired: number, ended: number, burst: number | null, bytes = 43, placeAt = 10, burstAt = 6) => ({
  fired,
  bytes,
  placeAt,
  ended,
  burst: burst === null ? null : { method: burst, placeAt: burstAt },
});

/**
 * By version, both ends included. Each change of its methods renumbers a client's methods. 0.9.8, 1.9.0, 1.13.0,
 * 1.16.1, 1.18.1 and 2.3.0 are taken from recordings of these clients; the others are numbers of
 * rajesh-rahul/wot-battle-results-parser (MIT, commit b29414fe). A file in which the lengths do not match is read as
 * if its version were not listed.
 */
const VERSIONS: readonly { from: string; to: string; methods: ClientMethods }[] = [
  { from: "0.9.8", to: "0.9.8", methods: { health: health(1, 7, 3), hit: hit(7, 1), tracer: tracer(19, 13, 32, 42) } },
  { from: "0.9.12", to: "1.5.1", methods: { health: health(1, 7), hit: hit(7, 2), tracer: null } },
  { from: "1.6.0", to: "1.6.0", methods: { health: health(3, 7), hit: hit(9, 2), tracer: null } },
  { from: "1.6.1", to: "1.8.0", methods: { health: health(1, 7), hit: hit(7, 2), tracer: null } },
  { from: "1.9.0", to: "1.9.0", methods: { health: health(1, 7, 8), hit: hit(7, 2), tracer: tracer(42, 32, 67) } },
  { from: "1.9.1", to: "1.11.0", methods: { health: health(1, 7), hit: hit(7, 2), tracer: null } },
  { from: "1.11.1", to: "1.12.1", methods: { health: health(2, 9), hit: hit(7, 2), tracer: null } },
  { from: "1.13.0", to: "1.13.0", methods: { health: health(2, 9, 10), hit: hit(7, 3), tracer: tracer(47, 35, 73) } },
  { from: "1.14.0", to: "1.14.0", methods: { health: health(2, 9), hit: hit(8, 3), tracer: null } },
  { from: "1.14.1", to: "1.14.1", methods: { health: health(3, 9), hit: hit(9, 3), tracer: null } },
  { from: "1.15.0", to: "1.16.0", methods: { health: health(2, 9), hit: hit(8, 3), tracer: null } },
  { from: "1.16.1", to: "1.16.1", methods: { health: health(2, 9, 12), hit: hit(8, 3), tracer: tracer(43, 34, 66) } },
  { from: "1.17.0", to: "1.17.1", methods: { health: health(2, 9), hit: hit(8, 3), tracer: null } },
  { from: "1.18.0", to: "1.18.0", methods: { health: health(2, 9), hit: hit(9, 3), tracer: null } },
  { from: "1.18.1", to: "1.18.1", methods: { health: health(2, 9, 11), hit: hit(9, 3), tracer: tracer(38, 30, 61) } },
  { from: "1.19.0", to: "1.21.1", methods: { health: health(3, 9), hit: hit(10, 3), tracer: null } },
  { from: "1.22.0", to: "1.22.0", methods: { health: health(3, 9), hit: hit(10, 7), tracer: null } },
  { from: "1.22.1", to: "1.25.0", methods: { health: health(3, 9), hit: hit(10, 3), tracer: null } },
  { from: "1.25.1", to: "1.25.1", methods: { health: health(3, 9), hit: hit(10, 7), tracer: null } },
  { from: "1.26.0", to: "1.26.0", methods: { health: health(3, 9), hit: hit(10, 11), tracer: null } },
  { from: "1.26.1", to: "1.26.1", methods: { health: health(4, 10), hit: hit(10, 7), tracer: tracer(39, 30, null) } },
  {
    from: "2.3.0",
    to: "2.3.0",
    methods: { health: health(4, 10, 14), hit: hit(10, 13, 16), tracer: tracer(37, 28, 56, 50, 16, 12) },
  },
];

const PARTS = 3;
/** A place: three floats. */
const POSITION_BYTES = 12;

/** The first three parts of a version as one number that grows with it. */
function rankOf(version: string): number {
  const parts = version.split(".").slice(0, PARTS).map(Number);
  return Array.from({ length: PARTS }, (_, i) => parts[i] ?? 0).reduce((rank, part) => rank * 1000 + part, 0);
}

/** Numbers of a client's methods; null for a version that this table does not have. */
export function clientMethods(version: string | null): ClientMethods | null {
  if (version === null) return null;
  const rank = rankOf(version);
  return VERSIONS.find(({ from, to }) => rankOf(from) <= rank && rank <= rankOf(to))?.methods ?? null;
}

/**
 * `replays/clients.json`: the same for clients imported by this installation that the table lacks, keyed by the first
 * three parts of their versions. Empty without an installed game.
 */
export interface InstalledClients {
  clients: readonly { version: string; methods: ClientMethods }[];
}

export const INSTALLED_CLIENTS_FILE = "replays/clients.json";

/** Beyond what any client has methods, properties, or bytes in one of them. */
const MAX_COUNT = 1024;
const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value < MAX_COUNT;

/** Numbers of a client of this installation; null where it has none, or one that cannot be. */
export function installedMethods({ clients }: InstalledClients, version: string | null): ClientMethods | null {
  if (version === null) return null;
  const found = clients.find((client) => rankOf(client.version) === rankOf(version))?.methods;
  if (!found) return null;
  const { health, hit, tracer } = found;
  const { burst = null, ...shot } = tracer ?? {};
  const numbers = [
    ...[health.method, health.property ?? 0, hit.method, hit.tailBytes],
    ...[...Object.values(shot), ...Object.values(burst ?? {})],
  ];
  const fits =
    [7, 9, 10].includes(health.bytes) &&
    [8, 16].includes(hit.pointBytes) &&
    (tracer === null || tracer.placeAt + POSITION_BYTES <= tracer.bytes);
  return fits && numbers.every(isCount) ? found : null;
}
