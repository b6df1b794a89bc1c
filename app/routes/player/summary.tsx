import { Suspense, useMemo } from "react";
import { data } from "react-router";
import { vehicleSumsOf } from "#app/api/battle-figures.ts";
import { playerCard } from "#app/api/player-card.ts";
import type { Player } from "#app/api/players.ts";
import { apiContext } from "#app/context.ts";
import { BattleTable } from "#app/features/player/battles/battle-table.tsx";
import { NoRecord } from "#app/features/player/frame/no-record.tsx";
import { playerCrumbs, playerMeta } from "#app/features/player/frame/player-meta.ts";
import { PlayerPage } from "#app/features/player/frame/player-page.tsx";
import { tabHref } from "#app/features/player/frame/player-tabs.tsx";
import { SourceLine } from "#app/features/player/frame/source-line.tsx";
import { SourceProblems } from "#app/features/player/frame/source-problems.tsx";
import { sourceView } from "#app/features/player/frame/source-view.ts";
import { loadFigures, type PlayerFigures } from "#app/features/player/server/load-figures.ts";
import { loadPlayer } from "#app/features/player/server/load-player.ts";
import { loadWords, type PlayerWords } from "#app/features/player/server/load-words.ts";
import { GroupsPanel } from "#app/features/player/summary/groups-panel.tsx";
import { SummaryFigures } from "#app/features/player/summary/summary-panels.tsx";
import { summaryView } from "#app/features/player/summary/summary-view.ts";
import { TrendPanels } from "#app/features/player/summary/trend-panels.tsx";
import { VehicleRows } from "#app/features/player/summary/vehicle-rows.tsx";
import { SOURCES } from "#app/game/performance/player-record.ts";
import { WINDOW_LABELS, windowOf } from "#app/game/performance/windows.ts";
import { pack, unpack } from "#app/lib/embedded-data/packed.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { playerLinkPreview } from "#app/previews/player-preview.ts";
import { HydrateOnInteraction } from "#app/ui/hydration/hydrate-on-interaction.ts";
import { useAtFirstUse } from "#app/ui/hydration/use-at-first-use.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/summary.ts";
import "virtual:uno:charts.css";
import "virtual:uno:figure-grid.css";
import "virtual:uno:tables.css";
import "virtual:uno:player.css";

/** Guarded by the guard "wg": see features/player/player-guard.ts. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const window = windowOf(url.searchParams.get("view"));
  const wanted = SOURCES.find((source) => source === url.searchParams.get("source")) ?? null;
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const [figures, words] = await Promise.all([
    loadFigures(context.get(apiContext), player.accountId, { window, wanted, now }),
    loadWords(context),
  ]);
  const view = summaryView(figures, { words, path: head.path, now });
  // Without figures the link shows the name and the site's picture; of a private page it shows no more than that.
  const preview =
    head.visibility === "private" ? null : await playerLinkPreview(player.accountId, cardOf(player, figures, words));
  return data(
    {
      ...{ head, window, wanted, expectedOn: words.expectedOn },
      about: sourceView(figures, now),
      view: view && pack(view),
      preview,
    },
    { headers },
  );
}

function cardOf(player: Player, { window, published: statistics, own }: PlayerFigures, { expected }: PlayerWords) {
  const all = own && vehicleSumsOf(window === "all" ? own.vehicles : own.beside);
  return playerCard(player, { statistics, sent: own && all && { vehicles: all, lastAt: own.lastAt } }, expected);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? playerMeta(loaderData.head, "", loaderData.preview) : [];
}

export const handle: RouteHandle = { crumbs: playerCrumbs() };

const fetchChartReader = () => import("#app/widgets/charts/chart-reader.ts").then((module) => module.readCharts);

export default function PlayerSummary({ loaderData }: Route.ComponentProps) {
  const { head, window, wanted, about, view, expectedOn } = loaderData;
  useAtFirstUse(fetchChartReader);
  return (
    <PlayerPage head={head} about={about} tab="" window={window} windows={about.windows} wanted={wanted}>
      <SourceProblems {...about} />
      <SourceLine view={about} path={head.path} tab="" window={window} />
      {view === null ? (
        <NoRecord head={head} lack={about.lack} />
      ) : (
        <Suspense>
          <HydrateOnInteraction>
            <Panels view={view} path={head.path} window={window} wanted={wanted} expectedOn={expectedOn} />
          </HydrateOnInteraction>
        </Suspense>
      )}
    </PlayerPage>
  );
}

type Shown = Route.ComponentProps["loaderData"];
interface PanelsProps extends Pick<Shown, "window" | "wanted" | "expectedOn"> {
  view: NonNullable<Shown["view"]>;
  path: string;
}

function Panels({ view: packed, path, window, wanted, expectedOn }: PanelsProps) {
  const view = useMemo(() => unpack(packed), [packed]);
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
