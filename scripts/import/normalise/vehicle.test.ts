import { describe, expect, it } from "vitest";
import { miniClient, miniSource, nationFolder } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { Notes, SourceFaults } from "#scripts/import/report.ts";
import { ClientTree } from "../read/client-tree.ts";
import { readSlotTypes } from "./loadout-items/slots.ts";
import { Components } from "./modules/components.ts";
import { readVehicle } from "./vehicle.ts";
import { readNationList } from "./vehicle-list.ts";

const FOLDER = nationFolder("germany");
const FIRST = `${FOLDER}/X02_Next.xml`;
const SECOND = `${FOLDER}/X02_Next_siege_mode.xml`;

type Change = [from: string | RegExp, to: string];

interface Changes {
  list?: Change;
  first?: Change;
  second?: Change;
}

/** The vehicle of the small client with two modes, with a change of its files; and the faults. */
function read(changes: Changes = {}, hasSecond = true) {
  const files = miniClient();
  for (const [key, path] of [
    ["list", `${FOLDER}/list.xml`],
    ["first", FIRST],
    ["second", SECOND],
  ] as const) {
    const [from, to] = changes[key] ?? ["", ""];
    const text = files[path] ?? "";
    files[path] = text.replace(from, to);
    expect(files[path] !== text, `the change of ${path} finds its place`).toBe(changes[key] !== undefined);
  }
  const faults = new SourceFaults();
  const tree = new ClientTree(miniSource(files), faults);
  const list = tree.vehicleList("germany");
  const entry = list && readNationList(list, "germany").find(({ tag }) => tag === "X02_Next");
  if (!entry) throw new Error("The small client has no X02_Next.");
  const vehicle = readVehicle(
    entry,
    { name: "Next", shortName: "Next", nameSource: "published" },
    tree.vehicle("germany", entry.tag),
    hasSecond ? tree.siegeVehicle("germany", entry.tag) : undefined,
    readSlotTypes(tree.common("supply_slot_types.xml")),
    {
      components: new Components(tree, "germany"),
      vehicleName: "Next",
      vehicleTag: entry.tag,
      vehicleId: () => undefined,
      moduleNames: undefined,
      notes: new Notes(),
    },
  );
  return { vehicle, faults: faults.list.map(({ element, message }) => `${element} ${message}`) };
}

/** The vehicle, in which nothing is wrong. */
function vehicle(...from: Parameters<typeof read>) {
  const { vehicle, faults } = read(...from);
  expect(faults).toEqual([]);
  return vehicle;
}

describe("a vehicle", () => {
  it("has of its tags those that say something about it, in the order of the alphabet", () => {
    const tags: Change = ["siegeMode	", "siegeMode secret scout autoSiege tankRammer_class1_user	"];
    expect(vehicle({ list: tags }).features).toEqual(["autoSiege", "scout", "siegeMode", "tankRammer_class1_user"]);
  });

  it("has field modifications where the file names a tree of them", () => {
    expect(vehicle().fieldModifications).toBe("role_MT_universal");
    expect(vehicle({ first: [/<postProgressionTree>.*\n/, ""] }).fieldModifications).toBeNull();
  });

  it("has no devices that conceal in another way, where the file names none", () => {
    expect(vehicle({ first: [/<optDevsOverrides>[\s\S]*<\/optDevsOverrides>/, ""] }).equipmentOverrides).toEqual([]);
  });

  it("has the crew in the order of the file, with every further role", () => {
    const crew: Change = [
      /<crew>[\s\S]*<\/crew>/,
      "<crew><driver>loader gunner</driver><commander></commander></crew>",
    ];
    expect(vehicle({ first: crew }).crew).toEqual([
      { role: "driver", also: ["loader", "gunner"] },
      { role: "commander", also: [] },
    ]);
  });

  it("names roles that no crew has", () => {
    const { vehicle, faults } = read({ first: [/<crew>[\s\S]*<\/crew>/, "<crew><cook>gunner baker</cook></crew>"] });
    expect(vehicle.crew).toEqual([{ role: "commander", also: ["gunner"] }]);
    expect(faults).toEqual([
      "crew/cook names the unknown crew role cook",
      "crew/cook names the unknown crew role baker",
    ]);
  });
});

describe("the second mode of a vehicle", () => {
  it("is none without a second file", () => {
    expect(vehicle({}, false).siege).toBeNull();
  });

  it("has the seconds that switching takes, where the first file states them", () => {
    expect(vehicle().siege).toMatchObject({ switchOn: 2, switchOff: 1.3, automatic: false });
    const { siege } = vehicle({ first: [/<siege_mode>[\s\S]*<\/siege_mode>/, "<siege_mode></siege_mode>"] });
    expect(siege).toMatchObject({ switchOn: null, switchOff: null });
  });

  it("comes by itself where the list says so", () => {
    expect(vehicle({ list: ["siegeMode	", "siegeMode autoSiege	"] }).siege?.automatic).toBe(true);
  });

  it("needs to be stated in the first file", () => {
    const { faults } = read({ first: [/<siege_mode>[\s\S]*<\/siege_mode>/, ""] });
    expect(faults).toEqual([" has no element siege_mode"]);
  });

  it("lacks its turrets once, where the second file has none", () => {
    const { vehicle, faults } = read({ second: [/<turrets0>[\s\S]*<\/turrets0>/, ""] });
    expect([vehicle.siege?.modules.turrets, faults]).toEqual([[], [" has no element turrets0"]]);
  });
});

describe("shots of the second mode", () => {
  const AP = {
    speed: "<speed>700</speed>",
    far: "<maxDistance>500</maxDistance>",
    power: "<piercingPower>60 50</piercingPower>",
  };
  const whole = AP.speed + AP.far + AP.power;
  const gunOf = (turret: number) => new RegExp(`(<Turret_${turret}_X01_Sample>[\\s\\S]*?)(?=<reloadTime>)`);
  const shots = (turret: number, xml: string): Changes => ({ second: [gunOf(turret), `$1<shots>${xml}</shots>`] });
  const inShort = (changes: Changes, turret = 0) =>
    vehicle(changes).siege?.modules.turrets[turret]?.guns[0]?.shells.map(
      ({ tag, velocity, maxDistance, penetration, penetrationFar }) =>
        `${tag} ${[velocity, maxDistance, penetration, penetrationFar].join(" ")}`,
    );
  const he = "HE_75 800 720 38 38";

  it("are those that are shared, where the second file has none", () => {
    expect(inShort({})).toEqual(["AP_75 800 720 110 90", he]);
  });

  it.each([
    ["no speed", AP.far + AP.power, "AP_75 800 500 60 50"],
    ["no distance", AP.speed + AP.power, "AP_75 700 720 60 50"],
    ["no penetration", AP.speed + AP.far, "AP_75 700 500 110 90"],
    ["nothing of a shot", "", "AP_75 800 720 110 90"],
  ])("have what the first file says of one that states %s, and its other shots", (_, shot, expected) => {
    expect(inShort(shots(1, `<AP_75>${shot}</AP_75>`))).toEqual([expected, he]);
  });

  it("are laid over the first file's where one of them is a part alone", () => {
    const both = `<AP_75>${whole}</AP_75><HE_75>${AP.speed}</HE_75>`;
    expect(inShort(shots(1, both))).toEqual(["AP_75 700 500 60 50", "HE_75 700 720 38 38"]);
  });

  it("are all there are, when they are whole", () => {
    expect(inShort(shots(1, `<AP_75>${whole}</AP_75>`))).toEqual(["AP_75 700 500 60 50"]);
  });

  it("of one gun change no other", () => {
    const other = `<AP_75>${whole}</AP_75>`;
    const second: Change = [
      /(<guns>\s*<_75mm_Gun_L40>)([\s\S]*<guns>\s*<_75mm_Gun_L40>)/,
      `$1<shots><AP_75>${AP.speed}</AP_75></shots>$2<shots>${other}</shots>`,
    ];
    expect(inShort({ second })).toEqual(["AP_75 700 720 110 90", he]);
    expect(inShort({ second }, 1)).toEqual(["AP_75 700 500 60 50"]);
    expect(inShort(shots(2, `<AP_75>${AP.speed}</AP_75>`), 0)).toEqual(["AP_75 800 720 110 90", he]);
  });

  it("have what the first file's own gun says, before what is shared", () => {
    const own =
      "<shots><AP_75><speed>900</speed><maxDistance>400</maxDistance><piercingPower>9 8</piercingPower></AP_75></shots>";
    const first: Change = [gunOf(1), `$1${own}`];
    expect(inShort({ ...shots(1, `<AP_75>${AP.speed}</AP_75>`), first })).toEqual(["AP_75 700 400 9 8"]);
  });

  it.each([
    ["turret", "Turret_1_X01_Sample"],
    ["gun", "_75mm_Gun_L40"],
    ["list of guns", "guns"],
    ["list of turrets", "turrets0"],
  ])("lack what they do not state, where the first file has no such %s", (_, name) => {
    const first: Change = [new RegExp(`<${name}>[\\s\\S]*?</${name}>`), ""];
    const { faults } = read({ ...shots(1, `<AP_75>${AP.speed}</AP_75>`), first });
    const shot = "turrets0/Turret_1_X01_Sample/guns/_75mm_Gun_L40/shots/AP_75";
    expect(faults).toEqual(
      expect.arrayContaining([`${shot} has no element piercingPower`, `${shot} has no element maxDistance`]),
    );
  });

  it("are not looked for in a turret without guns", () => {
    const second: Change = [/(<Turret_1_X01_Sample>[\s\S]*?)<guns>[\s\S]*?<\/guns>/, "$1"];
    expect(read({ second }).faults).toEqual(["turrets0/Turret_1_X01_Sample has no element guns"]);
  });
});
