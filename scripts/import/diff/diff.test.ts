import { describe, expect, it } from "vitest";
import { openStored, type StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import { miniClient, miniSource, nationFolder, noOtherSources } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { SourceFaults } from "#scripts/import/report.ts";
import { runImport } from "../run.ts";
import { diffDatasets, formatDiff } from "./diff.ts";

function dataset(change: (files: Record<string, string>) => void = () => {}): StoredDataset {
  const raw = miniClient();
  change(raw);
  const { files } = runImport({ clients: [miniSource(raw)], ...noOtherSources() }, new SourceFaults());
  return openStored(files, "the small dataset");
}

function replace(path: string, from: string, to: string) {
  return (files: Record<string, string>) => {
    const file = `${nationFolder("germany")}/${path}`;
    const text = files[file] ?? "";
    files[file] = text.replace(from, to);
    expect(files[file], "the change finds its place").not.toBe(text);
  };
}

const report = (change: (files: Record<string, string>) => void) =>
  formatDiff(diffDatasets(dataset(), dataset(change)));

describe("two datasets", () => {
  it("do not differ when they are the same", () => {
    const diff = diffDatasets(dataset(), dataset());
    expect(diff).toEqual({
      versions: { before: "1.26.1.0", after: "1.26.1.0" },
      added: [],
      removed: [],
      changed: [],
      others: [],
    });
    expect(formatDiff(diff)).toBe("1.26.1.0 → 1.26.1.0: 0 new, 0 gone, 0 changed");
  });

  it("differ in the figures that changed, not in the neighbours' averages", () => {
    const faster = dataset(replace("X01_Sample.xml", "<forward>	50	", "<forward>	55	"));
    const { changed } = diffDatasets(dataset(), faster);
    expect(changed.map(({ after, figures, parts }) => [after.name, figures, parts])).toEqual([
      [
        "Sample",
        [{ key: "topSpeed", before: 50, after: 55 }],
        [{ of: [], field: "vehicle.speed.forward", before: 50, after: 55 }],
      ],
    ]);
    expect(report(replace("X01_Sample.xml", "<forward>	50	", "<forward>	55	"))).toContain(
      "    Top speed: 50 km/h → 55 km/h",
    );
  });

  it("name the module, the shell and the price that changed", () => {
    expect(report(replace("X01_Sample.xml", "<weight>	10000	</weight>", "<weight>	11000	</weight>"))).toContain(
      "    Hull\n      Weight: 10,000 kg → 11,000 kg",
    );
    expect(report(replace("components/shells.xml", "<price>	", "<price>	1"))).toMatch(
      / shell\n {6}Price: .+ credits/,
    );
    expect(report(replace("list.xml", "<price>	100000	", "<price>	120000	"))).toContain(
      "    Price: 100,000 credits → 120,000 credits",
    );
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
    expect(forth.added.map(({ name }) => name)).toEqual(["Hidden"]);
    expect(forth.changed.find(({ after }) => after.id === 273)?.parts).toEqual([
      { of: [], field: "vehicle.role", before: "role_MT_universal", after: "role_MT_sniper" },
    ]);
    expect(diffDatasets(other, dataset()).removed.map(({ name }) => name)).toEqual(["Hidden"]);
    expect(formatDiff(forth)).toMatch(/\+ 785 Hidden \(germany heavyTank 5\)/);
  });
});
