import { expect, it } from "vitest";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { published } from "#tests/setup/published.ts";
import { vehicleTyped } from "./vehicle-typed.ts";

const columns = published<VehicleColumns>(VEHICLE_COLUMNS_PATH);

it.each([
  ["IS-7", { id: 7169 }],
  ["7169", { id: 7169 }],
  ["kranv", { id: 2433 }],
  // Two vehicles have exactly this name, so a longer name cannot help.
  ["IS-2", { problem: "“IS-2” may be IS-2 (China) or IS-2 (U.S.S.R.): write its number, 3633 or 59137." }],
  ["T-34-85 R", { problem: expect.stringMatching(/^“T-34-85 R” may be .+ \(Poland\) or .+ \(U\.S\.S\.R\.\)/) }],
  ["EBR 75", { id: 43585 }],
  ["Lorraine", { problem: expect.stringMatching(/: write the whole name\.$/) }],
  ["Kranwagen", { problem: "No vehicle is called “Kranwagen”. Did you mean Kranvagn?" }],
  ["xyzzy", { problem: "No vehicle is called “xyzzy”." }],
])("%s", (typed, answer) => expect(vehicleTyped(typed, columns)).toEqual(answer));
