import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** The page in one piece. Without an entry of its own the router's build would install a library for one. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set("Content-Type", "text/html");
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
