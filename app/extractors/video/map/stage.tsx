import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FieldMap } from "#app/extractors/video/battle-choice.ts";
import { playedBattle } from "#app/game/replays/recording/battle.ts";
import { HEAT_KINDS, HEAT_SQUARES, type HeatKind, heatOf } from "#app/game/replays/recording/heat.ts";
import { battleMoments } from "#app/game/replays/recording/moments.ts";
import type { Recording } from "#app/game/replays/recording/recording.ts";
import type { Replay } from "#app/game/replays/replay.ts";
import { nameOfTag } from "#app/game/video/battle-values.ts";
import type { ReplayVehicles } from "../known-vehicles.ts";
import { Segments } from "./controls.tsx";
import { EventsTable } from "./events-table.tsx";
import { HIT_FILTERS, type HitFilter, HitLogPanel } from "./hit-log-panel.tsx";
import { BattleLanes } from "./lanes.tsx";
import { fileName, MomentsPanel } from "./moments-panel.tsx";
import { PLAN_LAYERS, type PlanLayer, type Scene } from "./paint.ts";
import { BattlePlan } from "./plan.tsx";
import { SPEEDS, usePlayer } from "./player.ts";
import { ClipButtons, fieldOf, HEAT_LABELS, SeenNote } from "./stage-parts.tsx";
import { BattleTeamsList, FollowedCard } from "./teams.tsx";
import { adjacentEventTime, SEEK_STEP, Transport } from "./transport.tsx";

export interface StageProps {
  replay: Replay;
  recording: Recording;
  maps: readonly FieldMap[];
  mapName: string;
  vehicles: ReplayVehicles;
  version: string | null;
  begins: string;
  changeBegins: (text: string) => void;
  outcome: string | null;
  ending: string | null;
}

export function MapStage(props: StageProps) {
  const { replay, recording, maps, mapName, vehicles, version, begins, changeBegins, outcome, ending } = props;
  const battle = useMemo(() => playedBattle(replay, recording), [replay, recording]);
  const { bounds, plan } = useMemo(() => fieldOf(replay, recording, maps), [replay, recording, maps]);
  const query = useMemo(() => queryOf(location.search), []);
  const [player, state] = usePlayer(battle.duration, query.at);
  const [heatKind, setHeatKind] = useState<HeatKind | null>(query.heat);
  const [layers, setLayers] = useState<readonly PlanLayer[]>(PLAN_LAYERS);
  const [followed, follow] = useState<number | null>(battle.vehicles[query.vehicle] ? query.vehicle : null);
  const [filter, setFilter] = useState<HitFilter>(query.hits);
  const scene = useRef<Scene | null>(null);
  const stage = useRef<HTMLDivElement>(null);

  const nameOf = useCallback(
    (index: number) => {
      const participant = battle.vehicles[index]?.participant;
      const known = participant && vehicles.ofParticipant(participant);
      return known?.shortName ?? (participant?.vehicle ? nameOfTag(participant.vehicle.tag) : "Unknown vehicle");
    },
    [battle, vehicles],
  );
  const heat = useMemo(
    () => (heatKind === null ? null : heatOf(battle, bounds, heatKind, followed)),
    [battle, bounds, heatKind, followed],
  );
  const { moments, missing } = useMemo(
    // A recording that is cut off ends, but not with the battle.
    () =>
      battleMoments(battle, {
        nameOf,
        ...(recording.isComplete ? { outcome, ending } : { outcome: null, ending: null }),
      }),
    [battle, recording, nameOf, outcome, ending],
  );
  const { at, isPlaying } = state;
  useAddress({ at, isPlaying, heatKind, followed, filter });
  const title = `${mapName}, ${battle.recorder < 0 ? replay.player : nameOf(battle.recorder)}`;
  // The lists change with their row at the cursor, not with the cursor.
  const hitAt = battle.hits.findLast((hit) => hit.at <= at + 0.05)?.at ?? -1;
  const momentAt = moments.findLast((moment) => moment.at <= at + 0.05)?.at ?? -1;
  const shared = { battle, at, vehicles, nameOf, followed, follow };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const isField = event.target.matches("input:not([type=range],[type=checkbox]),select,textarea");
    const isPressed = event.key === " " && event.target.matches("button,summary,a,input[type=checkbox]");
    const done = isField || isPressed ? undefined : keyActions[event.key];
    if (!done) return;
    event.preventDefault();
    done();
  };
  const keyActions: Readonly<Record<string, () => void>> = {
    " ": () => player.toggle(),
    ArrowLeft: () => player.seek(player.now - SEEK_STEP),
    ArrowRight: () => player.seek(player.now + SEEK_STEP),
    ",": () => player.seek(adjacentEventTime(battle, player.now, -1)),
    ".": () => player.seek(adjacentEventTime(battle, player.now, 1)),
    f: () => wholeScreen(stage.current),
    ...Object.fromEntries(SPEEDS.map((speed, i) => [String(i + 1), () => player.setSpeed(speed)])),
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the controls within
    <div className="stack min-w-0" ref={stage} onKeyDown={onKeyDown} data-battle="">
      <div className="battle-stage">
        <section className="panel panel-wide battle-plan-panel" aria-labelledby="battle-map">
          <div className="battle-tools">
            <h2 className="sr-only" id="battle-map">
              {mapName}, battle on the map
            </h2>
            <Segments
              label="Show on the map"
              options={["Tracks", "Heat map"]}
              chosen={heatKind === null ? "Tracks" : "Heat map"}
              choose={(shown) => setHeatKind(shown === "Tracks" ? null : (heatKind ?? "presence"))}
              textOf={(shown) => shown}
            />
            {heatKind === null ? (
              <fieldset className="battle-layers">
                <legend className="sr-only">Layers</legend>
                {PLAN_LAYERS.filter((layer) => layer !== "Shots" || battle.lanes).map((layer) => (
                  <label key={layer}>
                    <input
                      type="checkbox"
                      className="checkbox"
                      checked={layers.includes(layer)}
                      onChange={({ currentTarget: { checked } }) =>
                        setLayers((all) => (checked ? [...all, layer] : all.filter((other) => other !== layer)))
                      }
                    />
                    {layer}
                  </label>
                ))}
              </fieldset>
            ) : (
              <Segments
                className="ml-auto"
                label="Heat map of"
                options={HEAT_KINDS.filter((kind) => kind === "presence" || battle.lanes)}
                chosen={heatKind}
                choose={setHeatKind}
                textOf={(kind) => HEAT_LABELS[kind]}
              />
            )}
          </div>
          <BattlePlan
            {...{ battle, bounds, plan, mapName, player, at, layers, followed, follow, nameOf, heat }}
            sceneOf={scene}
          />
          {heatKind !== null && (
            <p className="battle-heat-key">
              <span data-side="own">Team</span>
              <span data-side="enemy">Enemies, hatched</span>
              <span>
                {heatKind === "presence" ? "Seconds" : "Damage"} per{" "}
                {Math.round((bounds.east - bounds.west) / HEAT_SQUARES)} m square
              </span>
            </p>
          )}
          <Transport battle={battle} player={player} state={state}>
            <ClipButtons
              scene={scene}
              plan={plan}
              player={player}
              labels={{ title, about: outcome ?? "", file: fileName(title) }}
              wholeScreen={() => wholeScreen(stage.current)}
            />
          </Transport>
          {followed !== null && <FollowedCard {...shared} followed={followed} />}
        </section>
        <div className="battle-aside">
          <BattleTeamsList {...shared} />
          <BattleLanes battle={battle} player={player} at={at} />
        </div>
      </div>
      <SeenNote battle={battle} />
      <div className="battle-below" data-alone={battle.lanes ? undefined : ""}>
        {battle.lanes && (
          <HitLogPanel
            {...{ battle, filter, setFilter, player, nameOf, vehicles, version }}
            end={replay.end}
            at={hitAt}
            of={followed ?? battle.recorder}
          />
        )}
        <MomentsPanel {...{ moments, missing, begins, changeBegins, player, title }} at={momentAt} />
      </div>
      <EventsTable battle={battle} bounds={bounds} player={player} nameOf={nameOf} only={followed} />
    </div>
  );
}

function wholeScreen(element: HTMLElement | null): void {
  if (document.fullscreenElement) document.exitFullscreen();
  else element?.requestFullscreen?.();
}

/** The view requested by an address. Vehicles are numbered from 1. */
function queryOf(search: string) {
  const params = new URLSearchParams(search);
  const at = Number(params.get("t") ?? 0);
  const kind = params.get("heat");
  const heat =
    HEAT_KINDS.find((candidate) => candidate === kind) ?? (params.get("view") === "heat" ? HEAT_KINDS[0] : null);
  const hits = HIT_FILTERS.find((candidate) => candidate === params.get("hits")) ?? "all";
  return { at: Number.isFinite(at) ? at : 0, heat, vehicle: Number(params.get("vehicle") ?? 0) - 1, hits };
}

interface AddressState {
  at: number;
  isPlaying: boolean;
  heatKind: HeatKind | null;
  followed: number | null;
  filter: HitFilter;
}

/** ms after the last change that the address follows. */
const SETTLED = 400;

/** Keeps the view in the address, which stays unchanged while the battle plays. Another battle starts without it. */
function useAddress({ at, isPlaying, heatKind, followed, filter }: AddressState): void {
  useEffect(() => {
    const { pathname } = location;
    return () => {
      const url = new URL(location.href);
      if (url.pathname !== pathname) return;
      for (const name of ["t", "view", "heat", "vehicle", "hits"]) url.searchParams.delete(name);
      if (url.href !== location.href) history.replaceState(history.state, "", url);
    };
  }, []);
  useEffect(() => {
    if (isPlaying) return;
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      const set = (name: string, value: string | null) =>
        value === null ? url.searchParams.delete(name) : url.searchParams.set(name, value);
      set("t", at < 1 ? null : String(Math.floor(at)));
      set("view", heatKind === null ? null : "heat");
      set("heat", heatKind === null || heatKind === "presence" ? null : heatKind);
      set("vehicle", followed === null ? null : String(followed + 1));
      set("hits", filter === "all" ? null : filter);
      if (url.href !== location.href) history.replaceState(history.state, "", url);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [at, isPlaying, heatKind, followed, filter]);
}
