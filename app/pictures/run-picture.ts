import { column, DISPLAY, NAME_STYLE, type Node, picture, row, text, token } from "./nodes.ts";
import { footer, grid, PAD, type PictureTools, segments, statsRow, title } from "./parts.ts";
import type { RunPreview } from "./run-preview.ts";

/** The link preview of a run of the no-gold challenge: whose it is, its steps over the tiers, and its battles. */
export async function runPicture(preview: RunPreview, drawn: PictureTools): Promise<Node> {
  const { nickname, source, stats, tiers } = preview;
  const tier = (at: number) => ({ backgroundColor: token(at < tiers ? "wg-accent" : "surface-4") });
  return picture([
    grid(),
    ...segments(10, tier),
    column([kind(preview), await title(nickname, drawn)], { position: "absolute", top: 44, left: PAD, gap: 10 }),
    steps(preview),
    statsRow(stats),
    footer(source),
  ]);
}

function kind({ where }: RunPreview): Node {
  const challenge = text("No-gold challenge", { ...DISPLAY, fontWeight: 640, fontSize: 28 });
  return row([challenge, text(where, { fontSize: 30 })], { height: 44, gap: 18 });
}

function steps({ steps: done, of, ended }: RunPreview): Node {
  const style = { ...NAME_STYLE, lineHeight: 1, fontSize: 128, color: token("wg-accent") } as const;
  const state = text(ended ? "Run ended" : "Run goes on", { fontSize: 26, color: token("text-3") });
  const all = text(of, { ...DISPLAY, fontWeight: 620, fontSize: 40 });
  return row([text(done, style), column([state, all], { gap: 4 })], {
    position: "absolute",
    top: 232,
    left: PAD,
    gap: 32,
  });
}
