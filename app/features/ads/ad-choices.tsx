import { useEffect } from "react";
import type { AdNetwork } from "#app/lib/ad-network.ts";
import { relativeTime } from "#app/lib/relative-time.ts";
import { useAdConsent } from "#app/stores/ad-consent.ts";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { ConsentButtons } from "./consent-buttons.tsx";

export interface AdChoicesProps {
  network: AdNetwork;
  onClose(): void;
}

/** What was chosen, when, and the two answers anew. */
export function AdChoices({ network, onClose }: AdChoicesProps) {
  const { consent, restore } = useAdConsent();
  useEffect(restore, [restore]);
  const said = consent?.origin === network.origin ? consent : null;
  return (
    <Dialog label="Ad choices" className="dlg ad-choices" onClose={onClose}>
      <h2 className="h2">Ad choices</h2>
      <p>
        {said
          ? `You ${said.accepted ? "allowed" : "refused"} ads from ${network.name} ${relativeTime(said.at, Date.now())}.`
          : `You have not decided about ads from ${network.name} yet. None load until you do.`}
      </p>
      <p className="t2">
        If you allow ads, they load from {new URL(network.origin).host} into a sealed frame. They see neither this page
        nor your account, and have no cookies or storage. Their server learns your IP address, as every server does.
      </p>
      <ConsentButtons network={network} onChosen={onClose} />
    </Dialog>
  );
}
