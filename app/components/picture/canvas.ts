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
