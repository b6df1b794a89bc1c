import { PERFORMANCE_LEVELS, type PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { column, DISPLAY, NAME_STYLE, type Node, picture, row, type Token, text, token } from "./nodes.ts";
import { footer, grid, marker, PAD, type PictureTools, segments, statsRow, title } from "./parts.ts";
import type { PlayerPreview } from "./player-preview.ts";

/** Nobody reaches the highest level (wn8-level.ts). */
const LEVELS = PERFORMANCE_LEVELS.slice(0, -1);

/** A player's link preview: name, WN8 on its scale, and further stats. */
export async function playerPicture(preview: PlayerPreview, drawn: PictureTools): Promise<Node> {
  const { nickname, source, stats } = preview;
  return picture([
    grid(),
    ...scale(preview),
    column([kind(preview), await title(nickname, drawn)], { position: "absolute", top: 44, left: PAD, gap: 10 }),
    wn8(preview),
    statsRow(stats),
    footer(source),
  ]);
}

function kind({ clan, region }: PlayerPreview): Node {
  const regionText = text(region, { fontSize: 30 });
  const tag = text(clan, { ...DISPLAY, fontWeight: 640, fontSize: 28 });
  return row(clan === "" ? [regionText] : [tag, regionText], { height: 44, gap: 18 });
}

function wn8({ wn8: known }: PlayerPreview): Node {
  const label = text("WN8", { fontSize: 26, color: token("text-3") });
  if (!known) {
    const message = text("Not known", { ...DISPLAY, fontWeight: 620, fontSize: 64, color: token("text-3") });
    return column([label, message], { position: "absolute", top: 244, left: PAD, gap: 8 });
  }
  const color = token(known.level ? levelToken(known.level) : "text");
  const level = text(known.label, { ...DISPLAY, fontWeight: 620, fontSize: 40, color });
  return row(
    [text(known.text, { ...NAME_STYLE, lineHeight: 1, fontSize: 128, color }), column([label, level], { gap: 4 })],
    { position: "absolute", top: 232, left: PAD, gap: 32 },
  );
}

function levelToken(level: PerformanceLevel): Token {
  return `perf-${level.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as Token;
}

/** The WN8 levels and the player's position on them. */
function scale({ wn8: known }: PlayerPreview): Node[] {
  const levels = segments(LEVELS.length, (at) => {
    const level = LEVELS[at] ?? "bad";
    const backgroundColor = token(known ? levelToken(level) : "surface-4");
    return { backgroundColor, opacity: known && known.level !== level ? 0.28 : 1 };
  });
  return known ? [...levels, ...marker(known.position)] : levels;
}
