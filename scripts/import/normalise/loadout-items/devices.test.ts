import { describe, expect, it, test } from "vitest";
import { readXml } from "#scripts/import/fixtures/read-xml.fixture.ts";
import { readDevices } from "./devices.ts";

const device = (tag: string, id: number, tags: string, script = "", more = "") =>
  `<${tag}><id>${id}</id><archetype>rammer</archetype><tags>${tags}</tags><price>100</price>
     <script>${script}</script>${more}</${tag}>`;

describe("equipment", () => {
  test.each([
    ["a", "modernized_2 x", "experimental", 2],
    ["a", "x modernized_12", "standard", null],
    ["a", "x trophyBasic", "trophy", 1],
    ["a", "x trophyUpgraded", "trophy", 2],
    ["a_tier2", "x deluxe", "bond", null],
    ["a_tier3", "x", "standard", 3],
    ["a_tier3b", "x", "standard", null],
  ])("%s with the tags %s is %s of grade %s", (tag, tags, kind, grade) => {
    expect(readXml(device(tag, 1, tags), readDevices).value).toMatchObject([{ tag, kind, grade }]);
  });

  it("has what its element says, and nothing of what it does not", () => {
    const { value, faults } = readXml(
      `<xmlns_a>x</xmlns_a>${device("a", 1, "fam other")}${device(
        "b",
        2,
        "",
        "<weight>100</weight>",
        `<categories>stealth mobility</categories><notInShop>true</notInShop><removable>false</removable>
         <incompatibleTags><installed>c d</installed></incompatibleTags>
         <vehicleFilter><include><nations>uk</nations></include></vehicleFilter>
         <kpi><add><name>k</name><value>1</value></add></kpi>`,
      )}`,
      readDevices,
    );
    expect(faults).toEqual([]);
    expect(value[0]).toEqual({
      id: 9 | (15 << 4) | (1 << 8),
      tag: "a",
      archetype: "rammer",
      family: "fam",
      name: "Gun rammer",
      aliases: [],
      kind: "standard",
      grade: null,
      categories: [],
      price: { amount: 100, currency: "credits" },
      notInShop: false,
      removable: true,
      tags: ["fam", "other"],
      incompatibleTags: [],
      vehicles: { include: [], exclude: [] },
      weight: 0,
      factors: [],
      figures: {},
      indicators: [],
      upgrade: null,
    });
    expect(value[1]).toMatchObject({
      family: "rammer",
      categories: ["stealth", "mobility"],
      notInShop: true,
      removable: false,
      incompatibleTags: ["c", "d"],
      vehicles: { include: [{ nations: ["uk"] }] },
      weight: 100,
      indicators: [{ name: "k" }],
    });
  });

  it("says that a category is unknown, and that an id is used twice", () => {
    const { value, faults } = readXml(
      device("a", 7, "x", "", "<categories>stealth magic</categories>") + device("b", 7, "x"),
      readDevices,
    );
    expect(value[0]?.categories).toEqual(["stealth"]);
    expect(faults).toEqual(["names the unknown category magic", "gives the id 7 to both a and b"]);
  });

  it("keeps constants of its script that have no field of their own", () => {
    const { value, notes } = readXml(
      device(
        "a",
        1,
        "x",
        `<weight>1</weight><one>0.5</one><two>0.5 0.4</two><deep><x>1</x></deep>
         <factors><factor><attribute>f</attribute><type>mul</type><valueByLevel>2</valueByLevel></factor></factors>
         <overridableFactors><three>3</three></overridableFactors>`,
      ),
      readDevices,
    );
    expect(value[0]?.figures).toEqual({ one: [0.5, 0.5], two: [0.5, 0.4], three: [3, 3] });
    expect(value[0]?.factors).toHaveLength(1);
    expect(notes).toEqual(["element not read: device/deep"]);
  });

  it("names the better device by its tag, whether the file has tag or descriptor", () => {
    const to = (element: string, text: string) =>
      `<upgradeInfo><${element}>${text}</${element}><price>5<crystal/></price></upgradeInfo>`;
    const { value } = readXml(
      device("a", 1, "x", to("upgradedDevice", "b")) +
        device("b", 2, "x", to("upgradedCompDescr", String(9 | (15 << 4) | (1 << 8)))) +
        device("c", 3, "x", to("upgradedDevice", "unknown")),
      readDevices,
    );
    const price = { amount: 5, currency: "crystal" };
    expect(value.map(({ upgrade }) => upgrade)).toEqual([
      { tag: "b", price },
      { tag: "a", price },
      { tag: "unknown", price },
    ]);
  });
});
