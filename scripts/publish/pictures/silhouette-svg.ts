import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";
import { tenth } from "#app/game/silhouette/silhouette-projection.ts";
import { drawSilhouette, type SilhouetteShape, VIEW } from "#app/game/silhouette/silhouette-shapes.ts";
import { PICTURE, token } from "#app/pictures/nodes.ts";

/** Scale from the profile's units to px of the picture. */
const ENLARGED = 1.78;

/** How the parts of the drawing look on the site (app/components/vehicle/silhouette.css), in the lines of a larger picture. */
const LOOKS: Record<string, string> = {
  body: `fill="${token("surface-3")}" stroke="${token("text-2")}" stroke-width="1.2" stroke-linejoin="round"`,
  track: `fill="${token("surface-0")}" stroke="${token("text-2")}" stroke-width="1.2"`,
  wheel: `fill="${token("surface-2")}" stroke="${token("text-3")}" stroke-width="0.9"`,
  detail: `fill="none" stroke="${token("text-3")}" stroke-width="0.8" opacity="0.75"`,
};

/** A vehicle in a picture. */
export interface Standing {
  profile: Silhouette;
  type: VehicleClass;
  /** The centre of its drawing, px from the left; defaults to the middle of the picture. */
  middle?: number;
  /** px per metre; defaults to the largest scale that fits its own picture. */
  metre?: number;
}

/**
 * The ground line over the whole width of a picture, with a grid of one metre, and side views on it, to scale. Without
 * vehicles only the grid.
 * @param height of the drawing in px; the ground is its lower edge
 */
export function silhouetteSvg(vehicles: readonly Standing[], height: number): string {
  const { width } = PICTURE;
  const drawn = vehicles.map(({ profile, type, middle = width / 2, metre }) => {
    const { shapes, scale } = drawSilhouette(profile, type);
    const factor = metre ? metre / scale : ENLARGED;
    const x = tenth(middle - (VIEW.width / 2) * factor);
    const y = tenth(height - VIEW.ground * factor);
    const group = `<g transform="translate(${x} ${y}) scale(${factor.toFixed(4)})">${shapes.map(shape).join("")}</g>`;
    return { group, metre: scale * factor };
  });
  const metre = drawn[0]?.metre ?? 71;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path d="${grid(metre, width, height)}" fill="none" stroke="${token("grid")}" stroke-width="1.5"/>` +
    drawn.map(({ group }) => group).join("") +
    `<path d="M0 ${height - 1}H${width}" stroke="${token("border-strong")}" stroke-width="2"/></svg>`
  );
}

function shape(part: SilhouetteShape): string {
  const look = LOOKS[part.className] ?? "";
  return part.kind === "path"
    ? `<path d="${part.d}" ${look}/>`
    : `<circle cx="${part.cx}" cy="${part.cy}" r="${part.r}" ${look}/>`;
}

function grid(metre: number, width: number, height: number): string {
  const lines: string[] = [];
  for (let x = (width / 2) % metre; x < width; x += metre) lines.push(`M${tenth(x)} 0V${height}`);
  for (let y = height - metre; y > 0; y -= metre) lines.push(`M0 ${tenth(y)}H${width}`);
  return lines.join("");
}
