import { useEffect } from "react";
import { Dialog } from "#app/components/dialog/dialog.tsx";
import type { AdNetwork } from "#app/lib/ad-network.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";
import { useAdConsent } from "#app/stores/ad-consent.ts";
import { ConsentButtons } from "./consent-buttons.tsx";

export interface AdChoicesProps {
  network: AdNetwork;
  onClose(): void;
}

/** Shows what the visitor chose and when, and lets them choose again. */
export function AdChoices({ network, onClose }: AdChoicesProps) {
  const { consent, restore } = useAdConsent();
  useEffect(restore, [restore]);
  const said = consent?.origin === network.origin ? consent : null;
  return (
    <Dialog label="Ad choices" className="dialog-box gap-12px max-w-520px p-24px" onClose={onClose}>
      <h2 className="heading-2">Ad choices</h2>
      <p>
        {said
          ? `You ${said.accepted ? "allowed" : "refused"} ads from ${network.name} ${relativeTime(said.at, Date.now())}.`
          : `You have not decided about ads from ${network.name} yet. None load until you do.`}
      </p>
      <p className="color-text-2">
        If you allow ads, they load from {new URL(network.origin).host} into a sealed frame. They see neither this page
        nor your account, and have no cookies or storage. Their server learns your IP address, as every server does.
      </p>
      <ConsentButtons network={network} onChosen={onClose} />
    </Dialog>
  );
}
