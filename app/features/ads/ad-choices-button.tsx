import { type ComponentType, useState } from "react";
import type { AdNetwork } from "#app/lib/ad-network.ts";
import type { AdChoicesProps } from "./ad-choices.tsx";

/** In the footer of every page, where a network is configured: the way back to the choice. Needs script, as ads do. */
export function AdChoicesButton({ network }: { network: AdNetwork }) {
  const [Choices, setChoices] = useState<ComponentType<AdChoicesProps> | null>(null);
  const open = () =>
    import("./ad-choices.tsx").then(
      (loaded) => setChoices(() => loaded.AdChoices),
      // Offline or a build ago: another click tries again.
      () => undefined,
    );
  return (
    <>
      <button type="button" className="js-only" aria-haspopup="dialog" onClick={open}>
        Ad choices
      </button>
      {Choices && <Choices network={network} onClose={() => setChoices(null)} />}
    </>
  );
}
