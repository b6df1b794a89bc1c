import type { ComponentType } from "react";
import { data } from "react-router";
import type { BigFigure } from "#app/components/figure-grid.tsx";
import { LateBoundary, lateBody } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext } from "#app/context.ts";
import type { PlayerBattleProps } from "#app/players/battles/battle-page.tsx";
import { playerCrumbs } from "#app/players/frame/player-meta.ts";
import { tabHref } from "#app/players/frame/player-tabs.tsx";
import { loadHeadFacts } from "#app/players/server/load-head-facts.ts";
import { loadPlayer } from "#app/players/server/load-player.ts";
import { loadWords } from "#app/players/server/load-words.ts";
import type { RouteHandle } from "../layout.tsx";
import { pageNotFound, playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/battle.ts";
import "#app/players/player-page.css";
import type { KnownBattle } from "#app/game/battles/answers.ts";
import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import { PERFORMANCE_LABELS } from "#app/game/model/enumerations/performance-levels.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { assisted, type BattleWords, battleRow, battleWn8 } from "#app/players/battles/battle-rows.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const known = /^[1-9]\d{0,19}$/.test(params.arena_id);
  const [battle, about, words] = await Promise.all([
    known ? context.get(apiContext).playerBattles.battle(player.accountId, params.arena_id) : null,
    loadHeadFacts(context, player.accountId, now),
    loadWords(context),
  ]);
  if (battle === null) {
    throw pageNotFound({ request, url }, tabHref(head.path, "battles", null));
  }
  return data({ head, about, view: battleView(battle, { ...words, path: head.path, now }) }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, view } = loaderData;
  return pageMeta({
    title: `${view.title}, ${head.nickname}`,
    description: `A battle of ${head.nickname}: ${view.title}.`,
    origin: head.origin,
    canonical: view.row.path,
    noindex: true,
  });
}

export const handle: RouteHandle = { crumbs: playerCrumbs("Battle") };

const Body: ComponentType<PlayerBattleProps> = import.meta.env.SSR
  ? (await import("#app/players/battles/battle-page.tsx")).PlayerBattlePage
  : lateBody(() => import("#app/players/battles/battle-page.tsx").then(({ PlayerBattlePage }) => PlayerBattlePage));

export default function PlayerBattle({ loaderData }: Route.ComponentProps) {
  return (
    <LateBoundary>
      <Body {...loaderData} />
    </LateBoundary>
  );
}

const MASTERY = ["None", "III", "II", "I", "Ace Tanker"];

/** One battle of a player: everything that its results told. */
function battleView(battle: KnownBattle, words: BattleWords) {
  const row = battleRow(battle, words);
  const wn8 = battleWn8(battle, words.expectedOf);
  return { row, title: titleOf(row), figures: [wn8Figure(wn8), ...figuresOf(battle)], facts: factsOf(battle) };
}

function titleOf({ vehicle, map, outcome }: ReturnType<typeof battleRow>): string {
  return `${OUTCOME_LABELS[outcome]} in the ${vehicle?.name ?? "Unknown vehicle"} on ${map.name}`;
}

const wn8Figure = (value: number | null): BigFigure => ({
  label: "WN8",
  text: value === null ? null : formatNumber(value),
  ...(value !== null && { level: wn8Level(value) }),
  note: value === null ? "" : PERFORMANCE_LABELS[wn8Level(value)],
});

function figuresOf(battle: KnownBattle): BigFigure[] {
  const figure = (label: string, value: number | null, note = ""): BigFigure => ({
    label,
    note,
    text: value === null ? null : formatNumber(value),
  });
  const { shots, hits, penetrations, assistedBySpotting, assistedByTracking, assistedByStun } = battle;
  const parts = [
    ["spotting", assistedBySpotting],
    ["tracking", assistedByTracking],
    ["stun", assistedByStun],
  ] as const;
  const told = parts.flatMap(([by, value]) => (value ? [`${formatNumber(value)} by ${by}`] : []));
  const fired =
    shots === null || hits === null
      ? ""
      : `${hits} of ${shots} shots hit${penetrations === null ? "" : `, ${penetrations} through`}`;
  return [
    figure("Damage", battle.damageDealt, fired),
    figure("Assisted damage", assisted(battle), told.join(", ")),
    figure("Blocked damage", battle.damageBlocked),
    figure("Damage received", battle.damageReceived),
    figure("Kills", battle.kills),
    figure("Spotted", battle.spotted),
    figure("Base XP", battle.baseXp),
  ];
}

/** The rest, as pairs of words; what was not told is left out. */
function factsOf(battle: KnownBattle): { label: string; text: string }[] {
  const { duration, lifeTime, survived, mastery, marks, markPercentage, averageCombined } = battle;
  const facts: [string, string | null][] = [
    ["Survived", survived === null ? null : survived ? "Yes" : "No"],
    ["In the battle", lifeTime === null ? null : clock(lifeTime)],
    ["Length", clock(duration)],
    ["Base captured", battle.capturePoints === null ? null : `${battle.capturePoints} points`],
    ["Base defended", battle.defencePoints === null ? null : `${battle.defencePoints} points`],
    ["Mastery badge", mastery === null ? null : (MASTERY[mastery] ?? null)],
    [
      "Marks after it",
      marks === null && markPercentage === null
        ? null
        : `${marks ?? 0} of 3${markPercentage === null ? "" : ` (${markPercentage}%)`}`,
    ],
    ["Average combined damage", averageCombined === null ? null : formatNumber(averageCombined)],
    ["Client", battle.clientVersion],
  ];
  return facts.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]));
}

/** Minutes and seconds. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
