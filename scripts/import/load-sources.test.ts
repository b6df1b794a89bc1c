import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadSources } from "./import-command.ts";
import { readOptions } from "./options.ts";
import { SourceFaults } from "./report.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sources-"));
  mkdirSync(join(folder, "client/scripts/item_defs"), { recursive: true });
  writeFileSync(join(folder, "names.csv"), "compactDescr,tag,name,short_name\n1,R04_T-34,T-34 of the file,T-34\n");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const published = (tank_id: number, name: string) => ({
  tank_id,
  tag: "R04_T-34",
  name,
  short_name: name,
  nation: "ussr",
  tier: 5,
  type: "mediumTank",
  is_premium: false,
  price_credit: 1,
  price_gold: 0,
});

describe("the sources of a run", () => {
  it("are the files alone when no realm is given", async () => {
    const options = readOptions([
      "--client",
      join(folder, "client"),
      "--version",
      "1.26.1.0",
      "--names",
      join(folder, "names.csv"),
    ]);
    const { catalogue, statistics, arenas } = await loadSources(options, new SourceFaults());
    expect([...catalogue.names.keys()]).toEqual([1]);
    expect(catalogue).toMatchObject({ newer: [], complete: false });
    expect([statistics.marks, statistics.expected, statistics.usage, arenas]).toEqual(Array(4).fill(undefined));
  });

  it("hold the game's own names of what can be fitted, where a file has them", async () => {
    writeFileSync(join(folder, "fitting-names.csv"), "kind,tag,name\nperk,repair,Repairs\n");
    const own = ["--client", join(folder, "client"), "--version", "1.26.1.0", "--names", join(folder, "names.csv")];
    const load = (...more: string[]) => loadSources(readOptions([...own, ...more]), new SourceFaults());
    expect((await load()).fittingNames).toEqual([]);
    expect((await load("--fitting-names", join(folder, "fitting-names.csv"))).fittingNames).toMatchObject([
      { kind: "perk", tag: "repair", name: "Repairs" },
    ]);
  });

  it("are the publisher's list with the files over it", async () => {
    const args = [
      "--client",
      join(folder, "client"),
      "--version",
      "1.26.1.0",
      "--names",
      join(folder, "names.csv"),
      "--publisher",
      "eu",
      "--application-id",
      "x",
    ];
    const data = { "1": published(1, "T-34"), "257": published(257, "SU-85") };
    const answer = { status: "ok", meta: { page_total: 1 }, data };
    const faults = new SourceFaults();
    const info = { status: "ok", data: { game_version: "2.4.0.0", tanks_updated_at: 1_780_000_000 } };
    const row = { "50": 500, "80": 800, "95": 950, "99": 990 };
    const mastery = { status: "ok", data: { distribution: { "1": row }, updated_at: 1_780_000_000 } };
    const request = async (url: string) =>
      url.includes("/info/") ? info : url.includes("/mastery/") ? mastery : answer;
    const { catalogue, statistics } = await loadSources(readOptions(args), faults, request);
    expect(faults.list).toEqual([]);
    expect([...catalogue.names].map(([id, { name }]) => [id, name])).toEqual([
      [1, "T-34 of the file"],
      [257, "SU-85"],
    ]);
    expect(catalogue.newer.map(({ id }) => id)).toEqual([1, 257]);
    expect(catalogue.complete).toBe(true);
    expect(statistics.mastery?.thresholds.get(1)).toEqual({ third: 500, second: 800, first: 950, ace: 990 });
  });
});
