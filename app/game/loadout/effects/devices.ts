import type { Definitions } from "#app/game/loadout/definitions.ts";
import { type Loadout, slotCategories } from "#app/game/loadout/loadout.ts";
import type { SlotCategory } from "#app/game/model/enumerations/slot-categories.ts";
import type { Directive } from "#app/game/model/loadout-items/consumable.ts";
import type { Device } from "#app/game/model/loadout-items/equipment.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { effectOf, uncountedChange } from "./attributes.ts";
import { type Effects, itemSource, NO_EFFECTS, together } from "./effect.ts";

/** A device in its slot. */
interface MountedDevice {
  device: Device;
  /** The slot is of one of its categories, so that its second values count. */
  inSlot: boolean;
}

/**
 * Whether a device has its second values in a slot: one of its categories is the slot's. Source:
 * `components/supply_slot_categories.py` of the client, version 1.26.1.
 */
export function isOfSlot({ categories }: Pick<Device, "categories">, slot: SlotCategory | null | undefined): boolean {
  return categories.some((category) => category === slot);
}

/** The devices of a loadout, in the order of the slots. */
export function mountedDevices(vehicle: FullVehicle, loadout: Loadout, { devices }: Definitions): MountedDevice[] {
  const categories = slotCategories(vehicle, loadout);
  return loadout.equipment.flatMap((tag, slot) => {
    const device = tag === null ? undefined : devices.get(tag);
    return device ? [{ device, inSlot: isOfSlot(device, categories[slot]) }] : [];
  });
}

/** Effects of the mounted devices; devices that affect each other are evaluated together. */
export function deviceEffects(vehicle: FullVehicle, mounted: readonly MountedDevice[]): Effects {
  const binoculars = mounted.some(({ device }) => isBinoculars(device));
  const exhaust = Math.max(
    0,
    ...mounted.flatMap((item) => (isNet(item.device) ? [] : (concealmentOf(vehicle, item) ?? []))),
  );
  return together(
    mounted.map((item) =>
      together([
        factorEffects(item, binoculars),
        weightEffects(item),
        statEffects(item),
        concealmentEffects(vehicle, item, exhaust),
      ]),
    ),
  );
}

/** Binoculars replace the optics: the client divides the factor of these out again. */
function factorEffects({ device, inSlot }: MountedDevice, binoculars: boolean): Effects {
  const source = itemSource(device);
  return together(
    device.factors.map(({ attribute, type, value, inSlot: second }) => {
      const change = { attribute, type, value: inSlot ? second : value };
      return binoculars && attribute.endsWith("/circularVisionRadiusFactor")
        ? uncountedChange(
            change,
            "equipment",
            source,
            "Binoculars take the place of the optics while the vehicle stands.",
          )
        : effectOf(change, "equipment", source);
    }),
  );
}

function weightEffects({ device }: MountedDevice): Effects {
  if (device.weight === 0) return NO_EFFECTS;
  const modifier = { quantity: "weight", step: "equipment", source: itemSource(device), operation: "add" } as const;
  return { ...NO_EFFECTS, modifiers: [{ ...modifier, operand: device.weight }] };
}

/** The turning of tracks and of wheels is stated apart; all five are one number in every device. */
const TURNING = ["trackMoveSpeedFactor"];
const SAME_TURNING = [
  "trackRotateSpeedFactor",
  "wheelMoveSpeedFactor",
  "wheelRotateSpeedFactor",
  "wheelCenterRotationFwdSpeed",
];
/** Covered by other values of the same device, or by concealment. */
const COVERED_ELSEWHERE = ["invisibilityBonus", "activateWhenStillSec"];

/**
 * Values that are not plain factors: grousers lower the resistance of every ground, and the hull turns faster by as
 * much; binoculars count as active, as in the garage. Source: `artefacts.py` of the client, version 1.26.1.
 */
function statEffects({ device, inSlot }: MountedDevice): Effects {
  const source = itemSource(device);
  return together(
    Object.entries(device.figures).map(([name, [value, second]]): Effects => {
      const operand = inSlot ? second : value;
      const common = { step: "equipment", source, operand } as const;
      if (SAME_TURNING.includes(name) || COVERED_ELSEWHERE.includes(name)) return NO_EFFECTS;
      if (TURNING.includes(name))
        return { ...NO_EFFECTS, modifiers: [{ ...common, quantity: "hullTraverse", operation: "multiply" }] };
      if (name === "rotationFactor")
        return {
          ...NO_EFFECTS,
          modifiers: [
            { ...common, quantity: "terrain", operation: "multiply" },
            { ...common, quantity: "hullTraverse", operation: "divide" },
          ],
        };
      return effectOf({ attribute: name, type: "mul", value: operand }, "equipment", source);
    }),
  );
}

/** Binoculars only work while the vehicle stands still. */
export const isBinoculars = ({ figures }: Pick<Device, "figures">) => "circularVisionRadius" in figures;

const isNet = ({ figures }: Device) => "activateWhenStillSec" in figures;

/** Share that a net or an exhaust adds to this vehicle, which has values of its own; undefined for other devices. */
function concealmentOf({ equipmentOverrides }: FullVehicle, { device, inSlot }: MountedDevice): number | undefined {
  const stated = device.figures.invisibilityBonus;
  if (stated === undefined) return undefined;
  const own = equipmentOverrides.find((candidate) => candidate.device === device.tag.replace(/_tier\d+$/, ""));
  if (own) return inSlot ? own.concealmentInSlot : own.concealment;
  return stated[inSlot ? 1 : 0];
}

/** An exhaust always counts; a net only while the vehicle stands still, and only by what exceeds the exhaust. */
function concealmentEffects(vehicle: FullVehicle, mounted: MountedDevice, exhaust: number): Effects {
  const share = concealmentOf(vehicle, mounted);
  if (share === undefined) return NO_EFFECTS;
  const common = { step: "equipment", source: itemSource(mounted.device), operation: "add" } as const;
  if (!isNet(mounted.device))
    return { ...NO_EFFECTS, modifiers: [{ ...common, quantity: "concealment", operand: share * 100 }] };
  const operand = Math.max(share - exhaust, 0) * 100;
  return { ...NO_EFFECTS, modifiers: [{ ...common, quantity: "concealmentStill", operand }] };
}

type DirectiveEffect = Directive["effects"][number];

/** What an equipment directive adds to the mounted devices; skill directives act on skill levels instead. */
export function directiveEffects(directive: Directive | undefined, devices: readonly Device[]): Effects {
  if (directive === undefined || directive.kind !== "equipment") return NO_EFFECTS;
  const source = itemSource(directive);
  const acting = actingEffect(directive, devices);
  if (acting) return effectOf(changeOf(acting), "directive", source);
  const [first] = directive.effects;
  if (!first) return NO_EFFECTS;
  return uncountedChange(changeOf(first), "directive", source, "It needs a device of its kind, which is not mounted.");
}

/** The effect an equipment directive has with the mounted devices; undefined if it does nothing for them. */
export function actingEffect({ effects }: Directive, devices: readonly Device[]): DirectiveEffect | undefined {
  return effects.find((effect) => devices.some((device) => isFor(effect, device)));
}

function changeOf({ attribute, type, value }: DirectiveEffect) {
  return { attribute: attribute ?? "", type, value };
}

function isFor({ withDevice }: DirectiveEffect, { tags }: Device): boolean {
  if (withDevice === null) return false;
  return (
    withDevice.required.every((tag) => tags.includes(tag)) && !withDevice.incompatible.some((tag) => tags.includes(tag))
  );
}
