import type {
  Engine,
  Hull,
  HullVariant,
  Plate,
  PrimaryArmor,
  Radio,
  Turret,
  VehicleModules,
} from "#app/game/model/vehicle/vehicle-modules.ts";
import type { Cursor } from "../../read/cursor.ts";
import type { VehicleContext } from "../context.ts";
import { reportUnread } from "../known-elements.ts";
import { tidy } from "../round.ts";
import { readChassis, readPoint } from "./chassis.ts";
import { readGun, readPlates } from "./gun.ts";
import { readModule } from "./module.ts";

/** Reads everything of a vehicle that depends on modules and on its state of driving. */
export function readModules(vehicle: Cursor, context: VehicleContext): VehicleModules {
  reportUnread("vehicle", vehicle, context.notes);
  const invisibility = vehicle.child("invisibility");
  const speed = vehicle.child("speedLimits");
  return {
    hull: readHull(vehicle.child("hull"), context),
    chassis: all(vehicle.child("chassis")).map((own) => ({
      ...readChassis(own, context),
      ...(turnsWheelsOnSpot(vehicle, own) && { turnsOnSpot: true as const }),
    })),
    turrets: all(vehicle.child("turrets0")).map((own) => readTurret(own, context)),
    engines: all(vehicle.child("engines")).map((own) => readEngine(own, context)),
    radios: all(vehicle.child("radios")).map((own) => readRadio(own, context)),
    fuelTanks: all(vehicle.child("fuelTanks")).map((own) =>
      readModule("fuelTank", body("fuelTank", own, context), context),
    ),
    ...readHullAiming(vehicle.maybe("hull_aiming")),
    speed: { forward: tidy(speed.child("forward").number()), backward: tidy(speed.child("backward").number()) },
    concealment: {
      still: tidy(invisibility.child("still").number()),
      moving: tidy(invisibility.child("moving").number()),
      paint: tidy(invisibility.child("camouflageBonus").number()),
      firePenalty: tidy(invisibility.child("firePenalty").number()),
    },
  };
}

/** The client keeps `isWheeledOnSpotRotation` with the physics of a chassis. */
function turnsWheelsOnSpot(vehicle: Cursor, { name }: Cursor): boolean {
  const physics = vehicle.maybe("physics")?.maybe("detailed")?.maybe("chassis")?.maybe(name);
  return physics?.maybe("isWheeledOnSpotRotation")?.flag() ?? false;
}

/** Hydropneumatic suspension tilts the hull; negative angles are upwards. */
function readHullAiming(aiming: Cursor | undefined): Pick<VehicleModules, "hullAiming"> {
  const angles = aiming?.maybe("pitch")?.child("wheelsCorrectionAngles");
  if (angles === undefined) return {};
  const down = tidy(angles.child("pitchMax").number());
  return { hullAiming: { depression: down, elevation: tidy(0 - angles.child("pitchMin").number()) } };
}

function readEngine(own: Cursor, context: VehicleContext): Engine {
  const engine = body("engine", own, context);
  return {
    ...readModule("engine", engine, context),
    power: tidy(engine.child("power").number()),
    fireChance: tidy(engine.child("fireStartingChance").number()),
  };
}

function readRadio(own: Cursor, context: VehicleContext): Radio {
  const radio = body("radio", own, context);
  return { ...readModule("radio", radio, context), range: tidy(radio.child("distance").number()) };
}

function body(kind: "engine" | "radio" | "fuelTank", own: Cursor, { components, notes }: VehicleContext): Cursor {
  const module = components.body(kind, own);
  reportUnread(kind, module, notes);
  return module;
}

function all(modules: Cursor): Cursor[] {
  const children = modules.children();
  if (children.length === 0 && modules.element !== undefined) modules.fault("holds no module");
  return children;
}

/** Reads a turret with every gun it can mount; casemates have one without armour. */
function readTurret(own: Cursor, context: VehicleContext): Turret {
  const turret = context.components.body("turret", own);
  reportUnread("turret", turret, context.notes);
  const armor = turret.maybe("armor");
  const plates = armor ? readPlates(armor) : [];
  const guns = turret.child("guns").children();
  if (guns.length === 0 && turret.has("guns")) turret.child("guns").fault("holds no gun");
  return {
    ...readModule("turret", turret, context),
    health: turret.child("maxHealth").integer(),
    viewRange: tidy(turret.child("circularVisionRadius").number()),
    rotationSpeed: tidy(turret.child("rotationSpeed").number()),
    armor: readPrimaryArmor(turret.maybe("primaryArmor"), plates),
    plates,
    concealmentFactor: tidy(turret.maybe("invisibilityFactor")?.number() ?? 1),
    gunPosition: readGunPosition(turret),
    guns: guns.map((gun) => readGun(gun, context)),
  };
}

/** Turrets with two barrels position each; their midpoint stands for both. */
function readGunPosition(turret: Cursor): Turret["gunPosition"] {
  const barrels = (turret.maybe("multiGun")?.children("gun") ?? []).map((gun) => readPoint(gun.child("position")));
  if (barrels.length === 0) return readPoint(turret.child("gunPosition"));
  const mean = (axis: 0 | 1 | 2) => tidy(barrels.reduce((sum, point) => sum + point[axis], 0) / barrels.length);
  return [mean(0), mean(1), mean(2)];
}

/** Reads the hull and its variants for certain turrets or chassis. */
function readHull(hull: Cursor, context: VehicleContext): Hull {
  reportUnread("hull", hull, context.notes);
  const plates = readPlates(hull.child("armor"));
  const positions = hull.child("turretPositions");
  if (positions.children("turret").length > 1) context.notes.add("further turret positions", context.vehicleTag);
  return {
    weight: tidy(hull.child("weight").number()),
    health: hull.child("maxHealth").integer(),
    ammoRackHealth: hull.maybe("ammoBayHealth")?.child("maxHealth").number() ?? null,
    armor: readPrimaryArmor(hull.child("primaryArmor"), plates),
    plates,
    turretPosition: readPoint(positions.child("turret")),
    variants:
      hull
        .maybe("variants")
        ?.children()
        .map((variant) => readVariant(variant, context)) ?? [],
  };
}

function readVariant(variant: Cursor, context: VehicleContext): HullVariant {
  const turret = variant.maybe("turret0") ?? variant.maybe("turret");
  const chassis = variant.maybe("chassis");
  const weight = variant.maybe("weight");
  const armor = variant.maybe("armor");
  const position = variant.maybe("turretPositions")?.maybe("turret");
  return {
    turret: turret ? context.components.id("turret", turret.text(), turret) : null,
    chassis: chassis ? context.components.id("chassis", chassis.text(), chassis) : null,
    weight: weight ? tidy(weight.number()) : null,
    armor: armor ? readPrimaryArmor(variant.maybe("primaryArmor"), readPlates(armor)) : null,
    turretPosition: position ? readPoint(position) : null,
  };
}

/**
 * Front, side and rear as `primaryArmor` names them; null where there is no armour. The
 * "turret" of a casemate writes that in two ways: it names no plate, or one of 0 mm.
 */
export function readPrimaryArmor(primary: Cursor | undefined, plates: readonly Plate[]): PrimaryArmor {
  const [front, side, rear] = primary?.words() ?? [];
  const thickness = (group: string | undefined) => plates.find((plate) => plate.group === group)?.thickness || null;
  return { front: thickness(front), side: thickness(side), rear: thickness(rear) };
}
