import { romanTier } from "#app/game/model/enumerations/tiers.ts";

/** A tier as a roman numeral between two lines; screen readers get a plain number. */
export function TierBadge({ tier, large = false }: { tier: number; large?: boolean }) {
  return (
    <span className={large ? "tier-dial tier-dial-large" : "tier-dial"} role="img" aria-label={`Tier ${tier}`}>
      {romanTier(tier)}
    </span>
  );
}
