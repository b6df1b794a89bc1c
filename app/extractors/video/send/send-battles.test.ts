import { expect, test } from "vitest";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { type SendState, sendBattles } from "./send-battles.ts";

const battle = (accountId: number, arenaId: number) => ({ accountId, arenaId: String(arenaId) }) as BattleRecord;
const many = Array.from({ length: 130 }, (_, at) => battle(1, at + 1));

function site(answer: (battles: BattleRecord[]) => Response) {
  const requests: [path: string, battles: number][] = [];
  const fetch = (async (path: string, { body }: { body: string }) => {
    const { battles } = JSON.parse(body) as { battles: BattleRecord[] };
    requests.push([path, battles.length]);
    return answer(battles);
  }) as unknown as typeof globalThis.fetch;
  return { requests, fetch };
}

const accept = (battles: BattleRecord[]) => Response.json({ taken: battles.length - 1, known: 1, refused: [] });

test("Each account's battles go to its own address, a hundred at once", async () => {
  const { requests, fetch } = site(accept);
  const states: SendState[] = [];
  const battles = [...many, battle(2, 999)];
  await sendBattles(battles, { fetch, signal: new AbortController().signal, report: (state) => states.push(state) });
  expect(requests).toEqual([
    ["/api/stats/accounts/1/arenas", 100],
    ["/api/stats/accounts/1/arenas", 30],
    ["/api/stats/accounts/2/arenas", 1],
  ]);
  expect(states.map(({ done }) => done)).toEqual([100, 130, 131]);
  expect(states.at(-1)).toMatchObject({ total: 131, taken: 128, known: 3, refused: [] });
});

test("A refused battle is named with the reason, in a later batch too", async () => {
  const { fetch } = site(({ length }) =>
    Response.json({ taken: 1, known: 0, refused: length < 100 ? [{ index: 1, message: "Too old." }] : [] }),
  );
  let last: SendState | undefined;
  const report = (state: SendState) => {
    last = state;
  };
  await sendBattles(many, { fetch, signal: new AbortController().signal, report });
  expect(last?.refused).toEqual([{ battle: battle(1, 102), message: "Too old." }]);
});

test("Battles that the site keeps waiting are reported and not sent again", async () => {
  const { requests, fetch } = site((battles) =>
    Response.json({ taken: 0, known: 0, waiting: battles.length, refused: [] }),
  );
  const states: SendState[] = [];
  await sendBattles(many, { fetch, signal: new AbortController().signal, report: (state) => states.push(state) });
  expect(requests).toHaveLength(2);
  expect(states.at(-1)).toMatchObject({ done: 130, taken: 0, waiting: 130 });
});

test("A stopped sending sends no further batch", async () => {
  const work = new AbortController();
  const { requests, fetch } = site(accept);
  await sendBattles(many, { fetch, signal: work.signal, report: () => work.abort() });
  expect(requests).toHaveLength(1);
});

test("A failure is told in the site's words, and what was answered before was reported", async () => {
  let answers = 0;
  const { fetch } = site((battles) => {
    answers += 1;
    if (answers === 1) return accept(battles);
    return Response.json({ error: { code: "too_many", message: "Too many deliveries." } }, { status: 429 });
  });
  const states: SendState[] = [];
  const sending = sendBattles(many, {
    fetch,
    signal: new AbortController().signal,
    report: (state) => states.push(state),
  });
  await expect(sending).rejects.toThrow("Too many deliveries.");
  expect(states).toHaveLength(1);
});

test("Without an answer it says so", async () => {
  const fetch = (() => Promise.reject(new TypeError("Failed to fetch"))) as typeof globalThis.fetch;
  const options = { fetch, signal: new AbortController().signal, report: () => undefined };
  await expect(sendBattles([battle(1, 1)], options)).rejects.toThrow("The Index did not answer.");
});
