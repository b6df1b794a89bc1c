/**
 * The files that the mutation run changes, by area, as patterns; a leading `!` excludes. To add code, add its file or
 * folder to an area; its tests stand next to it, or are named below.
 */
export const mutationAreas = {
  formulas: [
    "app/game/{charts,search,stats,techtree}/*.ts",
    "app/game/stats/compute/*.ts",
    "app/components/data-table/shown-columns.ts",
    "app/components/data-table/query/{change-query,parse-query,table-query}.ts",
    "app/components/data-table/rows/*.ts",
    // Names, labels and units: texts, of which the tests check the important ones.
    "!app/game/stats/{keys,meta}.ts",
    "app/game/model/addresses/{accents,slug,tank-id,vehicle-path}.ts",
    "app/game/model/enumerations/{battle-types,rating-scale,roles,server-clusters,tiers}.ts",
    "app/game/loadout/legal/vehicle-words.ts",
    "app/game/model/vehicle/vehicle-columns.ts",
  ],
  cache: [
    "workers/http/cache/{html-cache,cache-key}.ts",
    "workers/http/visitor.ts",
    "workers/dataset/{bounded-map,dataset}.ts",
  ],
  auth: ["workers/{accounts,providers}/**/*.ts", "workers/http/site-origin.ts"],
  errors: ["workers/http/error-reports.ts", "app/lib/server/{error-id,redact}.ts"],
} as const satisfies Record<string, readonly string[]>;

/** Tests of the whole Worker that take part as well, for code whose tests do not stand beside it. */
export const workerTests = [
  "tests/worker/game-accounts/{account,game-accounts,link-game-account,player,publisher*}.test.ts",
  "tests/worker/sign-in/{asvs-authentication,check-identity,links,provider-faults,sessions,sign-in*}.test.ts",
] as const;

/** The share of mutants, in percent, that the tests of every area have to notice. */
export const leastScore = 90;
