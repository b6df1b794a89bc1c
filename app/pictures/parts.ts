import logo from "#app/components/glyphs/logo.svg?raw";
import { NOT_KNOWN } from "#app/game/stats/format.ts";
import {
  brand,
  column,
  DISPLAY,
  drawing,
  NAME_STYLE,
  type Node,
  type NodeStyle,
  PICTURE,
  row,
  text,
  token,
} from "./nodes.ts";

// Shared by the pictures of players and of their runs.

export const PAD = 56;
/** Where the ground line is, as in the picture of a vehicle. */
const GROUND = 418;
/** Width between the margins, in px. */
const WIDTH = PICTURE.width - 2 * PAD;

/** What a picture needs from its renderer. */
export interface PictureTools {
  /** The size at which a name in `NAME_STYLE` is as wide as it may be, `most.size` at most; in px. */
  fitted(name: string, max: { size: number; width: number }): Promise<number>;
}

/** A name as large as it can be in one line. */
export async function title(name: string, { fitted }: PictureTools): Promise<Node> {
  const fontSize = await fitted(name, { size: 96, width: WIDTH });
  return row([text(name, { ...NAME_STYLE, fontSize })], { height: 106 });
}

interface PictureStat {
  label: string;
  text: string;
  unit: string;
}

const GAP = 36;

/** A row of stats below the ground line. */
export function statsRow(stats: readonly PictureStat[]): Node {
  const width = (WIDTH - GAP * (stats.length - 1)) / stats.length;
  return row(
    stats.map((stat) => statColumn(stat, width)),
    { position: "absolute", top: GROUND + 24, left: PAD, gap: GAP },
  );
}

function statColumn({ label, text: value, unit }: PictureStat, width: number): Node {
  const isKnown = value !== NOT_KNOWN;
  const fontSize = isKnown ? 60 : 40;
  const color = token(isKnown ? "text" : "text-3");
  const valueStyle = { ...DISPLAY, fontWeight: 620, fontSize, letterSpacing: "-0.025em", color } as const;
  const values = [text(value, valueStyle), text(unit, { fontSize: 30, color: token("text-3"), paddingBottom: 6 })];
  return column(
    [
      text(label, { fontSize: 24, color: token("text-3") }),
      row(values, { gap: 10, height: 70, alignItems: isKnown ? "flex-end" : "center" }),
    ],
    { width },
  );
}

/** Whose picture it is, and where its figures come from. */
export function footer(source: string): Node {
  return row([brand(logo, 26), text(source, { fontSize: 22, color: token("text-3") })], {
    position: "absolute",
    left: PAD,
    bottom: 28,
    width: WIDTH,
    justifyContent: "space-between",
  });
}

const STEP = 71;

/** The grid of the site's drawings, down to the ground; always the same, so that it is drawn once. */
export function grid(): Node {
  const { width } = PICTURE;
  const lines: string[] = [];
  for (let x = (width / 2) % STEP; x < width; x += STEP) lines.push(`M${x} 0V${GROUND}`);
  for (let y = GROUND - STEP; y > 0; y -= STEP) lines.push(`M0 ${y}H${width}`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${GROUND}">` +
    `<path d="${lines.join("")}" fill="none" stroke="${token("grid")}" stroke-width="1.5"/>` +
    `<path d="M0 ${GROUND - 1}H${width}" stroke="${token("border-strong")}" stroke-width="2"/></svg>`;
  return drawing(svg, width, GROUND, { position: "absolute", top: 0, left: 0 });
}

const SEGMENT = { gap: 6, height: 12, top: GROUND - 34 } as const;

/** A scale of equally wide steps over the ground line, from margin to margin. @param look of each */
export function segments(count: number, look: (at: number) => NodeStyle): Node[] {
  const { gap, height, top } = SEGMENT;
  const width = (WIDTH + gap) / count - gap;
  return Array.from({ length: count }, (_, at) =>
    box({ top, left: PAD + at * (width + gap), width, height, borderRadius: 3, ...look(at) }),
  );
}

/** Marks a place of the scale, in percent of its length: a line on a gap. */
export function marker(position: number): Node[] {
  const { height, top } = SEGMENT;
  const [edge, width] = [3, 6];
  const middle = PAD + (position / 100) * WIDTH;
  const left = Math.min(Math.max(middle - width / 2, PAD), PAD + WIDTH - width);
  return [
    box({ top, left: left - edge, width: width + 2 * edge, height, backgroundColor: token("surface-0") }),
    box({ top: top - 9, left, width, height: height + 18, borderRadius: 2, backgroundColor: token("text") }),
  ];
}

function box(style: NodeStyle): Node {
  return { type: "container", children: [], style: { position: "absolute", ...style } };
}
