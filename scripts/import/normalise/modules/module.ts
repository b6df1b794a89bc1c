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
    name: context.components.text(module) ?? moduleName(kind, module.name, context),
    // Fuel tanks have no level; they are never researched.
    tier: kind === "fuelTank" ? 0 : module.child("level").integer(),
    price: readPrice(module.child("price")),
    weight: tidy(module.child("weight").number()),
    unlocks: readUnlocks(module.maybe("unlocks"), context),
  };
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
