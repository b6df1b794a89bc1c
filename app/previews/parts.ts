import logo from "#app/ui/glyphs/logo.svg?raw";
import { brand, drawing, type Node, PICTURE, row, text } from "./nodes.ts";
import { token } from "./tokens.ts";

// What the pictures of players share.

export const PAD = 56;
/** What is left between the margins, in px. */
export const WIDTH = PICTURE.width - 2 * PAD;

/** What a picture needs of whoever draws it. */
export interface Drawn {
  /** The size at which a name in `NAME_STYLE` is as wide as it may be, `most.size` at most; in px. */
  fitted(words: string, most: { size: number; width: number }): Promise<number>;
}

export const DISPLAY = { fontFamily: "Archivo", lineHeight: 1.1, color: token("text") } as const;

export const NAME_STYLE = { ...DISPLAY, fontWeight: 700, letterSpacing: "-0.03em", whiteSpace: "nowrap" } as const;

/** A name as large as it can be in one line. */
export async function title(words: string, { fitted }: Drawn): Promise<Node> {
  const fontSize = await fitted(words, { size: 96, width: WIDTH });
  return row([text(words, { ...NAME_STYLE, fontSize })], { height: 106 });
}

/** A figure below its label. @param width of the column in px */
export function figure(
  { label, text: value, unit }: { label: string; text: string; unit: string },
  width: number,
): Node {
  const isKnown = /\d/.test(value);
  const fontSize = isKnown ? 60 : 40;
  const color = token(isKnown ? "text" : "text-3");
  return {
    type: "container",
    style: { display: "flex", flexDirection: "column", width },
    children: [
      text(label, { fontSize: 24, color: token("text-3") }),
      row(
        [
          text(value, { ...DISPLAY, fontWeight: 620, fontSize, letterSpacing: "-0.025em", color }),
          text(unit, { fontSize: 30, color: token("text-3"), paddingBottom: 6 }),
        ],
        { gap: 10, height: 70, alignItems: isKnown ? "flex-end" : "center" },
      ),
    ],
  };
}

/** Whose picture it is, and where its figures come from. */
export function footer(source: string): Node {
  return row([brand(logo, 26), text(source, { fontSize: 22, color: token("text-3") })], {
    ...{ position: "absolute", left: PAD, bottom: 28, width: WIDTH },
    justifyContent: "space-between",
  });
}

const STEP = 71;

/** The grid of the site's drawings, down to a line; always the same, so that it is drawn once. @param ground in px */
export function grid(ground: number): Node {
  const { width } = PICTURE;
  const lines: string[] = [];
  for (let x = (width / 2) % STEP; x < width; x += STEP) lines.push(`M${x} 0V${ground}`);
  for (let y = ground - STEP; y > 0; y -= STEP) lines.push(`M0 ${y}H${width}`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${ground}">` +
    `<path d="${lines.join("")}" fill="none" stroke="${token("grid")}" stroke-width="1.5"/>` +
    `<path d="M0 ${ground - 1}H${width}" stroke="${token("border-strong")}" stroke-width="2"/></svg>`;
  return drawing(svg, width, ground, { position: "absolute", top: 0, left: 0 });
}

/** A coloured rectangle at a place of the picture. */
export function box(style: NonNullable<Node["style"]>): Node {
  return { type: "container", children: [], style: { position: "absolute", boxSizing: "border-box", ...style } };
}
