import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ITEM_PATHS } from "#app/game/loadout/definitions.ts";
import { vehicleIdPath } from "#app/game/model/addresses/vehicle-path.ts";
import type { Revision } from "#app/game/model/revisions/revision.ts";
import { withoutRevisions, withRevisions } from "#app/game/model/revisions/revisions.ts";
import { fullVehicleSchema } from "#app/game/model/vehicle/vehicle.ts";
import { type Characteristics, characteristicsSchema } from "#workers/catalogue/characteristics/answer.ts";
import { ask, publishFiles } from "../support/site.ts";

const version = "1.26.1.0-000000000001";
const VEHICLE_PATHS = {
  529: "germany/heavyTank/VII/G04_PzVI_Tiger_I",
  7169: "ussr/heavyTank/X/R45_IS-7",
  19009: "france/lightTank/X/F108_Panhard_EBR_105",
  4737: "sweden/AT-SPG/X/S11_Strv_103B",
  60209: "china/heavyTank/VIII/Ch47_BZ_176",
  35873: "usa/mediumTank/XI/A183_XM69_Hacker",
  55425: "sweden/mediumTank/VIII/S35_Stridsyxa",
} as const;

async function read(path: string): Promise<string> {
  const answer = await env.PUBLISHED.fetch(`http://published/${path}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

let files: Record<string, string> = {};

beforeAll(async () => {
  const vehicles = Object.entries(VEHICLE_PATHS).map(
    async ([id, path]) => [vehicleIdPath(Number(id)), await read(`vehicles/${path}/vehicle.json`)] as const,
  );
  const items = Object.values(ITEM_PATHS).map(async (path) => [path, await read(path)] as const);
  files = Object.fromEntries(await Promise.all([...vehicles, ...items]));
  // The first run after a change of the dataset makes it.
}, 120_000);

beforeEach(async () => {
  await publishFiles(version, files);
});

/** What patches change does not change these: known values are those of the definitions. */
async function call(id: number, search = "", figures = "definitions"): Promise<Characteristics> {
  const params = new URLSearchParams(search);
  params.set("figures", figures);
  const answer = await ask(`/api/vehicles/${id}/characteristics?${params}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return characteristicsSchema.parse(await answer.json());
}

const values = async (id: number, search = "") =>
  Object.fromEntries(Object.entries((await call(id, search)).stats).map(([key, { value }]) => [key, value]));

async function problem(path: string): Promise<[status: number, message: string]> {
  const answer = await ask(path);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const { error } = await answer.json<{ error: { message: string } }>();
  return [answer.status, error.message];
}

describe("the characteristics of a vehicle with a loadout", () => {
  it("are nominal with the top modules when nothing is asked for", async () => {
    const { stats, dropped, notCounted, tag, patch } = await call(7169);
    expect({ tag, patch, dropped, notCounted }).toEqual({
      tag: "R45_IS-7",
      patch: "1.26.1.0",
      dropped: [],
      notCounted: [],
    });
    expect(stats.reload).toEqual({
      value: 13.7,
      unit: "s",
      why: [{ step: "base", source: "gun 130 mm S-70", op: "start", factor: 13.7, value: 13.7 }],
    });
    expect(stats.viewRange?.value).toBe(400);
    expect(stats.concealmentFired).toMatchObject({ unit: "%", value: stats.concealmentStillFired?.value });
    expect(stats.concealmentStill?.value).toBeCloseTo(6.612, 10);
    expect(stats).not.toHaveProperty("concealmentStillSkilled");
  });

  it("are the published example's, unrounded, with every step", async () => {
    const search =
      "?modules=top&equipment=tankRammer_tier1,coatedOptics_tier1,improvedVentilation_tier1&crew=100&skills=brotherhood";
    const { stats } = await call(7169, search);
    // Common 10: others 110 + 11 = 121 → 0.57 + 0.43 × 1.21 = 1.0903.
    expect(stats.reload?.value).toBeCloseTo((13.7 * 0.9) / 1.0903, 12);
    expect(stats.reload?.why.map(({ step, source, op }) => `${step} ${source} ${op}`)).toEqual([
      "base gun 130 mm S-70 start",
      "equipment tankRammer_tier1 multiply",
      "crew loader divide",
    ]);
    expect(stats.reload?.why.at(-1)?.value).toBe(stats.reload?.value);
    expect(stats.reload?.why.at(-1)?.of?.map(({ source, factor }) => `${source} ${Number(factor.toFixed(3))}`)).toEqual(
      [
        "crew 100",
        "improvedVentilation_tier1 5",
        "brotherhood 5",
        "commander 11",
        "constant 100",
        "constant 0.43",
        "constant 0.57",
      ],
    );
    expect(stats.specificPower?.value).toBeCloseTo(1200 / 68.79, 10);
  });

  it("take equipment by its slot: the second values where the categories meet", async () => {
    expect((await values(7169, "?equipment=extraHealthReserve_tier1")).health).toBe(2640);
    expect((await values(7169, "?equipment=,extraHealthReserve_tier1")).health).toBe(2600);
    const slot = "?equipment=,tankRammer_tier1&roleSlot=firepower&field=";
    expect((await values(7169, slot)).reload).toBeCloseTo(13.7 * 0.885, 10);
  });

  it("take modules by name, beside stock or top", async () => {
    const stock = await values(529, "?modules=stock");
    const top = await values(529, "?modules=top");
    expect([stock.health, top.health]).toEqual([1400, 1500]);
    const engine = await values(529, "?modules=stock,Maybach_HL_230_TRM_P45");
    expect(engine.enginePower).toBe(top.enginePower);
    expect(engine.health).toBe(1400);
    // The gun that the first turret cannot take brings the second.
    expect((await values(529, "?modules=stock,_88mm_KwK_43_L71_N")).health).toBe(1500);
  });

  it("have modes of their own", async () => {
    const search = "?crew=100";
    const [drive, siege] = [await values(4737, search), await values(4737, `${search}&mode=siege`)];
    expect(siege.topSpeed).toBeLessThan(drive.topSpeed ?? 0);
    const [still, burning] = [await values(60209), await values(60209, "?mode=rocket")];
    expect(burning.enginePower).toBeCloseTo((still.enginePower ?? 0) * 2.5, 8);
    expect((await values(35873, "?mode=concentrationMode")).dispersionMoving).toBe(0);
  });

  it("say what of the loadout no stat counts", async () => {
    const { notCounted } = await call(7169, "?skills=loader_desperado&equipment=improvedVentilation_tier1");
    expect(notCounted).toEqual([
      expect.objectContaining({ source: "loader_desperado", reason: "It works in certain situations only." }),
      expect.objectContaining({ source: "improvedVentilation_tier1", reason: "A nominal crew is at exactly 100%." }),
    ]);
  });

  it("are of later patches where sources state them, and the definitions' when those are asked for", async () => {
    const engine: Revision = {
      state: "first",
      at: { engine: 20501 },
      field: "engine.power",
      before: 700,
      after: 760,
      source: "stated",
    };
    const path = vehicleIdPath(529);
    const plain = withoutRevisions(fullVehicleSchema.parse(JSON.parse(files[path] ?? "")));
    const stated = { title: "Stated", publisher: "somebody", version: "2.1.1", date: "2025-12" };
    const revised = withRevisions({ ...plain, sources: { ...plain.sources, stated }, revisions: [engine] });
    await publishFiles("1.26.1.0-000000000003", { ...files, [path]: JSON.stringify(revised) });
    const [now, before] = [await call(529, "", "current"), await call(529)];
    expect(now.stats.enginePower).toMatchObject({ value: 760, patch: "2.1.1", before: 700 });
    expect(now.stats.specificPower).toMatchObject({ patch: "2.1.1", before: before.stats.specificPower?.value });
    expect(now.stats.health).not.toHaveProperty("patch");
    expect([before.patch, before.stats.enginePower]).toEqual(["1.26.1.0", expect.objectContaining({ value: 700 })]);
    expect(before.stats.enginePower).not.toHaveProperty("patch");
    expect((await call(529, `loadout=${now.loadout}`, "current")).stats.enginePower?.value).toBe(760);
  });

  it("read a loadout as the addresses of pages have it", async () => {
    const [stock, typical] = [await call(529, "?loadout=stock"), await call(529, "?loadout=typical.stock")];
    expect(stock.stats.health?.value).toBe((await call(529, "?modules=stock")).stats.health?.value);
    expect(typical.stats.reload?.value).toBeLessThan(stock.stats.reload?.value ?? 0);
  });

  it("take a loadout code, which is what names give, and say what of a code is dropped", async () => {
    const search =
      "?equipment=tankRammer_tier1,coatedOptics_tier1&crew=100&skills=brotherhood,camouflage&consumables=ration&directive=rammerBattleBooster&field=role_heavyTank_base_1,role_heavyTank_pair_1_2";
    const named = await call(7169, search);
    expect(await call(7169, `?loadout=${named.loadout}`)).toEqual(named);
    // As the parameter was called once.
    expect(await call(7169, `?build=${named.loadout}`)).toEqual(named);
    const other = await call(529, `?loadout=${named.loadout}`);
    expect(other.dropped.map(({ part, name }) => `${part} ${name}`)).toEqual([
      "equipment tankRammer_tier1",
      "equipment coatedOptics_tier1",
      "consumables ration",
    ]);
    const cut = await call(7169, `?loadout=${named.loadout.slice(0, -9)}`);
    expect(cut.dropped[0]?.reason).toContain("changed or cut off");
    expect(cut.stats.reload?.value).toBeLessThan(13.7);
  });

  it("are open to every site, kept for a minute, and answer 304 to their ETag", async () => {
    const answer = await ask("/api/vehicles/529/characteristics?crew=100");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=600");
    const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
    expect((await ask("/api/vehicles/529/characteristics?crew=100", { headers })).status).toBe(304);
    expect((await ask("/api/vehicles/529/characteristics?crew=nominal", { headers })).status).toBe(200);
  });
});

describe("a call that cannot be answered", () => {
  const notFound = [
    ["/api/vehicles/1/characteristics", "No vehicle has the id 1."],
    ["/api/vehicles/0/characteristics", "No vehicle has the id 0."],
    ["/api/vehicles/tiger/characteristics", "No vehicle has the id tiger."],
    ["/api/vehicles/99999999999/characteristics", "No vehicle has the id 99999999999."],
    [
      "/api/vehicles/55425/characteristics",
      "No game files for the Stridsyxa are known, so its stats can’t be calculated.",
    ],
  ] as const;
  it("is 404 for what is no vehicle, or one that is only announced", async () => {
    for (const [path, message] of notFound) expect(await problem(path), path).toEqual([404, message]);
  });

  const invalid = [
    ["equipment=nothing", "equipment: “nothing”: There is no equipment of this name."],
    ["equipment=tankRammer_tier1,tankRammer_tier1", "equipment: “tankRammer_tier1”: It is mounted already."],
    ["equipment=commandersView", "equipment: “commandersView”: It is only for light tanks and medium tanks."],
    ["equipment=,,,tankRammer_tier1", "equipment: “tankRammer_tier1”: This vehicle has 3 equipment slots."],
    ["modules=KwK", "modules: “KwK”: This vehicle has no module of this name."],
    ["crew=40", "crew: It must be nominal or 100, or a level from 50 on."],
    ["crew=everyone", "crew: It must be nominal or 100, or a level from 50 on."],
    ["skills=telepathy", "skills: “telepathy”: There is no skill of this name."],
    ["consumables=chocolate", "consumables: “chocolate”: It is only for vehicles of Germany."],
    ["directive=zeal", "directive: “zeal”: There is no directive of this name."],
    [
      "field=role_heavyTank_pair_1_1,role_heavyTank_pair_1_2",
      "field: “role_heavyTank_pair_1_2”: Only one of the two of a pair can be chosen.",
    ],
    ["field=role_SPG_base_1", "field: “role_SPG_base_1”: It belongs to vehicles of another role."],
    ["mode=siege", "mode: “siege”: This vehicle has no such mode."],
    ["shell=pebble", "shell: “pebble”: This gun does not fire it."],
    ["roleSlot=luck", "roleSlot: It must be one of firepower, survivability, mobility, stealth."],
    [
      "engines=none",
      "loadout: “engines”: There is no such parameter. There are: modules, equipment, roleSlot, crew, skills, consumables, directive, field, shell, mode, loadout, figures.",
    ],
    ["figures=latest", "figures: It must be one of current, definitions."],
    ["figures=current&figures=definitions", "figures: It must be one of current, definitions."],
    ["loadout=1AAA&crew=100", "loadout: “crew”: `loadout` is the whole loadout: leave the others out."],
    ["build=1AAA&loadout=stock", "loadout: “loadout”: `build` is the whole loadout: leave the others out."],
    ["loadout=constructor", "loadout: It must be a loadout code, `stock`, `typical` or `typical.stock`."],
    [
      "equipment=nothing&mode=siege",
      "equipment: “nothing”: There is no equipment of this name. mode: “siege”: This vehicle has no such mode.",
    ],
  ] as const;
  it("is 400 for unknown and illegal names, and says which and why", async () => {
    for (const [search, message] of invalid)
      expect(await problem(`/api/vehicles/7169/characteristics?${search}`), search).toEqual([400, message]);
  });

  it("says 503 while definitions cannot be read", async () => {
    const { [ITEM_PATHS.equipment]: _, ...rest } = files;
    await publishFiles("1.26.1.0-000000000002", rest);
    const [status, message] = await problem("/api/vehicles/529/characteristics");
    expect([status, message]).toEqual([503, expect.stringContaining("can’t be loaded right now")]);
  });
});
