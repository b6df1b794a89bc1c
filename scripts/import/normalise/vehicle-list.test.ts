import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { Cursor } from "../read/cursor.ts";
import { parseXml } from "../read/xml.ts";
import { leftOutRule, readNationList } from "./vehicle-list.ts";

describe("vehicles that are not ordinary", () => {
  it.each([
    ["Observer", ["lightTank", "secret", "observer"], "observer"],
    ["G04_Dummy", ["secret", "maps_training"], "maps-training"],
    ["R46_KV-13_SH", ["secret", "event_battles", "battle_royale"], "battle-royale"],
    ["G00_Boss", ["secret", "event_battles"], "event"],
    ["R19_IS-3_IGR", ["secret", "premiumIGR"], "premium-igr"],
    ["R90_IS_4M_7x7", ["secret", "comp7"], "comp7"],
    ["R40_T-54_FL", ["epic_battles"], "front-line"],
    ["G89_Leopard1_bob", ["secret", "bob"], "fun"],
    ["R182_ST_66", ["secret", "testTank"], "test"],
    ["R99_T44_122", ["secret"], "secret"],
    ["R02_X", ["epic_battles"], "front-line"],
    ["R02_X", ["fun_random"], "fun"],
    ["R02_X", ["fallout", "secret"], "fun"],
    ["R02_X_IGR", ["secret"], "secret"],
    ["R01_X_FL", [], "front-line"],
    ["R01_X_StoryMode", [], "event"],
    ["R01_X_BOT", [], "event"],
    ["R01_X_NewOnBoarding", [], "event"],
    ["R01_X_IGR", [], "premium-igr"],
    ["R01_X_SH", [], "battle-royale"],
    ["R01_X_7x7", [], "comp7"],
  ])("%s with the marks %j is left out as %s", (tag, tags, rule) => {
    expect(leftOutRule(tag, tags)).toBe(rule);
  });

  it("do not include those that merely resemble them", () => {
    expect(leftOutRule("R04_T-34", ["mediumTank", "HD", "special", "collectorVehicle"])).toBeUndefined();
    for (const tag of ["F17_FLX", "F17_FL_2", "R01_bot_1", "R01_SHX", "R01_IGR_2", "R01_7x7_2", "Robot"])
      expect(leftOutRule(tag, ["lightTank"])).toBeUndefined();
  });
});

describe("the list of a nation's vehicles", () => {
  function read(...entries: string[]) {
    const faults = new SourceFaults();
    const cursor = new Cursor("l.xml", "", parseXml(`<a>${entries.join("")}</a>`, "l.xml", faults), faults);
    const list = readNationList(cursor, "germany");
    return { list, faults: faults.list.map(({ element, message }) => `${element} ${message}`.trim()) };
  }
  const entry = (tag: string, id: number, tags = "mediumTank", price = "100", more = "") =>
    `<${tag}><id>${id}</id><price>${price}</price><tags>${tags}</tags><level>8</level>${more}</${tag}>`;
  const one = (...stated: Parameters<typeof entry>) => read(entry(...stated)).list[0];

  it("has every entry with its place among vehicles, and no namespace", () => {
    const { list, faults } = read("<xmlns_xmlref>x</xmlns_xmlref>", entry("A", 0), entry("B", 65_535, "SPG secret HD"));
    expect(faults).toEqual([]);
    expect(list).toMatchObject([
      {
        id: 17,
        tag: "A",
        nation: "germany",
        type: "mediumTank",
        tier: 8,
        role: null,
        tags: ["mediumTank"],
        leftOut: undefined,
      },
      { id: 17 + 65_535 * 256, tag: "B", type: "SPG", leftOut: "secret" },
    ]);
  });

  it("says what is premium, a collector's vehicle, and in the shop", () => {
    const gold = "100<gold></gold>";
    expect(one("A", 1)).toMatchObject({ premium: false, collector: false, notInShop: false, price: { amount: 100 } });
    expect(one("A", 1, "mediumTank", "9000<gold></gold>")).toMatchObject({
      premium: true,
      price: { currency: "gold" },
    });
    expect(one("A", 1, "mediumTank special", "100000")).toMatchObject({ premium: true });
    expect(one("A", 1, "mediumTank collectorVehicle", gold)).toMatchObject({ premium: true, collector: true });
    expect(one("A", 1, "mediumTank", "100", "<notInShop>true</notInShop>")).toMatchObject({
      notInShop: true,
      price: null,
    });
    expect(one("A", 1, "role_MT_sniper mediumTank")).toMatchObject({ role: "role_MT_sniper" });
  });

  it.each([
    ["an id twice", [entry("A", 3), entry("B", 3)], "gives the id 3 to both A and B"],
    ["a vehicle twice", [entry("A", 3), entry("A", 4)], "holds A twice"],
    ["no vehicle", ["<xmlns_xmlref>x</xmlns_xmlref>"], "holds no vehicles"],
    ["an id below zero", [entry("A", -1)], "A has the id -1, which does not fit into a compact descriptor"],
    ["an id of three bytes", [entry("A", 65_536)], "A has the id 65536, which does not fit into a compact descriptor"],
    ["two classes", [entry("A", 1, "SPG mediumTank")], "A names not exactly one vehicle class"],
    ["no class", [entry("A", 1, "HD")], "A names not exactly one vehicle class"],
    ["no tags", [entry("A", 1).replace("<tags>mediumTank</tags>", "")], "A has no element tags"],
    ["no tier", [entry("A", 1).replace("<level>8</level>", "")], "A has no element level"],
    ["a tier that is none", [entry("A", 1).replace(">8<", ">12<")], "A has the unknown tier 12"],
    ["a role that is none", [entry("A", 1, "SPG role_cook")], "A has the unknown role role_cook"],
  ])("is at fault with %s, once", (_, entries, fault) => {
    expect(read(...entries).faults).toEqual([fault]);
  });

  it("that is missing is no fault of its entries", () => {
    const faults = new SourceFaults();
    expect(readNationList(new Cursor("l.xml", "", undefined, faults), "germany")).toEqual([]);
    expect(faults.list).toEqual([]);
  });
});
