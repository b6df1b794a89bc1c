import { useMemo } from "react";
import type { TablePage } from "#app/components/data-table/table.ts";
import { TablePanel } from "#app/components/data-table/table-panel.tsx";
import type { StatsSource } from "#app/game/players/player-record.ts";
import { WINDOW_LABELS, type Window } from "#app/game/players/windows.ts";
import { PeriodStrip } from "#app/players/frame/period-strip.tsx";
import { PlayerPage } from "#app/players/frame/player-page.tsx";
import { tabHref, vehicleHref } from "#app/players/frame/player-tabs.tsx";
import type { PeriodCell, SourceFacts } from "#app/players/frame/source-facts.ts";
import { SourceProblems } from "#app/players/frame/source-problems.tsx";
import type { PlayerPageHead } from "#app/players/server/load-player.ts";
import type { VehiclesOf } from "./vehicles-client-data.ts";
import { type VehicleCells, vehiclesDefinition } from "./vehicles-table.ts";

interface PlayerVehiclesProps {
  head: PlayerPageHead;
  window: Window;
  /** The source that the visitor chose; null: none. */
  wanted: StatsSource | null;
  /** The source of the stats, and any problems. */
  about: SourceFacts;
  periods: readonly PeriodCell[];
  /** All vehicles, and one page of them; null: no source can tell of the window. */
  cells: VehicleCells | null;
  page: TablePage | null;
}

/** A player's vehicles. */
export function PlayerVehiclesPage({ head, window, wanted, about, periods, cells, page }: PlayerVehiclesProps) {
  return (
    <PlayerPage head={head} about={about} tab="vehicles" window={window} wanted={wanted} source={about}>
      <SourceProblems {...about} />
      {periods.length > 1 && (
        <div className="panel panel-wide overflow-hidden mb-16px">
          <PeriodStrip
            cells={periods}
            window={window}
            hrefOf={(period) => tabHref(head.path, "vehicles", period, wanted)}
          />
        </div>
      )}
      {cells === null || page === null ? (
        <section className="panel panel-body pt-16px">
          <p>
            No vehicle stats for this period. The{" "}
            <a className="text-link" href={tabHref(head.path, "", window, wanted)}>
              overview
            </a>{" "}
            says why.
          </p>
        </section>
      ) : (
        <VehiclesPanel
          cells={cells}
          page={page}
          path={tabHref(head.path, "vehicles", null)}
          nickname={head.nickname}
          origin={about.origin}
          period={WINDOW_LABELS[window]}
          vehicleHref={(tankId) => vehicleHref(head.path, tankId, window, wanted)}
        />
      )}
    </PlayerPage>
  );
}

interface PlayerTableProps extends VehiclesOf {
  /** All vehicles, and one page of them. */
  cells: VehicleCells;
  page: TablePage;
  vehicleHref(tankId: number): string;
}

/** A player's results in each vehicle. All rows are on the page. */
function VehiclesPanel({ cells, page, vehicleHref: hrefOf, ...of }: PlayerTableProps) {
  const { path } = of;
  const name = useMemo(() => JSON.stringify(cells), [cells]);
  const model = useMemo(() => vehiclesDefinition(path, cells.cells), [path, cells]);
  return (
    <>
      <TablePanel
        modelOf={() => model}
        page={page}
        name={name}
        load={() => import("./vehicles-client-data.ts").then(({ vehiclesClientData }) => vehiclesClientData(cells, of))}
        vehicleHref={hrefOf}
        legend="Greyed: too few battles to tell"
      />
      {cells.unknown > 0 && <p className="note mt-12px">Battles in unknown vehicles, left out: {cells.unknown}</p>}
    </>
  );
}
