import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SCHEMA_VERSION } from "#app/game/model/manifest.ts";
import { writeDataset } from "../emit/write.ts";
import { Faults } from "../faults.ts";
import { miniClient, noOtherSources } from "../fixtures/mini-client.ts";
import { filesInMemory } from "../read/raw-files.ts";
import { runImport } from "../run.ts";
import { openDataset } from "./open-dataset.ts";

let folder: string;

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), "opened-")), "game");
  writeDataset(folder, runImport({ client: filesInMemory(miniClient()), ...noOtherSources() }, new Faults()).files);
});

afterAll(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

describe("a dataset on disk", () => {
  it("gives its rows and, when asked, their records", () => {
    const { manifest, rows, record } = openDataset(folder);
    expect(manifest.counts.full).toBe(rows.length);
    expect(rows.map((row) => record(row).id)).toEqual(rows.map(({ id }) => id));
  });

  it("is refused when it is of another schema version or not there", () => {
    const path = join(folder, "manifest.json");
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace(`"schemaVersion": ${SCHEMA_VERSION}`, '"schemaVersion": 0'));
    expect(() => openDataset(folder)).toThrow(`manifest.json is not of schema version ${SCHEMA_VERSION}`);
    writeFileSync(path, text);
    expect(() => openDataset(`${folder}-gone`)).toThrow("ENOENT");
  });
});
