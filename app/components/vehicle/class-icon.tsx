import {
  CLASS_ICONS,
  CLASS_LABELS,
  type ClassIcon as Glyph,
  type VehicleClass,
} from "#app/game/model/enumerations/classes.ts";

/** Written out in full, because the style sheet is generated from the class names in the sources. */
const ICONS: Record<Glyph, string> = {
  light: "class-icon color-wg-light i-own-class-light",
  medium: "class-icon color-wg-medium i-own-class-medium",
  heavy: "class-icon color-wg-heavy i-own-class-heavy",
  td: "class-icon color-wg-td i-own-class-td",
  spg: "class-icon color-wg-spg i-own-class-spg",
};

/** The glyph of a vehicle class; recognisable by shape alone, without the colour. */
export function ClassIcon({ type }: { type: VehicleClass }) {
  const label = CLASS_LABELS[type];
  return <i className={ICONS[CLASS_ICONS[type]]} role="img" aria-label={label} title={label} />;
}
