import { Callout } from "#app/components/callout.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { NoKeyNote, NoServiceNote } from "#app/components/player-search/search-notes.tsx";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { PLAYERS_PATH, playerSearchPath } from "#app/game/accounts/player-search.ts";
import { clanSearchPath } from "#app/game/clans/clan-path.ts";
import { regionName } from "#app/game/model/enumerations/regions.ts";
import type { PlayersFound } from "#app/game/players/answers.ts";
import { initials } from "#app/lib/text/initials.ts";
import { missingSentence, type PlayerSearchQuery, PROBLEMS } from "./find-player.ts";

/**
 * The result of a search.
 * @param found null if nothing was searched for; "failed" if the Index itself could not search
 */
export function FoundPlayers({ search, found }: { search: PlayerSearchQuery; found: PlayersFound | "failed" | null }) {
  const { nickname, region, problem } = search;
  if (problem === "no-service" && region !== null) return <NoServiceNote region={regionName(region)} />;
  if (problem === "too-short" || problem === "no-nickname") {
    return (
      <p className="note" role="status">
        {PROBLEMS[problem]}
      </p>
    );
  }
  if (found === null) return null;
  if (found === "failed") {
    return <Callout bad>The search failed. Try again in a minute.</Callout>;
  }
  const { players, more, why } = found;
  const missing = missingSentence(found, region);
  return (
    <>
      {missing !== null &&
        (why === "not-configured" ? <NoKeyNote>{missing}</NoKeyNote> : <Callout bad>{missing}</Callout>)}
      <section className="panel panel-wide" aria-labelledby="found">
        {players.length === 0 ? (
          <Nobody nickname={nickname} region={region} everybody={why === null} />
        ) : (
          <>
            <PanelHead
              id="found"
              title="Found"
              note={
                more
                  ? `The nearest ${players.length}; type more letters to narrow it down`
                  : players.length === 1
                    ? "1 player"
                    : `${players.length} players`
              }
            />
            <PlayerList players={players} />
          </>
        )}
      </section>
    </>
  );
}

interface NobodyProps extends Pick<PlayerSearchQuery, "nickname" | "region"> {
  /** Whether those were looked for as well who are not linked here. */
  everybody: boolean;
}

function Nobody({ nickname, region, everybody }: NobodyProps) {
  const where = region === null ? "" : ` in ${regionName(region)}`;
  return (
    <div id="found">
      <EmptyState
        title={
          everybody
            ? `No nickname${where} starts with “${nickname}”`
            : `No linked Commander’s nickname${where} starts with “${nickname}”`
        }
        reason={
          region === null
            ? "Check the letters. Renamed players are found by their new name. Hidden pages are not found."
            : "Check the letters, or look in all regions. Renamed players are found by their new name. Hidden pages are not found."
        }
      >
        {region !== null && (
          <a className="button button-small" href={playerSearchPath(nickname)}>
            Look in all regions
          </a>
        )}
        <a className="button button-small" href={clanSearchPath(region ?? "eu", nickname)}>
          Find a clan of this name
        </a>
        <a className="button button-small" href={PLAYERS_PATH}>
          Clear the search
        </a>
      </EmptyState>
    </div>
  );
}

interface PlayerListProps {
  /** `linked`: the owner linked the account here; absent for the visitor's own. */
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
