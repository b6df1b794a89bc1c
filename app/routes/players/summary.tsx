import type { ComponentType } from "react";
import { data } from "react-router";
import { LateBoundary, lateBody } from "#app/components/hydration/late-body.tsx";
import { apiContext, orNullContext } from "#app/context.ts";
import type { Player } from "#app/game/players/answers.ts";
import { vehicleSumsOf } from "#app/game/players/packed-sums.ts";
import { playerCard } from "#app/game/players/player-card.ts";
import { SOURCES } from "#app/game/players/player-record.ts";
import { windowOf } from "#app/game/players/windows.ts";
import { pack } from "#app/lib/embedded-data/packed.ts";
import { playerLinkPreview } from "#app/pictures/player-preview.ts";
import { playerCrumbs, playerMeta } from "#app/players/frame/player-meta.ts";
import { periodCells, sourceView } from "#app/players/frame/source-view.ts";
import { loadFigures, type PlayerFigures } from "#app/players/server/load-figures.ts";
import { loadPlayer } from "#app/players/server/load-player.ts";
import { loadWords, type PlayerWords } from "#app/players/server/load-words.ts";
import type { PlayerSummaryProps } from "#app/players/summary/summary-panels.tsx";
import { summaryView } from "#app/players/summary/summary-view.ts";
import { trendFigureOf } from "#app/players/summary/trends-view.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/summary.ts";
import "#app/players/player-page.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const window = windowOf(url.searchParams.get("view"));
  const wanted = SOURCES.find((source) => source === url.searchParams.get("source")) ?? null;
  const trend = trendFigureOf(url.searchParams.get("trend"));
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const api = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [figures, words, sessions, marks] = await Promise.all([
    loadFigures(api, player.accountId, { window, wanted, now }),
    loadWords(context),
    orNull(api.playerBattles.sessions(player.accountId)),
    orNull(api.files.marksTable(player.region)),
  ]);
  const view = summaryView(figures, { words, marks, sessions, player, path: head.path, trend, now });
  // Without figures the link shows the name and the site's picture; of a private page it shows no more than that.
  const preview =
    head.visibility === "private"
      ? null
      : await playerLinkPreview(player.accountId, cardOf(player, figures, words, now));
  return data(
    {
      head,
      window,
      wanted,
      expectedOn: words.expectedOn,
      about: sourceView(figures, now),
      periods: periodCells(figures, words.expectedOf),
      view: view && pack(view),
      preview,
    },
    { headers },
  );
}

function cardOf(
  player: Player,
  { window, published: statistics, own }: PlayerFigures,
  { expected }: PlayerWords,
  now: number,
) {
  const all = own && vehicleSumsOf(window === "all" ? own.vehicles : own.beside);
  const sent = own && all && { vehicles: all, lastAt: own.lastAt };
  return playerCard(player, { statistics, sent, now }, expected);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? playerMeta(loaderData.head, "", loaderData.preview) : [];
}

export const handle: RouteHandle = { crumbs: playerCrumbs() };

const Body: ComponentType<PlayerSummaryProps> = import.meta.env.SSR
  ? (await import("#app/players/summary/summary-panels.tsx")).PlayerSummaryPage
  : lateBody(() =>
      import("#app/players/summary/summary-panels.tsx").then(({ PlayerSummaryPage }) => PlayerSummaryPage),
    );

export default function PlayerSummary({ loaderData }: Route.ComponentProps) {
  return (
    <LateBoundary>
      <Body {...loaderData} />
    </LateBoundary>
  );
}
