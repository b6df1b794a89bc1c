import type { Gun } from "#app/game/model/gun.ts";
import type { Configuration, Module } from "#app/game/model/module.ts";
import { MODULE_KIND_LABELS, type ModuleKind } from "#app/game/model/module-kinds.ts";
import type { Shell } from "#app/game/model/shell.ts";
import { SHELL_KIND_LABELS, type ShellKind } from "#app/game/model/shell-kinds.ts";
import type { Plate, PrimaryArmor, VehicleModules } from "#app/game/model/vehicle-modules.ts";
import { fittedModules } from "#app/game/stats/configuration.ts";
import { shotsPerMinute, shownReload } from "#app/game/stats/firing.ts";
import { formatNumber } from "#app/game/stats/format.ts";

/** A module that is fitted, and which of those available it is. */
export interface ModuleView {
  label: string;
  name: string;
  tier: number;
  /** From 0. */
  fitted: number;
  available: number;
}

export interface ShellView {
  kind: ShellKind;
  kindLabel: string;
  special: boolean;
  damage: string;
  penetration: string;
  penetrationFar: string;
  velocity: string;
  cost: string;
  dpm: string;
}

export interface GunView {
  id: number;
  name: string;
  tier: number;
  fitted: boolean;
  reload: string;
  aimTime: string;
  dispersion: string;
  /** What is special about how it fires: "4 shells, 2 s apart". */
  manner: string;
  shells: ShellView[];
}

export interface ArmourView {
  part: string;
  front: string;
  side: string;
  rear: string;
  /** Thicknesses of all plates, and of the spaced ones. */
  plates: string;
  spaced: string;
}

const SHOWN_KINDS = ["gun", "turret", "chassis", "engine", "radio"] as const satisfies readonly ModuleKind[];

export function moduleViews(modules: VehicleModules, configuration: Configuration): ModuleView[] {
  const turret = modules.turrets.find(({ id }) => id === configuration.turret);
  const lists: Record<(typeof SHOWN_KINDS)[number], readonly Module[]> = {
    gun: turret?.guns ?? [],
    turret: modules.turrets,
    chassis: modules.chassis,
    engine: modules.engines,
    radio: modules.radios,
  };
  return SHOWN_KINDS.flatMap((kind) => {
    const list = lists[kind];
    const fitted = list.findIndex(({ id }) => id === configuration[kind]);
    const module = list[fitted];
    if (!module) return [];
    return [{ label: MODULE_KIND_LABELS[kind], name: module.name, tier: module.tier, fitted, available: list.length }];
  });
}

/** Every gun of the vehicle: as the fitted turret mounts it, or else as the best turret that can. */
export function gunViews(modules: VehicleModules, configuration: Configuration): GunView[] {
  const guns = new Map<number, Gun>();
  for (const turret of modules.turrets) for (const gun of turret.guns) guns.set(gun.id, gun);
  const fitted = modules.turrets.find(({ id }) => id === configuration.turret);
  for (const gun of fitted?.guns ?? []) guns.set(gun.id, gun);
  return [...guns.values()]
    .sort((a, b) => Number(b.id === configuration.gun) - Number(a.id === configuration.gun) || b.tier - a.tier)
    .map((gun) => gunView(gun, gun.id === configuration.gun));
}

function gunView(gun: Gun, fitted: boolean): GunView {
  const rate = shotsPerMinute(gun);
  return {
    id: gun.id,
    name: gun.name,
    tier: gun.tier,
    fitted,
    reload: formatNumber(shownReload(gun), 2, 1),
    aimTime: formatNumber(gun.aimTime, 2, 1),
    dispersion: formatNumber(gun.dispersion, 2),
    manner: manner(gun),
    shells: gun.shells.map((shell) => shellView(shell, rate)),
  };
}

function manner({ clip, autoReload, dualGun, burst }: Gun): string {
  if (autoReload)
    return `Autoreloader, ${autoReload.length} shells: ${autoReload.map((time) => formatNumber(time, 2)).join(", ")} s`;
  if (dualGun) return `Two barrels, both at once after ${formatNumber(dualGun.chargeTime, 1)} s`;
  if (clip && clip.size > 1) return `${clip.size} shells, ${formatNumber(clip.interval, 2)} s apart`;
  return burst && burst.size > 1 ? `Bursts of ${burst.size}` : "";
}

function shellView(shell: Shell, rate: number): ShellView {
  const { amount, currency } = shell.price;
  return {
    kind: shell.kind,
    kindLabel: SHELL_KIND_LABELS[shell.kind],
    special: shell.special,
    damage: formatNumber(shell.damage),
    penetration: formatNumber(shell.penetration),
    penetrationFar: formatNumber(shell.penetrationFar),
    velocity: formatNumber(shell.velocity),
    cost: `${formatNumber(amount)}${currency === "gold" ? " gold" : ""}`,
    dpm: formatNumber(rate * shell.damage),
  };
}

export function armourViews(modules: VehicleModules, configuration: Configuration): ArmourView[] {
  const fitted = fittedModules(modules, configuration);
  if (!fitted) return [];
  const hull = armourView("Hull", modules.hull.armor, modules.hull.plates);
  const { armor, plates } = fitted.turret;
  // A casemate is part of the hull; its "turret" then has no plates of its own.
  const hasPlates = armor.front !== null || armor.side !== null || plates.some(({ thickness }) => thickness > 0);
  return hasPlates ? [hull, armourView("Turret", armor, plates)] : [hull];
}

function armourView(part: string, { front, side, rear }: PrimaryArmor, plates: Plate[]): ArmourView {
  const figure = (thickness: number | null) => (thickness === null ? "None" : formatNumber(thickness, 1, 0));
  const list = (spaced: boolean) => {
    const thicknesses = plates.filter((plate) => plate.spaced === spaced && plate.thickness > 0);
    const distinct = [...new Set(thicknesses.map(({ thickness }) => thickness))].sort((a, b) => b - a);
    return distinct.map((thickness) => formatNumber(thickness, 1, 0)).join(", ");
  };
  return {
    part,
    front: figure(front),
    side: figure(side),
    rear: figure(rear),
    plates: list(false),
    spaced: list(true),
  };
}
