import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext } from "#app/context.ts";
import { callGroups } from "#app/site/open-calls/call-groups.ts";
import type { OpenCallsProps } from "#app/site/open-calls/open-calls-page.tsx";
import type { Route } from "./+types/open-calls.ts";
import "#app/components/rich-text/document-page.css";

export async function loader({ context }: Route.LoaderArgs) {
  const document = await context.get(apiContext).openCalls();
  return {
    origin: context.get(originContext),
    about: document?.info.description ?? "",
    groups: document ? callGroups(document) : [],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Open calls",
    description:
      "The data of the Index for your own programs: tables of vehicles and modules, loadouts, averages, battles, news and calendar, described call by call.",
    origin: loaderData?.origin,
    canonical: "/open-calls",
  });
}

const fetchBody = () => import("#app/site/open-calls/open-calls-page.tsx").then(({ OpenCallsPage }) => OpenCallsPage);
export default lateRoute<OpenCallsProps>(fetchBody, import.meta.env.SSR && (await fetchBody()));
