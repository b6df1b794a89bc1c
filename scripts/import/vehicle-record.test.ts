import { describe, expect, it } from "vitest";
import { miniClient, miniSource, nationFolder } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { full, miniRun, NEXT, NEXT_ID, SAMPLE, SAMPLE_ID } from "./fixtures/mini-run.fixture.ts";

describe("the record of a vehicle", () => {
  it("says who it is", () => {
    expect(full(SAMPLE)).toMatchObject({
      id: SAMPLE_ID,
      tag: "X01_Sample",
      name: "Sample",
      slug: "sample",
      nameSource: "made-from-tag",
      nation: "germany",
      type: "mediumTank",
      tier: 6,
      role: "role_MT_universal",
      premium: false,
      price: { amount: 100_000, currency: "credits" },
      features: ["tankRammer_class2_user"],
    });
    expect(full(NEXT)).toMatchObject({ id: NEXT_ID, premium: true, notInShop: true, price: null });
  });

  it("takes a published name when there is one", () => {
    const names = new Map([[SAMPLE_ID, { name: "Škoda Sample", shortName: "Sample", tag: "X01_Sample" }]]);
    const catalogue = { names, newer: [], complete: false };
    expect(full(SAMPLE, { catalogue })).toMatchObject({
      name: "Škoda Sample",
      shortName: "Sample",
      slug: "skoda-sample",
      nameSource: "published",
    });
  });

  it("takes no name that belonged to another vehicle with its id", () => {
    const names = new Map([[SAMPLE_ID, { name: "MS-1", shortName: "MS-1", tag: "R11_MS-1_bot" }]]);
    const catalogue = { names, newer: [], complete: false };
    expect(full(SAMPLE, { catalogue })).toMatchObject({ name: "Sample", nameSource: "made-from-tag" });
    const note = miniRun({ catalogue }).manifest.notes.find(({ kind }) => kind.startsWith("name of another"));
    expect(note?.items).toEqual(["273 X01_Sample, not R11_MS-1_bot"]);
  });

  it("has the crew with further roles, the slots and what nets bring", () => {
    const { crew, equipmentSlots, roleSlotOptions, consumableSlots, directiveSlots, equipmentOverrides } = full(SAMPLE);
    expect(crew.map(({ role, also }) => [role, ...also])).toEqual([
      ["commander", "radioman"],
      ["gunner"],
      ["driver"],
      ["loader"],
    ]);
    expect(equipmentSlots).toEqual(["firepower", null, null]);
    expect(roleSlotOptions).toEqual(["mobility", "firepower"]);
    expect([consumableSlots, directiveSlots]).toEqual([3, 1]);
    expect(equipmentOverrides).toEqual([
      { device: "camouflageNet", concealment: 0.1, concealmentInSlot: 0.125 },
      { device: "deluxeAdditionalInvisibilityDevice", concealment: 0.09, concealmentInSlot: 0.09 },
    ]);
  });

  it("lays a turret's own values over the shared gun", () => {
    const guns = full(SAMPLE).modules.turrets.map(({ guns: [gun] }) => gun);
    expect(guns.map((gun) => [gun?.reload, gun?.ammo, gun?.aimTime])).toEqual([
      [5, 60, 2.3],
      [4.5, 50, 2.3],
    ]);
    expect(guns[0]).toMatchObject({ clip: null, yaw: null, calibres: 40, name: "7.5 cm Gun L/40" });
  });

  it("reads clips, limited arcs and every shell", () => {
    const gun = full(SAMPLE).modules.turrets[1]?.guns[1];
    expect(gun).toMatchObject({ clip: { size: 4, interval: 2 }, yaw: { left: -20, right: 18 } });
    expect(gun?.shells).toEqual([
      expect.objectContaining({ kind: "HEAT", special: true, normalisation: null, ricochet: 85, stun: null }),
    ]);
    const [ap, he] = full(SAMPLE).modules.turrets[0]?.guns[0]?.shells ?? [];
    expect(ap).toMatchObject({ kind: "AP", penetration: 110, penetrationFar: 90, damage: 110, deviceDamage: 92 });
    expect(ap).not.toHaveProperty("damageFar");
    expect(he).toMatchObject({ kind: "HE", explosionRadius: 1.1, stun: { minDuration: 4, maxDuration: 10 } });
  });

  it("reads damage that falls with distance", () => {
    const client = miniClient();
    for (const [path, text] of Object.entries(client)) {
      if (path.endsWith("/components/shells.xml"))
        client[path] = text.replace(/<armor>\s*110\s*</, "<armor>	110 40	<");
    }
    const [gun] = full(SAMPLE, { clients: [miniSource(client)] }).modules.turrets[0]?.guns ?? [];
    expect(gun?.shells[0]).toMatchObject({ damage: 110, damageFar: 40 });
  });

  it("reads booster rockets, where a vehicle has them", () => {
    const client = miniClient();
    const path = `${nationFolder("germany")}/X01_Sample.xml`;
    const rocket = `<rocketAcceleration>
      <deployTime>25</deployTime><duration>3.5</duration><reloadTime>15</reloadTime><reuseCount>5</reuseCount>
      <modifiers>
        <mul><name>engine/power</name><value>2.5</value></mul>
        <mul><name>vehicle/rotationSpeed</name><value>0.45</value></mul>
      </modifiers>
    </rocketAcceleration>`;
    client[path] = (client[path] ?? "").replace("<crew>", `${rocket}<crew>`);
    expect(full(SAMPLE, { clients: [miniSource(client)] }).rocket).toEqual({
      deployTime: 25,
      duration: 3.5,
      reload: 15,
      uses: 5,
      factors: [
        { attribute: "engine/power", factor: 2.5 },
        { attribute: "vehicle/rotationSpeed", factor: 0.45 },
      ],
    });
    expect(full(SAMPLE).rocket).toBeNull();
  });

  it("reads how shells pierce and the plates of guns, where the files state them", () => {
    const client = miniClient();
    for (const [path, text] of Object.entries(client)) {
      if (path.endsWith("/components/shells.xml"))
        client[path] = text
          .replace(/(<HE_75>)/, "$1<mechanics>MODERN</mechanics><shieldPenetration>false</shieldPenetration>")
          .replace(
            /(<HEAT_100>)/,
            "$1<piercingPowerLossFactorByDistance>0.02</piercingPowerLossFactorByDistance><piercingPowerRandomization>0.15</piercingPowerRandomization>",
          );
      if (path.endsWith("/components/guns.xml"))
        client[path] = text.replace(
          /<_100mm_Autoloader>\s*<level>/,
          "<_100mm_Autoloader><armor><armor_1>120<vehicleDamageFactor>0</vehicleDamageFactor></armor_1><armor_2>0</armor_2><gun>60</gun></armor><level>",
        );
    }
    const [first, second] = full(SAMPLE, { clients: [miniSource(client)] }).modules.turrets;
    expect(first?.guns[0]?.shells[1]).toMatchObject({ modern: true, stopsAtScreens: true });
    expect(second?.guns[1]?.shells[0]).toMatchObject({ jetLoss: 0.2, roll: 0.15 });
    expect(second?.guns[1]?.plates).toEqual([{ group: "armor_1", thickness: 120, spaced: true }]);
    expect(first?.guns[0]).not.toHaveProperty("plates");
    expect(full(SAMPLE).modules.turrets[0]?.guns[0]?.shells[1]).not.toHaveProperty("modern");
  });

  it("tells spaced plates from armour and leaves out what is no plate", () => {
    const { armor, plates } = full(SAMPLE).modules.hull;
    expect(armor).toEqual({ front: 90, side: 45, rear: 40 });
    expect(plates.map(({ thickness, spaced }) => [thickness, spaced])).toEqual([
      [90, false],
      [45, false],
      [40, false],
      [60, true],
    ]);
  });

  it("has stock and top configurations with their figures", () => {
    const { stock, top } = full(SAMPLE);
    expect(stock.stats).toMatchObject({
      health: 780,
      reload: 5,
      dpm: 1320,
      viewRange: 360,
      concealmentStill: 11.4,
      concealmentStillSkilled: 20,
    });
    expect(top.stats).toMatchObject({
      health: 800,
      clipSize: 4,
      viewRange: 370,
      concealmentStill: 11.97,
      gunYawLeft: 20,
    });
    expect(top.stats.weight).toBeCloseTo(23.15, 6);
    expect(top.stats.specificPower).toBeCloseTo(500 / 23.15, 4);
  });

  it("has the measures of the side view, with the hull variant of the turret", () => {
    expect(full(SAMPLE).stock.profile).toEqual({
      body: "turret",
      wheels: null,
      roadWheels: { count: 5, radius: 0.4 },
      halfTrack: 1.75,
      trackRear: -2.75,
      trackFront: 2.65,
      hullRear: -2.77,
      hullFront: 2.85,
      hullMeasured: true,
      hullHeight: 0.95,
      hullTop: 1.5,
      deckHeight: 1.45,
      turretOffset: -0.2,
      gunHeight: 1.75,
      gunOffset: 0.6,
      muzzle: 3.3,
      barrelLength: 3,
      calibre: 75,
    });
    expect(full(SAMPLE).top.profile).toMatchObject({ body: "turret", deckHeight: 1.55, turretOffset: -0.1 });
  });

  it("knows the second state of driving from the second file", () => {
    expect(full(SAMPLE).siege).toBeNull();
    const { siege, modules } = full(NEXT);
    expect(siege).toMatchObject({ switchOn: 2, switchOff: 1.3, automatic: false });
    expect([modules.speed.forward, siege?.modules.speed.forward]).toEqual([50, 10]);
    expect(siege?.stock.stats.dpm).toBe(1320);
  });

  it("leads to its neighbours and says which module comes first", () => {
    expect(full(SAMPLE).research.to).toEqual([
      expect.objectContaining({
        id: NEXT_ID,
        xp: 50_000,
        through: { id: 4 | (1 << 4) | (2 << 8), name: "10 cm Autoloader" },
      }),
    ]);
    expect(full(NEXT).research.from).toEqual([expect.objectContaining({ id: SAMPLE_ID, name: "Sample" })]);
  });

  it("stands among the vehicles of its tier and class", () => {
    const { size, stats } = full(SAMPLE).peers;
    expect(size).toBe(11);
    expect(stats.health).toEqual({ n: 11, mean: 800, median: 800, min: 800, max: 800, percentile: 50 });
    expect(stats.weight?.percentile).toBeNull();
  });

  it("says where each part comes from, and only what there is", () => {
    expect(Object.keys(full(SAMPLE).sources)).toEqual(["definitions", "names"]);
    expect(full(SAMPLE)).toMatchObject({ marks: { state: "not-known" }, expected: null, usage: [] });
  });
});
