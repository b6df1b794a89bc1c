import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";

/** For the router's own build, which makes the page once for the browser. */
export * from "virtual:react-router/server-build";

const handle = createRequestHandler(build, "production");

/** The page made anew for each request, as our Worker does. */
export default { fetch: (request: Request) => handle(request, new RouterContextProvider()) };
