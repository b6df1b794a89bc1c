import type { Context } from "hono";
import type { Node } from "#app/previews/nodes.ts";
import type { Drawn } from "#app/previews/parts.ts";
import type { SiteEnv } from "#workers/env.ts";
import { matches } from "#workers/request/content-tag.ts";
import { siteOrigin } from "#workers/request/site-origin.ts";
import { visitorAddress } from "#workers/request/visitor-address.ts";
import { drawPicture } from "./renderer.ts";

type C = Context<SiteEnv>;

/** How long a picture is kept after it was drawn. What nobody may see any more is not kept much longer than that. */
const edgeSeconds = 86_400;

/** Answers come from here only after it was asked whether everybody may see them, so no other cache may keep them. */
const HEADERS = {
  "content-type": "image/png",
  "cache-control": "private, no-cache",
  "cross-origin-resource-policy": "cross-origin",
};

/** A picture that everybody may see. */
export interface Picture {
  /** Its address without the revision. */
  path: string;
  /** What is on it, in a word: another picture of this page has another one. */
  revision: string;
  tree(drawn: Drawn): Promise<Node>;
}

/**
 * Answers with a picture: as it is kept, or drawn now. Under another revision's address it leads to the present one's,
 * so that nobody can have anything drawn that is not shown.
 */
export async function answerPicture(c: C, { path, revision, tree }: Picture): Promise<Response> {
  if (c.req.query("r") !== revision) return redirect(c, `${path}?r=${revision}`);
  const etag = `"${revision}"`;
  if (matches(c.req.header("if-none-match"), etag)) return c.body(null, 304, { ...HEADERS, etag });
  const key = `https://pictures.invalid/${encodeURIComponent(siteOrigin(c.env, c.req.url))}${path}?r=${revision}`;
  const kept = await caches.default.match(key).catch(() => undefined);
  if (kept) return c.body(await kept.arrayBuffer(), 200, { ...HEADERS, etag, "x-picture": "kept" });
  if (!(await c.env.PICTURE_LIMIT.limit({ key: visitorAddress(c) })).success) return sitePicture(c);
  const png = await drawPicture(c.env, tree);
  c.executionCtx.waitUntil(keep(key, png).catch(() => undefined));
  return c.body(png, 200, { ...HEADERS, etag, "x-picture": "drawn" });
}

async function keep(key: string, png: Uint8Array<ArrayBuffer>): Promise<void> {
  const headers = { "content-type": "image/png", "cache-control": `public, max-age=${edgeSeconds}` };
  await caches.default.put(key, new Response(png, { headers }));
}

/** The site's own picture, in place of one that cannot be had now. */
export function sitePicture(c: C): Response {
  return redirect(c, "/preview.png");
}

/** What nobody may know of is as if it did not exist. */
export function noPicture(c: C): Response {
  return c.text("There is no such picture.", 404, { "cache-control": "no-store" });
}

function redirect(c: C, location: string): Response {
  return c.body(null, 302, { location, "cache-control": "no-store" });
}
