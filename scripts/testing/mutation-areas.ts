/** The code that the mutation run changes in one go, and the tests that must notice. */
interface MutationArea {
  /** The files that are changed, as patterns; a leading `!` excludes. Texts are left out: names, labels, units. */
  code: readonly string[];
  /** Tests that run in Node. */
  tests: readonly string[];
  /** Tests of the whole Worker, which find its bindings in memory. */
  workerTests?: readonly string[];
}

/** One area a run. To add code, add its file or folder to an area. */
export const mutationAreas: Readonly<Record<string, MutationArea>> = {
  stats: {
    code: ["app/game/stats/**/*.ts", "!app/game/stats/{keys,meta}.ts", "!app/game/stats/meta/**"],
    tests: ["app/game/{stats,comparison}/**", "app/game/loadout/{,golden/}*.test.ts"],
  },
  tables: {
    code: [
      "app/game/{charts,search,techtree}/**/*.ts",
      "app/components/data-table/{shown-columns,query/*,rows/*}.ts",
      "app/game/model/addresses/{slug,tank-id,vehicle-path}.ts",
      "app/game/model/enumerations/{battle-types,rating-scale,roles,server-clusters,tiers}.ts",
      "app/game/model/vehicle/vehicle-columns.ts",
    ],
    tests: ["app/game/{charts,search,techtree,model}/**", "app/components/data-table/**/*.test.ts"],
  },
  loadout: {
    code: ["app/game/loadout/{*,crew/*,effects/*,legal/*}.ts"],
    tests: ["app/game/loadout/**", "tests/unit/characteristics.test.ts"],
  },
  codes: {
    code: ["app/game/loadout/{address,code,saved}/*.ts", "app/game/maps/tactics/plan-code.ts"],
    tests: ["app/game/loadout/{address,code,saved}/**", "app/game/maps/tactics/**"],
  },
  armour: { code: ["app/game/armour/**/*.ts"], tests: ["app/game/armour/**"] },
  maps: {
    code: ["app/game/maps/**/*.ts", "!app/game/maps/map-text.ts", "!app/game/maps/tactics/plan-text.ts"],
    tests: ["app/game/maps/**"],
  },
  replays: {
    code: ["app/game/{replays,video}/**/*.ts"],
    tests: ["app/game/{replays,video}/**"],
  },
  players: {
    code: [
      "app/game/{players,clans,leaderboards,ratings,statistics}/**/*.ts",
      "!app/game/{clans/roles,statistics/mastery/mastery-classes}.ts",
    ],
    tests: ["app/game/{players,clans,leaderboards,ratings,statistics}/**", "tests/unit/independent-ratings.test.ts"],
  },
  importer: {
    code: ["scripts/import/{diff,emit,normalise,read}/**/*.ts"],
    tests: ["scripts/import/**"],
  },
  battles: {
    code: ["{app/game,workers}/battles/**/*.ts"],
    tests: ["{app/game,workers}/battles/**"],
    // Alarms ring and queues deliver in workerd alone.
    workerTests: [
      "tests/worker/battles/{averages,comparison,contributions,door*,large-account,object*,own-*,stats,variety,waiting}.test.ts",
      "tests/worker/game-accounts/player-battles.test.ts",
    ],
  },
  providers: {
    code: ["workers/providers/**/*.ts"],
    tests: ["workers/providers/**"],
    workerTests: [
      "tests/worker/sign-in/{check-identity,links,provider-faults,sign-in*}.test.ts",
      "tests/worker/players/publisher-calls.test.ts",
      "tests/worker/game-accounts/publisher*.test.ts",
    ],
  },
  accounts: {
    code: ["workers/accounts/**/*.ts", "workers/http/{flash,site-origin}.ts"],
    tests: ["workers/{accounts,http}/**"],
    workerTests: [
      "tests/worker/{accounts/*,challenge/challenge,followed}.test.ts",
      "tests/worker/battles/door-keys.test.ts",
      "tests/worker/game-accounts/arenas.test.ts",
      "tests/worker/players/history.test.ts",
      "tests/worker/game-accounts/{account,ended-links,export,game-accounts,link-*,player,publisher*}.test.ts",
      "tests/worker/sign-in/{asvs-*,check-*,links,provider-faults,sessions,sign-in*}.test.ts",
    ],
  },
  cache: {
    code: [
      "workers/http/cache/{html-cache,cache-key}.ts",
      "workers/http/visitor.ts",
      "workers/dataset/{bounded-map,dataset}.ts",
    ],
    tests: ["workers/{http,dataset}/**"],
  },
  errors: {
    code: ["workers/http/error-reports.ts", "app/lib/server/redact.ts"],
    tests: ["workers/http/**", "app/lib/**"],
  },
};

/** @throws TypeError if there is no such area */
export function mutationArea(name: string): MutationArea {
  const area = Object.hasOwn(mutationAreas, name) ? mutationAreas[name] : undefined;
  if (area) return area;
  throw new TypeError(`There is no area ${name}. There are: ${Object.keys(mutationAreas).join(", ")}.`);
}

/** The share of mutants, in percent, that the tests of an area have to notice. */
export const minScore = 90;
