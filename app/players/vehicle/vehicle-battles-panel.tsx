import { HeadRow } from "#app/components/head-row.tsx";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { Unknown } from "#app/components/unknown.tsx";
import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import { MIN_ON_MAP } from "#app/game/players/vehicle-breakdown.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { counted } from "#app/game/text.ts";
import { Outcomes } from "#app/players/summary/sessions-panel.tsx";
import type { MapBar, VehicleBattleRow, VehicleBattlesContent } from "./vehicle-battles-content.ts";

interface VehicleBattlesProps {
  sent: VehicleBattlesContent;
  /** The threshold of the next mark; null: none. */
  next: { percent: number; damage: number } | null;
  /** Battles of all time. */
  total: number;
  /** Of all battles in the vehicle. */
  path: string;
}

/** The newest battles, with days as headings. */
export function VehicleBattlesPanel({ sent: { days, maxDamage }, next, total, path }: VehicleBattlesProps) {
  return (
    <section className="panel" aria-labelledby="recent">
      <PanelHead id="recent" title="Recent battles">
        <a className="text-link" href={path}>
          {total === 1 ? "The battle" : `All ${formatNumber(total)} battles`}
        </a>
      </PanelHead>
      <ScrollFrame className="table-frame" aria-label="Recent battles, table">
        <table className="plain-table player-battles">
          <HeadRow
            heads={[
              "Time",
              "Result",
              ["Map", "no-phone"],
              [next ? `Damage + assisted, line at ${next.percent}%` : "Damage + assisted", "lt-laptop:hidden"],
              "Damage",
              "Combined",
              ["Kills", "no-phone"],
              "WN8",
            ]}
          />
          {days.map(({ key, day, date, outcomes, battles, won, damage, rows }) => (
            <tbody key={key}>
              <tr>
                <th scope="rowgroup" colSpan={8} className="h-38px bg-surface-2 text-12">
                  <span className="flex gap-16px items-center justify-between color-text-3 font-450">
                    <span>
                      <b className="color-text font-550">{day}</b> {date}
                    </span>
                    <Outcomes outcomes={outcomes} />
                    <span className="flex-1 text-right">
                      <b className="color-text font-550">{battles}</b> {battles === "1" ? "battle" : "battles"},{" "}
                      <b className="color-text font-550">{won}</b> won
                    </span>
                    <span className="no-phone">
                      <b className="color-text font-550">{damage}</b> damage
                    </span>
                  </span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.arenaId} row={row} maxDamage={maxDamage} next={next?.damage ?? null} />
              ))}
            </tbody>
          ))}
        </table>
      </ScrollFrame>
    </section>
  );
}

function Row({ row, maxDamage, next }: { row: VehicleBattleRow; maxDamage: number; next: number | null }) {
  const { path, time, outcome, map, damage, combined, kills, wn8 } = row;
  const isAbove = next !== null && combined !== null && combined >= next;
  return (
    <tr>
      <th scope="row">
        <a className="text-link" href={path}>
          {time}
        </a>
      </th>
      <td>
        <span className={`battle-result battle-${outcome}`}>{OUTCOME_LABELS[outcome]}</span>
      </td>
      <td className="no-phone">
        {map.name} <span className="color-text-3">{map.type}</span>
      </td>
      <td className="lt-laptop:hidden">
        {damage !== null && <Bar damage={damage} combined={combined ?? damage} maxDamage={maxDamage} next={next} />}
      </td>
      <td className="color-text font-600">{damage === null ? <Unknown /> : formatNumber(damage)}</td>
      <td className={isAbove ? "color-premium font-600" : undefined}>
        {combined === null ? <Unknown /> : formatNumber(combined)}
      </td>
      <td className="no-phone">{kills}</td>
      <td>{wn8 ? <b className={LEVEL_COLOURS[wn8.level]}>{wn8.text}</b> : <Unknown />}</td>
    </tr>
  );
}

interface CombinedBarProps {
  damage: number;
  combined: number;
  maxDamage: number;
  next: number | null;
}

const WIDTH = 200;

function Bar({ damage, combined, maxDamage, next }: CombinedBarProps) {
  const end = Math.max(maxDamage, next ?? 0) * 1.02;
  const x = (value: number) => Math.round((WIDTH * value * 10) / end) / 10;
  return (
    <svg
      className="block w-full min-w-120px h-12px"
      viewBox={`0 0 ${WIDTH} 12`}
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden="true"
    >
      <path className="color-surface-4" d={`M0 4h${WIDTH}v5h-${WIDTH}z`} />
      <path className="color-text-3" d={`M0 4h${x(combined)}v5h-${x(combined)}z`} />
      <path className="color-text-2" d={`M0 4h${x(damage)}v5h-${x(damage)}z`} />
      {next !== null && <path className="color-premium" d={`M${x(next)} 0h1v12h-1z`} />}
    </svg>
  );
}

/** The best battles in the vehicle. */
export function VehicleRecords({ records }: Pick<VehicleBattlesContent, "records">) {
  return (
    <section className="panel" aria-label="Best battles">
      {records.map(({ label, text, where, path }) => (
        <a key={label} className="player-record" href={path}>
          <span>
            {label}
            <small>{where}</small>
          </span>
          <b className="large-stat">{text}</b>
        </a>
      ))}
    </section>
  );
}

/** How damage is spread over battles, and on which maps it is most and least. */
export function MapsAndDamage({ sent: { count, damage, maps } }: { sent: VehicleBattlesContent }) {
  if (!damage && !maps) return null;
  return (
    <div className="halves">
      {damage && (
        <section className="panel" aria-labelledby="damage">
          <PanelHead
            id="damage"
            title="Damage per battle"
            note={`${counted(count, "battle")}, steps of ${damage.step}`}
          />
          <ol className="player-histogram" aria-label="Battles by damage">
            {damage.bars.map(({ label, count: battles, share }, at) => (
              <li key={label} title={`From ${label}: ${counted(battles, "battle")}`}>
                <small>{battles || ""}</small>
                <i className={`percent-${share}`} />
                <small className={at % 2 ? "invisible" : undefined}>{label}</small>
              </li>
            ))}
          </ol>
          <p className="panel-foot">
            Median <b className="color-text font-550">{damage.median}</b>
          </p>
        </section>
      )}
      {maps && (
        <section className="panel" aria-labelledby="maps">
          <PanelHead id="maps" title="Maps" note={`${MIN_ON_MAP} battles or more`} />
          <div className="panel-body">
            <Maps label="Best" maps={maps.best} average={maps.averageShare} bar="stat-bar-good" />
            <Maps label="Worst" maps={maps.worst} average={maps.averageShare} bar="stat-bar-bad" />
          </div>
          <p className="panel-foot">Line: average damage, {maps.average}</p>
        </section>
      )}
    </div>
  );
}

interface MapsProps {
  label: string;
  maps: readonly MapBar[];
  average: number;
  bar: "stat-bar-good" | "stat-bar-bad";
}

function Maps({ label, maps, average, bar }: MapsProps) {
  return (
    <>
      <h3 className="note mt-8px">{label}</h3>
      <ul>
        {maps.map(({ name, damage, share, won }) => (
          <li key={name} className="player-map">
            <span className="truncate">{name}</span>
            <span className={`stat-bar stat-bar-thin ${bar} percent-${share}`}>
              <u className={`percent-${average}`} />
            </span>
            <b className="color-text font-550 text-right">{damage}</b>
            <span className="text-right">{won}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
