import { describe, expect, test } from "vitest";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { definitions } from "#tests/setup/loadout-items.ts";
import { definedVehicle } from "#tests/setup/published.ts";
import { type CurrentLoadout, currentLoadout } from "./current-loadout.ts";
import { benefitText, type LoadoutChoice, type OpenList } from "./loadout-choice.ts";
import { type LoadoutContent, loadoutContent } from "./loadout-content.ts";
import { CLOSED, parseOpened, withOpened } from "./opened.ts";

const tiger = definedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");

const TYPICAL = "?loadout=typical";

/** The loadout of a query string. */
function at(search: string, vehicle: FullVehicle = tiger): CurrentLoadout {
  return currentLoadout(new URLSearchParams(search), vehicle, definitions);
}

/** The calculator at a query string, which may open a list. */
function contentAt(search: string, vehicle: FullVehicle = tiger): LoadoutContent {
  return loadoutContent(vehicle, at(search, vehicle), search.replace(/[?&]open=.*$/, ""), []);
}

/** The list of a slot. */
function list(id: string, search = TYPICAL, vehicle: FullVehicle = tiger): OpenList {
  const found = contentAt(withOpened(search, { ...CLOSED, list: id }), vehicle).list;
  if (!found) throw new Error(`no list ${id}`);
  return found;
}

const choices = ({ groups }: OpenList): LoadoutChoice[] => groups.flatMap((group) => group.choices);
function choice(of: OpenList, tag: string): LoadoutChoice {
  const found = choices(of).find((candidate) => candidate.tag === tag);
  if (!found) throw new Error(`no ${tag} in the list`);
  return found;
}
const changesOf = ({ changes }: LoadoutChoice) =>
  changes?.visible.map(({ label, before, after, unit, better }) =>
    `${better ? "+" : "-"} ${label} ${before} → ${after} ${unit}`.trim(),
  );

/** What a line of a list says of its choice besides its figures. */
const benefitOf = ({ effects, changes }: LoadoutChoice) => benefitText(effects, changes?.visible ?? []);

test("a choice that no figure shows to be of use says in words what it is for", () => {
  const devices = list("equipment-2", "", definedVehicle("germany/lightTank/VIII/G126_HWK_12"));
  const vision = choice(devices, "commandersView");
  // It weighs 100 kg, which is all that the figures show.
  expect(changesOf(vision)?.every((change) => change.startsWith("- "))).toBe(true);
  expect(benefitOf(vision)).toBe("−15% enemy concealment in bushes, −10% concealment of moving enemies");
  const radio = choice(devices, "improvedRadioCommunication");
  expect(benefitOf(radio)).toContain("+1.5 s for which enemies stay spotted");
  expect(benefitOf(choice(devices, "tankRammer_tier2"))).toBe("");
});

describe("the calculator", () => {
  const typical = contentAt(TYPICAL);

  test("offers no most used equipment where a vehicle has no slots for any", () => {
    const bare = { ...tiger, equipmentSlots: [], usage: [{ devices: [], names: [], share: 100 }] };
    expect(contentAt(TYPICAL, bare).used).toBeNull();
    expect(typical.used?.sets).toHaveLength(tiger.usage.length);
  });

  test("shows what is in each slot, with its better values in a slot of its category", () => {
    expect(typical.equipment.map(({ label, fitted, effect }) => [label, ...fitted, effect])).toEqual([
      ["Survivability", "Improved Hardening Class 2", "+10% health"],
      ["Universal", "Gun Rammer Class 2", "−10% reload time"],
      ["Universal", "Improved Ventilation Class 2", "+5% crew"],
    ]);
    expect(choices(list("equipment-1")).filter(({ bonus }) => bonus).length).toBeGreaterThan(2);
    expect(choices(list("equipment-2")).filter(({ bonus }) => bonus)).toEqual([]);
  });

  test("opens one list at most, and none that is not there", () => {
    expect(typical.list).toBeNull();
    const opened = contentAt(`${TYPICAL}&open=crew-2`);
    expect(opened.list?.label).toBe("Gunner");
    expect([...opened.equipment, ...opened.goods, ...opened.crew.members].filter(({ open }) => open)).toHaveLength(1);
    for (const id of ["equipment-4", "crew-9", "nothing", "-"])
      expect(contentAt(`${TYPICAL}&open=${id}`).list).toBeNull();
    expect(opened.list?.closed).toBe(TYPICAL);
  });

  test("leads from every choice to the page that has it, and from what is fitted to the page without it", () => {
    const slot = list("equipment-1");
    expect(at(choice(slot, "coatedOptics_tier2").search).loadout.equipment[0]).toBe("coatedOptics_tier2");
    expect(at(choice(slot, "extraHealthReserve_tier2").search).loadout.equipment[0]).toBeNull();
    expect(at(slot.emptied ?? "").loadout.equipment[0]).toBeNull();
    const fuel = choice(list("consumable-2"), "excellentFuel");
    expect(at(fuel.search).loadout.consumables).toEqual([null, "excellentFuel", null]);
    const directive = choice(list("directive-1"), "rammerBattleBooster");
    expect(at(directive.search).loadout.directive).toBe("rammerBattleBooster");
    expect(list("directive-1").emptied).toBeNull();
  });

  test("says of every choice what it changes on this vehicle, against a build without it", () => {
    const slot = list("equipment-1");
    expect(changesOf(choice(slot, "extraHealthReserve_tier2"))).toEqual([
      "+ Health 1,500 → 1,650 hp",
      "+ Track repair time 7.4 → 6.2 s",
    ]);
    expect(changesOf(choice(slot, "coatedOptics_tier2"))).toEqual(["+ View range 420 → 462 m"]);
    expect(changesOf(choice(list("equipment-2"), "tankRammer_tier2"))?.slice(0, 2)).toEqual([
      "+ Reload 7.15 → 6.44 s",
      "+ Damage per minute 2,348 → 2,609",
    ]);
    // Without its device a directive does nothing; with it the reload falls.
    expect(changesOf(choice(list("directive-1"), "enhancedAimDrivesBattleBooster"))).toEqual([]);
    expect(changesOf(choice(list("directive-1"), "rammerBattleBooster"))?.[1]).toBe(
      "+ Damage per minute 2,609 → 2,684",
    );
    expect(changesOf(choice(list("crew-2"), "gunner_armorer"))?.[0]).toBe("+ Lowest damage of a shot 210 → 227 hp");
  });

  test("says of a directive what it strengthens: the device of this vehicle, or the skill", () => {
    const directives = list("directive-1");
    expect(choice(directives, "rammerBattleBooster").strengthens).toBe("Gun Rammer Class 2");
    expect(choice(directives, "smoothTurretBattleBooster").strengthens).toBe("Snap Shot");
    // A skill that is gone.
    expect(choice(directives, "lastEffortBattleBooster").strengthens).toBe("");
    expect(choice(list("consumable-2"), "excellentFuel").strengthens).toBe("");
  });

  test("tells the changes that matter most, and how many others there are", () => {
    const { changes } = choice(list("equipment-3"), "improvedVentilation_tier2");
    expect(changes?.visible.map(({ label }) => label)).toEqual(["Reload", "Damage per minute"]);
    expect(changes?.more).toBeGreaterThan(5);
  });

  test("says why something cannot be chosen, after all that can be", () => {
    const slot = list("equipment-1");
    expect(choice(slot, "tankRammer_tier2").refused).toBe("It is mounted already.");
    expect(choice(slot, "tankRammer_tier2").changes).toBeNull();
    expect(choice(slot, "aimingStabilizer_tier2").refused).toBe("It cannot be fitted to this vehicle.");
    expect(choice(list("equipment-1-trophy"), "trophyBasicTankRammer").refused).toBe(
      "It cannot be mounted beside Gun Rammer Class 2.",
    );
    for (const group of slot.groups) {
      const refused = group.choices.map((option) => option.refused !== null && !option.chosen);
      expect(refused).toEqual([...refused].sort());
    }
  });

  test("shows every device that the vehicle can have, and of the others each family once", () => {
    for (const id of ["equipment-1", "equipment-2", "equipment-3"]) {
      const tags = choices(list(id)).map(({ tag }) => tag);
      expect(new Set(tags).size).toBe(tags.length);
      expect(tags.filter((tag) => tag.startsWith("tankRammer"))).toEqual(["tankRammer_tier2"]);
      expect(tags.filter((tag) => tag.startsWith("aimingStabilizer"))).toHaveLength(1);
    }
  });

  test("offers the most used equipment, with the share that the source states, and says how often a device is in it", () => {
    expect(typical.used?.sets.map(({ names, share, on }) => [names, share, on])).toEqual([
      ["Improved Hardening, Gun Rammer, Improved Ventilation", "16.4%", true],
      ["Improved Ventilation, Enhanced Gun Laying Drive, Gun Rammer", "7.9%", false],
      ["Improved Hardening, Turbocharger, Gun Rammer", "7.1%", false],
    ]);
    expect(typical.used?.source).toContain("How many were counted is not stated".toLowerCase());
    const { search } = typical.used?.sets[1] ?? { search: "" };
    expect(at(search).loadout.equipment).toEqual([
      "improvedVentilation_tier2",
      "enhancedAimDrives_tier2",
      "tankRammer_tier2",
    ]);
    expect(choice(list("equipment-1"), "extraHealthReserve_tier2").used).toBe("23.5%");
    expect(choice(list("equipment-1"), "coatedOptics_tier2").used).toBe("");
  });

  test("shows one kind of equipment at a time, first that of what is fitted, and keeps it after a choice", () => {
    const standard = list("equipment-1");
    const kindOf = ({ kinds }: OpenList) => kinds?.options.find(({ on }) => on)?.label;
    expect(kindOf(standard)).toBe("Standard");
    const bounty = contentAt(standard.kinds?.options.find(({ label }) => label === "Bounty")?.search ?? "").list;
    if (!bounty) throw new Error("no list of bounty equipment");
    expect([kindOf(bounty), bounty.id]).toEqual(["Bounty", "equipment-1"]);
    const fit = choices(bounty).find(({ refused }) => refused === null);
    const fitted = contentAt(fit?.search ?? "").list;
    expect(fitted && [kindOf(fitted), choice(fitted, fit?.tag ?? "").chosen]).toEqual(["Bounty", true]);
  });

  test("starts from the recommended sets, what is used most, and nothing, and counts the changes since", () => {
    const labels = typical.starts.map(({ label }) => label);
    expect([labels[0], ...labels.slice(-2)]).toEqual(["Main", "Most used", "Empty"]);
    expect(typical.starts.filter(({ on }) => on).map(({ label }) => label)).toEqual(["Most used"]);
    const main = typical.starts[0]?.search ?? "";
    expect(contentAt(main).starts.find(({ on }) => on)).toMatchObject({ label: "Main", changes: 0 });
    const changed = list("equipment-1", main).emptied ?? "";
    expect(contentAt(changed).starts.find(({ on }) => on)).toMatchObject({ changes: 1 });
    expect(contentAt("").starts.find(({ on }) => on)).toMatchObject({ label: "Empty", changes: 0 });
  });

  test("begins with nothing fitted and the crew trained, so that a skill, ventilation and food count", () => {
    const own = contentAt("");
    expect(own.crew.nominal).toBe(false);
    expect([...own.equipment, ...own.goods, ...own.crew.members].flatMap(({ fitted }) => fitted)).toEqual([]);
    for (const [id, tag] of [
      ["crew-2", "gunner_smoothTurret"],
      ["crew-2", "brotherhood"],
      ["equipment-2", "improvedVentilation_tier2"],
      ["consumable-1", "chocolate"],
    ] as const) {
      expect(changesOf(choice(list(id, ""), tag)), tag).not.toEqual([]);
    }
  });

  test("keeps the meaning of addresses that were shared with a nominal crew", () => {
    const shared = contentAt("?loadout=1AAA");
    expect(shared.crew.nominal).toBe(true);
    expect(at("?loadout=1AAA").loadout.crew.members.flatMap(({ skills }) => skills)).toEqual([]);
  });

  test("puts one of a pair of field modifications in the place of the other, and says what each changes", () => {
    const levels = typical.field.filter(({ pair }) => pair.length > 0);
    const [first, second] = levels[0]?.pair ?? [];
    expect(first?.changes?.visible.length).toBeGreaterThan(0);
    const one = at(first?.search ?? "").loadout.field;
    expect(one).toEqual([first?.tag]);
    const [, other] = contentAt(first?.search ?? "").field.find(({ pair }) => pair[0]?.tag === first?.tag)?.pair ?? [];
    expect(at(other?.search ?? "").loadout.field).toEqual([second?.tag]);
  });

  test("says which field modifications would have to be made first", () => {
    const [first] = typical.field.find(({ pair }) => pair.length > 0)?.pair ?? [];
    expect(contentAt(first?.search ?? "").uncounted).toContain("One field modification must be made before these.");
  });

  test("trains a member of the crew, which ends the nominal crew and leaves the list open", () => {
    const nominal = typical.crew.kinds.options[0]?.search ?? "";
    expect(contentAt(nominal).crew.nominal).toBe(true);
    const gunner = list("crew-2", nominal);
    const { search } = choice(gunner, "gunner_armorer");
    expect(parseOpened(new URLSearchParams(search))).toEqual({ ...CLOSED, list: "crew-2" });
    const trained = at(search).loadout.crew;
    expect(trained.nominal).toBe(false);
    expect(trained.members[1]?.skills.map(({ skill }) => skill)).toEqual([
      "brotherhood",
      "gunner_smoothTurret",
      "repair",
      "gunner_armorer",
    ]);
    const half = gunner.levels?.options.find(({ label }) => label === "50%");
    expect(at(half?.search ?? "").loadout.crew.members[1]?.level).toBe(50);
    expect(at(gunner.emptied ?? "").loadout.crew.members[1]?.skills).toEqual([]);
  });

  test("trains everyone at once, and says what all have learnt once", () => {
    const [everyone, ...members] = typical.crew.members;
    expect(everyone).toMatchObject({ id: "everyone-1", fitted: ["Brothers in Arms", "Repairs"] });
    expect(members.flatMap(({ fitted }) => fitted)).not.toContain("Repairs");
    const all = list("everyone-1");
    const skillsAfter = (tag: string) =>
      at(choice(all, tag).search).loadout.crew.members.map(({ skills }) => skills.map(({ skill }) => skill));
    for (const skills of skillsAfter("camouflage")) expect(skills.at(-1)).toBe("camouflage");
    for (const skills of skillsAfter("repair")) expect(skills).not.toContain("repair");
    // What one member alone has learnt stays.
    expect(at(all.emptied ?? "").loadout.crew.members[1]?.skills.map(({ skill }) => skill)).toEqual([
      "gunner_smoothTurret",
    ]);
    expect(choices(all).some(({ tag }) => tag.startsWith("gunner_"))).toBe(false);
  });

  test("offers a member only what its role can learn, and nothing that no whole client has yet", () => {
    const loader = typical.crew.members.find(({ label }) => label === "Loader")?.id ?? "";
    const tags = choices(list(loader)).map(({ tag }) => tag);
    expect(tags).toContain("loader_desperado");
    expect(tags).toContain("repair");
    expect(tags.filter((tag) => tag.startsWith("gunner_"))).toEqual([]);
    expect(tags).not.toContain("loader_magMastery");
  });

  test("chooses shell and state where there is a choice", () => {
    const shells = typical.switches.find(({ label }) => label === "Shell");
    expect(shells?.options.map(({ label, on }) => [label, on])).toEqual([
      ["AP, 280 hp", true],
      ["APCR, 280 hp", false],
      ["HE, 370 hp", false],
    ]);
    expect(at(shells?.options[2]?.search ?? "").loadout.shell).not.toBeNull();
    expect(typical.switches.map(({ label }) => label)).not.toContain("State");
  });

  test("names what an address asks for and the vehicle cannot have", () => {
    expect(contentAt("?loadout=zzz").dropped).toHaveLength(1);
    expect(contentAt("?loadout=%3Cb%3E").dropped).toHaveLength(1);
    expect(contentAt("?loadout=").dropped).toEqual([]);
    expect(typical.dropped).toEqual([]);
  });
});
