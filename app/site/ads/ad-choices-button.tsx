import { type ComponentType, useState } from "react";
import { createPortal } from "react-dom";
import { waitsForConnection } from "#app/components/toasts/when-online.ts";
import type { AdNetwork } from "#app/lib/ad-network.ts";
import type { AdChoicesProps } from "./ad-choices.tsx";

/**
 * In the footer of every page where a network is configured: opens the consent choice again. Needs script, as ads do.
 */
export function AdChoicesButton({ network }: { network: AdNetwork }) {
  const [Choices, setChoices] = useState<ComponentType<AdChoicesProps> | null>(null);
  const open = (): Promise<void> =>
    import("./ad-choices.tsx").then(
      (loaded) => setChoices(() => loaded.AdChoices),
      // The chunk cannot be loaded; one of an older build reloads the page.
      () => {
        waitsForConnection("Ad choices open once you’re back online.", open);
      },
    );
  return (
    <>
      <button type="button" className="js-only" aria-haspopup="dialog" onClick={open}>
        Ad choices
      </button>
      {/* Outside of the footer, whose links and buttons are drawn in their own way. */}
      {Choices && createPortal(<Choices network={network} onClose={() => setChoices(null)} />, document.body)}
    </>
  );
}
