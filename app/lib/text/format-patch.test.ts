import { expect, it } from "vitest";
import { formatPatch, patchName, patchPhrase, patchRange } from "./format-patch.ts";

it.each([
  ["1.26.1.0", "1.26.1"],
  ["2.3.1.3", "2.3.1.3"],
  ["2.3.1.5412", "2.3.1"],
  ["2.4.0.0", "2.4.0"],
  ["2.1.1", "2.1.1"],
  ["2.1.1 to 2.3.1.3", "2.1.1 to 2.3.1.3"],
])("%s is patch %s", (version, patch) => {
  expect(formatPatch(version)).toBe(patch);
});

it("a Common Test is named beside its patch", () => {
  const test = { version: "2.4.1.0", commonTest: true };
  expect(patchName(test)).toBe("2.4.1 (Common Test)");
  expect(patchPhrase(test)).toBe("the Common Test of patch 2.4.1");
  expect(patchPhrase({ version: "2.3.1.5412", commonTest: false })).toBe("patch 2.3.1");
});

it("several patches are told by the earliest and the latest", () => {
  const of = (...versions: string[]) => versions.map((version) => ({ version, commonTest: false }));
  expect(patchRange(of("2.10.0.0", "2.9.0.0", "2.4.0.5424"))).toBe("2.4.0 to 2.10.0");
  expect(patchRange(of("2.4.0.5424", "2.4.0.5426"))).toBe("2.4.0");
  expect(patchRange([])).toBe("");
});
