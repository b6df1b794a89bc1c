import { describe, expect, it, test } from "vitest";
import { encodeId, ITEM_TYPE_IDS } from "#app/game/model/addresses/tank-id.ts";
import { MODULE_KINDS } from "#app/game/model/enumerations/module-kinds.ts";
import type { Shell } from "#app/game/model/vehicle/shell.ts";
import { miniSource } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { readXml } from "#scripts/import/fixtures/read-xml.fixture.ts";
import { Notes, SourceFaults } from "#scripts/import/report.ts";
import { ClientTree } from "../../read/client-tree.ts";
import type { Cursor } from "../../read/cursor.ts";
import type { VehicleContext } from "../context.ts";
import { COMPONENT_FILES, Components } from "./components.ts";
import { readModule } from "./module.ts";
import { readShell } from "./shell.ts";

const file = (kind: string) => `item_defs/vehicles/uk/components/${kind}.xml`;
const list = (ids: string, shared = "") => `<root><ids>${ids}</ids><shared>${shared}</shared></root>`;
const SHELL = `<id>65541</id><kind>HIGH_EXPLOSIVE</kind><price>9<gold/></price><caliber>152.4</caliber>
  <damage><armor>700</armor><devices>800</devices></damage>`;

/** What a vehicle of the UK reads: its guns are of a later tree, which comes first, and of an earlier one. */
function context(shell = SHELL) {
  const files = Object.fromEntries(MODULE_KINDS.map((kind) => [file(COMPONENT_FILES[kind]), "<root></root>"]));
  const faults = new SourceFaults();
  const earlier = new ClientTree(
    miniSource({
      ...files,
      [file("guns")]: list("<old>2</old><both>3</both>"),
      [file("engines")]: list("<e>4</e>"),
      [file("shells")]: "<root></root>",
    }),
    faults,
  );
  const guns = list(
    "<own>65537</own><both>5</both>",
    "<own><level>7</level><price>9</price><weight>100</weight></own>",
  );
  const later = miniSource({ [file("guns")]: guns, [file("shells")]: `<root><a>${shell}</a></root>` });
  const components = new Components(new ClientTree(later, faults, earlier), "uk");
  const notes = new Notes();
  const of: VehicleContext & { faults: SourceFaults } = {
    faults,
    components,
    vehicleName: "V",
    vehicleTag: "GB01_V",
    vehicleId: (tag) => (tag === "GB02" ? 77 : undefined),
    moduleNames: { find: (...key) => (key.join() === "uk,gun,own,K" ? "Listed" : undefined) },
    notes,
  };
  return of;
}

const read = <T>(xml: string, of: (child: Cursor, from: VehicleContext) => T, from = context()) =>
  readXml(xml, (root) => of(root.children()[0] ?? root, from));

describe("the parts that a nation lists", () => {
  test.each([
    ["own", true, 1],
    ["old", true, 2],
    ["both", true, 5],
    ["none", false, null],
  ])("the gun %s", (tag, has, id) => {
    const { components } = context();
    const { value, faults } = readXml("", (root) => components.id("gun", tag, root));
    expect(components.has("gun", tag)).toBe(has);
    expect(value).toBe(id === null ? 0 : encodeId(ITEM_TYPE_IDS.gun, "uk", id));
    const missing = `names the gun ${tag}, which mini: ${file("guns")} or ${file("guns")} does not list`;
    expect(faults).toEqual(has ? [] : [missing]);
  });

  it("a shared part has its own children, and what it lacks of the shared one", () => {
    const names = (xml: string) => {
      const { value, faults } = read(xml, (own, { components }) => components.body("gun", own));
      return [value.children().map(({ name, element }) => `${name} ${element?.text}`), faults];
    };
    expect(names("<own>shared<price>1</price></own>")).toEqual([["price 1", "level 7", "weight 100"], []]);
    // Second files of a vehicle leave the word out, and the level.
    expect(names("<own><price>1</price></own>")[0]).toContain("level 7");
    expect(names("<own><level>2</level></own>")).toEqual([["level 2"], []]);
    expect(names("<own>shared<level>2</level></own>")).toEqual([["level 2", "price 9", "weight 100"], []]);
    const missing = `is shared, but mini: ${file("guns")} or ${file("guns")} has no shared none`;
    expect(names("<none>shared<price>1</price></none>")).toEqual([["price 1"], [missing]]);
  });

  it("a shell that none of them has is a fault", () => {
    const { value, faults } = readXml("", (root) => context().components.shell("none", root));
    expect([value, faults.length]).toEqual([undefined, 1]);
    expect(faults[0]).toMatch(/^names the shell none, which mini: .*shells\.xml or .*shells\.xml does not list$/);
  });
});

describe("what every module has", () => {
  const module = (more: string) => `<own><level>7</level><price>9<gold/></price><weight>0.1</weight>${more}</own>`;

  it("is read of it", () => {
    const { value, faults } = read(
      module(
        "<userString>#uk_vehicles:K</userString><unlocks><vehicle>GB02<cost>5</cost></vehicle><engine>e<cost>6</cost></engine></unlocks>",
      ),
      (own, from) => readModule("gun", own, from),
    );
    expect(faults).toEqual([]);
    expect(value).toEqual({
      id: encodeId(ITEM_TYPE_IDS.gun, "uk", 1),
      tag: "own",
      name: "Listed",
      tier: 7,
      price: { amount: 9, currency: "gold" },
      weight: 0.1,
      unlocks: [
        { kind: "vehicle", id: 77, xp: 5 },
        { kind: "engine", id: encodeId(ITEM_TYPE_IDS.engine, "uk", 4), xp: 6 },
      ],
    });
  });

  it("of a fuel tank has no level", () => {
    const { value, faults } = read("<own><price>1</price><weight>2</weight></own>", (own, from) =>
      readModule("fuelTank", own, from),
    );
    expect([value.tier, value.unlocks]).toEqual([0, []]);
    expect(faults).toEqual([expect.stringContaining("names the fuelTank own")]);
  });

  it("unlocks nothing that is unknown, and says so", () => {
    const unlocks = "<vehicle>GB09<cost>1</cost></vehicle><hat>x<cost>1</cost></hat>";
    const { value, faults } = read(module(`<unlocks>${unlocks}</unlocks>`), (own, from) =>
      readModule("gun", own, from),
    );
    expect([value.unlocks, faults]).toEqual([
      [],
      ["unlocks the vehicle GB09, which the nation's list does not hold", "unlocks the unknown kind hat"],
    ]);
  });
});

describe("a shell of a gun", () => {
  const shot = (more = "", power = "85 80") =>
    `<a><piercingPower>${power}</piercingPower><speed>900</speed><maxDistance>720</maxDistance>${more}</a>`;
  const shellOf = (shell: string, more?: string, power?: string) => {
    const from = context(shell);
    const { value, faults } = read(shot(more, power), readShell, from);
    return { value, faults: [...from.faults.list.map(({ message }) => message), ...faults] };
  };

  it("has what shot and shell say, and nothing of what they do not", () => {
    const { value, faults } = shellOf(SHELL);
    expect(faults).toEqual([]);
    expect(value).toEqual({
      id: encodeId(ITEM_TYPE_IDS.shell, "uk", 5),
      tag: "a",
      kind: "HE",
      special: false,
      price: { amount: 9, currency: "gold" },
      calibre: 152.4,
      damage: 700,
      deviceDamage: 800,
      penetration: 85,
      penetrationFar: 80,
      velocity: 900,
      maxDistance: 720,
      normalisation: null,
      ricochet: null,
      explosionRadius: null,
      stun: null,
    });
  });

  it("has all that a shell can have", () => {
    const { value } = shellOf(
      `${SHELL.replace("<armor>700</armor>", "<armor>700 650</armor>")}<improved>true</improved>
       <normalizationAngle>5</normalizationAngle><ricochetAngle>70</ricochetAngle><explosionRadius>3.5</explosionRadius>
       <piercingPowerRandomization>0.1</piercingPowerRandomization><mechanics>MODERN</mechanics>
       <piercingPowerLossFactorByDistance>0.5</piercingPowerLossFactorByDistance>
       <shieldPenetration>false</shieldPenetration>
       <stunDuration>20</stunDuration><guaranteedStunDuration>0.25</guaranteedStunDuration>`,
    );
    expect(value).toMatchObject({
      special: true,
      damage: 700,
      damageFar: 650,
      normalisation: 5,
      ricochet: 70,
      explosionRadius: 3.5,
      roll: 0.1,
      jetLoss: 5,
      modern: true,
      stopsAtScreens: true,
      stun: { minDuration: 5, maxDuration: 20 },
    });
  });

  test.each<[string, keyof Shell, unknown]>([
    ["<mechanics>LEGACY</mechanics>", "modern", undefined],
    ["<shieldPenetration>true</shieldPenetration>", "stopsAtScreens", undefined],
    ["<stunDuration>20</stunDuration>", "stun", { minDuration: 20, maxDuration: 20 }],
  ])("%s", (more, key, expected) => {
    expect({ ...shellOf(SHELL + more).value }[key]).toEqual(expected);
  });

  test.each([
    ["ARMOR_PIERCING", "AP"],
    ["ARMOR_PIERCING_CR", "APCR"],
    ["HOLLOW_CHARGE", "HEAT"],
    ["FLAME", "FLAME"],
    ["SMOKE", "SMOKE"],
  ])("%s is %s", (stated, kind) => {
    expect(shellOf(SHELL.replace("HIGH_EXPLOSIVE", stated)).value?.kind).toBe(kind);
  });

  it("has what its shot changes of it", () => {
    const { value } = shellOf(SHELL, "<caliber>100</caliber><damage><armor>1</armor><devices>2</devices></damage>");
    expect(value).toMatchObject({ calibre: 100, damage: 1, deviceDamage: 2, kind: "HE" });
  });

  it("of an unknown kind is a fault, as is a penetration of one distance", () => {
    const { value, faults } = shellOf(SHELL.replace("HIGH_EXPLOSIVE", "MAGIC"));
    expect([value?.kind, faults]).toEqual(["AP", ['is the unknown kind "MAGIC"']]);
    expect(shellOf(SHELL.replace("<kind>HIGH_EXPLOSIVE</kind>", "")).faults).toEqual(["has no element kind"]);
    expect(shellOf(SHELL, "", "85").faults).toEqual(['should hold 2 numbers, holds "85"']);
  });

  it("notes what of shot and shell is not read", () => {
    const from = context(`${SHELL}<new>1</new>`);
    read(shot("<strange>1</strange>"), readShell, from);
    expect(from.notes.toList()).toEqual([{ kind: "element not read", count: 2, items: ["shell/new", "shot/strange"] }]);
  });

  it("that no list has is none", () => {
    expect(read("<none><speed>1</speed></none>", readShell).value).toBeUndefined();
  });
});
