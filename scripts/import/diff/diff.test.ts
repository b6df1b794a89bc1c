import { describe, expect, it } from "vitest";
import { vehicleRecordSchema } from "#app/game/model/vehicle.ts";
import { vehicleIndexSchema } from "#app/game/model/vehicle-index.ts";
import { vehiclePath } from "#app/game/model/vehicle-path.ts";
import { Faults } from "../faults.ts";
import { miniClient, nationFolder, noOtherSources } from "../fixtures/mini-client.ts";
import { filesInMemory } from "../read/raw-files.ts";
import { runImport } from "../run.ts";
import { diffDatasets } from "./diff.ts";
import { formatDiff } from "./format-diff.ts";
import type { OpenDataset } from "./open-dataset.ts";

function dataset(change: (files: Record<string, string>) => void = () => {}): OpenDataset {
  const raw = miniClient();
  change(raw);
  const { files, manifest } = runImport({ client: filesInMemory(raw), ...noOtherSources() }, new Faults());
  const read = (path: string): unknown => JSON.parse(files.get(path) ?? "null");
  return {
    manifest,
    rows: vehicleIndexSchema.parse(read("vehicles/index.json")).vehicles,
    record: (row) => vehicleRecordSchema.parse(read(vehiclePath(row))),
  };
}

function replace(path: string, from: string, to: string) {
  return (files: Record<string, string>) => {
    const file = `${nationFolder("germany")}/${path}`;
    files[file] = (files[file] ?? "").replace(from, to);
  };
}

describe("two datasets", () => {
  it("do not differ when they are the same", () => {
    const diff = diffDatasets(dataset(), dataset());
    expect(diff).toEqual({ versions: ["1.26.1.0", "1.26.1.0"], added: [], removed: [], changed: [] });
    expect(formatDiff(diff)).toBe("1.26.1.0 → 1.26.1.0: 0 new, 0 gone, 0 changed");
  });

  it("differ in the figures that changed, not in the neighbours' averages", () => {
    const faster = dataset(replace("X01_Sample.xml", "<forward>	50	", "<forward>	55	"));
    const { changed } = diffDatasets(dataset(), faster);
    expect(changed).toEqual([
      { id: 273, name: "Sample", identity: [], stats: [{ key: "topSpeed", before: 50, after: 55 }], other: true },
    ]);
    expect(formatDiff(diffDatasets(dataset(), faster))).toContain("    Top speed: 50 km/h → 55 km/h");
  });

  it("differ in vehicles that came, went or changed who they are", () => {
    const other = dataset((files) => {
      replace("list.xml", "mediumTank HD role_MT_universal", "mediumTank HD role_MT_sniper")(files);
      replace("list.xml", "<tags>	heavyTank secret	", "<tags>	heavyTank	")(files);
      files[`${nationFolder("germany")}/X03_Hidden.xml`] = (files[`${nationFolder("germany")}/X02_Next.xml`] ?? "")
        .replace(/<siege_mode>[\s\S]*<\/siege_mode>/, "")
        .replaceAll("X02_Next.xml>", "X03_Hidden.xml>");
    });
    const forth = diffDatasets(dataset(), other);
    expect(forth.added.map(({ tag }) => tag)).toEqual(["X03_Hidden"]);
    expect(forth.changed.find(({ id }) => id === 273)?.identity).toEqual([
      { field: "role", before: "role_MT_universal", after: "role_MT_sniper" },
    ]);
    expect(diffDatasets(other, dataset()).removed.map(({ tag }) => tag)).toEqual(["X03_Hidden"]);
    expect(formatDiff(forth)).toMatch(/\+ 785 Hidden \(germany heavyTank 5\)/);
  });
});
