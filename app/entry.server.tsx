import { renderToString } from "react-dom/server.sync";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { nonceContext, reportErrorContext } from "./context.ts";
import { NonceContext } from "./lib/nonce.ts";
import { atEndOfBody, createTolerantHydrationScript } from "./lib/server/hydration-data-script.ts";

const hydrationScriptOrNothing = createTolerantHydrationScript();

/**
 * Renders a document in one go. No route defers data, so there is nothing to stream, and the synchronous
 * renderer needs half the time. React Router would write its loader data into the page by a Suspense
 * boundary, which this renderer cannot wait for: the stream is taken out before and written
 * as one script at the end (docs/internals.md names what this relies on).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  headers.append("vary", "cookie");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const nonce = loadContext.get(nonceContext);
  const handoff = routerContext.serverHandoffStream;
  const context = { ...routerContext, serverHandoffStream: undefined };
  let html: string;
  try {
    html = renderToString(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
    );
  } catch (error) {
    console.error(error);
    // The router renders once more, with the error boundary; what is thrown here is what the boundary shows.
    throw loadContext.get(reportErrorContext)(error, "render");
  }
  const report = (error: unknown) => {
    console.error(error);
    loadContext.get(reportErrorContext)(error, "hydration-data");
  };
  const script = handoff ? await hydrationScriptOrNothing(handoff, nonce, report) : "";
  return new Response(`<!DOCTYPE html>${atEndOfBody(html, script)}`, { status, headers });
}

/** Errors of loaders and of rendering: for the operator's log; the visitor gets the error page. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  // A Response is one that was reported and logged already, or thrown on purpose.
  if (request.signal.aborted || error instanceof Response) return;
  // What somebody sends to a page that takes nothing is no fault of ours, and not to fill the log.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(error);
};
