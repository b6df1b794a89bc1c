import { expect, it } from "vitest";
import { fileNameOf } from "./export-table.ts";

it.each([
  [
    ["marks-of-mastery", 12, "vehicles", "patch", "0.9.7 to 2.3.0"],
    "marks-of-mastery-12-vehicles-patch-0.9.7-to-2.3.0",
  ],
  [["Community average By nation", 1, "group", "../..\\x"], "community-average-by-nation-1-group-..-..-x"],
])("%j is called %s", (parts, name) => expect(fileNameOf(...parts)).toBe(name));
