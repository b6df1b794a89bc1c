import { elementId, type SetAside, shown } from "./aside.ts";
import { type Packed, unpack } from "./packed.ts";

/**
 * The value of a loader's packed data: in a document from beside the loader data, else from the packed text.
 * @throws Error when the document does not have it, which no document of this build does
 */
export function readAside<T>(place: SetAside<T> | Packed<T>): T {
  if (typeof place === "string") return unpack(place);
  if (place[shown] !== undefined) return place[shown];
  const text = document.getElementById(elementId(place.aside))?.textContent;
  if (!text) throw new Error("The page came without its data. Reload it.");
  return unpack(text as Packed<T>);
}
