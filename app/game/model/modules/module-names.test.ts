import { describe, expect, it } from "vitest";
import { distinctNames } from "./module-names.ts";

const named = (...modules: (readonly [name: string, tier: number])[]) =>
  modules.map(([name, tier], id) => ({ id, name, tier }));

describe("names of a vehicle's modules of one kind", () => {
  it.each([
    ["differ already", named(["IS-7", 10], ["IS-8", 10]), ["IS-7", "IS-8"]],
    ["differ by the tier", named(["BZ-68", 8], ["BZ-68", 9]), ["BZ-68 (tier VIII)", "BZ-68 (tier IX)"]],
    ["differ by nothing", named(["M44", 7], ["M44", 7], ["M12", 7]), ["M44 (1)", "M44 (2)", "M12"]],
  ])("are told apart where they %s", (_, modules, names) => {
    expect([...distinctNames(modules).values()]).toEqual(names);
  });

  it("need no tier where it stands beside them", () => {
    expect([...distinctNames(named(["BZ-68", 8], ["BZ-68", 9]), true).values()]).toEqual(["BZ-68", "BZ-68"]);
    expect([...distinctNames(named(["M44", 7], ["M44", 7]), true).values()]).toEqual(["M44 (1)", "M44 (2)"]);
  });

  it("count a module once that stands in several places", () => {
    const [gun] = named(["75 mm M3", 4]);
    expect([...distinctNames(gun ? [gun, gun] : [])]).toEqual([[0, "75 mm M3"]]);
  });
});
