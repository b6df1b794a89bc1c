import { describe, expect, it } from "vitest";
import { parseVehiclePath, vehicleIdPath, vehiclePagePath, vehiclePath } from "./vehicle-path.ts";

describe("vehicle paths", () => {
  const path = "vehicles/germany/heavyTank/VII/G04_PzVI_Tiger_I/vehicle.json";

  it("are made of nation, class, tier and tag", () => {
    expect(vehiclePath({ nation: "germany", type: "heavyTank", tier: 7, tag: "G04_PzVI_Tiger_I" })).toBe(path);
  });

  it("are found by the id as well", () => {
    expect(vehicleIdPath(529)).toBe("vehicles/by-id/529.json");
  });

  it("are taken apart again", () => {
    expect(parseVehiclePath(path)).toEqual({
      nation: "germany",
      type: "heavyTank",
      tier: "VII",
      tag: "G04_PzVI_Tiger_I",
    });
  });

  it.each([
    "vehicles/index.json",
    "vehicles/narnia/heavyTank/VII/G04/vehicle.json",
    "vehicles/germany/tank/VII/G04/vehicle.json",
    "vehicles/germany/heavyTank/7/G04/vehicle.json",
    "vehicles/germany/heavyTank/VII/../vehicle.json",
    `/${path}`,
    `${path}.bak`,
    "",
  ])("do not include %s", (other) => {
    expect(parseVehiclePath(other)).toBeUndefined();
  });

  it("lead to a page by id and slug", () => {
    expect(vehiclePagePath({ id: 529, slug: "tiger-i" })).toBe("/529/tiger-i");
  });
});
