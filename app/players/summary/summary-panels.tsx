import { useEffect, useMemo } from "react";
import { readCharts } from "#app/components/charts/chart-reader.ts";
import { LineChart } from "#app/components/charts/line-chart.tsx";
import type { LineChartWords } from "#app/components/charts/line-chart-view.ts";
import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { FigureGrid } from "#app/components/figure-grid.tsx";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { PERFORMANCE_LABELS } from "#app/game/model/enumerations/performance-levels.ts";
import type { StatsSource } from "#app/game/players/player-record.ts";
import { WINDOW_LABELS, type Window } from "#app/game/players/windows.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { Packed } from "#app/lib/embedded-data/packed.ts";
import { unpack } from "#app/lib/embedded-data/packed.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { dayAndMonth } from "#app/lib/text/short-day.ts";
import { BattleTable } from "#app/players/battles/battle-table.tsx";
import { NoFigures } from "#app/players/frame/no-figures.tsx";
import { PlayerPage } from "#app/players/frame/player-page.tsx";
import { type PlayerTab, tabHref } from "#app/players/frame/player-tabs.tsx";
import { SourceProblems } from "#app/players/frame/source-problems.tsx";
import type { SourceView } from "#app/players/frame/source-view.ts";
import type { PlayerPageHead } from "#app/players/server/load-player.ts";
import { Unknown } from "#app/players/unknown.tsx";
import { GroupsPanel } from "./groups-panel.tsx";
import type { SummaryVehicleRow, SummaryView } from "./summary-view.ts";
import type { TrendChart } from "./trends-view.ts";
import { WN8_LEVELS, type Wn8View } from "./wn8-view.ts";

export interface PlayerSummaryProps {
  head: PlayerPageHead;
  window: Window;
  /** The source that the visitor chose; null: none. */
  wanted: StatsSource | null;
  /** Whose count the figures are, and what is amiss. */
  about: SourceView;
  /** Null: no source can tell of the window. */
  view: Packed<SummaryView> | null;
  /** Of the expected values, ISO 8601; null: not known. */
  expectedOn: string | null;
}

/** The first page of a player: figures, trends, last battles, vehicles. */
export function PlayerSummaryPage({ head, window, wanted, about, view: packed, expectedOn }: PlayerSummaryProps) {
  const view = useMemo(() => packed && unpack(packed), [packed]);
  useEffect(() => readCharts(), []);
  return (
    <PlayerPage head={head} about={about} tab="" window={window} windows={about.windows} wanted={wanted}>
      <SourceProblems {...about} />
      <SourceLine view={about} path={head.path} tab="" window={window} />
      {view === null ? (
        <NoRecord head={head} lack={about.lack} />
      ) : (
        <Panels view={view} path={head.path} window={window} wanted={wanted} expectedOn={expectedOn} />
      )}
    </PlayerPage>
  );
}

interface SummaryPanelsProps extends Pick<PlayerSummaryProps, "window" | "wanted" | "expectedOn"> {
  view: SummaryView;
  path: string;
}

function Panels({ view, path, window, wanted, expectedOn }: SummaryPanelsProps) {
  if (view.played === 0) {
    return (
      <section className="panel panel-body">
        <p>No random battles in this time ({WINDOW_LABELS[window].toLowerCase()}).</p>
      </section>
    );
  }
  return (
    <div className="stack">
      <SummaryFigures view={view} />
      <TrendPanels view={view} />
      {view.newest.length > 0 && (
        <section className="panel" aria-labelledby="last-battles">
          <div className="panel-head">
            <h2 className="heading-2" id="last-battles">
              Last battles
            </h2>
            <a className="text-link" href={tabHref(path, "battles", null)}>
              All battles
            </a>
          </div>
          <BattleTable battles={view.newest} label="Last battles" />
        </section>
      )}
      <section className="panel" aria-labelledby="most-played">
        <div className="panel-head">
          <h2 className="heading-2" id="most-played">
            Most played vehicles
          </h2>
          <a className="text-link" href={tabHref(path, "vehicles", window, wanted)}>
            {view.played === 1 ? "The vehicle" : `All ${view.played} vehicles`}
          </a>
        </div>
        <VehicleRows vehicles={view.vehicles} />
      </section>
      <GroupsPanel groups={view.groups} />
      <p className="note">
        WN8 by XVM’s formula
        {expectedOn && ` with its expected values of ${formatDate(expectedOn)}`}, over random battles alone.
      </p>
    </div>
  );
}

interface NoRecordProps {
  head: { own: boolean; path: string };
  lack: SourceView["lack"];
}

/** In place of figures of a window that no source can tell. What cannot be read is told above (`SourceProblems`). */
function NoRecord({ head, lack }: NoRecordProps) {
  if (lack === "unread") return null;
  if (lack === "nothing") return <NoFigures own={head.own} />;
  return (
    <section className="panel">
      <EmptyState
        title="No data for this period"
        reason="The publisher shares totals only. Days are known since we first looked this player up, single battles only if they are uploaded here."
      >
        <a className="button" href={head.path}>
          All time
        </a>
      </EmptyState>
    </section>
  );
}

const LABELS: Record<StatsSource, string> = { publisher: "Publisher", own: "Uploads" };

interface SourceLineProps {
  view: SourceView;
  path: string;
  tab: PlayerTab;
  window: Window;
}

/** Whose count the figures are, and the choice where there are two. */
function SourceLine({ view, path, tab, window }: SourceLineProps) {
  const { source, sources, about } = view;
  if (source === null) return null;
  return (
    <div className="flex flex-wrap gap-x-16px gap-y-8px items-center justify-between mb-16px">
      <p className="note">{about}</p>
      {sources.length > 1 && (
        <div data-keep-scroll="">
          <ChoiceGroup label="Source" className="segmented">
            {sources.map((each) => (
              <a key={each} href={tabHref(path, tab, window, each)} aria-current={each === source ? "true" : undefined}>
                {LABELS[each]}
              </a>
            ))}
          </ChoiceGroup>
        </div>
      )}
    </div>
  );
}

/** The vehicles that were played most. */
function VehicleRows({ vehicles }: { vehicles: readonly SummaryVehicleRow[] }) {
  return (
    <ScrollFrame className="table-frame" aria-label="Most played vehicles, table">
      <table className="plain-table player-numbers player-vehicles">
        <thead>
          <tr>
            <th scope="col">Vehicle</th>
            <th scope="col">Battles</th>
            <th scope="col">Win rate</th>
            <th scope="col">Damage</th>
            <th scope="col">WN8</th>
          </tr>
        </thead>
        <tbody>
          {vehicles.map(({ id, vehicle, battles, winRate, damage, wn8 }) => (
            <tr key={id}>
              <td>{vehicle ? <VehicleLink vehicle={vehicle} /> : `Vehicle ${id}, not in our data`}</td>
              <td>{battles}</td>
              <td>
                <b className={`font-550 ${LEVEL_COLOURS[winRate.level]}`}>{winRate.text}</b>
              </td>
              <td>{damage ?? <Unknown />}</td>
              <td>{wn8 ? <b className={`font-550 ${LEVEL_COLOURS[wn8.level]}`}>{wn8.text}</b> : <Unknown />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** WN8 and the player in figures. */
function SummaryFigures({ view }: { view: SummaryView }) {
  return (
    <div className="player-summary">
      <Wn8Panel wn8={view.wn8} />
      <FigureGrid label="In figures" figures={view.figures} className="grid-cols-4 lt-tablet:grid-cols-2" />
    </div>
  );
}

function Wn8Panel({ wn8 }: { wn8: Wn8View }) {
  const { text, level, label, next, beside, leftOut } = wn8;
  return (
    <section className="panel panel-body pt-16px flex flex-col justify-between" aria-label="WN8">
      <div className="flex justify-between gap-12px">
        <h2 className="color-text-2 font-500 text-13">WN8</h2>
        {level && <span className={`chip ${LEVEL_COLOURS[level]}`}>{label}</span>}
      </div>
      <p
        className={`mt-16px font-display font-600 leading-[1] tracking-[-0.03em] ${
          level ? `text-[56px] ${LEVEL_COLOURS[level]}` : "text-24 color-text-3"
        }`}
      >
        {text ?? "Not known"}
      </p>
      {level && (
        <div
          className="level-scale"
          role="img"
          aria-label={`Level ${WN8_LEVELS.indexOf(level) + 1} of ${WN8_LEVELS.length}: ${label}`}
        >
          {WN8_LEVELS.map((each) => (
            <i
              key={each}
              className={`${LEVEL_COLOURS[each]} ${each === level ? "level-own" : ""}`.trim()}
              title={PERFORMANCE_LABELS[each]}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-x-16px gap-y-4px justify-between color-text-3 text-13">
        <span>{next}</span>
        {beside && (
          <span>
            {beside.words} <b className={`font-600 ${LEVEL_COLOURS[beside.level]}`}>{beside.text}</b>
          </span>
        )}
      </div>
      {leftOut && <p className="note mt-12px">{leftOut}</p>}
    </section>
  );
}

const wordsOf = (head: string, decimals: number, unit = ""): LineChartWords => ({
  head,
  x: (day) => `from ${dayAndMonth(day)}`,
  y: (figure) => `${formatNumber(figure, decimals)}${unit}`,
  xUnit: "",
  xTick: dayAndMonth,
  yTick: (figure) => formatNumber(figure, decimals, 0),
  beyond: "No battles",
});

const CHARTS: Record<TrendChart["key"], { title: string; words: LineChartWords }> = {
  wn8: { title: "WN8 over time", words: wordsOf("WN8", 0) },
  damage: { title: "Damage over time", words: wordsOf("Average damage", 0) },
  winRate: { title: "Win rate over time", words: wordsOf("Win rate", 1, " %") },
};

/** The figures over time, as charts with their figures behind them. */
function TrendPanels({ view }: { view: SummaryView }) {
  const { charts, step, withIntervals, followsSent } = view;
  if (charts.length === 0) return null;
  return (
    <section aria-label="Over time">
      <div className="charts mt-0">
        {charts.map(({ key, view: chart }) => (
          <section key={key} className="panel panel-body pt-16px" aria-label={CHARTS[key].title}>
            <h2 className="heading-2 mb-12px">{CHARTS[key].title}</h2>
            <LineChart view={chart} label={CHARTS[key].title} words={CHARTS[key].words} />
          </section>
        ))}
      </div>
      <p className="note mt-12px">
        {followsSent && "From battles uploaded here: the publisher has fewer days. "}
        All: every battle up to that day. {step === 1 ? "Day: that day" : `${step} days: those days`} only
        {withIntervals ? "; grey lines: 95% confidence." : "."}
        {charts.some(({ key }) => key === "wn8") && " The colours behind WN8 are its levels."}
      </p>
    </section>
  );
}
