import { type Revision, STATED_SOURCES } from "#app/game/model/vehicle/revision.ts";
import { withoutRevisions } from "#app/game/model/vehicle/revisions.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { sinceOf } from "#app/widgets/provenance/revised-texts.ts";

/** The modules of a vehicle with and without what later sources state of them. */
export interface ModulesBefore {
  now: VehicleModules;
  /** What the definitions alone state. */
  before: VehicleModules;
  /** Without each source, the latest first, and since when its figures hold. */
  without: { since: string; modules: VehicleModules }[];
}

/** Null where no later source states another figure. */
export function modulesBefore(record: FullVehicle, state: Revision["state"]): ModulesBefore | null {
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

export function modulesOf({ modules, siege }: FullVehicle, state: Revision["state"]): VehicleModules {
  return state === "siege" && siege ? siege.modules : modules;
}

/**
 * Since when printed figures are what they are, by their keys: "6.3 s since 2.1.1, was 6.6". One that only rounding
 * hides is left out.
 * @param units of the figures, empty for none
 * @param textsOf the figures of a part as they are printed; null where the modules have no such part
 */
export function formerTexts<K extends string>(
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
