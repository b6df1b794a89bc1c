import { describe, expect, test } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { definedVehicle } from "#tests/setup/published.ts";
import type { StatLine } from "../characteristics/stat-lines.ts";
import { vehicleContent } from "../vehicle-content.ts";
import { currentLoadout } from "./current-loadout.ts";

const tiger = definedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");
const amx50b = definedVehicle("france/heavyTank/X/F10_AMX_50B");
const hwk12 = definedVehicle("germany/lightTank/VIII/G126_HWK_12");
const around = { newest: null };

function rows(search: string, vehicle = tiger): StatLine[] {
  const current = currentLoadout(new URLSearchParams(search), vehicle, definitions);
  const { groups, more } = vehicleContent(vehicle, around, current);
  return [...groups, ...more].flatMap(({ stats }) => stats);
}

/** The row of a figure, opened. */
function opened(key: string, vehicle = tiger, search = "?loadout=typical"): StatLine & { explanation: string } {
  const row = rows(`${search}&why=${key}`, vehicle).find(({ calculated }) => calculated?.open);
  if (row?.calculated?.key !== key) throw new Error(`${key} is not open`);
  return row;
}

describe("the stats of a loadout", () => {
  test("say what the loadout changes, and lead to their computation", () => {
    const typical = rows("?loadout=typical");
    const changed = (key: string) => typical.find(({ calculated }) => calculated?.key === key)?.calculated;
    expect(changed("dpm")?.change).toEqual({ text: "+16%", better: true });
    expect(changed("reload")?.change).toEqual({ text: "−14%", better: true });
    expect(changed("weight")?.change?.better).toBeNull();
    expect(changed("gunDepression")?.change).toBeNull();
    expect(changed("reload")?.search).toBe("?loadout=typical&why=reload");
    expect(typical.filter(({ calculated }) => calculated?.open)).toEqual([]);
  });

  test("are explained from the base over modules, crew, equipment and directive to field modifications", () => {
    const { calculated } = opened("reload");
    const steps = calculated?.open?.steps ?? [];
    expect(steps.map(({ label, value }) => [label, value])).toEqual([
      ["Base", "4.0"],
      ["Modules", "7.8"],
      ["Crew", "7.31"],
      ["Equipment", "6.44"],
      ["Consumables", "6.44"],
      ["Directive", "6.44"],
      ["Field modification", "6.44"],
    ]);
    expect(steps[1]?.detail).toBe("8.8 cm Kw.K. 43 L/71 Ausf. E");
    // Brothers in Arms 5: 105 + 10.5 = 115.5%, so 0.57 + 0.43 × 1.155 = 1.067.
    expect(steps[2]).toMatchObject({ factor: "× 0.938", delta: "−0.49", tone: "better" });
    expect(steps[2]?.detail).toContain("Loader ÷ 1.067");
    expect(steps[2]?.detail).toContain("Brothers in Arms + 5%");
    expect(steps[3]?.detail).toContain("Gun Rammer Class 2 × 0.9");
    expect(steps[3]?.detail).toContain("Improved Ventilation Class 2 + 5%");
    expect(steps[5]).toMatchObject({ delta: "", factor: "", detail: "" });
    expect(calculated?.search).toBe("?loadout=typical");
  });

  test("end in the figure that is shown, every one of them", () => {
    for (const { calculated, text, known } of rows("?loadout=typical")) {
      if (!known || !calculated) continue;
      const row = opened(calculated.key);
      const steps = row.calculated?.open?.steps ?? [];
      expect(row.calculated?.open?.text, calculated.key).not.toMatch(/undefined/);
      if (calculated.key === "hullFront" || calculated.key === "turretFront") expect(steps).toEqual([]);
      else expect(steps.at(-1)?.value, calculated.key).toBe(text.replace("−", ""));
    }
  });

  test("name each skill once, and multiply to the figure", () => {
    const search = `?loadout=${hwk12.recommended?.configurations[0]?.build}`;
    const { calculated, text } = opened("viewRange", hwk12, search);
    const { steps, text: sentence } = calculated?.open ?? { steps: [], text: "" };
    for (const { detail } of steps) {
      expect(detail).not.toMatch(/[×÷+] 0(?:,|$)/);
      const names = detail.split(", ").map((part) => part.replace(/ [×÷+] .*/, ""));
      expect(names).toEqual([...new Set(names)]);
    }
    const [base, ...others] = steps;
    const factors = others.map(({ factor }) => Number(factor.replace("× ", "") || 1));
    const product = factors.reduce((value, factor) => value * factor, Number(base?.value));
    expect(Math.abs(product - Number(text))).toBeLessThan(1);
    // The steps say what each part multiplies by there; with all of it the crew's factors are others.
    expect(sentence).not.toContain("×");
  });

  test("name what is disputed where it concerns them", () => {
    expect(opened("concealmentStillFired").calculated?.open?.disputed[0]).toMatch(/^After a shot the garage/);
    expect(opened("dispersionMoving").calculated?.open?.disputed).toHaveLength(1);
    expect(opened("health").calculated?.open?.disputed).toEqual([]);
    // Only where a magazine makes the full cycle another one.
    expect(opened("dpm").calculated?.open?.disputed).toEqual([]);
    expect(opened("dpm", amx50b).calculated?.open?.disputed[0]).toMatch(/Over a full cycle it is [\d,]+\.$/);
  });

  test("have those beside them that only a loadout has", () => {
    const typical = rows("?loadout=typical");
    const extra = (label: string) => typical.find((row) => row.label === label);
    expect(extra("Lowest damage of a shot")?.text).toBe("210");
    expect(extra("Speed of repairs")?.calculated?.change?.better).toBe(true);
    const repair = opened("repairSpeed").calculated?.open?.steps ?? [];
    expect(repair.find(({ label }) => label === "Crew")?.detail).toContain("Repairs × ");
    expect(repair.at(-1)?.value).toBe(extra("Speed of repairs")?.text);
  });
});
