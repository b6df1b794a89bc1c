import { describe, expect, it } from "vitest";
import { namedArmour } from "#app/game/armour/plates.ts";
import { writeLoadout } from "#app/game/loadout/address/read-loadout.ts";
import { emptyLoadout, type Loadout } from "#app/game/loadout/loadout.ts";
import type { PeerStat, VehiclePeers, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { stockModuleIds } from "#app/game/stats/fitted-modules.ts";
import { definitions } from "#tests/setup/loadout-items.ts";
import { definedVehicle, publishedRecords, publishedRecord as record } from "#tests/setup/published.ts";
import { currentLoadout } from "./loadout/current-loadout.ts";
import { keyStats, vehicleHead, vehicleJsonLd } from "./page/vehicle-head.ts";
import { gunPeers, vehicleContent } from "./vehicle-content.ts";

/** Vehicles of which only announced figures are known, and those whose way of research is. */
const summaries = publishedRecords().filter((vehicle) => vehicle.record === "summary");

const contentOf = (of: VehicleRecord) => vehicleContent(of, { newest: "2.3.1.3" });

/** @param chosen with which loadout; without it the bare vehicle @param breakdown the stat that is opened */
function contentAt(path: string, chosen?: Partial<Loadout>, breakdown = "") {
  const vehicle = definedVehicle(path);
  if (!chosen) return contentOf(vehicle);
  const text = writeLoadout({ ...emptyLoadout(vehicle), ...chosen }, vehicle, definitions);
  const current = currentLoadout(
    new URLSearchParams([
      ["loadout", text],
      ["why", breakdown],
    ]),
    vehicle,
    definitions,
  );
  return vehicleContent(vehicle, { newest: "2.3.1.3" }, current);
}
const stockOf = (path: string) => ({ modules: stockModuleIds(definedVehicle(path).modules) });

describe("vehicleView", () => {
  const tiger = contentAt("germany/heavyTank/VII/G04_PzVI_Tiger_I");

  it("says when a source was made, or over which months", () => {
    const vehicle = definedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");
    const [client] = Object.values(vehicle.sources);
    if (!client) throw new Error("The vehicle has no source");
    const dated = (date: string) =>
      contentOf({ ...vehicle, sources: { client: { ...client, date } } } as VehicleRecord);
    expect(dated("2024-10-16").sources[0]?.detail).toMatch(/, 16 October 2024$/);
    expect(dated("2023-01 to 2026-07").sources[0]?.detail).toMatch(/, January 2023 to July 2026$/);
  });

  it("says who the vehicle is and what it costs", () => {
    expect(tiger).toMatchObject({ name: "Tiger I", kind: "Heavy tank, Versatile", notInShop: false });
    expect(tiger.price).toBe("1,390,000 credits");
    expect(tiger.peers).toMatch(/^\d+ tier VII heavy tanks$/);
    expect(tiger.research?.from.map(({ vehicle, xp }) => [vehicle.name, xp])).toEqual([["VK 36.01 (H)", "45,050"]]);
    expect(tiger.research?.to.map(({ vehicle }) => vehicle.name)).toEqual(["Tiger II"]);
  });

  it("prints the stats of the top modules", () => {
    const labels = ["Damage per minute", "Damage per shot", "Penetration", "Health"];
    expect(labels.map((label) => line(tiger, label)?.text)).toEqual(["2,154", "280", "203", "1,500"]);
  });

  it("puts the fitted gun first, with its damage per minute for every shell", () => {
    const gun = tiger.full?.guns[0];
    expect(gun).toMatchObject({ name: "8.8 cm Kw.K. 43 L/71 Ausf. E", fitted: true, reload: "7.8" });
    expect(gun?.shells.map(({ label, special, dpm }) => [label, special, dpm])).toEqual([
      ["AP", false, "2,154"],
      ["APCR", true, "2,154"],
      ["HE", false, "2,846"],
    ]);
  });

  it("shows the stock modules when they are chosen", () => {
    const path = "germany/heavyTank/VII/G04_PzVI_Tiger_I";
    const stock = contentAt(path, stockOf(path));
    expect(stock.full?.guns[0]).toMatchObject({ name: "7,5 cm Kw.K. 42 L/70", fitted: true });
    expect(stock.full?.modules.map(({ fitted }) => fitted)).toEqual([0, 0, 0, 0, 0]);
  });

  it("changes its figures with the state of driving, and names the states", () => {
    const path = "sweden/AT-SPG/X/S11_Strv_103B";
    const [both, travel, siege] = [
      contentAt(path),
      contentAt(path, { mode: "travel" }),
      contentAt(path, { mode: "siege" }),
    ];
    const speed = (of: typeof both) => line(of, "Top speed");
    expect([both, travel, siege].map((of) => speed(of)?.text)).toEqual(["50", "50", "10"]);
    expect([both, travel].map((of) => speed(of)?.state)).toEqual(["Travel", undefined]);
    expect(line(both, "Aiming time")).toMatchObject({ text: "1.0", state: "Siege" });
    expect(line(both, "Gun depression")?.state).toBeUndefined();
    const ebr = contentAt("france/lightTank/X/F108_Panhard_EBR_105");
    expect(speed(ebr)).toMatchObject({ text: "91", state: "Rapid" });
  });

  it("leaves plates of 0 mm out: a casemate's turret has none", () => {
    const strv = contentAt("sweden/AT-SPG/X/S11_Strv_103B");
    const { modules, top } = definedVehicle("sweden/AT-SPG/X/S11_Strv_103B");
    expect(namedArmour(modules, top.modules)?.turret).toBeNull();
    const labels = strv.groups.flatMap(({ stats }) => stats.map(({ label }) => label));
    expect(labels).toContain("Hull armour");
    expect(labels).not.toContain("Turret armour");
  });

  it("computes any modules, and says what they weigh too much", () => {
    const vehicle = definedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");
    const modules = { ...vehicle.top.modules, chassis: vehicle.stock.modules.chassis };
    const crew = { ...emptyLoadout(vehicle).crew, nominal: false };
    const heavy = contentAt("germany/heavyTank/VII/G04_PzVI_Tiger_I", { modules, crew });
    expect(heavy.search).toMatch(/^\?loadout=1[\w-]+$/);
    expect(heavy.full?.fitted).toMatchObject({ set: "own", stockSearch: "?loadout=stock", topSearch: "" });
    expect(heavy.full?.fitted.overload).toMatch(/weigh .* t, but the suspension carries only .* t/);
    expect(heavy.outdated).toContain("latest patch is 2.3.1.3");
  });

  it("says that nobody can tell whether the game has gone on, where the newest version cannot be read", () => {
    const { outdated } = vehicleContent(record("germany/heavyTank/VII/G04_PzVI_Tiger_I"), {
      newest: null,
    });
    expect(outdated).toMatch(/Whether there is a newer patch is not known right now\.$/);
  });

  it("knows no damage per minute of a gun that overheats, of any shell, and says why", () => {
    const hot = publishedRecords().find(
      (record) =>
        record.record === "full" && record.modules.turrets.some(({ guns }) => guns.some((gun) => gun.overheats)),
    );
    if (!hot) return;
    const { full, groups } = contentOf(hot);
    expect(new Set(full?.guns.flatMap(({ shells }) => shells.map(({ dpm }) => dpm)))).toEqual(new Set(["Not known"]));
    const dpm = groups.flatMap(({ stats }) => stats).find(({ label }) => label === "Damage per minute");
    expect(dpm?.explanation).toMatch(/overheats/);
  });

  it("speaks of no overload where the game fits the modules itself", () => {
    for (const record of publishedRecords().filter(({ tier }) => tier === 11)) {
      expect(contentOf(record).full?.fitted.overload ?? "", record.name).toBe("");
    }
  });

  it("leaves a turret without plates out of the armour", () => {
    const turret = (path: string) => {
      const { modules, top } = definedVehicle(path);
      return namedArmour(modules, top.modules)?.turret;
    };
    expect(turret("germany/SPG/X/G61_G_E")).toBeNull();
    expect(turret("germany/heavyTank/VII/G04_PzVI_Tiger_I")).not.toBeNull();
  });

  it.each(summaries.slice(0, 3))("names what is not known of the newer $name and guesses nothing", (summary) => {
    const newer = contentOf(summary);
    expect(newer.full).toBeNull();
    expect(newer.notKnown.length).toBeGreaterThan(0);
    expect(line(newer, "Damage per minute")?.known ?? false).toBe(false);
  });

  it("says of a newer vehicle's figures that they were announced, not that the client has them", () => {
    const [newer] = summaries.filter(({ peers, stats }) => peers.size > 1 && stats.health).map(contentOf);
    const explanation = newer && line(newer, "Health")?.explanation;
    expect(explanation).toMatch(
      /As announced\. Average of \d+ vehicles: .* hp\. Better than .* of the others, ties counting half\.$/,
    );
    expect(explanation).not.toContain("client definitions");
    expect(line(tiger, "Health")?.explanation).toMatch(
      /Source: client definitions\. Average of \d+ vehicles: .* With top modules, better/,
    );
  });

  it("shows how a vehicle of tier XI is researched", () => {
    const newer = contentAt("sweden/AT-SPG/XI/S36_Strv_107_12");
    expect(newer.research?.from.map(({ vehicle, xp }) => [vehicle.name, xp])).toEqual([["Strv 103B", "325,000"]]);
    expect(newer.notKnown).toEqual([]);
  });

  it("says of a newer vehicle that its research is not known, where no source states it", () => {
    const [other] = summaries.filter(({ research }) => research === undefined).map(contentOf);
    expect(other?.research).toBeNull();
    expect(other?.notKnown).toContain("research");
  });

  it("says that the damage of some guns falls with distance", () => {
    const nc70 = contentAt("poland/AT-SPG/X/Pl29_NC_Wz_70T");
    expect(nc70.full?.guns[0]?.firingMechanism).toContain("falls with distance, from 800 to 300");
    expect(line(nc70, "Damage per shot")?.explanation).toContain("It falls with distance, to 300 hp.");
    expect(nc70.full?.guns[0]?.shells.map(({ damage }) => damage)).toEqual(["800", "800", "800"]);
  });

  const line = (of: typeof tiger, label: string) =>
    [...of.groups, ...of.more].flatMap(({ stats }) => stats).find((stat) => stat.label === label);

  it("shows the garage's concealment, the skilled crew's beside it, and says which is which", () => {
    expect(line(tiger, "Concealment, still")).toMatchObject({ text: "6.6", unit: "%" });
    expect(line(tiger, "Concealment, still")?.explanation).toContain(
      "without the camouflage skill, as your garage shows it",
    );
    expect(line(tiger, "Concealment, still")?.explanation).toContain(
      "10.90% of the vehicle × 1.064 of the turret × 0.57",
    );
    expect(line(tiger, "Still, with the skill")).toMatchObject({ text: "11.6", unit: "%" });
    expect(tiger.charts.spotted?.lines[0]).toMatchObject({
      label: "Still",
      points: [[300, 283.473], expect.anything(), [500, 445]],
    });
  });

  it("shows a magazine's damage, its time, its full cycle and what that does a minute", () => {
    const progetto = contentAt("italy/mediumTank/X/It08_Progetto_M40_mod_65");
    const text = (label: string) => line(progetto, label)?.text;
    expect(text("Magazine damage")).toBe("1,440");
    expect(text("Time to empty")).toBe("7.5");
    expect(text("Full cycle")).toBe("59.5");
    expect([text("Full-cycle DPM"), text("Damage per minute")]).toEqual(["1,452", "2,160"]);
    expect(line(progetto, "Reload")?.explanation).toContain("16 + 14 + 12 + 10 s, from the first shell into the empty");
    expect(progetto.full?.guns[0]?.reload).toBe("52.0");
    expect(line(tiger, "Magazine damage")).toBeUndefined();
  });

  it("compares a magazine's reload with magazines, and with nobody where there are too few", () => {
    const t57 = line(contentAt("usa/heavyTank/X/A67_T57_58"), "Reload");
    expect(t57).toMatchObject({ text: "25.0", position: { tone: "good" } });
    expect(t57?.explanation).toContain("Compared with its own kind only: 7 tier X heavy tanks with magazines.");
    const dual = contentAt("ussr/heavyTank/X/R169_ST_II");
    expect(line(dual, "Reload")?.position).toBeNull();
    expect(line(dual, "Reload")?.explanation).toContain("Not compared: no other tier X heavy tank has a dual gun.");
    expect(dual.full?.switching).toBe("");
    expect(line(dual, "Damage per minute")?.position).not.toBeNull();
  });

  it("compares a stock magazine with magazines, whatever the top gun is", () => {
    const path = "ussr/lightTank/II/R42_T-60";
    const [top, stock] = [contentAt(path, {}, "reload"), contentAt(path, stockOf(path), "reload")].map(
      (of) => line(of, "Reload")?.calculated?.open?.text,
    );
    expect(top).toContain("with single-shot guns");
    expect(stock).toContain("with magazines");
  });
});

it("tells search engines of the page and of the vehicle with its stats", () => {
  const tiger = record("germany/heavyTank/VII/G04_PzVI_Tiger_I");
  const { "@graph": graph } = JSON.parse(
    vehicleJsonLd(tiger, keyStats(tiger), "A heavy tank.", "https://index.example"),
  );
  expect(graph[0]).toMatchObject({ "@type": "WebPage", "@id": "https://index.example/529/tiger-i" });
  expect(graph[0].about[0]).toEqual({ "@type": "PropertyValue", name: "Damage per minute", value: 2154 });
});

it("names class and role of the vehicle inside a sentence", () => {
  const { description } = vehicleHead(record("germany/SPG/X/G61_G_E"), "https://index.example");
  expect(description).toMatch(/: tier X SPG, artillery, Germany\./);
  expect(vehicleHead(record("ussr/heavyTank/X/R45_IS-7"), "").description).toMatch(
    /: tier X heavy tank, breakthrough, /,
  );
});

const spread = { n: 7, mean: 27, median: 25, min: 22, max: 40 };
const reload: PeerStat = { ...spread, percentile: 58 };
const single = { ...spread, n: 30, mean: 13, min: 9, max: 20 };
const peers = (over: Partial<VehiclePeers> = {}): VehiclePeers => ({
  size: 40,
  stats: { reload, dpm: reload },
  values: {},
  patches: [],
  gun: { kind: "magazine", size: 7 },
  otherGuns: { single: { size: 30, stats: { reload: single }, values: {} } },
  ...over,
});
const heavy = { type: "heavyTank", tier: 10 } as const;

describe("with whom a gun is compared", () => {
  it("is its own kind, and the page says so", () => {
    expect(gunPeers(peers(), "magazine", heavy)).toEqual({
      stats: { reload, dpm: reload },
      note: "Compared with its own kind only: 7 tier X heavy tanks with magazines.",
    });
  });

  it("is the other kind when a gun of that kind is fitted", () => {
    const { stats, note } = gunPeers(peers(), "single", heavy);
    expect(stats).toEqual({ reload: { ...single, percentile: null }, dpm: reload });
    expect(note).toBe("Compared with its own kind only: 30 tier X heavy tanks with single-shot guns.");
  });

  it.each([
    [{ kind: "dual", size: 1 }, "Not compared: no other tier X heavy tank has a dual gun."],
    [{ kind: "dual", size: 2 }, "Not compared: only one other tier X heavy tank has a dual gun."],
  ] as const)("is nobody where there are too few: %j", (gun, note) => {
    expect(gunPeers(peers({ gun }), "dual", heavy)).toEqual({ stats: { dpm: reload }, note });
  });

  it("is nobody where no top gun is of the fitted kind", () => {
    expect(gunPeers(peers(), "autoreloader", { type: "SPG", tier: 10 })).toEqual({
      stats: { dpm: reload },
      note: "Not compared: no other tier X SPG has an autoreloader.",
    });
  });

  it("is everybody where the gun is not known", () => {
    expect(gunPeers(peers({ gun: null }), null, heavy)).toEqual({ stats: { reload, dpm: reload }, note: "" });
  });
});
