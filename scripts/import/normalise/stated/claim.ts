import { REVISED_FIELDS, type RevisedField, type StatedSource } from "#app/game/model/revisions/revised-fields.ts";
import type { Revision } from "#app/game/model/revisions/revision.ts";
import type { Revisable } from "#app/game/model/revisions/revisions.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";

/** A source's value for one attribute. */
export interface Claim extends Pick<Revision, "state" | "at" | "field" | "place" | "derived"> {
  /** Value in the definitions. */
  definition: number;
  stated: number;
  /** Decimals that the source writes: a stat that rounds to the stated one agrees. */
  decimals: number;
  /** Of a penetration: the one at 500 m in the definitions, which moves with it. */
  far?: number;
}

export type At = Pick<Revision, "state" | "at">;

export function claim(at: At, field: RevisedField, definition: number, stated: number, decimals: number): Claim {
  return { ...at, field, definition, stated, decimals };
}

/** Half a unit of the last decimal, and what floating point adds. */
export function agrees(stat: number, stated: number, decimals: number): boolean {
  return Math.abs(stat - stated) <= 0.5 * 10 ** -decimals + 1e-9;
}

/** What becomes of the definitions when sources are laid over them one after the other, stat by stat. */
export class Claims {
  readonly #revisions = new Map<string, Revision & { far?: number }>();

  /** The stat of an attribute after the sources so far. */
  now(at: Pick<Claim, "state" | "at" | "field" | "place">, definition: number): number {
    return this.#revisions.get(keyOf(at))?.after ?? definition;
  }

  /**
   * Applies a later source on top of earlier ones. A stat that agrees with the known value changes nothing; one that
   * agrees with the definitions reverts an earlier revision.
   */
  add(source: StatedSource, claims: readonly Claim[]): void {
    for (const { definition, stated, decimals, ...claim } of claims) {
      const key = keyOf(claim);
      if (agrees(this.now(claim, definition), stated, decimals)) continue;
      this.#revisions.delete(key);
      if (agrees(definition, stated, decimals)) continue;
      this.#revisions.set(key, { ...claim, before: definition, after: Number(stated.toFixed(6)), source });
    }
  }

  /** The revisions in their one order, with those of penetrations at 500 m. */
  toList(): Revision[] {
    return [...this.#revisions.values()]
      .flatMap(({ far, ...revision }) => [revision, ...(far === undefined ? [] : atFar(revision, far))])
      .map(ordered)
      .sort(
        (a, b) =>
          a.state.localeCompare(b.state, "en") ||
          REVISED_FIELDS.indexOf(a.field) - REVISED_FIELDS.indexOf(b.field) ||
          compareIds(a, b),
      );
  }
}

/** The penetration at 500 m moves by the same millimetres, and never above the one at 100 m. */
function atFar(near: Revision, far: number): Revision[] {
  const moved = Number(Math.max(0, Math.min(near.after, far + near.after - near.before)).toFixed(6));
  if (moved === far) return [];
  return [{ ...near, field: "shell.penetrationFar", before: far, after: moved, derived: true }];
}

/** The same with its keys in the order of the schema. */
function ordered({ state, at, field, place, before, after, derived, source }: Revision): Revision {
  return {
    state,
    at,
    field,
    ...(place !== undefined && { place }),
    before,
    after,
    ...(derived && { derived }),
    source,
  };
}

function keyOf({ state, at, field, place }: Pick<Claim, "state" | "at" | "field" | "place">): string {
  return [state, field, ...idsOf(at), place ?? ""].join(" ");
}

function idsOf({ turret, gun, shell, chassis, engine }: Revision["at"]): number[] {
  return [turret, gun, shell, chassis, engine].map((id) => id ?? 0);
}

function compareIds(a: Revision, b: Revision): number {
  const [left, right] = [a, b].map(({ at, place }) => [...idsOf(at), place ?? 0]);
  return left?.map((id, index) => id - (right?.[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Whether every claim agrees with the definitions. */
export function allAgree(claims: readonly Claim[]): boolean {
  return claims.every(({ definition, stated, decimals }) => agrees(definition, stated, decimals));
}

/** Decimals with which the table of later stats writes them; zeros at the end are left out there. */
export const DECIMALS = {
  damage: 0,
  penetration: 0,
  velocity: 0,
  reload: 2,
  interval: 4,
  aimTime: 2,
  dispersion: 2,
  ammo: 0,
  angle: 2,
  dispersionFactor: 3,
  speed: 1,
  power: 0,
  hullTraverse: 0,
  turretTraverse: 2,
  viewRange: 0,
  health: 0,
} as const;

/** A gun in its turret. */
export interface GunAt {
  turret: number;
  gun: number;
}

/**
 * Sources state the travel state. It applies to the other state too if the definitions give it the same value.
 * @param claimsOf what is stated about the modules of a state
 */
export function inBothStates(
  { modules, siege }: Revisable,
  claimsOf: (modules: VehicleModules, state: Revision["state"]) => Claim[],
): Claim[] {
  const first = claimsOf(modules, "first");
  if (siege === null) return first;
  const shared = claimsOf(siege.modules, "siege").filter((claim) =>
    first.some((other) => isOf(claim, other) && other.definition === claim.definition),
  );
  return [...first, ...shared];
}

function isOf(a: Claim, b: Claim): boolean {
  return a.field === b.field && a.place === b.place && JSON.stringify(a.at) === JSON.stringify(b.at);
}

/** Health is that of hull and turret: the hull takes the whole difference, so that another turret gains as much. */
export function healthClaim(
  health: number,
  { hull, turrets }: VehicleModules,
  state: Revision["state"],
  turretId: number,
): Claim[] {
  const turret = turrets.find(({ id }) => id === turretId);
  if (turret === undefined) return [];
  return [claim({ state, at: {} }, "hull.health", hull.health, health - turret.health, DECIMALS.health)];
}
