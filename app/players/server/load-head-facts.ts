import type { RouterContextProvider } from "react-router";
import { apiContext, orNullContext } from "#app/context.ts";
import { type HeadFacts, headFacts } from "../frame/head-facts.ts";

/** For pages that show no stats of a window: the player facts in the head of every page. */
export async function loadHeadFacts(
  context: Readonly<RouterContextProvider>,
  accountId: number,
  now: number,
): Promise<HeadFacts> {
  const { playerBattles, playerStatistics } = context.get(apiContext);
  const [own, published] = await Promise.all([
    context.get(orNullContext)(playerBattles.stats(accountId, "all")),
    playerStatistics.of(accountId),
  ]);
  return headFacts(own?.lastAt ?? null, published, now);
}
