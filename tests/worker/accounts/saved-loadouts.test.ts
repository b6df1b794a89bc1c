import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type KeptLoadout, MAX_IN_ACCOUNT, type SavedLoadoutsAnswer } from "#app/game/loadout/saved/saved-loadout.ts";
import { Browser, FORM, postForm, refused, signedIn } from "../support/browser.ts";

const PATH = "/api/account/builds";
const TIGER = { vehicle: "529", vehicle_name: "Tiger I", code: "1AgNVUk0EAQAFCgEDAQMB" };

const keep = async (browser: Browser, fields: Record<string, string> = {}) => {
  const answer = await postForm(browser, PATH, { ...TIGER, ...fields });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json<KeptLoadout>();
};
const list = async (browser: Browser, query = "") =>
  (await (await browser.get(PATH + query)).json<SavedLoadoutsAnswer>()).builds;
const names = async (browser: Browser, query = "") =>
  (await list(browser, query)).map(({ vehicleName, name }) => `${vehicleName}: ${name}`);
/** As a browser sends a form. */
const submit = (browser: Browser, path: string, fields: Record<string, string>) =>
  browser.post(path, { ...FORM, "sec-fetch-mode": "navigate", accept: "text/html" }, `${new URLSearchParams(fields)}`);

describe("builds in the account", () => {
  it("are kept with a name, listed newest first, by vehicle too, renamed and deleted", async () => {
    const browser = await signedIn();
    const { build } = await keep(browser, { saved_at: "1700000000000", patch: "1.26.1.0" });
    expect(build).toMatchObject({ vehicleId: 529, name: "Loadout 1", patch: "1.26.1.0", savedAt: 1_700_000_000_000 });
    await keep(browser, { code: "1B", name: " <b>Sniper</b>\n" });
    await keep(browser, { vehicle: "7169", vehicle_name: "IS-7", patch: "<script>" });
    expect((await names(browser)).toSorted()).toEqual([
      "IS-7: Loadout 1",
      "Tiger I: <b>Sniper</b>",
      "Tiger I: Loadout 1",
    ]);
    expect((await list(browser)).at(-1)?.loadoutId).toBe(build.loadoutId);
    expect(await names(browser, "?vehicle=7169")).toEqual(["IS-7: Loadout 1"]);
    expect((await list(browser, "?vehicle=7169"))[0]?.patch).toBeNull();
    expect((await postForm(browser, `${PATH}/${build.loadoutId}/name`, { name: "First" })).status).toBe(204);
    expect(await names(browser, "?vehicle=529")).toContain("Tiger I: First");
    expect((await postForm(browser, `${PATH}/${build.loadoutId}/delete`, {})).status).toBe(204);
    expect(await names(browser, "?vehicle=529")).toEqual(["Tiger I: <b>Sniper</b>"]);
  });

  it("are kept once, and say which one it is", async () => {
    const browser = await signedIn();
    const first = await keep(browser, { name: "Sniper" });
    expect(await keep(browser, { name: "Again" })).toEqual({ build: first.build, already: true });
    const both = await Promise.all([keep(browser, { code: "1C" }), keep(browser, { code: "1C" })]);
    expect(new Set(both.map(({ build }) => build.loadoutId)).size).toBe(1);
    expect(await list(browser)).toHaveLength(2);
  });

  it("are nobody else's", async () => {
    const [owner, other] = [await signedIn(), await signedIn(["patreon", "active-patron"])];
    const { build } = await keep(owner);
    for (const [path, fields] of [
      [`${PATH}/${build.loadoutId}/name`, { name: "Mine" }],
      [`${PATH}/${build.loadoutId}/delete`, {}],
    ] as const)
      expect(await refused(await postForm(other, path, fields))).toEqual([
        404,
        "not_found",
        "This loadout is no longer saved. Please reload the page.",
      ]);
    expect(await list(other)).toEqual([]);
    expect(await names(owner)).toEqual(["Tiger I: Loadout 1"]);
  });

  it("need a session, and come from the site itself", async () => {
    const nobody = new Browser();
    expect((await nobody.get(PATH)).status).toBe(401);
    expect((await postForm(nobody, PATH, TIGER)).status).toBe(401);
    const browser = await signedIn();
    for (const path of [PATH, `${PATH}/x/name`, `${PATH}/x/delete`]) {
      const foreign = { ...FORM, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      expect((await browser.post(path, foreign, `${new URLSearchParams(TIGER)}`)).status, path).toBe(403);
    }
    expect(await list(browser)).toEqual([]);
    expect((await browser.get(PATH)).headers.get("cache-control")).toContain("no-store");
  });

  const wrong: [fields: Record<string, string>, message: string][] = [
    [{ vehicle: "2" }, "The vehicle must be a vehicle ID."],
    [{ vehicle: "tiger" }, "The vehicle must be a vehicle ID."],
    [{ vehicle_name: " \n" }, "The vehicle has to have a name."],
    [{ code: "1 or 1=1" }, "This is no loadout code."],
    [{ code: `1${"A".repeat(400)}` }, "This is no loadout code."],
    [{ name: "x".repeat(401) }, "The name is too long."],
  ];
  it("are refused with a sentence where they are none", async () => {
    const browser = await signedIn();
    for (const [fields, message] of wrong)
      expect(await refused(await postForm(browser, PATH, { ...TIGER, ...fields }))).toEqual([400, "invalid", message]);
    expect(await refused(await browser.get(`${PATH}?vehicle=x`))).toEqual([
      400,
      "invalid",
      "vehicle must be a vehicle ID.",
    ]);
    const { build } = await keep(browser);
    expect(await refused(await postForm(browser, `${PATH}/${build.loadoutId}/name`, { name: " " }))).toEqual([
      400,
      "invalid",
      "A loadout needs a name.",
    ]);
    expect((await postForm(browser, PATH, { ...TIGER, saved_at: "soon" })).status).toBe(400);
    expect((await postForm(browser, PATH, { ...TIGER, name: "x".repeat(5_000) })).status).toBe(413);
  });

  it("are so many at most, which is said, also in a race", async () => {
    const browser = await signedIn();
    await keep(browser);
    const [userId] = await env.DB.prepare("SELECT person_id FROM people").raw<[string]>();
    const insert = env.DB.prepare("INSERT INTO saved_loadouts VALUES (?1, ?2, 529, 'Tiger I', 'x', ?1, NULL, 1)");
    const more = Array.from({ length: MAX_IN_ACCOUNT - 3 }, (_, n) => insert.bind(`1n${n}`, userId?.[0]));
    await env.DB.batch(more);
    const both = await Promise.all(["1X", "1Y", "1Z"].map((code) => postForm(browser, PATH, { ...TIGER, code })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    expect(await refused(await postForm(browser, PATH, { ...TIGER, code: "1W" }))).toEqual([
      409,
      "builds_full",
      "Your account holds 200 loadouts, the most it can. Delete one you no longer need, then save this one.",
    ]);
    expect(await list(browser)).toHaveLength(MAX_IN_ACCOUNT);
    const form = await submit(browser, PATH, { ...TIGER, code: "1W" });
    expect(form.headers.get("location")).toBe("/access?problem=builds_full");
    // One that is kept already is no further one.
    expect((await keep(browser)).already).toBe(true);
  });

  it("are kept, renamed and deleted by forms, which lead back", async () => {
    const browser = await signedIn();
    const back = "?return_to=%2F529%2Ftiger-i%3Fbuild%3D1A";
    const kept = await submit(browser, PATH + back, { ...TIGER, name: "" });
    expect([kept.status, kept.headers.get("location")]).toEqual([303, "/529/tiger-i?build=1A"]);
    expect(browser.cookies.has("__Host-flash")).toBe(true);
    const [loadout] = await list(browser);
    for (const path of ["name", "delete"]) {
      const answer = await submit(browser, `${PATH}/${loadout?.loadoutId}/${path}`, { name: "Sniper" });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/my-builds"]);
    }
    const elsewhere = await submit(browser, `${PATH}?return_to=https://evil.example`, TIGER);
    expect(elsewhere.headers.get("location")).toBe("/my-builds");
  });
});

describe("a person's builds", () => {
  it("are in the download, and go with the account", async () => {
    const browser = await signedIn();
    await keep(browser, { name: "Sniper", saved_at: "1700000000000" });
    const data = await (await browser.get("/api/account/export")).json<{ builds: unknown[] }>();
    expect(data.builds).toEqual([
      {
        vehicleId: 529,
        vehicleName: "Tiger I",
        name: "Sniper",
        code: TIGER.code,
        patch: null,
        savedAt: "2023-11-14T22:13:20.000Z",
      },
    ]);
    await browser.post("/api/account/delete");
    expect(await env.DB.prepare("SELECT count(*) AS n FROM saved_loadouts").first("n")).toBe(0);
  });

  it("come along when two people are put together; one that both keep stays as the first has it", async () => {
    const other = await signedIn();
    await keep(other, { name: "Theirs" });
    await keep(other, { code: "1B", name: "Only theirs" });
    const browser = await signedIn(["patreon", "active-patron"]);
    await keep(browser, { name: "Mine" });
    const mergeRequestId = (await browser.signIn("twitch", "tier-2")).headers.get("location")?.split("=")[1];
    expect((await browser.post(`/api/account/merge/${mergeRequestId}?decision=accept`)).status).toBe(204);
    expect((await names(browser)).toSorted()).toEqual(["Tiger I: Mine", "Tiger I: Only theirs"]);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM saved_loadouts").first("n")).toBe(2);
  });
});
