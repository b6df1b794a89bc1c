import { describe, expect, it } from "vitest";
import { parseShotQuery } from "#app/game/armour/aim.ts";
import { targetPlates } from "#app/game/armour/plates.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { fittedModules, topModuleIds } from "#app/game/stats/fitted-modules.ts";
import { publishedRecords, publishedVehicle } from "#tests/setup/published.ts";
import type { Shooter } from "./load-shooter.ts";
import { shotContent } from "./shot-content.ts";

function shooterOf(record: FullVehicle): Shooter {
  const gun = fittedModules(record.modules, topModuleIds(record.modules))?.gun;
  if (!gun) throw new Error(`No gun of ${record.name}`);
  return { ...record, guns: [gun], gun, shells: gun.shells, reload: 10, rate: 6 };
}

function contentOf(target: FullVehicle, shooter: FullVehicle, text: string) {
  const plates = targetPlates(target.modules, topModuleIds(target.modules));
  if (!plates) throw new Error(`No plates of ${target.name}`);
  return shotContent(plates, shooterOf(shooter), parseShotQuery(new URLSearchParams(text)));
}

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const e100 = publishedVehicle("germany/heavyTank/X/G56_E-100");

describe("the E 100 against the IS-7", () => {
  const content = contentOf(is7, e100, "angle=50&distance=300");

  it("says what goes through what", () => {
    expect(content.title).toBe("AP penetrates the hull and the turret rear at 50°");
    expect(content.lead).toContain("Load HEAT for the turret side (95%).");
    expect(content.lead).toContain("No shell is likely to penetrate the turret front.");
    const chances = content.lines.map(({ cells }) => cells.map(({ chance }) => chance.text));
    expect(chances).toEqual([
      ["94%", "100%", "0%"],
      ["94%", "100%", "0%"],
      ["100%", "100%", "0%"],
      ["0%", "8%", "0%"],
      ["18%", "95%", "0%"],
      ["100%", "100%", "0%"],
    ]);
    expect(content.lines.map(({ best, limit }) => [best, limit])).toEqual([
      ["AP", "57°"],
      ["AP", "57°"],
      ["AP", "70°"],
      ["None", "15°"],
      ["HEAT", "46°"],
      ["AP", "70°"],
    ]);
  });

  it("explains one shot", () => {
    expect(content.shot).toMatchObject({ average: "705", damage: "750", perMinute: "4,230", limit: "57°" });
    expect(content.shot?.steps.map(({ value }) => value)).toEqual(["243.5", "No", "No", "−5°", "212.1", "31.4"]);
    const steep = contentOf(is7, e100, "angle=75&distance=300").shot;
    expect(steep?.chance).toMatchObject({ ricochet: true, label: "Ricochets", text: "0%" });
    expect(steep?.steps.find(({ decides }) => decides)?.label).toBe("Ricochet");
  });

  it("does not know what HE does that bursts outside", () => {
    const of = (shell: string, plate: string) =>
      contentOf(is7, e100, `shell=${shell}&angle=0&distance=100&plate=${plate}`).shot;
    expect(of("he", "turret-front")).toMatchObject({ average: "–", perMinute: "–" });
    expect(of("ap", "turret-front")?.left).toBe("");
  });

  it("has a table by angle and one by distance", () => {
    const front = content.table.rows[0]?.cells.map(({ text }) => text);
    expect(front?.slice(9)).toEqual(["99", "94", "69", "18", "0", "R", "R", "R"]);
    expect(content.table.columns.find(({ current }) => current)?.value).toBe(50);
    const far = contentOf(is7, e100, "angle=50&distance=300&along=distance&cells=effective").table;
    expect(far.columns[0]?.value).toBe(100);
    expect(far.columns.find(({ current }) => current)?.value).toBe(300);
    expect(far.rows[0]?.cells[0]?.text).toBe("212");
  });

  it("takes spaced plates for what they are", () => {
    const spaced = content.others.filter((line) => line.spaced);
    expect(spaced.map(({ label, thickness }) => [label, thickness])).toContainEqual(["Hull", "30"]);
    expect(spaced.at(-1)?.cells.map(({ takes }) => takes)).toEqual(["−36", "−47", "−140"]);
  });
});

it("of 20 vehicles agrees with their definitions", () => {
  const full = publishedRecords().filter((record): record is FullVehicle => record.record === "full");
  const some = full.filter((_, at) => at % Math.floor(full.length / 20) === 0).slice(0, 20);
  expect(some).toHaveLength(20);
  for (const [at, target] of some.entries()) {
    const shooter = some[(at + 7) % some.length] as FullVehicle;
    const { angle, distance } = { angle: 5 * (at % 13), distance: 100 + 20 * at };
    const content = contentOf(target, shooter, `angle=${angle}&distance=${distance}`);
    const top = topModuleIds(target.modules);
    const turret = target.modules.turrets.find(({ id }) => id === top.turret);
    const gun = shooterOf(shooter);
    for (const line of content.lines) {
      const [part, side] = (line.side ?? "").split("-") as ["hull" | "turret", "front" | "side" | "rear"];
      const thickness = Number(line.thickness.replace(",", ""));
      if (target.modules.hull.variants.length === 0 || part === "turret")
        expect(thickness, `${target.name}, ${line.label}`).toBe(
          (part === "hull" ? target.modules.hull : turret)?.armor[side],
        );
      for (const [index, { effective, chance }] of line.cells.entries()) {
        const shell = gun.shells[index];
        if (!shell) continue;
        // The rule once more, as short as it can be said for one plate.
        const solid = shell.kind === "AP" || shell.kind === "APCR";
        const bounces = shell.ricochet !== null && angle >= shell.ricochet && !(solid && 3 * thickness < shell.calibre);
        const more = shell.calibre > 2 * thickness ? (1.4 * shell.calibre) / (2 * thickness) : 1;
        const turned = Math.max(0, angle - (solid ? (shell.normalisation ?? 0) * more : 0));
        const through = thickness / Math.cos((turned * Math.PI) / 180);
        const where = `${target.name}, ${line.label}, ${shell.id}`;
        expect(Math.abs(Number(effective.replace(",", "")) - through), where).toBeLessThan(0.51);
        expect(chance.ricochet, where).toBe(bounces);
        if (bounces) continue;
        const fall = Math.max(0, distance - 100) / 400;
        const power =
          distance >= shell.maxDistance ? 0 : shell.penetration + fall * (shell.penetrationFar - shell.penetration);
        // Three standard deviations are about all of the roll.
        if (power * 0.75 > through + 0.1) expect(chance.share, where).toBeGreaterThan(99);
        if (power * 1.25 < through - 0.1) expect(chance.share, where).toBeLessThan(1);
        expect(chance.share > 50, where).toBe(chance.share !== 50 && power > through);
      }
    }
  }
});
