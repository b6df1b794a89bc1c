import { PERFORMANCE_LEVELS, type PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { column, type Node, picture, row, text } from "./nodes.ts";
import { box, DISPLAY, type Drawn, figure, footer, grid, NAME_STYLE, PAD, title, WIDTH } from "./parts.ts";
import type { PlayerPreview } from "./player-preview.ts";
import { type Token, token } from "./tokens.ts";

/** Where the ground line is, as in the picture of a vehicle. */
const GROUND = 418;
/** Nobody reaches the highest level (wn8-level.ts). */
const LEVELS = PERFORMANCE_LEVELS.slice(0, -1);
const GAP = 36;

/** The link preview of a player: who it is, WN8 on its scale, and the figures that it stands beside. */
export async function playerPicture(preview: PlayerPreview, drawn: Drawn): Promise<Node> {
  const { nickname, source, figures } = preview;
  const width = (WIDTH - GAP * (figures.length - 1)) / figures.length;
  return picture([
    grid(GROUND),
    ...scale(preview),
    column([kind(preview), await title(nickname, drawn)], { position: "absolute", top: 44, left: PAD, gap: 10 }),
    wn8(preview),
    row(
      figures.map((each) => figure(each, width)),
      { position: "absolute", top: GROUND + 24, left: PAD, gap: GAP },
    ),
    footer(source),
  ]);
}

function kind({ clan, region }: PlayerPreview): Node {
  const words = text(region, { fontSize: 30 });
  const tag = text(clan, { ...DISPLAY, fontWeight: 640, fontSize: 28 });
  return row(clan === "" ? [words] : [tag, words], { height: 44, gap: 18 });
}

function wn8({ wn8: known }: PlayerPreview): Node {
  const label = text("WN8", { fontSize: 26, color: token("text-3") });
  if (!known) {
    const words = text("Not known", { ...DISPLAY, fontWeight: 620, fontSize: 64, color: token("text-3") });
    return column([label, words], { position: "absolute", top: 244, left: PAD, gap: 8 });
  }
  const color = token(levelToken(known.level));
  const level = text(known.label, { ...DISPLAY, fontWeight: 620, fontSize: 40, color });
  return row(
    [text(known.text, { ...NAME_STYLE, lineHeight: 1, fontSize: 128, color }), column([label, level], { gap: 4 })],
    { position: "absolute", top: 232, left: PAD, gap: 32 },
  );
}

function levelToken(level: PerformanceLevel): Token {
  return `perf-${level.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as Token;
}

const SEGMENT = { gap: 6, height: 12, top: GROUND - 34 } as const;

/** The levels of WN8 over the ground line, and where the player stands on them. */
function scale({ wn8: known }: PlayerPreview): Node[] {
  const { gap, height, top } = SEGMENT;
  const width = (WIDTH + gap) / LEVELS.length - gap;
  const levels = LEVELS.map((level, at) => {
    const backgroundColor = token(known ? levelToken(level) : "surface-4");
    const opacity = known && known.level !== level ? 0.28 : 1;
    return box({ top, left: PAD + at * (width + gap), width, height, borderRadius: 3, backgroundColor, opacity });
  });
  return known ? [...levels, marker(PAD + (known.place / 100) * WIDTH)] : levels;
}

function marker(x: number): Node {
  const { height, top } = SEGMENT;
  const edge = 3;
  const wide = 6 + 2 * edge;
  const left = Math.min(Math.max(x - wide / 2, PAD - edge), PAD + WIDTH + edge - wide);
  const style = { backgroundColor: token("text"), border: `${edge}px solid ${token("surface-0")}`, borderRadius: 4 };
  return box({ ...style, top: top - 9 - edge, left, width: wide, height: height + 18 + 2 * edge });
}
