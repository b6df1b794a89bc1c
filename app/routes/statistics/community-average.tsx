import type { ComponentType } from "react";
import { queryToSearch } from "#app/components/data-table/query/table-query.ts";
import { tablePage } from "#app/components/data-table/table.ts";
import { LateBoundary, lateBody } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { pack } from "#app/lib/embedded-data/packed.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { EXPECTED_BY_WN8, MIN_PEERS, VEHICLES } from "#app/statistics/averages/averages-definition.ts";
import type { AveragesPanelProps } from "#app/statistics/averages/averages-panel.tsx";
import { averagesStatistics } from "#app/statistics/averages/averages-table.ts";
import { averagedVehicles } from "#app/statistics/averages/vehicle-averages.ts";
import type { RouteHandle } from "../layout.tsx";
import type { Route } from "./+types/community-average.ts";
import "#app/components/data-table/table-page.css";
import { OpenData } from "#app/components/open-data.tsx";
import type { SourceRef } from "#app/game/model/provenance.ts";
import { AVERAGES_TABLE_PATH } from "#app/game/model/tables/table-paths.ts";
import { ENOUGH_BATTLES } from "#app/game/statistics/averages/community-average.ts";
import { MIN_ACCOUNTS } from "#app/game/statistics/averages/own-average.ts";
import { formatNumber } from "#app/game/stats/format.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files, stats } = context.get(apiContext);
  const [table, own, manifest, version] = await Promise.all([
    files.averagesTable(),
    context.get(orNullContext)(stats.averages()),
    files.manifest(),
    files.version(),
  ]);
  const view = table && tablePage(averagesStatistics(table, own)(url.searchParams), url.searchParams);
  return {
    origin: context.get(originContext),
    version,
    hasOwn: own !== null,
    own: own && { countedAt: own.countedAt, vehicles: Object.keys(own.vehicles).length },
    plain: view !== null && queryToSearch(view.query, VEHICLES) === "",
    view: view && pack(view),
    without: table ? table.id.length - averagedVehicles(table, own).length : 0,
    source: manifest.sources.expected ?? null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain, hasOwn } = loaderData;
  return pageMeta({
    title: titleOf(hasOwn),
    description: hasOwn
      ? "Win rate, damage, kills, spots and defence of every vehicle, from battles uploaded here."
      : "Win rate, damage, kills, spots and defence that WN8 expects of a player in every vehicle.",
    origin,
    canonical: "/community-average",
    noindex: !plain,
  });
}

/** What the page shows: averages of players, or as long as there are none what WN8 expects. */
function titleOf(hasOwn: boolean): string {
  return hasOwn ? "Community averages" : EXPECTED_BY_WN8;
}

export const handle: RouteHandle = {
  crumbs: (loaderData) => [
    { label: titleOf((loaderData as Route.ComponentProps["loaderData"] | undefined)?.hasOwn ?? false) },
  ],
};

const Panel: ComponentType<AveragesPanelProps> = import.meta.env.SSR
  ? (await import("#app/statistics/averages/averages-panel.tsx")).AveragesPanel
  : lateBody(() => import("#app/statistics/averages/averages-panel.tsx").then(({ AveragesPanel }) => AveragesPanel));

export default function CommunityAverage({ loaderData }: Route.ComponentProps) {
  const { source, view, without, version, hasOwn, own } = loaderData;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">{titleOf(hasOwn)}</h1>
          <p>
            {hasOwn
              ? "Averages per battle in each vehicle, from battles uploaded here. Vehicles with too few players show what WN8 expects."
              : `What WN8 expects of a player in a battle${source?.date ? `, as of ${formatDate(source.date)}` : ""}. These are not averages of players.`}
          </p>
        </div>
      </div>
      <div className="stack">
        {view === null ? (
          <section className="panel panel-body">
            <p>Our data holds no averages yet.</p>
          </section>
        ) : (
          <LateBoundary>
            <Panel view={view} version={version} hasOwn={hasOwn} />
          </LateBoundary>
        )}
        <AveragesNotes source={source} without={without} own={own} />
      </div>
    </main>
  );
}

interface AveragesNotesProps {
  source: SourceRef | null;
  /** Vehicles of which nothing is known. */
  without: number;
  /** When averages of players were counted (ISO 8601), and of how many vehicles; null: there are none. */
  own: { countedAt: string | null; vehicles: number } | null;
}

/** What the figures are, where they come from and what they cannot tell. */
function AveragesNotes({ source, without, own }: AveragesNotesProps) {
  return (
    <section className="panel" aria-label="About these figures">
      <h2 className="heading-2 panel-head">About these figures</h2>
      <div className="panel-body">
        <dl className="fact-list">
          {own && (
            <>
              <dt>Own battles</dt>
              <dd>
                {formatNumber(own.vehicles)} vehicles
                {own.countedAt && `, counted on ${formatDate(own.countedAt.slice(0, 10))}`}
              </dd>
            </>
          )}
          <dt>{own ? "Expected by WN8" : "Source"}</dt>
          <dd>{source ? `${source.title}, ${source.publisher}` : "Not known"}</dd>
          <dt>Date</dt>
          <dd>{source?.date ? formatDate(source.date) : "Not known"}</dd>
          <dt>Vehicles without a row</dt>
          <dd>{formatNumber(without)}</dd>
        </dl>
        {own ? <OwnNotes /> : <ExpectedNotes />}
        <OpenData path={AVERAGES_TABLE_PATH} />
      </div>
    </section>
  );
}

function ExpectedNotes() {
  return (
    <>
      <p className="note mt-12px">
        WN8 measures a player against these values. They are targets, not averages: more than the average player does in
        the vehicle. So there is no mean of a tier, a class or a nation here, and no win rate has the colour of a level.
      </p>
      <p className="note mt-12px">
        Averages of battles uploaded here replace them, vehicle by vehicle, once {MIN_ACCOUNTS} players have uploaded
        battles in it.
      </p>
    </>
  );
}

function OwnNotes() {
  return (
    <>
      <p className="note mt-12px">
        Averages are of random battles that players uploaded from their linked accounts: of a vehicle from{" "}
        {MIN_ACCOUNTS} players on, none of whom counts for more than a fifth, nor with a mean far above that of the
        others. They are counted every hour. Below {formatNumber(ENOUGH_BATTLES)} battles a row is greyed. Other
        vehicles show what WN8 expects of a player, as their source says: that is no average, but more than the average
        player does.
      </p>
      <p className="note mt-12px">
        Differences, classes, tiers and nations are made of averages of players alone, each vehicle by its battles;
        differences from {MIN_PEERS} vehicles of a tier and class on. Groups of fewer than {MIN_PEERS} vehicles are
        greyed. The colour of a win rate is its performance level.
      </p>
    </>
  );
}
