import { data, redirect } from "react-router";
import type { PlayerAnswer } from "#app/api/players.ts";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { TOO_MANY_SEARCHES } from "#app/game/accounts/player-search.ts";
import type { Region } from "#app/game/model/enumerations/regions.ts";
import type { Player } from "#app/game/players/answers.ts";
import { RETURN_TO } from "#app/lib/return-to.ts";
import { escapeHtml } from "#app/lib/text/inline-html.ts";

/** The account id in an address; null when it cannot be one. */
export function accountIdOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The address that signs in with a game account and comes back here. */
function signInPath(region: Region, returnTo: string, accountId?: number): string {
  const query = { region, [RETURN_TO]: returnTo, ...(accountId !== undefined && { account_id: String(accountId) }) };
  return `/api/wgauth/login?${new URLSearchParams(query)}`;
}

const signInLink = (href: string, text: string) => `<a href="${escapeHtml(href)}">${text}</a>`;

/** Trying again in a minute may help. */
const tryAgainLater = { "Retry-After": "60", "Cache-Control": "no-store" };

/**
 * The route guard of the player page (docs/accounts.md): the account must exist, and its owner decides who sees it.
 * Pages of others reveal nothing more. An outdated name redirects to the current address.
 * @param url of the page
 * @param nickname from the address; empty if none
 * @param notFound returns what to throw when there is no such player
 * @returns the player, if the visitor may see the page
 * @throws the page's response otherwise: 401, 404, 410, 429, 498, 503, or the redirect
 */
export function guardPlayer(
  answer: PlayerAnswer,
  { url, nickname, notFound }: { url: URL; nickname: string; notFound: () => unknown },
): Player {
  switch (answer.kind) {
    case "unknown":
      throw notFound();
    case "closed": {
      const message = "The publisher no longer shows this player: the account was closed, or its stats are hidden.";
      throw data(
        { message, headline: "This player is no longer shown" },
        { status: 410, headers: { "Cache-Control": "no-store" } },
      );
    }
    case "private": {
      const link = signInLink(signInPath(answer.region, url.pathname), "sign in with the game account");
      const headline = "This player page is private";
      throw data({ message: `${headline}. If it is yours, ${link} to see it.`, headline }, { status: 401 });
    }
    case "too-many": {
      throw data({ message: TOO_MANY_SEARCHES }, { status: 429, headers: tryAgainLater });
    }
    case "unavailable": {
      const message = "This player can’t be looked up right now. Try again in a minute.";
      throw data({ message }, { status: 503, headers: tryAgainLater });
    }
  }
  const { player } = answer;
  if (player.nickname !== nickname) {
    // A permanent redirect, but uncacheable: a player can take an old name again.
    const init = { status: 301, headers: { "Cache-Control": "no-store" } };
    throw redirect(playerPath(player) + url.search, init);
  }
  if (player.permissionEnded) {
    const { region, accountId } = player;
    const link = signInLink(signInPath(region, url.pathname, accountId), "Sign in with the game account again");
    const message = `The publisher’s permission for this account has ended. ${link} to renew it; nothing is lost.`;
    throw data({ message, headline: "Sign in again to see your page" }, { status: 498 });
  }
  return player;
}
