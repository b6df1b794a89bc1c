import { expect, it } from "vitest";
import { createPlayerBattlesApi } from "#app/api/players.ts";
import type { ListPage } from "#app/components/paged-list/list-page.ts";
import { pack } from "#app/lib/embedded-data/packed.ts";
import { mapsView } from "#app/players/maps/maps-view.ts";
import { marksView } from "#app/players/marks/marks-view.ts";
import { MAX_MAPS, MAX_VEHICLES } from "#workers/battles/store/ingest-battles.ts";
import { keepBattles } from "../support/battles.ts";
import { Browser } from "../support/browser.ts";

const account = 500_000_001;
/** What a page's list and an answer may weigh, characters. */
const [MOST_OF_LIST, MOST_OF_ANSWER] = [50_000, 500_000];

/** Every page of a list, the first one first. */
function pagesOf<Row>(view: (params: URLSearchParams) => ListPage<Row>): ListPage<Row>[] {
  const { pages } = view(new URLSearchParams());
  return Array.from({ length: pages }, (_, before) => view(new URLSearchParams({ page: String(before + 1) })));
}

function expectEachOnce(pages: ListPage<{ id: number }>[], ids: readonly number[]): void {
  const shown = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(shown.toSorted((a, b) => a - b)).toEqual(ids);
  for (const page of pages) {
    expect([page.rows.length <= 100, page.total]).toEqual([true, ids.length]);
    expect(pack(page).length).toBeLessThan(MOST_OF_LIST);
  }
}

const upTo = (most: number) => Array.from({ length: most }, (_, n) => n + 1);

it("an account with as much as is allowed is shown a page at a time", async () => {
  const owner = new Browser();
  await owner.signIn("wgauth", "commander-1", "?region=eu");
  await owner.post(`/api/wgauth/visibility?account_id=${account}&visibility=public`);
  // Hours apart, since a day has only so many battles.
  const battles = upTo(MAX_VEHICLES).map((tankId) => ({
    tankId,
    arenaId: String(tankId),
    arenaTypeId: 1 + (tankId % MAX_MAPS),
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
  const [figures, maps] = [await api.figures(account, "all"), (await api.maps(account)) ?? []];
  expect([figures?.vehicles.length, maps.length]).toEqual([MAX_VEHICLES, MAX_MAPS]);
  expect(answered).toBeLessThan(MOST_OF_ANSWER);
  const around = { table: null, vehicleOf: () => undefined, now: Date.now() };
  const marks = pagesOf((params) => marksView(figures?.marks ?? [], null, params, around));
  expectEachOnce(marks, upTo(MAX_VEHICLES));
  expectEachOnce(
    pagesOf((params) => mapsView(maps, null, params)),
    upTo(MAX_MAPS),
  );
});
