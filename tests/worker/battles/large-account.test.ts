import { expect, it } from "vitest";
import { createPlayerBattlesApi } from "#app/api/players.ts";
import type { ListPage } from "#app/components/paged-list/list-page.tsx";
import { NO_STATS } from "#app/game/battles/answers.ts";
import { playedMaps } from "#app/players/maps/played-maps.ts";
import { marksList } from "#app/players/marks/marks-list.ts";
import { MAX_ACCOUNT_MAPS, MAX_ACCOUNT_VEHICLES } from "#workers/battles/store/ingest-battles.ts";
import { keepBattles } from "../support/battles.ts";
import { Browser, signedIn } from "../support/browser.ts";

const account = 500_000_001;
/** What a page's list and an answer may weigh, characters. */
const [MAX_LIST_LENGTH, MAX_ANSWER_LENGTH] = [50_000, 500_000];

/** Every page of a list, the first one first. */
function pagesOf<Row>(pageOf: (params: URLSearchParams) => ListPage<Row>): ListPage<Row>[] {
  const { pages } = pageOf(new URLSearchParams());
  return Array.from({ length: pages }, (_, before) => pageOf(new URLSearchParams({ page: String(before + 1) })));
}

function expectEachOnce(pages: ListPage<{ id: number }>[], ids: readonly number[]): void {
  const found = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(found.toSorted((a, b) => a - b)).toEqual(ids);
  for (const page of pages) {
    expect([page.rows.length <= 100, page.total]).toEqual([true, ids.length]);
    expect(JSON.stringify(page).length).toBeLessThan(MAX_LIST_LENGTH);
  }
}

const upTo = (max: number) => Array.from({ length: max }, (_, n) => n + 1);

it("an account with as much as is allowed is shown a page at a time", async () => {
  const owner = await signedIn(["wgauth", "commander-1", "?region=eu"]);
  await owner.post(`/api/wgauth/visibility?account_id=${account}&visibility=public`);
  // Hours apart, since a day has only so many battles.
  const battles = upTo(MAX_ACCOUNT_VEHICLES).map((tankId) => ({
    tankId,
    arenaId: String(tankId),
    arenaTypeId: 1 + (tankId % MAX_ACCOUNT_MAPS),
    markPercentage: tankId % 90,
    startedAt: 1_700_000_000 + tankId * 3600,
  }));
  expect(new Set(await keepBattles(account, battles))).toEqual(new Set(["taken"]));
  const stranger = new Browser();
  let answered = 0;
  const api = createPlayerBattlesApi(async (input) => {
    const answer = await stranger.get(String(input));
    answered = Math.max(answered, (await answer.clone().text()).length);
    return answer;
  });
  const [stats, maps] = [await api.stats(account, "all"), (await api.maps(account)) ?? []];
  expect([stats?.vehicles.length, maps.length]).toEqual([MAX_ACCOUNT_VEHICLES, MAX_ACCOUNT_MAPS]);
  expect(answered).toBeLessThan(MAX_ANSWER_LENGTH);
  const around = { table: null, vehicleOf: () => undefined, now: Date.now() };
  const marks = pagesOf((params) => marksList(stats ?? NO_STATS, null, params, around));
  expectEachOnce(marks, upTo(MAX_ACCOUNT_VEHICLES));
  expectEachOnce(
    pagesOf((params) => playedMaps(maps, null, params)),
    upTo(MAX_ACCOUNT_MAPS),
  );
});
