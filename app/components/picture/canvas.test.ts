import { expect, it } from "vitest";
import { pngOf } from "./canvas.ts";

const canvasGiving = (blob: Blob | null) =>
  ({ toBlob: (done: (blob: Blob | null) => void) => done(blob) }) as HTMLCanvasElement;

it("a picture that the browser could not make is an error, not a picture", async () => {
  const blob = new Blob(["png"]);
  expect(await pngOf(canvasGiving(blob))).toBe(blob);
  await expect(pngOf(canvasGiving(null))).rejects.toThrow();
});
