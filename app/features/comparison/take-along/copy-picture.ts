import { saveFile } from "#app/widgets/export/save-file.ts";
import { PNG, pngOf } from "#app/widgets/picture/canvas.ts";
import type { ComparisonView } from "../comparison-view.ts";
import { drawPicture } from "./draw-picture.ts";

/** Puts the table on the clipboard as a picture, or saves it where the clipboard takes none. @returns what to say of it */
export async function copyPicture(view: ComparisonView): Promise<string> {
  const drawing = pngOf(drawPicture(view).canvas);
  if (typeof ClipboardItem !== "undefined" && navigator.clipboard?.write) {
    try {
      // Browsers want to be asked while the click is handled, so the promise itself is handed over.
      await navigator.clipboard.write([new ClipboardItem({ [PNG]: drawing })]);
      return "Picture copied";
    } catch {
      // It is saved instead.
    }
  }
  saveFile("comparison.png", await drawing, PNG);
  return "Picture saved";
}
