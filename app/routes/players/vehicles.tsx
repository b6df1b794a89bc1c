import { data } from "react-router";
import { tablePage } from "#app/components/data-table/table.ts";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { apiContext } from "#app/context.ts";
import { SOURCES } from "#app/game/players/player-record.ts";
import { windowOf } from "#app/game/players/windows.ts";
import { playerCrumbs, playerMeta } from "#app/players/frame/player-meta.ts";
import { tabHref } from "#app/players/frame/player-tabs.tsx";
import { periodCells, sourceFacts } from "#app/players/frame/source-facts.ts";
import { loadPlayer } from "#app/players/server/load-player.ts";
import { loadReferences } from "#app/players/server/load-references.ts";
import { loadStats } from "#app/players/server/load-stats.ts";
import { vehicleCells, vehiclesTable } from "#app/players/vehicles/vehicles-table.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/vehicles.ts";
import "#app/players/vehicles-page.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const window = windowOf(url.searchParams.get("view"));
  const wanted = SOURCES.find((source) => source === url.searchParams.get("source")) ?? null;
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const [stats, references] = await Promise.all([
    loadStats(context.get(apiContext), player.accountId, { window, wanted, now }),
    loadReferences(context),
  ]);
  const { record, own, published } = stats;
  const reported = new Map((own?.marks ?? []).map((marks) => [marks.tankId, marks]));
  const onGuns = published.kind === "known" ? published.marks : null;
  const cells =
    record &&
    vehicleCells(record.vehicles, {
      ...references,
      marksOf: (tankId) => ({
        percentage: reported.get(tankId)?.percentage ?? null,
        marks: reported.get(tankId)?.marks ?? onGuns?.get(tankId) ?? null,
      }),
    });
  const path = tabHref(head.path, "vehicles", null);
  return data(
    {
      head,
      window,
      wanted,
      about: sourceFacts(stats, now),
      periods: periodCells(stats, references.expectedOf, now),
      cells,
      page: cells && tablePage(vehiclesTable(cells, path), url.searchParams),
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

const fetchBody = () =>
  import("#app/players/vehicles/vehicles-panel.tsx").then(({ PlayerVehiclesPage }) => PlayerVehiclesPage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
