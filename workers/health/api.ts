import { Hono } from "hono";
import { POINTER_KEY } from "#app/game/model/publication.ts";
import type { Health, HealthPart, Watched } from "#app/game/site/health.ts";
import type { Env } from "#workers/bindings.ts";
import { OPEN } from "#workers/catalogue/files.ts";
import { Dataset } from "#workers/dataset/dataset.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { matchEdge } from "#workers/http/cache/html-cache.ts";
import { inTime } from "#workers/http/in-time.ts";
import { collectedNews } from "#workers/news/collected-news.ts";
import { type LastSeen, UPSTREAMS } from "#workers/providers/call.ts";

/** How long an answer is cached, so that the database is queried at most twice a minute. */
const KEPT_SECONDS = 30;
const KEY = "https://health.invalid/";

// The same for everyone.
let kept: Health | undefined;
/** When a request began the check; meanwhile others get the cached result, however old. Unix time in ms. */
let checkingSince = 0;
const askingMs = 5_000;

/** Clears the cached result; for tests. */
export function clearHealth(): void {
  kept = undefined;
  checkingSince = 0;
}

/**
 * GET /api/health: how each part is. 503 where an own part is down; 200 where only a server of others is.
 * @param jobs the names of the hourly work
 */
export function healthApi(jobs: readonly string[]) {
  const api = new Hono<ApiEnv>();
  api.get("/", async (c) => {
    const health =
      (isFresh(kept) || (kept && isChecking()) ? kept : null) ??
      (isChecking() ? await fromOther() : null) ??
      (await find(c, jobs));
    const headers = { ...OPEN, "cache-control": `public, max-age=${KEPT_SECONDS}` };
    return health.status === "down"
      ? c.json(health, 503, { ...OPEN, "cache-control": "no-store", "retry-after": String(KEPT_SECONDS) })
      : c.json(health, 200, headers);
  });
  return api;
}

const isFresh = (health: Health | undefined) =>
  health !== undefined && Math.abs(Date.now() - health.checkedAt) < KEPT_SECONDS * 1000;

const isChecking = () => Date.now() - checkingSince < askingMs;

/** Waits for another request of this isolate: in a flood at startup only one queries the database. */
async function fromOther(): Promise<Health | null> {
  while (!kept && isChecking()) await scheduler.wait(20);
  return kept ?? null;
}

/** What another isolate has found out. */
async function fromEdge(): Promise<Health | null> {
  const found = await (await matchEdge(KEY))?.json<Health>().catch(() => undefined);
  if (!isFresh(found)) return null;
  kept = found;
  return found ?? null;
}

async function find(c: ApiContext, jobs: readonly string[]): Promise<Health> {
  checkingSince = Date.now();
  try {
    return (await fromEdge()) ?? (await ask(c, jobs));
  } finally {
    checkingSince = 0;
  }
}

async function ask(c: ApiContext, jobs: readonly string[]): Promise<Health> {
  const health = await checkHealth(c.env, jobs, Date.now());
  kept = health;
  const copy = new Response(JSON.stringify(health), { headers: { "cache-control": `max-age=${KEPT_SECONDS}` } });
  c.executionCtx.waitUntil(caches.default.put(KEY, copy).catch(() => undefined));
  return health;
}

const DAY = 86_400_000;
/** The hourly work may miss two runs. */
const OVERDUE_MS = 3 * 3_600_000;
const ERROR_DAYS = 7;
/** A part that takes longer is down. */
const PROBE_MS = 2_000;

/** No account has this id: requesting it creates nothing. */
const NO_ACCOUNT = "0";

/** The queues by name, with the bindings that reach them. */
const QUEUES = {
  "error reports": "ERRORS",
  "sign-in checks": "CHECKS",
  "clan updates": "CLANS",
  "player updates": "PLAYERS",
  "daily totals for averages": "CONTRIBUTIONS",
} as const satisfies Record<string, keyof Env>;

interface Noted {
  /** By "job {name}" or "upstream {name}". */
  rows: Map<string, LastSeen>;
  errors: Health["errors"];
  /** Vehicles whose averages are to be counted. */
  recounts: number;
}

/**
 * Checks every part of the site. External servers are not called: their status is that of the latest calls, or unknown
 * if there were none.
 * @param jobs the names of the hourly jobs
 * @param now unix time in ms
 */
export async function checkHealth(env: Env, jobs: readonly string[], now: number): Promise<Health> {
  const noted = probe("database", () => readNoted(env.DB, now));
  const news = collectedNews(env, () => undefined).catch(() => null);
  const dataset = new Dataset(env);
  const [database, feeds, publishedAt, ...others] = await Promise.all([
    noted,
    inTime(news, PROBE_MS, "news").catch(() => null),
    inTime(dataset.publishedAt(), PROBE_MS, "data").catch(() => null),
    probe("cache", async () => void (await env.CACHE.get(`${POINTER_KEY}:health`))),
    probe("files", async () => void (await env.FILES.head("health"))),
    probe("battles", async () => void (await env.BATTLES.getByName(NO_ACCOUNT).newest(1))),
    ...Object.entries(QUEUES).map(([name, queue]) => probe(`queue of ${name}`, () => backlogOf(env[queue]))),
  ]);
  const found = database.result;
  const parts = [
    { ...database.part, waiting: found?.recounts ?? null },
    ...others.map(({ part, result }) => ({ ...part, waiting: result ?? null })),
  ];
  const watch = (kind: string, name: string, maxAge: number | null) =>
    watched(name, found?.rows.get(`${kind} ${name}`), { now, maxAge });
  const jobsNow = jobs.map((name) => watch("job", name, OVERDUE_MS));
  const upstreams = [
    ...UPSTREAMS.map((name) => watch("upstream", name, null)),
    ...(feeds?.sources ?? []).map(({ id, readAt, failing }) =>
      watched(
        `feed ${id}`,
        { succeededAt: readAt ?? 0, failedAt: failing ? (feeds?.collectedAt ?? now) : 0 },
        { now, maxAge: null },
      ),
    ),
  ];
  const isDown = [...parts, ...jobsNow].some(({ ok }) => ok === false);
  return {
    status: isDown ? "down" : upstreams.some(({ ok }) => ok === false) ? "degraded" : "ok",
    checkedAt: now,
    data: { version: await inTime(dataset.current(), PROBE_MS, "data").catch(() => null), publishedAt },
    parts,
    jobs: jobsNow,
    upstreams,
    errors: found?.errors ?? null,
  };
}

/** Probes a part; never throws. */
async function probe<T>(name: string, ask: () => Promise<T>): Promise<{ part: HealthPart; result: T | null }> {
  const begun = Date.now();
  try {
    const result = await inTime(ask(), PROBE_MS, name);
    return { part: { name, ok: true, ms: Date.now() - begun, waiting: null }, result };
  } catch (error) {
    console.warn(`The ${name} does not answer:`, error);
    return { part: { name, ok: false, ms: null, waiting: null }, result: null };
  }
}

/** Null where the platform does not say, as on a development machine. */
async function backlogOf(queue: Queue<unknown>): Promise<number | null> {
  return typeof queue.metrics === "function" ? (await queue.metrics()).backlogCount : null;
}

/** @param maxAge of its last success, ms; null: the latest result decides */
function watched(
  name: string,
  { succeededAt, failedAt } = { succeededAt: 0, failedAt: 0 },
  { now, maxAge }: { now: number; maxAge: number | null },
): Watched {
  const isKnown = succeededAt > 0 || failedAt > 0;
  const isWell = maxAge === null ? succeededAt >= failedAt : now - succeededAt < maxAge;
  return {
    name,
    ok: isKnown ? isWell : null,
    succeededAt: succeededAt || null,
    failedAt: failedAt || null,
    age: succeededAt ? Math.max(0, Math.round((now - succeededAt) / 1000)) : null,
  };
}

async function readNoted(db: D1Database, now: number): Promise<Noted> {
  const since = Math.floor(now / DAY - ERROR_DAYS + 1) * DAY;
  const [rows, errors, recounts] = (await db.batch([
    db.prepare("SELECT part, succeeded_at AS succeededAt, failed_at AS failedAt FROM health"),
    db
      .prepare(
        "SELECT date(stored_at / 1000, 'unixepoch') AS day, count(*) AS count FROM error_ids WHERE by_worker = 1 AND stored_at >= ? GROUP BY day",
      )
      .bind(since),
    db.prepare("SELECT count(*) AS count FROM recounts"),
  ])) as [D1Result<{ part: string } & LastSeen>, D1Result<{ day: string; count: number }>, D1Result<{ count: number }>];
  const counts = new Map(errors.results.map(({ day, count }) => [day, count]));
  const days = Array.from({ length: ERROR_DAYS }, (_, at) => new Date(since + at * DAY).toISOString().slice(0, 10));
  return {
    rows: new Map(rows.results.map(({ part, ...times }) => [part, times])),
    errors: days.map((day) => ({ day, count: counts.get(day) ?? 0 })),
    recounts: recounts.results[0]?.count ?? 0,
  };
}
