import type { ReactNode } from "react";
import { Callout } from "#app/components/callout.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { PUBLISHER_REGIONS, type PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { clanPath } from "#app/game/clans/clan-path.ts";
import {
  BOARD_ORDERS,
  type BoardAnswer,
  type BoardClan,
  type BoardOrder,
  type BoardQuery,
  boardParameters,
  boardQueryOf,
  MIN_RANKED,
  minimumsOf,
  type PlayerBoardAnswer,
} from "#app/game/leaderboards/leaderboard.ts";
import { REGION_LABELS, REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { momentOf } from "#app/lib/text/short-day.ts";
import { BoardTable, clanColumns, clanName, playerColumns, playerName } from "./board-table.tsx";

interface Common {
  path: string;
  region: PublisherRegion;
  query: BoardQuery;
  /** Vehicles that can be chosen, by name; the one that is chosen among them. */
  vehicles: readonly { id: number; name: string }[];
  /** Unix time in milliseconds. */
  now: number;
}

/** What a leaderboard shows; `board` is null if none exists yet, "failed" if it is currently unavailable. */
export type BoardProps =
  | (Common & {
      kind: "players";
      board: PlayerBoardAnswer["board"] | "failed";
    })
  | (Common & {
      kind: "clans";
      board: BoardAnswer<BoardClan> | null | "failed";
      own: readonly number[];
    });

const ORDER_LABELS: Record<BoardOrder, string> = {
  wn8: "WN8",
  "win-rate": "Win rate",
  battles: "Battles",
  vehicle: "Vehicle",
};

/** The address of another board of the page. */
function boardHref({ path, region, kind, query }: BoardProps, change: Partial<BoardQuery>): string {
  const parameters = boardParameters({ ...query, page: null, ...change }, kind);
  return `${path}?${new URLSearchParams([["region", region], ...parameters])}`;
}

/** Another order has its usual minimum. */
const orderHref = (props: BoardProps, by: BoardOrder) =>
  boardHref(props, boardQueryOf(new URLSearchParams({ by }), props.kind));

/** Players or clans that are known here, in the order of a figure. Its links and its form work without script. */
export function BoardPanel(props: BoardProps) {
  const { kind, path, region, query, board } = props;
  return (
    <section className="panel panel-wide" aria-labelledby="leaderboard">
      <div className="board-head" data-keep-scroll="">
        <h2 className="heading-2" id="leaderboard">
          Leaderboard
        </h2>
        <nav className="segmented" aria-label="Ranked by">
          {BOARD_ORDERS.map((by) => (
            <a key={by} href={orderHref(props, by)} aria-current={by === query.by ? "true" : undefined}>
              {ORDER_LABELS[by]}
            </a>
          ))}
        </nav>
        <nav className="segmented" aria-label="Region">
          {PUBLISHER_REGIONS.map((option) => (
            <a
              key={option}
              href={boardHref({ ...props, region: option }, {})}
              title={REGION_LABELS[option]}
              aria-current={option === region ? "true" : undefined}
            >
              {REGION_SHORT_LABELS[option]}
            </a>
          ))}
        </nav>
        <form className="board-form" action={path} aria-label="Leaderboard">
          <input type="hidden" name="region" value={region} />
          {query.by !== "wn8" && <input type="hidden" name="by" value={query.by} />}
          {query.by === "vehicle" && (
            <select
              className="select-field"
              name="vehicle"
              aria-label="Vehicle"
              key={query.vehicle}
              defaultValue={query.vehicle ?? ""}
            >
              {query.vehicle === null && <option value="">Pick a vehicle</option>}
              {props.vehicles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <select className="select-field" name="least" aria-label="At least" key={query.min} defaultValue={query.min}>
            {minimumsOf(kind, query.by).map((min) => (
              <option key={min} value={min}>
                At least {formatNumber(min)} {kind === "clans" ? "members" : "battles"}
              </option>
            ))}
          </select>
          <button type="submit" className="button">
            Show
          </button>
        </form>
      </div>
      {board === "failed" ? (
        <EmptyState title="The leaderboard is not available" reason="The search still works. Try again in a minute.">
          <a className="button button-small" href={boardHref(props, {})}>
            Try again
          </a>
        </EmptyState>
      ) : board === null ? (
        <p className="panel-body note">No leaderboard yet. Updated every hour.</p>
      ) : query.by === "vehicle" && query.vehicle === null ? (
        <p className="panel-body note">
          {kind === "players"
            ? "Pick a vehicle to rank players by their average damage in it."
            : "Pick a vehicle to rank clans by the win rate of their members in it."}
        </p>
      ) : props.kind === "players" ? (
        <PlayersBoard {...props} board={board as Exclude<(typeof props)["board"], null | "failed">} />
      ) : (
        <ClansBoard {...props} board={board as Exclude<(typeof props)["board"], null | "failed">} />
      )}
    </section>
  );
}

type Loaded<Kind extends BoardProps["kind"]> = Extract<BoardProps, { kind: Kind }> & {
  board: Exclude<Extract<BoardProps, { kind: Kind }>["board"], null | "failed">;
};

function PlayersBoard(props: Loaded<"players">) {
  const { board, query, region, now } = props;
  const own = new Set(board.own.map(({ row }) => row.accountId));
  const few = board.rows.map(({ row }) => (
    <a key={row.accountId} className="text-link" href={playerPath(row)}>
      {row.nickname}
    </a>
  ));
  const all = ranksOf(board, "public player", "public players");
  const short =
    board.short > 0 ? ` ${formatNumber(board.short)} more ${board.short === 1 ? "has" : "have"} fewer battles.` : "";
  return (
    <BoardRows
      {...props}
      sentence={`${all} on ${REGION_SHORT_LABELS[region]}.${short}`}
      few={few}
      foot={
        board.isCut
          ? "Only players seen on the Index, those with the most battles"
          : "Only players seen on the Index, not the whole server"
      }
      table={
        <BoardTable
          label="Leaderboard of players"
          name="Player"
          rows={board.rows}
          own={board.own}
          isOwn={({ accountId }) => own.has(accountId)}
          keyOf={({ accountId }) => accountId}
          draw={(row) => playerName(row, own.has(row.accountId))}
          columns={playerColumns(query.by, now)}
          hrefOf={(by) => orderHref(props, by)}
        />
      }
    />
  );
}

function ClansBoard(props: Loaded<"clans">) {
  const { board, query, region } = props;
  const own = new Set(props.own);
  const few = board.rows.map(({ row }) => (
    <a key={row.clanId} className="text-link" href={clanPath({ ...row, region })}>
      {row.name}
    </a>
  ));
  const short =
    board.short > 0 ? ` ${formatNumber(board.short)} more ${board.short === 1 ? "has" : "have"} fewer members.` : "";
  return (
    <BoardRows
      {...props}
      sentence={`${ranksOf(board, "clan", "clans")} on ${REGION_SHORT_LABELS[region]}.${short}`}
      few={few}
      foot={
        query.by === "vehicle"
          ? "Members’ battles in and outside the clan, 500 or more in total"
          : "Clans appear once someone opens their page. WN8 follows once most members are read"
      }
      table={
        <BoardTable
          label="Leaderboard of clans"
          name="Clan"
          rows={board.rows}
          own={[]}
          isOwn={({ clanId }) => own.has(clanId)}
          keyOf={({ clanId }) => clanId}
          draw={(row) => clanName(row, region, own.has(row.clanId))}
          columns={clanColumns(query.by)}
          hrefOf={(by) => orderHref(props, by)}
        />
      }
    />
  );
}

const ranksOf = ({ total }: { total: number }, one: string, several: string) =>
  total === 1 ? `1 ${one}` : `${formatNumber(total)} ${several}`;

interface BoardRowsProps {
  sentence: string;
  /** Those who are there where they are too few to rank. */
  few: ReactNode[];
  foot: string;
  table: ReactNode;
}

/** The table with its caption, or the list of players or clans when there are too few to rank. */
function BoardRows({ sentence, few, foot, table, ...props }: BoardRowsProps & Loaded<"players" | "clans">) {
  const { board, now } = props;
  const { total, page, pages } = board;
  if (total < MIN_RANKED) {
    return (
      <Callout className="mx-16px mb-16px">
        <b>Too few to rank.</b> {sentence} {few.flatMap((one, at) => (at === 0 ? [one] : [", ", one]))}
        {few.length > 0 && ". "}A ranking starts at {MIN_RANKED}.
      </Callout>
    );
  }
  return (
    <>
      <p className="note px-16px pb-8px" role="status">
        {sentence}
      </p>
      {table}
      <div className="panel-foot">
        <span>
          {foot}. Updated {momentOf(board.madeAt, now)}.
        </span>
        <nav className="page-links ml-auto" aria-label="Places">
          {page === null ? (
            total > board.rows.length && (
              <a className="button button-small" href={boardHref(props, { page: 1 })}>
                All {formatNumber(total)}
              </a>
            )
          ) : (
            <>
              <a className="button button-small" href={boardHref(props, {})}>
                First places
              </a>
              {page > 1 && (
                <a className="button button-small" href={boardHref(props, { page: page - 1 })} rel="prev">
                  Previous
                </a>
              )}
              {page < pages && (
                <a className="button button-small" href={boardHref(props, { page: page + 1 })} rel="next">
                  Next
                </a>
              )}
            </>
          )}
        </nav>
      </div>
    </>
  );
}
