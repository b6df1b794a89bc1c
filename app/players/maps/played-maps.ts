import type { ListSorts } from "#app/components/paged-list/list-order.ts";
import { type ListPage, listPage } from "#app/components/paged-list/list-page.tsx";
import { type BattleSums, meanOf } from "#app/game/battles/battle-sums.ts";
import type { GameMaps } from "#app/game/maps/map-file.ts";
import { unpackSums } from "#app/game/players/vehicle-sums.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import { winRateMargin } from "#app/game/statistics/averages/win-rate.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { type Rated, ratedWinRate } from "../frame/rated.tsx";

/** A player's results on a map. */
export interface PlayerMapRow {
  id: number;
  name: string;
  /** Of the map's page; null: the data does not have the map. */
  href: string | null;
  battles: string;
  winRate: Rated & { margin: string };
  damage: string | null;
  xp: string | null;
  survived: string | null;
}

interface PlayedMap {
  id: number;
  name: string;
  sums: BattleSums;
}

const SORTS: ListSorts<PlayedMap> = {
  map: { value: ({ name }) => name.toLowerCase(), descending: false },
  battles: { value: ({ sums }) => sums.battles, descending: true },
  winRate: { value: ({ sums }) => sums.wins / sums.battles, descending: true },
  damage: { value: ({ sums }) => meanOf(sums, "damageDealt"), descending: true },
  xp: { value: ({ sums }) => meanOf(sums, "baseXp"), descending: true },
  survived: { value: ({ sums }) => meanOf(sums, "survived"), descending: true },
};

/**
 * A page of battles by map, most played first if the URL requests no other order.
 * @param rows each a map number followed by all sums
 * @param params of the address; they select page and order
 */
export function playedMaps(
  rows: readonly (readonly number[])[],
  maps: GameMaps | null,
  params: QueryParameters,
): ListPage<PlayerMapRow> {
  const mapOf = (id: number) => maps?.maps.find((candidate) => candidate.id === id);
  const text = (value: number | null, decimals = 0) => (value === null ? null : formatNumber(value, decimals));
  const played = rows
    .map(([id = 0, ...sums]): PlayedMap => ({ id, name: mapOf(id)?.name ?? `Map ${id}`, sums: unpackSums(sums) }))
    .filter(({ sums }) => sums.battles > 0)
    .sort((a, b) => b.sums.battles - a.sums.battles || a.id - b.id);
  const draw = ({ id, name, sums }: PlayedMap): PlayerMapRow => {
    const map = mapOf(id);
    const winRate = (100 * sums.wins) / sums.battles;
    const survived = meanOf(sums, "survived");
    return {
      id,
      name,
      href: map ? `/maps/${map.slug}` : null,
      battles: formatNumber(sums.battles),
      winRate: {
        ...ratedWinRate(winRate, sums.battles),
        margin: `± ${formatNumber(winRateMargin(winRate, sums.battles), 1)}`,
      },
      damage: text(meanOf(sums, "damageDealt")),
      xp: text(meanOf(sums, "baseXp")),
      survived: survived === null ? null : `${formatNumber(100 * survived, 1)}%`,
    };
  };
  return listPage(played, params, { sorts: SORTS, usual: { sort: "battles", descending: true }, draw });
}
