import type { AdNetwork } from "#app/lib/ad-network.ts";
import { useAdConsent } from "#app/stores/ad-consent.ts";

interface ConsentButtonsProps {
  network: AdNetwork;
  /** What follows a choice. */
  onChosen?: () => void;
}

/** The two answers, of the same size and weight: neither is the one to be pushed. */
export function ConsentButtons({ network, onChosen }: ConsentButtonsProps) {
  const { choose } = useAdConsent();
  const say = (accepted: boolean) => {
    choose({ origin: network.origin, accepted, at: Date.now() });
    onChosen?.();
  };
  return (
    <div className="row">
      <button type="button" className="btn sm" onClick={() => say(true)}>
        Allow ads
      </button>
      <button type="button" className="btn sm" onClick={() => say(false)}>
        Refuse ads
      </button>
    </div>
  );
}
