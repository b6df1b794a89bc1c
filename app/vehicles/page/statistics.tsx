import { useEffect, useMemo } from "react";
import { readCharts } from "#app/components/charts/chart-reader.ts";
import type { ScatterView } from "#app/components/charts/scatter-view.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { CharacteristicsPanel, MorePanel } from "../characteristics/characteristics-panel.tsx";
import { ChartsPanel } from "../charts/charts-panel.tsx";
import type { TerrainView } from "../charts/terrain-view.ts";
import { HistoryPanel } from "../history/history-panel.tsx";
import type { MechanicView } from "../mechanics/mechanics-view.ts";
import { GunsPanel } from "../modules/guns-panel.tsx";
import { SourcesPanel } from "../provenance/sources-panel.tsx";
import { RatingPanel } from "../rating/rating-panel.tsx";
import { ResearchPanel } from "../research-panel.tsx";
import { ExpectedPanel, MarksPanel } from "../statistics/marks-panel.tsx";
import { StockPanel } from "../stock/stock-panel.tsx";
import { useVehicleView } from "./use-vehicle-view.ts";
import { VehicleFrame } from "./vehicle-frame.tsx";

export interface StatisticsProps {
  /** Two figures of the vehicles of the tier, as JSON; of null where they are not known. */
  scatter: string;
}

const COLUMNS = "grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-16px mt-16px lt-laptop:grid-cols-[minmax(0,1fr)]";
const COLUMN = "stack [&>:last-child]:flex-grow";

/** Everything that is counted and measured of a vehicle. */
export function Statistics({ scatter }: StatisticsProps) {
  const { view, version } = useVehicleView();
  const points = useMemo(() => JSON.parse(scatter) as ScatterView | null, [scatter]);
  useEffect(() => readCharts(), []);
  const { full, stock } = view;
  return (
    <VehicleFrame view={view} shown="statistics">
      <div className={COLUMNS}>
        <div className={COLUMN}>
          <CharacteristicsPanel view={view} />
        </div>
        <div className={COLUMN}>
          <RatingPanel rating={view.rating} />
          <MarksPanel id={view.id} marks={view.marks} source={view.marksSource} />
          <ExpectedPanel expected={view.expected} source={view.expectedSource} />
          {stock && <StockPanel stock={stock} />}
          {full && full.terrain.length > 0 && <TerrainPanel terrain={full.terrain} />}
          <ResearchPanel view={view} />
          <SourcesPanel view={view} />
        </div>
      </div>
      <div className="stack mt-16px">
        {view.more.length > 0 && <MorePanel view={view} />}
        {full && <GunsPanel guns={full.guns} />}
        {full && full.mechanics.length > 0 && <MechanicsPanel mechanics={full.mechanics} />}
      </div>
      {full && (
        <div className="charts" id="charts">
          <ChartsPanel view={view} scatter={points} version={version} />
        </div>
      )}
      {view.history.length > 0 && <HistoryPanel history={view.history} />}
    </VehicleFrame>
  );
}

/** What is left of the mobility on the three kinds of terrain. */
function TerrainPanel({ terrain }: { terrain: TerrainView[] }) {
  return (
    <section className="panel far-panel [--usual-height:275px]" id="grounds">
      <h2 className="heading-2 panel-head">Mobility by terrain</h2>
      <table className="terrain-table">
        <thead>
          <tr>
            <th scope="col">Ground</th>
            <th scope="col">Resistance</th>
            <th scope="col">hp/t</th>
            <th scope="col">°/s</th>
          </tr>
        </thead>
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
      <p className="panel-foot">
        hp/t is specific power ÷ resistance; hull traverse drops by the same share. The resistances are the
        client&apos;s. The rule is from players&apos; guides, since the game works it out on its servers.
      </p>
    </section>
  );
}

/** What the vehicle can do beside shooting and driving, with the client's own values to open. */
function MechanicsPanel({ mechanics }: { mechanics: MechanicView[] }) {
  return (
    <section className="panel" id="mechanics">
      <div className="panel-head">
        <h2 className="heading-2">Mechanics</h2>
        <span className="note">not part of the computed figures</span>
      </div>
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
                  {values.length === 1 ? "The client's own value" : `The client's own ${values.length} values`}
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
