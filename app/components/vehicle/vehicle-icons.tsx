import {
  CLASS_ICONS,
  CLASS_LABELS,
  type ClassIcon as Glyph,
  type VehicleClass,
} from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";

/** Written out in full, because the style sheet is generated from the class names in the sources. */
const CLASS_NAMES: Record<Glyph, string> = {
  light: "class-icon color-wg-light i-own-class-light",
  medium: "class-icon color-wg-medium i-own-class-medium",
  heavy: "class-icon color-wg-heavy i-own-class-heavy",
  td: "class-icon color-wg-td i-own-class-td",
  spg: "class-icon color-wg-spg i-own-class-spg",
};

/** The glyph of a vehicle class; recognisable by shape alone, without the colour. */
export function ClassIcon({ type }: { type: VehicleClass }) {
  const label = CLASS_LABELS[type];
  return <i className={CLASS_NAMES[CLASS_ICONS[type]]} role="img" aria-label={label} title={label} />;
}

/** Written out in full, because the style sheet is generated from the class names in the sources. */
const NATION_NAMES: Record<Nation, string> = {
  germany: "nation-icon i-own-nation-germany",
  ussr: "nation-icon i-own-nation-ussr",
  usa: "nation-icon i-own-nation-usa",
  france: "nation-icon i-own-nation-france",
  uk: "nation-icon i-own-nation-uk",
  china: "nation-icon i-own-nation-china",
  japan: "nation-icon i-own-nation-japan",
  czech: "nation-icon i-own-nation-czech",
  poland: "nation-icon i-own-nation-poland",
  sweden: "nation-icon i-own-nation-sweden",
  italy: "nation-icon i-own-nation-italy",
};

export function NationIcon({ nation }: { nation: Nation }) {
  const label = NATION_LABELS[nation];
  return <i className={NATION_NAMES[nation]} role="img" aria-label={label} title={label} />;
}

/** A tier as a roman numeral between two lines; screen readers get a plain number. */
export function TierBadge({ tier, large = false }: { tier: number; large?: boolean }) {
  return (
    <span className={large ? "tier-dial tier-dial-large" : "tier-dial"} role="img" aria-label={`Tier ${tier}`}>
      {romanTier(tier)}
    </span>
  );
}
