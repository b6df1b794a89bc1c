import { expect, it } from "vitest";
import { MARK_KEYS, marksSnapshotPath, marksTablePath } from "./thresholds.ts";

// What links into the dataset hold: a path that moves breaks them.
it("the marks of a region stand where they always stood", () => {
  expect(marksTablePath("com")).toBe("marks/table/com.json");
  expect(marksSnapshotPath("asia", "2026-09-21")).toBe("marks/snapshots/asia/2026-09-21.json");
  expect(MARK_KEYS).toEqual(["p65", "p85", "p95", "p100"]);
});
