import type { ComponentType } from "react";
import { data } from "react-router";
import { tablePage } from "#app/components/data-table/table.ts";
import { LateBoundary, lateBody } from "#app/components/hydration/late-body.tsx";
import { apiContext } from "#app/context.ts";
import { SOURCES } from "#app/game/players/player-record.ts";
import { windowOf } from "#app/game/players/windows.ts";
import { pack } from "#app/lib/embedded-data/packed.ts";
import { playerCrumbs, playerMeta } from "#app/players/frame/player-meta.ts";
import { PlayerPage } from "#app/players/frame/player-page.tsx";
import { tabHref } from "#app/players/frame/player-tabs.tsx";
import { SourceProblems } from "#app/players/frame/source-problems.tsx";
import { sourceView } from "#app/players/frame/source-view.ts";
import { loadFigures } from "#app/players/server/load-figures.ts";
import { loadPlayer } from "#app/players/server/load-player.ts";
import { loadWords } from "#app/players/server/load-words.ts";
import type { PlayerVehiclesPanelProps } from "#app/players/vehicles/vehicles-panel.tsx";
import { vehicleCells, vehiclesTable } from "#app/players/vehicles/vehicles-table.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/vehicles.ts";
import "#app/components/data-table/table-page.css";

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
      view: cells && pack(tablePage(vehiclesTable(cells, path), url.searchParams)),
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

const Panel: ComponentType<PlayerVehiclesPanelProps> = import.meta.env.SSR
  ? (await import("#app/players/vehicles/vehicles-panel.tsx")).PlayerVehiclesPanel
  : lateBody(() =>
      import("#app/players/vehicles/vehicles-panel.tsx").then(({ PlayerVehiclesPanel }) => PlayerVehiclesPanel),
    );

export default function PlayerVehicles({ loaderData }: Route.ComponentProps) {
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
        <LateBoundary>
          <Panel
            cells={cells}
            view={view}
            path={tabHref(head.path, "vehicles", null)}
            nickname={head.nickname}
            about={about.about}
          />
        </LateBoundary>
      )}
    </PlayerPage>
  );
}
