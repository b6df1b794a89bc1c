import { Hono } from "hono";
import { sha256 } from "hono/utils/crypto";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { tagged } from "#workers/http/content-tag.ts";
import { CURRENT, OPEN } from "./files.ts";

/** GET /api/openapi.json: every open call, as OpenAPI describes calls. */
export function openApiApi() {
  const api = new Hono<ApiEnv>();
  api.get("/openapi.json", tagged, answer);
  return api;
}

/** The same for everybody until the next build. Built and tagged on first request, since few isolates get one. */
let made: Promise<{ text: string; etag: string }> | undefined;

async function answer(c: ApiContext): Promise<Response> {
  made ??= make().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  const { text, etag } = await made;
  const type = "application/json; charset=utf-8";
  return c.body(text, 200, { ...OPEN, "cache-control": CURRENT, "content-type": type, etag });
}

async function make() {
  const { openApiDocument } = await import("./openapi/document.ts");
  const text = JSON.stringify(openApiDocument());
  return { text, etag: `W/"${await sha256(text)}"` };
}
