import { saveFile } from "#app/components/export/save-or-copy.ts";
import { CARD, newCard, PNG, pngOf } from "#app/components/picture/canvas.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { SessionCard } from "./sessions.ts";

// Lengths in pixels.
const { width: WIDTH, height: HEIGHT } = CARD;
const MARGIN = 72;
const FLOOR = 500;
const TALLEST = 150;
const GAP = 12;

/** Has the browser save a session as a picture of 1200 × 630, in the colours of the visitor's mode. */
export async function saveSessionCard(card: SessionCard): Promise<void> {
  saveFile(`${card.nickname}-${card.date}.png`, await pngOf(drawCard(card)), PNG);
}

function drawCard({ nickname, region, day, wn8, stats, bars }: SessionCard): HTMLCanvasElement {
  const { canvas, context, colour, write } = newCard();
  write(nickname, MARGIN, 104, { size: 44, weight: 650, token: "--text", width: 700 });
  context.textAlign = "right";
  write(`${region}  ${day}`, WIDTH - MARGIN, 104, { size: 28, token: "--text-3", width: 380 });
  context.textAlign = "left";
  write(`WN8 in ${stats[0]?.text ?? ""}`, MARGIN, 172, { size: 24, token: "--text-3" });
  write(wn8.text, MARGIN, 282, { size: 112, weight: 650, token: wn8.token, width: 420 });
  for (const [at, { label, text }] of stats.slice(1).entries()) {
    const x = 540 + at * 200;
    write(label, x, 214, { size: 24, token: "--text-3", width: 180 });
    write(text, x, 276, { size: 48, weight: 650, token: "--text", width: 180 });
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
    write(formatNumber(damage), x, FLOOR + 30, { size: 22, weight: 550, token: "--text", width });
    write(name, x, FLOOR + 56, { size: 18, token: "--text-3", width });
  }
  write("The Index", MARGIN, HEIGHT - 34, { size: 22, token: "--text-3" });
  context.textAlign = "right";
  write("Damage in each battle. Outlined: lost", WIDTH - MARGIN, HEIGHT - 34, { size: 22, token: "--text-3" });
  return canvas;
}
