import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext } from "#app/context.ts";
import { DOCUMENT_NAMES } from "#app/game/site/document.ts";
import type { Route } from "./+types/document.ts";
import type { RouteHandle } from "./layout.tsx";
import { pageNotFound } from "./page-not-found.ts";
import "#app/components/rich-text/document-page.css";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { content } = context.get(apiContext);
  const name = DOCUMENT_NAMES.find((candidate) => url.pathname.replace(/\/$/, "") === `/${candidate}`);
  if (!name) throw pageNotFound({ request, url });
  const [document, operator] = await Promise.all([content.document(name), content.operator()]);
  return { origin: context.get(originContext), path: `/${name}`, document, operator };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData.document;
  return pageMeta({ title, description, origin: loaderData.origin, canonical: loaderData.path });
}

export const handle: RouteHandle = {
  crumbs: (loaderData) => [
    { label: (loaderData as { document: { title: string } } | undefined)?.document.title ?? "" },
  ],
};

const fetchBody = () => import("#app/site/documents/document-page.tsx").then(({ DocumentPage }) => DocumentPage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
