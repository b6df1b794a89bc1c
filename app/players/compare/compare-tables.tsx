import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { Unknown } from "#app/components/unknown.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { SOURCE_LABELS } from "#app/game/players/player-record.ts";
import { WINDOW_LABELS, type Window } from "#app/game/players/windows.ts";
import { ChangeLegend, DifferenceMark } from "../frame/difference-mark.tsx";
import { RatedText } from "../frame/rated.tsx";
import type { ComparedPlayer, ComparedStat, ComparedVehicleRow, PlayerComparison } from "./player-comparison.ts";

/** A value, marked where it is the better one. */
function Value({ text, isBetter }: { text: string | null; isBetter: boolean }) {
  if (text === null) return <Unknown />;
  if (!isBetter) return text;
  return (
    <b className="color-text">
      <span aria-hidden="true">◆ </span>
      {text}
      <span className="sr-only"> (better)</span>
    </b>
  );
}

/** Every stat of both, with how far the first lies from the second. */
export function ComparedStats({
  comparison: { players, stats, source },
  window,
}: {
  comparison: PlayerComparison;
  window: Window;
}) {
  const [one, other] = players;
  const withDifference = stats.some(({ difference }) => difference !== null);
  return (
    <section className="panel panel-wide" aria-labelledby="stats">
      <PanelHead
        id="stats"
        title={`Stats, ${WINDOW_LABELS[window].toLowerCase()}`}
        note={source !== null ? SOURCE_LABELS[source] : other ? "Different sources: not the same kind of count" : ""}
      />
      <ScrollFrame className="table-frame" aria-label="Stats, table">
        <table className="plain-table player-numbers">
          <thead>
            <tr>
              <th scope="col">Stat</th>
              {players.map((player) => (
                <th key={player.accountId} scope="col" className="[overflow-wrap:anywhere]">
                  {nameOf(player)}
                </th>
              ))}
              {one && other && <th scope="col">Difference</th>}
            </tr>
          </thead>
          <tbody>
            {stats.map((stat) => (
              <StatRow key={stat.label} stat={stat} isPair={other !== undefined} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {one && other && (
        <div className="panel-foot justify-between">
          <span>
            {withDifference
              ? `${nameOf(one)} against ${nameOf(other)} · ◆ better value`
              : "Differences appear from 20 battles of both."}
          </span>
          {withDifference && <ChangeLegend />}
        </div>
      )}
    </section>
  );
}

function StatRow({ stat: { label, values, better, difference }, isPair }: { stat: ComparedStat; isPair: boolean }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Value text={values[0]} isBetter={better === 0} />
      </td>
      {isPair && (
        <>
          <td>
            <Value text={values[1]} isBetter={better === 1} />
          </td>
          <td>
            <DifferenceMark of={difference} />
          </td>
        </>
      )}
    </tr>
  );
}

const nameOf = ({ nickname, accountId }: ComparedPlayer) => nickname ?? `Player ${accountId}`;

/** The vehicles that both play. */
export function CommonVehicles({ comparison: { players, vehicles, common } }: { comparison: PlayerComparison }) {
  const withDifference = vehicles.some(({ difference }) => difference !== null);
  return (
    <section className="panel panel-wide" aria-labelledby="both-play">
      <PanelHead id="both-play" title={common === 1 ? "1 vehicle both play" : `${common} vehicles both play`}>
        {common > vehicles.length && <span className="note">The {vehicles.length} with the most battles of both</span>}
      </PanelHead>
      <ScrollFrame className="table-frame" aria-label="Vehicles both play, table">
        <table className="plain-table player-numbers">
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                Vehicle
              </th>
              {players.map((player) => (
                <th key={player.accountId} scope="colgroup" colSpan={2} className="[overflow-wrap:anywhere]">
                  {nameOf(player)}
                </th>
              ))}
              {withDifference && (
                <th scope="col" rowSpan={2} className="lt-tablet:hidden">
                  WN8, difference
                </th>
              )}
            </tr>
            <tr>
              {players.map(({ accountId }) => (
                <VehicleHeads key={accountId} />
              ))}
            </tr>
          </thead>
          <tbody>
            {vehicles.map((row) => (
              <VehicleRow key={row.id} row={row} withDifference={withDifference} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}

/** Beside the battles; on a phone below them. */
const WIN_RATE = "inline-block w-72px whitespace-nowrap lt-tablet:block lt-tablet:w-auto";

function VehicleHeads() {
  return (
    <>
      <th scope="col">
        Battles <span className={WIN_RATE}>Win rate</span>
      </th>
      <th scope="col">WN8</th>
    </>
  );
}

function VehicleRow({
  row: { vehicle, cells, difference },
  withDifference,
}: {
  row: ComparedVehicleRow;
  withDifference: boolean;
}) {
  return (
    <tr>
      <th scope="row">
        <VehicleLink vehicle={vehicle} />
      </th>
      {cells.map(({ battles, winRate, wn8, href }, player) => [
        <td key={`${href} battles`}>
          <a className="text-link" href={href}>
            {battles}
          </a>{" "}
          <span className={WIN_RATE}>{winRate}</span>
        </td>,
        <td key={`${href} wn8`}>
          <RatedText of={wn8} />
          {withDifference && player === 0 && (
            <span className="block tablet:hidden">
              <DifferenceMark of={difference} />
            </span>
          )}
        </td>,
      ])}
      {withDifference && (
        <td className="lt-tablet:hidden">
          <DifferenceMark of={difference} />
        </td>
      )}
    </tr>
  );
}
