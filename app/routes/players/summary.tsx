import { Suspense, useMemo } from "react";
import { data } from "react-router";
import { HydrateOnInteraction } from "#app/components/hydration/hydrate-on-interaction.ts";
import { useAtFirstUse } from "#app/components/hydration/use-at-first-use.ts";
import { apiContext } from "#app/context.ts";
import type { Player } from "#app/game/players/answers.ts";
import { vehicleSumsOf } from "#app/game/players/packed-sums.ts";
import { playerCard } from "#app/game/players/player-card.ts";
import { SOURCES, type StatsSource } from "#app/game/players/player-record.ts";
import { WINDOW_LABELS, type Window, windowOf } from "#app/game/players/windows.ts";
import { pack, unpack } from "#app/lib/embedded-data/packed.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { playerLinkPreview } from "#app/pictures/player-preview.ts";
import { BattleTable } from "#app/players/battles/battle-table.tsx";
import { playerCrumbs, playerMeta } from "#app/players/frame/player-meta.ts";
import { PlayerPage } from "#app/players/frame/player-page.tsx";
import { type PlayerTab, tabHref } from "#app/players/frame/player-tabs.tsx";
import { SourceProblems } from "#app/players/frame/source-problems.tsx";
import { type SourceView, sourceView } from "#app/players/frame/source-view.ts";
import { loadFigures, type PlayerFigures } from "#app/players/server/load-figures.ts";
import { loadPlayer } from "#app/players/server/load-player.ts";
import { loadWords, type PlayerWords } from "#app/players/server/load-words.ts";
import { GroupsPanel } from "#app/players/summary/groups-panel.tsx";
import { SummaryFigures } from "#app/players/summary/summary-panels.tsx";
import { type SummaryVehicleRow, summaryView } from "#app/players/summary/summary-view.ts";
import { TrendPanels } from "#app/players/summary/trend-panels.tsx";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/summary.ts";
import "virtual:uno:charts.css";
import "virtual:uno:figure-grid.css";
import "virtual:uno:tables.css";
import "virtual:uno:player.css";
import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { NoFigures } from "#app/players/frame/no-figures.tsx";
import { Unknown } from "#app/players/unknown.tsx";

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
      head,
      window,
      wanted,
      expectedOn: words.expectedOn,
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

const fetchChartReader = () => import("#app/components/charts/chart-reader.ts").then((module) => module.readCharts);

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

type SummaryData = Route.ComponentProps["loaderData"];
interface SummaryPanelsProps extends Pick<SummaryData, "window" | "wanted" | "expectedOn"> {
  view: NonNullable<SummaryData["view"]>;
  path: string;
}

function Panels({ view: packed, path, window, wanted, expectedOn }: SummaryPanelsProps) {
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
