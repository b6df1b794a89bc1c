import { describe, expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { definedVehicle } from "#tests/setup/published.ts";
import { stockModuleIds, topModuleIds } from "../../stats/fitted-modules.ts";
import { encodeLoadout } from "../code/encode.ts";
import { emptyLoadout, trainedLoadout } from "../loadout.ts";
import { kindOf, loadoutSearch, withModules } from "./loadout-text.ts";
import { readLoadout, writeLoadout } from "./read-loadout.ts";

const tiger = definedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");
const [top, stock] = [topModuleIds(tiger.modules), stockModuleIds(tiger.modules)];
const read = (text: string) => readLoadout(text, tiger, definitions);
const written = (text: string) => writeLoadout(read(text).loadout, tiger, definitions);

describe("the loadout of an address", () => {
  it("is a bare vehicle with a trained crew where the address says nothing, and no query says so", () => {
    expect(read("")).toMatchObject({ kind: "bare", loadout: trainedLoadout(tiger, top), dropped: [] });
    expect(loadoutSearch(written(""))).toBe("");
    expect(read("stock")).toMatchObject({ kind: "bare", loadout: trainedLoadout(tiger, stock) });
    expect(loadoutSearch(written("stock"))).toBe("?loadout=stock");
  });

  it("is the most used equipment, with either modules", () => {
    const { typical, loadout } = read("typical");
    expect(typical?.usage?.share).toBeGreaterThan(0);
    expect([loadout.modules, read("typical.stock").loadout.modules]).toEqual([top, stock]);
    expect(read("typical.stock").loadout.equipment).toEqual(loadout.equipment);
    // What is most used may be another set tomorrow, its code never is.
    expect(read(written("typical"))).toMatchObject({ kind: "own", loadout, typical: null });
  });

  it("is that of a code, in its only form", () => {
    const trained = encodeLoadout(trainedLoadout(tiger), tiger, definitions);
    expect(read(trained)).toMatchObject({ kind: "bare", text: "" });
    const nominal = encodeLoadout(emptyLoadout(tiger), tiger, definitions);
    expect(read(nominal)).toMatchObject({ kind: "own", text: nominal, loadout: emptyLoadout(tiger) });
  });

  it.each(["own", "constructor", "__proto__", "<b>", "typical.top", "1BAEABQ4&x=1", "9zzz", "1".repeat(5_000)])(
    "is bare where the address says %s, and that is told",
    (text) => {
      const { loadout, dropped, text: own } = read(text);
      expect(loadout.equipment.every((device) => device === null)).toBe(true);
      expect(dropped.length).toBeGreaterThan(0);
      expect(own).toMatch(/^[\w-]*$/);
    },
  );
});

describe("other modules", () => {
  it.each(["", "stock", "typical", "typical.stock", written("typical"), written("typical.stock")])(
    "come into %j without the vehicle",
    (text) => {
      for (const [set, modules] of [
        ["top", top],
        ["stock", stock],
      ] as const) {
        const changed = withModules(text, set);
        expect(kindOf(changed)).toBe(kindOf(text));
        expect(read(changed)).toMatchObject({ loadout: { ...read(text).loadout, modules }, dropped: [] });
      }
    },
  );

  it("leave a damaged code as it is, so that the damage is told", () => {
    const damaged = written("typical").replace("1Ag", "1Ah");
    expect(withModules(damaged, "stock")).toBe(damaged);
  });
});
