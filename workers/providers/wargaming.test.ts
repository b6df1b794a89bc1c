import { describe, expect, it, vi } from "vitest";
import { createWargaming, wargamingSettingsSchema } from "./wargaming.ts";

const now = 1_764_000_000_500;
const publisherWith = (settings: Record<string, string> = {}) =>
  createWargaming(wargamingSettingsSchema.parse({ WARGAMING_APPLICATION_ID: "our-application", ...settings }));
const publisher = publisherWith();
const permission = { accessToken: "s3cret", accountId: 500_000_001, expiresAt: now };

/** Makes the publisher answer with this data. @returns the requests: method, address and body */
function giving(data: unknown) {
  const requests: { method: string; address: string; query: object; body: object }[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, searchParams } = new URL(request.url);
    const body = request.method === "POST" ? Object.fromEntries(await request.formData()) : {};
    requests.push({
      method: request.method,
      address: origin + pathname,
      query: Object.fromEntries(searchParams),
      body,
    });
    return Response.json({ status: "ok", data });
  });
  return requests;
}

describe("the publisher's sign-in page", () => {
  it.each([
    ["eu", "https://api.worldoftanks.eu"],
    ["com", "https://api.worldoftanks.com"],
    ["asia", "https://api.worldoftanks.asia"],
  ] as const)("of %s is asked for at %s, for two weeks and the way back", async (region, origin) => {
    const location = `https://${region}.wargaming.net/id/signin/?next=1`;
    const requests = giving({ location });
    const url = await publisher.loginUrl(region, "https://index.example/api/wgauth/callback/x");
    expect(url.href).toBe(location);
    const query = {
      application_id: "our-application",
      redirect_uri: "https://index.example/api/wgauth/callback/x",
      expires_at: "1209600",
      display: "page",
      nofollow: "1",
    };
    expect(requests).toEqual([{ method: "GET", address: `${origin}/wot/auth/login/`, query, body: {} }]);
  });

  it("is refused where it is not encrypted", async () => {
    giving({ location: "http://eu.wargaming.net/id/signin/" });
    const error = { kind: "unavailable", message: "The publisher's sign-in page is not encrypted" };
    await expect(publisher.loginUrl("eu", "https://index.example/")).rejects.toMatchObject(error);
  });

  it("may be a simulator's on this machine, of the region that has one", async () => {
    giving({ location: "http://127.0.0.1:8788/consent" });
    const simulated = publisherWith({ WARGAMING_API_ORIGIN_EU: "http://127.0.0.1:8788/wargaming/eu" });
    expect((await simulated.loginUrl("eu", "http://localhost/")).href).toBe("http://127.0.0.1:8788/consent");
    await expect(simulated.loginUrl("com", "http://localhost/")).rejects.toMatchObject({ kind: "unavailable" });
  });

  it.each(["javascript:alert(1)", "xhttps://evil.example/", "httpsx://evil.example/", "/id/signin", "", null])(
    "is no page of the web at %j",
    async (location) => {
      giving({ location });
      await expect(publisher.loginUrl("eu", "https://index.example/")).rejects.toMatchObject({
        kind: "unavailable",
        message: expect.stringMatching(/answered in an unknown shape$/),
      });
    },
  );
});

describe("a permission", () => {
  it("is prolonged for two weeks from now, in whole seconds, by a token in the body", async () => {
    vi.useFakeTimers({ now, toFake: ["Date"] });
    const requests = giving({ access_token: "fresh", account_id: 500_000_001, expires_at: 1_765_000_000 });
    expect(await publisher.prolongate("com", "s3cret")).toEqual({
      accessToken: "fresh",
      accountId: 500_000_001,
      expiresAt: 1_765_000_000_000,
    });
    const body = { application_id: "our-application", access_token: "s3cret", expires_at: "1765209600" };
    const address = "https://api.worldoftanks.com/wot/auth/prolongate/";
    expect(requests).toEqual([{ method: "POST", address, query: {}, body }]);
  });

  it("is taken back by a token in the body", async () => {
    const requests = giving(null);
    await publisher.logout("asia", "s3cret");
    const body = { application_id: "our-application", access_token: "s3cret" };
    const address = "https://api.worldoftanks.asia/wot/auth/logout/";
    expect(requests).toEqual([{ method: "POST", address, query: {}, body }]);
  });

  it("shows its owner's name by what only the owner sees, with the token in the body", async () => {
    const requests = giving({ 500000001: { nickname: "Commander_1", private: { gold: 1 } } });
    expect(await publisher.ownNickname("asia", permission)).toBe("Commander_1");
    const body = { application_id: "our-application", account_id: "500000001", access_token: "s3cret" };
    const address = "https://api.worldoftanks.asia/wot/account/info/";
    expect(requests).toEqual([{ method: "POST", address, query: {}, body }]);
  });

  it.each([
    ["shows nothing private", { 500000001: { nickname: "Commander_1", private: null } }],
    ["is of no account", { 500000001: null }],
    ["is of another account", { 500000002: { nickname: "Commander_2", private: { gold: 1 } } }],
  ])("that %s is nobody's", async (_, data) => {
    giving(data);
    const error = { kind: "invalid", message: "The publisher's token is another account's" };
    await expect(publisher.ownNickname("eu", permission)).rejects.toMatchObject(error);
  });
});

describe("a player", () => {
  it("is known to everyone by id, without any token", async () => {
    const requests = giving({ 500000001: { nickname: "Commander_1" } });
    expect(await publisher.player("com", 500_000_001)).toEqual({ accountId: 500_000_001, nickname: "Commander_1" });
    const query = { application_id: "our-application", account_id: "500000001", fields: "nickname" };
    const address = "https://api.worldoftanks.com/wot/account/info/";
    expect(requests).toEqual([{ method: "GET", address, query, body: {} }]);
  });

  it("whom the publisher calls unknown is unknown", async () => {
    giving({ 500000001: null });
    expect(await publisher.player("eu", 500_000_001)).toBeNull();
  });

  it.each([[null], [{}], [[]], [{ 500000002: null }]])(
    "whom the answer %j does not mention is no unknown one: the call fails",
    async (data) => {
      giving(data);
      await expect(publisher.player("eu", 500_000_001)).rejects.toMatchObject({ kind: "unavailable" });
    },
  );

  it("is found by the beginning of a name", async () => {
    const requests = giving([{ nickname: "Commander_1", account_id: 500_000_001 }]);
    expect(await publisher.playersNamed("com", "comm", 20)).toEqual([
      { accountId: 500_000_001, nickname: "Commander_1" },
    ]);
    const query = {
      application_id: "our-application",
      search: "comm",
      type: "startswith",
      limit: "20",
      fields: "account_id,nickname",
    };
    const address = "https://api.worldoftanks.com/wot/account/list/";
    expect(requests).toEqual([{ method: "GET", address, query, body: {} }]);
  });

  it("is not found where the publisher names nobody", async () => {
    giving([]);
    expect(await publisher.playersNamed("eu", "nobody", 20)).toEqual([]);
  });

  it.each([[null], [{}]])("cannot be found where the answer is %j", async (data) => {
    giving(data);
    await expect(publisher.playersNamed("eu", "nobody", 20)).rejects.toMatchObject({ kind: "unavailable" });
  });
});
