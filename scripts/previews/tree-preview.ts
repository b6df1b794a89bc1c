import { CLASS_GLYPHS, type ClassGlyph } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";
import type { TechTree } from "#app/game/model/tech-tree.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";

/** Everything that a tech tree's link preview shows. */
export interface TreePreview {
  nation: Nation;
  nationLabel: string;
  columns: number;
  rows: number;
  nodes: { tier: number; row: number; glyph: ClassGlyph }[];
  /** Ends of the steps of research, as places in `nodes`. */
  edges: [from: number, to: number][];
  count: number;
  asOf: string;
}

export function treePreview({ nation, nodes, edges, rows, gameVersion }: TechTree): TreePreview {
  const places = new Map(nodes.map(({ id }, at) => [id, at]));
  return {
    nation,
    nationLabel: NATION_LABELS[nation],
    columns: Math.max(...nodes.map(({ tier }) => tier)),
    rows,
    nodes: nodes.map(({ tier, row, type }) => ({ tier, row, glyph: CLASS_GLYPHS[type] })),
    edges: edges.flatMap(({ from, to }): [number, number][] => {
      const [a, b] = [places.get(from), places.get(to)];
      return a === undefined || b === undefined ? [] : [[a, b]];
    }),
    count: nodes.length,
    asOf: `Patch ${formatPatch(gameVersion)}`,
  };
}
