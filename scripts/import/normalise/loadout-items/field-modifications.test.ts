import { describe, expect, it, test } from "vitest";
import { readXml } from "#scripts/import/fixtures/read-xml.fixture.ts";
import type { ClientTree } from "#scripts/import/read/client-tree.ts";
import { readFieldModifications } from "./field-modifications.ts";

describe("field modifications", () => {
  const label = (element: string, text: string) => (element === "" ? "" : `<${element}>${text}</${element}>`);
  const modification = (tag: string, more = "") =>
    `<${tag}><id>1</id>${more}<modifiers><add><name>m</name><value>2</value></add></modifiers></${tag}>`;
  const pair = (first: string) =>
    `<p><id>4</id><first><name>${first}</name><price>buy</price></first><second><name>b</name></second></p>`;
  const step = (type: string, value: string, more = "") =>
    `<step><id>1</id><level>2</level><action><type>${type}</type><value>${value}</value></action><price>c</price>${more}</step>`;
  const read = (parts: Partial<Record<"modifications" | "pairs" | "trees" | "prices", string>>) =>
    readXml(
      (["modifications", "pairs", "trees", "prices"] as const)
        .map((part) => `<${part}>${parts[part] ?? ""}</${part}>`)
        .join(""),
      (root) =>
        readFieldModifications({
          common: (path) => root.child(/^post_progression\/(\w+)\.xml$/.exec(path)?.[1] ?? path),
        } as ClientTree),
    );
  const trees = (steps: string) => `<t><id>8</id><rootStep>1</rootStep><steps>${steps}</steps></t>`;

  test.each([
    ["fuel_system_revision_2", "", "", "Fuel system revised"],
    ["a", "locName", "gun_balancing", "Gun balanced"],
    ["a", "imgName", "swing_mechanisms_lapping", "Traverse mechanisms lapped"],
    ["some_thing", "", "", "Some thing"],
  ])("%s with %s %s is called %s", (tag, element, text, name) => {
    const { value } = read({ modifications: modification(tag, label(element, text)) });
    const factors = [{ attribute: "m", type: "add", value: 2, inSlot: 2 }];
    expect(value.modifications).toEqual([{ id: 1, tag, name, aliases: [], factors, indicators: [] }]);
  });

  it("are steps with an action, a price, a tier and what they unlock", () => {
    const { value, faults } = read({
      modifications: modification("a") + modification("b"),
      pairs: pair("a"),
      trees: trees(
        step("modification", "a", "<unlocks>2 3</unlocks>") +
          step(
            "pair_modification",
            "p",
            "<vehicleFilter><include><vehicle><minLevel>8</minLevel></vehicle></include></vehicleFilter>",
          ) +
          step("feature", "roleSlot"),
      ),
    });
    const one = { id: 1, level: 2, minTier: null, price: "c", unlocks: [] };
    expect(faults).toEqual([]);
    expect(value.pairs).toEqual([{ id: 4, tag: "p", first: "a", second: "b", price: "buy" }]);
    expect(value.trees).toEqual([
      {
        id: 8,
        tag: "t",
        root: 1,
        steps: [
          { ...one, action: { type: "modification", modification: "a" }, unlocks: [2, 3] },
          { ...one, action: { type: "pair", pair: "p" }, minTier: 8 },
          { ...one, action: { type: "feature", feature: "roleSlot" } },
        ],
      },
    ]);
  });

  it("name only what is defined, each unknown once", () => {
    const { faults } = read({
      modifications: modification("b"),
      pairs: pair("nothing"),
      trees: trees(step("modification", "nothing") + step("pair_modification", "q") + step("magic", "b")),
    });
    expect(faults).toEqual([
      'is of the unknown type "magic"',
      "names nothing, which is not defined",
      "names q, which is not defined",
    ]);
  });

  it("cost what their tier costs, in a known currency", () => {
    const { value, faults } = read({
      prices:
        "<c><level_6>10<xp/></level_6><level_7>20<credits/></level_7><level_8>30<gold/></level_8><level_9>40</level_9></c>",
    });
    expect(value.prices).toEqual([
      {
        tag: "c",
        tiers: [
          { tier: 6, amount: 10, currency: "xp" },
          { tier: 7, amount: 20, currency: "credits" },
          { tier: 8, amount: 30, currency: "gold" },
          { tier: 9, amount: 40, currency: "credits" },
        ],
      },
    ]);
    expect(faults).toEqual(["names no currency"]);
  });
});
