import type { Gun } from "#app/game/model/gun.ts";
import type { Configuration } from "#app/game/model/module.ts";
import type { Shell } from "#app/game/model/shell.ts";
import { SHELL_KIND_LABELS, type ShellKind } from "#app/game/model/shell-kinds.ts";
import type { VehicleModules } from "#app/game/model/vehicle-modules.ts";
import { shotsPerMinute, shownReload } from "#app/game/stats/firing.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { manner } from "./gun-manner.ts";
import { allGuns } from "./module-lists.ts";

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
  /** What is special about how it fires: "Magazine of 4, 2 s apart". */
  manner: string;
  shells: ShellView[];
}

/** Every gun of the vehicle, the fitted one first, then by tier. */
export function gunViews(modules: VehicleModules, configuration: Configuration): GunView[] {
  return allGuns(modules, configuration)
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
    reload: seconds(shownReload(gun), 1),
    aimTime: seconds(gun.aimTime, 1),
    dispersion: formatNumber(gun.dispersion, 2),
    manner: manner(gun),
    shells: gun.shells.map((shell) => shellView(shell, rate)),
  };
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

function seconds(value: number, fixed: number): string {
  return formatNumber(value, 2, fixed);
}
