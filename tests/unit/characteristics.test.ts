import { describe, expect, it } from "vitest";
import { vehiclePath } from "#app/game/model/addresses/vehicle-path.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { withoutRevisions } from "#app/game/model/revisions/revisions.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { fittedModules } from "#app/game/stats/fitted-modules.ts";
import { bestAgreement } from "#scripts/import/golden/agreement.ts";
import { GOLDEN_ROWS } from "#scripts/import/golden/rows.fixture.ts";
import { definitions } from "#tests/setup/loadout-items.ts";
import { published, publishedRows } from "#tests/setup/published.ts";
import { characteristics } from "#workers/catalogue/characteristics/answer.ts";
import { calledLoadout } from "#workers/catalogue/characteristics/read-loadout.ts";

const rows = publishedRows().filter(({ record }) => record === "full");

describe("the open call for characteristics", () => {
  it.each(Object.entries(GOLDEN_ROWS))("gives the figures of an independent source for vehicle %s", (id, golden) => {
    const row = rows.find((candidate) => candidate.id === Number(id));
    const record = row && published<VehicleRecord>(vehiclePath(row));
    if (record?.record !== "full") throw new Error(`${id} is not known in full`);
    // The independent source is of the definitions' patch.
    const vehicle = withoutRevisions(record);
    const { configuration } = bestAgreement(vehicle.modules, golden);
    const fitted = fittedModules(vehicle.modules, configuration);
    if (!fitted) throw new Error(`${vehicle.tag} has no such modules`);
    // As a program asks that names every module.
    const modules = ["stock", ...Object.values(fitted).map(({ tag }) => tag)].join(",");
    const computedValue = (column: string): number | undefined => {
      const index = ["firstShell", "secondShell", "thirdShell"].indexOf(column);
      const shell: Record<string, string> = index === -1 ? {} : { shell: fitted.gun.shells[index]?.tag ?? "" };
      const parsed = calledLoadout(new URLSearchParams({ modules, crew: "nominal", ...shell }), vehicle, definitions);
      if ("violations" in parsed) throw new Error(`${vehicle.tag}: ${JSON.stringify(parsed.violations)}`);
      return characteristics(vehicle, parsed.loadout, [], definitions).stats[index === -1 ? column : "penetration"]
        ?.value;
    };
    const off = Object.entries(golden).filter(([column, value]) => {
      const step = column === "dpm" ? 1 : 0.5 * 10 ** -(`${value}`.split(".")[1]?.length ?? 0);
      return (
        Math.abs((computedValue(column) ?? Number.NaN) - value) > step + 1e-9 || computedValue(column) === undefined
      );
    });
    expect(off).toEqual([]);
  });

  it("answers for the first of two states, unless both or the second are asked for", () => {
    const row = rows.find(({ tag }) => tag === "S11_Strv_103B");
    const record = row && published<VehicleRecord>(vehiclePath(row));
    if (record?.record !== "full") throw new Error("the Strv 103B is not known in full");
    const vehicle = withoutRevisions(record);
    const answer = (parameters: Record<string, string>) => {
      const parsed = calledLoadout(new URLSearchParams(parameters), vehicle, definitions);
      if ("violations" in parsed) throw new Error(JSON.stringify(parsed.violations));
      const { aimTime, topSpeed } = characteristics(vehicle, parsed.loadout, [], definitions).stats;
      return [aimTime?.value, topSpeed?.value];
    };
    expect(answer({})).toEqual([3, 50]);
    expect(answer({ mode: "travel" })).toEqual([3, 50]);
    expect(answer({ mode: "siege" })).toEqual([1, 10]);
    expect(answer({ mode: "normal" })).toEqual([1, 50]);
  });

  it.each(NATIONS)(
    "answers for every vehicle of %s with stock and with top modules, as its record has them",
    (nation) => {
      for (const row of rows.filter((candidate) => candidate.nation === nation)) {
        const vehicle = published<VehicleRecord>(vehiclePath(row));
        if (vehicle.record !== "full") throw new Error(`${row.tag} is not known in full`);
        for (const modules of ["stock", "top"] as const) {
          const parsed = calledLoadout(new URLSearchParams({ modules, mode: "normal" }), vehicle, definitions);
          if ("violations" in parsed) throw new Error(`${row.tag}: ${JSON.stringify(parsed.violations)}`);
          const { stats, dropped } = characteristics(vehicle, parsed.loadout, parsed.dropped, definitions);
          expect(dropped).toEqual([]);
          // Records keep four digits or more.
          for (const [key, value] of Object.entries(vehicle[modules].stats))
            if (key in stats && value) expect((stats[key]?.value ?? 0) / value, `${row.tag} ${key}`).toBeCloseTo(1, 3);
          for (const [key, { value, why }] of Object.entries(stats)) expect(why.at(-1)?.value, key).toBe(value);
        }
      }
    },
    60_000,
  );
});
