import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { createFilesApi } from "#app/api/published.ts";
import { apiContext } from "#app/context.ts";
import { keepDefinitions } from "#app/vehicles/loadout/use-definitions.ts";
import { published, publishedRecords, publishedSource } from "#tests/setup/published.ts";
import { loader } from "./armour.tsx";

async function loaded(tankId: number, search: string) {
  const source = publishedSource((path) => {
    const [, byId] = /^vehicles\/by-id\/(\d+)\.json$/.exec(path) ?? [];
    if (byId === undefined) return published(path);
    return publishedRecords().find(({ id }) => id === Number(byId)) ?? null;
  });
  const files = createFilesApi(source);
  const context = new RouterContextProvider();
  context.set(apiContext, { files } as never);
  const url = new URL(`https://index.example/${tankId}/x/armour${search}`);
  const args = { request: new Request(url), url, params: { tank_id: String(tankId), vehicle: "x" }, context };
  try {
    return { ...(await loader(args as never)), location: null };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { plain: false, data: null, location: thrown.headers.get("location") };
  }
}

it("lets a vehicle like it shoot where nobody is asked for, and else who is", async () => {
  const { data, plain } = await loaded(7169, "");
  expect(plain).toBe(true);
  expect(data).toMatchObject({ problem: "", targets: null });
  expect(data?.shooter.tier).toBe(10);
  const e100 = await loaded(7169, "?by=9489&gun=14100");
  expect(e100.data?.shooter).toMatchObject({ name: "E 100", gun: { id: 14100 } });
  expect(e100.data?.shooter.shells.map(({ kind }) => kind)).toEqual(["AP", "HEAT", "HE"]);
  const bare = await loaded(7169, "?by=9489&fit=none");
  expect(bare.data?.shooter.reload).toBeGreaterThan(e100.data?.shooter.reload ?? 0);
  expect((await loaded(7169, "?by=9489&gun=1")).data?.shooter.gun.id).toBe(14100);
});

it("keeps what can be fitted as the view of the loadout needs it: at hand, not to be waited for", async () => {
  await loaded(7169, "");
  const kept = keepDefinitions("1.26.1.0-000000000001", () => Promise.reject(new Error("It is not kept.")));
  expect(kept).not.toBeInstanceOf(Promise);
});

it("leads to the shooter whose name is typed, or says who may be meant", async () => {
  expect((await loaded(7169, "?shooter=e+100&angle=50")).location).toBe("/7169/is-7/armour?by=9489&angle=50");
  expect((await loaded(7169, "?by=9489&gun=14100&shooter=E+100")).location).toBe("/7169/is-7/armour?by=9489&gun=14100");
  const unknown = await loaded(7169, "?shooter=%3Cb%3Enobody");
  expect(unknown.data?.problem).toContain("nobody");
  // Who was chosen still shoots.
  const kept = await loaded(7169, "?by=9489&gun=14100&shooter=nobody");
  expect(kept.data).toMatchObject({ problem: unknown.data?.problem.replace("<b>", ""), shooter: { id: 9489 } });
});

it("says where a shooter's shells are not known", async () => {
  const newer = publishedRecords().find(({ record }) => record === "summary");
  if (!newer) throw new Error("Every vehicle is known in full.");
  expect((await loaded(7169, `?by=${newer.id}`)).data?.problem).toContain(newer.name);
  expect((await loaded(7169, "?by=999999")).data?.problem).not.toBe("");
  expect((await loaded(newer.id, "")).data).toBeNull();
});

it("has every other vehicle of a tier with named plates, once", async () => {
  const { data } = await loaded(7169, "?tier=10");
  const ids = data?.targets?.map(({ id }) => id) ?? [];
  expect(ids.length).toBeGreaterThan(50);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain(7169);
  expect(data?.targets?.find(({ id }) => id === 9489)?.plates["hull-front"]).toBeGreaterThan(100);
});
