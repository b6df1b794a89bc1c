import type { ReactNode } from "react";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { playerPath } from "#app/game/accounts/player-path.ts";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { daysAway } from "#app/game/clans/activity.ts";
import { clanPath } from "#app/game/clans/clan-path.ts";
import type { BoardClan, BoardOrder, BoardPlayer, Placed } from "#app/game/leaderboards/leaderboard.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { winRateLevel } from "#app/game/statistics/averages/win-rate.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { initials } from "#app/lib/text/initials.ts";

interface BoardColumn<Row> {
  label: string;
  /** The order that its head leads to; null: there is none. */
  by: BoardOrder | null;
  /** Whether the board is ordered by it. */
  decisive: boolean;
  /** Left out on a phone, where the decisive column has it as its second line. */
  phone: "value" | "below" | "hidden";
  draw(row: Row): ReactNode;
}

interface BoardTableProps<Row> {
  label: string;
  /** What the rows contain: "Player". */
  name: string;
  rows: readonly Placed<Row>[];
  /** The visitor's own, which follow where they are not among the rows. */
  own: readonly Placed<Row>[];
  isOwn(row: Row): boolean;
  keyOf(row: Row): number;
  draw(row: Row): ReactNode;
  columns: readonly BoardColumn<Row>[];
  hrefOf(by: BoardOrder): string;
}

/** Places as rows; on a phone the decisive figure alone, with another below it. */
export function BoardTable<Row>(props: BoardTableProps<Row>) {
  const { label, name, rows, own, isOwn, keyOf, draw, columns, hrefOf } = props;
  const last = rows.at(-1)?.place ?? 0;
  const apart = own.filter(({ row }) => !rows.some((listed) => keyOf(listed.row) === keyOf(row)));
  const below = columns.find(({ phone }) => phone === "below");
  const classOf = ({ phone }: BoardColumn<Row>) => (phone === "value" ? "figure" : "figure lt-tablet:hidden");
  const line = ({ place, row }: Placed<Row>) => (
    <tr key={keyOf(row)} className={isOwn(row) ? "board-own" : undefined}>
      <td className="board-rank">
        <span>{place}</span>
      </td>
      <th scope="row">{draw(row)}</th>
      {columns.map((column) => (
        <td key={column.label} className={classOf(column)}>
          {column.decisive ? <b>{column.draw(row)}</b> : column.draw(row)}
          {column.phone === "value" && below && (
            <small>
              {below.draw(row)} {below.label}
            </small>
          )}
        </td>
      ))}
    </tr>
  );
  return (
    <table className="data-table board">
      <caption className="sr-only">{label}</caption>
      <thead data-keep-scroll="">
        <tr>
          <th scope="col">
            <span className="sr-only">Place</span>
            <span aria-hidden="true">#</span>
          </th>
          <th scope="col" className="board-name">
            {name}
          </th>
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={`column-112 ${classOf(column)}`}
              aria-sort={column.decisive ? "descending" : undefined}
            >
              {column.by === null || column.decisive ? (
                <span>
                  {column.label} {column.decisive && <i className="i-lucide-arrow-down" />}
                </span>
              ) : (
                <a href={hrefOf(column.by)}>{column.label}</a>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(line)}
        {apart.flatMap((placed) => [
          placed.place > last + 1 && (
            <tr key={`before ${placed.place}`}>
              {/* Spans only the columns shown on a phone: further ones take up width there even when hidden. */}
              <td className="board-gap" colSpan={3}>
                {placed.place === last + 2 ? `Place ${last + 1}` : `Places ${last + 1} to ${placed.place - 1}`}
              </td>
              <td className="board-gap lt-tablet:hidden" colSpan={columns.length - 1} />
            </tr>
          ),
          line(placed),
        ])}
      </tbody>
    </table>
  );
}

type BoardStats = Pick<BoardPlayer, "wn8" | "winRate" | "battles">;

const wn8 = ({ wn8: value }: BoardStats) =>
  value === null ? "–" : <span className={LEVEL_COLOURS[wn8Level(value)]}>{formatNumber(value, 0)}</span>;
const winRate = ({ winRate: value }: BoardStats) => (
  <span className={LEVEL_COLOURS[winRateLevel(value)]}>{formatNumber(value, 1)}%</span>
);
const battles = ({ battles: value }: BoardStats) => formatNumber(value, 0);

/** The three stats that all boards have. @param by the sort order of the board */
function common(by: BoardOrder): BoardColumn<BoardStats>[] {
  const column = (key: BoardOrder, label: string, draw: BoardColumn<BoardStats>["draw"]): BoardColumn<BoardStats> => {
    const decisive = by === key;
    const below = key === (by === "win-rate" || by === "vehicle" ? "wn8" : "win-rate");
    return {
      label,
      by: by === "vehicle" ? null : key,
      decisive,
      phone: decisive ? "value" : below ? "below" : "hidden",
      draw,
    };
  };
  return [column("wn8", "WN8", wn8), column("win-rate", "Win rate", winRate), column("battles", "Battles", battles)];
}

const daysAgo = (days: number | null) =>
  days === null ? "–" : days === 0 ? "Today" : days === 1 ? "Yesterday" : `${formatNumber(days)} days ago`;

/** @param now unix time in milliseconds */
export function playerColumns(by: BoardOrder, now: number): BoardColumn<BoardPlayer>[] {
  const hidden = { by: null, decisive: false, phone: "hidden" } as const;
  if (by === "vehicle") {
    const damage: BoardColumn<BoardPlayer> = {
      label: "Damage",
      by: null,
      decisive: true,
      phone: "value",
      draw: (row) => (row.damage === null ? "–" : formatNumber(row.damage, 0)),
    };
    return [damage, ...common(by)];
  }
  return [
    ...common(by),
    {
      ...hidden,
      label: "Last battle",
      draw: ({ lastBattleAt }) => daysAgo(daysAway(lastBattleAt, now)),
    },
  ];
}

export function clanColumns(by: BoardOrder): BoardColumn<BoardClan>[] {
  const hidden = { by: null, decisive: false, phone: "hidden" } as const;
  if (by === "vehicle") {
    return [
      { label: "Win rate", by: null, decisive: true, phone: "value", draw: winRate },
      { label: "Battles", by: null, decisive: false, phone: "below", draw: battles },
      { ...hidden, label: "Members in it", draw: ({ played }) => played },
    ];
  }
  return [
    ...common(by),
    { ...hidden, label: "Members", draw: ({ members }) => members },
    { ...hidden, label: "Active, 7 days", draw: ({ played }) => played },
  ];
}

export function playerName({ accountId, nickname, tag, battles: fought }: BoardPlayer, isOwn: boolean) {
  return (
    <>
      <a className="flex gap-10px items-center min-w-0" href={playerPath({ accountId, nickname })}>
        <span className="avatar lt-tablet:hidden" aria-hidden="true">
          {initials(nickname)}
        </span>
        <span className="row-name color-text font-550">{nickname}</span>
        {tag !== null && <span className="color-text-3 text-12">{tag}</span>}
        {isOwn && <span className="color-wg-accent text-12">You</span>}
      </a>
      <small>{formatNumber(fought, 0)} battles</small>
    </>
  );
}

export function clanName({ clanId, tag, name, members }: BoardClan, region: PublisherRegion, isOwn: boolean) {
  return (
    <>
      <a className="flex gap-10px items-center min-w-0" href={clanPath({ region, clanId, tag })}>
        <span className="chip chip-small lt-tablet:hidden" aria-hidden="true">
          {tag}
        </span>
        <span className="row-name color-text font-550">{name}</span>
        {isOwn && <span className="color-wg-accent text-12">Yours</span>}
      </a>
      <small>{members === 1 ? "1 member" : `${members} members`}</small>
    </>
  );
}
