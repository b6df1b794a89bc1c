import { TIERS } from "#app/game/model/enumerations/tiers.ts";

interface TierBandProps {
  /** Tiers at which a map comes up. */
  spans: readonly (readonly [number, number])[];
  /** Tiers that are asked for. */
  asked: readonly number[];
  /** The same in words. */
  words: string;
}

/** The eleven tiers, of which some are lit. */
export function TierBand({ spans, asked, words }: TierBandProps) {
  const classOf = (tier: number) => {
    if (!spans.some(([lowest, highest]) => tier >= lowest && tier <= highest)) return undefined;
    return asked.includes(tier) ? "asked" : "lit";
  };
  return (
    <span className="rotation-band" role="img" aria-label={words} title={words}>
      {TIERS.map((tier) => (
        <i key={tier} className={classOf(tier)} />
      ))}
    </span>
  );
}
