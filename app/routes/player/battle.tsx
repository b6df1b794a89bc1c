import { data } from "react-router";
import { apiContext } from "#app/context.ts";
import { battleView } from "#app/features/player/battles/battle-view.ts";
import { playerCrumbs } from "#app/features/player/frame/player-meta.ts";
import { PlayerPage } from "#app/features/player/frame/player-page.tsx";
import { tabHref } from "#app/features/player/frame/player-tabs.tsx";
import { loadHeadFacts } from "#app/features/player/server/load-head-facts.ts";
import { loadPlayer } from "#app/features/player/server/load-player.ts";
import { loadWords } from "#app/features/player/server/load-words.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { FigureGrid } from "#app/widgets/figure-grid.tsx";
import { VehicleLink } from "#app/widgets/vehicle-link.tsx";
import type { RouteHandle } from "../layout.tsx";
import { pageNotFound, playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/battle.ts";
import "virtual:uno:figure-grid.css";
import "virtual:uno:player.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const known = /^[1-9]\d{0,19}$/.test(params.arena_id);
  const [battle, about, words] = await Promise.all([
    known ? context.get(apiContext).playerBattles.battle(player.accountId, params.arena_id) : null,
    loadHeadFacts(context, player.accountId, now),
    loadWords(context),
  ]);
  if (battle === null) {
    throw pageNotFound({ request, url }, tabHref(head.path, "battles", null));
  }
  return data({ head, about, view: battleView(battle, { ...words, path: head.path, now }) }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, view } = loaderData;
  return pageMeta({
    title: `${view.title}, ${head.nickname}`,
    description: `A battle of ${head.nickname}: ${view.title}.`,
    origin: head.origin,
    canonical: view.row.path,
    noindex: true,
  });
}

export const handle: RouteHandle = { crumbs: playerCrumbs("Battle") };

export default function PlayerBattle({ loaderData: { head, about, view } }: Route.ComponentProps) {
  const { row, title, figures, facts } = view;
  return (
    <PlayerPage head={head} about={about} tab="battles" window={null}>
      <div className="stack">
        <div className="flex flex-wrap gap-x-16px gap-y-8px items-center justify-between">
          <h2 className="heading-2 [overflow-wrap:anywhere]">{title}</h2>
          <a className="text-link" href={tabHref(head.path, "battles", null)}>
            All battles
          </a>
        </div>
        <ul className="facts">
          {row.vehicle && (
            <li>
              <VehicleLink vehicle={row.vehicle} />
            </li>
          )}
          <li>
            <i className="i-lucide-map" />
            {row.map.name} {row.map.type}
          </li>
          <li>
            <i className="i-lucide-clock" />
            <time dateTime={row.when.iso}>{row.when.moment}</time>
          </li>
        </ul>
        <FigureGrid label="The battle in figures" figures={figures} className="grid-cols-4 lt-tablet:grid-cols-2" />
        {facts.length > 0 && (
          <section className="panel panel-body pt-16px" aria-label="More of the battle">
            <dl className="player-facts">
              {facts.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </PlayerPage>
  );
}
