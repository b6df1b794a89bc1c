import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { vehicleRecordSchema } from "#app/game/model/vehicle.ts";
import { vehicleIndexSchema } from "#app/game/model/vehicle-index.ts";
import { vehiclePath } from "#app/game/model/vehicle-path.ts";
import { appIcon, tabIcon } from "./previews/app-icon.ts";
import { PICTURE } from "./previews/nodes.ts";
import { renderPicture } from "./previews/render-picture.ts";
import { sitePicture } from "./previews/site-picture.ts";
import { webManifest } from "./previews/web-manifest.ts";
import { Fault, main, root } from "./tools.ts";

/** Who stands on the site's own picture, from left to right: a small one, an old one and a great one. */
const vehicles = ["leichttraktor", "tiger-i", "maus"];

/** `npm run images`: the pictures in public/ that do not follow from the dataset's version. They are committed. */
main(async () => {
  const write = (name: string, content: string | Uint8Array) => writeFile(join(root, "public", name), content);
  const square = (size: number) => ({ width: size, height: size });
  await write("preview.png", await renderPicture(sitePicture(await Promise.all(vehicles.map(standing))), PICTURE));
  await write("favicon.ico", await renderPicture(tabIcon(32), square(32), "ico"));
  await write("apple-touch-icon.png", await renderPicture(appIcon(180, 0.68), square(180)));
  for (const size of [192, 512]) {
    await write(`icon-${size}.png`, await renderPicture(appIcon(size, 0.74), square(size)));
    await write(`icon-maskable-${size}.png`, await renderPicture(appIcon(size, 0.56), square(size)));
  }
  await write("site.webmanifest", webManifest());
});

async function standing(slug: string) {
  const read = async (path: string) => JSON.parse(await readFile(join(root, "data/game", path), "utf8"));
  const index = vehicleIndexSchema.parse(await read("vehicles/index.json"));
  const row = index.vehicles.find((vehicle) => vehicle.slug === slug);
  const record = row && vehicleRecordSchema.parse(await read(vehiclePath(row)));
  if (record?.record !== "full") throw new Fault(`The measures of ${slug} are not in the dataset.`);
  return { profile: record.top.profile, type: record.type };
}
