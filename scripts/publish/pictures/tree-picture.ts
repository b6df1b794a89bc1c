import { CLASS_ICONS, type ClassIcon } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { column, drawing, NAME_STYLE, type Node, PICTURE, picture, row, text, token } from "#app/pictures/nodes.ts";
import { brandSvg, icon } from "./glyphs.ts";

const PAD = 56;
/** The box that the tree is drawn in. */
const BOX = { left: PAD, top: 196, width: PICTURE.width - 2 * PAD, height: 322 } as const;
const TIERS_TOP = 528;

/** The link preview of a tech tree: its nation over the tree itself, a sign of its class for every vehicle. */
export function treePicture(tree: TreePreview): Node {
  const step = { x: BOX.width / tree.columns, y: BOX.height / tree.rows };
  const size = Math.min(36, step.y * 0.82);
  const placedNodes = tree.nodes.map((node) => ({
    x: (node.tier - 0.5) * step.x,
    y: (node.row + 0.5) * step.y,
    icon: node.icon,
  }));
  return picture([
    column([title(tree), text("Tech tree and research planner", { fontSize: 30 })], {
      position: "absolute",
      top: 36,
      left: PAD,
      gap: 8,
    }),
    drawing(linesSvg(tree, placedNodes), BOX.width, BOX.height, { position: "absolute", top: BOX.top, left: BOX.left }),
    ...placedNodes.map((node) =>
      icon(`class-${node.icon}`, size, token(`wg-${node.icon}`), {
        position: "absolute",
        top: BOX.top + node.y - size / 2,
        left: BOX.left + node.x - size / 2,
      }),
    ),
    row(
      Array.from({ length: tree.columns }, (_, at) => tierLabel(romanTier(at + 1), step.x)),
      { position: "absolute", top: TIERS_TOP, left: BOX.left },
    ),
    row(
      [
        brandSvg(),
        text(`${tree.count} vehicles in the tree  ·  ${tree.asOf}`, { fontSize: 19, color: token("text-3") }),
      ],
      { position: "absolute", left: PAD, bottom: 24, width: PICTURE.width - 2 * PAD, justifyContent: "space-between" },
    ),
  ]);
}

function title({ nation, nationLabel }: TreePreview): Node {
  const label = text(nationLabel, { ...NAME_STYLE, fontSize: 84 });
  return row([icon(`nation-${nation}`, 68, token("text"), { borderRadius: 34 }), label], { gap: 24 });
}

function tierLabel(tier: string, width: number): Node {
  const label = text(tier, { fontFamily: "Archivo", fontWeight: 600, fontSize: 19, color: token("text-3") });
  return row([label], { width, justifyContent: "center" });
}

/** Research steps as right-angled lines behind the icons, each icon on a patch of background. */
function linesSvg({ edges }: TreePreview, positions: readonly { x: number; y: number }[]): string {
  const lines = edges.map(({ from, to }) => {
    const [a, b] = [positions[from], positions[to]];
    if (!a || !b) return "";
    const bend = Math.round((a.x + b.x) / 2);
    return `M${Math.round(a.x)} ${Math.round(a.y)}H${bend}V${Math.round(b.y)}H${Math.round(b.x)}`;
  });
  const patches = positions.map(({ x, y }) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="21"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX.width} ${BOX.height}">` +
    `<path d="${lines.join("")}" fill="none" stroke="${token("border-strong")}" stroke-width="2" stroke-linejoin="round"/>` +
    `<g fill="${token("surface-0")}">${patches.join("")}</g></svg>`
  );
}

/** Everything that a tech tree's link preview shows. */
interface TreePreview {
  nation: Nation;
  nationLabel: string;
  columns: number;
  rows: number;
  nodes: { tier: number; row: number; icon: ClassIcon }[];
  /** Ends of the steps of research, as places in `nodes`. */
  edges: { from: number; to: number }[];
  count: number;
  asOf: string;
}

export function treePreview({ nation, nodes, edges, rows, gameVersion }: TechTree): TreePreview {
  const indexes = new Map(nodes.map(({ id }, at) => [id, at]));
  return {
    nation,
    nationLabel: NATION_LABELS[nation],
    columns: Math.max(...nodes.map(({ tier }) => tier)),
    rows,
    nodes: nodes.map(({ tier, row, type }) => ({ tier, row, icon: CLASS_ICONS[type] })),
    edges: edges.flatMap((edge) => {
      const [from, to] = [indexes.get(edge.from), indexes.get(edge.to)];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    }),
    count: nodes.length,
    asOf: `Patch ${formatPatch(gameVersion)}`,
  };
}
