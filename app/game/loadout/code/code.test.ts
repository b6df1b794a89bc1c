import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { definitions, publishedItems } from "#tests/setup/loadout-items.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { MAX_CODE } from "../address/loadout-text.ts";
import { readLoadout } from "../address/read-loadout.ts";
import { definitionsOf } from "../definitions.ts";
import { wholeField } from "../golden/loadouts.fixture.ts";
import { anyLegal } from "../golden/random-loadout.fixture.ts";
import { legalLoadout } from "../legal/legal-loadout.ts";
import { emptyLoadout, type Loadout, trainedLoadout } from "../loadout.ts";
import { modesOf } from "../modes.ts";
import { bytesOf, checksum, codeOf, lettersOf, SECTIONS, varint, varints } from "./bytes.ts";
import { decodeLoadout } from "./decode.ts";
import { encodeLoadout } from "./encode.ts";
import { MODE_NUMBERS, SKILL_NUMBERS } from "./short-numbers.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const tiger = publishedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");
const ebr = publishedVehicle("france/lightTank/X/F108_Panhard_EBR_105");
const hacker = publishedVehicle("usa/mediumTank/XI/A183_XM69_Hacker");
const vehicles = [is7, tiger, ebr, hacker, publishedVehicle("china/heavyTank/VIII/Ch47_BZ_176")];

const full: Loadout = {
  ...emptyLoadout(is7, is7.stock.modules),
  modules: { ...is7.top.modules, radio: is7.stock.modules.radio },
  equipment: ["extraHealthReserve_tier1", "tankRammer_tier1", "improvedVentilation_tier1"],
  roleSlot: "firepower",
  crew: {
    nominal: false,
    members: is7.crew.map(({ role, also }, seat) => ({
      level: seat === 2 ? 88 : 100,
      skills: [...definitions.skills.values()]
        .filter((skill) => skill.role === null || skill.role === role || also.some((other) => other === skill.role))
        .slice(0, 8)
        .map(({ tag }, index) => ({ skill: tag, level: index === 7 ? 37 : 100 })),
    })),
  },
  consumables: ["largeRepairkit", "largeMedkit", "ration"],
  directive: "improvedVentilationBattleBooster",
  field: wholeField(is7, definitions, "second"),
  shell: is7.modules.turrets[0]?.guns[0]?.shells[1]?.tag ?? null,
};

describe("a loadout code", () => {
  it("gives back the same build, for every legal one", () => {
    const built = fc
      .constantFrom(...vehicles)
      .chain((vehicle) => anyLegal(vehicle, definitions).map((loadout) => [vehicle, loadout] as const));
    fc.assert(
      fc.property(built, ([vehicle, loadout]) => {
        const code = encodeLoadout(loadout, vehicle, definitions);
        expect(code).toMatch(/^1[\w-]+$/);
        expect(decodeLoadout(code, vehicle, definitions)).toEqual({ loadout, dropped: [] });
      }),
      { numRuns: 200 },
    );
  });

  it("is short: a full build of five with eight skills each is below 200 letters, an empty one has four", () => {
    expect(legalLoadout(is7, full, definitions).refused).toEqual([]);
    expect(encodeLoadout(full, is7, definitions).length).toBeLessThanOrEqual(200);
    expect(encodeLoadout(emptyLoadout(is7), is7, definitions)).toBe("1AAA");
  });

  it("stays what it is: addresses are kept for years", () => {
    const code = encodeLoadout(full, is7, definitions);
    expect(code).toMatchInlineSnapshot(
      `"1AgNeU04DAQAEBgBkZFhkZAUyCAECAwQFBgeIJQgBAgMEFhcYmSUIAQIDBA4PEJElCAECAwQeHyChJQgBAgMEHh8goSUGAwYEDAcBaQgPZfQHZv4HZ4gIfNoJfeQJCQE6-8w"`,
    );
    expect(decodeLoadout(code, is7, definitions)).toEqual({ loadout: full, dropped: [] });
  });

  it("does not change when there is new equipment, or it comes in another order", () => {
    const [device] = publishedItems.equipment.devices;
    const more = definitionsOf({
      ...publishedItems,
      equipment: {
        devices: [
          { ...(device as NonNullable<typeof device>), tag: "brandNew", id: 250 * 256 + 249 },
          ...publishedItems.equipment.devices.toReversed(),
        ],
      },
    });
    expect(encodeLoadout(full, is7, more)).toBe(encodeLoadout(full, is7, definitions));
  });

  it("has a number for every skill and every mode there is, each once", () => {
    expect([...definitions.skills.keys()].filter((tag) => !(tag in SKILL_NUMBERS))).toEqual([]);
    expect(vehicles.flatMap((vehicle) => modesOf(vehicle)).filter(({ key }) => !(key in MODE_NUMBERS))).toEqual([]);
    for (const numbers of [SKILL_NUMBERS, MODE_NUMBERS]) {
      expect(new Set(Object.values(numbers)).size).toBe(Object.keys(numbers).length);
      expect(Math.max(...Object.values(numbers))).toBeLessThan(128);
    }
  });
});

describe("a code that is damaged, old or another vehicle's", () => {
  const legal = (loadout: Loadout, vehicle: FullVehicle) =>
    expect(legalLoadout(vehicle, loadout, definitions)).toEqual({ loadout, refused: [] });

  it("never fails, whatever it is, and what it gives is legal", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...vehicles),
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `1${text}`),
          fc.base64String().map((text) => `1${text}`),
        ),
        (vehicle, code) => {
          legal(decodeLoadout(code, vehicle, definitions).loadout, vehicle);
        },
      ),
    );
  });

  it("is told when a letter of it was changed, and the rest is loaded", () => {
    const code = encodeLoadout(full, is7, definitions);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: code.length - 1 }),
        fc.constantFrom("A", "z", "-", "7", "!"),
        (position, letter) => {
          const changed = code.slice(0, position) + letter + code.slice(position + 1);
          const { loadout, dropped } = decodeLoadout(changed, is7, definitions);
          legal(loadout, is7);
          // The last letter has bits that mean nothing.
          if (changed !== code && position < code.length - 1) expect(dropped.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it("loads the sections before the cut", () => {
    const code = encodeLoadout(full, is7, definitions);
    const { loadout, dropped } = decodeLoadout(code.slice(0, 40), is7, definitions);
    expect(loadout.equipment).toEqual(full.equipment);
    expect(loadout.field).toEqual([]);
    expect(dropped.map(({ reason }) => reason)).toEqual([expect.stringMatching(/cut off.* the rest is as on a bare/)]);
  });

  it("has the crew of a bare vehicle where the cut is before it, not the nominal one of a whole code", () => {
    const code = encodeLoadout({ ...full, crew: { ...full.crew, nominal: false } }, is7, definitions);
    const { loadout, dropped } = decodeLoadout(code.slice(0, 12), is7, definitions);
    expect([loadout.crew.nominal, dropped.length]).toEqual([trainedLoadout(is7).crew.nominal, 1]);
    const nominal = encodeLoadout({ ...full, crew: { ...full.crew, nominal: true } }, is7, definitions);
    expect(decodeLoadout(nominal, is7, definitions).loadout.crew.nominal).toBe(true);
  });

  it("drops what the vehicle cannot have, and says so", () => {
    const { loadout, dropped } = decodeLoadout(encodeLoadout(full, is7, definitions), tiger, definitions);
    legal(loadout, tiger);
    expect(dropped.map(({ part }) => part)).toEqual(
      expect.arrayContaining(["shell", "equipment", "consumables", "field", "skills"]),
    );
  });

  it("chooses the top modules where those of the code are not on the vehicle", () => {
    const { modules } = tiger;
    const mixed = { ...emptyLoadout(tiger), modules: { ...tiger.top.modules, engine: tiger.stock.modules.engine } };
    expect(mixed.modules.engine).not.toBe(tiger.top.modules.engine);
    const code = encodeLoadout(mixed, tiger, definitions);
    expect(decodeLoadout(code, tiger, definitions)).toEqual({ loadout: mixed, dropped: [] });
    const changed = { ...tiger, modules: { ...modules, engines: modules.engines.slice(1) } };
    const { loadout, dropped } = decodeLoadout(code, changed, definitions);
    expect(loadout.modules.engine).toBe(tiger.top.modules.engine);
    expect(dropped.map(({ part }) => part)).toEqual(["modules"]);
  });

  it("drops what no longer exists", () => {
    const [, ...devices] = publishedItems.equipment.devices.filter(({ tag }) => tag !== "tankRammer_tier1");
    const fewer = definitionsOf({ ...publishedItems, equipment: { devices } });
    const { loadout, dropped } = decodeLoadout(encodeLoadout(full, is7, definitions), is7, fewer);
    expect(loadout.equipment).toEqual(["extraHealthReserve_tier1", null, "improvedVentilation_tier1"]);
    expect(dropped).toEqual([{ part: "equipment", name: expect.any(String), reason: "It no longer exists." }]);
  });

  it.each(["", "hello", "2AAA", "<2AAA", "2".padEnd(MAX_CODE + 1, "A"), `1${"A".repeat(500)}`])(
    "is refused for the loadout that a vehicle has without a code: %s",
    (code) => {
      const { loadout, dropped } = decodeLoadout(code, is7, definitions);
      expect(loadout).toEqual(readLoadout("", is7, definitions).loadout);
      expect(dropped).toEqual([{ part: "loadout", name: "", reason: expect.stringContaining("incomplete") }]);
    },
  );

  it("says of a sound code with parts of a newer form that they are left out", () => {
    const body = [77, 1, 5];
    const { dropped } = decodeLoadout(`1${lettersOf([...body, ...checksum(body)])}`, is7, definitions);
    expect(dropped.map(({ reason }) => reason)).toEqual(["A part of the code is of a newer form, and is left out."]);
  });
});

describe("a sound code that nobody wrote here", () => {
  const gone = "It no longer exists.";
  const section = (name: keyof typeof SECTIONS, ...bytes: number[]) => [SECTIONS[name], bytes.length, ...bytes];
  const read = (...sections: number[][]) => decodeLoadout(codeOf(sections.flat()), is7, definitions);
  const droppedOf = (...sections: number[][]) => read(...sections).dropped;

  it("as long as a code may be is read", () => {
    const [{ reason } = { reason: "" }] = decodeLoadout("1".padEnd(MAX_CODE, "B"), is7, definitions).dropped;
    expect(reason).toMatch(/changed or cut off/);
  });

  it("with a part of a newer form beside known ones says so, and loads those", () => {
    const { loadout, dropped } = read([77, 1, 5], section("modules", 0));
    expect(loadout.modules).toEqual(is7.stock.modules);
    expect(dropped).toEqual([
      { part: "loadout", name: "", reason: "A part of the code is of a newer form, and is left out." },
    ]);
  });

  it.each([
    ["one unknown turret", [5]],
    ["the stock modules and one more", [0, 0]],
    ["none of the vehicle's", [9, 9, 9, 9, 9, 9]],
    ["too few of them", varint(Math.floor(is7.top.modules.turret / 256))],
  ])("whose modules are %s has the top modules, and says it once", (_, bytes) => {
    const { loadout, dropped } = read(section("modules", ...bytes));
    expect(loadout.modules).toEqual(is7.top.modules);
    expect(dropped).toEqual([{ part: "modules", name: "", reason: expect.stringMatching(/top modules are chosen/) }]);
  });

  it.each<[keyof typeof SECTIONS, number[], string, string]>([
    ["equipment", varint(4_001), "equipment", "4000"],
    ["consumables", varint(4_001), "consumables", "4000"],
    ["directive", varint(4_001), "directive", "4000"],
    ["field", varint(4_001), "field", "4001"],
    ["shell", varint(4_001), "shell", "4001"],
    ["skills", [1, 126], "skills", "126"],
    ["skills", [1, 126 | 128, 50], "skills", "126"],
  ])("drops of its %s what never was, by its number, and has nothing else", (name, bytes, part, number) => {
    const { loadout, dropped } = read(section(name, ...bytes));
    expect(dropped).toEqual([{ part, name: number, reason: gone }]);
    expect(loadout).toEqual(emptyLoadout(is7));
  });

  it("with fewer skills than it says drops none that is not there", () => {
    const repair = SKILL_NUMBERS.repair ?? 0;
    const { loadout, dropped } = read(section("skills", 6, repair));
    expect(dropped).toEqual([]);
    expect(loadout.crew.members.map(({ skills }) => skills)).toEqual([
      [{ skill: "repair", level: 100 }],
      ...is7.crew.slice(1).map(() => []),
    ]);
    const withLevel = read(section("skills", 1, repair | 128)).loadout;
    expect(withLevel.crew.members[0]?.skills).toEqual([{ skill: "repair", level: 100 }]);
  });

  it("ends at a section that is cut off or too long, and keeps those before", () => {
    const stock = section("modules", 0);
    for (const rest of [[SECTIONS.crew], [SECTIONS.crew, 3, 0], [SECTIONS.crew, 128, ...Array(128).fill(0)]]) {
      const { loadout } = read(stock, rest);
      expect(loadout.modules).toEqual(is7.stock.modules);
      expect(loadout.crew).toEqual(emptyLoadout(is7).crew);
    }
    // As long as a section may be.
    expect(read([SECTIONS.crew, 127, ...Array(127).fill(0)]).loadout.crew.nominal).toBe(false);
    expect(droppedOf(stock)).toEqual([]);
  });

  it("of two bytes of checksum alone is empty, and of less is damaged", () => {
    expect(read()).toEqual({ loadout: emptyLoadout(is7), dropped: [] });
    for (const code of ["1", "1A", "1AA"])
      expect(decodeLoadout(code, is7, definitions).dropped.map(({ reason }) => reason)).toEqual([
        expect.stringMatching(/changed or cut off/),
      ]);
  });
});

describe("bytes and letters", () => {
  it("are the same there and back", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(255)), (bytes) => {
        expect(bytesOf(lettersOf(bytes))).toEqual(bytes);
        expect(lettersOf(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 28)), (numbers) => {
        expect(varints(numbers.flatMap(varint))).toEqual(numbers);
      }),
    );
  });
});
