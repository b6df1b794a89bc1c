import { layoutName, layoutsOf, sidesOf } from "#app/game/maps/layouts.ts";
import type { GameMaps } from "#app/game/maps/map-file.ts";
import { type MapPlan, mapPlan, type Side } from "#app/game/maps/map-plan.ts";
import { battleTypesText, fieldText, kindText } from "#app/game/maps/map-text.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { column, drawing, NAME_STYLE, type Node, PICTURE, picture, row, text, token } from "#app/pictures/nodes.ts";
import { brandSvg } from "./glyphs.ts";

const PAD = 56;
const PLAN = PICTURE.height - 2 * PAD;

const COLOURS: Record<Side, Parameters<typeof token>[0]> = { own: "wg-accent", enemy: "wg-awful", neutral: "text" };

/** The link preview of a map: its name next to its plan. */
export function mapPicture({ name, facts, plan, asOf }: MapPreview): Node {
  const lines = [...facts, ...(plan ? [] : ["No plan in the files"])];
  return picture([
    column(
      [
        text(name, { ...NAME_STYLE, fontSize: name.length > 14 ? 58 : 76, lineHeight: 1.15 }),
        ...lines.map((line) => text(line, { fontSize: 28 })),
      ],
      { position: "absolute", top: PAD, left: PAD, width: PICTURE.width - PLAN - 3 * PAD, gap: 14 },
    ),
    ...(plan
      ? [
          drawing(planSvg(plan.content), PLAN, PLAN, {
            position: "absolute",
            top: PAD,
            left: PICTURE.width - PLAN - PAD,
          }),
        ]
      : []),
    row([brandSvg(), text(plan ? `${plan.name}  ·  ${asOf}` : asOf, { fontSize: 19, color: token("text-3") })], {
      position: "absolute",
      left: PAD,
      bottom: PAD,
      width: PICTURE.width - PLAN - 3 * PAD,
      justifyContent: "space-between",
    }),
  ]);
}

function planSvg({ width, height, squares, near, line, bases, starts }: MapPlan): string {
  const paint = (side: Side) => `fill="${token(COLOURS[side])}" fill-opacity=".28" stroke="${token(COLOURS[side])}"`;
  // Centres a map that is not square in a square.
  const [across, down] = [Math.max(width, height), Math.max(0, width - height) / 2];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-down} ${across} ${across}">`,
    `<rect width="${width}" height="${height}" fill="${token("surface-2")}"/>`,
    `<path d="${squares}" fill="${token("surface-3")}" fill-opacity=".6"/>`,
    `<path d="${near}" fill="${token("wg-accent")}" fill-opacity=".1"/>`,
    `<path d="${line}" stroke="${token("text-3")}" stroke-width="4" stroke-dasharray="12 10"/>`,
    ...bases.map(({ x, y, r, side }) => `<circle cx="${x}" cy="${y}" r="${r}" ${paint(side)} stroke-width="5"/>`),
    ...starts.map(({ d, side }) => `<path d="${d}" ${paint(side)} stroke-width="5"/>`),
    "</svg>",
  ].join("");
}

/** Everything that a map's link preview shows. */
interface MapPreview {
  slug: string;
  name: string;
  /** "1,000 × 1,000 m", "15 against 15", "Standard, Encounter". */
  facts: string[];
  /** Of the usual battle type; null where the files hold none. */
  plan: { name: string; content: MapPlan } | null;
  asOf: string;
}

/** The previews of all maps; none in a dataset without maps. */
export function mapPreviews(maps: GameMaps | null): MapPreview[] {
  return (maps?.maps ?? []).map((map) => {
    const [layout] = layoutsOf(map);
    const drawn = { hidden: ["reach", "sight"] as const, at: null, sights: [], speed: null, signs: 22 };
    return {
      slug: map.slug,
      name: map.name,
      facts: [fieldText(map), kindText(map), battleTypesText(map)],
      plan: layout
        ? { name: layoutName(layout, map), content: mapPlan({ map, layout, ...sidesOf(layout, null), ...drawn }) }
        : null,
      asOf: `Patch ${formatPatch(maps?.gameVersion ?? "")}`,
    };
  });
}
