import { redirect, useRouteLoaderData } from "react-router";
import { apiContext, originContext } from "#app/context.ts";
import { FoundPlayers } from "#app/features/players/found-players.tsx";
import { OwnPlayers } from "#app/features/players/own-players.tsx";
import { LONGEST_TYPED, playerSearchOf } from "#app/features/players/player-search.ts";
import { useAccounts } from "#app/features/sign-in/accounts-context.tsx";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { PLAYERS_PATH, SHORTEST_NICKNAME } from "#app/game/accounts/player-search.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { LookUpForm } from "#app/widgets/look-up/look-up-form.tsx";
import type { Route } from "./+types/players.ts";
import type { loader as layoutLoader, RouteHandle } from "./layout.tsx";
import "virtual:uno:look-up.css";

const DESCRIPTION = "Find a player by nickname and region: battles, ratings and marks on a page of their own.";

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = playerSearchOf(url.searchParams);
  const { nickname, region, refusal } = search;
  const origin = context.get(originContext);
  const plain = url.search === "";
  if (nickname === "" || refusal !== null) return { origin, search, found: null, plain };
  const where = isPublisherRegion(region) ? region : null;
  const found = await context.get(apiContext).players.find(nickname, where);
  const [only] = found?.players ?? [];
  // Nobody else can be meant. While not everybody is looked for, somebody else can.
  if (only && found?.players.length === 1 && found.why === null) {
    throw redirect(playerPath(only), { headers: { "Cache-Control": "no-store" } });
  }
  return { origin, search, found: found ?? ("failed" as const), plain };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain } = loaderData;
  return pageMeta({
    title: "Find a player",
    description: DESCRIPTION,
    origin,
    canonical: PLAYERS_PATH,
    noindex: !plain,
  });
}

export const handle: RouteHandle = { crumbs: () => [{ label: "Players" }] };

export default function Players({ loaderData: { search, found } }: Route.ComponentProps) {
  const accounts = useAccounts((state) => state.gameAccounts);
  const signedIn = useRouteLoaderData<typeof layoutLoader>("routes/layout")?.signedIn ?? null;
  return (
    <main className="page max-w-880px" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">Find a player</h1>
          <p>Type the first letters of a nickname. Each player has a page with battles, ratings and marks.</p>
        </div>
      </div>
      <LookUpForm
        action={PLAYERS_PATH}
        label="Find a player"
        field="Nickname"
        typed={search.nickname}
        shortest={SHORTEST_NICKNAME}
        longest={LONGEST_TYPED}
        region={search.region}
        everywhere
      />
      <div className="stack">
        <FoundPlayers search={search} found={found} />
        <OwnPlayers accounts={signedIn && accounts} />
      </div>
    </main>
  );
}
