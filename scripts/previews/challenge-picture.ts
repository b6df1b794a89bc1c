import { column, type Node, PICTURE, picture, row, text } from "#app/previews/nodes.ts";
import { token } from "#app/previews/tokens.ts";
import type { ChallengePreview } from "./challenge-preview.ts";
import { brand, glyph } from "./glyphs.ts";

const PAD = 64;

/** The link preview of the no-gold challenge: what it is, and how many steps each nation has. */
export function challengePicture({ eligible, all, nations }: ChallengePreview): Node {
  const words = { fontFamily: "Archivo", fontWeight: 700, lineHeight: 1.1, color: token("text") } as const;
  return picture([
    column(
      [
        text("No-gold challenge", { ...words, fontSize: 96, letterSpacing: "-0.03em" }),
        text("From tier I to X with what the battles give", { fontSize: 36 }),
      ],
      { position: "absolute", top: 72, left: PAD, gap: 18 },
    ),
    row(
      nations.map(({ nation, steps }) =>
        column(
          [
            glyph(`nation-${nation}`, 60, token("text"), { borderRadius: 30 }),
            text(`${steps}`, { ...words, fontWeight: 600, fontSize: 30 }),
          ],
          { alignItems: "center", gap: 16 },
        ),
      ),
      { position: "absolute", top: 330, left: PAD, width: PICTURE.width - 2 * PAD, justifyContent: "space-between" },
    ),
    text("Steps of each nation: tech tree vehicles, researched by experience and bought for credits", {
      position: "absolute",
      top: 478,
      left: PAD,
      fontSize: 24,
      color: token("text-3"),
    }),
    row([brand(26), text(`${eligible} of ${all} vehicles are eligible`, { fontSize: 24, color: token("text-3") })], {
      position: "absolute",
      left: PAD,
      bottom: 34,
      width: PICTURE.width - 2 * PAD,
      justifyContent: "space-between",
    }),
  ]);
}
