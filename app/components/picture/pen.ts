import { colourReader, newCanvas } from "./canvas.ts";

/** Pictures are drawn at twice their size, so that they stay sharp where they are shown. */
const SCALE = 2;

/** Draws a picture, in CSS pixels. */
export interface Pen {
  canvas: HTMLCanvasElement;
  context: CanvasRenderingContext2D;
  /** The colour of a token, in the visitor's mode. */
  colour(token: string): string;
  /** @returns how wide it is */
  write(text: string, x: number, y: number, writing: Writing): number;
}

export interface Writing {
  size?: number;
  weight?: number;
  token: string;
  /** Maximum width; wider text is condensed. */
  width?: number;
}

/** An empty picture in the colour of panels. @throws Error where the browser cannot draw */
export function newPicture(width: number, height: number): Pen {
  const { canvas, context } = newCanvas(width, height, SCALE);
  context.textBaseline = "middle";
  const font = getComputedStyle(document.body).fontFamily;
  const colour = colourReader();
  context.fillStyle = colour("--surface-1");
  context.fillRect(0, 0, width, height);
  return {
    canvas,
    context,
    colour,
    write(text, x, y, { size = 13, weight = 450, token, width: maxWidth }) {
      context.font = `${weight} ${size}px ${font}`;
      context.fillStyle = colour(token);
      context.fillText(text, x, y, maxWidth);
      const wide = context.measureText(text).width;
      return maxWidth === undefined ? wide : Math.min(maxWidth, wide);
    },
  };
}
