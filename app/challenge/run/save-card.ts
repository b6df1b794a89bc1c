import { saveFile } from "#app/components/export/save-or-copy.ts";
import { CARD, newCard, PNG, pngOf } from "#app/components/picture/canvas.ts";
import type { RunCard } from "./run-details.ts";

// Lengths in pixels.
const MARGIN = 88;
const INNER = CARD.width - 2 * MARGIN;
const BAR_GAP = 14;
const BAR_HEIGHT = 18;

/** Has the browser save the card of a run as a picture of 1200 × 630, in the colours of the visitor's mode. */
export async function saveCard(card: RunCard): Promise<void> {
  saveFile(`no-gold-challenge-${card.accountId}.png`, await pngOf(drawCard(card)), PNG);
}

function drawCard({ player, steps, summary, tiers }: RunCard): HTMLCanvasElement {
  const { canvas, context, colour, write: writeAt } = newCard();
  const write = (text: string, y: number, size: number, weight: number, token: string, width = INNER) =>
    writeAt(text, context.textAlign === "right" ? CARD.width - MARGIN : MARGIN, y, { size, weight, token, width });
  write("No-gold challenge", 128, 40, 650, "--text", 480);
  context.textAlign = "right";
  write(player, 128, 34, 450, "--text-3", 500);
  context.textAlign = "left";
  write(steps, 340, 128, 650, "--text");
  write(summary, 414, 38, 450, "--text-2");
  const bar = (INNER - 9 * BAR_GAP) / 10;
  for (let tier = 0; tier < 10; tier++) {
    context.fillStyle = colour(tier < tiers ? "--wg-accent" : "--surface-4");
    context.fillRect(MARGIN + tier * (bar + BAR_GAP), 476, bar, BAR_HEIGHT);
  }
  write("The Index", 566, 28, 450, "--text-3");
  return canvas;
}
