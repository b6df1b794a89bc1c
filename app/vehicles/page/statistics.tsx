import { useEffect } from "react";
import { readCharts } from "#app/components/charts/chart-reader.ts";
import type { ScatterPlot } from "#app/components/charts/scatter-plot.ts";
import { HeadRow } from "#app/components/head-row.tsx";
import { Info } from "#app/components/info.tsx";
import type { TypedPlan } from "#app/components/marks-planner/plan-fields.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { RatingBadge } from "#app/components/rating/rating-badge.tsx";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { CharacteristicsPanel, MorePanel } from "../characteristics/characteristics-panel.tsx";
import { ChartsPanel } from "../charts/charts-panel.tsx";
import type { TerrainRow } from "../charts/terrain-rows.ts";
import { HistoryPanel } from "../history/history-panel.tsx";
import type { VehicleMechanic } from "../mechanics/vehicle-mechanics.ts";
import { GunsPanel } from "../modules/guns-panel.tsx";
import { SourcesPanel } from "../provenance/sources-panel.tsx";
import type { ExplainedRating } from "../rating/explained-rating.ts";
import { ResearchPanel } from "../research-panel.tsx";
import {
  ExpectedPanel,
  MarksPanel,
  MasteryPanel,
  OwnMarksPanel,
  type VehicleMastery,
  type VisitorStats,
} from "../statistics/marks-panel.tsx";
import { StockPanel } from "../stock/stock-panel.tsx";
import { useVehicleContent } from "./use-vehicle-content.ts";
import { useVehicle } from "./vehicle-data.ts";
import { VehicleFrame } from "./vehicle-frame.tsx";

export interface StatisticsProps {
  /** Two stats of the tier's vehicles, null if unknown or not requested. */
  scatter: ScatterPlot | null;
  /** Null if unknown or not requested. */
  mastery: VehicleMastery | null;
  /** Null if nobody is signed in. */
  own: VisitorStats | "failed" | null;
  /** The marks planner's input from the address, and the address's other parameters. */
  typed: TypedPlan;
  kept: [string, string][];
}

const COLUMNS = "grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-16px mt-16px lt-laptop:grid-cols-[minmax(0,1fr)]";
const COLUMN = "stack [&>:last-child]:flex-grow";
const PAIR = "grid grid-cols-[repeat(auto-fit,minmax(240px,1fr))] gap-16px";

/** Everything that is counted and measured of a vehicle. */
export function Statistics({ scatter, mastery, own, typed, kept }: StatisticsProps) {
  const vehicle = useVehicle();
  const content = useVehicleContent(vehicle);
  useEffect(() => readCharts(), []);
  const { full, stock, expected, marks } = content;
  const known = own === null || own === "failed" ? null : own;
  const plan = {
    typed,
    kept,
    own: known?.mark ?? null,
    recent: known?.recent ?? null,
    action: `${vehicleViewPath(content, "statistics")}#marks`,
  };
  const noData = [
    ...content.notKnown,
    ...(marks.state === "known" ? [] : ["marks of excellence"]),
    ...(expected ? [] : ["expected values"]),
    ...(mastery ? [] : ["mastery"]),
  ];
  const sources = <SourcesPanel content={content} noData={noData} />;
  const terrain = full && full.terrain.length > 0 && <TerrainPanel terrain={full.terrain} />;
  // The columns should end at about the same height: their contents depend on what is known.
  const counted = expected !== null || mastery !== null;
  return (
    <VehicleFrame record={vehicle.record} frame={content} current="statistics">
      <div className={COLUMNS}>
        <div className={COLUMN}>
          <CharacteristicsPanel content={content} />
          {!full && <RatingPanel rating={content.rating} />}
        </div>
        <div className={COLUMN}>
          <OwnMarksPanel name={content.name} own={own} />
          <MarksPanel id={content.id} marks={marks} source={content.marksSource} plan={plan} />
          {counted && (
            <div className={PAIR}>
              {expected && <ExpectedPanel expected={expected} source={content.expectedSource} />}
              {mastery && <MasteryPanel mastery={mastery} />}
            </div>
          )}
          {stock && <StockPanel stock={stock} />}
          {full ? <RatingPanel rating={content.rating} /> : <ResearchPanel vehicle={content} />}
          {!full && sources}
          {!counted && terrain}
        </div>
      </div>
      <div className="stack mt-16px">
        {content.more.length > 0 && <MorePanel content={content} />}
        {full && <GunsPanel guns={full.guns} />}
        {full && full.mechanics.length > 0 && <MechanicsPanel mechanics={full.mechanics} />}
      </div>
      {full && (
        <div className="charts" id="charts">
          <ChartsPanel content={content} scatter={scatter} version={vehicle.version} />
        </div>
      )}
      {content.history.length > 0 && <HistoryPanel history={content.history} />}
      {full && (
        <div className={COLUMNS}>
          <div className={COLUMN}>
            <ResearchPanel vehicle={content} />
            {counted && terrain}
          </div>
          <div className={COLUMN}>{sources}</div>
        </div>
      )}
    </VehicleFrame>
  );
}

/** The mobility that remains on each of the three kinds of terrain. */
function TerrainPanel({ terrain }: { terrain: TerrainRow[] }) {
  return (
    <section className="panel far-panel [--usual-height:275px]" id="grounds">
      <h2 className="heading-2 panel-head">Mobility by terrain</h2>
      <table className="terrain-table">
        <HeadRow heads={["Ground", "Resistance", "hp/t", "°/s"]} />
        <tbody>
          {terrain.map(({ name, what, resistance, power, share, traverse }) => (
            <tr key={name}>
              <th scope="row">
                {name} <span className="note">{what}</span>
                <span className={`stat-bar stat-bar-good h-4px mt-8px percent-${share}`} />
              </th>
              <td>{resistance}</td>
              <td>{power}</td>
              <td>{traverse}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Info className="px-16px py-4px">
        <p>
          hp/t is power-to-weight divided by resistance; hull traverse drops by the same share. Resistance is from the
          game files, the formula from player guides.
        </p>
      </Info>
    </section>
  );
}

/** What the vehicle can do apart from shooting and driving; the values from the game files can be expanded. */
function MechanicsPanel({ mechanics }: { mechanics: VehicleMechanic[] }) {
  return (
    <section className="panel" id="mechanics">
      <PanelHead title="Mechanics" note="Not counted in the stats" />
      <div className="panel-body mechanic-list">
        {mechanics.map(({ id, label, of, sentences, values }) => (
          <div key={id}>
            <h3 className="heading-3">
              {label}
              {of !== "" && <span className="note">, {of}</span>}
            </h3>
            {sentences.map((sentence) => (
              <p key={sentence}>{keepUnits(sentence)}</p>
            ))}
            {values.length > 0 && (
              <details>
                <summary className="note">
                  {values.length === 1 ? "Value in the game files" : `${values.length} values in the game files`}
                </summary>
                <ul className="pair-list">
                  {values.map(({ name, text }) => (
                    <li key={name}>
                      <span>{name}</span>
                      <b>{text}</b>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

const HALVES = "grid grid-cols-2 gap-x-24px items-start lt-laptop:grid-cols-[minmax(0,1fr)]";

/** Why the vehicle has its rating: its four views, each with what it compares and its source. */
function RatingPanel({ rating }: { rating: ExplainedRating }) {
  const { value, disagree, summary, views, editorial } = rating;
  return (
    <section className="panel far-panel [--usual-height:240px]" id="rating">
      <PanelHead title="Rating">
        <a className="text-link text-13" href="/faq#rating">
          How ratings are made
        </a>
      </PanelHead>
      <div className="panel-body">
        <p className="flex flex-wrap gap-x-16px gap-y-8px items-center mb-12px">
          <RatingBadge rating={value} />
          {disagree && <b className="font-550">Sources disagree</b>}
          <span className="note flex-1 min-w-240px">{summary}</span>
        </p>
        {editorial && (
          <p className="remark mb-12px">
            <i className="i-lucide-info" />
            {`Set by ${editorial.author}: ${editorial.reason} Computed: ${editorial.computed}.`}
          </p>
        )}
        <div className={HALVES}>
          {views.map(({ label, bar, text, explanation }) => (
            <details key={label}>
              <summary className={bar === null ? "stat-row stat-row-plain" : "stat-row"}>
                <span>{label}</span>
                {bar !== null && (
                  <span className={`${bar.below ? "lean-bar lean-bar-down" : "lean-bar"} percent-${bar.fill}`} />
                )}
                <span className={bar === null ? "stat-value stat-value-unknown" : "stat-value"}>
                  <span className="sr-only">, </span>
                  {text}
                </span>
              </summary>
              <p className="stat-why">{explanation}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
