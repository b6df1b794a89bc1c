import type { Context } from "hono";
import { createStaticHandler, isRouteErrorResponse, type RouteObject, type ServerBuild } from "react-router";
import { PAGES } from "#app/pages/pages.ts";
import type { SiteEnv } from "#workers/env.ts";
import { apiError, apiErrorBody } from "#workers/http/api-error.ts";
import { isPublicPage } from "../cache/cache-key.ts";
import type { Dispatch } from "./dispatch.ts";
import type { RenderPage } from "./page.ts";
import { pageContext } from "./page-context.ts";

/** Routes that load what all pages below them show. */
const shared: ReadonlySet<string> = new Set(PAGES.flatMap(({ within }) => within ?? []));

/**
 * Answers with a page's loader data by route, without its layouts and without rendering. Made once from the build's
 * routes.
 */
export function createLoadData(build: ServerBuild): RenderPage {
  const handler = createStaticHandler(routesBelow(build, undefined));
  return async (request, context) => {
    const result = await handler.query(request, { requestContext: context });
    if (result instanceof Response) return result;
    const [error] = Object.values(result.errors ?? {});
    if (error === undefined) return Response.json(result.loaderData);
    const status = isRouteErrorResponse(error) ? error.status : 500;
    return Response.json(apiErrorBody("unavailable", "There is no data for this page."), { status });
  };
}

/**
 * `{path}/_payload.json`: the data of a page that is the same for everyone. A build id or a time in the query
 * only bypasses older copies.
 */
export function payload(loadData: RenderPage, dispatch: Dispatch) {
  return async (c: Context<SiteEnv>): Promise<Response> => {
    const url = new URL(c.req.url);
    url.pathname = url.pathname.replace(/\/?_payload\.json$/, "") || "/";
    url.search = "";
    const notFound = () => apiError(c, "not_found", `There is no payload for ${url.pathname}.`);
    if (!isPublicPage(url.pathname)) return notFound();
    // Stored in shared caches, so it is made for a visitor without cookies.
    const { context, isComplete } = pageContext(c, dispatch, "anyone");
    const answer = await loadData(new Request(url), context);
    // An outdated vehicle name: the redirect would lead to a page, not to data.
    if (answer.status >= 300) return notFound();
    answer.headers.set("cache-control", isComplete() ? "public, max-age=60" : "no-store");
    return answer;
  };
}

function routesBelow(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, module, index } = route;
    // Layouts may load the visitor's data, so only loaders of the page itself and of shared parts run.
    const loader = index || path || shared.has(`${id}.tsx`) ? (module.loader as RouteObject["loader"]) : undefined;
    return [index ? { id, index: true, loader } : { id, path, loader, children: routesBelow(build, id) }];
  });
}
