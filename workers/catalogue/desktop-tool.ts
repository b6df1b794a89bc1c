import { Hono } from "hono";
import { z } from "zod";
import {
  DESKTOP_PLATFORMS,
  DESKTOP_ZIPS_KEY,
  type DesktopZip,
  type DesktopZips,
  desktopZipKey,
} from "#app/game/battles/desktop-tool.ts";
import type { Env } from "#workers/bindings.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { matches } from "#workers/http/content-tag.ts";

/** A deploy may replace the file of a name. */
const SHORT = "public, max-age=60";

const listSchema = z.object({
  zips: z.array(
    z.object({
      platform: z.enum(DESKTOP_PLATFORMS),
      name: z.string().regex(/^[\w.-]{1,100}\.zip$/),
      bytes: z.int().positive(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
}) satisfies z.ZodType<DesktopZips>;

/** Which zips of the desktop tool the last deploy made, and each of them: whole, or one range of its bytes (RFC 9110 §14). */
export function desktopToolApi() {
  const tool = new Hono<ApiEnv>();
  tool.get("/", async (c) =>
    c.json({ zips: await zipsThere(c.env) } satisfies DesktopZips, 200, { "cache-control": SHORT }),
  );
  tool.get("/:name", async (c) => {
    const zip = (await zipsThere(c.env)).find(({ name }) => name === c.req.param("name"));
    return zip ? answer(c, zip) : notThere(c);
  });
  return tool;
}

/** None where no deploy has made any. */
async function zipsThere({ FILES }: Pick<Env, "FILES">): Promise<DesktopZip[]> {
  const kept = await FILES.get(DESKTOP_ZIPS_KEY);
  return kept ? listSchema.parse(await kept.json()).zips : [];
}

async function answer(c: ApiContext, { name, bytes, sha256 }: DesktopZip): Promise<Response> {
  const etag = `"${sha256}"`;
  const headers = {
    etag,
    "cache-control": SHORT,
    "accept-ranges": "bytes",
    "content-type": "application/zip",
    "content-disposition": `attachment; filename="${name}"`,
  };
  if (matches(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  // A part of an older file must not be continued with this one.
  const isOfThis = (c.req.header("if-range") ?? etag) === etag;
  const range = isOfThis ? rangeOf(c.req.header("range"), bytes) : null;
  if (range === "outside") {
    return apiError(c, "invalid", `This file has ${bytes} bytes.`, {
      status: 416,
      headers: { "content-range": `bytes */${bytes}` },
    });
  }
  const length = range?.length ?? bytes;
  const ranged = range && { "content-range": `bytes ${range.offset}-${range.offset + length - 1}/${bytes}` };
  const all = { ...headers, ...ranged, "content-length": String(length) };
  const status = range ? 206 : 200;
  if (c.req.method === "HEAD") return c.body(null, status, all);
  const found = await c.env.FILES.get(desktopZipKey(sha256), range ? { range } : {});
  return found ? c.body(found.body, status, all) : notThere(c);
}

/** The single requested range; null if there is none, or it has another form, which may be ignored. */
function rangeOf(header: string | undefined, size: number): { offset: number; length: number } | "outside" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  const offset = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  return offset < end ? { offset, length: end - offset } : "outside";
}

function notThere(c: ApiContext): Response {
  return apiError(c, "not_found", "This download doesn’t exist. The current desktop tool is at /mod.");
}
