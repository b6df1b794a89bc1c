import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { KeptLoadout, SavedLoadoutsAnswer } from "#app/game/loadout/saved/saved-loadout.ts";
import { deleteLoadout, savedLoadoutsOf, saveLoadout } from "#workers/accounts/saved-loadouts.ts";
import { type Browser, FORM, postForm, signedIn } from "../support/browser.ts";

const PATH = "/api/account/builds";
const TIGER = { vehicle: "529", vehicle_name: "Tiger I", code: "1A" };
const x = (count: number) => "x".repeat(count);

const list = async (browser: Browser) => (await (await browser.get(PATH)).json<SavedLoadoutsAnswer>()).builds;

describe("a loadout that an account keeps", () => {
  it.each<[Record<string, string>, object]>([
    [{}, { vehicleId: 529, vehicleName: "Tiger I", code: "1A", name: "Loadout 1", patch: null }],
    [{ name: x(400) }, { name: x(40) }],
    [{ name: " \n" }, { name: "Loadout 1" }],
    [{ vehicle_name: x(100) }, { vehicleName: x(80) }],
    [{ vehicle_name: " Tiger\n I " }, { vehicleName: "Tiger I" }],
    [{ patch: "1.26.1.0" }, { patch: "1.26.1.0" }],
    [{ patch: x(41) }, { patch: null }],
    [{ saved_at: "1" }, { savedAt: 1 }],
  ])("is as it was sent, cleaned and bounded: %j", async (fields, expected) => {
    const browser = await signedIn();
    const answer = await postForm(browser, PATH, { ...TIGER, ...fields });
    expect(await answer.json<KeptLoadout>()).toEqual({ build: expect.objectContaining(expected), already: false });
    expect(await list(browser)).toMatchObject([expected]);
  });

  it("was kept now where nobody says when, and at no time to come", async () => {
    const browser = await signedIn();
    const before = Date.now();
    await postForm(browser, PATH, TIGER);
    await postForm(browser, PATH, { ...TIGER, code: "1B", saved_at: String(before + 86_400_000) });
    const after = Date.now();
    const builds = await list(browser);
    expect(builds).toHaveLength(2);
    for (const { savedAt } of builds) expect(savedAt >= before && savedAt <= after).toBe(true);
  });

  it.each<Record<string, string>>([
    { vehicle: "" },
    { vehicle: "0529" },
    { vehicle: "-529" },
    { vehicle: "529x" },
    { vehicle: "x529" },
    { vehicle: "529.5" },
    { vehicle: "100000529" },
    { vehicle: "3" },
    { vehicle_name: "" },
    { vehicle_name: " \n\u200b" },
    { code: "" },
    { code: "_" },
    { name: x(401) },
    { saved_at: "0" },
    { saved_at: "-1" },
    { saved_at: "1.5" },
    { saved_at: "soon" },
  ])("is refused, and nothing is stored: %j", async (fields) => {
    const browser = await signedIn();
    const answer = await postForm(browser, PATH, { ...TIGER, ...fields });
    expect([answer.status, (await answer.json<{ error: { code: string } }>()).error.code]).toEqual([400, "invalid"]);
    expect(await list(browser)).toEqual([]);
  });

  it.each(["vehicle", "vehicle_name", "code"])("needs its %s", async (name) => {
    const fields: Record<string, string> = { ...TIGER };
    delete fields[name];
    expect((await postForm(await signedIn(), PATH, fields)).status).toBe(400);
  });

  it.each([
    ["a name", { name: " New\n name " }, 204, "New name"],
    ["the longest name", { name: x(400) }, 204, x(40)],
    ["a longer one", { name: x(401) }, 400, "Old"],
    ["an empty one", { name: "" }, 400, "Old"],
    ["none", {}, 400, "Old"],
  ] as const)("is renamed: %s", async (_, fields, status, name) => {
    const browser = await signedIn();
    await postForm(browser, PATH, { ...TIGER, name: "Old" });
    const [loadout] = await list(browser);
    expect((await postForm(browser, `${PATH}/${loadout?.loadoutId}/name`, fields)).status).toBe(status);
    expect(await list(browser)).toEqual([{ ...loadout, name }]);
  });

  it("says in the toast of a form whether it was kept before", async () => {
    const browser = await signedIn();
    const toasts = async () => {
      const { keys } = await env.CACHE.list({ prefix: "flash:" });
      const texts = await Promise.all(keys.map(({ name }) => env.CACHE.get(name)));
      for (const { name } of keys) await env.CACHE.delete(name);
      browser.cookies.delete("__Host-flash");
      return texts.map(
        (text) => (JSON.parse(text ?? "") as { __flash_toasts__: { title: string }[] }).__flash_toasts__,
      );
    };
    const save = async () => {
      await browser.post(PATH, { ...FORM, "sec-fetch-mode": "navigate" }, `${new URLSearchParams(TIGER)}`);
      return toasts();
    };
    // That of the sign-in is none of these.
    await toasts();
    const [first, second] = [await save(), await save()];
    const toast = { title: expect.stringMatching(/./), description: "Tiger I: Loadout 1" };
    expect([first, second]).toMatchObject([[[toast]], [[toast]]]);
    expect(first[0]?.[0]?.title).not.toBe(second[0]?.[0]?.title);
  });
});

describe("the table of loadouts", () => {
  const loadout = (code: string, changes: object = {}) => ({
    vehicleId: 529,
    vehicleName: "Tiger I",
    name: "",
    code,
    patch: "1.26",
    savedAt: 5,
    ...changes,
  });
  const people = () => env.DB.prepare("INSERT INTO people VALUES ('one', 1), ('two', 1)").run();

  it("has the newest first, and of one time always the same order; one's own alone", async () => {
    await people();
    for (const [code, savedAt] of [
      ["1A", 5],
      ["1B", 7],
      ["1C", 6],
      ["1D", 6],
    ] as const)
      await saveLoadout(env.DB, "one", loadout(code, { savedAt }));
    await saveLoadout(env.DB, "two", loadout("1E"));
    const rows = await savedLoadoutsOf(env.DB, "one");
    const same = rows.slice(1, 3).map(({ loadoutId }) => loadoutId);
    expect(rows.map(({ savedAt }) => savedAt)).toEqual([7, 6, 6, 5]);
    expect(same).toEqual(same.toSorted());
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
      ["code", "loadoutId", "name", "patch", "savedAt", "vehicleId", "vehicleName"].toSorted(),
    );
  });

  it("gives the first free name of the vehicle", async () => {
    await people();
    const name = async (code: string, changes: object = {}) => {
      const result = await saveLoadout(env.DB, "one", loadout(code, changes));
      return result.kind === "kept" ? result.loadout.name : result.kind;
    };
    expect([await name("1A"), await name("1B", { name: "Loadout 3" }), await name("1C"), await name("1D")]).toEqual([
      "Loadout 1",
      "Loadout 3",
      "Loadout 2",
      "Loadout 4",
    ]);
    expect([await name("1A", { vehicleId: 7169 }), await name("1A")]).toEqual(["Loadout 1", "known"]);
  });

  it("says what was deleted, and that nothing was", async () => {
    await people();
    const result = await saveLoadout(env.DB, "one", loadout("1A"));
    if (result.kind !== "kept") throw new TypeError(result.kind);
    const { loadoutId } = result.loadout;
    expect(await deleteLoadout(env.DB, "two", loadoutId)).toBeNull();
    expect(await deleteLoadout(env.DB, "one", loadoutId)).toEqual(result.loadout);
    expect(await deleteLoadout(env.DB, "one", loadoutId)).toBeNull();
  });
});
