import { Info } from "#app/components/info.tsx";
import { Pagination } from "#app/components/paged-list/pagination.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { type ChallengeAddress, challengeHref } from "#app/game/challenge/query.ts";
import type { LeaderboardPage } from "./run/run-details.ts";

interface LeaderboardPanelProps {
  /** Null while it cannot be read. */
  leaderboard: LeaderboardPage | null;
  address: ChallengeAddress;
}

/** Runs whose owners want them listed, the best first. */
export function LeaderboardPanel({ leaderboard, address }: LeaderboardPanelProps) {
  return (
    <section
      className="panel panel-wide scroll-mt-[calc(var(--bar-h)+16px)]"
      id="leaderboard"
      aria-labelledby="leaderboard-title"
    >
      <PanelHead
        id="leaderboard-title"
        title="Leaderboard"
        note={leaderboard?.summary}
        className="panel-head flex-wrap"
      />
      {leaderboard === null && (
        <p className="panel-body color-text-2 text-13" role="status">
          The leaderboard can’t be loaded right now. Try again in a minute.
        </p>
      )}
      {leaderboard && leaderboard.rows.length === 0 && (
        <p className="panel-body color-text-2 text-13">
          Nobody is listed yet. Start a run with your game account and be the first.
        </p>
      )}
      {leaderboard && leaderboard.rows.length > 0 && <Rows leaderboard={leaderboard} />}
      <div className="panel-foot">
        <Info label="How runs are ranked">
          <p>
            By steps: vehicles of the chosen nation that were new to the account. With equal steps, fewer battles rank
            first. Only runs their owners chose to show are listed.
          </p>
        </Info>
        {leaderboard && (
          <Pagination
            page={leaderboard.page}
            pages={leaderboard.pages}
            hrefOf={(page) => challengeHref({ ...address, page }, "#leaderboard")}
          />
        )}
      </div>
    </section>
  );
}

function Rows({ leaderboard: { rows } }: { leaderboard: LeaderboardPage }) {
  return (
    <ScrollFrame aria-label="Leaderboard, table" className="overflow-x-auto [scrollbar-width:thin]">
      <table className="challenge-table">
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Highest vehicle</th>
            <th scope="col" aria-sort="descending">
              Steps
            </th>
            <th scope="col">Battles</th>
            <th scope="col">Win rate</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.accountId} aria-current={row.own ? "true" : undefined}>
              <th scope="row">
                <span className="flex gap-10px items-center">
                  <span className="challenge-position">{row.rank}</span>
                  <a className="color-text font-550 hover:underline" href={row.href}>
                    {row.nickname}
                  </a>
                  <small className="color-text-3 text-11">{row.region}</small>
                  {row.ended && <span className="chip color-wg-awful">Ended</span>}
                </span>
              </th>
              <td>
                {row.highest ? VehicleLink({ vehicle: row.highest }) : <span className="not-known">None yet</span>}
              </td>
              <td>
                <b className="color-text font-600">{row.steps}</b>{" "}
                <span className="color-text-3">of {row.possible}</span>
              </td>
              <td>{row.battles}</td>
              <td>{row.winRate}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
