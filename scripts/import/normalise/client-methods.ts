import type { ClientMethods } from "#app/game/replays/recording/client-methods.ts";
import type { RawFiles } from "#scripts/import/read/client-source.ts";
import { type EntityDefinition, EntityDefinitions, NoDefinitions, type SentType } from "../read/entity-definitions.ts";

/**
 * Where recordings of a client say what happened to vehicles, worked out of its own definitions.
 * @returns a sentence where they lack something, or have it in a shape that is not known
 */
export function clientMethodsOf(files: RawFiles): ClientMethods | string {
  try {
    const definitions = new EntityDefinitions(files);
    const vehicle = definitions.entity("Vehicle");
    return { health: healthOf(vehicle), hit: hitOf(vehicle), tracer: tracerOf(definitions.entity("Avatar")) };
  } catch (error) {
    if (error instanceof NoDefinitions) return `${error.message}.`;
    throw error;
  }
}

/** New health, in later clients that before, the attacker, the reason, in later clients its detail. */
const HEALTH: readonly (readonly [bytes: 7 | 9 | 10, sizes: string])[] = [
  [7, "2 4 1"],
  [9, "2 2 4 1"],
  [10, "2 2 4 1 1"],
];

function healthOf(vehicle: EntityDefinition): ClientMethods["health"] {
  const { number, types } = methodOf(vehicle, "onHealthChanged");
  const bytes = HEALTH.find(([, sizes]) => sizes === sizesOf(types))?.[0];
  if (bytes === undefined) throw new NoDefinitions(`onHealthChanged has the shape ${sizesOf(types)}`);
  const propertyIndex = (name: string) => vehicle.properties.findIndex((member) => member.name === name);
  const property = propertyIndex("health");
  // The reader finds it behind the angles of the turret and gun.
  const follows = property > 0 && propertyIndex("gunAnglesPacked") === property - 1;
  const pair = vehicle.properties.slice(property - 1, property + 1).map(({ types: own }) => sizesOf(own));
  return { method: number, bytes, property: follows && pair.join() === "2,2" ? property : null };
}

/** The points of a hit: a segment alone, or between the number of a part and what hit it. */
const POINTS: readonly (readonly [bytes: 8 | 16, sizes: string])[] = [
  [8, ""],
  [16, "4 8 4"],
];

function hitOf(vehicle: EntityDefinition): ClientMethods["hit"] {
  const { number, types } = methodOf(vehicle, "showDamageFromShot");
  const [attacker, points, ...tail] = types;
  const point = points?.kind === "ARRAY" && points.size === null ? points.parts[0] : undefined;
  const bytes = POINTS.find(([size, sizes]) => point?.size === size && sizesOf(point.parts) === sizes)?.[0];
  if (attacker?.size !== 4 || bytes === undefined || tail.some(({ size }) => size === null))
    throw new NoDefinitions(`showDamageFromShot has the shape ${sizesOf(types)}`);
  return { method: number, pointBytes: bytes, tailBytes: bytesOf(tail) };
}

/** Shots are a layer of the map that can be missing. */
function tracerOf(avatar: EntityDefinition): ClientMethods["tracer"] {
  const member = (name: string) => {
    const number = avatar.methods.findIndex((method) => method.name === name);
    return { number, types: avatar.methods[number]?.types ?? [] };
  };
  const [fired, ended, burst] = [member("showTracer"), member("stopTracer"), member("explodeProjectile")];
  const beforePosition = ({ types }: typeof fired) => {
    const place = types.findIndex(({ kind }) => kind === "VECTOR3");
    return types.slice(0, Math.max(place, 0));
  };
  const before = beforePosition(fired);
  // The shooter, the shot, whether it is one that bounced, and after some more where it was fired.
  const fits = sizesOf(before).startsWith("4 4 1") && fired.types.every(({ size }) => size !== null);
  if (!fits || sizesOf(ended.types) !== "4 12") return null;
  const beforeBurst = beforePosition(burst);
  const bursts = beforeBurst[0]?.size === 4 && sizesOf(burst.types.slice(beforeBurst.length)).startsWith("12 12");
  return {
    fired: fired.number,
    bytes: bytesOf(fired.types),
    placeAt: bytesOf(before),
    ended: ended.number,
    burst:
      bursts && beforeBurst.every(({ size }) => size !== null)
        ? { method: burst.number, placeAt: bytesOf(beforeBurst) }
        : null,
  };
}

function methodOf({ methods }: EntityDefinition, name: string) {
  const number = methods.findIndex((method) => method.name === name);
  const found = methods[number];
  if (!found) throw new NoDefinitions(`Vehicle.def has no method ${name}`);
  return { number, types: found.types };
}

const sizesOf = (types: readonly SentType[]) => types.map(({ size }) => size ?? "varying").join(" ");
const bytesOf = (types: readonly SentType[]) => types.reduce((all, { size }) => all + (size ?? 0), 0);
