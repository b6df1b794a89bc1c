import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ARMOUR_INDEX_PATH, armourModelPath, decodeArmourModel } from "#app/game/armour/mesh.ts";
import { vehicleIdPath } from "#app/game/model/addresses/vehicle-path.ts";
import { asFiles } from "#scripts/publish/dataset-files.ts";
import { published } from "#tests/setup/published.ts";
import { withTestBodies } from "./test-bodies.ts";

const E_100 = 9489;

function datasetOf(contents: Record<string, string>) {
  const files = asFiles(new Map(Object.entries(contents)));
  const made = withTestBodies({ version: "1.0-x", files, pictures: [] }).files;
  return new Map(made.map(({ path, text }) => [path, text]));
}

describe("made-up shapes beside the simulators", () => {
  const record = JSON.stringify(
    published(vehicleIdPath(E_100)) ?? published("vehicles/germany/heavyTank/X/G56_E-100/vehicle.json"),
  );

  it("are marked, small, and have every module that the vehicle can mount", () => {
    const contents = datasetOf({ [vehicleIdPath(E_100)]: record });
    const bytes = gunzipSync(Buffer.from(JSON.parse(contents.get(armourModelPath(E_100)) ?? ""), "base64"));
    const model = decodeArmourModel(bytes);
    expect(model.testBody).toBe(true);
    const { modules } = JSON.parse(record);
    const ids = new Set(model.modules.map(({ id }) => id));
    for (const { id, guns } of modules.turrets)
      for (const moduleId of [id, ...guns.map((gun: { id: number }) => gun.id)]) expect(ids).toContain(moduleId);
    expect(JSON.parse(contents.get(ARMOUR_INDEX_PATH) ?? "").ids).toContain(E_100);
  });

  it("give way to the game's own", () => {
    const own = { [ARMOUR_INDEX_PATH]: `{"ids":[1,${E_100}]}`, [armourModelPath(E_100)]: '"own"' };
    const contents = datasetOf({ [vehicleIdPath(E_100)]: record, ...own });
    expect(contents.get(armourModelPath(E_100))).toBe('"own"');
    expect(JSON.parse(contents.get(ARMOUR_INDEX_PATH) ?? "").ids).toContain(1);
  });
});
