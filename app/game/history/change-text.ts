import type { ChangedValue, PartChange, StatChange } from "#app/game/model/vehicle/history.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatPrice } from "#app/game/stats/format-price.ts";
import { formatStatWithUnit } from "#app/game/stats/format-stat.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { capitalised } from "#app/game/text.ts";

interface FieldLabel {
  label: string;
  /** "%" is for shares from 0 to 1. */
  unit?: string;
}

const module = (kind: string): Record<string, FieldLabel> => ({
  [`${kind}.tier`]: { label: "Tier" },
  [`${kind}.price`]: { label: "Price" },
  [`${kind}.weight`]: { label: "Weight", unit: "kg" },
  [`${kind}.unlocks.xp`]: { label: "Experience to research it", unit: "XP" },
});

const armour = (kind: string): Record<string, FieldLabel> => ({
  [`${kind}.armor.front`]: { label: "Front armour", unit: "mm" },
  [`${kind}.armor.side`]: { label: "Side armour", unit: "mm" },
  [`${kind}.armor.rear`]: { label: "Rear armour", unit: "mm" },
  [`${kind}.plates.thickness`]: { label: "Thickness", unit: "mm" },
  [`${kind}.plates.spaced`]: { label: "Spaced armour" },
  [`${kind}.plates`]: { label: "Plate" },
});

/** What players call the fields of a record. A field that is missing here is called by its name. */
const FIELD_LABELS: Readonly<Record<string, FieldLabel>> = {
  "vehicle.name": { label: "Name" },
  "vehicle.tag": { label: "Name in the game’s files" },
  "vehicle.nation": { label: "Nation" },
  "vehicle.type": { label: "Class" },
  "vehicle.tier": { label: "Tier" },
  "vehicle.role": { label: "Role" },
  "vehicle.premium": { label: "Premium vehicle" },
  "vehicle.collector": { label: "Collector’s vehicle" },
  "vehicle.record": { label: "What is known" },
  "vehicle.price": { label: "Price" },
  "vehicle.notInShop": { label: "Not for sale" },
  "vehicle.crew": { label: "Crew" },
  "vehicle.equipmentSlots": { label: "Equipment slots" },
  "vehicle.roleSlotOptions": { label: "Categories of the role slot" },
  "vehicle.consumableSlots": { label: "Slots for consumables" },
  "vehicle.directiveSlots": { label: "Slots for directives" },
  "vehicle.fieldModifications": { label: "Field modifications" },
  "vehicle.hullAiming": { label: "Tilt of the hull" },
  "vehicle.hullAiming.depression": { label: "Tilt of the hull down", unit: "°" },
  "vehicle.hullAiming.elevation": { label: "Tilt of the hull up", unit: "°" },
  "vehicle.speed.forward": { label: "Top speed", unit: "km/h" },
  "vehicle.speed.backward": { label: "Reverse speed", unit: "km/h" },
  "vehicle.concealment.still": { label: "Concealment, standing", unit: "%" },
  "vehicle.concealment.moving": { label: "Concealment, moving", unit: "%" },
  "vehicle.concealment.paint": { label: "Concealment from paint", unit: "%" },
  "vehicle.siege": { label: "Siege mode" },
  "vehicle.switchOn": { label: "Time to switch on", unit: "s" },
  "vehicle.switchOff": { label: "Time to switch off", unit: "s" },
  "vehicle.mechanics": { label: "Mechanic" },
  "mechanic.part": { label: "Part that has it" },
  "mechanic.module": { label: "Module that has it" },
  "mechanic.state": { label: "State it works in" },
  "mechanic.computed": { label: "Counted in the figures" },
  "mechanic.values": { label: "Value" },
  "mechanic.values.value": { label: "Value" },
  "mechanic.values.operation": { label: "How it changes a figure" },
  "mechanic.values.unit": { label: "Unit" },
  "vehicle.chassis": { label: "Suspension" },
  "vehicle.turrets": { label: "Turret" },
  "vehicle.engines": { label: "Engine" },
  "vehicle.radios": { label: "Radio" },
  "vehicle.fuelTanks": { label: "Fuel tank" },
  "hull.weight": { label: "Weight", unit: "kg" },
  "hull.health": { label: "Health", unit: "hp" },
  "hull.ammoRackHealth": { label: "Health of the ammunition rack", unit: "hp" },
  ...armour("hull"),
  ...armour("turret"),
  ...module("chassis"),
  ...module("turret"),
  ...module("gun"),
  ...module("engine"),
  ...module("radio"),
  ...module("fuelTank"),
  "chassis.rotationSpeed": { label: "Hull traverse", unit: "°/s" },
  "chassis.maxLoad": { label: "Load limit", unit: "kg" },
  "chassis.terrain.hard": { label: "Resistance of hard ground" },
  "chassis.terrain.medium": { label: "Resistance of medium ground" },
  "chassis.terrain.soft": { label: "Resistance of soft ground" },
  "chassis.dispersionFactors.movement": { label: "Dispersion while driving" },
  "chassis.dispersionFactors.rotation": { label: "Dispersion while turning" },
  "chassis.repairTime": { label: "Repair of a track", unit: "s" },
  "chassis.trackArmor.left": { label: "Armour of the left track", unit: "mm" },
  "chassis.trackArmor.right": { label: "Armour of the right track", unit: "mm" },
  "chassis.turnsOnSpot": { label: "Wheels turn on the spot" },
  "chassis.pivots": { label: "Turns on the spot" },
  "turret.health": { label: "Health", unit: "hp" },
  "turret.viewRange": { label: "View range", unit: "m" },
  "turret.rotationSpeed": { label: "Turret traverse", unit: "°/s" },
  "turret.concealmentFactor": { label: "Factor on concealment" },
  "turret.guns": { label: "Gun" },
  "engine.power": { label: "Power", unit: "hp" },
  "engine.fireChance": { label: "Chance of fire", unit: "%" },
  "radio.range": { label: "Signal range", unit: "m" },
  "gun.ammo": { label: "Shells carried" },
  "gun.reload": { label: "Reload", unit: "s" },
  "gun.aimTime": { label: "Aiming time", unit: "s" },
  "gun.dispersion": { label: "Dispersion at 100 m", unit: "m" },
  "gun.dispersionFactors.turretTraverse": { label: "Dispersion while the turret turns" },
  "gun.dispersionFactors.afterShot": { label: "Dispersion after a shot" },
  "gun.dispersionFactors.damaged": { label: "Dispersion when damaged" },
  "gun.rotationSpeed": { label: "Gun traverse", unit: "°/s" },
  "gun.pitch.depression": { label: "Gun depression", unit: "°" },
  "gun.fixedPitch": { label: "Moves only with the hull" },
  "gun.pitch.elevation": { label: "Gun elevation", unit: "°" },
  "gun.pitch.depressionAhead": { label: "Gun depression ahead", unit: "°" },
  "gun.pitch.depressionBehind": { label: "Gun depression over the rear", unit: "°" },
  "gun.yaw.left": { label: "Gun arc to the left", unit: "°" },
  "gun.yaw.right": { label: "Gun arc to the right", unit: "°" },
  "gun.concealmentAtShot": { label: "Factor on concealment after a shot" },
  "gun.clip.size": { label: "Shells in the magazine" },
  "gun.clip.interval": { label: "Time between shells", unit: "s" },
  "gun.burst.size": { label: "Shells in a burst" },
  "gun.burst.interval": { label: "Time between shells of a burst", unit: "s" },
  "gun.autoReload": { label: "Reload of each shell" },
  "gun.dualGun.reloadTimes": { label: "Reload of the barrels" },
  "gun.dualGun.chargeTime": { label: "Time to charge the double shot", unit: "s" },
  "gun.dualGun.reloadLock": { label: "Lock after the double shot", unit: "s" },
  "gun.dualGun.switchTime": { label: "Time between the barrels", unit: "s" },
  "gun.shells": { label: "Shell" },
  "gun.plates.thickness": { label: "Thickness", unit: "mm" },
  "gun.plates.spaced": { label: "Spaced armour" },
  "gun.plates": { label: "Plate" },
  "shell.kind": { label: "Kind" },
  "shell.special": { label: "Special shell" },
  "shell.price": { label: "Price" },
  "shell.calibre": { label: "Calibre", unit: "mm" },
  "shell.damage": { label: "Damage", unit: "hp" },
  "shell.damageFar": { label: "Damage at the far end", unit: "hp" },
  "shell.deviceDamage": { label: "Damage to modules", unit: "hp" },
  "shell.penetration": { label: "Penetration", unit: "mm" },
  "shell.penetrationFar": { label: "Penetration at 500 m", unit: "mm" },
  "shell.velocity": { label: "Shell velocity", unit: "m/s" },
  "shell.maxDistance": { label: "Furthest flight", unit: "m" },
  "shell.normalisation": { label: "Normalisation", unit: "°" },
  "shell.ricochet": { label: "Ricochet angle", unit: "°" },
  "shell.roll": { label: "Roll of penetration", unit: "%" },
  "shell.jetLoss": { label: "Jet loss per metre", unit: "%" },
  "shell.modern": { label: "Modern HE" },
  "shell.stopsAtScreens": { label: "Stops at spaced armour" },
  "shell.explosionRadius": { label: "Radius of the explosion", unit: "m" },
  "shell.stun.minDuration": { label: "Shortest stun", unit: "s" },
  "shell.stun.maxDuration": { label: "Longest stun", unit: "s" },
};

/** A change in words: "Reload: 8 s → 7.5 s" without its arrow. */
export interface ChangeText {
  label: string;
  before: string;
  after: string;
}

/** Shown where a value did not apply. */
const NONE = "–";

/** Maximum decimals of a value; smaller differences are not visible in the game either. */
const DECIMALS = 3;

function statChangeText({ key, before, after }: StatChange): ChangeText {
  const print = (value: number | null) => (value === null ? NONE : formatStatWithUnit(key, value));
  return { label: STAT_META[key].label, ...distinct(before, after, print) };
}

function partChangeText({ field, before, after }: PartChange): ChangeText {
  const { label, unit = "" } = FIELD_LABELS[field] ?? { label: labelOf(field) };
  return { label, ...distinct(before, after, (value) => valueText(value, unit)) };
}

/** What changed of one part, in words. */
export interface PartTexts {
  /** Names from outside in; empty for the vehicle itself. */
  of: string;
  changes: ChangeText[];
}

/** Changes as text: stats with the best modules, then part by part, in the order in which the parts first appear. */
export function describeChanges(stats: readonly StatChange[], parts: readonly PartChange[]) {
  const statTexts = stats.map(statChangeText);
  const known = new Set(statTexts.map((change) => JSON.stringify(change)));
  const partTexts = textsByPart(parts).map(({ of, changes }) => ({
    of,
    // The vehicle's own top speed is a figure as well, and needs telling once.
    changes: of === "" ? changes.filter((change) => !known.has(JSON.stringify(change))) : changes,
  }));
  return { stats: statTexts, parts: partTexts.filter(({ changes }) => changes.length > 0) };
}

function textsByPart(parts: readonly PartChange[]): PartTexts[] {
  const groups = Map.groupBy(parts, ({ of }) => of.join(", "));
  return [...groups].map(([of, changes]) => ({ of, changes: changes.map(partChangeText) }));
}

/** Rounded for the page, unless both would look the same. */
function distinct<T extends ChangedValue>(before: T, after: T, print: (value: T) => string) {
  const [one, other] = [print(before), print(after)];
  if (one !== other || typeof before !== "number" || typeof after !== "number") return { before: one, after: other };
  return { before: String(before), after: String(after) };
}

function valueText(value: ChangedValue, unit: string): string {
  if (value === null) return NONE;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  if (typeof value === "object") return formatPrice(value);
  if (unit === "%") return `${formatNumber(value * 100, 2, 0)}%`;
  return `${formatNumber(value, DECIMALS, 0)}${unit === "" || unit === "°" ? "" : " "}${unit}`;
}

/** A field that has no words of its own, by its name: "gun.dualGun.chargeTime" is "Dual gun: charge time". */
function labelOf(field: string): string {
  const [, ...names] = field.split(".");
  const text = names.map((name) => name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase()).join(": ");
  return capitalised(text);
}
