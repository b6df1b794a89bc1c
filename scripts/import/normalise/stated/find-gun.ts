import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { StatedRow } from "../../read/stated/stated-table.ts";
import { agrees, DECIMALS } from "./claim.ts";

/** Tolerance for a calibre, mm: sources round 76.2 and 149.1. */
export const CALIBRE_TOLERANCE = 0.6;
/** A gun is clearly further from a row than the nearest one when its shells differ by so much more, as a share. */
const CLEARLY_FURTHER = 0.05;

/** The gun that a row is of, or why there is none. */
type FoundGun = { gun: Gun; shellsChanged: boolean } | { gun: null; reason: string };

/**
 * Finds a row's gun among those of its turret: by calibre, shell kinds in order, and whether it holds a magazine. If
 * several match: the one whose shells are clearly nearest in penetration and damage; among those about as near, the
 * one with the row's ammunition; else the one whose shells all have the same velocities; else the one that agrees in
 * every stat of its own. If no gun of the calibre has such shells, the nearest one that loads in the same way has got
 * other shells since.
 */
export function findGun(row: StatedRow, guns: readonly Gun[]): FoundGun {
  const ofCalibre = guns.filter((gun) => hasCalibre(gun, row.calibre));
  if (ofCalibre.length === 0) return { gun: null, reason: `no gun of ${row.calibre} mm` };
  const loading = ofCalibre.filter((gun) => holdsMagazine(gun) === (row.interval !== null));
  const what = row.interval === null ? "single-shot gun" : "gun with a magazine";
  if (loading.length === 0) return { gun: null, reason: `no ${what} of ${row.calibre} mm` };
  const same = loading.filter((gun) => kindsOf(gun.shells) === kindsOf(row.shells));
  const gun = only(row, same.length > 0 ? same : loading);
  if (gun) return { gun, shellsChanged: same.length === 0 };
  const names = (same.length > 0 ? same : loading).map(({ tag }) => tag);
  return { gun: null, reason: `cannot be told which of its guns of ${row.calibre} mm it is of: ${names.join(", ")}` };
}

/** The one gun of several that a row is of. */
function only(row: StatedRow, guns: readonly Gun[]): Gun | undefined {
  const [first, ...others] = guns;
  if (others.length === 0) return first;
  const distances = guns.map((gun) => distance(row, gun));
  const nearest = Math.min(...distances);
  const near = guns.filter((_, index) => (distances[index] ?? 0) < nearest + CLEARLY_FURTHER);
  if (near.length === 1) return near[0];
  const withAmmo = near.filter(({ ammo }) => ammo === row.ammo);
  if (withAmmo.length === 1) return withAmmo[0];
  const asFast = near.filter((gun) => hasSameVelocities(row, gun));
  if (asFast.length === 1) return asFast[0];
  const alike = near.filter((gun) => hasSameStats(row, gun));
  return alike.length === 1 ? alike[0] : undefined;
}

/** How far the shells of a gun are from those of a row: the greatest differences in penetration and damage, as shares. */
function distance(row: StatedRow, { shells }: Gun): number {
  const pairs = row.shells.flatMap((stated, index) => {
    const shell = shells[index];
    return shell === undefined ? [] : [{ stated, shell }];
  });
  const greatest = (key: "penetration" | "damage") =>
    Math.max(0, ...pairs.map(({ stated, shell }) => share(stated[key], shell[key])));
  return greatest("penetration") + greatest("damage");
}

function share(stated: number, ours: number): number {
  return Math.abs(stated - ours) / ours;
}

function hasSameVelocities(row: StatedRow, { shells }: Gun): boolean {
  return row.shells.every(({ velocity }, index) => {
    const shell = shells[index];
    return shell === undefined || agrees(shell.velocity, velocity, DECIMALS.velocity);
  });
}

function hasSameStats(row: StatedRow, gun: Gun): boolean {
  return (
    gun.ammo === row.ammo &&
    agrees(gun.reload, row.reload, DECIMALS.reload) &&
    agrees(gun.aimTime, row.aimTime, DECIMALS.aimTime) &&
    agrees(gun.dispersion, row.dispersion, DECIMALS.dispersion)
  );
}

export function hasCalibre({ shells: [shell] }: Gun, calibre: number): boolean {
  return shell !== undefined && Math.abs(shell.calibre - calibre) <= CALIBRE_TOLERANCE;
}

function holdsMagazine({ clip, burst, autoReload }: Gun): boolean {
  return clip !== null || burst !== null || autoReload !== null;
}

function kindsOf(shells: readonly { kind: string }[]): string {
  return shells.map(({ kind }) => kind).join();
}
