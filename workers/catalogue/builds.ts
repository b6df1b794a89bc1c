import { Hono } from "hono";
import type { BuildMeta, LatestBuild } from "#app/game/site/answers.ts";
import { PAGES } from "#app/pages/pages.ts";
import { PREFETCHED_PATHS } from "#app/pages/public-paths.ts";
import type { Env } from "#workers/bindings.ts";
import type { SiteEnv } from "#workers/env.ts";
import { apiError, unavailable } from "#workers/http/api-error.ts";

/** How long an older build stays available. */
const keptSeconds = 90 * 86_400;
/**
 * Pages that are too many to be listed, those without a payload too: of several patterns that match a path the first
 * one counts.
 */
const unlisted = PAGES.filter(({ path, listed }) => path.includes(":") && !listed);
const idPattern = /^[0-9a-f]{8,40}$/;

/**
 * `/builds/latest.json` and `/builds/meta/{id}.json`: with these an open page notices that it is outdated. A build
 * stores its metadata in KV at its first request, so that it stays available later.
 */
export function buildsApi(build: LatestBuild) {
  const own: BuildMeta = {
    ...build,
    matcher: {
      static: Object.fromEntries(PREFETCHED_PATHS.map((path) => [path, { prerender: true }])),
      wildcard: {},
      dynamic: Object.fromEntries(
        unlisted.map(({ path, cacheableWith, ownData }) => [
          path,
          { prerender: cacheableWith !== undefined && !ownData },
        ]),
      ),
    },
    prerendered: [...PREFETCHED_PATHS],
  };
  const builds = new Hono<SiteEnv>();
  builds.onError(unavailable);
  builds.get("/latest.json", (c) => {
    c.executionCtx.waitUntil(remember(c.env, own).catch(() => undefined));
    return c.json(build, 200, { "cache-control": "no-store" });
  });
  builds.get("/meta/:file{.+\\.json}", async (c) => {
    const id = c.req.param("file").replace(/\.json$/, "");
    const immutable = { "cache-control": "public, max-age=31536000, immutable" };
    if (id === build.id) return c.json(own, 200, immutable);
    const older = idPattern.test(id) ? await c.env.CACHE.get(keyOf(id)) : null;
    if (older === null) return apiError(c, "not_found", `There is no build ${id}.`);
    return c.body(older, 200, { ...immutable, "content-type": "application/json" });
  });
  builds.all("*", (c) => apiError(c, "not_found", `There is no file ${c.req.path}.`));
  return builds;
}

function keyOf(id: string): string {
  return `builds/meta/${id}`;
}

async function remember(env: Pick<Env, "CACHE">, meta: BuildMeta): Promise<void> {
  if ((await env.CACHE.get(keyOf(meta.id))) !== null) return;
  await env.CACHE.put(keyOf(meta.id), JSON.stringify(meta), { expirationTtl: keptSeconds });
}
