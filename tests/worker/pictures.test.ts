import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ELIGIBILITY_PATH, eligibilityFile } from "#app/game/challenge/catalogue.ts";
import { catalogue } from "#app/game/challenge/challenge.fixture.ts";
import { VEHICLE_COLUMNS_PATH } from "#app/game/model/vehicle/vehicle-columns.ts";
import { expectConsoleError } from "../setup/fail-on-console.ts";
import { Browser, withFault } from "./support/browser.ts";
import { choose, owner } from "./support/publisher.ts";
import { publishFiles } from "./support/site.ts";

const id = 500_000_001;
const path = `/accounts/${id}/preview.png`;
const visitor = () => new Browser();

/** How many pictures were drawn. */
let drawn: number;
const counting = () =>
  new Browser({
    PICTURE_LIMIT: {
      async limit() {
        drawn += 1;
        return { success: true };
      },
    },
  });

beforeEach(() => {
  drawn = 0;
});

const rename = (nickname: string) =>
  env.DB.prepare("UPDATE game_accounts SET nickname = ? WHERE account_id = ?").bind(nickname, id).run();

/** The address of the picture as it is now. */
async function addressOf(of = path): Promise<string> {
  const answer = await visitor().get(of);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([302, "no-store"]);
  const address = answer.headers.get("location") ?? "";
  expect(address).toMatch(/\/preview\.png\?r=[0-9a-f]{16}$/);
  return address;
}

/** The address of a picture that no other test has had drawn: what an earlier one draws may be kept a little later. */
async function addressAs(nickname: string): Promise<string> {
  await owner("public");
  // The first look reads the player, with the name that the publisher has.
  await addressOf();
  await rename(nickname);
  return addressOf();
}

const summaryOf = async (answer: Response) => [answer.status, await answer.text(), answer.headers.get("cache-control")];
const site = [302, "/preview.png", "no-store"];
const ledTo = ({ status, headers }: Response) => [status, headers.get("location"), headers.get("cache-control")];

// The first picture compiles the renderer.
const inTime = { timeout: 30_000 };

describe("the picture of a player", inTime, () => {
  it("is a PNG of 1200 × 630 that chat programs may show, and no cache keeps", async () => {
    const answer = await visitor().get(await addressOf());
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const png = new DataView(await answer.arrayBuffer());
    expect([png.getUint32(0), png.getUint32(4)]).toEqual([0x89504e47, 0x0d0a1a0a]);
    expect([png.getUint32(16), png.getUint32(20)]).toEqual([1200, 630]);
  });

  it("is drawn once, whoever asks, and by whoever has it not even sent", async () => {
    const address = await addressAs("Drawn_once");
    const first = await counting().get(address);
    expect(drawn).toBe(1);
    const second = await counting().get(address);
    expect(await second.arrayBuffer()).toEqual(await first.arrayBuffer());
    const etag = first.headers.get("etag") ?? "";
    const third = await counting().get(address, { "if-none-match": etag });
    expect([third.status, await third.text(), drawn]).toEqual([304, "", 1]);
  });

  it.each(["", "?r=", "?r=0123456789abcdef", "?r=%22%3E"])(
    "leads from its address with '%s' to the present one",
    async (query) => {
      const present = await addressOf();
      const answer = await counting().get(path + query);
      expect([...ledTo(answer), drawn]).toEqual([302, present, "no-store", 0]);
    },
  );

  it("has another address once it shows something else", async () => {
    await owner("public");
    const before = await addressOf();
    expect((await counting().get(before)).status).toBe(200);
    await rename("Renamed_1");
    const after = await addressOf();
    expect(after).not.toBe(before);
    expect(ledTo(await counting().get(before))).toEqual([302, after, "no-store"]);
  });

  it("is there for an unlisted page, and for nobody once the page is private: not even its owner, nor from a cache", async () => {
    const browser = await owner("unlisted");
    const address = await addressOf();
    expect((await visitor().get(address)).status).toBe(200);
    await choose(browser, "private");
    const unknown = await summaryOf(await visitor().get("/accounts/500000099/preview.png?r=0123456789abcdef"));
    expect(unknown).toEqual([404, "There is no such picture.", "no-store"]);
    for (const who of [visitor(), browser])
      for (const target of [path, address]) expect(await summaryOf(await who.get(target))).toEqual(unknown);
    await choose(browser, "public");
    const again = await counting().get(address);
    expect([again.status, drawn]).toEqual([200, 0]);
  });

  it.each(["0", "01", "x", "1e9", "9".repeat(16), "500000001.5"])(
    "does not exist for the account '%s'",
    async (other) => {
      expect((await visitor().get(`/accounts/${other}/preview.png`)).headers.get("content-type")).not.toBe("image/png");
    },
  );

  it("is the site's for who has many drawn; those that are kept can still be had", async () => {
    const address = await addressAs("Refused_first");
    const refused = new Browser({ PICTURE_LIMIT: { limit: async () => ({ success: false }) } });
    expect(ledTo(await refused.get(address))).toEqual(site);
    await visitor().get(address);
    expect((await refused.get(address)).status).toBe(200);
  });

  it("is the site's where the publisher does not answer", async () => {
    expectConsoleError(/^Looking a player up: /);
    expectConsoleError(/^The picture \/accounts\/500000001\/preview\.png cannot be had: /);
    await withFault({ endpoint: "wargaming/info", fault: "500" }, async () => {
      expect(ledTo(await visitor().get(path))).toEqual(site);
    });
  });

  it("is the site's where nothing is heard for long", async () => {
    expectConsoleError(/cannot be had: NotInTime|^NotInTime: LOOKUP_LIMIT/);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const hangingLimit = vi.fn(() => new Promise(() => undefined));
    const answer = new Browser({ LOOKUP_LIMIT: { limit: hangingLimit } }).get(path);
    await expect.poll(() => hangingLimit.mock.calls).not.toHaveLength(0);
    vi.advanceTimersByTime(5000);
    expect(ledTo(await answer)).toEqual(site);
  });

  it.each<[string, Record<string, unknown>]>([
    [
      "the database does not answer",
      {
        DB: {
          prepare: () => {
            throw new Error("D1");
          },
        },
      },
    ],
    ["nobody can count", { PICTURE_LIMIT: { limit: () => Promise.reject(new Error("no counter")) } }],
  ])("is the site's where %s", async (_, settings) => {
    expectConsoleError(/cannot be had: /);
    const address = await addressAs("Not_drawn");
    expectConsoleError(/^Error: D1/);
    expect(ledTo(await new Browser(settings).get(address))).toEqual(site);
  });
});

describe("the picture of a run of the challenge", inTime, () => {
  const ofRun = `/no-gold-challenge/${id}/preview.png`;
  const act = (browser: Browser, what: string, fields: Record<string, string> = {}) =>
    browser.post(
      `/api/account/challenge/${what}`,
      { "content-type": "application/x-www-form-urlencoded" },
      `${new URLSearchParams({ account_id: String(id), ...fields })}`,
    );

  it("is there as long as the run is in the leaderboard and its player's page is public", async () => {
    await publishFiles("1.26-0123456789ab", {
      [ELIGIBILITY_PATH]: JSON.stringify(eligibilityFile("1.26", [...catalogue.values()])),
      [VEHICLE_COLUMNS_PATH]: JSON.stringify({ id: [], tier: [] }),
    });
    const browser = await owner("public");
    const unknown = [404, "There is no such picture.", "no-store"];
    expect(await summaryOf(await visitor().get(ofRun))).toEqual(unknown);
    await act(browser, "start", { nation: "germany" });
    expect(await summaryOf(await browser.get(ofRun))).toEqual(unknown);
    await act(browser, "list");
    const address = await addressOf(ofRun);
    const answer = await counting().get(address);
    expect([answer.status, answer.headers.get("content-type"), drawn]).toEqual([200, "image/png", 1]);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(60_000);
    await choose(browser, "unlisted");
    expect(await summaryOf(await visitor().get(address))).toEqual(unknown);
    await choose(browser, "public");
    expect([(await counting().get(address)).status, drawn]).toEqual([200, 1]);
    await act(browser, "unlist");
    expect(await summaryOf(await visitor().get(address))).toEqual(unknown);
  });

  it("is the site's where vehicles cannot be looked up", async () => {
    expectConsoleError(/^The picture \/no-gold-challenge\/500000001\/preview\.png cannot be had: /);
    const refuse = () => Promise.reject(new Error("R2"));
    await publishFiles("1.26-0123456789ab", {
      [ELIGIBILITY_PATH]: JSON.stringify(eligibilityFile("1.26", [...catalogue.values()])),
    });
    const browser = await owner("public");
    await act(browser, "start", { nation: "germany" });
    await act(browser, "list");
    expect(ledTo(await new Browser({ FILES: { get: refuse } }).get(ofRun))).toEqual(site);
  });
});
