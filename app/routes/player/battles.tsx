import { data } from "react-router";
import { apiContext, orNullContext } from "#app/context.ts";
import { BattleFilter } from "#app/features/player/battles/battle-filter.tsx";
import { battleQuery, battleSearch, choicesOf } from "#app/features/player/battles/battle-query.ts";
import { BattleTable } from "#app/features/player/battles/battle-table.tsx";
import { battlesView } from "#app/features/player/battles/battles-view.ts";
import { SessionsPanel } from "#app/features/player/battles/sessions-panel.tsx";
import { BattlesUnread } from "#app/features/player/frame/battles-unread.tsx";
import { headFacts } from "#app/features/player/frame/head-facts.ts";
import { NoFigures } from "#app/features/player/frame/no-figures.tsx";
import { playerCrumbs, playerMeta } from "#app/features/player/frame/player-meta.ts";
import { PlayerPage } from "#app/features/player/frame/player-page.tsx";
import { tabHref } from "#app/features/player/frame/player-tabs.tsx";
import { isUnread } from "#app/features/player/server/is-unread.ts";
import { loadPlayer } from "#app/features/player/server/load-player.ts";
import { loadWords } from "#app/features/player/server/load-words.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/battles.ts";
import "#app/widgets/data-table/menus/select-field.css";
import "virtual:uno:tables.css";
import "virtual:uno:player.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const { accountId } = player;
  const { playerBattles, playerStatistics } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const query = battleQuery(url.searchParams);
  const [page, sessions, figures, published, mapRows, words] = await Promise.all([
    orNull(playerBattles.battles(accountId, battleSearch(query))),
    orNull(playerBattles.sessions(accountId)),
    orNull(playerBattles.figures(accountId, "all")),
    playerStatistics.of(accountId),
    orNull(playerBattles.maps(accountId)),
    loadWords(context),
  ]);
  const view = page && battlesView(page, sessions ?? [], { ...words, path: head.path, now });
  const vehicles = choicesOf(figures?.vehicles, query.vehicle).map((value) => ({
    value,
    label: words.vehicleOf(value)?.name ?? `Vehicle ${value}`,
  }));
  const maps = choicesOf(mapRows, query.map).map((value) => ({
    value,
    label: words.maps?.maps.find((map) => map.id === value)?.name ?? `Map ${value}`,
  }));
  return data(
    {
      ...{ head, query, view, unread: isUnread(player, figures) || isUnread(player, page) },
      about: headFacts(figures?.lastAt ?? null, published, now),
      total: figures?.battles ?? 0,
      vehicles: vehicles.sort(byLabel),
      maps: maps.sort(byLabel),
    },
    { headers },
  );
}

const byLabel = (a: { label: string }, b: { label: string }) => (a.label < b.label ? -1 : 1);

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? playerMeta(loaderData.head, "battles") : [];
}

export const handle: RouteHandle = { crumbs: playerCrumbs("Battles") };

export default function PlayerBattles({ loaderData }: Route.ComponentProps) {
  const { head, about, query, view, total, unread, vehicles, maps } = loaderData;
  const path = tabHref(head.path, "battles", null);
  return (
    <PlayerPage head={head} about={about} tab="battles" window={null}>
      {unread ? (
        <BattlesUnread />
      ) : total === 0 || view === null ? (
        <NoFigures own={head.own} title="No battles yet" />
      ) : (
        <div className="stack">
          <section className="panel" aria-labelledby="battles">
            <div className="panel-head">
              <h2 className="heading-2" id="battles">
                Random battles
              </h2>
              <span className="note">{`${formatNumber(total)} uploaded here`}</span>
            </div>
            <BattleFilter path={path} query={query} vehicles={vehicles} maps={maps} />
            {view.battles.length === 0 ? (
              <p className="panel-body">No battle fits. Choose another vehicle, result or map.</p>
            ) : (
              <BattleTable battles={view.battles} label="Random battles" />
            )}
            {(view.next !== null || query.after !== null) && (
              <div className="panel-foot">
                {query.after !== null && (
                  <a className="button button-small" href={hrefOf(path, { ...query, after: null })}>
                    Newest
                  </a>
                )}
                {view.next !== null && (
                  <a className="button button-small" href={hrefOf(path, { ...query, after: view.next })} rel="next">
                    Older battles
                    <i className="i-lucide-arrow-right" />
                  </a>
                )}
              </div>
            )}
          </section>
          {view.sessions.length > 0 && query.after === null && <SessionsPanel sessions={view.sessions} />}
        </div>
      )}
    </PlayerPage>
  );
}

function hrefOf(path: string, query: Parameters<typeof battleSearch>[0]): string {
  const search = battleSearch(query).toString();
  return search === "" ? path : `${path}?${search}`;
}
