import { useEffect } from "react";
import type { AdNetwork } from "#app/lib/ad-network.ts";
import { useAdConsent } from "#app/stores/ad-consent.ts";
import type { AdPlace } from "./ad-slot.tsx";
import { ConsentButtons } from "./consent-buttons.tsx";
import { HouseNote } from "./house-note.tsx";

export interface NetworkAdProps {
  network: AdNetwork;
  place: AdPlace;
}

/** A slot of a network: the question until it is answered, then the network's frame or the house note. */
export function NetworkAd({ network, place }: NetworkAdProps) {
  const { consent, restore } = useAdConsent();
  useEffect(restore, [restore]);
  // Said of another network it says nothing of this one.
  if (consent?.origin !== network.origin) {
    return (
      <div>
        <p>
          May {network.name} show an advertisement here? It would load from {new URL(network.origin).host}.
        </p>
        <ConsentButtons network={network} />
      </div>
    );
  }
  if (!consent.accepted) return <HouseNote />;
  const source = new URL(network.frameUrl);
  source.searchParams.set("slot", place);
  return (
    <>
      <span className="note">Advertisement</span>
      <iframe
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
