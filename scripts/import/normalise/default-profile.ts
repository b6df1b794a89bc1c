import type {
  DefaultProfile,
  ProfileShell,
  ShotSpread,
  StatedMode,
  StatedModule,
} from "#app/game/model/vehicle/default-profile.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import type { Notes } from "#scripts/import/report.ts";
import type { PublishedProfile } from "../read/publisher/publisher-profile.ts";
import type { Catalogue, NewerVehicle } from "./loadout-items/catalogue.ts";
import { SHELL_KIND_OF } from "./modules/shell.ts";
import { tidy } from "./round.ts";

/** Degrees to one side from which on a turret turns all round. */
const ALL_ROUND = 180;

/**
 * A default profile in our terms and units. Neither damage per minute nor specific power is computed from it, since
 * the API states neither how many shells a gun holds nor how it rounds.
 */
export function readDefaultProfile(profile: PublishedProfile): DefaultProfile {
  return {
    stats: statsOf(profile),
    modules: modulesOf(profile),
    shells: (profile.ammo ?? []).map(readShell),
    modes: [...siegeOf(profile), ...rapidOf(profile)],
  };
}

function statsOf(profile: PublishedProfile): Stats {
  const { turret, gun, suspension, engine, radio, armor, ammo } = profile;
  const [first] = ammo ?? [];
  return {
    damage: known(first?.damage?.[1]),
    penetration: known(first?.penetration?.[1]),
    reload: known(gun?.reload_time),
    shotsPerMinute: known(gun?.fire_rate),
    aimTime: known(gun?.aim_time),
    dispersion: known(gun?.dispersion),
    gunDepression: known(gun?.move_down_arc),
    gunElevation: known(gun?.move_up_arc),
    ...yawOf(profile),
    calibre: known(gun?.caliber),
    ammo: known(profile.max_ammo),
    health: known(profile.hp),
    hullFront: plate(armor?.hull?.front),
    hullSide: plate(armor?.hull?.sides),
    hullRear: plate(armor?.hull?.rear),
    turretFront: plate(armor?.turret?.front),
    turretSide: plate(armor?.turret?.sides),
    turretRear: plate(armor?.turret?.rear),
    fireChance: scaled(engine?.fire_chance, 100),
    topSpeed: known(profile.speed_forward),
    reverseSpeed: known(profile.speed_backward),
    enginePower: known(engine?.power),
    weight: scaled(profile.weight, 1 / 1000),
    // What steers by its wheels does not turn on the spot.
    ...(!suspension?.steering_lock_angle && { hullTraverse: known(suspension?.traverse_speed) }),
    turretTraverse: known(turret?.traverse_speed ?? gun?.traverse_speed),
    viewRange: known(turret?.view_range),
    signalRange: known(radio?.signal_range),
  };
}

/** Arcs of a gun that does not turn all round. */
function yawOf({ turret }: PublishedProfile): Pick<Stats, "gunYawLeft" | "gunYawRight"> {
  const [left, right] = [known(turret?.traverse_left_arc), known(turret?.traverse_right_arc)];
  return left === ALL_ROUND && right === ALL_ROUND ? {} : { gunYawLeft: left, gunYawRight: right };
}

const known = (value: number | null | undefined): number | null =>
  value === undefined || value === null ? null : tidy(value);

const scaled = (value: number | null | undefined, factor: number): number | null =>
  value === undefined || value === null ? null : tidy(value * factor);

/** A plate of 0 mm is none, as in the client's definitions. */
const plate = (value: number | null | undefined): number | null => known(value) || null;

function modulesOf({ turret, gun, suspension, engine, radio }: PublishedProfile): StatedModule[] {
  const stated = { turret, gun, chassis: suspension, engine, radio };
  return Object.entries(stated).flatMap(([kind, module]) =>
    module?.name ? [{ kind: kind as StatedModule["kind"], name: module.name, tier: module.tier ?? null }] : [],
  );
}

function readShell({ type, damage, penetration, stun }: NonNullable<PublishedProfile["ammo"]>[number]): ProfileShell {
  const [least = 0, greatest = 0] = stun?.duration ?? [];
  return {
    kind: type ? (SHELL_KIND_OF[type] ?? null) : null,
    damage: spreadOf(damage),
    penetration: spreadOf(penetration),
    stun: greatest > 0 ? { least, greatest } : null,
  };
}

function spreadOf(spread: readonly [number, number, number] | null | undefined): ShotSpread | null {
  if (!spread) return null;
  const [least, average, greatest] = spread;
  return { least, average, greatest };
}

function siegeOf({ siege }: PublishedProfile): StatedMode[] {
  if (!siege) return [];
  const stats: Stats = {
    reload: known(siege.reload_time),
    aimTime: known(siege.aim_time),
    dispersion: known(siege.dispersion),
    gunDepression: known(siege.move_down_arc),
    gunElevation: known(siege.move_up_arc),
    reverseSpeed: known(siege.speed_backward),
    hullTraverse: known(siege.suspension_traverse_speed),
  };
  return [{ mode: "siege", switchOn: known(siege.switch_on_time), switchOff: known(siege.switch_off_time), stats }];
}

function rapidOf({ rapid }: PublishedProfile): StatedMode[] {
  if (!rapid) return [];
  const stats: Stats = { topSpeed: known(rapid.speed_forward), reverseSpeed: known(rapid.speed_backward) };
  return [{ mode: "rapid", switchOn: known(rapid.switch_on_time), switchOff: known(rapid.switch_off_time), stats }];
}

/** The default profiles of vehicles that no client defines, by tank_id; one of another vehicle under the id is noted. */
export function defaultProfiles(
  newer: readonly NewerVehicle[],
  { profiles }: Catalogue,
  notes: Notes,
): ReadonlyMap<number, DefaultProfile> {
  const own = new Map<number, DefaultProfile>();
  for (const { id, tag } of newer) {
    const published = profiles?.get(id);
    if (published?.tag === tag) own.set(id, published.profile);
    else if (published)
      notes.add("default profile of another vehicle under a reused id", `${id} ${published.tag}, not ${tag}`);
  }
  return own;
}
