import { SHELL_KIND_LABELS, type ShellKind } from "#app/game/model/enumerations/shell-kinds.ts";
import { distinctNames } from "#app/game/model/modules/distinct-names.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Configuration } from "#app/game/model/vehicle/module.ts";
import type { Shell } from "#app/game/model/vehicle/shell.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { damageOf, damagePerMinute, reload } from "#app/game/stats/compute/firing.ts";
import { formatNumber, NOT_KNOWN } from "#app/game/stats/format.ts";
import { formatShortPrice } from "#app/game/stats/format-price.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { firingMechanism } from "../characteristics/firing-mechanism.ts";
import { allGuns } from "./module-lists.ts";

export interface ShellView {
  kind: ShellKind;
  kindLabel: string;
  special: boolean;
  damage: string;
  penetration: string;
  penetrationFar: string;
  /** No source states the penetration at 500 m: it moved with the one at 100 m. */
  farDerived: boolean;
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
  /** Its firing mechanism: "Magazine of 4, 2 s apart"; empty for a plain gun. */
  firingMechanism: string;
  /** "Shells changed since 1.26.1"; empty for others. */
  changed: string;
  shells: ShellView[];
}

/** Every gun of the vehicle, the fitted one first, then by tier. */
export function gunViews(
  modules: VehicleModules,
  configuration: Configuration,
  record: Pick<FullVehicle, "revisions" | "stated" | "patch">,
): GunView[] {
  const guns = allGuns(modules, configuration);
  const names = distinctNames(guns, true);
  return guns
    .sort((a, b) => Number(b.id === configuration.gun) - Number(a.id === configuration.gun) || b.tier - a.tier)
    .map((gun) => gunView(gun, names.get(gun.id) ?? gun.name, gun.id === configuration.gun, record));
}

function gunView(
  gun: Gun,
  name: string,
  fitted: boolean,
  { revisions = [], stated = {}, patch }: Pick<FullVehicle, "revisions" | "stated" | "patch">,
): GunView {
  const changed = Object.values(stated).some((row) => row.shellsChanged && row.gun?.gun === gun.id);
  const isDerived = ({ id }: Shell) =>
    revisions.some(
      ({ at, field, derived }) => derived && field === "shell.penetrationFar" && at.gun === gun.id && at.shell === id,
    );
  return {
    id: gun.id,
    name,
    tier: gun.tier,
    fitted,
    reload: seconds(reload(gun).value, 1),
    aimTime: seconds(gun.aimTime, 1),
    dispersion: formatNumber(gun.dispersion, 2),
    firingMechanism: firingMechanism(gun),
    changed: changed ? `Shells changed since ${formatPatch(patch.version)}` : "",
    shells: gun.shells.map((shell) => shellView(gun, shell, isDerived(shell))),
  };
}

function shellView(gun: Gun, shell: Shell, farDerived: boolean): ShellView {
  return {
    kind: shell.kind,
    kindLabel: SHELL_KIND_LABELS[shell.kind],
    special: shell.special,
    damage: formatNumber(shell.damage),
    penetration: formatNumber(shell.penetration),
    penetrationFar: formatNumber(shell.penetrationFar),
    farDerived,
    velocity: formatNumber(shell.velocity),
    cost: formatShortPrice(shell.price),
    // How fast a gun that overheats can keep firing is not known.
    dpm: gun.overheats ? NOT_KNOWN : formatNumber(damagePerMinute(gun, damageOf(gun, shell)).value),
  };
}

function seconds(value: number, fixed: number): string {
  return formatNumber(value, 2, fixed);
}
