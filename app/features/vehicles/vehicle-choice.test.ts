import { expect, it } from "vitest";
import { parseVehicleChoice, vehicleChoiceToSearch } from "./vehicle-choice.ts";

it.each([
  ["", { modules: "top", mode: "normal" }, ""],
  ["modules=stock", { modules: "stock", mode: "normal" }, "?modules=stock"],
  ["mode=siege&modules=stock", { modules: "stock", mode: "siege" }, "?modules=stock&mode=siege"],
  ["modules=top&mode=normal", { modules: "top", mode: "normal" }, ""],
  ["modules=best&mode=flying", { modules: "top", mode: "normal" }, ""],
])("%j", (search, choice, canonical) => {
  const parsed = parseVehicleChoice(new URLSearchParams(search));
  expect(parsed).toEqual(choice);
  expect(vehicleChoiceToSearch(parsed)).toBe(canonical);
});
