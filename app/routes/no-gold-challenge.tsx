import { redirect } from "react-router";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { ChallengePage } from "#app/features/challenge/challenge-page.tsx";
import { challengeView } from "#app/features/challenge/server/challenge-view.ts";
import { runsOfPage } from "#app/features/challenge/server/runs-of-page.ts";
import { CHALLENGE_PATH, challengeHref, isCanonical, parseChallenge } from "#app/game/challenge/query.ts";
import { previewAddress } from "#app/game/model/addresses/preview-path.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { parsePlanQuery } from "#app/widgets/research-plan/plan-query.ts";
import type { Route } from "./+types/no-gold-challenge.ts";
import type { RouteHandle } from "./layout.tsx";
import "virtual:uno:challenge.css";
import "#app/widgets/data-table/menus/menu-fields.css";

const DESCRIPTION =
  "The no-gold challenge: from tier I to X on what battles earn. The rules, which vehicles are eligible and why, a planner for experience, credits and battles, and the leaderboard.";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files, challenge } = context.get(apiContext);
  const plan = parsePlanQuery(url.searchParams);
  const address = { ...plan.address, ...parseChallenge(url.searchParams) };
  // A form without script sends empty fields: one address says one thing.
  if (!isCanonical(url.searchParams, address)) throw redirect(challengeHref(address));
  const orNull = context.get(orNullContext);
  const { ownXp, ...runs } = await runsOfPage(challenge, files, { page: address.page ?? 1, orNull, now: Date.now() });
  // Somebody who has a run sees its nation first.
  const ownNation = runs.own.state === "signed-in" ? runs.own.runs.find(({ run }) => run)?.run?.nation : undefined;
  const view = await challengeView(address, plan, files, { ownNation, ownXp });
  const version = await files.version();
  return { origin: context.get(originContext), version, address, plain: url.search === "", view, ...runs };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, version, plain } = loaderData;
  return pageMeta({
    title: "No-gold challenge",
    description: DESCRIPTION,
    origin,
    canonical: CHALLENGE_PATH,
    noindex: !plain,
    picture: {
      path: previewAddress(version, "no-gold-challenge"),
      alt: "No-gold challenge: from tier I to X on what battles earn, and how many steps each nation has.",
    },
  });
}

export const handle: RouteHandle = { crumbs: () => [{ label: "No-gold challenge" }] };

export default function NoGoldChallenge({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <ChallengePage {...loaderData} />
    </main>
  );
}
