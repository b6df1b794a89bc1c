import { CLASS_GLYPHS, CLASS_LABELS, type ClassGlyph as Glyph, type VehicleClass } from "#app/game/model/classes.ts";

/** Whole class names, since the stylesheet is made from what stands in the sources. */
const ICONS: Record<Glyph, string> = {
  light: "cg c-light i-own-class-light",
  medium: "cg c-medium i-own-class-medium",
  heavy: "cg c-heavy i-own-class-heavy",
  td: "cg c-td i-own-class-td",
  spg: "cg c-spg i-own-class-spg",
};

/** The glyph of a vehicle class: told by its shape, the colour comes second. */
export function ClassGlyph({ type }: { type: VehicleClass }) {
  const label = CLASS_LABELS[type];
  return <i className={ICONS[CLASS_GLYPHS[type]]} role="img" aria-label={label} title={label} />;
}
