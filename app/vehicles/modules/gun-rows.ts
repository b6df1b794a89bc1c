import { sinceOf } from "#app/components/provenance/revised-texts.ts";
import { SHELL_KIND_LABELS, shellLabels } from "#app/game/model/enumerations/shell-kinds.ts";
import { distinctNames } from "#app/game/model/modules/module-names.ts";
import { STATED_SOURCES } from "#app/game/model/revisions/revised-fields.ts";
import type { Revision } from "#app/game/model/revisions/revision.ts";
import { withoutRevisions } from "#app/game/model/revisions/revisions.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { ModuleIds } from "#app/game/model/vehicle/module.ts";
import type { Shell } from "#app/game/model/vehicle/shell.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { damageOf, damagePerMinute, reload } from "#app/game/stats/compute/firing.ts";
import { formatNumber, NOT_KNOWN } from "#app/game/stats/format.ts";
import { formatShortPrice } from "#app/game/stats/format-price.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { firingMechanism } from "../characteristics/firing-mechanism.ts";
import { allGuns } from "./module-lists.ts";

/** Units of the figures in the table that later sources can change. */
const GUN_UNITS = { reload: "s", interval: "s", aimTime: "s", dispersion: "m" } as const;
const SHELL_UNITS = { damage: "hp", penetration: "mm", penetrationFar: "mm", velocity: "m/s", dpm: "hp" } as const;

export type GunStat = keyof typeof GUN_UNITS;
export type ShellStat = keyof typeof SHELL_UNITS;

export interface ShellRow extends Record<ShellStat, string> {
  /** "AP", or "AP 2" of a gun with two. */
  label: string;
  kindLabel: string;
  special: boolean;
  /** No source states the penetration at 500 m: it moved with the one at 100 m. */
  farDerived: boolean;
  cost: string;
  /** "390 hp since 2.1.1, was 400", of the figures that a later source changed. */
  revised: Partial<Record<ShellStat, string>>;
}

export interface GunRow extends Record<GunStat, string> {
  id: number;
  name: string;
  tier: number;
  fitted: boolean;
  /** Its firing mechanism: "Magazine of 4, 2 s apart"; empty for a plain gun. */
  firingMechanism: string;
  /** "Shells changed since 1.26.1"; empty for others. */
  changed: string;
  revised: Partial<Record<GunStat, string>>;
  /** The patch of the values that a later source has since changed. */
  definitions: string;
  shells: ShellRow[];
}

/** Every gun of the vehicle, the fitted one first, then by tier. */
export function gunRows(record: FullVehicle, chosenModules: ModuleIds, state: Revision["state"]): GunRow[] {
  const guns = allGuns(modulesOf(record, state), chosenModules);
  const names = distinctNames(guns, true);
  const modules = modulesBefore(record, state);
  return guns
    .sort((a, b) => Number(b.id === chosenModules.gun) - Number(a.id === chosenModules.gun) || b.tier - a.tier)
    .map((gun) => gunRow(gun, names.get(gun.id) ?? gun.name, record, chosenModules, modules));
}

function gunRow(
  gun: Gun,
  name: string,
  { revisions = [], stated = {}, patch }: FullVehicle,
  chosenModules: ModuleIds,
  modules: ModulesBefore | null,
): GunRow {
  const sameGun = (other: ModulesBefore["now"]) => allGuns(other, chosenModules).find(({ id }) => id === gun.id);
  const textsOfGun = (other: ModulesBefore["now"]) => {
    const same = sameGun(other);
    return same ? gunTexts(same) : null;
  };
  const changed = Object.values(stated).some((row) => row.shellsChanged && row.gun?.gun === gun.id);
  const isDerived = ({ id }: Shell) =>
    revisions.some(
      ({ at, field, derived }) => derived && field === "shell.penetrationFar" && at.gun === gun.id && at.shell === id,
    );
  const labels = shellLabels(gun.shells);
  return {
    id: gun.id,
    name,
    tier: gun.tier,
    fitted: gun.id === chosenModules.gun,
    ...gunTexts(gun),
    firingMechanism: firingMechanism(gun),
    changed: changed ? `Shells changed since ${formatPatch(patch.version)}` : "",
    revised: formerTexts(GUN_UNITS, textsOfGun, modules),
    definitions: formatPatch(patch.version),
    shells: gun.shells.map((shell, index): ShellRow => {
      const textsOfShell = (other: ModulesBefore["now"]) => {
        const [ofGun, same] = [sameGun(other), sameGun(other)?.shells.find(({ id }) => id === shell.id)];
        return ofGun && same ? shellTexts(ofGun, same) : null;
      };
      return {
        label: labels[index] ?? shell.kind,
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

function gunTexts(gun: Gun): Record<GunStat, string> {
  return {
    reload: seconds(reload(gun).value, 1),
    interval: gun.clip ? seconds(gun.clip.interval, 0) : "",
    aimTime: seconds(gun.aimTime, 1),
    dispersion: formatNumber(gun.dispersion, 2),
  };
}

function shellTexts(gun: Gun, shell: Shell): Record<ShellStat, string> {
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

/** The modules of a vehicle with and without what later sources state of them. */
interface ModulesBefore {
  now: VehicleModules;
  /** The modules by the definitions alone. */
  before: VehicleModules;
  /** Without each source, the latest first, and since when its figures hold. */
  without: { since: string; modules: VehicleModules }[];
}

/** Null where no later source states another figure. */
function modulesBefore(record: FullVehicle, state: Revision["state"]): ModulesBefore | null {
  if (!record.revisions) return null;
  return {
    now: modulesOf(record, state),
    before: modulesOf(withoutRevisions(record), state),
    without: STATED_SOURCES.filter((source) => record.revisions?.some((one) => one.source === source))
      .reverse()
      .map((source) => ({
        since: sinceOf(record, source),
        modules: modulesOf(withoutRevisions(record, source), state),
      })),
  };
}

function modulesOf({ modules, siege }: FullVehicle, state: Revision["state"]): VehicleModules {
  return state === "siege" && siege ? siege.modules : modules;
}

/**
 * Since when printed values apply, by key: "6.3 s since 2.1.1, was 6.6". A change that rounding hides is left out.
 * @param units of the values; empty if none
 * @param textsOf printed values of a part; null if the modules have no such part
 */
function formerTexts<K extends string>(
  units: Readonly<Record<K, string>>,
  textsOf: (modules: VehicleModules) => Record<K, string> | null,
  modules: ModulesBefore | null,
): Partial<Record<K, string>> {
  const [now, before] = modules ? [textsOf(modules.now), textsOf(modules.before)] : [];
  if (!modules || !now || !before) return {};
  const without = modules.without.map(({ since, modules: other }) => ({ since, texts: textsOf(other) }));
  const texts: Partial<Record<K, string>> = {};
  for (const key of Object.keys(units) as K[]) {
    if (now[key] === before[key]) continue;
    const latest = without.find((one) => one.texts?.[key] !== now[key]) ?? without[0];
    texts[key] = `${`${now[key]} ${units[key]}`.trim()} since ${latest?.since}, was ${before[key]}`;
  }
  return texts;
}
