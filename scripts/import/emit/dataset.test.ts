import { expect, it } from "vitest";
import { z } from "zod";
import type { Patch } from "#app/game/model/provenance.ts";
import { SourceFaults } from "#scripts/import/report.ts";
import { sourcesOf } from "../sources.ts";
import { ImportedDataset } from "./dataset.ts";

const patch: Patch = { version: "1.26.1.0", commonTest: false, date: null, publisher: "a copy", commit: null };
const source = { patch, realm: "EU", others: [] };
const schema = z.object({ a: z.number() });

function afresh() {
  const faults = new SourceFaults();
  return { faults, dataset: new ImportedDataset(faults, sourcesOf(source, undefined)) };
}

it("files stand in the order of their paths, with the fields of their schema alone", () => {
  const { dataset, faults } = afresh();
  const more = { a: 1, b: 2 };
  for (const path of ["c/2.json", "c/3.json", "c/1.json"]) dataset.add(["marks"], path, schema, more);
  dataset.add(["marks"], "b.json", schema, more);
  expect([...dataset.files()]).toEqual(
    ["b.json", "c/1.json", "c/2.json", "c/3.json"].map((path) => [path, '{ "a": 1 }\n']),
  );
  expect(faults.list).toEqual([]);
});

it("a value that does not fit is a fault in one line, and so is a second file of one path", () => {
  const { dataset, faults } = afresh();
  const wide = z.object({ a: z.number(), b: z.number() });
  dataset.add(["marks"], "a.json", wide, { a: "1", b: null } as unknown as z.infer<typeof wide>);
  expect(dataset.files().size).toBe(0);
  for (const a of [1, 2]) dataset.add(["marks"], "b.json", schema, { a });
  expect(faults.list).toEqual([
    { file: "a.json", element: "", message: expect.stringMatching(/at a .*at b$/) },
    { file: "b.json", element: "", message: "would be written twice" },
  ]);
});

it("the manifest names the sources that were used, and the newest patch that they know", () => {
  const counts = { entries: 1, full: 1, summary: 0, "default-profile": 0, leftOut: {} };
  const manifestOf = (...keys: ("marks" | "newer" | "definitions")[]) => {
    const { dataset } = afresh();
    for (const key of keys) dataset.add([key], `${key}.json`, schema, { a: 1 });
    return dataset.manifest(source, counts, []);
  };
  expect(manifestOf("marks", "definitions")).toMatchObject({
    gameVersion: "1.26.1.0",
    realm: "EU",
    newestKnownPatch: { version: "1.26.1.0", date: null },
    counts,
  });
  expect(Object.keys(manifestOf("marks", "definitions").sources)).toEqual(["definitions", "marks"]);
  expect(manifestOf("newer").newestKnownPatch.version).toBe("2.3.1.3");
});
