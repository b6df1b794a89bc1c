import type { StatedSource } from "#app/game/model/revisions/revised-fields.ts";
import type { StatedRows } from "#app/game/model/revisions/revision.ts";
import type { Revisable } from "#app/game/model/revisions/revisions.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { bestModule } from "#app/game/stats/fitted-modules.ts";
import type { PublishedStats } from "../../read/stated/published-stats.ts";
import type { StatedRow } from "../../read/stated/stated-table.ts";
import { agrees, allAgree, type Claim, Claims, claim, type GunAt, healthClaim, inBothStates } from "./claim.ts";
import { CALIBRE_TOLERANCE, hasCalibre } from "./find-gun.ts";
import { type LaidRow, layRow } from "./lay-row.ts";

/**
 * Applies what sources state on top of a vehicle's definitions, which stay unchanged: if a stat differs, a revision
 * records its new value. If two sources state the same stat, the later wins.
 */
export function layStated(
  vehicle: Revisable & { type: string },
  row: StatedRow | undefined,
  item: PublishedStats | undefined,
): Pick<FullVehicle, "revisions" | "stated"> {
  const claims = new Claims();
  const stated: StatedRows = {};
  const add = (source: StatedSource, laid: LaidRow) => {
    claims.add(source, laid.claims);
    const { gun, reason, shellsChanged } = laid;
    stated[source] = {
      gun,
      reason,
      confirmed: gun !== null && !shellsChanged && allAgree(laid.claims),
      ...(shellsChanged && { shellsChanged }),
    };
    return laid;
  };
  const earlier = row && { row, laid: add("stated", layRow(row, vehicle)) };
  if (item) add("statedByPublisher", layPublished(item, vehicle, earlier, claims));
  const revisions = claims.toList();
  return {
    ...(revisions.length > 0 && { revisions }),
    ...((row || item) && { stated }),
  };
}

/** Decimals that the publisher's list writes. */
const DECIMALS = { damage: 0, dispersion: 2, speed: 0 } as const;

/** A gun in a turret, with its stats as known after the earlier sources. */
interface MountedGun {
  turret: VehicleModules["turrets"][number];
  gun: Gun;
  damages: number[];
  dispersion: number;
}

/** A row of the table of later stats, and where it was laid. */
interface EarlierRow {
  row: StatedRow;
  laid: LaidRow;
}

/**
 * Applies the publisher's stats of a vehicle, which do not name the gun. If they agree with the table's row, they
 * belong to the row's gun. Else to a gun with the stated calibre, damage and dispersion, which is confirmed; or to the
 * only one with that calibre and damage, whose dispersion then changed; or to the row's gun if it is the vehicle's
 * only one of the calibre.
 * @param known what earlier sources state
 */
function layPublished(
  item: PublishedStats,
  vehicle: Revisable & { type: string },
  earlier: EarlierRow | undefined,
  known: Claims,
): LaidRow {
  const { modules } = vehicle;
  const best = bestModule(modules.turrets);
  const { mounted, reason } = findMounted(item, guns(modules, known), earlier, best.id, modules);
  const gun = mounted ? { turret: mounted.turret.id, gun: mounted.gun.id } : null;
  const claims = inBothStates(vehicle, (modules, state) => [
    ...(mounted ? damageClaims(item, modules, state, mounted, vehicle.type) : []),
    ...(gun ? dispersionClaim(item, modules, state, gun) : []),
    ...healthClaim(item.health, modules, state, best.id),
    speedClaim(item, modules, state),
  ]);
  return { gun, reason, shellsChanged: false, claims };
}

interface Found {
  mounted: MountedGun | null;
  reason: string | null;
}

function findMounted(
  item: PublishedStats,
  all: readonly MountedGun[],
  earlier: EarlierRow | undefined,
  best: number,
  { turrets }: VehicleModules,
): Found {
  const row = earlier?.laid.gun ?? null;
  if (earlier && agreesWithRow(item, earlier.row)) {
    const mounted = all.find(({ turret, gun }) => turret.id === row?.turret && gun.id === row.gun) ?? null;
    return { mounted, reason: earlier.laid.reason };
  }
  const rank = ({ turret, gun }: MountedGun) =>
    (row && turret.id === row.turret && gun.id === row.gun ? 2 * turrets.length : 0) +
    (turret.id === best ? turrets.length : turrets.indexOf(turret));
  const first = (list: readonly MountedGun[]) => list.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
  const ofCalibre = all.filter(({ gun }) => hasCalibre(gun, item.calibre));
  if (ofCalibre.length === 0) return { mounted: null, reason: `no gun of ${item.calibre} mm` };
  const withDamage = ofCalibre.filter(({ damages }) => damages.includes(item.damage));
  const entirely = withDamage.filter((gun) => agrees(gun.dispersion, item.dispersion, DECIMALS.dispersion));
  if (entirely.length > 0) return { mounted: first(entirely), reason: null };
  const kinds = (list: readonly MountedGun[]) => new Set(list.map(({ gun }) => gun.id)).size;
  const stated = `${item.damage} hp and ${item.dispersion} m`;
  if (kinds(withDamage) === 1) return { mounted: first(withDamage), reason: null };
  if (kinds(withDamage) > 1) {
    const reason = `cannot be told which of its guns of ${item.calibre} mm has ${stated}`;
    return { mounted: null, reason };
  }
  const isRows = row !== null && ofCalibre.some(({ gun }) => gun.id === row.gun);
  if (kinds(ofCalibre) === 1 && isRows) return { mounted: first(ofCalibre), reason: null };
  return { mounted: null, reason: `no gun of ${item.calibre} mm with ${item.damage} hp` };
}

function agreesWithRow({ calibre, damage, dispersion }: PublishedStats, row: StatedRow): boolean {
  return (
    Math.abs(calibre - row.calibre) <= CALIBRE_TOLERANCE &&
    row.shells.some((shell) => shell.damage === damage) &&
    agrees(row.dispersion, dispersion, DECIMALS.dispersion)
  );
}

/** Every gun in every turret, as earlier sources revise it. */
function guns({ turrets }: VehicleModules, known: Claims): MountedGun[] {
  return turrets.flatMap((turret) =>
    turret.guns.map((gun) => {
      const at = { turret: turret.id, gun: gun.id };
      const damages = gun.shells.map(({ id, damage }) =>
        known.now({ state: "first", at: { ...at, shell: id }, field: "shell.damage" }, damage),
      );
      const dispersion = known.now({ state: "first", at, field: "gun.dispersion" }, gun.dispersion);
      return { turret, gun, damages, dispersion };
    }),
  );
}

/** The damage is that of a shell that does as much, else of the first one, of SPGs of the armour-piercing one. */
function damageClaims(
  { damage: stated }: PublishedStats,
  { turrets }: VehicleModules,
  state: Claim["state"],
  { gun, damages }: MountedGun,
  type: string,
): Claim[] {
  const same = damages.indexOf(stated);
  const meant = same >= 0 ? same : gun.shells.findIndex(({ kind }) => type !== "SPG" || kind === "AP");
  return turrets.flatMap((turret) => {
    const shell = turret.guns.find(({ id }) => id === gun.id)?.shells[meant];
    if (shell === undefined) return [];
    const at = { turret: turret.id, gun: gun.id, shell: shell.id };
    return [claim({ state, at }, "shell.damage", shell.damage, stated, DECIMALS.damage)];
  });
}

function dispersionClaim(
  { dispersion }: PublishedStats,
  { turrets }: VehicleModules,
  state: Claim["state"],
  at: GunAt,
): Claim[] {
  const gun = turrets.find(({ id }) => id === at.turret)?.guns.find(({ id }) => id === at.gun);
  return gun ? [claim({ state, at }, "gun.dispersion", gun.dispersion, dispersion, DECIMALS.dispersion)] : [];
}

function speedClaim({ speed }: PublishedStats, modules: VehicleModules, state: Claim["state"]): Claim {
  return claim({ state, at: {} }, "vehicle.speed.forward", modules.speed.forward, speed, DECIMALS.speed);
}
