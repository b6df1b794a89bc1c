import type { ClanSource } from "#workers/providers/wargaming-clans.ts";
import type { StatisticsSource } from "#workers/providers/wargaming-statistics.ts";

/** The publisher's APIs about players. */
export interface PlayerSources {
  statistics: StatisticsSource;
  clans: Pick<ClanSource, "clansOf">;
}
