import { memo, useEffect, useMemo, useState } from "react";
import { documentsOf } from "#app/api/documents.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import type { ModuleTable, ModuleVehicles } from "#app/game/model/modules/module-table.ts";
import { MODULE_VEHICLES_PATH, moduleTablePath } from "#app/game/model/modules/table-kinds.ts";
import type { PlayedBattle } from "#app/game/replays/recording/battle.ts";
import {
  averageDamageOf,
  damageOfResults,
  type HitRow,
  hitLog,
  hitSums,
  type KnownShell,
} from "#app/game/replays/recording/hit-log.ts";
import type { Replay } from "#app/game/replays/replay.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { clockText } from "#app/game/video/clock.ts";
import type { ReplayVehicles } from "../known-vehicles.ts";
import { Segments } from "./controls.tsx";
import type { BattlePlayer } from "./player.ts";
import "./hit-log.css";

export const HIT_FILTERS = ["all", "given", "taken", "missed"] as const;
export type HitFilter = (typeof HIT_FILTERS)[number];

interface HitLogPanelProps {
  battle: PlayedBattle;
  /** The results; null where the file has none. */
  end: Replay["end"];
  /** Place of the vehicle whose hits are listed. */
  of: number;
  filter: HitFilter;
  setFilter: (filter: HitFilter) => void;
  at: number;
  player: BattlePlayer;
  nameOf: (index: number) => string;
  vehicles: ReplayVehicles;
  version: string | null;
}

const FILTER_LABELS: Record<HitFilter, string> = { all: "All", given: "Given", taken: "Taken", missed: "Missed" };

/** Rows shown at first; the rest on request. */
const FIRST = 20;

export const HitLogPanel = memo(function HitLogPanel(props: HitLogPanelProps) {
  const { battle, end, of, filter, setFilter, at, player, nameOf, vehicles, version } = props;
  const [isWhole, setWhole] = useState(false);
  const rows = useMemo(() => hitLog(battle, of), [battle, of]);
  const shellsOf = useShells(version);
  const average = (row: HitRow) => {
    const attacker = battle.vehicles[row.attacker];
    const id = attacker && vehicles.ofParticipant(attacker.participant)?.id;
    return id === undefined ? null : averageDamageOf(shellsOf(id), row);
  };
  const visible = rows.filter(({ direction }) => filter === "all" || direction === filter);
  const listed = isWhole ? visible : visible.slice(0, FIRST);
  const ofKind = (kind: HitRow["direction"]) => rows.filter(({ direction }) => direction === kind);
  const hasShells = rows.some(({ shell }) => shell !== null);
  const current = visible.findLast((row) => row.at <= at + 0.05);
  const [given, taken, missed] = [ofKind("given"), ofKind("taken"), ofKind("missed")];
  const counts = { all: rows.length, given: given.length, taken: taken.length, missed: missed.length };
  const shots = of === battle.recorder ? shotsOf(battle, end) : null;
  const [dealt, received] = [damageOfResults(battle, of, "given"), damageOfResults(battle, of, "taken")];
  const isPartial = (all: number | null, hits: HitRow[]) => all !== null && all > hitSums(hits, () => null).damage;
  return (
    <section className="panel panel-wide min-w-0" aria-labelledby="hit-log">
      <PanelHead id="hit-log" title="Hit log" note={of < 0 ? "" : nameOf(of)}>
        <Segments
          className="ml-auto"
          label="Which hits"
          options={HIT_FILTERS.filter((option) => option !== "missed" || counts.missed > 0)}
          chosen={filter}
          choose={setFilter}
          textOf={(option) => `${FILTER_LABELS[option]} ${counts[option]}`}
        />
      </PanelHead>
      {rows.length === 0 ? (
        <p className="panel-body note">No hits in this battle.</p>
      ) : (
        <>
          <dl className="battle-sums">
            <Sums name="Given" rows={given} all={dealt} shots={shots} average={average} />
            <Sums name="Taken" rows={taken} all={received} shots={null} average={average} />
          </dl>
          {(isPartial(dealt, given) || isPartial(received, taken)) && (
            <p className="note px-16px pb-12px">
              The rest of the damage isn’t in this log: fire, ramming, and hits that the recorder’s game didn’t receive.
            </p>
          )}
          <ScrollFrame className="relative overflow-x-auto [scrollbar-width:thin]" aria-label="Hit log, table">
            <table className="battle-table battle-hits">
              <thead>
                <tr>
                  <th scope="col">Time</th>
                  <th scope="col">
                    <span className="sr-only">Direction</span>
                  </th>
                  <th scope="col">Vehicle</th>
                  {hasShells && <th scope="col">Shell</th>}
                  <th scope="col">Part</th>
                  <th scope="col">Distance</th>
                  <th scope="col">Result</th>
                  <th scope="col">Damage</th>
                  {hasShells && <th scope="col">vs average</th>}
                </tr>
              </thead>
              <tbody>
                {listed.map((row) => (
                  <tr key={row.key} data-current={row === current ? "" : undefined}>
                    <td>
                      <button type="button" className="battle-jump" onClick={() => player.seek(row.at)}>
                        {clockText(row.at)}
                      </button>
                    </td>
                    <td data-direction={row.direction} title={FILTER_LABELS[row.direction]}>
                      <i
                        className={row.direction === "taken" ? "i-lucide-corner-down-left" : "i-lucide-arrow-up-right"}
                      />
                      <span className="sr-only">{FILTER_LABELS[row.direction]}</span>
                    </td>
                    <th scope="row">{row.other < 0 ? "–" : nameOf(row.other)}</th>
                    {hasShells && <td>{shellText(row)}</td>}
                    <td>{row.parts || "–"}</td>
                    <td>{row.distance === null ? "–" : `${row.distance} m`}</td>
                    <td data-result={row.result}>{row.result}</td>
                    <td>{row.result === "Missed" ? "–" : formatNumber(row.damage)}</td>
                    {hasShells && <Roll row={row} average={average(row)} />}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollFrame>
          {listed.length < visible.length && (
            <p className="panel-body">
              <button type="button" className="button button-small" onClick={() => setWhole(true)}>
                Show all {visible.length}
              </button>
            </p>
          )}
          {hasShells && (
            <p className="panel-body note border-t border-t-grid">
              Against the average damage of each shell. Finishing hits don’t count: they only take the health that was
              left.
            </p>
          )}
        </>
      )}
    </section>
  );
});

const shellText = ({ shell, calibre }: HitRow) =>
  shell === null && calibre === null
    ? "–"
    : [shell, calibre && `${formatNumber(calibre)} mm`].filter(Boolean).join(" ");

interface SumsProps {
  name: string;
  rows: HitRow[];
  /** All damage according to the results; null without them. */
  all: number | null;
  /** All shots, and those that hit anyone; null if some are unknown. */
  shots: PlayedBattle["ownShots"];
  average: (row: HitRow) => number | null;
}

function Sums({ name, rows, all, shots, average }: SumsProps) {
  const { damage, hits, penetrated, luck } = hitSums(rows, average);
  const isGiven = name === "Given";
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{all !== null && all > damage ? `${formatNumber(damage)} of ${formatNumber(all)}` : formatNumber(damage)}</b>{" "}
        damage
      </dd>
      <dd>
        <b>
          {penetrated} of {hits}
        </b>{" "}
        penetrated
      </dd>
      {shots !== null && (
        <dd>
          <b>
            {shots.hit} of {shots.fired}
          </b>{" "}
          shots hit
        </dd>
      )}
      {luck !== null && (
        <dd>
          <b className={luck === 0 ? "" : luck > 0 === isGiven ? "color-wg-good" : "color-wg-awful"}>{signed(luck)}</b>{" "}
          vs average
        </dd>
      )}
    </div>
  );
}

/** The recorder's shots: the results know all of them, the recording those that its game received. */
function shotsOf({ ownShots }: PlayedBattle, end: Replay["end"]): PlayedBattle["ownShots"] {
  const { shots = null, hits = null } = end?.own ?? {};
  return shots !== null && hits !== null ? { fired: shots, hit: hits } : ownShots;
}

const signed = (value: number) =>
  `${value > 0 ? "+" : value < 0 ? "−" : "±"}${formatNumber(Math.abs(Math.round(value)))}`;

/** Damage against the average of the shell; the bar is as wide as a roll of 25%. */
function Roll({ row, average }: { row: HitRow; average: number | null }) {
  if (row.result === "Destroyed") return <td className="color-text-3">Finishing hit</td>;
  if (average === null || row.damage === 0) return <td className="color-text-3">–</td>;
  const difference = row.damage - average;
  const isGood = difference >= 0 === (row.direction === "given");
  const share = Math.min(50, Math.round((Math.abs(difference) / (average * 0.25)) * 50));
  return (
    <td className="battle-roll" data-good={isGood ? "" : undefined}>
      <span aria-hidden="true" data-below={difference < 0 ? "" : undefined}>
        <i className={`percent-${share}`} />
      </span>
      <b>{signed(difference)}</b>
    </td>
  );
}

/**
 * The shells of vehicles by id, from the tables of all modules. These files are the same for everyone, so requesting
 * them does not reveal who fought in a battle.
 */
function useShells(version: string | null): (id: number) => readonly KnownShell[] {
  const [shells, setShells] = useState<ReadonlyMap<number, KnownShell[]>>(new Map());
  useEffect(() => {
    const json = documentsOf(version);
    Promise.all([json<ModuleTable>(moduleTablePath("shells")), json<ModuleVehicles>(MODULE_VEHICLES_PATH)]).then(
      ([table, vehicles]) => table && vehicles && setShells(byVehicle(table, vehicles.id)),
      // Without them the log lacks averages.
      () => {},
    );
  }, [version]);
  return (id) => shells.get(id) ?? [];
}

function byVehicle({ users, cells, siege }: ModuleTable, ids: readonly number[]): Map<number, KnownShell[]> {
  const found = new Map<number, KnownShell[]>();
  users.forEach((indexes, row) => {
    const [kind, calibre, damage] = [cells.kind?.[row], cells.calibre?.[row], cells.damage?.[row]];
    if (typeof kind !== "string" || typeof calibre !== "number" || typeof damage !== "number" || siege[row] === 1)
      return;
    for (const index of indexes) {
      const id = ids[index];
      if (id !== undefined) found.set(id, [...(found.get(id) ?? []), { kind, calibre, damage }]);
    }
  });
  return found;
}
