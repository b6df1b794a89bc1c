import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { readArenas } from "../arenas.ts";
import { readItemNames, readNames } from "./names.ts";
import { readLaterResearch, readNewer } from "./newer-vehicles.ts";
import { readExpected, readMarks, readMarksDate, readUsage } from "./statistics.ts";

function read<T>(reader: (source: string, file: string, faults: SourceFaults) => T, source: string) {
  const faults = new SourceFaults();
  return {
    value: reader(source, "f", faults),
    faults: faults.list.map(({ element, message }) => `${element}: ${message}`),
  };
}

describe("names", () => {
  const head = "compactDescr,nation,id,tag,level,class,name,short_name,source\n";

  it("are read by tank_id", () => {
    const { value, faults } = read(readNames, `${head}1,ussr,0,R04_T-34,5,mediumTank,T-34,T-34,x\n`);
    expect([...value]).toEqual([[1, { name: "T-34", shortName: "T-34", tag: "R04_T-34" }]]);
    expect(faults).toEqual([]);
  });

  it("remember the vehicle they were given to when they were found by the id", () => {
    const row = "40961,ussr,160,R201_IT_3,4,mediumTank,MS-1,MS-1,x(by id; tag R11_MS-1_bot)\n";
    expect(read(readNames, head + row).value.get(40961)?.tag).toBe("R11_MS-1_bot");
  });

  it("may not be given twice or be empty", () => {
    const { faults } = read(readNames, `${head}1,,,T1,,,A,,\n1,,,T1,,,B,,\n2,,,T2,,,,,\n`);
    expect(faults.sort()).toEqual([
      "line 3: names the vehicle 1 a second time",
      expect.stringMatching(/^line 4: .*name/),
    ]);
  });
});

describe("newer vehicles", () => {
  const head =
    "tank_id,nation,tag,name,tier,class,role,premium,price,price_currency,alpha_damage,health,top_speed_kmh,calibre_mm,dispersion_100m,source\n";

  it("are read with what is stated; an empty field is not known", () => {
    const row = "67585,ussr,R228_KR_1,KR-1,11,heavyTank,role_HT_break,False,,,530,2600,60,136,,x\n";
    expect(read(readNewer, head + row).value).toEqual([
      {
        id: 67585,
        nation: "ussr",
        tag: "R228_KR_1",
        name: "KR-1",
        tier: 11,
        type: "heavyTank",
        role: "role_HT_break",
        premium: false,
        price: null,
        stats: { damage: 530, health: 2600, topSpeed: 60, calibre: 136, dispersion: null },
      },
    ]);
  });

  it.each([
    [["True", "12500", "gold"], { premium: true, price: { amount: 12_500, currency: "gold" } }],
    [["False", "0", "credits"], { premium: false, price: { amount: 0, currency: "credits" } }],
    [["False", "100", "crystal"], { premium: false, price: { amount: 100, currency: "crystal" } }],
    [["False", "", "gold"], { price: null }],
    [["False", "100", ""], { price: null }],
  ])("have a price where amount and currency are stated: %j", ([premium, price, currency], expected) => {
    const row = `5,ussr,T,N,11,heavyTank,,${premium},${price},${currency},1,2,3,4,5,x\n`;
    expect(read(readNewer, head + row)).toMatchObject({ faults: [], value: [{ ...expected, role: null }] });
  });

  it("are researched by steps of later clients", () => {
    const steps = "parent_nation,parent_tag,module,child_tag,xp,source\n";
    expect(read(readLaterResearch, `${steps}ussr,R01_A,gun,R02_B,150000,x\n`)).toEqual({
      value: [{ nation: "ussr", from: "R01_A", to: "R02_B", xp: 150_000 }],
      faults: [],
    });
    for (const row of ["ussr,,gun,B,1,x", "ussr,A,gun,,1,x", "urss,A,gun,B,1,x", "ussr,A,gun,B,0,x"])
      expect(read(readLaterResearch, `${steps}${row}\n`).faults, row).toHaveLength(1);
  });

  it("are faults when they make no sense or come twice", () => {
    const row = (tier: string) => `5,ussr,T,N,${tier},heavyTank,,True,10,gold,1,2,3,4,5,x\n`;
    expect(read(readNewer, head + row("11") + row("11")).faults).toEqual(["line 3: holds the vehicle 5 a second time"]);
    expect(read(readNewer, head + row("12")).faults[0]).toContain("line 2");
    expect(read(readNewer, head + row("11").replace(",10,", ",ten,")).faults[0]).toContain("price");
  });
});

describe("expected values", () => {
  it("are read by tank_id", () => {
    const data = [{ IDNum: 1, expDef: 1.1, expFrag: 1.2, expSpot: 1.3, expDamage: 486.9, expWinRate: 54.8 }];
    expect(read(readExpected, JSON.stringify({ data })).value.get(1)).toEqual({
      damage: 486.9,
      frags: 1.2,
      spots: 1.3,
      defence: 1.1,
      winRate: 54.8,
    });
  });

  it("are faults when the file is none", () => {
    expect(read(readExpected, "{").faults).toHaveLength(1);
    expect(read(readExpected, '{"data":[{}]}').faults).toHaveLength(1);
  });
});

describe("marks of excellence", () => {
  it("are known when every threshold is above the one before", () => {
    const thresholds = { "1": { "65": 707, "85": 1061, "95": 1358, "100": 1608 } };
    expect(read(readMarks, JSON.stringify({ thresholds })).value.get(1)).toEqual({
      state: "known",
      p65: 707,
      p85: 1061,
      p95: 1358,
      p100: 1608,
    });
  });

  it.each([
    [375, 375, 375, 375],
    [375, 375, 400, 500],
    [400, 375, 500, 600],
    [1641, 1779, 4234, 4234],
    [1621, 3560, 3560, 3600],
  ])("stand on too few players with thresholds %i %i %i %i", (a, b, c, d) => {
    const thresholds = { "7": { "65": a, "85": b, "95": c, "100": d } };
    expect(read(readMarks, JSON.stringify({ thresholds })).value.get(7)).toEqual({ state: "not-enough-data" });
  });
});

it("marks of excellence have a day", () => {
  const dated = (fetched_at: string) => read(readMarksDate, JSON.stringify({ meta: { fetched_at } }));
  expect(dated("2026-09-21T04:05:06Z")).toEqual({ value: "2026-09-21", faults: [] });
  expect(dated("September").faults).toEqual([expect.stringContaining("meta.fetched_at")]);
});

it.each(["1x", "x1", ""])("marks of excellence are none of the vehicle %j", (id) => {
  const thresholds = { "12": { "65": 1, "85": 2, "95": 3, "100": 4 }, [id]: { "65": 1, "85": 2, "95": 3, "100": 4 } };
  const { value, faults } = read(readMarks, JSON.stringify({ thresholds }));
  expect([value.size, faults]).toEqual([0, [expect.stringMatching(/^: .*thresholds/)]]);
});

describe("equipment usage", () => {
  it("is read by nation and tag, the most used set first", () => {
    const source =
      "VEHICLE_NAME;DEV_1;DEV_2;DEV_3;SETUP_USAGE_PERCENT\nussr:R01;rammer;;;2.5\nussr:R01;rammer;coatedOptics;;12.5\n";
    expect(read(readUsage, source).value.get("ussr:R01")).toEqual([
      { devices: ["rammer", "coatedOptics"], share: 12.5 },
      { devices: ["rammer"], share: 2.5 },
    ]);
  });

  it("is a fault when a share is none", () => {
    const source = "VEHICLE_NAME;DEV_1;DEV_2;DEV_3;SETUP_USAGE_PERCENT\nR01;a;b;c;200\n";
    expect(read(readUsage, source).faults).toHaveLength(1);
  });
});

describe("arenas", () => {
  it("are read with their names, and null where nobody names them", () => {
    const source = JSON.stringify({ "01_karelia": { id: 1, en: "Karelia", en_source: "replay" }, event: { id: 2 } });
    expect(read(readArenas, source).value).toEqual([
      { id: 1, tag: "01_karelia", name: "Karelia", nameSource: "replay" },
      { id: 2, tag: "event", name: null, nameSource: "" },
    ]);
  });

  it("may not share an id, and the file must be one", () => {
    expect(read(readArenas, JSON.stringify({ a: { id: 1 }, b: { id: 1 } })).faults).toEqual(["b: has the id 1 of a"]);
    expect(read(readArenas, "[")).toEqual({ value: [], faults: [expect.stringMatching(/^: .*JSON/)] });
    expect(read(readArenas, '{"a":{}}')).toEqual({ value: [], faults: [expect.stringMatching(/^: .* at a\.id$/)] });
  });
});

describe("the game's own names of what can be fitted", () => {
  const head = "kind,tag,name,source\n";

  it("are read by kind and tag, with the version from which on a tag means this", () => {
    const source = `${head}perk,repair,Repairs,x\nfield-2.4,pair_1_1,Ejector Tuning,x\nequipment-family,optics,Optics,\nrole,wheels,,x\n`;
    expect(read(readItemNames, source)).toEqual({
      faults: [],
      value: [
        { kind: "perk", since: null, tag: "repair", name: "Repairs" },
        { kind: "field", since: "2.4", tag: "pair_1_1", name: "Ejector Tuning" },
        { kind: "equipment-family", since: null, tag: "optics", name: "Optics" },
      ],
    });
  });

  it.each([
    ["a second name", "perk,repair,Repairs,\nperk,repair,Repair,\n", /^line 3: names perk\/repair a second time$/],
    ["no tag", "perk,,Repairs,\n", /^line 2: .*tag/],
    ["a kind that is none", "Perk 2,repair,Repairs,\n", /^line 2: .*kind/],
  ])("%s is a fault with its line", (_, rows, said) => {
    expect(read(readItemNames, head + rows).faults).toEqual([expect.stringMatching(said)]);
  });
});
