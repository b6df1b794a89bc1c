/**
 * What the mutation run changes, by area: patterns of files, of which a leading `!` takes some out. To add
 * code, add its file or folder to an area; its tests stand beside it, or are named below.
 */
export const mutationAreas = {
  formulas: [
    "app/game/{charts,research,search,stats}/*.ts",
    // Names, labels and units: text, of which the tests check what matters.
    "!app/game/stats/{keys,meta,meta-*}.ts",
    "app/game/model/{accents,battle-types,rating-scale,roles,server-clusters,slug,tank-id,tiers}.ts",
    "app/game/model/vehicle-{columns,filter,path}.ts",
  ],
  cache: [
    "workers/middleware/{html-cache,page-key,page-template,visitor}.ts",
    "workers/storage/{bounded-map,dataset}.ts",
  ],
  auth: [
    "workers/{accounts,providers}/*.ts",
    "workers/middleware/same-origin.ts",
    "workers/api/{account,finish-sign-in,merge,sign-in,sign-in-again,sign-in-fault,sign-out,wgauth}.ts",
  ],
  errors: ["workers/error-reports.ts", "app/lib/{error-id,redact}.ts"],
} as const satisfies Record<string, readonly string[]>;

/** Tests of the whole Worker that take part as well, for code whose tests do not stand beside it. */
export const workerTests = [
  "tests/worker/{account,asvs-authentication,check-identity,game-accounts,link-game-account,links}.test.ts",
  "tests/worker/{player,provider-faults,publisher*,sessions,sign-in*}.test.ts",
] as const;

/** The share of mutants, in percent, that the tests of every area have to notice. */
export const leastScore = 90;
