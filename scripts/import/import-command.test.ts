import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { SCHEMA_VERSION } from "#app/game/model/manifest.ts";
import { miniClient } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import { STATED_HEAD } from "./fixtures/stated.fixture.ts";
import { importCommand } from "./import-command.ts";

const VERSION = "<version.xml><version> v.1.26.1.0 #546 </version><meta><realm> EU </realm></meta></version.xml>";

let folder: string;

beforeEach(() => {
  folder = newFolder();
  for (const [path, text] of Object.entries(miniClient())) write(`client/scripts/${path}`, text);
  write("client/version.xml", VERSION);
  write("names.csv", "compactDescr,tag,name,short_name\n273,X01_Sample,Sample I,Sample\n");
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Runs the command over the small client and gives its exit code and what it said. */
async function command(...more: string[]) {
  const at = (path: string) => join(folder, path);
  const said: string[] = [];
  const console = { log: (text: string) => said.push(text), error: (text: string) => said.push(text) };
  const args = ["--client", at("client"), "--names", at("names.csv"), "--out", at("out"), ...more];
  return { code: await importCommand(args, console), said: said.join("\n") };
}

describe("the import command", () => {
  it("writes the dataset and says what it did", async () => {
    const { code, said } = await command();
    expect(code).toBe(0);
    expect(said).toContain("22 of 33 entries in full, 11 left out (secret 11)");
    expect(JSON.parse(readFileSync(join(folder, "out/manifest.json"), "utf8"))).toMatchObject({
      schemaVersion: SCHEMA_VERSION,
    });
  });

  it("leaves the dataset as it was when a file of later stats is damaged, and says where", async () => {
    await command();
    const before = readFileSync(join(folder, "out/vehicles/uk/X01_Sample.json"), "utf8");
    write("later.csv", `${STATED_HEAD}\n1,ussr,R04_T-34,5,85\n`);
    const { code, said } = await command("--stated", join(folder, "later.csv"), "--stated", join(folder, "none.json"));
    expect(code).toBe(1);
    expect(said).toContain("later.csv <line 2>: ");
    expect(said).toContain("none.json: ");
    expect(said).toContain("The dataset was left as it was.");
    expect(readFileSync(join(folder, "out/vehicles/uk/X01_Sample.json"), "utf8")).toBe(before);
  });

  it("writes only the file of the vehicle that changed", async () => {
    await command();
    const filesOf = () =>
      readdirSync(join(folder, "out"), { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(".json"))
        .map((path) => [path, statSync(join(folder, "out", path)).ino] as const);
    const before = new Map(filesOf());
    const file = "item_defs/vehicles/uk/X01_Sample.xml";
    write(`client/scripts/${file}`, (miniClient()[file] ?? "").replace("<forward>	50	", "<forward>	55	"));
    await command();
    expect(filesOf().flatMap(([path, ino]) => (before.get(path) === ino ? [] : [path]))).toEqual([
      "vehicles/uk/X01_Sample.json",
    ]);
  });

  it("keeps what a later patch changed, and says how many vehicles have such a history", async () => {
    await command();
    const path = join(folder, "out/vehicles/uk/X01_Sample.json");
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace('"forward": 50', '"forward": 45').replaceAll("1.26.1.0", "1.25.0.0"));
    expect((await command()).said).toContain("vehicles with a history of changes: 1");
    const history = readFileSync(join(folder, "out/history/uk/X01_Sample.json"), "utf8");
    expect(JSON.parse(history)).toMatchObject({ patches: [{ from: "1.25.0.0", to: "1.26.1.0" }] });
    await command();
    expect(readFileSync(join(folder, "out/history/uk/X01_Sample.json"), "utf8")).toBe(history);
  });

  it("keeps the histories of a dataset that it cannot compare, and says so", async () => {
    await command();
    const [id] = /(?<="id": )\d+/.exec(readFileSync(join(folder, "out/vehicles/uk/X01_Sample.json"), "utf8")) ?? [];
    const change = { key: "topSpeed", before: 40, after: 45 };
    const patch = { from: "1.0", to: "1.1", date: null, commonTest: false, figures: [change], parts: [] };
    write("out/history/uk/X01_Sample.json", JSON.stringify({ id: Number(id), patches: [patch] }));
    write("out/manifest.json", "{}");
    expect((await command()).said).toContain("no changes noted");
    const kept = JSON.parse(readFileSync(join(folder, "out/history/uk/X01_Sample.json"), "utf8"));
    expect(kept.patches).toEqual([patch]);
  });

  it("fails with every fault and leaves the old dataset as it was", async () => {
    write("out/manifest.json", "old");
    write("client/scripts/item_defs/vehicles/uk/X01_Sample.xml", "<a>");
    rmSync(join(folder, "client/scripts/item_defs/vehicles/usa/components/guns.xml"));
    const { code, said } = await command();
    expect(code).toBe(1);
    expect(said).toContain("uk/X01_Sample.xml: not well-formed");
    expect(said).toContain("usa/components/guns.xml: the file is missing");
    expect(said).toContain("The dataset was left as it was.");
    expect(readFileSync(join(folder, "out/manifest.json"), "utf8")).toBe("old");
  });

  it("fails when a source it was told of is missing", async () => {
    const { code, said } = await command("--marks", join(folder, "gone.json"));
    expect(code).toBe(1);
    expect(said).toContain("gone.json: ENOENT");
  });

  it("fails when it is called wrongly", async () => {
    expect(await command("--wrong", "x")).toMatchObject({ code: 1, said: expect.stringContaining("--wrong") });
  });
});
