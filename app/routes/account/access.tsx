import { loadAccess } from "#app/account/load-access.ts";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext } from "#app/context.ts";
import type { Route } from "./+types/access.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const access = await loadAccess(context.get(apiContext), url);
  return { ...access, origin: context.get(originContext), plain: url.search === "" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Access",
    description:
      "Sign in to the Index with Patreon, Twitch, YouTube or your game account: what each link gives, your linked accounts, sessions and data.",
    origin: loaderData?.origin,
    canonical: "/access",
    noindex: !loaderData?.plain,
  });
}

const fetchBody = () => import("#app/account/access-page.tsx").then(({ AccessPage }) => AccessPage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
