import { saveFile } from "#app/components/export/save-or-copy.ts";
import { colourReader, newCanvas, PNG, pngOf } from "#app/components/picture/canvas.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { SessionCard } from "./sessions.ts";

// The size of link previews; lengths in pixels.
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const FLOOR = 500;
const TALLEST = 150;
const GAP = 12;

/** Has the browser save a session as a picture of 1200 × 630, in the colours of the visitor's mode. */
export async function saveSessionCard(card: SessionCard): Promise<void> {
  saveFile(`${card.nickname}-${card.date}.png`, await pngOf(drawCard(card)), PNG);
}

function drawCard({ nickname, region, day, wn8, stats, bars }: SessionCard): HTMLCanvasElement {
  const { canvas, context } = newCanvas(WIDTH, HEIGHT, 1);
  const colour = colourReader();
  const fontOf = (element: Element | null) => getComputedStyle(element ?? document.body).fontFamily;
  // Both are loaded: the page has its title in the display face.
  const [font, display] = [fontOf(document.body), fontOf(document.querySelector("h1"))];
  const write = (
    text: string,
    at: { x: number; y: number; size: number; weight: number; token: string },
    maxWidth?: number,
  ) => {
    context.font = `${at.weight} ${at.size}px ${at.weight > 600 ? display : font}`;
    context.fillStyle = colour(at.token);
    context.fillText(text, at.x, at.y, maxWidth);
  };
  context.fillStyle = colour("--surface-0");
  context.fillRect(0, 0, WIDTH, HEIGHT);
  write(nickname, { x: MARGIN, y: 104, size: 44, weight: 650, token: "--text" }, 700);
  context.textAlign = "right";
  write(`${region}  ${day}`, { x: WIDTH - MARGIN, y: 104, size: 28, weight: 450, token: "--text-3" }, 380);
  context.textAlign = "left";
  write(`WN8 in ${stats[0]?.text ?? ""}`, { x: MARGIN, y: 172, size: 24, weight: 450, token: "--text-3" });
  write(wn8.text, { x: MARGIN, y: 282, size: 112, weight: 650, token: wn8.token }, 420);
  for (const [at, { label, text }] of stats.slice(1).entries()) {
    const x = 540 + at * 200;
    write(label, { x, y: 214, size: 24, weight: 450, token: "--text-3" }, 180);
    write(text, { x, y: 276, size: 48, weight: 650, token: "--text" }, 180);
  }
  const maxDamage = Math.max(1, ...bars.map(({ damage }) => damage));
  const width = Math.min(120, (WIDTH - 2 * MARGIN - GAP * (bars.length - 1)) / Math.max(1, bars.length));
  for (const [at, { damage, won, name, token }] of bars.entries()) {
    const x = MARGIN + at * (width + GAP);
    const height = Math.max(4, (TALLEST * damage) / maxDamage);
    context.fillStyle = context.strokeStyle = colour(token);
    context.lineWidth = 3;
    if (won) context.fillRect(x, FLOOR - height, width, height);
    else context.strokeRect(x + 1.5, FLOOR - height + 1.5, width - 3, height - 3);
    write(formatNumber(damage), { x, y: FLOOR + 30, size: 22, weight: 550, token: "--text" }, width);
    write(name, { x, y: FLOOR + 56, size: 18, weight: 450, token: "--text-3" }, width);
  }
  write("The Index", { x: MARGIN, y: HEIGHT - 34, size: 22, weight: 450, token: "--text-3" });
  context.textAlign = "right";
  write("Damage in each battle. Outlined: lost", {
    x: WIDTH - MARGIN,
    y: HEIGHT - 34,
    size: 22,
    weight: 450,
    token: "--text-3",
  });
  return canvas;
}
