import { describe, expect, it } from "vitest";
import { createSignInApi, needsSignIn, newestArenas } from "./account.ts";

const account = { accountId: 500_000_001, nickname: "Commander_1", region: "eu" };
const answering = (status: number, body: unknown) => createSignInApi(async () => Response.json(body, { status }));
const refused = (code: string) => answering(403, { error: { code, message: "Please sign in again." } });
const unreachable = createSignInApi(() => Promise.reject(new TypeError("no network")));

describe("the end of a link", () => {
  it("that needs a new sign-in first is no end, and says so", async () => {
    const api = refused("sign_in_again");
    for (const end of [() => api.logout("twitch"), () => api.logoutGameAccount(500_000_001)]) {
      const failed = await end().catch((error: unknown) => error);
      expect([needsSignIn(failed), String(failed)]).toEqual([true, expect.stringContaining("Please sign in again.")]);
    }
  });

  it("that fails otherwise is none, and nothing is known of what remains", async () => {
    const html = createSignInApi(async () => new Response("<p>Forbidden", { status: 403 }));
    for (const api of [refused("other_origin"), answering(503, {}), html, unreachable]) {
      expect(await api.logout("twitch")).toBe(false);
      expect(await api.logoutGameAccount(500_000_001)).toBeNull();
    }
  });

  it("that came about is one", async () => {
    const done = createSignInApi(async () => new Response(null, { status: 204 }));
    expect(await done.logout("twitch")).toBe(true);
  });

  it("gives the game accounts that remain", async () => {
    expect(await answering(200, [account]).logoutGameAccount(500_000_002)).toEqual([account]);
    // Such as the page of a hotel's network.
    const other = createSignInApi(async () => new Response("<p>Welcome", { status: 200 }));
    expect(await other.logoutGameAccount(500_000_002)).toBeNull();
  });
});

it("who has no session has nothing that would have to be asked for", async () => {
  const never = createSignInApi(() => expect.unreachable("it is not asked for"), true);
  expect([await never.gameAccounts(), await never.status("twitch")]).toEqual([null, null]);
});

describe("newest arenas", () => {
  const answeringArenas = (body: string, status = 200) => {
    const requests: string[] = [];
    const fetch = async (path: unknown) => {
      requests.push(String(path));
      return new Response(body, { status });
    };
    return { requests, arenas: (key?: string | null) => newestArenas(fetch, 500_000_001, 10, key) };
  };

  it("are asked for with a key only where there is one", async () => {
    const { requests, arenas } = answeringArenas("[]");
    for (const key of [undefined, null, "", "a&b"]) await arenas(key);
    const plain = "/api/stats/accounts/500000001/arenas?limit=10";
    expect(requests).toEqual([plain, plain, plain, `${plain}&key=a%26b`]);
  });

  it("are the starts of battles, and none where the lookup fails", async () => {
    expect(await answeringArenas('[{"started_at":1795000000}]').arenas()).toEqual([1_795_000_000]);
    expect(await answeringArenas("{}", 404).arenas()).toEqual([]);
  });
});
