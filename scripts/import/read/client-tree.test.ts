import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { type ClientSource, clientSource, filesInMemory } from "./client-source.ts";
import { ClientTree } from "./client-tree.ts";

const VERSION = { version: "2.4.0.2", label: null, build: null, realm: "EU" };
const COMMON = "item_defs/vehicles/common/supply_slot_types.xml";
const GERMANY = "item_defs/vehicles/germany";

/** Files whose text names the tree that holds them. */
const source = (name: string, paths: string[], texts?: Record<string, string>): ClientSource => ({
  ...clientSource(name, filesInMemory(Object.fromEntries(paths.map((path) => [path, `<a>${name}</a>`]))), VERSION),
  ...(texts && { texts: { find: (reference: string) => texts[reference] } as unknown as ClientSource["texts"] }),
});

/** A whole client, an overlay over it, and what is said of them. */
function trees(first: string[], second: string[], texts: [Record<string, string>?, Record<string, string>?] = []) {
  const faults = new SourceFaults();
  const below = new ClientTree(source("client", first, texts[0]), faults);
  const over = new ClientTree(source("overlay", second, texts[1]), faults, below);
  return {
    below,
    over,
    said: () => faults.list.map(({ file, element, message }) => `${file} <${element}> ${message}`),
  };
}

describe("an overlay", () => {
  it("stands after the trees below it, and is whole if it has what only whole clients have", () => {
    const { below, over } = trees([], []);
    expect(over.all).toEqual([below, over]);
    expect([below.isWhole, over.isWhole, trees([], [COMMON]).over.isWhole]).toEqual([true, false, true]);
  });

  it("has the lists of its own nations, and a whole client those of all", () => {
    const list = `${GERMANY}/list.xml`;
    const { below, over, said } = trees([list], []);
    expect([below.vehicleList("germany")?.text(), over.vehicleList("germany")]).toEqual(["client", undefined]);
    expect(trees([list], [list]).over.vehicleList("germany")?.text()).toBe("overlay");
    expect(said()).toEqual([]);
    const whole = trees([], [COMMON]);
    whole.over.vehicleList("germany");
    expect(whole.said()).toEqual([`overlay: ${list} <> the file is missing`]);
  });

  it("looks components up in its own file, then in those below, whatever their case", () => {
    const [mixed, small] = [`${GERMANY}/components/fuelTanks.xml`, `${GERMANY}/components/fueltanks.xml`];
    const found = (first: string[], second: string[]) => {
      const { over, said } = trees(first, second);
      return [over.components("germany", "fuelTanks").map((file) => file.text()), said()];
    };
    expect(found([mixed], [small])).toEqual([["overlay", "client"], []]);
    expect(found([small], [])).toEqual([["client"], []]);
    expect(found([], [mixed])).toEqual([["overlay", ""], [`${mixed} <> the file is missing`]]);
    expect(found([mixed], [COMMON])).toEqual([["", "client"], [`overlay: ${mixed} <> the file is missing`]]);
  });

  it.each<[string, string, (tree: ClientTree) => { text: () => string }]>([
    ["a common file", "item_defs/vehicles/common/vehicle.xml", (tree) => tree.common("vehicle.xml")],
    ["a file of items", "item_defs/perks/perks.xml", (tree) => tree.items("perks/perks.xml")],
    ["a map", "arena_defs/01_field.xml", (tree) => tree.arena("01_field")],
  ])("takes %s from the tree below where it has none", (_, path, read) => {
    expect(read(trees([path], []).over).text()).toBe("client");
    expect(read(trees([path], [path]).over).text()).toBe("overlay");
    expect(read(trees([path], [path]).below).text()).toBe("client");
    const { over, said } = trees([], []);
    expect([read(over).text(), said()]).toEqual(["", [`${path} <> the file is missing`]]);
  });

  it("has its vehicles alone", () => {
    const paths = [`${GERMANY}/A.xml`, `${GERMANY}/A_siege_mode.xml`];
    const { over, below, said } = trees(paths, []);
    expect([below.vehicle("germany", "A").text(), below.siegeVehicle("germany", "A").text(), said()]).toEqual([
      ...["client", "client", []],
    ]);
    expect([over.vehicle("germany", "A").text(), over.siegeVehicle("germany", "A").text()]).toEqual(["", ""]);
    expect(said()).toEqual(paths.map((path) => `overlay: ${path} <> the file is missing`));
  });

  it("takes texts of its own before those of trees below", () => {
    const { over, below } = trees([], [], [{ "#a:b": "client", "#a:c": "client" }, { "#a:b": "overlay" }]);
    expect(["#a:b", "#a:c", "#a:d", undefined].map((reference) => over.text(reference))).toEqual([
      ...["overlay", "client", undefined, undefined],
    ]);
    expect(below.text("#a:b")).toBe("client");
    expect(trees([], [], [{ "#a:b": "client" }]).over.text("#a:b")).toBe("client");
  });
});

it("a file that several parts need is parsed once, and named once where it is missing", () => {
  const { below, said } = trees([], []);
  expect(below.common("vehicle.xml")).toBe(below.common("vehicle.xml"));
  expect(said()).toEqual(["item_defs/vehicles/common/vehicle.xml <> the file is missing"]);
});

it("a fault of a tree as a whole names its folder", () => {
  const { over, said } = trees([], []);
  over.fault("is of no version");
  expect(said()).toEqual(["overlay <> is of no version"]);
});
