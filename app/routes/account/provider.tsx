import { loadAccess } from "#app/account/load-access.ts";
import { PROVIDER_GUIDES } from "#app/account/providers/provider-page.tsx";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext } from "#app/context.ts";
import { STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import type { Route } from "./+types/provider.ts";

/** /patreon, /twitch and /google: one screen, by the path. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = STATUS_PROVIDERS.find((key) => url.pathname === `/${key}`) ?? "patreon";
  const { details, available, problem, now } = await loadAccess(context.get(apiContext), url);
  const origin = context.get(originContext);
  const { title, lead } = PROVIDER_GUIDES[provider];
  return {
    provider,
    title,
    lead,
    details,
    available: available[provider],
    problem,
    now,
    origin,
    plain: url.search === "",
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, lead } = loaderData;
  return pageMeta({
    title: `Sign in with ${title}`,
    description: `${lead} What you get by signing in to the Index with ${title}, and what the Index sees.`,
    origin: loaderData.origin,
    canonical: `/${loaderData.provider}`,
    noindex: !loaderData.plain,
  });
}

const fetchBody = () => import("#app/account/providers/provider-page.tsx").then(({ ProviderPage }) => ProviderPage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
