import { layoutName, layoutsOf, sidesOf } from "#app/game/maps/layouts.ts";
import { battleTypesText, fieldText, kindText } from "#app/game/maps/map-words.ts";
import { type PlanView, planView } from "#app/game/maps/plan-view.ts";
import type { GameMaps } from "#app/game/model/map-file.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";

/** Everything that a map's link preview shows. */
export interface MapPreview {
  slug: string;
  name: string;
  /** "1,000 × 1,000 m", "15 against 15", "Standard, Encounter". */
  facts: string[];
  /** Of the usual battle type; null where the files hold none. */
  plan: { name: string; view: PlanView } | null;
  asOf: string;
}

/** The previews of all maps; none in a dataset without maps. */
export function mapPreviews(maps: GameMaps | null): MapPreview[] {
  return (maps?.maps ?? []).map((map) => {
    const [layout] = layoutsOf(map);
    const drawn = { hidden: ["reach", "sight"] as const, at: null, sights: [], speed: null, signs: 22 };
    return {
      ...{ slug: map.slug, name: map.name },
      facts: [fieldText(map), kindText(map), battleTypesText(map)],
      plan: layout
        ? { name: layoutName(layout, map), view: planView({ map, layout, ...sidesOf(layout, null), ...drawn }) }
        : null,
      asOf: `Patch ${formatPatch(maps?.gameVersion ?? "")}`,
    };
  });
}
