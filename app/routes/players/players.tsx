import { redirect, useRouteLoaderData } from "react-router";
import { useAccounts } from "#app/account/accounts-context.tsx";
import { DemoBadge } from "#app/components/demo-badge.tsx";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { SearchForm } from "#app/components/player-search/search-form.tsx";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { COMPARE_PLAYERS_PATH, playerPath } from "#app/game/accounts/player-path.ts";
import { LONGEST_TYPED, PLAYERS_PATH, SHORTEST_NICKNAME } from "#app/game/accounts/player-search.ts";
import { isPublisherRegion, type PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import type { Route } from "./+types/players.ts";
import { playerSearchOf } from "./find-player.ts";
import { FoundPlayers, PlayerList } from "./found-players.tsx";
import "#app/leaderboards/leaderboard-page.css";
import { SignInLink } from "#app/components/sign-in-link.tsx";
import { boardQueryOf } from "#app/game/leaderboards/leaderboard.ts";
import type { BoardProps } from "#app/leaderboards/board-panel.tsx";
import { vehicleChoices } from "#app/leaderboards/vehicle-choices.ts";

const DESCRIPTION = "Find a player by nickname and region: battles, ratings and marks on a page of their own.";

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = playerSearchOf(url.searchParams);
  const { nickname, region, problem } = search;
  const origin = context.get(originContext);
  const plain = url.search === "";
  const known = context.get(orNullContext)(context.get(apiContext).followed.list());
  if (nickname === "" && region !== "cn") {
    const board = await loadBoard(url.searchParams, isPublisherRegion(region) ? region : "eu", context);
    return { origin, search, found: null, plain, board, followed: await known };
  }
  if (nickname === "" || problem !== null)
    return { origin, search, found: null, plain, board: null, followed: await known };
  const where = isPublisherRegion(region) ? region : null;
  const found = await context.get(apiContext).players.find(nickname, where);
  const [only] = found?.players ?? [];
  // Nobody else can be meant, unless the search did not cover everybody (`why`).
  if (only && found?.players.length === 1 && found.why === null) {
    throw redirect(playerPath(only), { headers: { "Cache-Control": "no-store" } });
  }
  return { origin, search, found: found ?? ("failed" as const), plain, board: null, followed: await known };
}

async function loadBoard(
  parameters: URLSearchParams,
  region: PublisherRegion,
  context: Route.LoaderArgs["context"],
): Promise<{ props: Extract<BoardProps, { kind: "players" }>; namesOthers: boolean }> {
  const query = boardQueryOf(parameters, "players");
  const { leaderboards, files } = context.get(apiContext);
  const [answer, columns] = await Promise.all([
    leaderboards.players(region, query),
    query.by === "vehicle" ? context.get(orNullContext)(files.vehicleColumns()) : null,
  ]);
  const { namesOthers = false, vehicles = [], ...board } = answer?.board ?? {};
  return {
    namesOthers,
    props: {
      kind: "players",
      path: PLAYERS_PATH,
      region,
      query,
      now: Date.now(),
      board: answer === null ? "failed" : answer.board && (board as NonNullable<typeof answer.board>),
      vehicles: vehicleChoices(columns, vehicles, query.vehicle),
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain, board } = loaderData;
  return pageMeta({
    title: "Players",
    description: DESCRIPTION,
    origin,
    canonical: PLAYERS_PATH,
    // Players who are not linked here were never asked.
    noindex: !plain || board?.namesOthers === true,
  });
}

const fetchBoard = () => import("#app/leaderboards/board-panel.tsx").then(({ BoardPanel }) => BoardPanel);
const Board = lateBody(fetchBoard, import.meta.env.SSR && (await fetchBoard()));

const fetchRank = () => import("#app/leaderboards/your-rank.tsx").then(({ YourPlace }) => YourPlace);
const Rank = lateBody(fetchRank, import.meta.env.SSR && (await fetchRank()));

const fetchKnownPlayers = () => import("#app/components/known-players.tsx").then(({ KnownPlayers }) => KnownPlayers);
const KnownPlayers = lateBody(fetchKnownPlayers, import.meta.env.SSR && (await fetchKnownPlayers()));

export default function Players({ loaderData: { search, found, board, followed } }: Route.ComponentProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PageHead title="Players" badge={<DemoBadge />} lead="Type the first letters of a nickname.">
        <a className="button" href={COMPARE_PLAYERS_PATH}>
          <i className="i-lucide-scale" />
          Compare two
        </a>
      </PageHead>
      <SearchForm
        action={PLAYERS_PATH}
        label="Find a player"
        field="Nickname"
        typed={search.nickname}
        shortest={SHORTEST_NICKNAME}
        longest={LONGEST_TYPED}
        region={search.region}
        everywhere
      />
      <div className="columns">
        <div className="stack">
          <FoundPlayers search={search} found={found} />
          {board && <Board {...board.props} />}
        </div>
        <aside className="stack">
          <OwnPlayers />
          {board && <Rank {...board.props} />}
          <KnownPlayers account={followed} />
        </aside>
      </div>
    </main>
  );
}

/**
 * The signed-in user's game accounts. They arrive after the first rendering: a board that re-renders then would not be
 * hydrated, so the page does not read them.
 */
function OwnPlayers() {
  const gameAccounts = useAccounts((state) => state.gameAccounts);
  const signedIn = useRouteLoaderData<typeof layoutLoader>("routes/layout")?.signedIn ?? null;
  const accounts = signedIn && gameAccounts;
  return (
    <section className="panel panel-wide" aria-labelledby="my-accounts">
      <PanelHead id="my-accounts" title="My accounts">
        {accounts !== null && accounts.length > 0 && (
          <a className="text-link text-13" href="/wg">
            Who can see them
          </a>
        )}
      </PanelHead>
      {accounts === null ? (
        <p className="panel-body color-text-2 text-13">
          <SignInLink>Sign in</SignInLink> with your game account to see your own page here.
        </p>
      ) : accounts.length === 0 ? (
        <p className="panel-body color-text-2 text-13">
          No game account linked yet.{" "}
          <a className="text-link" href="/wg">
            Link a game account
          </a>
        </p>
      ) : (
        <PlayerList players={accounts} />
      )}
    </section>
  );
}
