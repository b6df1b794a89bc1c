import { useRouteLoaderData } from "react-router";
import type { AdNetwork } from "#app/lib/ad-network.ts";

/** What ad slots show; the network is null when none is configured. */
export interface Ads {
  network: AdNetwork | null;
}

/** The ads that the layout's loader has decided on; null for visitors without ads. */
export function useAds(): Ads | null {
  return useRouteLoaderData<{ ads: Ads | null }>("routes/layout")?.ads ?? null;
}
