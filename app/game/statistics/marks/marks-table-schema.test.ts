import { describe, expect, it } from "vitest";
import { marksSnapshotSchema, marksTableSchema } from "./marks-table-schema.ts";

const byMark = { p65: [1475], p85: [2061], p95: [null], p100: [2890] };
const table = {
  id: [1],
  name: ["Tiger I"],
  shortName: [""],
  aliases: {},
  nation: ["germany"],
  type: ["heavyTank"],
  tier: [7],
  premium: [0],
  collector: [0],
  region: "eu",
  date: "2026-09-21",
  publisher: "Somebody",
  notInData: 0,
  leftOut: 3,
  ...byMark,
  changes: [
    { days: 7, since: "2026-09-14", by: byMark },
    { days: 30, since: null, by: null },
  ],
};
const snapshot = {
  region: "com",
  date: "2026-09-21",
  thresholds: {
    5137: { state: "known", p65: 1475, p85: 2061, p95: 2524, p100: 2890 },
    17: { state: "not-enough-data" },
  },
};

describe("a published table of marks", () => {
  it("is read with all that it has", () => {
    expect(marksTableSchema.parse(table)).toEqual(table);
    expect(marksSnapshotSchema.parse(snapshot)).toEqual(snapshot);
  });

  it.each<[string, object]>([
    ["of no region of ours", { region: "moon" }],
    ["of no day", { date: "yesterday" }],
    ["with a column that is missing", { p85: undefined }],
    ["with words for figures", { p100: ["many"] }],
    ["with a span that is none of ours", { changes: [{ days: 8, since: null, by: null }] }],
    ["with a change that lacks a mark", { changes: [{ days: 7, since: "2026-09-14", by: { p65: [1] } }] }],
    ["with less than no row left out", { leftOut: -1 }],
  ])("is refused %s", (_, change) => {
    expect(marksTableSchema.safeParse({ ...table, ...change }).success).toBe(false);
  });

  it.each(["", "x1", "1x", "-1"])("is refused as a snapshot with a vehicle %j", (id) => {
    const thresholds = { [id]: { state: "not-known" } };
    expect(marksSnapshotSchema.safeParse({ ...snapshot, thresholds }).success).toBe(false);
  });
});
