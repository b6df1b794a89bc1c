import { data, redirect } from "react-router";
import { DemoBadge } from "#app/components/demo-badge.tsx";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { COMPARE_PLAYERS_PATH, comparePlayersPath } from "#app/game/accounts/player-path.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { regionName } from "#app/game/model/enumerations/regions.ts";
import { SOURCES } from "#app/game/players/player-record.ts";
import { type Window, windowOf } from "#app/game/players/windows.ts";
import type { ComparePlayersProps } from "#app/players/compare/compare-page.tsx";
import { playerComparison, type RequestedPlayer } from "#app/players/compare/player-comparison.ts";
import { accountIdOf } from "#app/players/player-guard.ts";
import { loadReferences } from "#app/players/server/load-references.ts";
import { requestStats } from "#app/players/server/load-stats.ts";
import type { Route } from "./+types/compare.ts";
import { missingSentence, PROBLEMS, playerSearchOf } from "./find-player.ts";
import "#app/players/player-page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const now = Date.now();
  const window = windowOf(url.searchParams.get("view"));
  const wanted = SOURCES.find((source) => source === url.searchParams.get("source")) ?? null;
  const ids = playersOf(url.searchParams.get("players"));
  const search = await searchFor(url.searchParams, context);
  const { only } = search;
  if (only) {
    const kept = (["view", "source"] as const).flatMap((key) => {
      const value = url.searchParams.get(key);
      return value === null ? [] : [[key, value] as const];
    });
    throw redirect(comparePlayersPath([...new Set([...ids.slice(0, 1), only.accountId])], kept), {
      headers: { "Cache-Control": "no-store" },
    });
  }
  const { signIn, followed } = context.get(apiContext);
  const [players, references, accounts, known] = await Promise.all([
    Promise.all(ids.map((id) => askFor(id, window, context))),
    loadReferences(context),
    signIn.gameAccounts(),
    context.get(orNullContext)(followed.list()),
  ]);
  const comparison = playerComparison(players, { window, wanted, references, now });
  const body = {
    window,
    wanted,
    typed: search.nickname,
    region: search.region,
    found: search.found,
    problem: search.problem,
    accounts: accounts ?? [],
    followed: known,
  };
  // A public page can become private within a minute.
  return data(
    {
      origin: context.get(originContext),
      names: comparison.players.flatMap(({ nickname }) => nickname ?? []),
      comparison,
      ...body,
    },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}

/** Two different account ids at most. */
const playersOf = (text: string | null): number[] =>
  [...new Set((text ?? "").split(",", 8).flatMap((id) => accountIdOf(id) ?? []))].slice(0, 2);

/** What a player shows this visitor, checked by the guard of the player's own page. */
async function askFor(
  accountId: number,
  window: Window,
  context: Route.LoaderArgs["context"],
): Promise<RequestedPlayer> {
  const api = context.get(apiContext);
  const answer = await api.players.player(accountId);
  const mayBeSeen = answer.kind === "found" && !answer.player.permissionEnded;
  return { accountId, answer, stats: mayBeSeen ? await requestStats(api, accountId, window) : null };
}

interface Search extends Pick<ComparePlayersProps, "found" | "problem" | "region"> {
  nickname: string;
  /** Who is meant, beyond doubt. */
  only: GameAccount | null;
}

async function searchFor(parameters: URLSearchParams, context: Route.LoaderArgs["context"]): Promise<Search> {
  const { nickname, region, problem } = playerSearchOf(parameters);
  const nobody = { nickname, region, found: null, only: null, problem: "" };
  if (nickname === "") return nobody;
  if (problem === "no-service") {
    return { ...nobody, problem: `${region === null ? "" : regionName(region)} has no public player search.` };
  }
  if (problem !== null) return { ...nobody, problem: PROBLEMS[problem] };
  const answer = await context.get(apiContext).players.find(nickname, isPublisherRegion(region) ? region : null);
  if (answer === null) return { ...nobody, problem: "The search failed. Try again in a minute." };
  const { players, why } = answer;
  const named = players.filter((player) => player.nickname.toLowerCase() === nickname.toLowerCase());
  const only = named.length === 1 ? named[0] : why === null && players.length === 1 ? players[0] : undefined;
  const missing = missingSentence(answer, region);
  return {
    nickname,
    region,
    found: players.map(({ accountId, nickname, region }) => ({ accountId, nickname, region })),
    only: only ?? null,
    problem: missing ?? (players.length === 0 ? `No nickname starts with “${nickname}”. Check the letters.` : ""),
  };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, names } = loaderData;
  return pageMeta({
    title: names.length === 0 ? "Compare players" : `${names.join(" vs ")}, compared`,
    description: "Two players side by side: WN8, win rate, damage and every vehicle both play.",
    origin,
    canonical: COMPARE_PLAYERS_PATH,
    noindex: true,
    view: location,
  });
}

const fetchBody = () => import("#app/players/compare/compare-page.tsx").then(({ ComparePlayers }) => ComparePlayers);
const Body = lateBody(fetchBody, import.meta.env.SSR && (await fetchBody()));

export default function ComparePlayersRoute({ loaderData }: Route.ComponentProps) {
  const { origin: _, names: __, ...props } = loaderData;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <div className="flex flex-wrap gap-8px items-center">
            <h1 className="heading-1">Compare players</h1>
            <DemoBadge />
          </div>
          <p>Two players side by side: same period, same source.</p>
        </div>
      </div>
      <Body {...props} />
    </main>
  );
}
