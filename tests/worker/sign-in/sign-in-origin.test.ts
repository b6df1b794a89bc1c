import { describe, expect, it } from "vitest";
import { ask, origin } from "../support/site.ts";

const cookie = "__Host-session=x";
const foreign: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  { origin, "sec-fetch-site": "cross-site" },
  { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
];

describe("a call with a cookie", () => {
  it("is taken from a browser that says no more than the origin", async () => {
    const answer = await ask("/api/account/logout", { method: "POST", headers: { cookie, origin } });
    expect(answer.status).toBe(204);
  });

  it("that says nothing of where it comes from changes nothing", async () => {
    expect((await ask("/api/account/logout", { method: "POST", headers: { cookie } })).status).toBe(403);
  });

  it.each([
    ["GET", 401],
    ["HEAD", 401],
    ["OPTIONS", 405],
  ])("that changes nothing is answered wherever it comes from: %s", async (method, status) => {
    const headers = { cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await ask("/api/account", { method, headers })).status).toBe(status);
  });
});

describe("a call without a cookie", () => {
  // Browsers do not send the cookies, since they are `SameSite`; the answer could still delete them.
  describe.each(["/api/account/logout", "/api/twitch/logout"])("%s", (path) => {
    it.each(foreign)("is refused from another site, and signs nobody out: %o", async (headers) => {
      const answer = await ask(path, { method: "POST", headers });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: { code: "other_origin" } });
      expect(answer.headers.getSetCookie()).toEqual([]);
    });

    it.each<Record<string, string>>([{}, { origin }, { origin, "sec-fetch-site": "same-origin" }])(
      "is taken from the site itself and from what is no browser, and takes no cookie away: %o",
      async (headers) => {
        const answer = await ask(path, { method: "POST", headers });
        expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
      },
    );
  });
});
