import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { VehicleRecord } from "#app/game/model/vehicle.ts";
import { PLAIN_CHOICE, type VehicleChoice } from "./vehicle-choice.ts";
import { vehicleView } from "./vehicle-view.ts";

const view = (path: string, choice: Partial<VehicleChoice> = {}) =>
  vehicleView(
    JSON.parse(readFileSync(`data/game/vehicles/${path}/vehicle.json`, "utf8")) as VehicleRecord,
    {
      ...PLAIN_CHOICE,
      ...choice,
    },
    { peerValues: () => [], newest: "2.3.1.3" },
  );

describe("vehicleView", () => {
  const tiger = view("germany/heavyTank/VII/G04_PzVI_Tiger_I");

  it("says who the vehicle is and what it costs", () => {
    expect(tiger).toMatchObject({ name: "Tiger I", kind: "Heavy tank, Versatile", notInShop: false });
    expect(tiger.price?.text).toBe("1,390,000 credits");
    expect(tiger.peers).toMatch(/^\d+ tier VII heavy tanks$/);
    expect(tiger.full?.from.map(({ vehicle, xp }) => [vehicle.name, xp])).toEqual([["VK 36.01 (H)", "45,050"]]);
    expect(tiger.full?.to.map(({ vehicle }) => vehicle.name)).toEqual(["Tiger II"]);
  });

  it("prints the key figures of the top modules", () => {
    const figures = tiger.kpis.map(({ label, text }) => `${label} ${text}`);
    expect(figures.slice(0, 4)).toEqual([
      "Damage per minute 2,154",
      "Damage per shot 280",
      "Penetration 203",
      "Health 1,500",
    ]);
  });

  it("puts the fitted gun first, with its damage per minute for every shell", () => {
    const gun = tiger.full?.guns[0];
    expect(gun).toMatchObject({ name: "8.8 cm KwK 43 L/71", fitted: true, reload: "7.8" });
    expect(gun?.shells.map(({ kind, special, dpm }) => [kind, special, dpm])).toEqual([
      ["AP", false, "2,154"],
      ["APCR", true, "2,154"],
      ["HE", false, "2,846"],
    ]);
  });

  it("shows the stock modules when they are chosen", () => {
    const stock = view("germany/heavyTank/VII/G04_PzVI_Tiger_I", { modules: "stock" });
    expect(stock.full?.guns[0]).toMatchObject({ name: "7.5 cm KwK L/70", fitted: true });
    expect(stock.full?.modules.map(({ fitted }) => fitted)).toEqual([0, 0, 0, 0, 0]);
  });

  it("changes its figures with the state of driving, and names the states", () => {
    const path = "sweden/AT-SPG/X/S11_Strv_103B";
    const [travel, siege] = [view(path), view(path, { mode: "siege" })];
    expect(travel.full?.siege?.states).toEqual(["Travel", "Siege"]);
    const speed = (of: typeof travel) => of.kpis.find(({ label }) => label === "Top speed")?.text;
    expect([speed(travel), speed(siege)]).toEqual(["50", "10"]);
    expect(view("france/lightTank/X/F108_Panhard_EBR_105").full?.siege?.states).toEqual(["Cruise", "Rapid"]);
  });

  it("leaves plates of 0 mm out: a casemate's turret has none", () => {
    const strv = view("sweden/AT-SPG/X/S11_Strv_103B");
    expect(strv.full?.armour.map(({ part }) => part)).toEqual(["Hull"]);
    const labels = strv.groups.flatMap(({ stats }) => stats.map(({ label }) => label));
    expect(labels).toContain("Hull armour");
    expect(labels).not.toContain("Turret armour");
  });

  it("computes any modules, and says what they weigh too much", () => {
    const chassis = tiger.full?.modules[2]?.options.find(({ fitted }) => !fitted)?.search ?? "";
    const id = Number(chassis.replace("?chassis=", ""));
    const heavy = view("germany/heavyTank/VII/G04_PzVI_Tiger_I", { wanted: { chassis: id } });
    expect(heavy.search).toBe(`?chassis=${id}`);
    expect(heavy.full?.fitted).toMatchObject({ set: "own", stockSearch: "?modules=stock", topSearch: "" });
    expect(heavy.full?.fitted.remarks.join()).toMatch(/weigh .* t and the suspension carries .* t/);
    expect(heavy.outdated).toContain("at least 2.3.1.3");
  });

  it("leaves a turret without plates out of the armour", () => {
    const parts = (path: string) => view(path).full?.armour.map(({ part }) => part);
    expect(parts("germany/SPG/X/G61_G_E")).toEqual(["Hull"]);
    expect(parts("germany/heavyTank/VII/G04_PzVI_Tiger_I")).toEqual(["Hull", "Turret"]);
  });

  it("names what is not known of a newer vehicle and guesses nothing", () => {
    const newer = view("czech/AT-SPG/VIII/Cz38_SZDV_vz50");
    expect(newer.full).toBeNull();
    expect(newer.notKnown.length).toBeGreaterThan(0);
    expect(newer.kpis[0]).toMatchObject({ text: "Not known", known: false, place: null });
  });
});
