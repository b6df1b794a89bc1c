import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PICTURE } from "#app/pictures/nodes.ts";
import { renderPicture } from "#scripts/publish/pictures/render-picture.ts";
import { sitePicture } from "#scripts/publish/pictures/site-picture.ts";
import { derivedDataset } from "./publish/derived-dataset.ts";
import { appIcon, tabIcon, webManifest } from "./publish/pictures/site-picture.ts";
import { Fault, main, root } from "./tools.ts";

/** The vehicles of the site's preview image, from left to right: a small one, an old one and a large one. */
const vehicles = ["leichttraktor", "tiger-i", "maus"];

/** `npm run images`: makes the pictures in public/ that do not depend on the dataset's version. They are committed. */
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
  const { records } = await derivedDataset();
  const record = records.find((vehicle) => vehicle.slug === slug);
  if (record?.record !== "full") throw new Fault(`The measures of ${slug} are not in the dataset.`);
  return { profile: record.top.profile, type: record.type };
}
