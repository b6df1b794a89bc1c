import type { RouterContextProvider } from "react-router";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import type { Visibility } from "#app/game/accounts/game-accounts.ts";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { regionName } from "#app/game/model/enumerations/regions.ts";
import type { Player } from "#app/game/players/answers.ts";
import { playerPicturePath } from "#app/pictures/player-preview.ts";
import { type HeadFacts, headFacts } from "#app/players/frame/head-facts.ts";
import { accountIdOf, guardPlayer } from "#app/players/player-guard.ts";

interface PlayerArgs {
  url: URL;
  params: { account_id: string; nickname?: string | undefined };
  context: Readonly<RouterContextProvider>;
}

/**
 * The player of a page, once the guard "wg" has let the visitor in (player-guard.ts).
 * @param notFound returns what to throw when there is no such player
 * @throws the page's response otherwise
 */
export async function loadPlayer({ url, params, context }: PlayerArgs, notFound: () => unknown) {
  const accountId = accountIdOf(params.account_id);
  if (accountId === null) throw notFound();
  const { players, followed } = context.get(apiContext);
  const [answer, known] = await Promise.all([players.player(accountId), context.get(orNullContext)(followed.list())]);
  // The address may end with the number: it leads to the name.
  const { nickname = "" } = params;
  const player = guardPlayer(answer, { url, nickname, notFound });
  /** Null if nobody is signed in; then only the browser knows. */
  const follows = known === null ? null : known.players.some((one) => one.accountId === accountId);
  return { player, head: { ...headOf(player, context.get(originContext)), follows }, headers: headersOf(player) };
}

const VISIBLE: Record<Visibility, { icon: string; text: string }> = {
  public: { icon: "i-lucide-globe", text: "Public" },
  unlisted: { icon: "i-lucide-link", text: "Unlisted" },
  private: { icon: "i-lucide-lock", text: "Private: only you see it" },
};

function headOf(player: Player, origin: string) {
  const { accountId, nickname, region, visibility, source, own } = player;
  return {
    accountId,
    nickname,
    region,
    visibility,
    source,
    own,
    origin,
    path: playerPath(player),
    facts:
      source === "linked"
        ? // The visitor's own account is always linked.
          [...(own ? [] : [{ icon: "i-lucide-circle-check", text: "Linked" }]), VISIBLE[visibility]]
        : [{ icon: "i-lucide-database", text: "From the publisher" }],
    // Search engines may list a player whose owner chose public, but nobody who never signed in here.
    listed: visibility === "public" && source === "linked",
    /** The picture of a link to any of the player's pages. */
    picture:
      visibility === "private"
        ? undefined
        : { path: playerPicturePath(accountId), alt: `${nickname}, ${regionName(region)}` },
  };
}

/** What every page of a player knows of who it is. */
export type PlayerPageHead = Awaited<ReturnType<typeof loadPlayer>>["head"];

/** Never in a shared cache: a public page can become private within a minute. */
function headersOf({ visibility, own }: Player) {
  const open = visibility === "public" && !own;
  return { "Cache-Control": open ? "private, no-cache" : "private, no-store" };
}

/** For pages that show no stats of a window: the player facts in the head of every page. */
export async function loadHeadFacts(
  context: Readonly<RouterContextProvider>,
  accountId: number,
  now: number,
): Promise<HeadFacts> {
  const { playerBattles, playerStatistics } = context.get(apiContext);
  const [own, published] = await Promise.all([
    context.get(orNullContext)(playerBattles.stats(accountId, "all")),
    playerStatistics.of(accountId),
  ]);
  return headFacts(own?.lastAt ?? null, published, now);
}

/**
 * Whether a player's uploaded battles could not be read. An account that nobody has linked has no uploads to read.
 * @param read the result of the call; null if nothing came back
 */
export function isUnread({ source }: Pick<Player, "source">, read: unknown): boolean {
  return source === "linked" && read === null;
}
