import { useEffect } from "react";
import { readCharts } from "#app/components/charts/chart-reader.ts";
import { LineChart } from "#app/components/charts/line-chart.tsx";
import type { LineChartLabels } from "#app/components/charts/line-chart-content.ts";
import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { HeadRow } from "#app/components/head-row.tsx";
import { Info } from "#app/components/info.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { Unknown } from "#app/components/unknown.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import type { StatsSource } from "#app/game/players/player-record.ts";
import { WINDOW_LABELS, type Window } from "#app/game/players/windows.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { dayAndMonth } from "#app/lib/text/short-day.ts";
import { DifferenceMark } from "#app/players/frame/difference-mark.tsx";
import { NoBattlesIn, NoStats } from "#app/players/frame/no-stats.tsx";
import { PeriodStrip } from "#app/players/frame/period-strip.tsx";
import { PlayerPage } from "#app/players/frame/player-page.tsx";
import { tabHref, vehicleHref } from "#app/players/frame/player-tabs.tsx";
import { RatedText } from "#app/players/frame/rated.tsx";
import type { PeriodCell, SourceFacts } from "#app/players/frame/source-facts.ts";
import { SourceProblems } from "#app/players/frame/source-problems.tsx";
import type { PlayerPageHead } from "#app/players/server/load-player.ts";
import { GroupsPanel } from "./groups-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import type { StatsSummary } from "./stats-summary.ts";
import { Highlights, Story } from "./story-panel.tsx";
import type { TrendChart } from "./trend-charts.ts";

interface PlayerSummaryProps {
  head: PlayerPageHead;
  window: Window;
  /** The source that the visitor chose; null: none. */
  wanted: StatsSource | null;
  /** The source of the stats, and any problems. */
  about: SourceFacts;
  periods: readonly PeriodCell[];
  /** Null: the source cannot tell of the window. */
  summary: StatsSummary | null;
  /** Of the expected values, ISO 8601; null: not known. */
  expectedOn: string | null;
}

const TWO_COLUMNS =
  "grid grid-cols-[minmax(0,480px)_minmax(0,1fr)] gap-16px lt-laptop:grid-cols-1 laptop:[&_.player-cards]:grid-cols-1";

/** The first page of a player: how good, since when, with which vehicles, and what comes next. */
export function PlayerSummaryPage(props: PlayerSummaryProps) {
  const { head, window, wanted, about, periods, summary, expectedOn } = props;
  useEffect(() => readCharts(), []);
  const { path } = head;
  const ofVehicle = (tankId: number) => vehicleHref(path, tankId, window, wanted);
  const highlights = ({ highlights: found }: StatsSummary) => (
    <Highlights highlights={found} window={window} hrefOf={ofVehicle} />
  );
  const trendHref = (key: TrendChart["key"]) => {
    const here = tabHref(path, "", window, wanted);
    return key === "wn8" ? here : `${here}${here.includes("?") ? "&" : "?"}trend=${key}`;
  };
  return (
    <PlayerPage head={head} about={about} tab="" window={window} wanted={wanted} source={about}>
      <SourceProblems {...about} />
      <div className="stack">
        {about.source !== null && (
          <section className="panel panel-wide overflow-hidden" aria-label={`WN8, ${WINDOW_LABELS[window]}`}>
            <PeriodStrip
              cells={periods}
              window={window}
              hrefOf={(period) => tabHref(path, "", period, wanted)}
              withOthers={about.source === "own"}
            />
            {summary === null ? (
              <NoRecord about={about} path={path} window={window} />
            ) : summary.played === 0 ? (
              <NoBattlesIn
                window={window}
                uploaded={about.source === "own"}
                own={head.own}
                last={about.lastBattle}
                allTime={tabHref(path, "", "all", wanted)}
              />
            ) : (
              <Story summary={summary} window={window} />
            )}
          </section>
        )}
        {about.source === null && about.lack === "nothing" && <NoStats own={head.own} />}
        {summary && summary.played > 0 && (
          <>
            <div className={summary.trend ? TWO_COLUMNS : "stack"}>
              {summary.trend && <TrendPanel trend={summary.trend} summary={summary} hrefOf={trendHref} />}
              {summary.changes ? <ChangesPanel changes={summary.changes} hrefOf={ofVehicle} /> : highlights(summary)}
            </div>
            {summary.changes && highlights(summary)}
            <SessionsPanel
              sessions={summary.sessions}
              newest={summary.newest}
              card={summary.card}
              path={tabHref(path, "battles", null)}
            />
            <VehiclesPanel summary={summary} path={path} window={window} wanted={wanted} />
            <GroupsPanel groups={summary.groups} />
            <Info>
              WN8: XVM’s formula
              {expectedOn && `, expected values of ${formatDate(expectedOn)}`}, random battles only. Times are UTC.
            </Info>
          </>
        )}
      </div>
    </PlayerPage>
  );
}

interface NoRecordProps {
  about: SourceFacts;
  path: string;
  window: Window;
}

/** Replaces the stats of a window that the source does not cover. */
function NoRecord({ about: { sources }, path, window }: NoRecordProps) {
  return (
    <EmptyState
      title="No data for this period"
      reason="The publisher shares totals only. Daily stats start when this player was first looked up."
    >
      {sources.includes("own") && (
        <a className="button" href={tabHref(path, "", window, "own")}>
          Show uploaded battles
        </a>
      )}
      <a className="button" href={tabHref(path, "", "all", "publisher")}>
        All time
      </a>
    </EmptyState>
  );
}

interface MostPlayedProps extends Pick<PlayerSummaryProps, "window" | "wanted"> {
  summary: StatsSummary;
  path: string;
}

/** The most played vehicles, each linked to the player's own page of it. */
function VehiclesPanel({ summary, path, window, wanted }: MostPlayedProps) {
  return (
    <section className="panel panel-wide" aria-labelledby="most-played">
      <PanelHead id="most-played" title="Vehicles">
        <a className="text-link" href={tabHref(path, "vehicles", window, wanted)}>
          {summary.played === 1 ? "The vehicle" : `All ${summary.played} vehicles`}
        </a>
      </PanelHead>
      <ScrollFrame className="table-frame" aria-label="Vehicles, table">
        <table className="plain-table player-numbers">
          <HeadRow heads={["Vehicle", "Battles", "Win rate", ["Damage", "no-phone"], "WN8"]} />
          <tbody>
            {summary.vehicles.map(({ id, vehicle, battles, winRate, damage, wn8 }) => (
              <tr key={id}>
                <th scope="row">
                  {vehicle ? (
                    <VehicleLink vehicle={vehicle} href={vehicleHref(path, id, window, wanted)} />
                  ) : (
                    `Vehicle ${id}, not in our data`
                  )}
                </th>
                <td>{battles}</td>
                <td>{winRate}</td>
                <td className="no-phone">{damage ?? <Unknown />}</td>
                <td>
                  <RatedText of={wn8} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}

const chartLabels = (decimals: number, unit = ""): LineChartLabels => ({
  head: "Days",
  x: (day) => `from ${dayAndMonth(day)}`,
  y: (value) => `${formatNumber(value, decimals)}${unit}`,
  xUnit: "",
  xTick: dayAndMonth,
  yTick: (value) => formatNumber(value, decimals, 0),
  beyond: "No battles",
});

const TRENDS: Record<TrendChart["key"], { label: string; title: string; labels: LineChartLabels }> = {
  wn8: { label: "WN8", title: "WN8 over time", labels: chartLabels(0) },
  damage: { label: "Damage", title: "Damage over time", labels: chartLabels(0) },
  winRate: { label: "Win rate", title: "Win rate over time", labels: chartLabels(1, "%") },
};

interface TrendPanelProps {
  trend: NonNullable<StatsSummary["trend"]>;
  summary: StatsSummary;
  hrefOf(key: TrendChart["key"]): string;
}

/** One figure over time, with its values behind it. */
function TrendPanel({ trend: { chart, keys }, summary: { step }, hrefOf }: TrendPanelProps) {
  const { title, labels } = TRENDS[chart.key];
  return (
    <section className="panel" aria-labelledby="trend">
      <div className="panel-head" data-keep-scroll="">
        <h2 className="heading-2" id="trend">
          Trend
        </h2>
        <ChoiceGroup label="Trend of" className="segmented">
          {keys.map((key) => (
            <a key={key} href={hrefOf(key)} aria-current={key === chart.key ? "true" : undefined}>
              {TRENDS[key].label}
            </a>
          ))}
        </ChoiceGroup>
      </div>
      <div className="panel-body pt-0">
        <LineChart key={chart.key} figures={chart.figures} label={title} labels={labels} />
        <Info label="How to read this chart">
          All: every battle so far. {step === 1 ? "Day: that day alone." : `${step} days: the ${step} up to that day.`}
          {chart.figures.range && " Shaded: 95% confidence."}
        </Info>
      </div>
    </section>
  );
}

interface ChangesPanelProps {
  changes: NonNullable<StatsSummary["changes"]>;
  hrefOf(tankId: number): string;
}

const CHANGE = "grid grid-cols-[minmax(0,1fr)_48px_minmax(56px,30%)_64px] gap-8px items-center px-16px";

/** The vehicles that improved or declined, each linked to the player's own page of it. */
function ChangesPanel({ changes, hrefOf }: ChangesPanelProps) {
  return (
    <section className="panel" aria-labelledby="changes">
      <PanelHead id="changes" title="Biggest changes" note="WN8 vs all time" />
      {(["up", "down"] as const).map((way) =>
        changes[way].length === 0 ? null : (
          <section key={way} aria-label={way === "up" ? "Up" : "Down"}>
            <h3 className={`${CHANGE} py-6px note`}>
              {way === "up" ? "Up" : "Down"} <span className="text-right">Battles</span>
            </h3>
            <ul>
              {changes[way].map(({ vehicle, battles, difference, share }) => (
                <li key={vehicle.id} className={`${CHANGE} min-h-40px text-13`}>
                  <VehicleLink vehicle={vehicle} href={hrefOf(vehicle.id)} />
                  <span className="text-right">{battles}</span>
                  <span
                    className={`stat-bar stat-bar-thin percent-${share} ${way === "up" ? "stat-bar-good" : "stat-bar-bad"}`}
                  />
                  <span className="text-right">
                    <DifferenceMark of={difference} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      <p className="panel-foot">15 battles or more, 50 WN8 or more</p>
    </section>
  );
}
