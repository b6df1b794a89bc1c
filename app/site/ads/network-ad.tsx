import { useEffect } from "react";
import type { AdNetwork } from "#app/lib/ad-network.ts";
import { useAdConsent } from "#app/stores/ad-consent.ts";
import { ConsentButtons } from "./consent-buttons.tsx";
import { type AdPlacement, HouseAd } from "./house-ad.tsx";

export interface NetworkAdProps {
  network: AdNetwork;
  placement: AdPlacement;
}

/** A slot of a network: the question until it is answered, then the network's frame or the house ad. */
export function NetworkAd({ network, placement }: NetworkAdProps) {
  const { consent, restore } = useAdConsent();
  useEffect(restore, [restore]);
  // A consent that was given to another network does not count.
  if (consent?.origin !== network.origin) {
    return (
      <div>
        <p>
          May {network.name} show an advertisement here? It would load from {new URL(network.origin).host}.
        </p>
        <ConsentButtons network={network} className="justify-center mt-10px" />
      </div>
    );
  }
  if (!consent.accepted) return <HouseAd />;
  const source = new URL(network.frameUrl);
  source.searchParams.set("slot", placement);
  return (
    <>
      <span className="note">Advertisement</span>
      <iframe
        className={placement === "foot" ? "w-full h-100px" : "w-full h-250px"}
        title={`Advertisement of ${network.name}`}
        // Without allow-same-origin the frame has no cookies and no storage, not even its own.
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        allow=""
        referrerPolicy="origin"
        loading="lazy"
        src={source.href}
      />
    </>
  );
}
