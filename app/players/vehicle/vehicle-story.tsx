import { HeadRow } from "#app/components/head-row.tsx";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import type { Window } from "#app/game/players/windows.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { counted } from "#app/game/text.ts";
import { ChangeLegend, DifferenceMark, StatGrid } from "#app/players/frame/difference-mark.tsx";
import type { BigStat, VehicleResults } from "./vehicle-results.ts";

interface VehicleStoryProps {
  results: VehicleResults;
  name: string;
  battles: number;
  window: Window;
  hrefOf(window: Window): string;
  /** Of the damage of all time; null: not known. */
  standing: { percent: number; players: number } | null;
}

/** How good the player is in the vehicle in a period. */
export function VehicleStory({ results, name, battles, window, hrefOf, standing }: VehicleStoryProps) {
  const { big, stats } = results;
  const players = results.players === "expected" ? "Expected by WN8" : `${name} players`;
  const isFew = big.some(({ levelLabel, level }) => levelLabel !== "" && level === null);
  return (
    <>
      <div className="player-big">
        {big.map((stat) => (
          <Big key={stat.label} stat={stat} players={players} />
        ))}
      </div>
      <div className="player-flat">
        <StatGrid stats={stats} columns="grid-cols-6 lt-laptop:grid-cols-3" />
      </div>
      <div className="panel-foot justify-between">
        <span>
          {counted(battles, "battle")}.{" "}
          {isFew ? "Changes appear from 20 battles. " : window !== "all" && "Changes vs all time. "}
          {window === "all" &&
            standing &&
            `More damage than ${standing.percent}% of ${formatNumber(standing.players)} other players.`}
          {isFew && window !== "all" && (
            <a className="text-link" href={hrefOf("all")}>
              Show all time
            </a>
          )}
        </span>
        <ChangeLegend />
      </div>
    </>
  );
}

function Big({ stat, players }: { stat: BigStat; players: string }) {
  const { label, text, unit, level, levelLabel, references, confidence } = stat;
  return (
    <div>
      <div className="flex justify-between gap-12px text-12">
        <h2 className="color-text-3 font-450 text-12">{label}</h2>
        <span className={`font-550 ${level ? LEVEL_COLOURS[level] : "color-text-3"}`}>{levelLabel}</span>
      </div>
      <p
        className={`mt-8px font-display font-600 leading-[1] tracking-[-0.03em] text-[44px] lt-tablet:text-32px ${
          level ? LEVEL_COLOURS[level] : ""
        }`}
      >
        {text}
        {unit && <small className="unit">{unit}</small>}
      </p>
      <Gauge gauge={stat.gauge} />
      <dl className="player-references">
        {references.map(({ kind, text: value, difference }) => (
          <div key={kind}>
            <dt>
              <GaugeSign kind={kind} />
              {kind === "players" ? players : "All time"}
            </dt>
            <dd className="color-text font-550">{value}</dd>
            <dd>
              <DifferenceMark of={difference} />
            </dd>
          </div>
        ))}
        {confidence && (
          <div>
            <dt>
              <GaugeSign kind="band" />
              95% confidence
            </dt>
            <dd className="col-span-2">{confidence}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

const WIDTH = 360;

/** A line: the tick is the period, the box its 95%, the ring the vehicle's players, the triangle all time. */
function Gauge({ gauge: { at, band, players, allTime } }: Pick<BigStat, "gauge">) {
  const x = (position: number) => Math.round(Math.min(1, Math.max(0, position)) * (WIDTH - 8) * 10) / 10 + 4;
  return (
    <svg className="player-ladder" viewBox={`0 0 ${WIDTH} 28`} aria-hidden="true" fill="none" stroke="currentColor">
      <path className="color-border-strong" d={`M0 12h${WIDTH}`} strokeWidth="3" />
      {band && (
        <rect
          className="color-text-3"
          x={x(band.low)}
          y="6"
          width={Math.max(2, x(band.high) - x(band.low))}
          height="12"
          rx="3"
        />
      )}
      {players !== null && <circle className="color-text-2" cx={x(players)} cy="12" r="3.5" strokeWidth="1.5" />}
      {allTime !== null && (
        <path className="color-text-3" d={`M${x(allTime)} 20l4 6h-8z`} fill="currentColor" stroke="none" />
      )}
      <path className="color-text" d={`M${x(at)} 3v18`} strokeWidth="3" />
    </svg>
  );
}

function GaugeSign({ kind }: { kind: "players" | "allTime" | "band" }) {
  return (
    <svg viewBox="0 0 12 10" width="12" height="10" fill="none" stroke="currentColor" aria-hidden="true">
      {kind === "players" && <circle cx="6" cy="5" r="3.5" strokeWidth="1.5" />}
      {kind === "allTime" && <path d="M6 1.5l4 7H2z" fill="currentColor" />}
      {kind === "band" && <rect x="1" y="1.5" width="10" height="7" rx="2" />}
    </svg>
  );
}

interface PeriodTableProps {
  table: VehicleResults["table"];
  window: Window;
  hrefOf(window: Window): string;
}

/** All periods side by side. */
export function PeriodTable({ table, window, hrefOf }: PeriodTableProps) {
  return (
    <section className="panel" aria-labelledby="periods">
      <PanelHead id="periods" title="Periods" note="Change vs all time" />
      <ScrollFrame className="table-frame" aria-label="Periods, table">
        <table className="plain-table player-numbers">
          <HeadRow heads={["Period", "Battles", ...table.columns]} />
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.window} className={row.window === window ? "[&>*]:bg-surface-2" : undefined}>
                <th scope="row">
                  <a className="text-link" href={hrefOf(row.window)}>
                    {row.label}
                  </a>
                  {row.isFew && <span className="color-text-3"> Too few to tell</span>}
                </th>
                <td>{row.battles}</td>
                {row.cells.map(({ text, difference, level }, at) => (
                  <td key={table.columns[at]}>
                    <b className={`font-550 ${level ? LEVEL_COLOURS[level] : "color-text"}`}>{text}</b>{" "}
                    <DifferenceMark of={difference} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}
