import { Hono } from "hono";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { tagged } from "#workers/http/content-tag.ts";
import { CURRENT, OPEN } from "./files.ts";

/** GET /api/openapi.json: every open call, as OpenAPI describes calls. */
export function openApiApi() {
  const api = new Hono<ApiEnv>();
  api.get("/openapi.json", tagged, answer);
  return api;
}

/** The same for everybody until the next build. Built on first request, since few isolates get one. */
let made: Promise<string> | undefined;

async function answer(c: ApiContext): Promise<Response> {
  made ??= make().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  const type = "application/json; charset=utf-8";
  return c.body(await made, 200, { ...OPEN, "cache-control": CURRENT, "content-type": type });
}

async function make() {
  const { openApiDocument } = await import("./openapi/document.ts");
  return JSON.stringify(openApiDocument());
}
