/** An alias of vite.config.ts for React's synchronous server build alone. */
declare module "react-dom/server.sync" {
  export { renderToString } from "react-dom/server";
}
