import { SLOT_CATEGORIES, type SlotCategory } from "#app/game/model/enumerations/slot-categories.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { Cursor } from "../../read/cursor.ts";

/** The slots of a vehicle, as the record states them. */
type VehicleSlots = Pick<FullVehicle, "equipmentSlots" | "roleSlotOptions" | "consumableSlots" | "directiveSlots">;

/** Meaning of a slot number in `common/supply_slot_types.xml`. */
type SlotType = { kind: "equipment"; category: SlotCategory | null } | { kind: "consumable" | "directive" | "other" };

/** Reads the meaning of every slot number. */
export function readSlotTypes(types: Cursor): Map<number, SlotType> {
  return new Map(
    types
      .child("slots")
      .children("slot")
      .map((slot) => [slot.child("id").integer(), readSlotType(slot)]),
  );
}

function readSlotType(slot: Cursor): SlotType {
  const type = slot.child("type").text();
  if (type === "optionalDevice") return { kind: "equipment", category: category(slot.child("categories")) };
  const equipment = slot.maybe("meta")?.maybe("equipmentType")?.text();
  if (equipment === "regular") return { kind: "consumable" };
  if (equipment === "battleBoosters") return { kind: "directive" };
  return { kind: "other" };
}

function category(categories: Cursor): SlotCategory | null {
  const [word] = categories.words();
  const known = SLOT_CATEGORIES.find((candidate) => candidate === word);
  if (word !== undefined && known === undefined) categories.fault(`names the unknown category ${word}`);
  return known ?? null;
}

/** Reads the slots of one vehicle by their numbers. */
export function readSlots(vehicle: Cursor, types: Map<number, SlotType>): VehicleSlots {
  const supply = vehicle.child("supplySlots");
  const slots = supply.numbers(0).map((number) => {
    const type = types.get(number);
    if (type === undefined) supply.fault(`names the unknown slot ${number}`);
    return type ?? ({ kind: "other" } as const);
  });
  const options = vehicle.maybe("customRoleSlotOptions")?.numbers() ?? [];
  return {
    equipmentSlots: slots.flatMap((slot) => (slot.kind === "equipment" ? [slot.category] : [])),
    roleSlotOptions: options.flatMap((number) => {
      const slot = types.get(number);
      return slot?.kind === "equipment" && slot.category !== null ? [slot.category] : [];
    }),
    consumableSlots: slots.filter(({ kind }) => kind === "consumable").length,
    directiveSlots: slots.filter(({ kind }) => kind === "directive").length,
  };
}
