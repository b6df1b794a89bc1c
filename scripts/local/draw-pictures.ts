import { Response } from "miniflare";
import type { PictureFile } from "#scripts/publish/publish.ts";

/** Draws link previews on request of the local Worker: `GET /{hash}`. */
export function drawPictures(pictures: readonly PictureFile[] | Promise<readonly PictureFile[]>) {
  const known = Promise.resolve(pictures).then((all) => new Map(all.map((picture) => [picture.hash, picture])));
  return async (request: { url: string }): Promise<Response> => {
    const picture = (await known).get(new URL(request.url).pathname.slice(1));
    if (!picture) return new Response("Nobody knows how to draw this picture.", { status: 404 });
    try {
      return new Response(await picture.draw(), { headers: { "content-type": "image/png" } });
    } catch (error) {
      // The Worker then falls back to the site's general preview image.
      console.error(`The link preview ${picture.path} could not be drawn: ${error}`);
      return new Response("The picture could not be drawn.", { status: 503 });
    }
  };
}
