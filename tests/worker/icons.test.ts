import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { iconPartPath } from "#app/lib/icon-sets.ts";
import worker from "./support/entry.ts";
import { origin, publishFiles } from "./support/site.ts";

const check = { body: '<path fill="none" stroke="currentColor" d="M20 6L9 17l-5-5"/>' };
const requests: string[] = [];
let service: (request: Request) => Promise<Response>;

beforeEach(async () => {
  requests.length = 0;
  service = async () => new Response("no", { status: 500 });
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const request = new Request(input, init);
    requests.push(request.url);
    return service(request);
  });
  await publishFiles("1.26.1.0-000000000001", {
    "iconsets/index.json": JSON.stringify({ lucide: { parts: 1, width: 24, height: 24 } }),
    [iconPartPath("lucide", 0)]: JSON.stringify({ check }),
  });
});

async function icons(query: string, ICON_SERVICE = "https://icons.example") {
  const context = createExecutionContext();
  const request = new Request(`${origin}/api/_nuxt_icon/${query}`);
  const answer = await worker.fetch(request, { ...env, ICON_SERVICE }, context);
  await waitOnExecutionContext(context);
  const body: Record<string, unknown> = await answer.json();
  return { status: answer.status, kept: answer.headers.get("cache-control"), body };
}

const fromService = (extra: object) => async () => Response.json({ prefix: "lucide", icons: {}, ...extra });

describe("GET /api/_nuxt_icon/{collection}.json", () => {
  it("answers with the icons that are published here, and asks nobody", async () => {
    const { status, body, kept } = await icons("lucide.json?icons=check,check");
    expect(status).toBe(200);
    expect(body).toEqual({ prefix: "lucide", icons: { check }, width: 24, height: 24 });
    expect(kept).toBe("public, max-age=604800");
    expect(requests).toEqual([]);
  });

  it("asks the public service for the others, in one call, and resolves its aliases", async () => {
    const icon = { body: "<g/>", width: 32 };
    service = fromService({ icons: { new: icon }, aliases: { newer: { parent: "new", hFlip: true } } });
    const { body, kept } = await icons("lucide.json?icons=newer,check,new");
    expect(requests).toEqual(["https://icons.example/lucide.json?icons=new%2Cnewer"]);
    expect(body.icons).toEqual({ check, new: icon, newer: { ...icon, hFlip: true } });
    expect(body.not_found).toBeUndefined();
    expect(kept).toBe("public, max-age=604800");
  });

  it("names what nobody has, and lets that be asked again after an hour", async () => {
    service = fromService({ not_found: ["nothing"] });
    const { body, kept } = await icons("lucide.json?icons=check,nothing");
    expect(body).toMatchObject({ icons: { check }, not_found: ["nothing"] });
    expect(kept).toBe("public, max-age=3600");
  });

  it("asks no service when none is configured", async () => {
    expect((await icons("lucide.json?icons=constructor", "")).body.not_found).toEqual(["constructor"]);
    expect(requests).toEqual([]);
  });

  it.each<[string, (request: Request) => Promise<Response>]>([
    ["fails", async () => new Response("no", { status: 502 })],
    ["cannot be reached", () => Promise.reject(new TypeError("connection lost"))],
    ["answers with no JSON", async () => new Response("<p>")],
    ["answers for another collection", async () => Response.json({ prefix: "mdi", icons: { x: { body: "<g/>" } } })],
    ["answers in another shape", fromService({ icons: { x: "<g/>" } })],
    ["answers at too great a length", fromService({ icons: { x: { body: "<g/>" } }, more: "x".repeat(2 ** 21) })],
    ["sends a script along", fromService({ icons: { x: { body: "<script>alert(1)</script>" } } })],
    ["sends a handler along", fromService({ icons: { x: { body: '<g onload="alert(1)"/>' } } })],
    ["sends a foreign address along", fromService({ icons: { x: { body: '<use href="https://evil.example#a"/>' } } })],
  ])("gives the icons we have when the service %s, and keeps that for nobody", async (_, how) => {
    service = how;
    const { status, body, kept } = await icons("lucide.json?icons=check,x");
    expect([status, body.icons, body.not_found, kept]).toEqual([200, { check }, ["x"], "private, no-store"]);
  });

  it("waits 1500 ms for the service, and no longer", async () => {
    service = (request) =>
      new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
    const before = Date.now();
    const { body } = await icons("lucide.json?icons=check,x");
    expect(body).toMatchObject({ icons: { check }, not_found: ["x"] });
    expect(Date.now() - before).toBeGreaterThanOrEqual(1490);
    expect(Date.now() - before).toBeLessThan(2500);
  });

  it.each([
    ["no names", "lucide.json"],
    ["an empty name", "lucide.json?icons=check,"],
    ["a name that is none", "lucide.json?icons=../secret"],
    ["a name of 65 characters", `lucide.json?icons=${"a".repeat(65)}`],
    ["101 names", `lucide.json?icons=${Array.from({ length: 101 }, (_, n) => `a${n}`).join(",")}`],
  ])("answers 400 to %s", async (_, query) => {
    const { status, body } = await icons(query);
    expect([status, body.error]).toEqual([400, expect.objectContaining({ code: "invalid" })]);
    expect(requests).toEqual([]);
  });

  it.each(["mdi.json?icons=x", "constructor.json?icons=x", "lucide?icons=x", "%2e%2e.json?icons=x"])(
    "answers 404 to the collection of %s without asking anybody",
    async (query) => {
      const { status, body } = await icons(query);
      expect([status, body.error]).toEqual([404, expect.objectContaining({ code: "not_found" })]);
      expect(requests).toEqual([]);
    },
  );
});
