import { describe, expect, it } from "vitest";
import { ask, origin } from "./site.ts";

const cookie = "__Host-session=x";

describe("a call with a cookie", () => {
  it("is taken from a browser that says no more than the origin", async () => {
    const answer = await ask("/api/account/logout", { method: "POST", headers: { cookie, origin } });
    expect(answer.status).toBe(204);
  });

  it.each([
    ["GET", 401],
    ["HEAD", 401],
    ["OPTIONS", 404],
  ])("that changes nothing is answered wherever it comes from: %s", async (method, status) => {
    const headers = { cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await ask("/api/account", { method, headers })).status).toBe(status);
  });
});
