import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { regionName } from "#app/game/model/enumerations/regions.ts";
import { initials } from "#app/lib/text/initials.ts";

interface PlayerListProps {
  /** `linked`: who linked the account here; not told of one's own. */
  players: readonly (GameAccount & { linked?: boolean })[];
}

/** Players, each leading to their page. */
export function PlayerList({ players }: PlayerListProps) {
  return (
    <ul>
      {players.map(({ accountId, nickname, region, linked }) => (
        <li key={accountId}>
          <a className="found-entry" href={playerPath({ accountId, nickname })}>
            <span className="avatar avatar-medium" aria-hidden="true">
              {initials(nickname)}
            </span>
            <span className="min-w-0">
              <b>{nickname}</b>
              <small>{regionName(region)}</small>
            </span>
            {linked && (
              <small className="flex gap-6px items-center whitespace-nowrap">
                <i className="i-lucide-circle-check" />
                Linked here
              </small>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
