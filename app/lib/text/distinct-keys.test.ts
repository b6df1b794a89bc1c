import { expect, it } from "vitest";
import { distinctKeys } from "./distinct-keys.ts";

it("numbers what repeats, in its order", () => {
  expect(distinctKeys(["Loader", "Driver", "Loader", "Loader"])).toEqual(["Loader", "Driver", "Loader 2", "Loader 3"]);
  expect(distinctKeys([])).toEqual([]);
});
