import { data } from "react-router";
import { apiContext, orNullContext } from "#app/context.ts";
import { BattlesUnread } from "#app/features/player/frame/battles-unread.tsx";
import { headFacts } from "#app/features/player/frame/head-facts.ts";
import { NoFigures } from "#app/features/player/frame/no-figures.tsx";
import { playerCrumbs, playerMeta } from "#app/features/player/frame/player-meta.ts";
import { PlayerPage } from "#app/features/player/frame/player-page.tsx";
import { tabHref } from "#app/features/player/frame/player-tabs.tsx";
import { SourceProblems } from "#app/features/player/frame/source-problems.tsx";
import { SIMULATED } from "#app/features/player/frame/source-view.ts";
import { MarksTablePanel } from "#app/features/player/marks/marks-table-panel.tsx";
import { marksView } from "#app/features/player/marks/marks-view.ts";
import { isUnread } from "#app/features/player/server/is-unread.ts";
import { loadPlayer } from "#app/features/player/server/load-player.ts";
import { loadWords } from "#app/features/player/server/load-words.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/marks.ts";
import "virtual:uno:tables.css";
import "virtual:uno:player.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const { accountId, region } = player;
  const { files, playerBattles, playerStatistics } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [own, published, table, words] = await Promise.all([
    orNull(playerBattles.figures(accountId, "session")),
    playerStatistics.of(accountId),
    orNull(files.marksTable(region)),
    loadWords(context),
  ]);
  const told = published.kind === "known" ? published.marks : null;
  const list = marksView(own?.marks ?? [], told, url.searchParams, { table, vehicleOf: words.vehicleOf, now });
  // Of some rows the publisher alone tells.
  const simulated = told && published.kind === "known" && published.simulated ? SIMULATED : null;
  const about = headFacts(own?.lastAt ?? null, published, now);
  return data({ head, about, list, simulated, date: table?.date ?? null, unread: isUnread(player, own) }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? playerMeta(loaderData.head, "marks") : [];
}

export const handle: RouteHandle = { crumbs: playerCrumbs("Marks") };

export default function PlayerMarks({ loaderData }: Route.ComponentProps) {
  const { head, about, list, simulated, date, unread } = loaderData;
  return (
    <PlayerPage head={head} about={about} tab="marks" window={null}>
      <SourceProblems problems={[]} simulated={simulated} />
      {unread && <BattlesUnread />}
      {list.total > 0 && <MarksTablePanel list={list} path={tabHref(head.path, "marks", null)} date={date} />}
      {list.total === 0 && !unread && (
        <NoFigures
          own={head.own}
          title="No marks known yet"
          reason="No uploaded battle states a percentage of marks. Results of the newest clients do."
        />
      )}
    </PlayerPage>
  );
}
