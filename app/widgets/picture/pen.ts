/** Pictures are drawn at twice their size, so that they stay sharp where they are shown. */
const SCALE = 2;

/** What a picture is drawn with, in CSS pixels. */
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
  /** What is wider is pressed together. */
  width?: number;
}

/** An empty picture in the colour of panels. @throws Error where the browser cannot draw */
export function newPicture(width: number, height: number): Pen {
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw.");
  context.scale(SCALE, SCALE);
  context.textBaseline = "middle";
  const font = getComputedStyle(document.body).fontFamily;
  const colour = colourReader();
  context.fillStyle = colour("--surface-1");
  context.fillRect(0, 0, width, height);
  return {
    ...{ canvas, context, colour },
    write(text, x, y, { size = 13, weight = 450, token, width: most }) {
      context.font = `${weight} ${size}px ${font}`;
      context.fillStyle = colour(token);
      context.fillText(text, x, y, most);
      const wide = context.measureText(text).width;
      return most === undefined ? wide : Math.min(most, wide);
    },
  };
}

export const PNG = "image/png";

export function pngOf({ canvas }: Pen): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made."))), PNG);
  });
}

/** Tokens are written for both modes; a probe element has the colour of the one that is shown. */
function colourReader(): Pen["colour"] {
  const known = new Map<string, string>();
  return (token) => {
    const found = known.get(token);
    if (found !== undefined) return found;
    const probe = document.createElement("i");
    probe.style.setProperty("color", `var(${token})`);
    document.body.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    known.set(token, colour);
    return colour;
  };
}
