import { useEffect } from "react";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { regionName } from "#app/game/model/enumerations/regions.ts";
import { initials } from "#app/lib/text/initials.ts";
import { useKnownPlayers } from "#app/stores/known-players.ts";

/** Follows a player in this browser, and notes that the page was looked at. */
export function FollowButton({ player }: { player: GameAccount }) {
  const { accountId, nickname, region } = player;
  const { followed, toggle, see } = useKnownPlayers();
  useEffect(() => see({ accountId, nickname, region }), [accountId, nickname, region, see]);
  const follows = followed.some((one) => one.accountId === accountId);
  return (
    <button type="button" className="button js-only" aria-pressed={follows} onClick={() => toggle(player)}>
      <i className={follows ? "i-lucide-star color-premium" : "i-lucide-star"} />
      {follows ? "Following" : "Follow"}
    </button>
  );
}

interface KnownPlayersProps {
  /** Where each leads; to the player's page by default. */
  hrefOf?: (player: GameAccount) => string;
  /** Whom to leave out, by number. */
  without?: readonly number[];
}

/** The players whom the visitor follows or looked at in this browser; nothing where there are none. */
export function KnownPlayers({ hrefOf = playerPath, without = [] }: KnownPlayersProps) {
  const { followed, viewed, read, forgetViewed } = useKnownPlayers();
  useEffect(read, [read]);
  const shown = (players: readonly GameAccount[]) => players.filter(({ accountId }) => !without.includes(accountId));
  const others = viewed.filter(({ accountId }) => followed.every((one) => one.accountId !== accountId));
  return (
    <>
      <KnownList id="followed" title="Followed" players={shown(followed)} hrefOf={hrefOf} />
      <KnownList id="viewed" title="Recently viewed" players={shown(others)} hrefOf={hrefOf}>
        <button type="button" className="button button-small button-quiet" onClick={forgetViewed}>
          Clear
        </button>
      </KnownList>
    </>
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
    <section className="panel panel-wide" aria-labelledby={id}>
      <div className="panel-head">
        <h2 className="heading-2" id={id}>
          {title}
        </h2>
        {children ?? <span className="note">In this browser</span>}
      </div>
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
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
