import { createMiddleware } from "hono/factory";
import { BoundedMap } from "#workers/dataset/bounded-map.ts";
import type { Dataset } from "#workers/dataset/dataset.ts";
import type { SiteEnv } from "#workers/env.ts";
import { siteOrigin } from "#workers/http/site-origin.ts";
import { inTime } from "../in-time.ts";
import { nonceLength } from "../security-headers.ts";
import { keptPage } from "./cache-key.ts";

interface CachedPage {
  template: PageTemplate;
  contentType: string;
  cacheControl: string;
  /** The time span it was made for (`keptPage`). */
  span: number;
}

/** Enough for 180 pages. */
const memoryBytes = 16 * 1024 * 1024;
const edgeSeconds = 3600;

// Only anonymous pages are kept: they are the same for everyone.
const memory = new BoundedMap<CachedPage>(memoryBytes, (page) => page.template.size);

/** Clears the rendered pages of this isolate; for tests. */
export function clearPageCache(): void {
  memory.clear();
}

/**
 * Caches anonymous pages per build, data version and origin (pages contain their own address), in this isolate's
 * memory and in the edge cache. A page is stored with a placeholder for the nonce, an unguessable constant of the
 * build, and every answer gets its own nonce. The placeholder is part of the key: the same sources built again have the
 * same id, but another placeholder, and their scripts would all be blocked. There is no ETag, since the bytes differ
 * each time. A `no-store` page is not cached. While the data version cannot be confirmed, pages are rendered again, so
 * that they can say so, and a cached page is served only if rendering fails. The same goes for a page past its time
 * span.
 */
export function htmlCache(buildId: string, placeholder: string) {
  return createMiddleware<SiteEnv>(async (c, next) => {
    const requested =
      c.req.method === "GET" && c.get("visitor").anonymous ? keptPage(new URL(c.req.url), Date.now()) : null;
    if (requested === null) return next();
    const { name, span } = requested;
    const dataset = c.get("dataset");
    const version = await dataset.current().catch(() => undefined);
    // Storage failed and no version is known: the page itself reports the problem.
    if (version === undefined) return next();
    const origin = encodeURIComponent(siteOrigin(c.env, c.req.url));
    const key = `https://pages.invalid/${buildId}/${placeholder}/${version}/${origin}${name}`;
    let cached = memory.get(key);
    if (cached?.span !== span) {
      if (version !== null) readAhead(dataset, version);
      cached = (await fromEdge(key, placeholder)) ?? cached;
    }
    if (cached?.span === span && dataset.isConfirmed()) return answer(cached, c.get("nonce"));

    const nonce = c.get("nonce");
    c.set("nonce", placeholder);
    await next();
    c.set("nonce", nonce);
    if (cached && c.res.status >= 500) {
      // Cleared first, because Hono would merge the headers of the previous answer.
      c.res = undefined;
      c.res = answer({ ...cached, cacheControl: "no-store" }, nonce);
      return;
    }
    const html = await c.res.text();
    const page = toPage(html, c.res.headers, placeholder, span);
    if (mayBeKept(c.res)) {
      memory.set(key, page);
      c.executionCtx.waitUntil(toEdge(key, html, page).catch(() => undefined));
    }
    const headers = new Headers(c.res.headers);
    headers.set("x-page-cache", "miss");
    const { status } = c.res;
    c.res = undefined;
    c.res = new Response(html === "" ? null : page.template.fill(nonce), { status, headers });
  });
}

function mayBeKept({ status, headers }: Response): boolean {
  return status === 200 && !headers.has("set-cookie") && !headers.get("cache-control")?.includes("no-store");
}

function toPage(html: string, headers: Headers, placeholder: string, span: number): CachedPage {
  return {
    template: new PageTemplate(html, placeholder, nonceLength),
    contentType: headers.get("content-type") ?? "text/html; charset=utf-8",
    cacheControl: headers.get("cache-control") ?? "private, no-cache",
    span,
  };
}

function answer(page: CachedPage, nonce: string): Response {
  return new Response(page.template.fill(nonce), {
    headers: {
      "content-type": page.contentType,
      "cache-control": page.cacheControl,
      vary: "cookie",
      "x-page-cache": "hit",
    },
  });
}

/** Starts reading the version's list during the edge lookup: rendering needs it first, and this isolate may be new. */
function readAhead(dataset: Dataset, version: string): void {
  dataset.files(version).catch(() => undefined);
}

async function fromEdge(key: string, placeholder: string): Promise<CachedPage | undefined> {
  const found = await matchEdge(key);
  if (!found) return undefined;
  const headers = new Headers(found.headers);
  headers.set("cache-control", found.headers.get("x-page-cache-control") ?? "private, no-cache");
  const page = toPage(await found.text(), headers, placeholder, Number(found.headers.get("x-page-span")));
  memory.set(key, page);
  return page;
}

/** A copy that is farther away than this is not worth waiting for. */
const edgeMs = 1_000;

/** The edge cache's entry for a key; undefined if the cache does not answer. */
export async function matchEdge(key: string): Promise<Response | undefined> {
  return inTime(caches.default.match(key), edgeMs, "The edge cache").catch(() => undefined);
}

async function toEdge(key: string, html: string, page: CachedPage): Promise<void> {
  const headers = {
    "content-type": page.contentType,
    "cache-control": `public, max-age=${edgeSeconds}`,
    "x-page-cache-control": page.cacheControl,
    "x-page-span": String(page.span),
  };
  await caches.default.put(key, new Response(html, { headers }));
}

const encoder = new TextEncoder();

/**
 * A rendered page without its nonce: the bytes and the positions of a placeholder as long as a nonce, so that filling
 * it in takes one copy and a few short overwrites.
 */
export class PageTemplate {
  readonly #bytes: Uint8Array;
  readonly #places: number[] = [];

  /** @throws RangeError when nonces do not have the placeholder's length */
  constructor(html: string, placeholder: string, nonceLength: number) {
    if (placeholder.length !== nonceLength) throw new RangeError("The placeholder must be as long as a nonce");
    const segments = html.split(placeholder);
    this.#bytes = encoder.encode(html);
    let position = 0;
    for (const segment of segments.slice(0, -1)) {
      position += byteLength(segment);
      this.#places.push(position);
      position += nonceLength;
    }
  }

  /** Size in bytes. */
  get size(): number {
    return this.#bytes.length;
  }

  fill(nonce: string): Uint8Array {
    const filled = this.#bytes.slice();
    const bytes = encoder.encode(nonce);
    for (const position of this.#places) filled.set(bytes, position);
    return filled;
  }
}

function byteLength(text: string): number {
  return encoder.encode(text).length;
}
