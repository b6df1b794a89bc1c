import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Env } from "#workers/bindings.ts";
import worker from "./support/entry.ts";
import { origin, publishFiles } from "./support/site.ts";

const version = "1.26.1.0-000000000001";
const hash = "ab".repeat(16);
const png = new Uint8Array([137, 80, 78, 71]);
const preview = { path: "previews/529.png", hash, draw: async () => png };

const requests: string[] = [];
/** A local server that draws previews. */
const PREVIEWS = {
  fetch: async (url: string) => {
    requests.push(url);
    return new Response(png);
  },
} as unknown as Fetcher;

beforeEach(() => {
  requests.length = 0;
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

async function ask(path: string, bindings: Partial<Env> = {}, init?: RequestInit) {
  const context = createExecutionContext();
  const answer = await worker.fetch(new Request(origin + path, init), { ...env, ...bindings }, context);
  await waitOnExecutionContext(context);
  const body = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, body };
}

const published = () => publishFiles(version, {}, [preview]);
/** The state after a local publication: in the list, but not drawn. */
async function undrawn(): Promise<void> {
  await published();
  await env.FILES.delete(`data/objects/${hash}`);
}

describe("a picture of the game", () => {
  const minimap = { path: "game-art/minimaps/1.webp", hash, draw: async () => png };

  it("is a WebP that never changes below its version", async () => {
    await publishFiles(version, {}, [minimap]);
    const answer = await ask(`/api/files/v/${version}/${minimap.path}`);
    expect([answer.status, answer.body]).toEqual([200, png]);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toContain("immutable");
  });

  it("is not there where it is lost, instead of being another picture", async () => {
    await publishFiles(version, {}, [minimap]);
    await env.FILES.delete(`data/objects/${hash}`);
    const answer = await ask(`/api/files/v/${version}/${minimap.path}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, expect.stringContaining("no-store")]);
  });
});

describe("the link preview of a vehicle", () => {
  it("is a PNG that anybody may read, and never changes below its version", async () => {
    await published();
    const named = await ask(`/api/files/v/${version}/previews/529.png`);
    expect([named.status, named.body]).toEqual([200, png]);
    expect(named.headers.get("content-type")).toBe("image/png");
    expect(named.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(named.headers.get("cache-control")).toContain("immutable");
    const current = await ask("/api/files/previews/529.png");
    expect([current.status, current.headers.get("etag")]).toEqual([200, `"${hash}"`]);
  });

  it("is answered 304 to whoever has it, and with headers alone to HEAD", async () => {
    await published();
    const again = await ask("/api/files/previews/529.png", {}, { headers: { "if-none-match": `"${hash}"` } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask("/api/files/previews/529.png", {}, { method: "HEAD" });
    expect([head.status, head.body.length, head.headers.get("content-type")]).toEqual([200, 0, "image/png"]);
  });

  it("is drawn once, locally, when it is first asked for", async () => {
    await undrawn();
    expect((await ask("/api/files/previews/529.png", { PREVIEWS })).body).toEqual(png);
    expect((await ask("/api/files/previews/529.png", { PREVIEWS })).body).toEqual(png);
    expect(requests).toEqual([`https://previews.internal/${hash}`]);
    expect(await (await env.FILES.get(`data/objects/${hash}`))?.arrayBuffer()).toEqual(png.buffer);
  });

  it.each<[string, Partial<Env>]>([
    ["nobody draws it", {}],
    ["it cannot be drawn", { PREVIEWS: { fetch: async () => new Response("no", { status: 503 }) } as never }],
    ["the drawer does not answer", { PREVIEWS: { fetch: () => Promise.reject(new Error("gone")) } as never }],
  ])("is the site's own, for now, where %s", async (_, bindings) => {
    await undrawn();
    const { status, headers } = await ask(`/api/files/v/${version}/previews/529.png`, bindings);
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
      302,
      "/preview.png",
      expect.stringContaining("no-store"),
    ]);
  });

  it("is the site's own when storage does not answer", async () => {
    await published();
    const FILES = { get: (key: string) => (key.endsWith(hash) ? Promise.reject(new Error("R2")) : env.FILES.get(key)) };
    expect((await ask("/api/files/previews/529.png", { FILES: FILES as never })).status).toBe(302);
  });

  it.each(["previews/1.png", "previews/529.jpg", "previews/../manifest.png"])("does not exist at %s", async (path) => {
    await published();
    expect((await ask(`/api/files/${path}`)).status).toBe(404);
  });
});
