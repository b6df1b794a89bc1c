import { z } from "zod";
import type { Health } from "#app/game/site/health.ts";
import type { Env } from "#workers/bindings.ts";
import { checkHealth } from "./api.ts";

/** When it is looked after, in wrangler.toml. */
export const ALERTS_CRON = "*/5 * * * *";

const urlSchema = z.url({ protocol: /^https$/ });
const reportedSchema = z.array(z.string());
const REPORTED_KEY = "health:told";
const timeoutMs = 4_000;

/**
 * Reports to the operator's webhook what went bad and what recovered since the last report. A failed report is
 * repeated at the next run. Without KV, which remembers what was reported, every run reports everything.
 * @param now unix time in ms
 */
export async function tellChanges(env: Env, jobs: readonly string[], now: number): Promise<void> {
  if (!env.ALERT_URL) return;
  const url = urlSchema.safeParse(env.ALERT_URL);
  if (!url.success) return console.error("ALERT_URL is no address by https, so nobody is told how the site is.");
  const remembered = await env.CACHE.get(REPORTED_KEY, "json").catch(() => null);
  const reported = new Set(reportedSchema.safeParse(remembered).data);
  const health = await checkHealth(env, jobs, now);
  const bad = badIn(health, reported);
  const broken = [...bad].filter((name) => !reported.has(name));
  const recovered = [...reported].filter((name) => !bad.has(name));
  if (broken.length === 0 && recovered.length === 0) return;
  const text = [
    `The Index is ${health.status}.`,
    ...(broken.length > 0 ? [`Down: ${broken.join(", ")}.`] : []),
    ...(recovered.length > 0 ? [`Back: ${recovered.join(", ")}.`] : []),
  ].join(" ");
  // The text by the names that the usual chats read it from.
  const body = JSON.stringify({ text, content: text, status: health.status, broken, recovered, checkedAt: now });
  const headers = { "content-type": "application/json" };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url.data, { method: "POST", headers, body, signal, redirect: "manual" });
    void answer.body?.cancel().catch(() => undefined);
    if (!answer.ok) throw new Error(`ALERT_URL answered ${answer.status}`);
  } catch (error) {
    console.error("Nobody could be told how the site is, and it is tried again", error);
    return;
  }
  await env.CACHE.put(REPORTED_KEY, JSON.stringify([...bad])).catch((error: unknown) => {
    console.error("What was told of the site's health is not remembered", error);
  });
}

/** The names of what is bad. Anything unknown, since the database is unavailable, stays as reported. */
function badIn({ parts, jobs, upstreams }: Health, reported: ReadonlySet<string>): Set<string> {
  const named = [
    ...parts,
    ...jobs.map((job) => ({ ...job, name: `job ${job.name}` })),
    ...upstreams.map((upstream) => ({ ...upstream, name: `upstream ${upstream.name}` })),
  ];
  return new Set(named.flatMap(({ name, ok }) => ((ok ?? !reported.has(name)) ? [] : [name])));
}
