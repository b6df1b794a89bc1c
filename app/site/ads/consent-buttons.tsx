import type { AdNetwork } from "#app/lib/ad-network.ts";
import { useAdConsent } from "#app/stores/ad-consent.ts";

interface ConsentButtonsProps {
  network: AdNetwork;
  onChosen?: () => void;
  className?: string;
}

/** The two answers, of the same size and weight, so that neither is pushed. */
export function ConsentButtons({ network, onChosen, className = "" }: ConsentButtonsProps) {
  const { choose } = useAdConsent();
  const say = (accepted: boolean) => {
    choose({ origin: network.origin, accepted, at: Date.now() });
    onChosen?.();
  };
  return (
    <div className={`flex flex-wrap gap-8px items-center ${className}`}>
      <button type="button" className="button button-small" onClick={() => say(true)}>
        Allow ads
      </button>
      <button type="button" className="button button-small" onClick={() => say(false)}>
        Refuse ads
      </button>
    </div>
  );
}
