import { data } from "react-router";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import type { LargeStat } from "#app/components/large-stat-grid.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext } from "#app/context.ts";
import { playerCrumbs } from "#app/players/frame/player-meta.ts";
import { tabHref } from "#app/players/frame/player-tabs.tsx";
import { loadHeadFacts, loadPlayer } from "#app/players/server/load-player.ts";
import { loadReferences } from "#app/players/server/load-references.ts";
import type { RouteHandle } from "../layout.tsx";
import { pageNotFound, playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/battle.ts";
import "#app/players/player-page.css";
import type { KnownBattle } from "#app/game/battles/answers.ts";
import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import { PERFORMANCE_LABELS } from "#app/game/model/enumerations/performance-levels.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { clockText } from "#app/game/video/clock.ts";
import { assisted, type BattleContext, battleRow, battleWn8 } from "#app/players/battles/battle-rows.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const known = /^[1-9]\d{0,19}$/.test(params.arena_id);
  const [battle, about, references] = await Promise.all([
    known ? context.get(apiContext).playerBattles.battle(player.accountId, params.arena_id) : null,
    loadHeadFacts(context, player.accountId, now),
    loadReferences(context),
  ]);
  if (battle === null) {
    throw pageNotFound({ request, url }, tabHref(head.path, "battles", null));
  }
  return data({ head, about, content: battleContent(battle, { ...references, path: head.path, now }) }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, content } = loaderData;
  return pageMeta({
    title: `${content.title}, ${head.nickname}`,
    description: `A battle of ${head.nickname}: ${content.title}.`,
    origin: head.origin,
    canonical: content.row.path,
    noindex: true,
    picture: head.picture,
  });
}

export const handle: RouteHandle = { crumbs: playerCrumbs("Battle") };

const fetchBody = () => import("#app/players/battles/battle-page.tsx").then(({ PlayerBattlePage }) => PlayerBattlePage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));

const MASTERY = ["None", "III", "II", "I", "Ace Tanker"];

/** One battle of a player, with everything its results report. */
function battleContent(battle: KnownBattle, context: BattleContext) {
  const row = battleRow(battle, context);
  const wn8 = battleWn8(battle, context.expectedOf);
  return { row, title: titleOf(row), stats: [wn8Stat(wn8), ...statsOf(battle)], facts: factsOf(battle) };
}

function titleOf({ vehicle, map, outcome }: ReturnType<typeof battleRow>): string {
  return `${OUTCOME_LABELS[outcome]} in the ${vehicle?.name ?? "Unknown vehicle"} on ${map.name}`;
}

const wn8Stat = (value: number | null): LargeStat => ({
  label: "WN8",
  text: value === null ? null : formatNumber(value),
  ...(value !== null && { level: wn8Level(value) }),
  note: value === null ? "" : PERFORMANCE_LABELS[wn8Level(value)],
});

function statsOf(battle: KnownBattle): LargeStat[] {
  const stat = (label: string, value: number | null, note = ""): LargeStat => ({
    label,
    note,
    text: value === null ? null : formatNumber(value),
  });
  const { shots, hits, penetrations, assistedBySpotting, assistedByTracking, assistedByStun } = battle;
  const assists = [
    { by: "spotting", damage: assistedBySpotting },
    { by: "tracking", damage: assistedByTracking },
    { by: "stun", damage: assistedByStun },
  ];
  const labels = assists.flatMap(({ by, damage }) => (damage ? [`${formatNumber(damage)} by ${by}`] : []));
  const fired =
    shots === null || hits === null
      ? ""
      : `${hits} of ${shots} shots hit${penetrations === null ? "" : `, ${penetrations} penetrated`}`;
  return [
    stat("Damage", battle.damageDealt, fired),
    stat("Assisted damage", assisted(battle), labels.join(", ")),
    stat("Blocked damage", battle.damageBlocked),
    stat("Damage received", battle.damageReceived),
    stat("Kills", battle.kills),
    stat("Spotted", battle.spotted),
    stat("Base XP", battle.baseXp),
  ];
}

/** The rest, as label and text; unreported values are left out. */
function factsOf(battle: KnownBattle): { label: string; text: string }[] {
  const { duration, lifeTime, survived, mastery, marks, markPercentage, averageCombined } = battle;
  const facts: { label: string; text: string | null }[] = [
    { label: "Survived", text: survived === null ? null : survived ? "Yes" : "No" },
    { label: "In the battle", text: lifeTime === null ? null : clockText(lifeTime) },
    { label: "Length", text: clockText(duration) },
    { label: "Base captured", text: battle.capturePoints === null ? null : `${battle.capturePoints} points` },
    { label: "Base defended", text: battle.defencePoints === null ? null : `${battle.defencePoints} points` },
    { label: "Mastery badge", text: mastery === null ? null : (MASTERY[mastery] ?? null) },
    {
      label: "Marks after it",
      text:
        marks === null && markPercentage === null
          ? null
          : `${marks ?? 0} of 3${markPercentage === null ? "" : ` (${markPercentage}%)`}`,
    },
    { label: "Average combined damage", text: averageCombined === null ? null : formatNumber(averageCombined) },
    { label: "Client", text: battle.clientVersion },
  ];
  return facts.flatMap(({ label, text }) => (text === null ? [] : [{ label, text }]));
}
