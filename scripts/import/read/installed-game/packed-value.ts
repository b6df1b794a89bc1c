import { floatText } from "./float-text.ts";

/** Kinds of values in a packed file. */
export type PackedKind = "string" | "integer" | "floats" | "boolean" | "blob";

const FLOAT = 4;

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * A value as the text that it was packed from.
 * @param damage makes the error for bytes that are no such value
 * @throws what `damage` made
 */
export function valueText(kind: PackedKind, bytes: Uint8Array, damage: (message: string) => Error): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = bytes.length;
  switch (kind) {
    case "string":
      try {
        return decoder.decode(bytes).trim();
      } catch {
        throw damage("it holds a text that is not UTF-8");
      }
    case "integer":
      if (size === 0) return "0";
      if (size === 1) return String(view.getInt8(0));
      if (size === 2) return String(view.getInt16(0, true));
      if (size === 4) return String(view.getInt32(0, true));
      if (size === 8) return String(view.getBigInt64(0, true));
      throw damage(`it holds a whole number of ${size} bytes`);
    case "floats":
      if (size % FLOAT !== 0) throw damage(`it holds floats in ${size} bytes`);
      return Array.from({ length: size / FLOAT }, (_, index) => floatText(view.getFloat32(index * FLOAT, true))).join(
        " ",
      );
    case "boolean":
      if (size === 0 || (size === 1 && bytes[0] === 0)) return "false";
      if (size === 1 && bytes[0] === 1) return "true";
      throw damage("it holds neither true nor false");
    case "blob":
      return Buffer.from(bytes.buffer, bytes.byteOffset, size).toString("base64");
  }
}
