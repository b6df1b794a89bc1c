import { data } from "react-router";
import { playerCardOf } from "#app/api/player-card.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { accountIdOf, guardPlayer } from "#app/features/player/player-guard.ts";
import { PlayerHead } from "#app/features/player/player-head.tsx";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { PLAYERS_PATH } from "#app/game/accounts/player-search.ts";
import { REGION_LABELS, REGION_SHORT_LABELS, type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";
import { playerLinkPreview } from "#app/previews/player-preview.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/player.ts";
import type { RouteHandle } from "./layout.tsx";
import { pageNotFound } from "./page-not-found.ts";

/** Guarded by the guard "wg": see features/player/player-guard.ts. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const accountId = accountIdOf(params.account_id);
  if (accountId === null) throw pageNotFound({ request, url });
  const api = context.get(apiContext);
  const answer = await api.players.player(accountId);
  const { nickname } = params;
  const player = guardPlayer(answer, { url, nickname, notFound: () => pageNotFound({ request, url }) });
  const { region, visibility, source, own, nicknameAt } = player;
  const open = visibility === "public" && !own;
  // Never in a shared cache: what is public now can be private in a minute.
  const headers = { "Cache-Control": open ? "private, no-cache" : "private, no-store" };
  const known = { iso: new Date(nicknameAt).toISOString(), text: relativeTime(nicknameAt, Date.now()) };
  const identity = { nickname, region, visibility, source, own, known };
  const origin = context.get(originContext);
  // Search engines may list a player whose owner chose public; nobody who never signed in here.
  const listed = visibility === "public" && source === "linked";
  // Without figures the link shows the name and the site's picture; of a private page it shows no more than that.
  const card = visibility === "private" ? null : await context.get(orNullContext)(playerCardOf(api, player));
  const preview = card && (await playerLinkPreview(accountId, card));
  return data({ identity, origin, listed, canonical: playerPath(player), preview }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { identity, origin, canonical, listed, preview } = loaderData;
  const { nickname, region } = identity;
  return pageMeta({
    title: `${nickname}, ${regionName(region)}`,
    description: `${nickname}, a player in ${REGION_LABELS[region]}, on the Index.`,
    origin,
    canonical,
    noindex: !listed,
    ...preview,
  });
}

export const handle: RouteHandle = {
  crumbs(loaderData) {
    const identity = (loaderData as { identity: { nickname: string; region: Region } } | undefined)?.identity;
    const players = { label: "Players", href: PLAYERS_PATH };
    if (!identity) return [players];
    const { region, nickname } = identity;
    return [
      players,
      { label: REGION_SHORT_LABELS[region], href: `${PLAYERS_PATH}?region=${region}` },
      { label: nickname },
    ];
  },
};

export default function Player({ loaderData: { identity } }: Route.ComponentProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PlayerHead {...identity} />
      <section className="panel">
        <EmptyState
          title="No player figures yet"
          reason={
            identity.own
              ? "Commander, your battles, ratings and marks will be shown here. This part of the Index is still being built."
              : "Battles, ratings and marks of players will be shown here. This part of the Index is still being built."
          }
        >
          <a className="button" href="/">
            <i className="i-lucide-arrow-left" />
            To the vehicle index
          </a>
        </EmptyState>
      </section>
    </main>
  );
}
