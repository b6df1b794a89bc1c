import { type ComponentType, useEffect, useState } from "react";
import type { AdNetwork } from "#app/lib/ad-network.ts";
import { HouseNote } from "./house-note.tsx";
import type { NetworkAdProps } from "./network-ad.tsx";

/** Where a slot stands: below the content of a page, or beside it. */
export type AdPlace = "foot" | "side";

interface AdSlotProps {
  /** Null as long as no network is configured. */
  network: AdNetwork | null;
  place: AdPlace;
}

/**
 * The space for an advertisement, of a fixed height from the first paint. The first HTML has the house note;
 * what asks for consent and frames the network comes by script, and only where there is a network.
 */
export function AdSlot({ network, place }: AdSlotProps) {
  const [NetworkAd, setNetworkAd] = useState<ComponentType<NetworkAdProps>>();
  useEffect(() => {
    if (!network) return;
    import("./network-ad.tsx").then(
      (loaded) => setNetworkAd(() => loaded.NetworkAd),
      // The house note stays: no visitor is to miss anything for an advertisement.
      () => undefined,
    );
  }, [network]);
  return (
    <section className={`support ${place}`} aria-label="Support the Index">
      {network && NetworkAd ? <NetworkAd network={network} place={place} /> : <HouseNote />}
    </section>
  );
}
