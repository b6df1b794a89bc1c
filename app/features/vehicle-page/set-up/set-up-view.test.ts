import { describe, expect, test } from "vitest";
import { definitionsOf } from "#app/game/loadout/definitions.ts";
import { TYPICAL_SEARCH } from "#app/game/model/addresses/vehicle-search.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { publishedFittings } from "#tests/setup/fittings.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { parseVehicleChoice } from "../vehicle-choice.ts";
import type { ChoiceView, MenuView } from "./menu-view.ts";
import { type SetUp, setUpOf } from "./set-up.ts";
import { setUpView } from "./set-up-view.ts";

const definitions = definitionsOf(publishedFittings);
const tiger = publishedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");

/** The build of a query string. */
function at(search: string, vehicle: FullVehicle = tiger): SetUp {
  const setUp = setUpOf(vehicle, parseVehicleChoice(new URLSearchParams(search)), definitions);
  if (!setUp) throw new Error(`"${search}" is of the nominal page`);
  return setUp;
}

const view = (search: string, vehicle: FullVehicle = tiger) => setUpView(vehicle, at(search, vehicle), []);
const choices = (menu: MenuView | null | undefined): ChoiceView[] =>
  menu?.groups.flatMap((group) => group.choices) ?? [];
const choice = (menu: MenuView | null | undefined, tag: string): ChoiceView => {
  const found = choices(menu).find((each) => each.tag === tag);
  if (!found) throw new Error(`no ${tag} in the menu`);
  return found;
};

describe("the calculator", () => {
  const typical = view(TYPICAL_SEARCH);

  test("shows what is in each slot, and its better values in a slot of its category", () => {
    expect(typical.equipment.map(({ label, chosen }) => [label, chosen?.name, chosen?.effects[0]?.text])).toEqual([
      ["Survivability", "Improved hardening", "+10 % health"],
      ["Universal", "Gun rammer", "−10 % reload time"],
      ["Universal", "Improved ventilation", "+5 % crew"],
    ]);
    expect(choices(typical.equipment[0]).filter(({ bonus }) => bonus).length).toBeGreaterThan(2);
    expect(choices(typical.equipment[1]).filter(({ bonus }) => bonus)).toEqual([]);
  });

  test("leads from every choice to the page that has it, and from what is fitted to the page without it", () => {
    const [slot] = typical.equipment;
    expect(at(choice(slot, "coatedOptics_tier2").search).loadout.equipment[0]).toBe("coatedOptics_tier2");
    expect(at(choice(slot, "extraHealthReserve_tier2").search).loadout.equipment[0]).toBeNull();
    const fuel = choice(typical.consumables[1], "excellentFuel");
    expect(at(fuel.search).loadout.consumables).toEqual([null, "excellentFuel", null]);
    const directive = choice(typical.directive, "rammerBattleBooster");
    expect(at(directive.search).loadout.directive).toBe("rammerBattleBooster");
  });

  test("says why something cannot be chosen", () => {
    expect(choice(typical.equipment[0], "tankRammer_tier2").refused).toBe("It is mounted already.");
    expect(choice(typical.equipment[0], "aimingStabilizer_tier2").refused).toBe("It cannot be fitted to this vehicle.");
    expect(choice(typical.equipment[0], "trophyBasicTankRammer").refused).toBe(
      "It cannot be mounted beside Gun rammer.",
    );
  });

  test("shows every device that the vehicle can have, and of the others each family once", () => {
    for (const slot of typical.equipment) {
      const tags = choices(slot).map(({ tag }) => tag);
      expect(new Set(tags).size).toBe(tags.length);
      expect(tags.filter((tag) => tag.startsWith("tankRammer"))).toEqual(["tankRammer_tier2"]);
      expect(tags.filter((tag) => tag.startsWith("aimingStabilizer"))).toHaveLength(1);
    }
  });

  test("puts one of a pair of field modifications in the place of the other", () => {
    const levels = typical.field.filter(({ pair }) => pair.length > 0);
    const [first, second] = levels[0]?.pair ?? [];
    const one = at(first?.search ?? "").loadout.field;
    expect(one).toEqual([first?.tag]);
    const [, other] = view(first?.search ?? "").field.find(({ pair }) => pair[0]?.tag === first?.tag)?.pair ?? [];
    expect(at(other?.search ?? "").loadout.field).toEqual([second?.tag]);
  });

  test("says which field modifications would have to be made first", () => {
    const [first] = typical.field.find(({ pair }) => pair.length > 0)?.pair ?? [];
    expect(view(first?.search ?? "").uncounted).toContain(
      "One field modification before these would have to be made first.",
    );
  });

  test("trains a member of the crew, which ends the nominal crew", () => {
    const empty = view(typical.crew.searches.nominal);
    expect(empty.crew.nominal).toBe(true);
    const gunner = empty.crew.members[1];
    const armorer = gunner?.groups.flatMap((group) => group.choices).find(({ tag }) => tag === "gunner_armorer");
    const trained = at(armorer?.search ?? "").loadout.crew;
    expect(trained.nominal).toBe(false);
    expect(trained.members[1]?.skills.map(({ skill }) => skill)).toEqual([
      "brotherhood",
      "gunner_smoothTurret",
      "repair",
      "gunner_armorer",
    ]);
    const half = gunner?.levels.find(({ label }) => label === "50 %");
    expect(at(half?.search ?? "").loadout.crew.members[1]?.level).toBe(50);
  });

  test("offers a member only what its role can learn, and nothing that no whole client has yet", () => {
    const loader = typical.crew.members.find(({ label }) => label === "Loader");
    const tags = loader?.groups.flatMap((group) => group.choices.map(({ tag }) => tag)) ?? [];
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
    expect(view("?build=zzz").dropped).toEqual(["This code of a build is of a newer form."]);
    expect(view("?build=").dropped).toEqual(["This is no code of a build."]);
    expect(typical.dropped).toEqual([]);
  });

  test("keeps the modules and the state of the nominal page", () => {
    const stock = at("?setup=typical&modules=stock");
    expect(stock.loadout.modules).not.toEqual(at(TYPICAL_SEARCH).loadout.modules);
  });
});
