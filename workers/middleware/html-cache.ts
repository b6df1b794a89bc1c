import { createMiddleware } from "hono/factory";
import type { SiteEnv } from "#workers/env.ts";
import { BoundedMap } from "#workers/storage/bounded-map.ts";
import { Dataset } from "#workers/storage/dataset.ts";
import { pageKey } from "./page-key.ts";

/** A rendered page between the places where the nonce goes, so that filling it in is one join. */
interface CachedPage {
  parts: string[];
  contentType: string;
  cacheControl: string;
}

const memoryBytes = 16 * 1024 * 1024;
const edgeSeconds = 3600;

// Only anonymous pages are kept: they are the same for everyone.
const memory = new BoundedMap<CachedPage>(memoryBytes, (page) => page.parts.join("").length);

/** Forgets the rendered pages of this isolate; for tests. */
export function forgetPages(): void {
  memory.clear();
}

/**
 * Serves anonymous pages as they were rendered once per build and data version: from this isolate's
 * memory, else from the edge cache. The page is kept with a placeholder where the nonce goes, an
 * unguessable constant of the build, and every answer gets its own nonce. Without an ETag, since the
 * bytes differ each time.
 */
export function htmlCache(buildId: string, placeholder: string) {
  return createMiddleware<SiteEnv>(async (c, next) => {
    const path = c.req.method === "GET" && c.get("visitor").anonymous ? pageKey(new URL(c.req.url)) : null;
    if (path === null) return next();
    const dataset = new Dataset(c.env, (work) => c.executionCtx.waitUntil(work));
    const version = await dataset.current();
    const key = `https://pages.invalid/${buildId}/${version}${path}`;
    const cached = memory.get(key) ?? (await fromEdge(key, placeholder));
    if (cached) {
      memory.set(key, cached);
      return answer(cached, c.get("nonce"), "hit");
    }
    const nonce = c.get("nonce");
    c.set("nonce", placeholder);
    await next();
    c.set("nonce", nonce);
    const rendered = c.res;
    const text = await rendered.text();
    const page = toPage(text, rendered.headers, placeholder);
    if (rendered.status === 200 && !rendered.headers.has("set-cookie")) {
      memory.set(key, page);
      c.executionCtx.waitUntil(toEdge(key, text, page).catch(() => undefined));
    }
    const body = page.parts.join(nonce);
    const headers = new Headers(rendered.headers);
    headers.set("x-page-cache", "miss");
    c.res = undefined;
    c.res = new Response(rendered.status === 304 ? null : body, { status: rendered.status, headers });
  });
}

function toPage(text: string, headers: Headers, placeholder: string): CachedPage {
  return {
    parts: text.split(placeholder),
    contentType: headers.get("content-type") ?? "text/html; charset=utf-8",
    cacheControl: headers.get("cache-control") ?? "private, no-cache",
  };
}

function answer(page: CachedPage, nonce: string, state: string): Response {
  return new Response(page.parts.join(nonce), {
    headers: {
      "content-type": page.contentType,
      "cache-control": page.cacheControl,
      vary: "cookie",
      "x-page-cache": state,
    },
  });
}

async function fromEdge(key: string, placeholder: string): Promise<CachedPage | undefined> {
  const found = await caches.default.match(key).catch(() => undefined);
  if (!found) return undefined;
  const text = await found.text();
  const headers = new Headers({ "content-type": found.headers.get("content-type") ?? "" });
  headers.set("cache-control", found.headers.get("x-page-cache-control") ?? "private, no-cache");
  return toPage(text, headers, placeholder);
}

async function toEdge(key: string, text: string, page: CachedPage): Promise<void> {
  const headers = {
    "content-type": page.contentType,
    "cache-control": `public, max-age=${edgeSeconds}`,
    "x-page-cache-control": page.cacheControl,
  };
  await caches.default.put(key, new Response(text, { headers }));
}
