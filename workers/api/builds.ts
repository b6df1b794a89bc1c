import { Hono } from "hono";
import type { BuildMeta, LatestBuild } from "#app/api/builds.ts";
import { PUBLIC_PATHS } from "#app/site/open-pages.ts";
import { PAGES } from "#app/site/pages.ts";
import type { Env, SiteEnv } from "#workers/env.ts";
import { unavailable } from "#workers/unavailable.ts";

/** How long an older build can still be asked for. */
const keptSeconds = 90 * 86_400;
/** Pages that are everyone's and too many to be listed. */
const unlisted = PAGES.filter(({ path, keptWith, listed }) => path.includes(":") && keptWith && !listed);
const idPattern = /^[0-9a-f]{8,40}$/;

/**
 * `/builds/latest.json` and `/builds/meta/{id}.json`: how an open page notices that it is of an older build.
 * A build writes itself down in KV the first time it is asked, so that it can be asked when it is old.
 */
export function buildsApi(build: LatestBuild) {
  const own: BuildMeta = {
    ...build,
    matcher: {
      static: Object.fromEntries(PUBLIC_PATHS.map((path) => [path, { prerender: true }])),
      wildcard: {},
      dynamic: Object.fromEntries(unlisted.map(({ path }) => [path, { prerender: true }])),
    },
    prerendered: [...PUBLIC_PATHS],
  };
  const builds = new Hono<SiteEnv>();
  builds.onError((error, c) => unavailable(c, error));
  builds.get("/latest.json", (c) => {
    c.executionCtx.waitUntil(remember(c.env, own).catch(() => undefined));
    return c.json(build, 200, { "cache-control": "no-store" });
  });
  builds.get("/meta/:file{.+\\.json}", async (c) => {
    const id = c.req.param("file").replace(/\.json$/, "");
    const immutable = { "cache-control": "public, max-age=31536000, immutable" };
    if (id === build.id) return c.json(own, 200, immutable);
    const older = idPattern.test(id) ? await c.env.CACHE.get(keyOf(id)) : null;
    if (older === null) return c.json({ error: { code: "not_found", message: `There is no build ${id}.` } }, 404);
    return c.body(older, 200, { ...immutable, "content-type": "application/json" });
  });
  builds.all("*", (c) => c.json({ error: { code: "not_found", message: `There is no file ${c.req.path}.` } }, 404));
  return builds;
}

function keyOf(id: string): string {
  return `builds/meta/${id}`;
}

async function remember(env: Pick<Env, "CACHE">, meta: BuildMeta): Promise<void> {
  if ((await env.CACHE.get(keyOf(meta.id))) !== null) return;
  await env.CACHE.put(keyOf(meta.id), JSON.stringify(meta), { expirationTtl: keptSeconds });
}
