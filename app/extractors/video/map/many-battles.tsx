import { useEffect, useMemo, useRef, useState } from "react";
import type { StoreApi } from "zustand/vanilla";
import { PanelHead } from "#app/components/panel-head.tsx";
import { SPAWN_POINT_LABELS } from "#app/game/model/enumerations/battle-types.ts";
import { playedBattle } from "#app/game/replays/recording/battle.ts";
import {
  type CollectedBattle,
  collectedAverages,
  collectedBattle,
  collectedHeat,
  collectedOf,
  MAX_COLLECTED,
} from "#app/game/replays/recording/collected.ts";
import { HEAT_KINDS, type HeatKind } from "#app/game/replays/recording/heat.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { counted } from "#app/game/text.ts";
import { nameOfTag } from "#app/game/video/battle-values.ts";
import { clockText } from "#app/game/video/clock.ts";
import type { ReplayReader } from "../reading/replay-reader.client.ts";
import type { ReplaysState } from "../replays-store.ts";
import type { GameData } from "../use-game-data.ts";
import { clearBattles, keepBattles, keptBattles } from "./collected-store.ts";
import { Segments } from "./controls.tsx";
import { HeatPlan } from "./plan.tsx";
import { battleMapPlan, fieldOf, HEAT_LABELS } from "./stage-parts.tsx";
import "./moments.css";

export interface ManyBattlesProps {
  store: StoreApi<ReplaysState>;
  data: GameData;
  /** Of the dataset that the page is of. */
  version: string | null;
}

/** Battles that are written at a time. */
const WRITE_EVERY = 20;

/** Heat maps and averages of the recorder's vehicle over many battles, kept on this device. */
export function ManyBattles({ store, data, version }: ManyBattlesProps) {
  const [battles, setBattles] = useState<ReadonlyMap<string, CollectedBattle>>(new Map());
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => {
    keptBattles().then((kept) =>
      setBattles((all) => new Map([...kept.map((battle) => [battle.mark, battle] as const), ...all])),
    );
    return () => work.current?.abort();
  }, []);
  const readable = store.getState().entries.filter(({ state }) => state.kind === "read").length;

  const readAll = async () => {
    const controller = new AbortController();
    work.current = controller;
    setProblem(null);
    // From the click on, or battles could be cleared while the reader comes, and would be kept again.
    setProgress({ done: 0, total: store.getState().entries.length });
    let leftOut = 0;
    let reader: ReplayReader | undefined;
    const found = new Map(battles);
    let fresh: CollectedBattle[] = [];
    const write = async () => {
      await keepBattles(fresh, MAX_COLLECTED - found.size + fresh.length);
      fresh = [];
      setBattles(new Map(found));
    };
    try {
      reader = new (await import("../reading/replay-reader.client.ts")).ReplayReader();
      const entries = store.getState().entries;
      for (const [done, { key, state }] of entries.entries()) {
        setProgress({ done, total: entries.length });
        const file = store.getState().fileOf(key);
        if (state.kind !== "read" || !file || found.size >= MAX_COLLECTED) continue;
        const request = { file, replay: state.replay, version };
        const recording = await reader.readRecording(request, controller.signal, () => {});
        if (typeof recording === "string") {
          leftOut += 1;
          continue;
        }
        const { bounds } = fieldOf(state.replay, recording, data.maps);
        const battle = collectedBattle(state.replay, playedBattle(state.replay, recording), bounds);
        if (!found.has(battle.mark)) fresh.push(battle);
        found.set(battle.mark, battle);
        if (fresh.length >= WRITE_EVERY) await write();
      }
      if (leftOut > 0) setProblem(unreadText(leftOut));
    } catch {
      // Cancelled, or the reader is unavailable: keep the battles read so far.
      if (!controller.signal.aborted) setProblem("The reader couldn’t be loaded. Try again when you’re online.");
    } finally {
      reader?.close();
      await write();
      setProgress(null);
    }
  };
  const clear = async () => {
    await clearBattles();
    setBattles(new Map());
    setProblem(null);
  };
  if (readable < 2 && battles.size === 0) return null;
  return (
    <section className="panel panel-wide min-w-0" aria-labelledby="many-battles">
      <PanelHead
        id="many-battles"
        title="Heat maps of all battles"
        note={`${counted(battles.size, "battle")} kept on this device`}
      />
      <div className="battle-lists">
        <span role="status">
          {progress
            ? `Reading, ${progress.done} of ${progress.total}`
            : (problem ??
              (battles.size >= MAX_COLLECTED
                ? `Limit: ${formatNumber(MAX_COLLECTED)} battles. Clear them to add more.`
                : "Where you drove, dealt and took damage, by map, side and vehicle."))}
        </span>
        {progress ? (
          <button type="button" className="button button-small" onClick={() => work.current?.abort()}>
            Cancel
          </button>
        ) : (
          <button type="button" className="button button-small" disabled={readable === 0} onClick={readAll}>
            {readable === 1 ? "Read this battle" : `Read all ${formatNumber(readable)} battles`}
          </button>
        )}
        {battles.size > 0 && !progress && (
          <button type="button" className="button button-small" onClick={clear}>
            Clear battles
          </button>
        )}
      </div>
      {battles.size > 0 && <CollectedMaps battles={[...battles.values()]} data={data} />}
    </section>
  );
}

const unreadText = (battles: number) =>
  battles === 1
    ? "1 battle was left out: its recording can’t be read."
    : `${formatNumber(battles)} battles were left out: their recordings can’t be read.`;

function CollectedMaps({ battles, data }: { battles: readonly CollectedBattle[]; data: GameData }) {
  const [map, setMap] = useState<string | null>(null);
  const [side, setSide] = useState("");
  const [vehicle, setVehicle] = useState("");
  const [kind, setKind] = useState<HeatKind>("presence");
  const counts = new Map<string, number>();
  for (const battle of battles) counts.set(battle.map, (counts.get(battle.map) ?? 0) + 1);
  const maps = [...counts].sort((a, b) => b[1] - a[1]).map(([tag]) => tag);
  const chosen = map !== null && counts.has(map) ? map : (maps[0] ?? "");
  const ofMap = battles.filter((battle) => battle.map === chosen);
  const vehicles = [...new Set(ofMap.map((battle) => battle.vehicle))].sort();
  const team = side === "1" ? 1 : side === "2" ? 2 : null;
  const selected = collectedOf(battles, { map: chosen, team, vehicle: vehicles.includes(vehicle) ? vehicle : null });
  const key = selected.map(({ mark }) => mark).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks name the battles
  const heat = useMemo(() => collectedHeat(selected, kind), [key, kind]);
  const averages = collectedAverages(selected);
  const known = data.maps.find(({ tag }) => tag === chosen);
  const bounds = ofMap[0]?.bounds ?? { west: -500, south: -500, east: 500, north: 500 };
  const mapName = (tag: string) => data.maps.find((candidate) => candidate.tag === tag)?.name ?? tag;
  const startOf = (teamIndex: 0 | 1) => {
    const spawn = known?.layouts[0]?.teams[teamIndex].spawn;
    return spawn ? `, ${SPAWN_POINT_LABELS[spawn]}` : "";
  };
  const facts: { label: string; text: string | null }[] = [
    { label: "Battles", text: formatNumber(averages.battles) },
    { label: "Win rate", text: averages.winRate === null ? null : `${Math.round(averages.winRate)}%` },
    { label: "Damage", text: averages.damage === null ? null : formatNumber(Math.round(averages.damage)) },
    { label: "Time in battle", text: averages.lifeTime === null ? null : clockText(averages.lifeTime) },
  ];
  return (
    <div className="battle-collected">
      <div className="battle-collected-choices">
        <label>
          Map
          <select className="select-field" value={chosen} onChange={({ currentTarget }) => setMap(currentTarget.value)}>
            {maps.map((tag) => (
              <option key={tag} value={tag}>
                {mapName(tag)} ({counts.get(tag)})
              </option>
            ))}
          </select>
        </label>
        <label>
          Side
          <select className="select-field" value={side} onChange={({ currentTarget }) => setSide(currentTarget.value)}>
            <option value="">Both</option>
            <option value="1">Team 1{startOf(0)}</option>
            <option value="2">Team 2{startOf(1)}</option>
          </select>
        </label>
        <label>
          Vehicle
          <select
            className="select-field"
            value={vehicles.includes(vehicle) ? vehicle : ""}
            onChange={({ currentTarget }) => setVehicle(currentTarget.value)}
          >
            <option value="">All</option>
            {vehicles.map((tag) => (
              <option key={tag} value={tag}>
                {nameOfTag(tag.slice(tag.indexOf(":") + 1))}
              </option>
            ))}
          </select>
        </label>
        <Segments
          label="Heat map of all battles"
          options={HEAT_KINDS}
          chosen={kind}
          choose={setKind}
          textOf={(option) => HEAT_LABELS[option]}
        />
        <dl className="battle-collected-facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text ?? "–"}</dd>
            </div>
          ))}
        </dl>
      </div>
      <HeatPlan
        plan={battleMapPlan(known, bounds, null, team ?? 1)}
        heat={heat}
        label={`Heat map of ${counted(selected.length, "battle")} on ${mapName(chosen)}`}
      />
    </div>
  );
}
