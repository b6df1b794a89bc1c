import { useRouteLoaderData } from "react-router";
import type { loader } from "./layout.tsx";

/** What stands in ad slots; null for those who see the site without them. */
export function useAds() {
  return useRouteLoaderData<typeof loader>("routes/layout")?.ads ?? null;
}
