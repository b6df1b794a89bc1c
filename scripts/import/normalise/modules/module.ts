import { MODULE_KINDS, type ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import type { Module, Unlock } from "#app/game/model/vehicle/module.ts";
import type { Cursor } from "../../read/cursor.ts";
import type { VehicleContext } from "../context.ts";
import { moduleName } from "../names/module-name.ts";
import { readPrice } from "../price.ts";
import { tidy } from "../round.ts";

/** Reads what every module has. */
export function readModule(kind: ModuleKind, module: Cursor, context: VehicleContext): Module {
  return {
    id: context.components.id(kind, module.name, module),
    tag: module.name,
    name: nameOf(kind, module, context),
    // Fuel tanks have no level; they are never researched.
    tier: kind === "fuelTank" ? 0 : module.child("level").integer(),
    price: readPrice(module.child("price")),
    weight: tidy(module.child("weight").number()),
    unlocks: readUnlocks(module.maybe("unlocks"), context),
  };
}

/** A module's name in the game, from its texts or a list of them; otherwise a name made from the tag. */
function nameOf(kind: ModuleKind, module: Cursor, context: VehicleContext): string {
  const { components, moduleNames } = context;
  const reference = module.maybe("userString")?.text();
  // "#ussr_vehicles:IS-3_K": the file of texts, and the key in it.
  const key = reference?.slice(reference.indexOf(":") + 1);
  return (
    components.text(reference) ??
    moduleNames?.find(components.nation, kind, module.name, key) ??
    moduleName(kind, module.name, context)
  );
}

function readUnlocks(unlocks: Cursor | undefined, context: VehicleContext): Unlock[] {
  return (unlocks?.children() ?? []).flatMap((target): Unlock[] => {
    const xp = target.child("cost").integer();
    const tag = target.words()[0] ?? "";
    if (target.name === "vehicle") {
      const id = context.vehicleId(tag);
      if (id === undefined) target.fault(`unlocks the vehicle ${tag}, which the nation's list does not hold`);
      return id === undefined ? [] : [{ kind: "vehicle", id, xp }];
    }
    const kind = MODULE_KINDS.find((candidate) => candidate === target.name);
    if (kind === undefined) {
      target.fault(`unlocks the unknown kind ${target.name}`);
      return [];
    }
    return [{ kind, id: context.components.id(kind, tag, target), xp }];
  });
}
