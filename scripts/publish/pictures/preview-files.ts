import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Node } from "@takumi-rs/core";
import type { GameMaps } from "#app/game/maps/map-file.ts";
import { previewPath } from "#app/game/model/addresses/preview-path.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";
import { PICTURE } from "#app/pictures/nodes.ts";
import { filesBelow, fingerprint } from "#scripts/fingerprint.ts";
import type { PictureFile } from "#scripts/publish/publish.ts";
import { root } from "#scripts/tools.ts";
import { challengePicture, challengePreview } from "./challenge-picture.ts";
import { mapPicture, mapPreviews } from "./map-picture.ts";
import { fontFiles, renderPicture } from "./render-picture.ts";
import { treePicture, treePreview } from "./tree-picture.ts";
import { vehiclePicture, vehiclePreview } from "./vehicle-picture.ts";

/** Files that affect the look of pictures, in addition to their data and scripts/publish/pictures itself. */
const sources = [
  "app/pictures/nodes.ts",
  "app/lib/theme/colours.ts",
  "app/components/glyphs",
  "app/game/silhouette/silhouette-shapes.ts",
];

/** The link previews of all vehicles, tech trees and maps, and of the challenge; they are drawn later. */
export async function previewFiles(
  records: readonly VehicleRecord[],
  trees: readonly TechTree[],
  maps: GameMaps | null,
): Promise<PictureFile[]> {
  const design = await designHash();
  const vehicles = records.map((record) => {
    const preview = vehiclePreview(record);
    return pictureFile(previewPath(record.id), `${design} ${JSON.stringify(preview)}`, () => vehiclePicture(preview));
  });
  const nations = trees.map((tree) => {
    const preview = treePreview(tree);
    const path = previewPath(`techtree-${preview.nation}`);
    return pictureFile(path, `${design} ${JSON.stringify(preview)}`, () => treePicture(preview));
  });
  const plans = mapPreviews(maps).map((preview) =>
    pictureFile(previewPath(`map-${preview.slug}`), `${design} ${JSON.stringify(preview)}`, () => mapPicture(preview)),
  );
  const challenge = challengePreview(records, trees);
  const rules = pictureFile(previewPath("no-gold-challenge"), `${design} ${JSON.stringify(challenge)}`, () =>
    challengePicture(challenge),
  );
  return [...vehicles, ...nations, ...plans, rules];
}

async function designHash(): Promise<string> {
  const own = (await filesBelow("scripts/publish/pictures")).filter((file) => !file.endsWith(".test.ts"));
  const { devDependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  return `${devDependencies["@takumi-rs/core"]} ${await fingerprint([...own, ...sources, ...(await fontFiles())])}`;
}

function pictureFile(path: string, content: string, node: () => Node): PictureFile {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  return { path, hash, draw: () => renderPicture(node(), PICTURE) };
}
