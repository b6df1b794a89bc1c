import { redirect } from "react-router";
import { challengeContent } from "#app/challenge/server/challenge-content.ts";
import { runsOfPage } from "#app/challenge/server/runs-of-page.ts";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { parsePlanQuery } from "#app/components/research-plan/plan-query.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { CHALLENGE_PATH, challengeHref, isCanonical, parseChallenge } from "#app/game/challenge/query.ts";
import { previewAddress } from "#app/game/model/addresses/preview-path.ts";
import type { Route } from "./+types/no-gold-challenge.ts";
import "#app/challenge/challenge-page.css";

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
  const content = await challengeContent(address, plan, files, { ownNation, ownXp });
  const version = await files.version();
  return { origin: context.get(originContext), version, address, plain: url.search === "", content, ...runs };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, version, plain } = loaderData;
  return pageMeta({
    title: "No-gold challenge",
    description: DESCRIPTION,
    origin,
    canonical: CHALLENGE_PATH,
    noindex: !plain,
    view: location,
    picture: {
      path: previewAddress(version, "no-gold-challenge"),
      alt: "No-gold challenge: from tier I to X on what battles earn, and how many steps each nation has.",
    },
  });
}

const fetchBody = () => import("#app/challenge/challenge-page.tsx").then(({ ChallengePage }) => ChallengePage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
