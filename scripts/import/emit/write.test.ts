import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeDataset } from "./write.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dataset-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("writing a dataset", () => {
  it("makes the folders it needs", () => {
    writeDataset(join(folder, "data/game"), new Map([["vehicles/index.json", "{}\n"]]));
    expect(readFileSync(join(folder, "data/game/vehicles/index.json"), "utf8")).toBe("{}\n");
  });

  it("leaves nothing of the old one, and nothing beside the new one", () => {
    const target = join(folder, "game");
    writeDataset(target, new Map([["old.json", "1"]]));
    writeDataset(target, new Map([["new.json", "2"]]));
    expect(readdirSync(target)).toEqual(["new.json"]);
    expect(readdirSync(folder)).toEqual(["game"]);
  });

  it("leaves the old one as it was when a file cannot be written", () => {
    const target = join(folder, "game");
    mkdirSync(target);
    writeFileSync(join(target, "old.json"), "1");
    const files = new Map([
      ["a", "a file"],
      ["a/b.json", "below a file"],
    ]);
    expect(() => writeDataset(target, files)).toThrow();
    expect(readFileSync(join(target, "old.json"), "utf8")).toBe("1");
    expect(existsSync(join(target, "a"))).toBe(false);
    expect(readdirSync(folder)).toEqual(["game"]);
  });
});
