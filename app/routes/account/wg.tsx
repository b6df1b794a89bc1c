import { loadAccess } from "#app/account/load-access.ts";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext } from "#app/context.ts";
import type { Route } from "./+types/wg.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [access, newKey] = await Promise.all([loadAccess(api, url), api.stats.madeKey("read")]);
  return { ...access, newKey, origin: context.get(originContext), plain: url.search === "" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Game accounts",
    description: "Link up to three game accounts to the Index, choose the active one and who may see each player page.",
    origin: loaderData?.origin,
    canonical: "/wg",
    noindex: !loaderData?.plain,
  });
}

const fetchBody = () =>
  import("#app/account/my-account/game-accounts-page.tsx").then(({ GameAccountsPage }) => GameAccountsPage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
