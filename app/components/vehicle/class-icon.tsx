import {
  CLASS_GLYPHS,
  CLASS_LABELS,
  type ClassIcon as Glyph,
  type VehicleClass,
} from "#app/game/model/enumerations/classes.ts";

/** Written out in full, because the style sheet is generated from the class names in the sources. */
const ICONS: Record<Glyph, string> = {
  light: "class-glyph color-wg-light i-own-class-light",
  medium: "class-glyph color-wg-medium i-own-class-medium",
  heavy: "class-glyph color-wg-heavy i-own-class-heavy",
  td: "class-glyph color-wg-td i-own-class-td",
  spg: "class-glyph color-wg-spg i-own-class-spg",
};

/** The glyph of a vehicle class; it can be told apart by its shape alone, without the colour. */
export function ClassIcon({ type }: { type: VehicleClass }) {
  const label = CLASS_LABELS[type];
  return <i className={ICONS[CLASS_GLYPHS[type]]} role="img" aria-label={label} title={label} />;
}
