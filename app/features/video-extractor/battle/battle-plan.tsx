import { distance, middleOf } from "#app/game/maps/geometry.ts";
import { layoutName, sidesOf, startsOf } from "#app/game/maps/layouts.ts";
import { fieldText } from "#app/game/maps/map-words.ts";
import { planView } from "#app/game/maps/plan-view.ts";
import { mapHref } from "#app/game/maps/query.ts";
import { SPAWN_POINT_LABELS } from "#app/game/model/enumerations/battle-types.ts";
import type { GameMap } from "#app/game/model/map.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { MapSheet } from "#app/widgets/map-plan/map-sheet.tsx";
import { MiniPlan } from "#app/widgets/map-plan/mini-plan.tsx";
import { type BattleChoice, layoutChosen } from "../battle-choice.ts";

/** The map with whose side is whose, as it is chosen in the form. */
export function BattlePlan({ map, choice }: { map: GameMap; choice: BattleChoice }) {
  const layout = layoutChosen(map, choice);
  const sides = layout && sidesOf(layout, choice.spawn);
  const isKnown = sides !== null && choice.spawn !== null && sides.own.spawn === choice.spawn;
  return (
    <section className="panel panel-wide" aria-labelledby="battle-plan">
      <div className="panel-head">
        <h2 className="heading-2" id="battle-plan">
          <a className="hover:underline" href={mapHref(map.slug, { battleType: choice.type, spawn: choice.spawn })}>
            {map.name}
          </a>
        </h2>
        <span className="note">{[layout && layoutName(layout, map), fieldText(map)].filter(Boolean).join(", ")}</span>
      </div>
      {layout && sides && isKnown ? (
        <Sides map={map} layout={layout} {...sides} />
      ) : (
        <p className="panel-body note">{reasonOf(map, choice, layout !== null)}</p>
      )}
    </section>
  );
}

function reasonOf(map: GameMap, { type, spawn }: BattleChoice, hasLayout: boolean): string {
  if (map.layouts.length === 0) return "The files of the game hold neither bases nor starts of this map.";
  if (type === null) return "Choose a battle type to see the plan.";
  if (!hasLayout) return `${map.name} has no battles of this type in our data.`;
  return spawn === null
    ? "Choose a spawn point to see whose side is whose."
    : `No team starts as “${SPAWN_POINT_LABELS[spawn]}” in this battle type on ${map.name}.`;
}

type Layout = GameMap["layouts"][number];

function Sides({
  map,
  layout,
  own,
  enemy,
}: {
  map: GameMap;
  layout: Layout;
  own: Layout["teams"][0];
  enemy: Layout["teams"][0];
}) {
  const few = { hidden: [], at: null, sights: [], speed: null, signs: 22 };
  const [from, to] = [middleOf(startsOf(own)), middleOf(startsOf(enemy))];
  return (
    <>
      <div className="px-12px">
        <MapSheet>
          <MiniPlan plan={planView({ map, layout, own, enemy, ...few })} />
        </MapSheet>
      </div>
      <p className="flex flex-wrap gap-x-16px gap-y-4px px-16px py-12px text-13">
        <span className="color-wg-accent">
          <b>{SPAWN_POINT_LABELS[own.spawn]}</b>, yours
        </span>
        <span className="color-wg-awful">
          <b>{SPAWN_POINT_LABELS[enemy.spawn]}</b>, theirs
        </span>
        {from && to && (
          <span className="ml-auto color-text-2">
            Starts <b className="color-text">{formatNumber(distance(from, to))} m</b> apart
          </span>
        )}
      </p>
    </>
  );
}
