import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
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

  it("writes only the files that changed", () => {
    const target = join(folder, "game");
    writeDataset(
      target,
      new Map([
        ["a/same.json", "1"],
        ["a/changed.json", "1"],
      ]),
    );
    const fileOf = (path: string) => statSync(join(target, path)).ino;
    const before = [fileOf("a/same.json"), fileOf("a/changed.json")];
    writeDataset(
      target,
      new Map([
        ["a/same.json", "1"],
        ["a/changed.json", "2"],
      ]),
    );
    expect(fileOf("a/same.json")).toBe(before[0]);
    expect(fileOf("a/changed.json")).not.toBe(before[1]);
    expect(readFileSync(join(target, "a/changed.json"), "utf8")).toBe("2");
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

  it("keeps what an old file says where it is linked from the old dataset, and shares nothing with a changed one", () => {
    const target = join(folder, "game");
    writeDataset(
      target,
      new Map([
        ["same.json", "1"],
        ["gone/old.json", "2"],
      ]),
    );
    writeDataset(
      target,
      new Map([
        ["same.json", "1"],
        ["new.json", "1"],
      ]),
    );
    expect(readdirSync(target).sort()).toEqual(["new.json", "same.json"]);
    expect(readFileSync(join(target, "same.json"), "utf8")).toBe("1");
    expect(statSync(join(target, "same.json")).nlink).toBe(1);
  });

  it("puts the old one back when the new one cannot take its place", () => {
    const target = join(folder, "game");
    let failures = 1;
    const rename: typeof renameSync = (from, to) => {
      if (to === target && failures-- > 0) throw new Error("no space left");
      renameSync(from, to);
    };
    const files = (text: string) => new Map([["a/b.json", text]]);
    expect(() => writeDataset(target, files("1"), rename)).toThrow("no space left");
    expect(readdirSync(folder)).toEqual([]);
    writeDataset(target, files("1"));
    failures = 1;
    expect(() => writeDataset(target, files("2"), rename)).toThrow("no space left");
    expect(readFileSync(join(target, "a/b.json"), "utf8")).toBe("1");
    expect(readdirSync(folder)).toEqual(["game"]);
  });

  it("does not touch a file that stays the same", () => {
    const target = join(folder, "game");
    const files = new Map([["same.json", "1"]]);
    writeDataset(target, files);
    utimesSync(join(target, "same.json"), 1000, 1000);
    writeDataset(target, files);
    expect(statSync(join(target, "same.json")).mtimeMs).toBe(1_000_000);
  });

  it("takes a relative folder, and one whose parents are not there", () => {
    const target = relative(process.cwd(), join(folder, "not/there/game"));
    writeDataset(target, new Map([["a.json", "1"]]));
    expect(readFileSync(join(folder, "not/there/game/a.json"), "utf8")).toBe("1");
    expect(readdirSync(join(folder, "not/there"))).toEqual(["game"]);
  });
});
