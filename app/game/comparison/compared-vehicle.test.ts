import { describe, expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { publishedRecords, publishedVehicle } from "#tests/setup/published.ts";
import { encodeLoadout } from "../loadout/code/encode.ts";
import { emptyLoadout } from "../loadout/loadout.ts";
import { comparedVehicle } from "./compared-vehicle.ts";
import { parseEntry } from "./entry.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const tiger = publishedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");
const entry = (text: string) => parseEntry(text) ?? { id: 0, loadout: "" };
const compared = (vehicle: typeof tiger, text: string) => comparedVehicle(vehicle, entry(text), definitions);

const rammer = { ...emptyLoadout(is7), equipment: [null, "tankRammer_tier1", null] };
const withRammer = encodeLoadout(rammer, is7, definitions);

describe("a column of a comparison", () => {
  it("has the record's stats with top and with stock modules", () => {
    expect(compared(tiger, "1")).toMatchObject({ stats: tiger.top.stats, modules: "top", loadout: null, dropped: [] });
    expect(compared(tiger, "1.stock")).toMatchObject({ stats: tiger.stock.stats, modules: "stock", loadout: null });
    expect(compared(tiger, "1.stock").stats).not.toEqual(tiger.top.stats);
  });

  it("has of two states the better figures, with the names of the states", () => {
    const strv = publishedVehicle("sweden/AT-SPG/X/S11_Strv_103B");
    const [plain, typical] = [compared(strv, "1"), compared(strv, "1.typical")];
    expect(plain.stats).toMatchObject({ aimTime: 1, dispersion: 0.25, topSpeed: 50 });
    expect(plain.states).toMatchObject({ aimTime: "Siege", topSpeed: "Travel" });
    expect(typical.states).toMatchObject({ aimTime: "Siege", topSpeed: "Travel" });
    expect(compared(tiger, "1").states).toEqual({});
    const siege = encodeLoadout({ ...emptyLoadout(strv), mode: "siege" }, strv, definitions);
    expect(compared(strv, `1.${siege}`)).toMatchObject({ stats: { topSpeed: 10 }, states: {} });
  });

  it("computes what a build changes: a rammer loads a tenth faster", () => {
    const bare = compared(is7, "1");
    const built = compared(is7, `1.${withRammer}`);
    expect(built.dropped).toEqual([]);
    expect(built.modules).toBe("top");
    expect(Number(built.stats.reload) / Number(bare.stats.reload)).toBeCloseTo(0.9, 3);
    expect(built.stats.health).toBe(bare.stats.health);
  });

  it("puts other modules into a build, and leaves out what they cannot have", () => {
    const code = encodeLoadout(emptyLoadout(tiger), tiger, definitions);
    const stock = compared(tiger, `1.${code}.stock`);
    expect(stock.modules).toBe("stock");
    expect(stock.stats.dpm).toBeCloseTo(Number(tiger.stock.stats.dpm), 3);
    const shell = tiger.modules.turrets.at(-1)?.guns.at(-1)?.shells[1]?.tag ?? null;
    const fired = encodeLoadout({ ...emptyLoadout(tiger), shell }, tiger, definitions);
    expect(compared(tiger, `1.${fired}.stock`).dropped).toEqual([
      expect.stringContaining("This gun does not fire it."),
    ]);
  });

  it("is what most take, for a typical set-up", () => {
    const typical = compared(is7, "1.typical");
    expect(typical.loadout?.equipment.some((device) => device !== null)).toBe(true);
    expect(typical.stats.viewRange).toBeGreaterThan(Number(is7.top.stats.viewRange));
  });

  it("says what of an old build cannot be had, by its name", () => {
    expect(compared(tiger, `1.${withRammer.slice(0, -3)}`).dropped).toContainEqual(
      expect.stringContaining("changed or cut off"),
    );
    expect(compared(tiger, "1.9zzz").dropped).toEqual([expect.stringContaining("incomplete")]);
  });

  it("is shown as it is published where nothing can be fitted, and says so when that was asked", () => {
    const newer = publishedRecords().find(({ record }) => record === "summary");
    if (!newer) throw new Error("The dataset has no announced vehicle.");
    expect(comparedVehicle(newer, entry("1"), null)).toMatchObject({ modules: null, dropped: [] });
    expect(comparedVehicle(newer, entry("1.typical"), definitions).dropped).toHaveLength(1);
  });

  it("can be worked out of every vehicle, bare and typical", () => {
    for (const record of publishedRecords()) {
      const { stats } = comparedVehicle(record, entry("1.typical"), definitions);
      expect(Object.keys(stats).length, record.name).toBeGreaterThan(0);
    }
  });
});
