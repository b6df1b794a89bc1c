import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { CALLS_IN_WINDOW, mayCallPublisher } from "#workers/providers/publisher-calls.ts";
import { Browser } from "../support/browser.ts";

const now = Date.UTC(2026, 0, 1, 12);
const answers = async (calls: number, count: number, at = now) =>
  Promise.all(Array.from({ length: count }, () => mayCallPublisher(env, calls, at)));

describe("calls at the publisher", () => {
  it("are a hundred in ten seconds for all visitors together, at the same moment too", async () => {
    expect(await mayCallPublisher(env, 4, now)).toBe(true);
    const given = await answers(1, CALLS_IN_WINDOW);
    expect(given.filter(Boolean)).toHaveLength(CALLS_IN_WINDOW - 4);
    expect(await mayCallPublisher(env, 1, now + 9_999)).toBe(false);
    expect(await mayCallPublisher(env, CALLS_IN_WINDOW, now + 10_000)).toBe(true);
    expect(await mayCallPublisher(env, 1, now + 19_999)).toBe(false);
  });

  it("are left to the limit of each address while the database is away", async () => {
    const DB = {
      prepare: () => {
        throw new Error("D1 is away");
      },
    };
    expect(await mayCallPublisher({ DB } as never, 1, now)).toBe(true);
  });

  it.each([
    ["/api/accounts/500000001", 429],
    ["/api/accounts/500000001/statistics", 429],
    ["/api/clans/eu/500000101", 429],
    ["/api/clans?region=eu&search=ferro", 429],
  ])("that are used up make %s say so in a sentence, from any address", async (path, status) => {
    vi.spyOn(Date, "now").mockReturnValue(now);
    await answers(1, CALLS_IN_WINDOW);
    const answer = await new Browser().get(path, { "cf-connecting-ip": "192.0.2.77" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, "60"]);
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect(error).toMatchObject({ code: "too_many", message: expect.stringMatching(/^Too many .* in a minute\.$/) });
  });

  it("that are used up leave known players readable, and searches say why they are short", async () => {
    const path = "/api/accounts/500000001";
    vi.spyOn(Date, "now").mockReturnValue(now);
    expect((await new Browser().get(path)).status).toBe(200);
    await answers(1, CALLS_IN_WINDOW);
    expect((await new Browser().get(path)).status).toBe(200);
    const found = await (await new Browser().get("/api/accounts?nickname=commander_")).json();
    expect(found).toMatchObject({ why: "too-many" });
    expect(await (await new Browser().get("/api/look-up?text=ferro")).json()).toMatchObject({ why: "too-many" });
  });
});
