import { describe, expect, it } from "vitest";
import { sinceOf } from "#app/components/provenance/revised-texts.ts";
import { linePath } from "#app/game/charts/axis.ts";
import { parseComparison } from "#app/game/comparison/query.ts";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { definitions } from "#tests/setup/loadout-items.ts";
import { published, publishedRecords } from "#tests/setup/published.ts";
import { COMPARISON_RADAR_BOX } from "./charts/comparison-radar.ts";
import { comparisonContent } from "./comparison-content.ts";
import { comparisonLines } from "./export/copy-csv.ts";

const columns = published<VehicleColumns>(VEHICLE_COLUMNS_PATH);
const records = new Map(publishedRecords().map((record) => [record.id, record]));

/** @param change of every record */
function contentOf(search: string, change = (record: VehicleRecord) => record) {
  const query = parseComparison(new URLSearchParams(search));
  const own = query.entries.flatMap(({ id }) => records.get(id) ?? []).map(change);
  const axes = [columns.stats.specificPower, columns.stats.dpm] as const;
  return comparisonContent({ columns, records: own, definitions, axes }, query, []);
}

const rowOf = (content: ReturnType<typeof contentOf>, label: string) =>
  content.groups.flatMap(({ rows }) => rows).find((row) => row.label === label);

// E 100 and IS-7, as the mock of the page has them.
const TWO = "v=9489&v=7169";

describe("a comparison as it is printed", () => {
  it("has figures and differences in the unit of the figure, or in per cent", () => {
    expect(rowOf(contentOf(TWO), "Health")).toMatchObject({
      unit: "hp",
      cells: [
        { text: "2,700", delta: "", best: true },
        { text: "2,400", delta: "−300", tone: "bad", best: false },
      ],
    });
    expect(rowOf(contentOf(`${TWO}&deltas=percent`), "Health")?.cells[1]?.delta).toBe("−11.1%");
    expect(rowOf(contentOf(TWO), "Reload")?.cells[1]).toMatchObject({ delta: "−6.3", tone: "good", best: true });
  });

  it("says where only one has equipment and the commander's bonus, also of one vehicle twice", () => {
    const own = "7169.1AgNOU0kEAQAFCgEDAQMBAwEDAQMYXg";
    for (const search of [`v=${own}&v=7169`, `v=${own}&v=9489`])
      expect(contentOf(search).bare).toMatch(/equipment.+commander’s bonus/);
    expect(contentOf(TWO).bare).toBe("");
    expect(contentOf(`v=${own}&v=${own}`).bare).toBe("");
  });

  it("reads a greater depression as more, in degrees and in per cent", () => {
    const content = contentOf("v=7169&v=9489");
    expect(rowOf(content, "Gun depression")?.cells).toMatchObject([
      { text: "−6", delta: "" },
      { text: "−7", delta: "+1", tone: "good", best: true },
    ]);
    expect(rowOf(contentOf(TWO), "Gun depression")?.cells[1]).toMatchObject({ text: "−6", delta: "−1", tone: "bad" });
    expect(rowOf(contentOf("v=7169&v=9489&deltas=percent"), "Gun depression")?.cells[1]?.delta).toBe("+16.7%");
  });

  it("hides what is the same, and says how much that is", () => {
    const all = contentOf(TWO);
    const different = contentOf(`${TWO}&rows=different`);
    const count = (content: typeof all) => content.groups.reduce((sum, { rows }) => sum + rows.length, 0);
    expect(different.equalRows).toBeGreaterThan(0);
    expect(count(all) - count(different)).toBe(different.equalRows);
    expect(rowOf(different, "Dispersion, 100 m")).toBeUndefined();
    // One alone has nothing to differ from.
    expect(contentOf("v=9489&rows=different").equalRows).toBe(0);
  });

  it("has a closed group without its rows, and its number", () => {
    const group = contentOf(`${TWO}&closed=vision`).groups.find(({ key }) => key === "vision");
    expect(group).toMatchObject({ open: false, rows: [] });
    expect(group?.count).toBeGreaterThan(3);
  });

  it("keeps the columns of one vehicle with several builds apart", () => {
    const { columns: heads, radar } = contentOf("v=9489&v=9489&v=9489.stock&v=9489.typical");
    expect(heads.map(({ key }) => key)).toEqual(["9489 1", "9489 2", "9489 3", "9489 4"]);
    expect(heads.map(({ state }) => state.join(", "))).toEqual([
      "Top modules, No equipment",
      "Top modules, No equipment",
      "Stock modules, No equipment",
      "Top modules, Most used equipment",
    ]);
    expect(heads.map(({ href }) => href.replace(/^[^?]*/, ""))).toEqual(["", "", "?loadout=stock", "?loadout=typical"]);
    expect(radar?.shapes.map(({ column }) => column)).toEqual([0, 1, 2, 3]);
  });

  it("says of which patches the figures are, and that those of a Common Test may change", () => {
    const test = columns.id.find((_, i) => columns.patches[columns.patch[i] ?? -1]?.commonTest);
    const { notes, columns: heads } = contentOf(`v=9489&v=${test}`);
    expect(notes.join(" ")).toContain("The vehicles compared are of different patches");
    expect(notes.join(" ")).toContain("Common Test stats, may still change");
    expect(heads[1]?.patch).toContain("(Common Test)");
    expect(contentOf(TWO).notes.join(" ")).not.toContain("patches");
  });

  it("says what is announced only, and never makes the best of what is not known", () => {
    const announced = [...records.values()].find(({ record }) => record === "summary");
    const content = contentOf(`v=9489&v=${announced?.id}.typical&figures=all`);
    expect(content.dropped).toHaveLength(1);
    expect(content.columns[1]).toMatchObject({ isFull: false, loadout: "bare", state: ["As announced"] });
    expect(content.columns[1]?.href).not.toContain("loadout");
    const unknown = content.groups.flatMap(({ rows }) => rows).map(({ cells }) => cells[1]);
    expect(unknown.filter((cell) => cell?.text === "Not known").length).toBeGreaterThan(0);
    for (const cell of unknown) if (!cell?.known) expect(cell).toMatchObject({ best: false, delta: "", tone: "" });
  });

  it("has the ratings first, with the best of them, and says what is not rated and what they are within", () => {
    const newer = [...records.values()].find(({ rating, tier }) => rating.value === 0 && tier === 11);
    const content = contentOf(`v=9489&v=7169&v=${newer?.id}&v=58641`);
    expect(content.groups[0]).toMatchObject({ key: "overall", label: "Overall", rows: [{ label: "Rating" }] });
    const [first = 0, second = 0, last = 0] = [9489, 7169, 58641].map((id) => records.get(id)?.rating.value ?? 0);
    const best = Math.max(first, second, last);
    const known = (rating: number) => ({ text: rating.toFixed(1), known: true, best: rating === best, rating });
    expect(rowOf(content, "Rating")?.cells).toMatchObject([
      known(first),
      { ...known(second), tone: second === first ? "" : second < first ? "bad" : "good" },
      { text: "Not rated", known: false, delta: "", tone: "", best: false },
      { ...known(last), tone: last === first ? "" : last < first ? "bad" : "good" },
    ]);
    const ratingLabels = [first, second, 0, last].map((rating) => (rating === 0 ? "" : rating.toFixed(1)));
    expect(comparisonLines(content)).toContainEqual(["Rating", "", ...ratingLabels]);
    expect(content.notes.join(" ")).toContain("Ratings compare a vehicle with its own tier and class");
  });

  it("is a file of plain figures, without what is not known", () => {
    const lines = comparisonLines(contentOf(TWO));
    expect(lines[0]).toEqual(["Characteristic", "Unit", "E 100", "IS-7"]);
    expect(lines).toContainEqual(["Health", "hp", "2700", "2400"]);
    expect(lines).toContainEqual(["Gun depression", "°", "-7", "-6"]);
  });

  describe("with figures of later patches", () => {
    const isRevised = (record: VehicleRecord) => record.record === "full" && record.top.revised?.health !== undefined;
    const all = [...records.values()];
    const revised = all.find(isRevised) as FullVehicle;
    const plain = all.find((record) => record.record === "full" && !record.stated);
    const source = revised.top.revised?.health?.source ?? "stated";
    const since = sinceOf(revised, source);
    const own = `v=${revised.id}&v=${plain?.id}`;

    it("says of each since when it is what it is, and of the column that it is so in part", () => {
      for (const search of [own, `v=${revised.id}.typical&v=${plain?.id}`]) {
        const content = contentOf(search);
        const [first, second] = rowOf(content, "Health")?.cells ?? [];
        expect(first?.revised).toMatchObject({ since, text: expect.stringContaining(`since ${since}, was `) });
        expect(second).not.toHaveProperty("revised");
        expect(content.columns[0]?.patch).toContain(", partly ");
        expect(content.columns[1]?.patch).not.toContain(", partly ");
        expect(content.notes.join(" ")).toContain("from a later patch");
      }
      expect(contentOf(`v=${plain?.id}`).notes.join(" ")).not.toContain("from a later patch");
    });

    it("has their patches in the file, a line for all, and no such line without", () => {
      const line = comparisonLines(contentOf(own)).find(([label]) => label === "Later patches");
      expect(line?.[2]?.split("; ")).toContain(`Health: ${since}`);
      expect(line?.[3]).toBe("");
      expect(comparisonLines(contentOf(`v=${plain?.id}`)).map(([label]) => label)).not.toContain("Later patches");
    });
  });

  it("draws percentiles from the middle outwards, and passes over what is not known", () => {
    const { radar } = contentOf("v=7169&v=9489", ({ peers, ...record }) => {
      const { dpm: _, ...stats } = peers.stats;
      return { ...record, peers: { ...peers, stats } };
    });
    const { centre, radius } = COMPARISON_RADAR_BOX;
    expect(radar?.rows[0]?.slice(1)).toEqual(["Not known", "Not known"]);
    for (const [column, points] of (radar?.points ?? []).entries()) {
      const percentiles = points.map(({ at: [x, y] }) => (100 * Math.hypot(x - centre[0], y - centre[1])) / radius);
      expect(percentiles.map((one) => String(Math.round(one)))).toEqual(
        radar?.rows.slice(1).map((row) => row[1 + column]),
      );
      expect(radar?.shapes[column]?.d).toBe(`${linePath(points.map(({ at }) => at))}Z`);
    }
  });

  it("marks the columns among the vehicles of their tiers", () => {
    const { scatter } = contentOf(TWO);
    expect(scatter?.marks.map(({ column }) => column)).toEqual([0, 1]);
    expect(scatter?.rows).toEqual([
      { name: "E 100", x: "9.2 hp/t", y: "2,250" },
      { name: "IS-7", x: "17.6 hp/t", y: "2,146" },
    ]);
    expect(scatter?.among).toMatch(/^\d+ other vehicles of tier X$/);
    expect(contentOf(`${TWO}&v=529`).scatter?.among).toMatch(/^\d+ other vehicles of tiers VII and X$/);
  });

  it("names a column the same, whatever is fitted and wherever it stands", () => {
    const keysOf = (search: string) => contentOf(search).columns.map(({ key }) => key);
    expect(keysOf("v=9489.stock&v=7169.typical&v=9489")).toEqual(keysOf("v=9489&v=7169&v=9489.typical"));
    expect(keysOf("v=7169&v=9489")).toEqual(keysOf("v=9489&v=7169").toReversed());
  });
});
