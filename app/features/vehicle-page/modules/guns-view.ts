import { SHELL_KIND_LABELS, type ShellKind } from "#app/game/model/enumerations/shell-kinds.ts";
import { distinctNames } from "#app/game/model/modules/distinct-names.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Configuration } from "#app/game/model/vehicle/module.ts";
import type { Revision } from "#app/game/model/vehicle/revision.ts";
import type { Shell } from "#app/game/model/vehicle/shell.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { damageOf, damagePerMinute, reload } from "#app/game/stats/compute/firing.ts";
import { formatNumber, NOT_KNOWN } from "#app/game/stats/format.ts";
import { formatShortPrice } from "#app/game/stats/format-price.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { firingMechanism } from "../characteristics/firing-mechanism.ts";
import { formerTexts, type ModulesBefore, modulesBefore, modulesOf } from "./former-figures.ts";
import { allGuns } from "./module-lists.ts";

/** Units of the figures in the table that later sources can change. */
const GUN_UNITS = { reload: "s", interval: "s", aimTime: "s", dispersion: "m" } as const;
const SHELL_UNITS = { damage: "hp", penetration: "mm", penetrationFar: "mm", velocity: "m/s", dpm: "hp" } as const;

export type GunFigure = keyof typeof GUN_UNITS;
export type ShellFigure = keyof typeof SHELL_UNITS;

export interface ShellView extends Record<ShellFigure, string> {
  kind: ShellKind;
  kindLabel: string;
  special: boolean;
  /** No source states the penetration at 500 m: it moved with the one at 100 m. */
  farDerived: boolean;
  cost: string;
  /** "390 hp since 2.1.1, was 400", of the figures that a later source changed. */
  revised: Partial<Record<ShellFigure, string>>;
}

export interface GunView extends Record<GunFigure, string> {
  id: number;
  name: string;
  tier: number;
  fitted: boolean;
  /** Its firing mechanism: "Magazine of 4, 2 s apart"; empty for a plain gun. */
  firingMechanism: string;
  /** "Shells changed since 1.26.1"; empty for others. */
  changed: string;
  revised: Partial<Record<GunFigure, string>>;
  /** The patch that figures were of which a later source changed. */
  definitions: string;
  shells: ShellView[];
}

/** Every gun of the vehicle, the fitted one first, then by tier. */
export function gunViews(record: FullVehicle, configuration: Configuration, state: Revision["state"]): GunView[] {
  const guns = allGuns(modulesOf(record, state), configuration);
  const names = distinctNames(guns, true);
  const modules = modulesBefore(record, state);
  return guns
    .sort((a, b) => Number(b.id === configuration.gun) - Number(a.id === configuration.gun) || b.tier - a.tier)
    .map((gun) => gunView(gun, names.get(gun.id) ?? gun.name, record, configuration, modules));
}

function gunView(
  gun: Gun,
  name: string,
  { revisions = [], stated = {}, patch }: FullVehicle,
  configuration: Configuration,
  modules: ModulesBefore | null,
): GunView {
  const sameGun = (other: ModulesBefore["now"]) => allGuns(other, configuration).find(({ id }) => id === gun.id);
  const textsOfGun = (other: ModulesBefore["now"]) => {
    const same = sameGun(other);
    return same ? gunTexts(same) : null;
  };
  const changed = Object.values(stated).some((row) => row.shellsChanged && row.gun?.gun === gun.id);
  const isDerived = ({ id }: Shell) =>
    revisions.some(
      ({ at, field, derived }) => derived && field === "shell.penetrationFar" && at.gun === gun.id && at.shell === id,
    );
  return {
    id: gun.id,
    name,
    tier: gun.tier,
    fitted: gun.id === configuration.gun,
    ...gunTexts(gun),
    firingMechanism: firingMechanism(gun),
    changed: changed ? `Shells changed since ${formatPatch(patch.version)}` : "",
    revised: formerTexts(GUN_UNITS, textsOfGun, modules),
    definitions: formatPatch(patch.version),
    shells: gun.shells.map((shell): ShellView => {
      const textsOfShell = (other: ModulesBefore["now"]) => {
        const [ofGun, same] = [sameGun(other), sameGun(other)?.shells.find(({ id }) => id === shell.id)];
        return ofGun && same ? shellTexts(ofGun, same) : null;
      };
      return {
        kind: shell.kind,
        kindLabel: SHELL_KIND_LABELS[shell.kind],
        special: shell.special,
        ...shellTexts(gun, shell),
        farDerived: isDerived(shell),
        cost: formatShortPrice(shell.price),
        revised: formerTexts(SHELL_UNITS, textsOfShell, modules),
      };
    }),
  };
}

function gunTexts(gun: Gun): Record<GunFigure, string> {
  return {
    reload: seconds(reload(gun).value, 1),
    interval: gun.clip ? seconds(gun.clip.interval, 0) : "",
    aimTime: seconds(gun.aimTime, 1),
    dispersion: formatNumber(gun.dispersion, 2),
  };
}

function shellTexts(gun: Gun, shell: Shell): Record<ShellFigure, string> {
  return {
    damage: formatNumber(shell.damage),
    penetration: formatNumber(shell.penetration),
    penetrationFar: formatNumber(shell.penetrationFar),
    velocity: formatNumber(shell.velocity),
    // How fast a gun that overheats can keep firing is not known.
    dpm: gun.overheats ? NOT_KNOWN : formatNumber(damagePerMinute(gun, damageOf(gun, shell)).value),
  };
}

function seconds(value: number, fixed: number): string {
  return formatNumber(value, 2, fixed);
}
