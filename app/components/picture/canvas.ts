export const PNG = "image/png";

/** Reads colours by their token. Tokens are written for both modes; a probe element has the colour of the one shown. */
export function colourReader(): (token: string) => string {
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

/** A canvas of a size in CSS pixels, drawn larger so that it stays sharp. @throws Error where the browser cannot draw */
export function newCanvas(width: number, height: number, scale: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw.");
  context.scale(scale, scale);
  return { canvas, context };
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made."))), PNG);
  });
}

/** Pictures are drawn at twice their size, so that they stay sharp where they are shown. */
const SCALE = 2;

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

const fontOf = (element: Element | null) => getComputedStyle(element ?? document.body).fontFamily;

/** An empty picture in the colour of panels. @throws Error where the browser cannot draw */
export function newPicture(width: number, height: number): Pen {
  const font = fontOf(document.body);
  const pen = newPen(newCanvas(width, height, SCALE), "--surface-1", () => font);
  pen.context.textBaseline = "middle";
  return pen;
}

/** The size of cards, which is that of link previews, in pixels. */
export const CARD = { width: 1200, height: 630 };

/** An empty card in the colour of pages, with what is heavy in the display face. @throws Error where the browser cannot draw */
export function newCard(): Pen {
  // Both are loaded: the page has its title in the display face.
  const [font, display] = [fontOf(document.body), fontOf(document.querySelector("h1"))];
  return newPen(newCanvas(CARD.width, CARD.height, 1), "--surface-0", (weight) => (weight > 600 ? display : font));
}

function newPen(
  { canvas, context }: ReturnType<typeof newCanvas>,
  ground: string,
  faceOf: (weight: number) => string,
): Pen {
  const colour = colourReader();
  context.fillStyle = colour(ground);
  context.fillRect(0, 0, canvas.width, canvas.height);
  return {
    canvas,
    context,
    colour,
    write(text, x, y, { size = 13, weight = 450, token, width: maxWidth }) {
      context.font = `${weight} ${size}px ${faceOf(weight)}`;
      context.fillStyle = colour(token);
      context.fillText(text, x, y, maxWidth);
      const wide = context.measureText(text).width;
      return maxWidth === undefined ? wide : Math.min(maxWidth, wide);
    },
  };
}
