import { Hono } from "hono";
import { objectKey, versionSchema } from "#app/game/model/publication.ts";
import type { Env } from "#workers/bindings.ts";
import { datasetOf } from "#workers/dataset/dataset.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { matches } from "#workers/http/content-tag.ts";

/**
 * A link preview's image by the hash of its content. A deploy has put all of them into R2; a local server draws
 * each at its first request and stores it. The Worker itself draws none.
 * @returns null when storage does not answer, or nothing can draw it
 */
async function previewImage(
  env: Pick<Env, "FILES" | "PREVIEWS">,
  hash: string,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<ReadableStream | ArrayBuffer | null> {
  try {
    const kept = await env.FILES.get(objectKey(hash));
    if (kept) return kept.body;
    const drawn = await env.PREVIEWS?.fetch(`https://previews.internal/${hash}`);
    if (!drawn?.ok) return null;
    const png = await drawn.arrayBuffer();
    waitUntil(env.FILES.put(objectKey(hash), png).catch(() => undefined));
    return png;
  } catch (error) {
    console.log(`The picture ${hash} cannot be had: ${error}`);
    return null;
  }
}

const immutable = "public, max-age=31536000, immutable";
/** How long the current version is cached: short, so that the next one shows soon. */
export const CURRENT = "public, max-age=60, stale-while-revalidate=600";
/** Every site may read it. */
export const OPEN = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

/**
 * The open data: `/api/files/{path}` is the current version, `/api/files/v/{version}/{path}` a named one,
 * which never changes. Only paths in the version's own list exist, so nothing can be traversed.
 */
export function filesApi() {
  const files = new Hono<ApiEnv>();
  files.get("/v/:version/:path{.+}", (c) => {
    const version = c.req.param("version");
    if (!versionSchema.safeParse(version).success) return notFound(c);
    return answer(c, c.req.param("path"), version);
  });
  files.get("/:path{.+}", (c) => answer(c, c.req.param("path")));
  return files;
}

async function answer(c: ApiContext, path: string, version?: string): Promise<Response> {
  const dataset = datasetOf(c);
  const hash = await dataset.hash(path, version);
  if (!hash) return notFound(c);
  const etag = `"${hash}"`;
  const headers = {
    etag,
    "cache-control": version ? immutable : dataset.isConfirmed() ? CURRENT : "no-store",
    ...OPEN,
  };
  if (matches(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  const format = path.slice(path.lastIndexOf(".") + 1);
  if (format === "png" || format === "webp") return picture(c, hash, { ...headers, "content-type": `image/${format}` });
  const document = await dataset.document(path, version);
  if (!document) return notFound(c);
  return c.body(document.text, 200, { ...headers, "content-type": contentType(path) });
}

/** An image of the version; where a link preview is not available, the site's general one. */
async function picture(c: ApiContext, hash: string, headers: Record<string, string>): Promise<Response> {
  const found = await previewImage(c.env, hash, (work) => c.executionCtx.waitUntil(work));
  if (found) return c.body(found, 200, headers);
  if (headers["content-type"] !== "image/png") return notFound(c);
  return c.body(null, 302, { location: "/preview.png", "cache-control": "no-store" });
}

function contentType(path: string): string {
  return path.endsWith(".svg") ? "image/svg+xml; charset=utf-8" : "application/json; charset=utf-8";
}

function notFound(c: ApiContext): Response {
  return apiError(c, "not_found", `There is no file ${c.req.path}.`, { headers: OPEN });
}
