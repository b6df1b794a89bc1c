import { Hono } from "hono";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { contentTag, matches } from "#workers/http/content-tag.ts";
import { CURRENT, OPEN } from "./files.ts";

/** GET /api/openapi.json: every open call, as OpenAPI describes calls. */
export function openApiApi() {
  const api = new Hono<ApiEnv>();
  api.get("/openapi.json", answer);
  return api;
}

/** The same for everybody until the next build. Built on first request, since few isolates get one. */
let made: Promise<{ text: string; etag: string }> | undefined;

async function answer(c: ApiContext): Promise<Response> {
  made ??= make().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  const { text, etag } = await made;
  const headers = { ...OPEN, etag, "cache-control": CURRENT };
  if (matches(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, "content-type": "application/json; charset=utf-8" });
}

async function make() {
  const { openApiDocument } = await import("./openapi/document.ts");
  const text = JSON.stringify(openApiDocument());
  return { text, etag: await contentTag(text) };
}
