import { Suspense, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import { Callout } from "#app/components/callout.tsx";
import { MapSheet, MiniPlan } from "#app/components/map-plan/map-sheet.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { distance, middleOf } from "#app/game/maps/geometry.ts";
import { layoutName, sidesOf, startsOf } from "#app/game/maps/layouts.ts";
import type { GameMap, MapLayout } from "#app/game/maps/map.ts";
import { mapPlan } from "#app/game/maps/map-plan.ts";
import { fieldText } from "#app/game/maps/map-text.ts";
import { mapHref } from "#app/game/maps/query.ts";
import { SPAWN_POINT_LABELS } from "#app/game/model/enumerations/battle-types.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { battleValues } from "#app/game/video/battle-values.ts";
import { noValues } from "#app/game/video/video-templates.ts";
import { momentsOf } from "#app/game/video/video-texts.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import {
  type BattleSetting,
  choiceOf,
  choiceSearch,
  type FieldMap,
  layoutChosen,
  NOTHING_CHOSEN,
  type VideoPageContent,
} from "./battle-choice.ts";
import type { BattlePanels } from "./battle-panels.tsx";
import { namedVehicle, replayVehicleName } from "./known-vehicles.ts";
import { mapNameOf } from "./list/battle-rows.ts";
import { battleKey, type ReplaysState } from "./replays-store.ts";
import { VideoPanel } from "./texts/video-panel.tsx";
import { useDrafts } from "./use-drafts.ts";
import { useGameData } from "./use-game-data.ts";

/** Never in the Worker, which has no replays. */
const fetchPanels = import.meta.env.SSR ? null : () => import("./battle-panels.tsx");

export interface WorkbenchProps {
  store: StoreApi<ReplaysState>;
  content: VideoPageContent;
  /** The game accounts that the visitor has linked. */
  accounts: readonly GameAccount[];
}

/** The list of replays, the battle viewed, and the texts for its video; without replays only the texts. */
export function Workbench({ store, content, accounts }: WorkbenchProps) {
  const { entries, chosen, progress } = useStore(store);
  const any = entries.length > 0;
  const entry = entries.find(({ key }) => key === chosen);
  const replay = entry?.state.kind === "read" ? entry.state.replay : null;
  const key = replay ? chosen : null;
  // While the list is read, the page goes from battle to battle.
  const file = key === null || progress !== null ? undefined : store.getState().fileOf(key);
  const [draft, changeDraft] = useDrafts(replay && battleKey(replay));
  const change: typeof changeDraft = (changed) => {
    // Editing something chooses this battle.
    if (key !== null) store.getState().choose(key);
    changeDraft(changed);
  };
  const data = useGameData(any || draft.choice.map !== undefined, content);
  const { panels, failed } = usePanels(any);

  const maps = data.maps.length > 0 ? data.maps : content.map ? [content.map] : [];
  const asRead = replay ? choiceOf(replay, maps) : content.choice;
  const choice: BattleSetting = { ...NOTHING_CHOSEN, ...asRead, ...draft.choice };
  const map = maps.find(({ slug }) => slug === choice.map);
  useChoiceInAddress(key === null && Object.keys(draft.choice).length > 0 ? choiceSearch(choice) : null);
  const known = useMemo(() => {
    if (!replay) return { values: noValues(), moments: [{ kind: "battle" as const, at: 0, other: null }] };
    const values = battleValues(replay, namedVehicle(data.vehicles.ofReplay(replay), content.origin));
    return {
      values: { ...values, map: mapNameOf(replay, data.maps), date: values.date && formatDate(values.date) },
      moments: momentsOf(replay, (vehicle) => replayVehicleName(data.vehicles, vehicle)),
    };
  }, [replay, data, content.origin]);
  const replays = useMemo(
    () => entries.flatMap(({ state }) => (state.kind === "read" ? [state.replay] : [])),
    [entries],
  );

  return (
    <div className="stack" data-unsaved={any}>
      {(any || data.failed) && (
        <div className={any ? "video-columns" : undefined}>
          {any && (
            <div className="video-replays">
              {panels ? <panels.ReplayList store={store} data={data} /> : <Waiting failed={failed} />}
            </div>
          )}
          <div className="stack min-w-0 empty:hidden">
            {data.failed && (
              <Callout bad>
                Vehicle names and maps couldn’t be loaded, so battles show the names in their files.
              </Callout>
            )}
            {replay && panels && <panels.BattleSummary replay={replay} vehicles={data.vehicles} />}
            {replay && panels && file && (
              <Suspense fallback={<p className="note">Loading the map</p>}>
                <panels.BattleMap
                  key={chosen}
                  file={file}
                  replay={replay}
                  maps={data.maps}
                  mapName={mapNameOf(replay, data.maps)}
                  vehicles={data.vehicles}
                  version={content.version}
                  begins={draft.begins}
                  changeBegins={(begins) => change(() => ({ begins }))}
                />
              </Suspense>
            )}
          </div>
        </div>
      )}
      <div className="stack min-w-0">
        <div className="video-panels">
          <VideoPanel
            names={content.names}
            choice={choice}
            values={known.values}
            moments={known.moments}
            draft={draft}
            change={change}
            byHand={replay === null}
          />
          <div className="stack min-w-0">
            {map ? <BattlePlan map={map} choice={choice} /> : <NoPlan byHand={replay === null} />}
            {replay?.end && panels && <panels.BattleLives replay={replay} vehicles={data.vehicles} />}
          </div>
        </div>
        {replay && panels && (
          <>
            {progress === null && (
              <Suspense fallback={null}>
                <panels.ManyBattles store={store} data={data} version={content.version} />
              </Suspense>
            )}
            <panels.SendPanel replays={replays} accounts={accounts} data={data} />
            <panels.BattleTeams replay={replay} vehicles={data.vehicles} />
            <panels.Export replay={replay} replays={replays} data={data} origin={content.origin} />
          </>
        )}
      </div>
    </div>
  );
}

/** Without a replay the address says what is chosen, as it does without script. @param search null leaves it as it is */
function useChoiceInAddress(search: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (search === null) return;
    void navigate({ search }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [search, navigate]);
}

function usePanels(needed: boolean): { panels: BattlePanels | null; failed: boolean } {
  const [state, setState] = useState<{ panels: BattlePanels | null; failed: boolean }>({ panels: null, failed: false });
  useEffect(() => {
    if (!needed) return;
    fetchPanels?.().then(
      ({ battlePanels }) => setState({ panels: battlePanels, failed: false }),
      () => setState({ panels: null, failed: true }),
    );
  }, [needed]);
  return state;
}

function Waiting({ failed }: { failed: boolean }) {
  return (
    <section className="panel panel-wide panel-body py-16px" aria-label="Replays">
      <p className="note" role="status">
        {failed
          ? "This part couldn’t be loaded. Reload the page when you’re online, then choose your replays again."
          : "Loading the list"}
      </p>
    </section>
  );
}

function NoPlan({ byHand }: { byHand: boolean }) {
  return (
    <section className="panel panel-wide" aria-labelledby="battle-plan">
      <PanelHead id="battle-plan" title="Map" />
      <p className="panel-body note">
        {byHand
          ? "Choose a replay, or a map, battle type and spawn point, to see both sides."
          : "We don’t have this replay’s map. Choose a map above."}
      </p>
    </section>
  );
}

/** The map with both teams' sides, as chosen in the form. */
function BattlePlan({ map, choice }: { map: FieldMap; choice: BattleSetting }) {
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

function reasonOf(map: GameMap, { type, spawn }: BattleSetting, hasLayout: boolean): string {
  if (map.layouts.length === 0) return "The game files have no bases or spawns for this map.";
  if (type === null) return "Choose a battle type to see the plan.";
  if (!hasLayout) return `${map.name} has no battles of this type in our data.`;
  return spawn === null
    ? "Choose a spawn point to see both sides."
    : `No team starts as “${SPAWN_POINT_LABELS[spawn]}” in this battle type on ${map.name}.`;
}

function Sides({
  map,
  layout,
  own,
  enemy,
}: {
  map: FieldMap;
  layout: MapLayout;
  own: MapLayout["teams"][0];
  enemy: MapLayout["teams"][0];
}) {
  const few = { minimap: map.minimap, hidden: [], at: null, sights: [], speed: null, signs: 22 };
  const [from, to] = [middleOf(startsOf(own)), middleOf(startsOf(enemy))];
  return (
    <>
      <div className="px-12px">
        <MapSheet>
          <MiniPlan plan={mapPlan({ map, layout, own, enemy, ...few })} />
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
