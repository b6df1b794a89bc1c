import { countVerdicts, stepsOf } from "#app/game/challenge/catalogue.ts";
import { NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";
import { column, DISPLAY, NAME_STYLE, type Node, PICTURE, picture, row, text, token } from "#app/pictures/nodes.ts";
import { challengeCatalogue } from "#scripts/publish/derive/challenge.ts";
import { brandSvg, icon } from "./glyphs.ts";

const PAD = 64;

/** The link preview of the no-gold challenge: its description, and how many steps each nation has. */
export function challengePicture({ eligible, all, nations }: ChallengePreview): Node {
  return picture([
    column(
      [
        text("No-gold challenge", { ...NAME_STYLE, fontSize: 96 }),
        text("From tier I to X with what the battles give", { fontSize: 36 }),
      ],
      { position: "absolute", top: 72, left: PAD, gap: 18 },
    ),
    row(
      nations.map(({ nation, steps }) =>
        column(
          [
            icon(`nation-${nation}`, 60, token("text"), { borderRadius: 30 }),
            text(`${steps}`, { ...DISPLAY, fontWeight: 600, fontSize: 30 }),
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
    row([brandSvg(), text(`${eligible} of ${all} vehicles are eligible`, { fontSize: 24, color: token("text-3") })], {
      position: "absolute",
      left: PAD,
      bottom: 34,
      width: PICTURE.width - 2 * PAD,
      justifyContent: "space-between",
    }),
  ]);
}

/** Everything that the link preview of the no-gold challenge shows. */
interface ChallengePreview {
  eligible: number;
  all: number;
  /** The steps of every nation. */
  nations: { nation: Nation; steps: number }[];
}

export function challengePreview(records: readonly VehicleRecord[], trees: readonly TechTree[]): ChallengePreview {
  const catalogue = challengeCatalogue(records, trees);
  return {
    eligible: countVerdicts(catalogue).eligible,
    all: catalogue.size,
    nations: NATIONS.map((nation) => ({ nation, steps: stepsOf(catalogue, nation).length })),
  };
}
