import { romanTier } from "#app/game/model/tiers.ts";

/** A tier as a roman numeral between two rules; read out as a plain number. */
export function TierDial({ tier, large = false }: { tier: number; large?: boolean }) {
  return (
    <span className={large ? "tier lg" : "tier"} role="img" aria-label={`Tier ${tier}`}>
      {romanTier(tier)}
    </span>
  );
}
