import { Suspense, startTransition, useCallback, useMemo, useRef, useState } from "react";
import { data } from "react-router";
import { HydrateOnInteraction, useHydrateOnScroll } from "#app/components/hydration/hydrate-on-interaction.ts";
import { StatisticsPanel } from "#app/components/statistics-table/statistics-panel.tsx";
import { statisticsView } from "#app/components/statistics-table/statistics-view.ts";
import { apiContext } from "#app/context.ts";
import { SOURCES } from "#app/game/players/player-record.ts";
import { windowOf } from "#app/game/players/windows.ts";
import { pack, unpack } from "#app/lib/embedded-data/packed.ts";
import { playerCrumbs, playerMeta } from "#app/players/frame/player-meta.ts";
import { PlayerPage } from "#app/players/frame/player-page.tsx";
import { tabHref } from "#app/players/frame/player-tabs.tsx";
import { SourceProblems } from "#app/players/frame/source-problems.tsx";
import { sourceView } from "#app/players/frame/source-view.ts";
import { loadFigures } from "#app/players/server/load-figures.ts";
import { loadPlayer } from "#app/players/server/load-player.ts";
import { loadWords } from "#app/players/server/load-words.ts";
import { vehiclesDefinition } from "#app/players/vehicles/vehicles-definition.ts";
import { type VehicleCells, vehicleCells, vehiclesTable } from "#app/players/vehicles/vehicles-table.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/vehicles.ts";
import "#app/components/statistics-table/statistics-page.css";
import type { UsedClientData } from "#app/components/data-table/use-table-client-data.ts";
import type { StatisticsClientData } from "#app/components/statistics-table/statistics-client-data.ts";
import type { VehiclesOf } from "#app/players/vehicles/vehicles-client-data.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const window = windowOf(url.searchParams.get("view"));
  const wanted = SOURCES.find((source) => source === url.searchParams.get("source")) ?? null;
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const [figures, words] = await Promise.all([
    loadFigures(context.get(apiContext), player.accountId, { window, wanted, now }),
    loadWords(context),
  ]);
  const { record, own, published } = figures;
  const told = new Map((own?.marks ?? []).map((marks) => [marks.tankId, marks]));
  const onGuns = published.kind === "known" ? published.marks : null;
  const cells =
    record &&
    vehicleCells(record.vehicles, {
      ...words,
      marksOf: (tankId) => ({
        percentage: told.get(tankId)?.percentage ?? null,
        marks: told.get(tankId)?.marks ?? onGuns?.get(tankId) ?? null,
      }),
    });
  const path = tabHref(head.path, "vehicles", null);
  return data(
    {
      head,
      window,
      wanted,
      about: sourceView(figures, now),
      cells: cells && pack(cells),
      view: cells && pack(statisticsView(vehiclesTable(cells, path), url.searchParams)),
    },
    { headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? playerMeta(loaderData.head, "vehicles") : [];
}

export const handle: RouteHandle = { crumbs: playerCrumbs("Vehicles") };

type PlayerVehiclesData = Route.ComponentProps["loaderData"];

export default function PlayerVehicles({ loaderData }: Route.ComponentProps) {
  useHydrateOnScroll("[data-scroll-frame]");
  const { head, window, wanted, about, cells, view } = loaderData;
  return (
    <PlayerPage head={head} about={about} tab="vehicles" window={window} windows={about.windows} wanted={wanted}>
      <SourceProblems {...about} />
      {about.about && <p className="note mb-16px">{about.about}</p>}
      {about.sources.map(
        (source) =>
          source !== about.source && (
            <p className="note mb-16px" key={source}>
              <a className="text-link" href={tabHref(head.path, "vehicles", window, source)}>
                {source === "own" ? "Show uploaded battles" : "Show the publisher’s count"}
              </a>
            </p>
          ),
      )}
      {cells === null || view === null ? (
        <section className="panel panel-body pt-16px">
          <p>
            No figures of vehicles are known for this period. The{" "}
            <a className="text-link" href={tabHref(head.path, "", window)}>
              summary
            </a>{" "}
            says why.
          </p>
        </section>
      ) : (
        <Suspense>
          <HydrateOnInteraction>
            <Panel cells={cells} view={view} head={head} about={about} />
          </HydrateOnInteraction>
        </Suspense>
      )}
    </PlayerPage>
  );
}

interface PlayerVehiclesPanelProps extends Pick<PlayerVehiclesData, "head" | "about"> {
  cells: NonNullable<PlayerVehiclesData["cells"]>;
  view: NonNullable<PlayerVehiclesData["view"]>;
}

function Panel({ cells: packedCells, view: packed, head, about }: PlayerVehiclesPanelProps) {
  const cells = useMemo(() => unpack(packedCells), [packedCells]);
  const path = tabHref(head.path, "vehicles", null);
  const model = useMemo(() => vehiclesDefinition(path, cells.cells), [path, cells]);
  return (
    <>
      <StatisticsPanel
        modelOf={() => model}
        view={useMemo(() => unpack(packed), [packed])}
        used={useVehiclesClientData(cells, { path, nickname: head.nickname, about: about.about })}
        legend="Few battles tell little"
      />
      {cells.unknown > 0 && <p className="note mt-12px">Battles in unknown vehicles, left out: {cells.unknown}</p>}
    </>
  );
}

/** The engine over the rows that came with the page, made when something asks for it; other rows have another one. */
function useVehiclesClientData(cells: VehicleCells, of: VehiclesOf): UsedClientData<StatisticsClientData> {
  const [made, setMade] = useState<{ engine: StatisticsClientData; cells: VehicleCells } | null>(null);
  const whose = useRef(of);
  whose.current = of;
  const load = useCallback(async () => {
    const { vehiclesClientData: vehiclesEngine } = await import("../../players/vehicles/vehicles-client-data.ts");
    const engine = vehiclesEngine(cells, whose.current);
    startTransition(() => setMade({ engine, cells }));
    return engine;
  }, [cells]);
  const engine = made?.cells === cells ? made.engine : null;
  return { engine, load };
}
