import { Fragment, useEffect, useRef } from "react";
import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { HiddenFields } from "#app/components/hidden-fields.tsx";
import { KnownPlayers, PlayerEntries } from "#app/components/known-players.tsx";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { SearchForm } from "#app/components/player-search/search-form.tsx";
import type { FollowedAnswer } from "#app/game/accounts/followed.ts";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { COMPARE_PLAYERS_PATH, comparePlayersPath } from "#app/game/accounts/player-path.ts";
import { LONGEST_TYPED, SHORTEST_NICKNAME } from "#app/game/accounts/player-search.ts";
import type { Region } from "#app/game/model/enumerations/regions.ts";
import { SOURCE_LABELS, type StatsSource, viewParameters } from "#app/game/players/player-record.ts";
import { WINDOW_LABELS, type Window } from "#app/game/players/windows.ts";
import { initials } from "#app/lib/text/initials.ts";
import { SourceProblems } from "../frame/source-problems.tsx";
import { CommonVehicles, ComparedStats } from "./compare-tables.tsx";
import type { ComparedPlayer, PlayerComparison } from "./player-comparison.ts";

export interface ComparePlayersProps {
  comparison: PlayerComparison;
  window: Window;
  /** The source that the visitor chose; null: none. */
  wanted: StatsSource | null;
  /** The name typed, and the region to search; null for all regions. */
  typed: string;
  region: Region | null;
  /** Whom the typed name can mean; null: nothing was typed. */
  found: readonly GameAccount[] | null;
  /** Why no player was found, in a sentence; empty if there is nothing to say. */
  problem: string;
  /** The visitor's own game accounts. */
  accounts: readonly GameAccount[];
  /** The players that the account follows; null if not signed in. */
  followed: FollowedAnswer | null;
}

/** Compares two players side by side, with a choice of others. */
export function ComparePlayers(props: ComparePlayersProps) {
  const { comparison, window, wanted, typed, region, found, problem, accounts, followed } = props;
  const ids = comparison.players.map(({ accountId }) => accountId);
  const [first, second] = comparison.players;
  const choosing = useRef<HTMLHeadingElement>(null);
  const before = useRef(ids.length);
  useEffect(() => {
    // Who was removed took the link and the focus along: what comes next is another choice.
    if (ids.length < before.current && document.activeElement === document.body) choosing.current?.focus();
    before.current = ids.length;
  }, [ids.length]);
  const hrefOf = (players: readonly number[], changes: { window?: Window; wanted?: StatsSource } = {}) =>
    comparePlayersPath(players, viewParameters(changes.window ?? window, changes.wanted ?? wanted));
  /** The player becomes the second one, or the first where there is none. */
  const withPlayer = ({ accountId }: Pick<GameAccount, "accountId">) => hrefOf([...ids.slice(0, 1), accountId]);
  const others = accounts.filter(({ accountId }) => !ids.includes(accountId));
  const tables = (
    <Fragment key="tables">
      {comparison.stats.length > 0 && <ComparedStats comparison={comparison} window={window} />}
      {second && comparison.common > 0 && <CommonVehicles comparison={comparison} />}
    </Fragment>
  );
  const choice = (
    <section key="choice" className="panel panel-wide" aria-labelledby="choose">
      <div className="panel-head">
        <h2 className="heading-2" id="choose" ref={choosing} tabIndex={-1}>
          {second ? "Compare with someone else" : first ? "Compare with" : "First player"}
        </h2>
      </div>
      <div className="panel-body pb-0">
        <SearchForm
          action={COMPARE_PLAYERS_PATH}
          label="Find a player to compare"
          field="Nickname"
          typed={typed}
          shortest={SHORTEST_NICKNAME}
          longest={LONGEST_TYPED}
          region={region}
          everywhere
        >
          {first && <input type="hidden" name="players" value={first.accountId} />}
          <HiddenFields fields={viewParameters(window, wanted)} />
        </SearchForm>
      </div>
      {problem !== "" && (
        <p className="note px-16px pb-16px" role="status">
          {problem}
        </p>
      )}
      {found !== null && <PlayerEntries players={found} hrefOf={withPlayer} />}
      {found === null && <PlayerEntries players={others} hrefOf={withPlayer} note="Your account" />}
    </section>
  );
  return (
    <div className="stack">
      <SourceProblems problems={comparison.problems} />
      {first && (
        <section className="panel panel-wide overflow-hidden" aria-label="Players">
          <div className="grid grid-cols-2">
            {comparison.players.map((player, index) => (
              <PlayerHead
                key={player.accountId}
                player={player}
                without={hrefOf(ids.filter((_, at) => at !== index))}
              />
            ))}
            {!second && (
              <div className="grid place-items-center p-16px color-text-3 text-13">Choose the second player below.</div>
            )}
          </div>
          <div className="panel-foot justify-between print:hidden" data-keep-scroll="">
            <ChoiceGroup label="Period" className="segmented lt-tablet:[&>a]:px-7px">
              {comparison.windows.map((period) => (
                <a
                  key={period}
                  href={hrefOf(ids, { window: period })}
                  aria-current={period === window ? "true" : undefined}
                >
                  {period === "session" ? "Session" : WINDOW_LABELS[period]}
                </a>
              ))}
            </ChoiceGroup>
            {comparison.sources.length > 1 && (
              <ChoiceGroup label="Source" className="segmented">
                {comparison.sources.toReversed().map((option) => (
                  <a
                    key={option}
                    href={hrefOf(ids, { wanted: option })}
                    aria-current={option === comparison.source ? "true" : undefined}
                  >
                    {SOURCE_LABELS[option]}
                  </a>
                ))}
              </ChoiceGroup>
            )}
            {second && (
              <a className="button button-small" href={hrefOf(ids.toReversed())}>
                <i className="i-lucide-arrow-left-right" />
                Swap
              </a>
            )}
          </div>
        </section>
      )}
      {/* Until there are two, the second one is what the page is for. It moves with what is typed in it. */}
      {second ? [tables, choice] : [choice, tables]}
      <KnownPlayers account={followed} hrefOf={withPlayer} without={ids} />
    </div>
  );
}

/** @param without the address without this player */
function PlayerHead({ player, without }: { player: ComparedPlayer; without: string }) {
  const { nickname, path, region, clan, wn8, level, about } = player;
  const name = nickname ?? `Player ${player.accountId}`;
  return (
    <div className="min-w-0 p-16px lt-tablet:px-12px">
      <div className="flex gap-12px items-start lt-tablet:gap-0">
        <span className="avatar avatar-medium lt-tablet:hidden" aria-hidden="true">
          {nickname === null ? "?" : initials(nickname)}
        </span>
        <div className="flex-1 min-w-0">
          <h2 className="heading-2 break-words">{nickname === null ? name : <a href={path}>{nickname}</a>}</h2>
          <p className="note">{[clan && `[${clan}]`, region].filter(Boolean).join(" · ")}</p>
        </div>
        <a
          className="button button-small button-quiet lt-tablet:mr--8px print:hidden"
          href={without}
          aria-label={`Remove ${name}`}
        >
          <i className="i-lucide-x" />
        </a>
      </div>
      {wn8 !== null && (
        <p className="flex gap-8px items-baseline mt-12px color-text-3 text-13">
          <b className={`large-stat ${level ? LEVEL_COLOURS[level] : "color-text"}`}>{wn8}</b>
          WN8
        </p>
      )}
      <p className="note mt-8px">{about}</p>
    </div>
  );
}
