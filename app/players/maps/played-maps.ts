import { type ListPage, listPage } from "#app/components/paged-list/list-page.tsx";
import { meanOf } from "#app/game/battles/battle-sums.ts";
import type { GameMaps } from "#app/game/maps/map-file.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { unpackSums } from "#app/game/players/vehicle-sums.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import { winRateLevel, winRateMargin } from "#app/game/statistics/averages/win-rate.ts";
import { formatNumber } from "#app/game/stats/format.ts";

/** A player's results on a map. */
export interface PlayerMapRow {
  id: number;
  name: string;
  /** Of the map's page; null: the data does not have the map. */
  href: string | null;
  battles: string;
  winRate: { text: string; level: PerformanceLevel; margin: string };
  damage: string | null;
  xp: string | null;
  survived: string | null;
}

/**
 * A page of battles by map, most played first.
 * @param rows each a map number followed by all sums
 * @param params of the address; they select the page
 */
export function playedMaps(
  rows: readonly (readonly number[])[],
  maps: GameMaps | null,
  params: QueryParameters,
): ListPage<PlayerMapRow> {
  const unpacked = rows.map(([id = 0, ...sums]) => ({ id, sums: unpackSums(sums) }));
  const text = (value: number | null, decimals = 0) => (value === null ? null : formatNumber(value, decimals));
  const played = unpacked
    .filter(({ sums }) => sums.battles > 0)
    .sort((a, b) => b.sums.battles - a.sums.battles || a.id - b.id);
  return listPage(played, params, ({ id, sums }): PlayerMapRow => {
    const map = maps?.maps.find((candidate) => candidate.id === id);
    const winRate = (100 * sums.wins) / sums.battles;
    const survived = meanOf(sums, "survived");
    return {
      id,
      name: map?.name ?? `Map ${id}`,
      href: map ? `/maps/${map.slug}` : null,
      battles: formatNumber(sums.battles),
      winRate: {
        text: `${formatNumber(winRate, 1)}%`,
        level: winRateLevel(winRate),
        margin: `± ${formatNumber(winRateMargin(winRate, sums.battles), 1)}`,
      },
      damage: text(meanOf(sums, "damageDealt")),
      xp: text(meanOf(sums, "baseXp")),
      survived: survived === null ? null : `${formatNumber(100 * survived, 1)}%`,
    };
  });
}
