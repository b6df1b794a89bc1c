import { describe, expect, it } from "vitest";

import { type Answers, network, requests } from "./network.fixture.ts";
import { createGoogle, createPatreon, createTwitch } from "./providers.ts";

describe("Patreon's status", () => {
  const patreon = createPatreon({
    PATREON_CLIENT_ID: "id",
    PATREON_CLIENT_SECRET: "secret",
    PATREON_CAMPAIGN_ID: "77",
    PATREON_ORIGIN: "https://www.patreon.com",
  });
  const path = "/api/oauth2/v2/identity";
  const data = { id: "9001", attributes: { full_name: "A" } };
  const member = (campaign: string | null, status: string | null, type = "member") => ({
    type,
    attributes: { patron_status: status },
    relationships: { campaign: { data: campaign && { id: campaign } } },
  });

  it.each([
    ["an active patron of ours", [member("77", "active_patron")], true],
    ["one of ours among others", [member("1", "former_patron"), member("77", "active_patron")], true],
    ["an active patron of others", [member("78", "active_patron")], false],
    ["a former patron of ours", [member("77", "former_patron")], false],
    ["something else of ours", [member("77", "active_patron", "tier")], false],
    ["a member of no campaign", [member(null, "active_patron")], false],
    ["a member of whom nothing is told", [{ type: "member" }], false],
    ["a member whose campaign is not told", [{ type: "member", relationships: {}, attributes: {} }], false],
    ["a member who has no status", [{ ...member("77", null), attributes: null }], false],
    ["nobody's member", [], false],
    ["one of whose memberships nothing is told", undefined, false],
  ])("of %s", async (_, included, isActivePatron) => {
    const fetch = network({ [path]: { data, included } });
    expect(await patreon.status("token", "9001")).toEqual({ isActivePatron });
    expect(requests(fetch)).toEqual([
      {
        at: `www.patreon.com${path}`,
        query:
          "?include=memberships.campaign%2Cmemberships.currently_entitled_tiers" +
          "&fields%5Buser%5D=full_name%2Cimage_url" +
          "&fields%5Bmember%5D=patron_status%2Ccurrently_entitled_amount_cents%2Clast_charge_status%2Cpledge_relationship_start",
        headers: { accept: "application/json", authorization: "Bearer token" },
      },
    ]);
  });

  it("of another account, or of a token that is refused, is none", async () => {
    network({ [path]: { data } });
    const message = "Patreon's token is another account's";
    await expect(patreon.status("token", "9002")).rejects.toMatchObject({ kind: "invalid", message });
    network({ [path]: 401 });
    const refused = `www.patreon.com${path} refused the token`;
    await expect(patreon.status("token", "9001")).rejects.toMatchObject({ kind: "invalid", message: refused });
  });
});

describe("Twitch's status", () => {
  const twitch = createTwitch({
    TWITCH_CLIENT_ID: "id",
    TWITCH_CLIENT_SECRET: "secret",
    TWITCH_BROADCASTER_ID: "55",
    TWITCH_ID_ORIGIN: "https://id.twitch.tv",
    TWITCH_API_ORIGIN: "https://api.twitch.tv",
  });
  const followedAt = "2024-09-02T10:00:00Z";
  const answers = {
    "/oauth2/validate": { user_id: "8", client_id: "id" },
    "/helix/subscriptions/user": { data: [{ tier: "2000" }] },
    "/helix/channels/followed": { data: [{ followed_at: followedAt }] },
  };

  it("begins with validating the token, and asks about our channel", async () => {
    const fetch = network(answers);
    expect(await twitch.status("token", "8")).toEqual({ tier: "2000", followedAt });
    const headers = { accept: "application/json", authorization: "Bearer token", "client-id": "id" };
    const query = "?broadcaster_id=55&user_id=8";
    expect(requests(fetch)).toEqual([
      {
        at: "id.twitch.tv/oauth2/validate",
        query: "",
        headers: { accept: "application/json", authorization: "OAuth token" },
      },
      { at: "api.twitch.tv/helix/subscriptions/user", query, headers },
      { at: "api.twitch.tv/helix/channels/followed", query, headers },
    ]);
  });

  it("of who neither subscribes nor follows is nothing of both", async () => {
    network({ ...answers, "/helix/subscriptions/user": 404, "/helix/channels/followed": { data: [] } });
    expect(await twitch.status("token", "8")).toEqual({ tier: null, followedAt: null });
  });

  it("takes a time with an offset", async () => {
    const data = [{ followed_at: "2024-09-02T12:00:00+02:00" }];
    network({ ...answers, "/helix/channels/followed": { data } });
    expect(await twitch.status("token", "8")).toMatchObject({ followedAt: "2024-09-02T12:00:00+02:00" });
  });

  it.each([{ user_id: "9" }, { client_id: "other" }])("is not taken from another's token: %j", async (change) => {
    const fetch = network({ ...answers, "/oauth2/validate": { ...answers["/oauth2/validate"], ...change } });
    const message = "Twitch's token is another account's, or another application's";
    await expect(twitch.status("token", "8")).rejects.toMatchObject({ kind: "invalid", message });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("Google's status", () => {
  const settings = {
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: "secret",
    YOUTUBE_CHANNEL_ID: "ours",
    GOOGLE_OWNER_REFRESH_TOKEN: "owner",
    GOOGLE_ISSUER: "https://accounts.google.com",
    YOUTUBE_API_ORIGIN: "https://www.googleapis.com/youtube",
  };
  const google = createGoogle(settings);
  const subscribedAt = "2023-03-01T12:00:00Z";
  const answers: Answers = {
    "/.well-known/openid-configuration": {
      issuer: "https://accounts.google.com",
      token_endpoint: "https://oauth2.googleapis.com/token",
    },
    "/token": { access_token: "of the owner", token_type: "Bearer", expires_in: 3600 },
    "/youtube/v3/subscriptions": { items: [{ snippet: { publishedAt: subscribedAt, channelId: "theirs" } }] },
    "/youtube/v3/channels": { items: [{ id: "theirs", snippet: { title: "A channel" } }] },
    "/youtube/v3/members": {
      items: [{ snippet: { membershipsDetails: { highestAccessibleLevelDisplayName: "Commander" } } }],
    },
  };
  const known = { memberLevel: "Commander", memberLevelKnown: true };
  const unknown = { memberLevel: null, memberLevelKnown: false };

  it("asks with the visitor's token who subscribes, and with the owner's who is a member", async () => {
    const fetch = network(answers);
    expect(await google.status("token", "7")).toEqual({ subscribedAt, ...known });
    const calls = requests(fetch).filter(({ at }) => at.startsWith("www.googleapis.com"));
    expect(calls.map(({ at, query, headers }) => [at, query, headers.authorization])).toEqual([
      ["www.googleapis.com/youtube/v3/subscriptions", "?part=snippet&mine=true&forChannelId=ours", "Bearer token"],
      ["www.googleapis.com/youtube/v3/members", "?part=snippet&filterByMemberChannelId=theirs", "Bearer of the owner"],
    ]);
  });

  it.each<[string, Answers, object]>([
    ["who does not subscribe but is a member", { "/youtube/v3/subscriptions": { items: [] } }, { subscribedAt: null }],
    ["whose membership only an approved channel may ask for", { "/youtube/v3/members": 403 }, unknown],
    ["who is no member", { "/youtube/v3/members": { items: [] } }, { memberLevel: null }],
    ["where the owner's permission has ended", { "/youtube/v3/members": 401 }, unknown],
    [
      "who subscribed at a time with an offset",
      {
        "/youtube/v3/subscriptions": {
          items: [{ snippet: { publishedAt: "2023-03-01T14:00:00+02:00", channelId: "theirs" } }],
        },
      },
      { subscribedAt: "2023-03-01T14:00:00+02:00" },
    ],
    [
      "who has no channel",
      { "/youtube/v3/subscriptions": { items: [] }, "/youtube/v3/channels": {} },
      { subscribedAt: null, memberLevel: null },
    ],
  ])("of one %s", async (_, changes, expected) => {
    network({ ...answers, ...changes });
    expect(await google.status("token", "7")).toEqual({ subscribedAt, ...known, ...expected });
  });

  it("does not guess while the members are not to be had", async () => {
    network({ ...answers, "/youtube/v3/members": 500 });
    await expect(google.status("token", "7")).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("asks for the visitor's own channel where no subscription names it", async () => {
    const fetch = network({ ...answers, "/youtube/v3/subscriptions": { items: [] } });
    await google.status("token", "7");
    const [channels] = requests(fetch).filter(({ at }) => at === "www.googleapis.com/youtube/v3/channels");
    expect([channels?.query, channels?.headers.authorization]).toEqual(["?part=snippet&mine=true", "Bearer token"]);
  });

  it("knows no members where the owner has given no permission", async () => {
    const { GOOGLE_OWNER_REFRESH_TOKEN: _, ...without } = settings;
    const fetch = network(answers);
    expect(await createGoogle(without).status("token", "7")).toEqual({ subscribedAt, ...unknown });
    expect(requests(fetch).map(({ at }) => at)).toEqual([
      "accounts.google.com/.well-known/openid-configuration",
      "www.googleapis.com/youtube/v3/subscriptions",
    ]);
  });

  it("needs endpoints in a known shape", async () => {
    network({ ...answers, "/.well-known/openid-configuration": { issuer: "https://evil.example" } });
    const message = "accounts.google.com published endpoints in an unknown shape";
    await expect(google.status("token", "7")).rejects.toMatchObject({ kind: "unavailable", message });
  });
});
