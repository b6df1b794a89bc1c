import { type EmbeddedRef, elementId, embeddedValue } from "./embedded-data.ts";
import { type Packed, unpack } from "./packed.ts";

/**
 * The value of a loader's packed data: from the document's script element when it is embedded, else from the
 * packed text (an answer that is only data).
 * @throws Error when the document lacks the element, which no document of this build does
 */
export function readEmbedded<T>(data: EmbeddedRef<T> | Packed<T>): T {
  if (typeof data === "string") return unpack(data);
  if (data[embeddedValue] !== undefined) return data[embeddedValue];
  const text = document.getElementById(elementId(data.embedded))?.textContent;
  if (!text) throw new Error("The page came without its data. Reload it.");
  return unpack(text as Packed<T>);
}
