import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  FOLLOW_ALL_PATH,
  FOLLOWED_PATH,
  type FollowedAnswer,
  MAX_FOLLOWED_AT_ONCE,
  MAX_FOLLOWED_IN_ACCOUNT,
  MAX_VIEWED,
} from "#app/game/accounts/followed.ts";
import { Browser, FORM, signedIn } from "./support/browser.ts";

const player = (number: number) => ({ accountId: 500_000_000 + number, nickname: `Player_${number}`, region: "eu" });

const post = (browser: Browser, fields: Record<string, string>, headers: Record<string, string> = {}, path = "") =>
  browser.post(FOLLOWED_PATH + path, { ...FORM, ...headers }, `${new URLSearchParams(fields)}`);
const fields = (number: number, follow = "1", more: Record<string, string> = {}) => ({
  account_id: String(player(number).accountId),
  nickname: player(number).nickname,
  region: "eu",
  follow,
  ...more,
});
const followAll = (browser: Browser, players: unknown) =>
  browser.post(FOLLOW_ALL_PATH, { "content-type": "application/json" }, JSON.stringify(players));
const list = async (browser: Browser) => (await (await browser.get(FOLLOWED_PATH)).json<FollowedAnswer>()).players;
const numbers = async (browser: Browser) => (await list(browser)).map(({ accountId }) => accountId - 500_000_000);
const stored = () => env.DB.prepare("SELECT count(*) AS n FROM followed_players").first("n");

describe("players whom an account follows", () => {
  it("are followed and no longer, the newest first, each once and by the newest name", async () => {
    const browser = await signedIn();
    expect(await list(browser)).toEqual([]);
    expect((await post(browser, fields(1))).status).toBe(204);
    expect((await post(browser, fields(1, "1", { nickname: "Renamed_1" }))).status).toBe(204);
    expect(await list(browser)).toEqual([{ ...player(1), nickname: "Renamed_1" }]);
    expect((await post(browser, fields(1, "0"))).status).toBe(204);
    expect(await list(browser)).toEqual([]);
  });

  it("by a form lead back to the player's page, and to no other site", async () => {
    const browser = await signedIn();
    const navigation = { "sec-fetch-mode": "navigate", accept: "text/html" };
    for (const [path, to] of [
      ["?return_to=/accounts/500000001/Player_1", "/accounts/500000001/Player_1"],
      ["?return_to=https://evil.example", "/accounts"],
    ]) {
      const answer = await post(browser, fields(1), navigation, path);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, to]);
    }
  });

  it("are validated", async () => {
    const browser = await signedIn();
    for (const wrong of [
      { account_id: "0" },
      { account_id: "1.5" },
      { account_id: "nothing" },
      { nickname: "<b>bold</b>" },
      { nickname: "x" },
      { region: "mars" },
      { follow: "perhaps" },
    ]) {
      expect([wrong, (await post(browser, { ...fields(1), ...wrong })).status]).toEqual([wrong, 400]);
    }
    const many = Array.from({ length: MAX_FOLLOWED_AT_ONCE + 1 }, (_, index) => player(index + 1));
    for (const wrong of [null, {}, "x", [], [{}], [{ ...player(1), nickname: "<b>" }], many]) {
      expect((await followAll(browser, wrong)).status).toBe(400);
    }
    expect(await list(browser)).toEqual([]);
  });

  it("come from the browser all at once, beside those who are there, and are bounded", async () => {
    const browser = await signedIn();
    await post(browser, fields(1));
    expect((await followAll(browser, [player(3), player(2), { ...player(1), nickname: "Renamed_1" }])).status).toBe(
      204,
    );
    expect((await numbers(browser)).toSorted()).toEqual([1, 2, 3]);
    // In the order that they had in the browser.
    expect((await numbers(browser)).filter((number) => number !== 1)).toEqual([3, 2]);
    expect((await list(browser)).find(({ accountId }) => accountId === 500_000_001)?.nickname).toBe("Renamed_1");
    for (let first = 4; first <= MAX_FOLLOWED_IN_ACCOUNT; first += MAX_FOLLOWED_AT_ONCE) {
      const some = Array.from({ length: MAX_FOLLOWED_AT_ONCE }, (_, index) => player(first + index));
      const fits = first + MAX_FOLLOWED_AT_ONCE - 1 <= MAX_FOLLOWED_IN_ACCOUNT;
      expect((await followAll(browser, some)).status).toBe(fits ? 204 : 409);
    }
    // None of those who are followed goes for another one.
    const first = Array.from({ length: MAX_FOLLOWED_IN_ACCOUNT }, (_, index) => index + 1);
    expect((await numbers(browser)).toSorted((a, b) => a - b)).toEqual(first);
    expect(await stored()).toBe(MAX_FOLLOWED_IN_ACCOUNT);
    const another = await post(browser, fields(1000));
    expect([another.status, await another.json()]).toEqual([
      409,
      { error: { code: "followed_full", message: expect.stringContaining(String(MAX_FOLLOWED_IN_ACCOUNT)) } },
    ]);
    const form = await post(browser, fields(1000), { "sec-fetch-mode": "navigate", accept: "text/html" });
    expect(form.headers.get("location")).toBe("/access?problem=followed_full");
    expect((await post(browser, fields(1, "1", { nickname: "Renamed_2" }))).status).toBe(204);
    expect((await post(browser, fields(2, "0"))).status).toBe(204);
    expect((await post(browser, fields(1000))).status).toBe(204);
  });

  it("need a session, come from the site itself, and are nobody else's", async () => {
    const [owner, other, nobody] = [await signedIn(), await signedIn(["patreon", "active-patron"]), new Browser()];
    await post(owner, fields(1));
    expect((await nobody.get(FOLLOWED_PATH)).status).toBe(401);
    expect((await post(nobody, fields(1))).status).toBe(401);
    expect((await followAll(nobody, [player(1)])).status).toBe(401);
    expect(
      (await post(owner, fields(2), { origin: "https://evil.example", "sec-fetch-site": "cross-site" })).status,
    ).toBe(403);
    await post(other, fields(1, "0"));
    expect([await numbers(owner), await numbers(other)]).toEqual([[1], []]);
    expect((await owner.get(FOLLOWED_PATH)).headers.get("cache-control")).toContain("no-store");
  });

  it("are in the download, and go with the account", async () => {
    const browser = await signedIn();
    await post(browser, fields(1));
    const data = await (await browser.get("/api/account/export")).json<{ followedPlayers: unknown[] }>();
    expect(data.followedPlayers).toEqual([{ ...player(1), followedAt: expect.stringMatching(/^\d{4}-/) }]);
    await browser.post("/api/account/delete");
    expect(await stored()).toBe(0);
  });

  it("come along when two people are put together", async () => {
    const other = await signedIn();
    await followAll(other, [player(1), player(2)]);
    const browser = await signedIn(["patreon", "active-patron"]);
    await followAll(browser, [player(2), player(3)]);
    const mergeRequestId = (await browser.signIn("twitch", "tier-2")).headers.get("location")?.split("=")[1];
    expect((await browser.post(`/api/account/merge/${mergeRequestId}?decision=accept`)).status).toBe(204);
    expect((await numbers(browser)).toSorted()).toEqual([1, 2, 3]);
    expect(await stored()).toBe(3);
  });
});

describe("players whose pages were looked at", () => {
  const view = (browser: Browser, number: number) => {
    const { account_id, nickname, region } = fields(number);
    return post(browser, { account_id, nickname, region }, {}, "/viewed");
  };
  const viewed = async (browser: Browser) => {
    const answer = await (await browser.get(FOLLOWED_PATH)).json<FollowedAnswer>();
    return answer.viewed.map(({ accountId }) => accountId - 500_000_000);
  };
  const kept = () => env.DB.prepare("SELECT count(*) AS n FROM viewed_players").first("n");

  it("are kept in the account, the newest first, each once and no more than ten", async () => {
    const browser = await signedIn();
    for (const number of [1, 2, 1]) {
      expect((await view(browser, number)).status).toBe(204);
      await new Promise((done) => setTimeout(done, 2));
    }
    expect(await viewed(browser)).toEqual([1, 2]);
    for (let number = 3; number < 3 + MAX_VIEWED; number += 1) await view(browser, number);
    expect(await viewed(browser)).toHaveLength(MAX_VIEWED);
    expect(await kept()).toBe(MAX_VIEWED);
    // Whom one follows is another list.
    expect(await list(browser)).toEqual([]);
  });

  it("are cleared by one call, which leads a form back to its page, and are nobody else's", async () => {
    const [owner, other] = [await signedIn(), await signedIn(["patreon", "active-patron"])];
    await view(owner, 1);
    await view(other, 2);
    const navigation = { "sec-fetch-mode": "navigate", accept: "text/html" };
    const answer = await post(owner, {}, navigation, "/viewed/clear?return_to=/accounts/compare");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/accounts/compare"]);
    expect([await viewed(owner), await viewed(other)]).toEqual([[], [2]]);
    expect((await post(owner, { account_id: "1", nickname: "<b>", region: "eu" }, {}, "/viewed")).status).toBe(400);
    expect((await view(new Browser(), 1)).status).toBe(401);
  });

  it("are in the download, come along when two people are put together, and go with the account", async () => {
    const other = await signedIn();
    await view(other, 1);
    const browser = await signedIn(["patreon", "active-patron"]);
    await view(browser, 2);
    const mergeRequestId = (await browser.signIn("twitch", "tier-2")).headers.get("location")?.split("=")[1];
    await browser.post(`/api/account/merge/${mergeRequestId}?decision=accept`);
    expect((await viewed(browser)).toSorted()).toEqual([1, 2]);
    const data = await (await browser.get("/api/account/export")).json<{ viewedPlayers: unknown[] }>();
    expect(data.viewedPlayers).toContainEqual({ ...player(1), viewedAt: expect.stringMatching(/^\d{4}-/) });
    await browser.post("/api/account/delete");
    expect(await kept()).toBe(0);
  });
});
