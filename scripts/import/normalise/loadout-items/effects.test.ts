import { describe, expect, it, test } from "vitest";
import { readXml } from "#scripts/import/fixtures/read-xml.fixture.ts";
import { readFactors, readIndicators, readModifiers, readVehicleFilter } from "./effects.ts";

describe("what changes a vehicle", () => {
  const factor = (value: string, type: string) =>
    `<factor><attribute>a/b</attribute><type>${type}</type><valueByLevel>${value}</valueByLevel></factor>`;

  test.each([
    [factor("0.9 0.885", "mul"), [{ attribute: "a/b", type: "mul", value: 0.9, inSlot: 0.885 }], []],
    [factor("5", "add"), [{ attribute: "a/b", type: "add", value: 5, inSlot: 5 }], []],
    [factor("5", "pow"), [{ attribute: "a/b", type: "mul", value: 5, inSlot: 5 }], ['is the unknown type "pow"']],
    ["", [], []],
  ])("factors %s", (xml, value, faults) => {
    expect(readXml(xml, readFactors)).toMatchObject({ value, faults });
  });

  it("an element that is missing changes nothing, and is one fault", () => {
    expect(readFactors(undefined)).toEqual([]);
    const { value, faults } = readXml(
      "<factor><attribute>a</attribute><valueByLevel>2</valueByLevel></factor>",
      readFactors,
    );
    expect([value[0]?.type, faults]).toEqual(["mul", ["has no element type"]]);
  });

  it("modifiers say by their name how they count", () => {
    const modifier = (name: string) => `<${name}><name>a</name><value>2</value></${name}>`;
    const { value, faults } = readXml(["add", "mul", "pow"].map(modifier).join(""), readModifiers);
    expect(value.map(({ type }) => type)).toEqual(["add", "mul", "mul"]);
    expect(value[0]).toEqual({ attribute: "a", type: "add", value: 2, inSlot: 2 });
    expect(faults).toEqual(["should be mul or add"]);
  });

  it("indicators of alternatives and of several classes are laid flat", () => {
    const line = (name: string, more = "") => `<mul><name>${name}</name><value>2</value>${more}</mul>`;
    const { value } = readXml(
      `<oneOf>${line("a")}</oneOf>
       <aggregateMul>${line("b", "<vehicleTypes>lightTank observer SPG</vehicleTypes>")}</aggregateMul>
       <name>x</name><boostSkill><name>y</name></boostSkill>
       ${line("c", "<specValue>3</specValue><situationalKpi>true</situationalKpi>")}`,
      readIndicators,
    );
    const plain = { type: "mul", value: 2, inSlot: null, classes: null, situational: false };
    expect(value).toEqual([
      { ...plain, name: "a" },
      { ...plain, name: "b", classes: ["lightTank", "SPG"] },
      { ...plain, name: "c", inSlot: 3, situational: true },
    ]);
    expect(readIndicators(undefined)).toEqual([]);
  });

  it("vehicles are those of any rule, in the nations of its side", () => {
    const { value } = readXml(
      `<include><nations>germany ussr</nations>
         <vehicle><tags>a b</tags><minLevel>5</minLevel></vehicle>
         <vehicle><mandatoryTags>c</mandatoryTags><maxLevel>7</maxLevel></vehicle></include>
       <exclude><nations>uk</nations></exclude>`,
      readVehicleFilter,
    );
    const [any, nations] = [{ anyTag: [], allTags: [], minTier: null, maxTier: null }, ["germany", "ussr"]];
    expect(value).toEqual({
      include: [
        { ...any, nations, anyTag: ["a", "b"], minTier: 5 },
        { ...any, nations, allTags: ["c"], maxTier: 7 },
      ],
      exclude: [{ ...any, nations: ["uk"] }],
    });
    expect(readVehicleFilter(undefined)).toEqual({ include: [], exclude: [] });
    expect(readXml("<include></include>", readVehicleFilter).value.include).toEqual([{ ...any, nations: [] }]);
  });
});
