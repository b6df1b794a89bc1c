import { type FormEvent, type MouseEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { CLEAR_VIEWED_PATH, FOLLOWED_PATH, type FollowedAnswer, VIEWED_PATH } from "#app/game/accounts/followed.ts";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { regionName } from "#app/game/model/enumerations/regions.ts";
import { send } from "#app/lib/api.ts";
import { faultText } from "#app/lib/fault-text.ts";
import { withReturnTo } from "#app/lib/return-to.ts";
import { initials } from "#app/lib/text/initials.ts";
import { MAX_FOLLOWED, useKnownPlayers } from "#app/stores/known.ts";
import { PanelHead } from "./panel-head.tsx";

interface FollowButtonProps {
  player: GameAccount;
  /** In the account; null if nobody is signed in, so the browser keeps track. */
  follows: boolean | null;
  /** Of the player's page. */
  path: string;
}

/** Follows a player, in the account or in this browser, and notes that the page was looked at. */
export function FollowButton({ player, follows, path }: FollowButtonProps) {
  const { accountId, nickname, region } = player;
  const { followed, toggle, see } = useKnownPlayers();
  const isSignedIn = follows !== null;
  useEffect(() => {
    if (isSignedIn) void noteViewed({ accountId, nickname, region });
    else see({ accountId, nickname, region });
  }, [accountId, nickname, region, see, isSignedIn]);
  if (follows !== null) return <FollowForm key={`${accountId} ${follows}`} {...{ player, follows, path }} />;
  const isFollowed = followed.some((one) => one.accountId === accountId);
  return (
    <button
      type="button"
      className="button js-only"
      aria-pressed={isFollowed}
      onClick={() => toggle(player) || sayRefused()}
    >
      <FollowText follows={isFollowed} />
    </button>
  );
}

/** @param description why nobody was followed; by default, that the browser has no room for another one */
export async function sayRefused(description = `This browser keeps ${MAX_FOLLOWED}. Unfollow one first.`) {
  const { useToasts } = await import("#app/stores/toasts.ts");
  useToasts.getState().add({ title: "That did not work", color: "danger", description });
}

async function noteViewed({ accountId, nickname, region }: GameAccount) {
  const body = new URLSearchParams({ account_id: String(accountId), nickname, region });
  try {
    await send(fetch, VIEWED_PATH, { body });
  } catch {
    // The page is as good without.
  }
}

export function FollowText({ follows }: { follows: boolean }) {
  return (
    <>
      <i className={follows ? "i-lucide-star color-premium" : "i-lucide-star"} />
      {follows ? "Following" : "Follow"}
    </>
  );
}

/** Follows in the account: a form, which stays on the page where there is script. */
function FollowForm({ player, follows: before, path }: FollowButtonProps & { follows: boolean }) {
  const [follows, setFollows] = useState(before);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]),
    );
    setFollows(!follows);
    try {
      await send(fetch, FOLLOWED_PATH, { body });
    } catch (error) {
      setFollows(follows);
      await sayRefused(faultText(error));
    }
  };
  return (
    <form method="post" action={withReturnTo(FOLLOWED_PATH, path)} onSubmit={submit}>
      <input type="hidden" name="account_id" value={player.accountId} />
      <input type="hidden" name="nickname" value={player.nickname} />
      <input type="hidden" name="region" value={player.region} />
      <input type="hidden" name="follow" value={follows ? "0" : "1"} />
      <button type="submit" className="button" aria-pressed={follows}>
        <FollowText follows={follows} />
      </button>
    </form>
  );
}

interface KnownPlayersProps {
  /**
   * Players the account follows or has viewed, newest first; null if nobody is signed in, in which case the browser
   * stores them.
   */
  account: FollowedAnswer | null;
  /** Where each leads; to the player's page by default. */
  hrefOf?: (player: GameAccount) => string;
  /** Whom to leave out, by number. */
  without?: readonly number[];
}

/** The players whom the visitor follows and looked at; nothing where there are none. */
export function KnownPlayers({ account, hrefOf = playerPath, without = [] }: KnownPlayersProps) {
  const browser = useKnownPlayers();
  const { read, forgetViewed } = browser;
  const { pathname, search } = useLocation();
  const followed = account?.players ?? browser.followed;
  const viewed = account?.viewed ?? browser.viewed;
  useEffect(read, [read]);
  const visible = (players: readonly GameAccount[]) => players.filter(({ accountId }) => !without.includes(accountId));
  const others = viewed.filter(({ accountId }) => followed.every((one) => one.accountId !== accountId));
  return (
    <>
      <KnownList id="followed" title="Followed" players={visible(followed)} hrefOf={hrefOf}>
        {account === null && <span className="note">In this browser</span>}
      </KnownList>
      <KnownList id="viewed" title="Recently viewed" players={visible(others)} hrefOf={hrefOf}>
        {account ? (
          <form method="post" action={withReturnTo(CLEAR_VIEWED_PATH, pathname + search)}>
            <button type="submit" className="button button-small button-quiet">
              Clear
            </button>
          </form>
        ) : (
          <ClearViewed forget={forgetViewed} />
        )}
      </KnownList>
    </>
  );
}

/** Takes its own list away; the focus goes to what stands next to it. */
export function ClearViewed({ forget }: { forget(): void }) {
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const panel = currentTarget.closest("section");
    const near = (panel?.nextElementSibling ?? panel?.previousElementSibling)?.querySelector("a, button, input");
    forget();
    if (near instanceof HTMLElement) near.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="button button-small button-quiet" onClick={clear}>
      Clear
    </button>
  );
}

interface KnownListProps {
  id: string;
  title: string;
  players: readonly GameAccount[];
  hrefOf(player: GameAccount): string;
  children?: React.ReactNode;
}

function KnownList({ id, title, players, hrefOf, children }: KnownListProps) {
  if (players.length === 0) return null;
  return (
    <KnownPanel id={id} title={title} aside={children}>
      <PlayerEntries players={players} hrefOf={hrefOf} />
    </KnownPanel>
  );
}

interface KnownPanelProps {
  id: string;
  title: string;
  aside: React.ReactNode;
  children: React.ReactNode;
}

/** Players or clans who are known for one reason. */
export function KnownPanel({ id, title, aside, children }: KnownPanelProps) {
  return (
    <section className="panel panel-wide" aria-labelledby={id}>
      <PanelHead id={id} title={title}>
        {aside}
      </PanelHead>
      {children}
    </section>
  );
}

interface PlayerEntriesProps extends Pick<KnownListProps, "players" | "hrefOf"> {
  /** What all of them are, in a word. */
  note?: string;
}

/** Players as a list of links; nothing where there are none. */
export function PlayerEntries({ players, hrefOf, note }: PlayerEntriesProps) {
  if (players.length === 0) return null;
  return (
    <ul>
      {players.map((player) => (
        <li key={player.accountId}>
          <a className="found-entry" href={hrefOf(player)}>
            <span className="avatar avatar-medium" aria-hidden="true">
              {initials(player.nickname)}
            </span>
            <span className="min-w-0">
              <b>{player.nickname}</b>
              <small>{regionName(player.region)}</small>
            </span>
            {note !== undefined && <span className="chip">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
