import { type ComponentType, useEffect, useState } from "react";
import type { AdNetwork } from "#app/lib/ad-network.ts";
import { type AdPlacement, HouseAd } from "./house-ad.tsx";
import type { NetworkAdProps } from "./network-ad.tsx";

interface AdSlotProps {
  /** Null if no network is configured. */
  network: AdNetwork | null;
  placement: AdPlacement;
}

/**
 * A fixed height, so that nothing moves when content arrives: 250 or 100 px for an advertisement, plus a line above
 * that labels it.
 */
const SLOT = `grid place-items-center content-center px-16px border border-dashed border-border-strong rounded-4
  color-text-3 text-12 text-center [&:has(iframe)]:px-0 print:hidden`;
const PLACEMENT_CLASSES: Record<AdPlacement, string> = {
  foot: `gap-4px w-[calc(100%-2*var(--s-5))] max-w-[calc(var(--page-max)-2*var(--s-5))] h-134px mx-auto mb-32px
    lt-tablet:w-[calc(100%-32px)] lt-tablet:mb-24px`,
  side: "col-span-full h-284px",
};

/**
 * The space for an advertisement, of a fixed height from the first paint. The first HTML has the house ad; a script
 * adds the consent prompt and the network's frame, and only if there is a network.
 */
export function AdSlot({ network, placement }: AdSlotProps) {
  const [NetworkAd, setNetworkAd] = useState<ComponentType<NetworkAdProps>>();
  useEffect(() => {
    if (!network) return;
    import("./network-ad.tsx").then(
      (loaded) => setNetworkAd(() => loaded.NetworkAd),
      // Where the network's script fails the house ad stays; it is no error for the visitor.
      () => undefined,
    );
  }, [network]);
  return (
    <section className={`${SLOT} ${PLACEMENT_CLASSES[placement]}`} aria-label="Support the Index">
      {network && NetworkAd ? <NetworkAd network={network} placement={placement} /> : <HouseAd />}
    </section>
  );
}
